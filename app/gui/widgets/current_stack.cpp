// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/current_stack.h"

#include <QtWidgets/qboxlayout.h>

namespace strata::gui {

CurrentStack::CurrentStack(QWidget* parent) : QStackedWidget(parent) {
  connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
}

// A frame of its own: a splitter that has margins itself misplaces its parts from right to left.
QWidget* CurrentStack::addFramed(QWidget* content, const QMargins& margins) {
  auto* frame = new QWidget(this);
  frame->setObjectName(content->objectName() + QStringLiteral("Frame"));
  auto* column = new QVBoxLayout(frame);
  column->setContentsMargins(margins);
  column->addWidget(content);
  addWidget(frame);
  return frame;
}

QSize CurrentStack::sizeHint() const {
  return currentWidget() == nullptr ? QSize() : currentWidget()->sizeHint();
}

QSize CurrentStack::minimumSizeHint() const {
  if (currentWidget() == nullptr) return {};
  // A least height that was set counts, as in any layout.
  QSize least = currentWidget()->minimumSizeHint();
  if (currentWidget()->minimumHeight() > 0) least.setHeight(currentWidget()->minimumHeight());
  return least;
}

}  // namespace strata::gui

#include "moc_current_stack.cpp"
