// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the engine itself, on a disk that does not respond.
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qpushbutton.h>

#include <atomic>
#include <future>
#include <memory>

#include "app/gui/window/main_window.h"
#include "core/disk/ask_folder.h"
#include "core/disk/unanswered.h"
#include "core/engine/runner.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/window_probe.h"
#include "tests/support/fake_host.h"
#include "tests/support/temporary_folder.h"

namespace strata::gui {

namespace {

/// What the files share with the test, which may be over before a request comes back.
struct Disk {
  std::atomic<bool> hanging = false;
  std::promise<void> release;
  std::shared_future<void> released = release.get_future().share();
};

class HangingFile : public DirectFile {
 public:
  explicit HangingFile(std::shared_ptr<Disk> disk) : m_disk(std::move(disk)) {}
  Bytes size() const override { return 0_B; }
  Status write(const std::byte*, Bytes, Bytes) override {
    m_disk->hanging = true;
    m_disk->released.wait();
    return success();
  }
  Status read(std::byte*, Bytes, Bytes) override { return success(); }
  Status flush() override { return success(); }
  CacheBypass bypass() override { return CacheBypass::Direct; }

 private:
  std::shared_ptr<Disk> m_disk;
};

class HangingHost : public test::FakeHost {
 public:
  explicit HangingHost(std::shared_ptr<Disk> disk) : FakeHost(test::Scenario{}), m_disk(std::move(disk)) {}
  FileMaker fileMaker() override {
    return [disk = m_disk](const FolderFacts&, Bytes, const std::stop_token&) {
      return Result<std::unique_ptr<DirectFile>>(std::make_unique<HangingFile>(disk));
    };
  }

 private:
  std::shared_ptr<Disk> m_disk;
};

}  // namespace

class HungDiskTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void init() {
    m_disk = std::make_shared<Disk>();
    m_host = std::make_unique<HangingHost>(m_disk);
    open();
  }

  void cleanup() {
    m_window.reset();
    m_disk->release.set_value();
    QVERIFY(!unansweredAmong({{m_folder.path(), ""}}, std::chrono::minutes(1), {}));
    m_host.reset();
  }

  void stopEndsTheRunAndTheDiskTakesNoNewOne() {
    clickRun();
    QTRY_VERIFY(m_disk->hanging);
    clickRun();  // it says Stop
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    const QString report = probe().report().simplified();  // its lines are broken
    QVERIFY2(report.contains(QStringLiteral("had a request pending")), qPrintable(report));
    clickRun();
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    QVERIFY(probe().text("noticeText").contains(QStringLiteral("does not respond")));
  }

  void anotherTestCanBeRunMeanwhile() {
    clickRun();
    QTRY_VERIFY(m_disk->hanging);
    clickRun();
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    probe().choosePage(QStringLiteral("Processor"));
    clickRun();
    // It really computes, with one thread and with all: a loaded machine takes its time.
    QTRY_VERIFY_WITH_TIMEOUT(probe().status().startsWith(QStringLiteral("Finished")), 60000);
  }

  void quitDoesNotWaitForTheDisk() {
    clickRun();
    QTRY_VERIFY(m_disk->hanging);
    m_window->close();
    m_window.reset();  // returns
    QVERIFY(unansweredAmong({{m_folder.path(), ""}}, std::chrono::milliseconds(0), {}));
  }

 private:
  void open() {
    Engine engine;
    engine.examine = [](const std::stop_token&) -> Result<Machine> { return test::plainMachine(2); };
    engine.plan = [](const Request& request, const Machine& machine,
                     const std::stop_token& stop) -> Result<Plan> {
      std::vector<FolderFacts> folders;
      const auto& [settings, selection] = request;
      if (selection.tests.contains(TestGroup::Disk)) {
        auto facts = askFolder(settings.diskFolders.front(), stop, readFolderFacts, std::chrono::seconds(2));
        if (!facts) return facts.error();
        folders.push_back(*facts);
      }
      return makePlan(request, machine, folders);
    };
    engine.run = [this](const Plan& plan, const Machine& machine, const RunKeeper::Given&,
                        const EventSink& sink,
                        const std::stop_token& stop) { return execute(plan, machine, *m_host, sink, stop); };
    engine.keepThisThreadOn = [](const std::vector<int>&) {};
    WindowContext context;
    context.settings.diskFolders = {m_folder.path()};
    context.settings.diskFile = 1_MiB;
    context.settings.diskProfile = DiskProfile::Classic;
    m_window = std::make_unique<MainWindow>(engine, std::move(context));
    m_window->show();
    probe().choosePage(QStringLiteral("Disk"));
  }
  WindowProbe probe() { return WindowProbe(*m_window); }
  void clickRun() { QTest::mouseClick(probe().runButton(), Qt::LeftButton); }

  const test::TemporaryFolder m_folder;
  std::shared_ptr<Disk> m_disk;
  std::unique_ptr<HangingHost> m_host;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace strata::gui

STRATA_GUI_TEST(HungDiskTest)
#include "tst_hung_disk.moc"
