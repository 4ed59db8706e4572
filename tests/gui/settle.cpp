// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/settle.h"

#include <QtCore/qlist.h>
#include <QtCore/qrect.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qwidget.h>

namespace strata::gui {

namespace {

QList<QRect> geometries(const QWidget& window) {
  QList<QRect> all;
  for (const QWidget* widget : window.findChildren<QWidget*>()) all.append(widget->geometry());
  return all;
}

}  // namespace

void settle(const QWidget& window) {
  constexpr int quietRounds = 3;
  constexpr int mostRounds = 500;
  QList<QRect> before;
  for (int round = 0, quiet = 0; round < mostRounds && quiet < quietRounds; ++round) {
    QTest::qWait(2);
    const QList<QRect> now = geometries(window);
    quiet = now == before ? quiet + 1 : 0;
    before = now;
  }
}

}  // namespace strata::gui
