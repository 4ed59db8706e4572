// SPDX-License-Identifier: GPL-3.0-or-later
// Setup: what it asks of the plan, and how it shows what the plan needs, advises and refuses.
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qplaintextedit.h>

#include <vector>

#include "app/gui/run/drive_rates.h"
#include "app/gui/widgets/value_field.h"
#include "core/plan/whole_machine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/setup_probe.h"

namespace strata::gui {

class SetupPlanTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void asksForAPlanAtTheStartAndAfterChanges() {
    SetupProbe probe;
    QVERIFY(probe.open());
    QTRY_COMPARE(probe.questions().size(), std::size_t{1});
    QCOMPARE(probe.questions().front(), Settings{});
    // Several changes at once are one question.
    probe.type(QStringLiteral("integerTime"), QStringLiteral("12"));
    probe.type(QStringLiteral("floatingTime"), QStringLiteral("34"));
    QTRY_COMPARE(probe.questions().back().floatingSeconds, 34);
    QCOMPARE(probe.questions().back().integerSeconds, 12);
    QVERIFY(probe.questions().size() <= 3);
    // Nothing is asked of a bad value.
    const std::size_t asked = probe.questions().size();
    probe.type(QStringLiteral("integerTime"), QStringLiteral("0"));
    QTest::qWait(400);
    QCOMPARE(probe.questions().size(), asked);
  }

  void showsWhatThePlanNeeds() {
    Settings settings;
    settings.diskProfile = DiskProfile::Classic;
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    QCOMPARE(probe.text(QStringLiteral("planLine")), QStringLiteral("Estimating time and memory…"));
    QTRY_VERIFY(!probe.questions().empty());
    probe.answer();
    QString line = probe.text(QStringLiteral("planLine"));
    QCOMPARE(line.replace(QChar(QChar::Nbsp), QLatin1Char(' ')),
             QStringLiteral("Needs 128 MiB of memory · writes 256 MiB to disk · about 4 s"));
    auto plan = probe.planFor(settings);
    plan->diskNeeded = 0_B;
    plan->expectedSeconds = 600;
    probe.dialog().showPlan(*plan);
    line = probe.text(QStringLiteral("planLine"));
    QCOMPARE(line.replace(QChar(QChar::Nbsp), QLatin1Char(' ')),
             QStringLiteral("Needs 128 MiB of memory · about 10 min"));
  }

  // The command was that of the classic tests, whatever Run would do.
  void theCommandOfRunStandsBesideThatOfTheSettings() {
    SetupProbe probe;
    probe.dialog().setShowsMore(true);
    QVERIFY(probe.open());
    QWidget* const ofRun = probe.widget(QStringLiteral("runCommand"));
    QVERIFY(!ofRun->isVisible());
    probe.dialog().setWhatWouldRun([](const Settings& settings) {
      return NamedRequest{
          {wholeMachineSettings(settings), wholeMachineSelection(false)}, QStringLiteral("All"), {}};
    });
    QVERIFY(ofRun->isVisible());
    const auto text = [&](const char* name) {
      return qobject_cast<QPlainTextEdit*>(probe.widget(QString::fromLatin1(name)))->toPlainText();
    };
    QCOMPARE(text("runCommandText"),
             QStringLiteral("strata-cli run whole-machine processor bandwidth latency --preset default"));
    // What such a run settles itself is a setting all the same.
    probe.type(QStringLiteral("integerTime"), QStringLiteral("12"));
    QCOMPARE(text("commandText"), QStringLiteral("strata-cli run --preset default --integer-time 12"));
    QCOMPARE(text("runCommandText"),
             QStringLiteral("strata-cli run whole-machine processor bandwidth latency --preset default"));
    probe.type(QStringLiteral("integerTime"), QStringLiteral("0"));
    QCOMPARE(text("runCommandText"), QString());
    QVERIFY(ofRun->isVisible());
    probe.dialog().setShowsMore(false);
    QVERIFY(!ofRun->isVisible());
    probe.dialog().setShowsMore(true);
    // Run does what the settings say, where a page has nothing of its own.
    probe.type(QStringLiteral("integerTime"), QStringLiteral("2"));
    probe.dialog().setWhatWouldRun(
        [](const Settings& settings) { return NamedRequest{{settings, {}}, QStringLiteral("Classic"), {}}; });
    QVERIFY(!ofRun->isVisible());
  }

  // "64 MiB" stood in the field, and below it that Run writes a file of 1 GiB.
  void theFileOfTheWholeMachineStandsBesideTheOther() {
    SetupProbe probe(withPreset(*findPreset("quick"), Settings{}));
    probe.dialog().setShowsMore(true);
    QVERIFY(probe.open());
    QWidget* const ofWhole = probe.widget(QStringLiteral("diskFileOfWhole"));
    QVERIFY(!ofWhole->isVisible());
    bool withDisk = true;
    const WhatWouldRun whole = [&](const Settings& settings) {
      return NamedRequest{{wholeMachineSettings(settings), wholeMachineSelection(withDisk)},
                          QStringLiteral("Whole machine"),
                          {}};
    };
    probe.dialog().setWhatWouldRun(whole);
    QVERIFY(ofWhole->isVisible());
    QCOMPARE(probe.text(QStringLiteral("diskFileOfWhole")),
             QStringLiteral("Run on the Overview uses a file of at most 1 GiB instead."));
    withDisk = false;
    probe.dialog().setWhatWouldRun(whole);
    QVERIFY(!ofWhole->isVisible());
    // The preset has a name on the command line too.
    QCOMPARE(qobject_cast<QPlainTextEdit*>(probe.widget(QStringLiteral("commandText")))->toPlainText(),
             QStringLiteral("strata-cli run --preset quick"));
  }

  // The time was that of the classic tests, which no button of the window runs.
  void theTimeIsThatOfRun() {
    SetupProbe probe;
    probe.dialog().setWhatWouldRun([](const Settings& settings) {
      return NamedRequest{{settings, {.tests = {TestGroup::Processor}}}, QStringLiteral("Processor"), {}};
    });
    QVERIFY(probe.open());
    const auto shown = [&](const char* name) {
      return probe.text(QString::fromLatin1(name)).replace(QChar(QChar::Nbsp), QLatin1Char(' '));
    };
    // Integer and floating-point may take 1, 2, 8 and 2 s each; the first two presets end when both are
    // precise.
    QCOMPARE(shown("presetTimes"),
             QStringLiteral("Run takes about: Quick 1 s · Default 1 s · Thorough 16 s · Classic Nbench 4 s"));
    QTRY_VERIFY(!probe.questions().empty());
    probe.answer();
    QVERIFY2(shown("planLine").startsWith(QStringLiteral("Run: Processor · Needs ")) &&
                 shown("planLine").endsWith(QStringLiteral("about 1 s")),
             qPrintable(shown("planLine")));
    qobject_cast<QCheckBox*>(probe.widget(QStringLiteral("stopWhenPrecise")))->click();
    probe.type(QStringLiteral("integerTime"), QStringLiteral("12"));
    QTRY_COMPARE(probe.questions().back().integerSeconds, 12);
    probe.answer();
    QVERIFY2(shown("planLine").endsWith(QStringLiteral("about 14 s")), qPrintable(shown("planLine")));
    // The times of the presets stay what they are.
    QVERIFY(shown("presetTimes").contains(QStringLiteral("Default 1 s")));
    // On a page that lacks something nobody knows.
    probe.dialog().setWhatWouldRun([](const Settings&) { return std::optional<NamedRequest>(); });
    QVERIFY(!probe.widget(QStringLiteral("presetTimes"))->isVisible());
  }

  // The frame of the keyboard around Quick looked like a choice, whatever the settings were.
  void theKeyboardBeginsAtWhatIsChosen() {
    const auto first = [](const Settings& settings) {
      SetupProbe probe(settings);
      return probe.open() && probe.dialog().focusWidget() != nullptr
                 ? probe.dialog().focusWidget()->objectName()
                 : QString();
    };
    QCOMPARE(first(Settings{}), QStringLiteral("preset-default"));
    QCOMPARE(first(findPreset("thorough")->settings), QStringLiteral("preset-thorough"));
    Settings own;
    own.memorySeconds = 7;
    QVERIFY2(!first(own).startsWith(QStringLiteral("preset-")), qPrintable(first(own)));
  }

  // It took 500 MB/s for granted, a tenth of what many drives write, beside a Disk page that knew better.
  void theForecastOfADiskTestKnowsTheDrive() {
    Settings settings;
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    auto plan = probe.planFor(settings);
    Run run;
    run.disks = plan->folders;
    for (const Step& step : plan->steps)
      for (const PlannedCell& cell : step.cells)
        if (cell.test == Test::Disk) {
          CellResult result{cell};
          result.unit = "MB/s";
          Measured measured;
          measured.value = 3000;
          result.outcome = measured;
          run.results.push_back(result);
        }
    DriveRates rates;
    probe.dialog().showPlan(*plan);
    QVERIFY(probe.text(QStringLiteral("planLine")).contains(QStringLiteral("at 500 MB/s")));
    rates.take(run);
    probe.dialog().setDriveRates(rates);
    probe.dialog().showPlan(*plan);
    QString line = probe.text(QStringLiteral("planLine"));
    QVERIFY2(line.contains(diskWritesText(rates.writesOf(*plan))), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("at the rates of this drive's last run, to a file of ")),
             qPrintable(line));
  }

  void showsDriveAndFileSystemOfEachFolder() {
    Settings settings;
    settings.threads = 3;
    settings.diskFolders = {"/a", "/b"};
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    QVERIFY(!probe.widget(QStringLiteral("planDisks"))->isVisible());
    QTRY_VERIFY(!probe.questions().empty());
    auto plan = probe.planFor(settings);
    QVERIFY(plan);
    plan->folders[0].model = "Samsung SSD 990 PRO";
    plan->folders[0].link = "PCIe 4.0 x4";
    plan->folders[0].mountOptions = "rw,relatime";
    plan->folders[1].fileSystem = "btrfs";
    plan->folders[1].compresses = true;
    probe.dialog().showPlan(*plan);
    QVERIFY(probe.widget(QStringLiteral("planDisks"))->isVisible());
    QCOMPARE(probe.text(QStringLiteral("planDisks")),
             QStringLiteral("/a: Samsung SSD 990 PRO, PCIe 4.0 x4, ext4, 100 GiB free\n/b: sda1, btrfs, 100 "
                            "GiB free, compressing"));
    QVERIFY(probe.widget(QStringLiteral("planDisks"))->toolTip().contains(QStringLiteral("rw,relatime")));
    QVERIFY(probe.text(QStringLiteral("advice2")).startsWith(QStringLiteral("The file system of")));
    probe.dialog().showRefusal({"topology-failed", {}});
    QVERIFY(!probe.widget(QStringLiteral("planDisks"))->isVisible());
    // A plan that looks at no disk knows nothing of it.
    probe.dialog().setRunning(true);
    QVERIFY(!probe.widget(QStringLiteral("planDisks"))->isVisible());
  }

  void showsAdvice() {
    Settings settings;
    settings.diskFile = 1_MiB;
    settings.threads = 4;
    settings.diskFolders = {"/a", "/b"};
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    QTRY_VERIFY(!probe.questions().empty());
    probe.answer();
    QVERIFY(probe.text(QStringLiteral("advice1")).contains(QStringLiteral("1 MiB")));
    QVERIFY(probe.text(QStringLiteral("advice2")).contains(QStringLiteral("/a and /b")));
    QVERIFY(probe.text(QStringLiteral("advice3")).contains(QStringLiteral("4 threads")));
    QVERIFY(probe.widget(QStringLiteral("advice3"))->isVisible());
    // Advice is no obstacle, and goes with its cause.
    probe.click(QStringLiteral("restoreDefaults"));
    QTRY_COMPARE(probe.questions().back(), Settings{});
    probe.answer();
    QVERIFY(!probe.widget(QStringLiteral("advice1"))->isVisible());
  }

  void aRefusalStandsBesideItsField_data() {
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("message");
    QTest::newRow("memory")
        << Reason{"not-enough-memory",
                  {{"needed_bytes", std::int64_t{8} << 30},
                   {"available_bytes", std::int64_t{6} << 30},
                   {"largest_region_bytes", std::int64_t{3} << 30}}}
        << QStringLiteral("regions") << QStringLiteral("region3")
        << QStringLiteral(
               "Choose at most 3 GiB: each thread needs two such buffers, and 6 GiB of memory is available.");
    QTest::newRow("disk") << Reason{"not-enough-disk",
                                    {{"folder", std::string("/data")},
                                     {"needed_bytes", std::int64_t{20} << 20},
                                     {"free_bytes", std::int64_t{10} << 20},
                                     {"reserve_bytes", std::int64_t{64} << 20},
                                     {"largest_file_bytes", std::int64_t{5} << 20}}}
                          << QStringLiteral("diskFile") << QStringLiteral("diskFileSize")
                          << QStringLiteral(
                                 "At most 5 MiB for each folder: 10 MiB is free in \u2066/data\u2069.");
    QTest::newRow("full disk")
        << Reason{"not-enough-disk",
                  {{"folder", std::string("/data")},
                   {"needed_bytes", std::int64_t{20} << 20},
                   {"free_bytes", std::int64_t{10}},
                   {"reserve_bytes", std::int64_t{64} << 20},
                   {"largest_file_bytes", std::int64_t{5}}}}
        << QStringLiteral("diskFolders") << QStringLiteral("setDisk")
        << QStringLiteral(
               "Only 10 B is free in \u2066/data\u2069, not enough for a test file. Choose another folder.");
    QTest::newRow("no folder") << Reason{"folder-missing", {{"folder", std::string("/data")}}}
                               << QStringLiteral("diskFolders") << QStringLiteral("setDisk")
                               << QStringLiteral(
                                      "The folder /data does not exist. Choose an existing folder.");
    QTest::newRow("no answer") << Reason{"device-not-answering", {{"folder", std::string("/data")}}}
                               << QStringLiteral("diskFolders") << QStringLiteral("setDisk")
                               << QStringLiteral(
                                      "/data does not respond. Check the drive, its cable or the network, or "
                                      "choose another folder.");
    QTest::newRow("cpu") << Reason{"no-such-cpu", {{"cpu", std::int64_t{1}}}} << QStringLiteral("binding")
                         << QStringLiteral("cpuList")
                         << QStringLiteral("This machine has no CPU 1. Allowed: 0,1.");
  }

  void aRefusalStandsBesideItsField() {
    QFETCH(const Reason, reason);
    QFETCH(const QString, row);
    QFETCH(const QString, owner);
    QFETCH(const QString, message);
    Settings settings;
    settings.regions = std::vector<Bytes>{Bytes{1000}, 0_B, 3_MiB, Bytes{1048640}};
    settings.binding = Binding::List;
    settings.cpuList = {1, 0, 1};
    SetupProbe probe(settings);
    QVERIFY(probe.open());
    QTRY_VERIFY(!probe.questions().empty());
    const QWidget* focus = QApplication::focusWidget();
    probe.dialog().showRefusal(reason);
    // Said without a stir: a person may be typing.
    QCOMPARE(probe.message(row), message);
    QCOMPARE(probe.widget(owner)->accessibleDescription(), message);
    QCOMPARE(QApplication::focusWidget(), focus);
    QCOMPARE(probe.bells(), 0);

    probe.click(QStringLiteral("setupOk"));
    QCOMPARE(probe.bells(), 0);
    QVERIFY(probe.dialog().isVisible());
    QVERIFY(probe.widget(owner)->hasFocus());
    QCOMPARE(probe.message(row), message);

    probe.answer();
    QCOMPARE(probe.message(row), QString());
    QCOMPARE(probe.widget(owner)->accessibleDescription(), QString());
    probe.click(QStringLiteral("setupOk"));
    QVERIFY(!probe.dialog().isVisible());
  }

  void automaticRegionsThatDoNotFitAreSaidSo() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.dialog().showRefusal({"not-enough-memory",
                                {{"needed_bytes", std::int64_t{8} << 30},
                                 {"available_bytes", std::int64_t{6} << 30},
                                 {"largest_region_bytes", std::int64_t{3} << 30}}});
    QCOMPARE(probe.message(QStringLiteral("regions")),
             QStringLiteral("With these threads, buffers sized by the caches need 8 GiB of memory, but only "
                            "6 GiB is available. Choose fewer threads, or buffers of at most 3 GiB."));
  }

  void otherRefusalsStandAtTheFoot() {
    SetupProbe probe;
    QVERIFY(probe.open());
    QTRY_VERIFY(!probe.questions().empty());
    probe.dialog().showRefusal({"topology-failed", {}});
    QCOMPARE(probe.text(QStringLiteral("planRefused")),
             QStringLiteral("The OS did not report the CPUs of this machine. A container or a security "
                            "setting may hide them."));
    QVERIFY(probe.widget(QStringLiteral("planRefused"))->isVisible());
    QVERIFY(!probe.widget(QStringLiteral("planLine"))->isVisible());
    // Nothing in the dialog could mend it.
    probe.click(QStringLiteral("setupOk"));
    QVERIFY(!probe.dialog().isVisible());
  }

  void okWaitsForTheAnswerToTheLastChange() {
    SetupProbe probe;
    QVERIFY(probe.open());
    QTRY_VERIFY(!probe.questions().empty());
    probe.answer();
    probe.type(QStringLiteral("diskFileSize"), QStringLiteral("90G"));
    probe.click(QStringLiteral("setupOk"));
    QVERIFY(probe.dialog().isVisible());
    QCOMPARE(probe.questions().back().diskFile, 90_GiB);
    probe.answer(10_GiB);
    QCOMPARE(probe.bells(), 0);
    QVERIFY(probe.dialog().isVisible());
    QVERIFY(probe.field(QStringLiteral("diskFileSize"))->hasFocus());

    probe.type(QStringLiteral("diskFileSize"), QStringLiteral("9G"));
    probe.click(QStringLiteral("setupOk"));
    QVERIFY(probe.dialog().isVisible());
    probe.answer(10_GiB);
    QVERIFY(!probe.dialog().isVisible());
    QCOMPARE(probe.dialog().settings().diskFile, 9_GiB);
  }

  void okDoesNotWaitForEver() {
    SetupProbe probe;
    QVERIFY(probe.open());
    probe.click(QStringLiteral("setupOk"));
    QTRY_VERIFY(!probe.dialog().isVisible());
    QCOMPARE(probe.dialog().result(), int{QDialog::Accepted});
  }

  void whileATestRunsItPlansForItself() {
    SetupProbe probe;
    QVERIFY(probe.open());
    QVERIFY(!probe.widget(QStringLiteral("appliesToNextRun"))->isVisible());
    probe.dialog().setRunning(true);
    QVERIFY(probe.widget(QStringLiteral("appliesToNextRun"))->isVisible());
    QVERIFY(probe.text(QStringLiteral("planLine")).startsWith(QStringLiteral("Needs 128")));
    probe.type(QStringLiteral("diskFileSize"), QStringLiteral("1G"));
    QTRY_VERIFY(probe.text(QStringLiteral("planLine")).contains(QStringLiteral("to a file of 1")));
    probe.click(QStringLiteral("setupOk"));
    QVERIFY(!probe.dialog().isVisible());
    probe.dialog().setRunning(false);
    QVERIFY(probe.widget(QStringLiteral("appliesToNextRun"))->isHidden());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(SetupPlanTest)
#include "tst_setup_plan.moc"
