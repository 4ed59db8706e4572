// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_delegate.h"

#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qwidget.h>

#include "app/gui/compare/compare_model.h"
#include "app/gui/look/theme.h"
#include "app/gui/results/result_delegate.h"
#include "app/gui/widgets/plain_header.h"

namespace strata::gui {

namespace {

QColor colourOf(const QModelIndex& index, const QPalette& palette, const Theme& theme) {
  const QVariant finding = index.data(CompareModel::findingRole);
  const auto* model = qobject_cast<const CompareModel*>(index.model());
  const bool isNote = model != nullptr && model->partOf(index.column()) == CompareModel::Part::Notes;
  if (!finding.isValid()) return isNote ? theme.muted : palette.color(QPalette::Text);
  switch (static_cast<Finding>(finding.toInt())) {
    case Finding::Faster:
      return theme.good;
    case Finding::Slower:
      return theme.poor;
    default:
      return theme.muted;
  }
}

}  // namespace

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& styleOption,
                            const QModelIndex& index) const {
  QStyleOptionViewItem option(styleOption);
  initStyleOption(&option, index);
  const Theme theme = themeFor(option.palette);
  painter->save();
  if (option.state.testFlag(QStyle::State_Selected)) painter->fillRect(option.rect, theme.accentTint);
  painter->setPen(theme.hairline);
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  QFont font = option.font;
  font.setBold(index.data(CompareModel::headingRole).toBool());
  painter->setFont(font);
  painter->setPen(colourOf(index, option.palette, theme));
  const QRect inner = option.rect.adjusted(cellSideMargin, 0, -cellSideMargin, 0);
  painter->drawText(inner,
                    static_cast<int>(QStyle::visualAlignment(option.direction, option.displayAlignment)),
                    QFontMetrics(font).elidedText(option.text, Qt::ElideRight, inner.width()));
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    painter->setPen(theme.accent);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
  }
  painter->restore();
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem cell(option);
  initStyleOption(&cell, index);
  return {cell.fontMetrics.horizontalAdvance(cell.text) + 2 * cellSideMargin + 2,
          cell.fontMetrics.height() + 10};
}

}  // namespace strata::gui
