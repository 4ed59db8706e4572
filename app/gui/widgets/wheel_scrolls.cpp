// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/wheel_scrolls.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qabstractspinbox.h>
#include <QtWidgets/qcombobox.h>

namespace strata::gui {

bool WheelScrolls::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Wheel) return QObject::eventFilter(watched, event);
  const auto* number = qobject_cast<QAbstractSpinBox*>(watched);
  const bool changes =
      qobject_cast<QComboBox*>(watched) != nullptr || (number != nullptr && !number->hasFocus());
  if (!changes) return QObject::eventFilter(watched, event);
  event->ignore();  // so that it goes on to the parent
  return true;
}

}  // namespace strata::gui

#include "moc_wheel_scrolls.cpp"
