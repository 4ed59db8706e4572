// SPDX-License-Identifier: GPL-3.0-or-later
// Runs that are laid over others: which settings keep a cell from it.
#include <QtTest/qtest.h>

#include <algorithm>

#include "app/gui/run/refreshed_run.h"
#include "tests/gui/gui_tests.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

namespace {

/// The figure that marks what the newer run measured.
constexpr double newValue = 123456;

/// The classic run of all three tests with one cell each of the network and of sustained performance.
Run wholeRun() {
  Run run = classicRun();
  for (const Test test : {Test::Network, Test::Sustained}) {
    CellResult cell = run.results.front();
    cell.test = test;
    run.results.push_back(cell);
  }
  return run;
}

/// The same with other figures.
Run newerRun() {
  Run run = wholeRun();
  for (CellResult& cell : run.results)
    if (Measured* measured = measuredOf(&cell)) measured->value = newValue;
  return run;
}

/// Whether every cell of that test has the newer figure; false where there is no such cell.
bool isNew(const Run& run, Test test) {
  bool any = false;
  for (const CellResult& cell : run.results) {
    const Measured* measured = measuredOf(&cell);
    if (cell.test != test || measured == nullptr) continue;
    if (measured->value != newValue) return false;
    any = true;
  }
  return any;
}

}  // namespace

class RefreshedRunTest : public QObject {
  Q_OBJECT

 private slots:
  void settingsThatChangeNoFigureDoNotMatter() {
    Run newer = newerRun();
    Settings& settings = newer.settings;
    settings.integerSeconds = settings.memorySeconds = settings.diskSeconds = settings.networkSeconds = 9;
    settings.networkStreams = 4;
    settings.diskReadPercent = 50;
    settings.keepRuns = false;
    settings.stopWhenPrecise = !settings.stopWhenPrecise;
    settings.threadMode = ThreadMode::Auto;
    settings.unknownJson = R"({"newer":1})";
    Run whole = wholeRun();
    QVERIFY(layOver(whole, newer));
    for (const Test test : {Test::Integer, Test::Memory, Test::Disk, Test::Network, Test::Sustained})
      QVERIFY(isNew(whole, test));
  }

  void peersMatterToTheNetworkOnly() {
    Run newer = newerRun();
    newer.settings.networkPeers.push_back({"other", 1});
    Run whole = wholeRun();
    QVERIFY(layOver(whole, newer));
    QVERIFY(isNew(whole, Test::Integer));
    QVERIFY(isNew(whole, Test::Memory));
    QVERIFY(isNew(whole, Test::Disk));
    QVERIFY(!isNew(whole, Test::Network));
  }

  void foldersMatterToTheDiskOnly() {
    Run newer = newerRun();
    newer.settings.diskFolders.emplace_back("/elsewhere");
    Run whole = wholeRun();
    QVERIFY(layOver(whole, newer));
    QVERIFY(isNew(whole, Test::Integer));
    QVERIFY(isNew(whole, Test::Floating));
    QVERIFY(isNew(whole, Test::Memory));
    QVERIFY(isNew(whole, Test::Network));
    QVERIFY(!isNew(whole, Test::Disk));
  }

  void minutesMatterToSustainedPerformanceOnly() {
    Run newer = newerRun();
    newer.settings.sustainedMinutes += 1;
    Run whole = wholeRun();
    QVERIFY(layOver(whole, newer));
    QVERIFY(isNew(whole, Test::Memory));
    QVERIFY(!isNew(whole, Test::Sustained));
  }

  void placesOfTheThreadsMatterToThisMachine() {
    Run newer = newerRun();
    newer.settings.binding = Binding::List;
    newer.settings.cpuList = {3};
    Run whole = wholeRun();
    QVERIFY(layOver(whole, newer));
    QVERIFY(!isNew(whole, Test::Integer));
    QVERIFY(!isNew(whole, Test::Memory));
    QVERIFY(isNew(whole, Test::Network));
    // Without such a cell nothing is laid over, and the run is not told of.
    std::erase_if(newer.results, [](const CellResult& cell) { return cell.test == Test::Network; });
    whole = wholeRun();
    QVERIFY(!layOver(whole, newer));
    QVERIFY(whole == wholeRun());
  }

  // The window kept the more reliable of both; so it is after a start.
  void ofACellThatWasMeasuredAgainTheMoreReliableStays() {
    const auto check = [](const Run& of, bool keeps) {
      Run newer = of;
      for (CellResult& cell : newer.results)
        if (Measured* measured = measuredOf(&cell))
          measured->verdict.grade = cell.test == Test::Memory ? Grade::Good : Grade::Poor;
      Run whole = wholeRun();
      for (CellResult& cell : whole.results)
        if (Measured* measured = measuredOf(&cell)) measured->verdict.grade = Grade::Fair;
      QVERIFY(layOver(whole, newer));
      QVERIFY(isNew(whole, Test::Memory));
      QCOMPARE(isNew(whole, Test::Integer), !keeps);
    };
    Run newer = newerRun();
    check(newer, false);
    newer.remeasures = true;
    check(newer, true);
    newer.remeasures = false;
    // The last step has few samples.
    newer.status = RunStatus::Stopped;
    check(newer, true);
  }

  void aPartRefreshesWhatItsSettingsMeasureAlike() {
    Run part = newerRun();
    part.settings.diskFolders.emplace_back("/elsewhere");
    std::erase_if(part.results, [](const CellResult& cell) { return cell.test != Test::Memory; });
    const auto refreshedMemory = refreshed(wholeRun(), part, "again");
    QVERIFY(refreshedMemory);
    QVERIFY(isNew(*refreshedMemory, Test::Memory));
    QVERIFY(!isNew(*refreshedMemory, Test::Integer));

    part = newerRun();
    part.settings.diskFolders.emplace_back("/elsewhere");
    std::erase_if(part.results, [](const CellResult& cell) { return cell.test != Test::Disk; });
    QVERIFY(!refreshed(wholeRun(), part, "again"));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(RefreshedRunTest)

#include "tst_refreshed_run.moc"
