// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/plain_header.h"

#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>

#include "app/gui/look/theme.h"

namespace strata::gui {

PlainHeader::PlainHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setObjectName(QStringLiteral("header"));
  setSectionsClickable(false);
  setHighlightSections(false);
  setFocusPolicy(Qt::NoFocus);
}

// Qt's style gives what no title stands in the colour of the window, whose cells below have that of a base.
void PlainHeader::paintEvent(QPaintEvent* event) {
  QHeaderView::paintEvent(event);
  const int end = length() - offset();
  if (end >= viewport()->width()) return;
  const QRect rest(end, 0, viewport()->width() - end, viewport()->height());
  QPainter painter(viewport());
  painter.fillRect(QStyle::visualRect(layoutDirection(), viewport()->rect(), rest),
                   palette().brush(QPalette::Base));
}

void PlainHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const Theme theme = themeFor(palette());
  painter->save();
  painter->fillRect(rect, palette().brush(QPalette::Base));
  painter->setPen(theme.muted);
  const Qt::Alignment alignment =
      model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
  painter->drawText(rect.adjusted(cellSideMargin, 0, -cellSideMargin, 0), static_cast<int>(alignment),
                    titleOf(section));
  painter->setPen(theme.muted);
  painter->drawLine(rect.bottomLeft(), rect.bottomRight());
  painter->restore();
}

QSize PlainHeader::sectionSizeFromContents(int section) const {
  return {fontMetrics().horizontalAdvance(titleOf(section)) + 2 * cellSideMargin + 2,
          fontMetrics().height() + 10};
}

QString PlainHeader::titleOf(int section) const {
  const QString title = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
  if (!isSortIndicatorShown() || section != sortIndicatorSection()) return title;
  return title +
         (sortIndicatorOrder() == Qt::AscendingOrder ? QStringLiteral(" \u25b4") : QStringLiteral(" \u25be"));
}

}  // namespace strata::gui

#include "moc_plain_header.cpp"
