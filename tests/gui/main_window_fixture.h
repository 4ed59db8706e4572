// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/qaction.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qpushbutton.h>

#include <memory>
#include <string>
#include <utility>

#include "app/gui/window/main_window.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

/// What tests of the whole window have in common: one with an engine that measures nothing, whose file
/// chooser answers at once.
class MainWindowFixture : public QObject {
 protected:
  void beginAnew() {
    m_window.reset();
    m_fake = std::make_unique<FakeEngine>();
    m_savePath.clear();
    m_dataFolder.clear();
  }

  void open(DiskProfile profile = DiskProfile::Default) {
    m_suggested.clear();
    WindowContext context;
    context.settings.diskProfile = profile;
    context.wholeWithDisk = true;
    context.dataFolder = m_dataFolder;
    context.chooseFile = [this](QWidget*, const FileQuestion& question,
                                const std::function<void(const QString&)>& chosen) {
      m_suggested = question.suggestedPath;
      m_offered = question.filter;
      if (!m_savePath.isEmpty()) chosen(m_savePath);
    };
    m_window = std::make_unique<MainWindow>(m_fake->engine(), std::move(context));
    m_window->look().setLanguage(QStringLiteral("en"));
    m_window->resize(1024, 700);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  }

  WindowProbe probe() const { return WindowProbe(*m_window); }

  void clickRun() const { QTest::mouseClick(probe().runButton(), Qt::LeftButton); }

  void waitForEnd() const { QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run")); }

  void runToEnd(const char* action) const {
    const int before = m_fake->runsEnded();
    probe().action(action)->trigger();
    QTRY_COMPARE(m_fake->runsEnded(), before + 1);
    waitForEnd();
  }

  std::unique_ptr<FakeEngine> m_fake;
  std::unique_ptr<MainWindow> m_window;
  QString m_savePath;        ///< what the file chooser answers; empty: cancelled
  std::string m_dataFolder;  ///< of a window that is opened from now on; empty: nothing is kept
  QString m_suggested;       ///< what it was asked with
  QString m_offered;         ///< the forms that it offered
};

}  // namespace strata::gui
