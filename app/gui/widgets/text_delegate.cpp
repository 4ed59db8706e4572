// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/text_delegate.h"

#include <QtGui/qpainter.h>
#include <QtWidgets/qwidget.h>

#include <utility>

#include "app/gui/widgets/plain_header.h"

namespace strata::gui {

QFont secondLineFont(QFont font) {
  if (font.pointSizeF() > 0) font.setPointSizeF(font.pointSizeF() * 0.9);
  return font;
}

void TextDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
  QStyleOptionViewItem cell(option);
  initStyleOption(&cell, index);
  const QString text = std::exchange(cell.text, {}).replace(QChar(QChar::LineSeparator), u' ');
  cell.widget->style()->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
  const QRect inner = cell.rect.adjusted(cellSideMargin, 0, -cellSideMargin, 0);
  const bool selected = cell.state.testFlag(QStyle::State_Selected);
  painter->save();
  painter->setFont(cell.font);
  painter->setPen(cell.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
  painter->drawText(inner, Qt::AlignLeading | Qt::AlignVCenter,
                    cell.fontMetrics.elidedText(text, Qt::ElideRight, inner.width()));
  painter->restore();
}

QSize TextDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem cell(option);
  initStyleOption(&cell, index);
  return {cell.fontMetrics.horizontalAdvance(cell.text) + 2 * cellSideMargin + 2,
          cell.fontMetrics.height() + 10};
}

}  // namespace strata::gui

#include "moc_text_delegate.cpp"
