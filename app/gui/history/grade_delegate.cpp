// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/grade_delegate.h"

#include <QtGui/qpainter.h>
#include <QtWidgets/qwidget.h>

#include "app/gui/history/history_model.h"
#include "app/gui/look/theme.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/plain_header.h"

namespace strata::gui {

void GradeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  const QVariant known = index.data(HistoryModel::gradeRole);
  if (!known.isValid()) return TextDelegate::paint(painter, option, index);
  const auto grade = static_cast<Grade>(known.toInt());
  QStyleOptionViewItem cell(option);
  initStyleOption(&cell, index);
  cell.text.clear();
  cell.widget->style()->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
  const QRect inner = cell.rect.adjusted(cellSideMargin, 0, -cellSideMargin, 0);
  const bool selected = cell.state.testFlag(QStyle::State_Selected);
  const QColor colour =
      selected ? cell.palette.color(QPalette::HighlightedText) : colourOf(grade, themeFor(cell.palette));
  const QRect rest = paintGrade(*painter, grade, colour, inner, cell.direction, cell.fontMetrics);
  if (grade == Grade::Good) return;
  painter->save();
  painter->setFont(cell.font);
  painter->setPen(colour);
  painter->drawText(rest, Qt::AlignLeading | Qt::AlignVCenter,
                    cell.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
  painter->restore();
}

QSize GradeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize text = TextDelegate::sizeHint(option, index);
  return {text.width() + gradeWidth(option.fontMetrics), text.height()};
}

}  // namespace strata::gui

#include "moc_grade_delegate.cpp"
