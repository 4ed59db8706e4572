// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/pointer.h"

#include <QtCore/qcoreapplication.h>
#include <QtGui/qevent.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractscrollarea.h>

namespace strata::gui {

namespace {

void move(QAbstractScrollArea& area, QPointF position, Qt::MouseButtons buttons) {
  QMouseEvent event(QEvent::MouseMove, position, area.viewport()->mapToGlobal(position), Qt::NoButton,
                    buttons, Qt::NoModifier);
  QCoreApplication::sendEvent(area.viewport(), &event);
}

}  // namespace

void movePointer(QAbstractScrollArea& area, QPointF position) {
  move(area, position, Qt::NoButton);
}

void takePointerAway(QAbstractScrollArea& area) {
  QEvent event(QEvent::Leave);
  QCoreApplication::sendEvent(area.viewport(), &event);
}

void drag(QAbstractScrollArea& area, QPointF from, QPointF to) {
  QTest::mousePress(area.viewport(), Qt::LeftButton, {}, from.toPoint());
  for (const double share : {0.25, 0.5, 0.75, 1.0}) move(area, from + (to - from) * share, Qt::LeftButton);
  QTest::mouseRelease(area.viewport(), Qt::LeftButton, {}, to.toPoint());
}

}  // namespace strata::gui
