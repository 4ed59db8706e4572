// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the disk with a profile in rows: its buttons, its figures, and what else can be started there.
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qset.h>
#include <QtGui/qaction.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qdialog.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>

#include <utility>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/disk/disk_table.h"
#include "app/gui/disk/endurance_dialog.h"
#include "app/gui/pages/disk_page.h"
#include "app/gui/run/drive_rates.h"
#include "app/gui/run/mounted_drives.h"
#include "app/gui/widgets/value_field.h"
#include "tests/gui/disk_samples.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/open_window.h"

namespace strata::gui {

namespace {

WindowContext contextOf(DiskProfile profile) {
  WindowContext context;
  context.settings.diskProfile = profile;
  return context;
}

}  // namespace

class DiskPageTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void saysWhereAndHowMuchBeforeTheStart() {
    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    QTRY_VERIFY(open.probe().text("diskTargetLine").contains(QStringLiteral("Samsung SSD 980 PRO")));
    const QString target = open.probe().text("diskTargetLine");
    QVERIFY2(!target.contains(QStringLiteral("rw,")), qPrintable(target));
    QVERIFY(!target.contains(QStringLiteral("sectors")));
    const QString details = open.probe().widget("diskTargetLine")->toolTip();
    QVERIFY2(details.contains(QStringLiteral("ext4 (rw,relatime)")), qPrintable(details));
    QVERIFY(details.contains(QStringLiteral("sectors of")));
    QVERIFY2(
        target.contains(QStringLiteral("ext4")) && target.contains(QStringLiteral("111 GiB of 931 GiB free")),
        qPrintable(target));
    // The forecast of the page before may stand for a moment.
    QTRY_VERIFY2(
        open.probe()
            .text("diskForecast")
            .contains(QStringLiteral("8 GiB at 500 MB/s (a faster drive writes more), to a file of 256 MiB")),
        qPrintable(open.probe().text("diskForecast")));
    QVERIFY(open.probe().widget("diskCell-SEQ1M-Q8T1-read")->isVisible());
    QVERIFY(open.probe().widget("emptyState")->isVisible());
  }

  void theForecastIsOfWhatThisDriveDidLast() {
    const auto cellOf = [](const char* op, int queue) {
      PlannedCell cell;
      cell.test = Test::Disk;
      cell.kernel = std::string("disk-") + op + "-serial";
      cell.parameters.op = op;
      cell.parameters.pattern = "serial";
      cell.parameters.blockBytes = (1_MiB).count;
      cell.parameters.queueDepth = queue;
      cell.parameters.threads = 1;
      cell.seconds = 2;
      return cell;
    };
    FolderFacts folder;
    folder.path = "/data";
    folder.device = "8:0";
    Plan plan;
    plan.diskNeeded = 256_MiB;
    plan.folders = {folder};
    plan.steps = {{TestGroup::Disk, BoundBy::Disk, {}, {cellOf("read", 8), cellOf("write", 8)}, 1}};
    Run run;
    run.disks = {folder};
    const auto add = [&](const PlannedCell& cell, double rate) {
      CellResult result{cell};
      result.unit = "MB/s";
      Measured measured;
      measured.value = rate;
      result.outcome = measured;
      run.results.push_back(result);
    };
    DriveRates rates;
    add(cellOf("read", 8), 7000);
    rates.take(run);
    QVERIFY2(!rates.expectedWrites(plan), "reading says nothing of what is written");
    add(cellOf("write", 1), 3000);
    rates.take(run);
    // The file once; 2.2 s as fast as the fastest row that is known, then as fast as its own.
    QCOMPARE(*rates.expectedWrites(plan), 256_MiB + Bytes{6'600'000'000});
    add(cellOf("write", 8), 5000);
    rates.take(run);
    QCOMPARE(*rates.expectedWrites(plan), 256_MiB + Bytes{11'000'000'000});
    // Another drive at the same place.
    plan.folders.front().model = "another";
    QVERIFY(!rates.expectedWrites(plan));

    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    QTRY_VERIFY(open.probe().text("diskForecast").contains(QStringLiteral("500 MB/s")));
    open.measure("runDisk");
    run = {};
    run.disks = {sampleFolder()};
    const Plan measured = *open.fake.lastPlan();
    for (const Step& step : measured.steps)
      for (const PlannedCell& cell : step.cells) add(cell, 3000);
    open.window.findChild<DiskPage*>()->takeRates(run);
    open.probe().choosePage(QStringLiteral("Overview"));
    open.probe().choosePage(QStringLiteral("Disk"));
    QTRY_VERIFY2(
        open.probe().text("diskForecast").contains(QStringLiteral("at the rates of this drive's last run")),
        qPrintable(open.probe().text("diskForecast")));
  }

  void whatIsOfAnEarlierRunIsPale() {
    ResultRow row;
    row.test = Test::Disk;
    row.kernel = "disk-read-serial";
    row.parameters.op = "read";
    row.parameters.pattern = "serial";
    row.parameters.blockBytes = (1_MiB).count;
    row.parameters.queueDepth = 8;
    row.parameters.threads = 1;
    CellResult result{row};
    result.unit = "MB/s";
    Measured measured;
    measured.value = 2000;
    result.outcome = measured;
    row.result = result;
    Settings settings;
    settings.diskProfile = DiskProfile::Default;
    const auto isSettled = [&] {
      const DiskTable table = diskTableOf({row}, settings, {"read"});
      return faceOfDiskFigure(table, 0, 0, DiskMeasure::Rate, RateUnit::MegabytesPerSecond).settled;
    };
    QVERIFY(isSettled());
    row.before = std::exchange(row.result, std::nullopt);
    QVERIFY(!isSettled());
  }

  void aDriveIsChosenFromThoseThatAreMounted() {
    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    auto* menu = open.window.findChild<QMenu*>(QStringLiteral("drivesMenu"));
    QVERIFY(menu != nullptr);
    // Two drives, a line, other folders.
    QTRY_VERIFY((emit menu->aboutToShow(), menu->actions().size() == 4));
    const QString stick = menu->actions().at(1)->text();
    QVERIFY2(stick.contains(QStringLiteral("SanDisk Ultra")) && stick.contains(QStringLiteral("a && b")) &&
                 stick.contains(QStringLiteral("3 GiB of 29 GiB free")),
             qPrintable(stick));
    menu->actions().at(1)->trigger();
    open.measure(open.button("diskAll"));
    QCOMPARE(open.fake.lastPlan()->settings.diskFolders, std::vector<std::string>{"/media/ada/a & b"});
  }

  // On whatever machine this is: each can be written to, and stands there once.
  void mountedDrivesCanBeTested() {
    QSet<QString> devices;
    for (const FolderFacts& drive : mountedDrives(std::chrono::seconds(8), {})) {
      const QString path = QString::fromStdString(drive.path);
      QVERIFY2(QFileInfo(path).isDir() && QFileInfo(path).isWritable(), qPrintable(path));
      QVERIFY(!drive.inMemory);
      const QString device = QString::fromStdString(drive.device);
      QVERIFY2(device.isEmpty() || !devices.contains(device), qPrintable(device));
      devices.insert(device);
    }
  }

  void allMeasuresTheProfile() {
    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    open.measure(open.button("diskAll"));
    QCOMPARE(open.fake.lastPlan()->steps.front().cells.size(), std::size_t{8});
    QCOMPARE(open.probe().text("diskCell-SEQ1M-Q8T1-read"), QStringLiteral("6,810"));
    QCOMPARE(open.probe().text("diskCell-RND4K-Q1T1-write"), QStringLiteral("180"));
    QVERIFY(open.probe().widget("diskRateChart")->isVisible());
    QVERIFY(open.probe().text("diskTargetLine").contains(QStringLiteral("io_uring")));
    // 180 MB/s in blocks of 4096 bytes.
    const QWidget* cell = open.probe().widget("diskCell-RND4K-Q1T1-write");
    QVERIFY2(cell->toolTip().contains(QStringLiteral("43,900 IOPS")), qPrintable(cell->toolTip()));
  }

  void aDatabaseCommits() {
    OpenWindow open(contextOf(DiskProfile::Database));
    open.probe().choosePage(QStringLiteral("Disk"));
    open.measure(open.button("diskAll"));
    QCOMPARE(open.fake.lastPlan()->steps.front().cells.size(), std::size_t{3});
    QCOMPARE(open.probe().text("diskCell-SYNC4K-Q1T1-commit"), QStringLiteral("1,240"));
    QVERIFY(open.probe().widget("diskColumn-commit")->accessibleName().contains(QStringLiteral("commits/s")));
    // 2,480 commits in 2 s: enough for p99, not for p99.9.
    const QString details = open.probe().widget("diskCell-SYNC4K-Q1T1-commit")->toolTip();
    QVERIFY2(details.contains(QStringLiteral("1,240 commits/s")), qPrintable(details));
    QVERIFY2(details.contains(QStringLiteral("p99.9 needs 10,000 requests")), qPrintable(details));
    QVERIFY2(details.contains(QStringLiteral("p99 1.53 ms")), qPrintable(details));
    QVERIFY2(details.contains(QStringLiteral("write + fdatasync")), qPrintable(details));
    QVERIFY2(!details.contains(QStringLiteral("IOPS")), qPrintable(details));
    QVERIFY(open.probe().widget("diskCell-APPEND2K-Q1T1-commit")->isVisible());
    // The picture is looked at.
    if (const QString where = qEnvironmentVariable("STRATA_SCREENSHOTS"); !where.isEmpty())
      QVERIFY(QDir().mkpath(where) && open.window.grab().save(where + QStringLiteral("/disk-database.png")));
    open.measure(open.button("diskRow-SYNC4K-Q1T4"));
    QCOMPARE(open.fake.lastPlan()->steps.front().cells.size(), std::size_t{1});
  }

  void aRowHeadMeasuresOnlyItsRow() {
    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    open.measure(open.button("diskAll"));
    open.measure(open.button("diskRow-RND4K-Q32T1"));
    const Plan plan = *open.fake.lastPlan();
    QCOMPARE(plan.steps.front().cells.size(), std::size_t{2});
    QCOMPARE(*plan.steps.front().cells.front().parameters.queueDepth, std::int64_t{32});
    // The others keep what they had.
    QCOMPARE(open.probe().text("diskCell-SEQ1M-Q8T1-read"), QStringLiteral("6,810"));
    QVERIFY(!open.probe().text("diskCell-RND4K-Q32T1-read").isEmpty());
    open.measure(open.button("diskCell-SEQ1M-Q1T1-write"));
    QCOMPARE(open.fake.lastPlan()->steps.front().cells.size(), std::size_t{1});
    open.measure(open.button("diskColumn-read"));
    QCOMPARE(open.fake.lastPlan()->steps.front().cells.size(), std::size_t{4});
  }

  void theChartStaysTheOneThatWasChosen() {
    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    QComboBox* charts = open.box("diskChartChooser");
    charts->setCurrentIndex(charts->findText(QStringLiteral("Latency by percentile")));
    open.measure(open.button("diskAll"));
    QVERIFY(open.probe().widget("percentileChart")->isVisible());
    open.measure(open.button("diskRow-RND4K-Q32T1"));
    QCOMPARE(charts->currentText(), QStringLiteral("Latency by percentile"));
  }

  void anotherRowTakesThePlaceOfTheOneThatRuns() {
    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    open.fake.holdInStep(0);
    QTest::mouseClick(open.button("diskAll"), Qt::LeftButton);
    QTRY_VERIFY(open.fake.isHolding());
    QTRY_VERIFY(open.probe().widget("diskRateChart")->isVisible());
    open.fake.release();
    QTest::mouseClick(open.button("diskRow-SEQ1M-Q1T1"), Qt::LeftButton);
    QTRY_COMPARE(open.fake.runsBegun(), 2);
    open.fake.release();
    QTRY_COMPARE(open.fake.runsEnded(), 2);
    QCOMPARE(open.fake.mostRunsAtOnce(), 1);
  }

  void theChosenProfileIsKept() {
    OpenWindow open(contextOf(DiskProfile::Classic));
    open.probe().choosePage(QStringLiteral("Disk"));
    QVERIFY(!open.probe().widget("diskGrid")->isVisible());
    QComboBox* profiles = open.box("diskProfileChooser");
    const int nvme = profiles->findData(static_cast<int>(DiskProfile::Nvme));
    profiles->setCurrentIndex(nvme);
    emit profiles->activated(nvme);
    QTRY_VERIFY(open.probe().widget("diskCell-SEQ128K-Q32T1-read")->isVisible());
    open.measure(open.button("diskAll"));
    QVERIFY(open.fake.lastPlan()->settings.diskProfile == DiskProfile::Nvme);
  }

  void rowsAreTheUsualTest() {
    OpenWindow open;
    open.probe().choosePage(QStringLiteral("Disk"));
    QVERIFY(open.probe().widget("diskGrid")->isVisible());
    QCOMPARE(open.box("diskProfileChooser")->currentText(), QStringLiteral("Default"));
  }

  void zerosAreASecondColumn() {
    WindowContext context = contextOf(DiskProfile::RealWorld);
    context.settings.diskZeros = true;
    OpenWindow open(context);
    open.probe().choosePage(QStringLiteral("Disk"));
    open.measure(open.button("diskAll"));
    QCOMPARE(open.button("diskColumn-read-zeros")->text(), QStringLiteral("Read, 0-fill"));
    QVERIFY(open.probe().text("diskCell-SEQ1M-Q1T1-read") !=
            open.probe().text("diskCell-SEQ1M-Q1T1-read-zeros"));
  }

  void theTableShowsWhatIsChosen() {
    OpenWindow open(contextOf(DiskProfile::RealWorld));
    open.probe().choosePage(QStringLiteral("Disk"));
    open.measure(open.button("diskAll"));
    open.box("diskMeasureChooser")->setCurrentIndex(1);
    QCOMPARE(open.probe().text("diskCell-RND4K-Q1T1-write"), QStringLiteral("43,900"));
    open.box("diskMeasureChooser")->setCurrentIndex(2);
    // 4096 bytes at 180 MB/s, one at a time.
    QCOMPARE(open.probe().text("diskCell-RND4K-Q1T1-write"), QStringLiteral("22.8"));
  }

  void arrowsGoThroughTheTable() {
    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    QTRY_VERIFY(open.button("diskAll")->isVisible());
    open.button("diskAll")->setFocus();
    QTest::keyClick(open.button("diskAll"), Qt::Key_Down);
    QVERIFY(open.button("diskRow-SEQ1M-Q8T1")->hasFocus());
    QTest::keyClick(open.button("diskRow-SEQ1M-Q8T1"), Qt::Key_Right);
    QVERIFY(open.button("diskCell-SEQ1M-Q8T1-read")->hasFocus());
    QTest::keyClick(open.button("diskCell-SEQ1M-Q8T1-read"), Qt::Key_Return);
    QTRY_COMPARE(open.fake.runsBegun(), 1);
  }

  void enduranceSaysWhatItCostsAndRuns() {
    OpenWindow open(contextOf(DiskProfile::Default));
    open.probe().choosePage(QStringLiteral("Disk"));
    QTRY_VERIFY(open.probe().text("diskTargetLine").contains(QStringLiteral("ext4")));
    QTest::mouseClick(open.button("enduranceButton"), Qt::LeftButton);
    auto* dialog = open.window.findChild<EnduranceDialog*>();
    QVERIFY(dialog != nullptr);
    // 64 GiB of 10^12 bytes.
    auto* cost = dialog->findChild<QWidget*>(QStringLiteral("enduranceCost"));
    QVERIFY2(cost->property("text").toString().contains(QStringLiteral("6.9 %")),
             qPrintable(cost->property("text").toString()));
    // 68.7 GB: 137 s.
    QVERIFY2(cost->property("text").toString().contains(QStringLiteral("At 500 MB/s that takes about 2 min")),
             qPrintable(cost->property("text").toString()));
    auto* bytes = dialog->findChild<ValueField*>(QStringLiteral("enduranceBytes"));
    bytes->setText(QStringLiteral("1M"));
    int bells = 0;
    dialog->setBell([&] { ++bells; });
    dialog->accept();
    QCOMPARE(bells, 1);
    QVERIFY(dialog->isVisible());
    bytes->setText(QStringLiteral("2G"));
    dialog->accept();
    QTRY_COMPARE(open.fake.runsEnded(), 1);
    open.waitForEnd();
    QCOMPARE(QString::fromStdString(open.fake.lastPlan()->steps.front().cells.front().kernel),
             QStringLiteral("disk-endurance"));
    QVERIFY(open.probe().widget("enduranceRateChart")->isVisible());
    const QString summary = open.probe().text("enduranceSummary");
    QVERIFY2(summary.startsWith(QStringLiteral("64 GiB written")), qPrintable(summary));
  }

  void aFileThatExistsIsOnlyRead() {
    WindowContext context = contextOf(DiskProfile::Classic);
    context.chooseFile = [](QWidget*, const FileQuestion& question,
                            const std::function<void(const QString&)>& chosen) {
      QVERIFY(question.purpose == FileQuestion::Purpose::Open);
      chosen(QStringLiteral("/tmp/some file"));
    };
    OpenWindow open(context);
    open.measure("readFile");
    const Plan plan = *open.fake.lastPlan();
    QVERIFY(plan.settings.diskProfile == DiskProfile::Default);
    // What runs is shown, though another profile is chosen.
    QCOMPARE(open.probe().page(), QStringLiteral("Disk"));
    QVERIFY(open.probe().widget("diskGrid")->isVisible());
  }

  void whatAFileGivesIsOfThatFile() {
    WindowContext context = contextOf(DiskProfile::Default);
    context.chooseFile = [](QWidget*, const FileQuestion&,
                            const std::function<void(const QString&)>& chosen) {
      chosen(QStringLiteral("/tmp/some file"));
    };
    OpenWindow open(context);
    open.probe().choosePage(QStringLiteral("Disk"));
    open.measure(open.button("diskAll"));
    const QString written = open.probe().text("diskCell-SEQ1M-Q8T1-write");
    open.probe().choosePage(QStringLiteral("Overview"));
    const QString read = open.probe().text("panelCell-disk-read");
    QVERIFY(!read.isEmpty());
    open.probe().choosePage(QStringLiteral("Processor"));
    open.measure("readFile");
    QCOMPARE(open.probe().page(), QStringLiteral("Disk"));
    QVERIFY(open.probe().text("fileReadName").contains(QStringLiteral("some file")));
    QVERIFY(!open.probe().text("diskCell-SEQ1M-Q8T1-read").isEmpty());
    QVERIFY(!open.probe().widget("diskCell-SEQ1M-Q8T1-write")->isVisible());
    // The button, and each figure, measure the file.
    open.measure(open.probe().runButton());
    QCOMPARE(*open.fake.lastPlan()->diskFileToRead, std::string("/tmp/some file"));
    open.measure(open.button("diskCell-RND4K-Q1T1-read"));
    QCOMPARE(*open.fake.lastPlan()->diskFileToRead, std::string("/tmp/some file"));
    QCOMPARE(open.fake.lastPlan()->steps.front().cells.size(), std::size_t{1});
    // The disk has what it had.
    open.probe().choosePage(QStringLiteral("Overview"));
    QCOMPARE(open.probe().text("panelCell-disk-read"), read);
    open.probe().choosePage(QStringLiteral("Disk"));
    QTest::mouseClick(open.button("backToDisk"), Qt::LeftButton);
    QVERIFY(!open.probe().widget("fileReadName")->isVisible());
    QCOMPARE(open.probe().text("diskCell-SEQ1M-Q8T1-write"), written);
    open.measure(open.probe().runButton());
    QVERIFY(!open.fake.lastPlan()->diskFileToRead);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(DiskPageTest)
#include "tst_disk_page.moc"
