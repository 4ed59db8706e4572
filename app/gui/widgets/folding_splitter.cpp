// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/folding_splitter.h"

#include <QtCore/qcoreevent.h>

#include <algorithm>
#include <utility>

namespace strata::gui {

FoldingSplitter::FoldingSplitter(QWidget* parent) : QSplitter(Qt::Horizontal, parent) {
  setChildrenCollapsible(false);
  setHandleWidth(20);
}

void FoldingSplitter::setRoomWanted(int part, int characters) {
  m_part = part;
  m_width = [this, characters] { return characters * fontMetrics().averageCharWidth(); };
  fold();
}

void FoldingSplitter::setWidthWanted(int part, std::function<int()> width) {
  m_part = part;
  m_width = std::move(width);
  m_isLeast = true;
  fold();
}

QSize FoldingSplitter::leastOf(int part) const {
  return widget(part)->minimumSizeHint().expandedTo(widget(part)->minimumSize());
}

QSize FoldingSplitter::minimumSizeHint() const {
  const bool folded = orientation() == Qt::Vertical;
  QSize least(0, 0);
  for (int part = 0; part < count(); ++part) {
    const QSize needs = leastOf(part);
    least.setWidth(std::max(least.width(), needs.width()));
    least.setHeight(folded ? least.height() + needs.height() + (part > 0 ? handleWidth() : 0)
                           : std::max(least.height(), needs.height()));
  }
  return least;
}

void FoldingSplitter::resizeEvent(QResizeEvent* event) {
  QSplitter::resizeEvent(event);
  fold();
}

bool FoldingSplitter::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) fold();
  const bool done = QSplitter::event(event);
  if (event->type() == QEvent::LayoutDirectionChange) keepInside();
  return done;
}

void FoldingSplitter::fold() {
  int sideBySide = 0;
  for (int part = 0; part < count(); ++part) {
    const int wanted = part == m_part ? m_width() : 0;
    sideBySide += std::max(wanted, leastOf(part).width()) + (part > 0 ? handleWidth() : 0);
  }
  const Qt::Orientation wanted = width() < sideBySide ? Qt::Vertical : Qt::Horizontal;
  if (orientation() != wanted) {
    setOrientation(wanted);
    updateGeometry();
  }
  if (m_isLeast) widget(m_part)->setMinimumWidth(wanted == Qt::Horizontal ? m_width() : 0);
  keepInside();
}

// From right to left QSplitter of Qt 6.4 lays its parts a pixel too far to the right, where they are cut off.
void FoldingSplitter::keepInside() {
  const int shift = orientation() == Qt::Horizontal && isRightToLeft() ? 1 : 0;
  if (contentsMargins().right() == shift) return;
  setContentsMargins(0, 0, shift, 0);
  refresh();
}

}  // namespace strata::gui

#include "moc_folding_splitter.cpp"
