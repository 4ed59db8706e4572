// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/current_stack.h"

namespace strata::gui {

CurrentStack::CurrentStack(QWidget* parent) : QStackedWidget(parent) {
  connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
}

QSize CurrentStack::sizeHint() const {
  return currentWidget() == nullptr ? QSize() : currentWidget()->sizeHint();
}

QSize CurrentStack::minimumSizeHint() const {
  return currentWidget() == nullptr ? QSize() : currentWidget()->minimumSizeHint();
}

}  // namespace strata::gui
