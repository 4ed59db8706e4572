// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/scrolled_body.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qabstractspinbox.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qscrollbar.h>

namespace strata::gui {

QWidget* scrolledBody(QWidget* body, QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setObjectName(QStringLiteral("bodyScroll"));
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidgetResizable(true);
  area->setBackgroundRole(QPalette::Base);
  // A scroll area gives a layout whose height goes by its width all the height that it would like to have,
  // rather than what it needs; the stack's own layout is one, whatever its pages are.
  auto* holder = new QWidget(area);
  holder->setObjectName(QStringLiteral("bodyHolder"));
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(body);
  area->setWidget(holder);
  // What is scrolled keeps its pixels, also those that show where the pointer was.
  QObject::connect(area->verticalScrollBar(), &QScrollBar::valueChanged, holder,
                   [holder] { holder->update(); });
  return area;
}

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

#include "moc_scrolled_body.cpp"
