// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qpushbutton.h>

#include <atomic>
#include <memory>
#include <mutex>

#include "app/gui/run/engine_thread.h"
#include "app/gui/window/leftover_bar.h"
#include "app/gui/window/main_window.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

namespace {
const std::vector<Leftover> twoFiles{{"/data/strata-1.tmp", 256_MiB}, {"/data/strata-2.tmp", 256_MiB}};
}

class LeftoversTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void cleanup() {
    m_window.reset();
    m_found.clear();
    m_errors.clear();
    m_removed.clear();
    m_kept.clear();
  }

  void withoutAnyThereIsNoNotice() {
    open();
    QTRY_COMPARE(m_searches.load(), 1);
    QTest::qWait(20);
    QVERIFY(!bar()->isVisible());
  }

  void theyAreToldOfWithTheirSizeAndFolder() {
    m_found = twoFiles;
    open();
    QTRY_VERIFY(bar()->isVisible());
    QCOMPARE(probe().text("leftoversText"),
             QStringLiteral("An interrupted disk test left 2 files (512 MiB) in \u2066/data\u2069."));
    QCOMPARE(m_searchedFolders, std::vector<std::string>{"/mnt/disk"});
    QVERIFY(m_removed.empty());
    QVERIFY(m_kept.empty());
  }

  void severalFoldersAreNamed() {
    m_found = {{"/data/strata-1.tmp", 1_MiB}, {"/other/strata-2.tmp", 1_MiB}, {"/data/strata-3.tmp", 1_MiB}};
    open();
    QTRY_VERIFY(bar()->isVisible());
    QCOMPARE(probe().text("leftoversText"),
             QStringLiteral("An interrupted disk test left 3 files (3 MiB) in \u2066/data\u2069 and "
                            "\u2066/other\u2069."));
  }

  void theButtonDeletesThem() {
    m_found = twoFiles;
    open();
    QTRY_VERIFY(bar()->isVisible());
    click("leftoversDelete");
    QTRY_VERIFY(!bar()->isVisible());
    QCOMPARE(m_removed, twoFiles);
    QCOMPARE(probe().status(), QStringLiteral("Deleted 2 files (512 MiB)."));
  }

  void whatCouldNotBeDeletedIsSaidWithTheReason() {
    m_found = twoFiles;
    m_errors = {
        Error{"cannot-remove",
              {{"path", std::string("/data/strata-1.tmp")}, {"system", std::string("Not permitted")}}},
        Error{"file-in-use", {{"path", std::string("/data/strata-2.tmp")}}}};
    open();
    QTRY_VERIFY(bar()->isVisible());
    click("leftoversDelete");
    QTRY_VERIFY(probe().text("leftoversText").contains(QStringLiteral("Not permitted")));
    QVERIFY(probe().text("leftoversText").contains(QStringLiteral("uses /data/strata-2.tmp")));
    QVERIFY(bar()->isVisible());
    {
      const std::lock_guard lock(m_mutex);
      m_errors.clear();
      m_removed.clear();
    }
    click("leftoversDelete");
    QTRY_VERIFY(!bar()->isVisible());
    QCOMPARE(m_removed, twoFiles);
  }

  void theyCanBeKept() {
    m_found = twoFiles;
    open();
    QTRY_VERIFY(bar()->isVisible());
    click("leftoversKeep");
    QVERIFY(!bar()->isVisible());
    QTRY_COMPARE(keptSoFar(), twoFiles);
    QVERIFY(m_removed.empty());
  }

  void closingTheNoticeDoesNeither() {
    m_found = twoFiles;
    open();
    QTRY_VERIFY(bar()->isVisible());
    click("leftoversClose");
    QVERIFY(!bar()->isVisible());
    m_window.reset();  // and with it the threads that would do either
    QVERIFY(m_removed.empty());
    QVERIFY(keptSoFar().empty());
  }

  void otherNoticesStandBesideIt() {
    m_found = twoFiles;
    open();
    QTRY_VERIFY(bar()->isVisible());
    m_fake.refuse(Reason{"nothing-selected", {}});
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    QVERIFY(bar()->isVisible());
    m_fake.refuse(std::nullopt);
  }

  void aSearchThatHangsHoldsNothing() {
    Engine engine = m_fake.engine();
    std::atomic<bool> searching = false;
    engine.findLeftovers = [&](const std::vector<std::string>&, const std::stop_token& stop) {
      searching = true;
      while (!stop.stop_requested()) std::this_thread::yield();
      return std::vector<Leftover>();
    };
    {
      EngineThread thread(engine);
      thread.findLeftovers({});
      QTRY_VERIFY(searching);
      thread.start(Request{Settings{}, Selection{}});
      QTRY_VERIFY(!thread.isRunning());
    }
    QCOMPARE(m_fake.runsEnded(), 1);
  }

 private:
  void open() {
    Engine engine = m_fake.engine();
    m_searches = 0;
    engine.findLeftovers = [this](const std::vector<std::string>& folders, const std::stop_token&) {
      const std::lock_guard lock(m_mutex);
      m_searchedFolders = folders;
      ++m_searches;
      return m_found;
    };
    engine.removeLeftovers = [this](const std::vector<Leftover>& leftovers, const std::stop_token&) {
      const std::lock_guard lock(m_mutex);
      m_removed = leftovers;
      return m_errors;
    };
    engine.keepLeftovers = [this](const std::vector<Leftover>& leftovers) {
      const std::lock_guard lock(m_mutex);
      m_kept = leftovers;
    };
    WindowContext context;
    context.settings.diskFolders = {"/mnt/disk"};
    context.wholeWithDisk = true;
    m_window = std::make_unique<MainWindow>(engine, std::move(context));
    m_window->show();
  }
  WindowProbe probe() { return WindowProbe(*m_window); }
  LeftoverBar* bar() { return m_window->findChild<LeftoverBar*>(); }
  void click(const char* name) {
    QTest::mouseClick(m_window->findChild<QWidget*>(QString::fromLatin1(name)), Qt::LeftButton);
  }
  std::vector<Leftover> keptSoFar() {
    const std::lock_guard lock(m_mutex);
    return m_kept;
  }

  FakeEngine m_fake;
  std::atomic<int> m_searches = 0;
  std::mutex m_mutex;  // guards what follows while a window is open
  std::vector<std::string> m_searchedFolders;
  std::vector<Leftover> m_found;
  std::vector<Leftover> m_removed;
  std::vector<Leftover> m_kept;
  std::vector<Error> m_errors;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace strata::gui

STRATA_GUI_TEST(LeftoversTest)
#include "tst_leftovers.moc"
