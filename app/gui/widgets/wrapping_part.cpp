// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/wrapping_part.h"

#include <QtGui/qevent.h>
#include <QtWidgets/qlayout.h>

#include <algorithm>

namespace strata::gui {

QSize WrappingPart::minimumSizeHint() const {
  QSize least = QWidget::minimumSizeHint();
  if (layout() != nullptr && layout()->hasHeightForWidth() && width() >= least.width())
    least.setHeight(std::max(least.height(), layout()->minimumHeightForWidth(width())));
  return least;
}

void WrappingPart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

}  // namespace strata::gui

#include "moc_wrapping_part.cpp"
