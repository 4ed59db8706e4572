// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/open_window.h"

#include <QtGui/qaction.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qpushbutton.h>

#include <utility>

namespace strata::gui {

namespace {

constexpr QSize largeScreen(1180, 860);
/// Sweeps of hundreds of cells take a while under sanitizers.
constexpr int mostMs = 30000;

/// Asked once only; see tst_whole_machine for the question.
WindowContext answered(WindowContext context) {
  if (!context.wholeWithDisk) context.wholeWithDisk = true;
  return context;
}

}  // namespace

OpenWindow::OpenWindow(WindowContext context) : window(fake.engine(), answered(std::move(context))) {
  window.look().setLanguage(QStringLiteral("en"));
  window.resize(largeScreen);
  window.show();
  window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  QTRY_VERIFY(probe().widget("panelCell-1-read") != nullptr);
}

QAbstractButton* OpenWindow::button(const char* name) {
  return qobject_cast<QAbstractButton*>(probe().widget(name));
}

QComboBox* OpenWindow::box(const char* name) {
  return qobject_cast<QComboBox*>(probe().widget(name));
}

void OpenWindow::waitForEnd() {
  QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
}

void OpenWindow::measure(QWidget* widget) {
  const int before = fake.runsEnded();
  QTest::mouseClick(widget, Qt::LeftButton);
  waitForRun(before);
}

void OpenWindow::measure(const char* action) {
  const int before = fake.runsEnded();
  probe().action(action)->trigger();
  waitForRun(before);
}

void OpenWindow::waitForRun(int before) {
  QTRY_COMPARE_WITH_TIMEOUT(fake.runsEnded(), before + 1, mostMs);
  waitForEnd();
}

}  // namespace strata::gui
