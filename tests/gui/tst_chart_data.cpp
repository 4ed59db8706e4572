// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include <cmath>

#include "app/gui/charts/chart_data.h"
#include "app/gui/charts/scale.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

namespace {

PlannedCell memoryCell(std::int64_t width, const char* pattern) {
  PlannedCell cell;
  cell.test = Test::Memory;
  cell.parameters.widthBytes = width;
  cell.parameters.pattern = pattern;
  return cell;
}

PlannedCell cellOf(Test test) {
  PlannedCell cell;
  cell.test = test;
  return cell;
}

PlannedCell diskCell(const char* op) {
  PlannedCell cell = cellOf(Test::Disk);
  cell.parameters.op = op;
  return cell;
}

CellResult measured(const PlannedCell& cell, double value, std::optional<double> low = {},
                    std::optional<double> high = {}, std::vector<double> perThread = {}) {
  CellResult result{cell};
  Measured figure;
  figure.value = value;
  figure.low = low;
  figure.high = high;
  figure.perThread = std::move(perThread);
  result.outcome = figure;
  return result;
}

CellResult failed(const PlannedCell& cell) {
  CellResult result{cell};
  result.outcome = Failed{{"allocation-failed", {}}};
  return result;
}

/// Two threads: processor, a large region before a small one, disk.
Plan twoThreadPlan() {
  Plan plan;
  plan.threads.resize(2);
  plan.diskFile = 8_MiB;
  plan.steps.push_back(
      {TestGroup::Processor, BoundBy::Core, {}, {cellOf(Test::Integer), cellOf(Test::Floating)}, 1});
  plan.steps.push_back(
      {TestGroup::Memory, BoundBy::Shared, 1_MiB, {memoryCell(1, "serial"), memoryCell(8, "random")}, 1});
  plan.steps.push_back(
      {TestGroup::Memory, BoundBy::Core, 4_KiB, {memoryCell(1, "serial"), memoryCell(8, "random")}, 1});
  plan.steps.push_back({TestGroup::Disk, BoundBy::Disk, {}, {diskCell("write"), diskCell("read")}, 1});
  return plan;
}

/// The same moves and files with one thread and with two.
Plan scaledPlan() {
  Plan plan;
  plan.threads.resize(2);
  for (const TestGroup kind : {TestGroup::Memory, TestGroup::Disk})
    for (const std::size_t threads : {1U, 2U}) {
      Step step{kind, BoundBy::Shared, 1_MiB, {}, 1};
      step.cells = {kind == TestGroup::Disk ? diskCell("write") : memoryCell(8, "serial")};
      if (threads == 1) step.threads = threads;
      plan.steps.push_back(step);
    }
  return plan;
}

Progress figuresOf(std::size_t step, std::vector<LiveFigure> figures) {
  Progress progress;
  progress.step = step;
  progress.figures = std::move(figures);
  return progress;
}

}  // namespace

class ChartDataTest : public QObject {
  Q_OBJECT

 private slots:
  void beginLaysOutTheWholePlan() {
    ChartData data;
    begin(data, twoThreadPlan());
    ChartData expected;
    expected.processor = {2, {{Test::Integer, {}, false}, {Test::Floating, {}, false}}};
    expected.memory = {{4_KiB, 1_MiB}, {{1, "serial", {}}, {8, "random", {}}}, 2, false};
    expected.disk = {8_MiB, 2, {{"write", 0, {}}, {"write", 1, {}}, {"read", 0, {}}, {"read", 1, {}}}};
    QVERIFY(data == expected);
  }

  void liveFiguresAreReplacedByResults() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    apply(data, plan, figuresOf(0, {{1, 30, 29, 31, {14, 16}}}));
    QVERIFY((data.processor.tests[1] == ProcessorBars{Test::Floating, {14, 16}, false, 29, 31}));
    QVERIFY(data.processor.tests[0].perThread.empty());

    apply(data, plan,
          StepFinished{
              0, {measured(plan.steps[0].cells[0], 9, 8, 10, {4, 5}), measured(plan.steps[0].cells[1], 31)}});
    QVERIFY((data.processor.tests[0] == ProcessorBars{Test::Integer, {4, 5}, true, 8, 10, Grade::Good}));
    QVERIFY((data.processor.tests[1] == ProcessorBars{Test::Floating, {31}, true, {}, {}, Grade::Good}));
  }

  void memoryPointsStandInOrderOfSize() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    apply(data, plan,
          StepFinished{1, {measured(plan.steps[1].cells[0], 100, 90, 120), failed(plan.steps[1].cells[1])}});
    apply(data, plan, figuresOf(2, {{0, 400, 390, 410, {}}, {1, 70, 60, 80, {}}}));
    QVERIFY((data.memory.lines[0].points ==
             std::vector<RegionPoint>{{4_KiB, 400, 390, 410, false},
                                      {1_MiB, 100, 90, 120, true, {}, Grade::Good}}));
    QVERIFY((data.memory.lines[1].points == std::vector<RegionPoint>{{4_KiB, 70, 60, 80, false}}));
  }

  void aResultWithoutIntervalHasNone() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    apply(data, plan, StepFinished{1, {measured(plan.steps[1].cells[0], 100)}});
    QVERIFY((data.memory.lines[0].points.front() == RegionPoint{1_MiB, 100, {}, {}, true, {}, Grade::Good}));
  }

  void liveFiguresTakeTheLatestClock() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    apply(data, plan, figuresOf(1, {{0, 100, 90, 110, {}}}));
    QVERIFY(!data.memory.lines[0].points.front().clockGhz);

    CellResult first = measured(plan.steps[0].cells[0], 9);
    std::get<Measured>(first.outcome).clockGhz = 3.0;
    CellResult second = measured(plan.steps[0].cells[1], 9);
    std::get<Measured>(second.outcome).clockGhz = 2.5;
    apply(data, plan, StepFinished{0, {first, second}});
    apply(data, plan, figuresOf(1, {{0, 100, 90, 110, {}}}));
    QCOMPARE(data.memory.lines[0].points.front().clockGhz, std::optional(2.5));

    // A result has its own clock or none; the next run goes on with the latest.
    apply(data, plan, StepFinished{1, {measured(plan.steps[1].cells[0], 100)}});
    QVERIFY(!data.memory.lines[0].points.front().clockGhz);
    begin(data, plan);
    QCOMPARE(data.latestClockGhz, std::optional(2.5));
  }

  void aScalingRunShowsItsLargestNumberOfThreads() {
    ChartData data;
    const Plan plan = scaledPlan();
    begin(data, plan);
    QCOMPARE(data.disk.lines.size(), std::size_t{2});  // one a thread, however many steps
    apply(data, plan, StepFinished{0, {measured(plan.steps[0].cells[0], 1000)}});
    QVERIFY(data.memory.lines[0].points.empty());
    apply(data, plan, StepFinished{1, {measured(plan.steps[1].cells[0], 2000)}});
    QCOMPARE(data.memory.lines[0].points[0].rate, 2000.0);
    end(data);  // as after a stop
    QCOMPARE(data.memory.lines[0].points[0].rate, 2000.0);

    Progress written;
    written.step = 2;
    written.diskPoints = {{0, 0, 4e6, 100}};
    apply(data, plan, written);
    apply(data, plan, StepFinished{2, {measured(plan.steps[2].cells[0], 100)}});
    QVERIFY(data.disk.lines[0].grade.has_value());
    written.step = 3;
    apply(data, plan, written);
    QVERIFY2(!data.disk.lines[0].grade.has_value(), "another pass, of which the verdict is still to come");
  }

  void verdictsOfTheDiskGoToTheirOperation() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    CellResult write = measured(plan.steps[3].cells[0], 900);
    std::get<Measured>(write.outcome).verdict.grade = Grade::Poor;
    apply(data, plan, StepFinished{3, {write, failed(plan.steps[3].cells[1])}});
    QVERIFY(data.disk.lines[0].grade == Grade::Poor);
    QVERIFY(data.disk.lines[1].grade == Grade::Poor);
    QVERIFY(!data.disk.lines[2].grade);
    QVERIFY(!data.disk.lines[3].grade);
  }

  void thinnedStretchesCoverTheSameBytes() {
    // 10 MB each at 100, 300, 100 … MB/s. Three together: 30 MB in 0.1 + 0.0333 + 0.1 s, or 0.0333 + 0.1 +
    // 0.0333 s; the seventh alone.
    std::vector<DiskStretch> stretches;
    for (std::size_t i = 0; i < 7; ++i)
      stretches.push_back({1e7 * static_cast<double>(i + 1), i % 2 == 0 ? 100.0 : 300.0});
    const std::vector<DiskStretch> three = thinned(stretches, 3);
    QCOMPARE(three.size(), std::size_t{3});
    QCOMPARE(three[0].bytesDone, 3e7);
    QCOMPARE(three[0].rate, 900.0 / 7);
    QCOMPARE(three[1].bytesDone, 6e7);
    QCOMPARE(three[1].rate, 180.0);
    QCOMPARE(three[2].bytesDone, 7e7);
    QCOMPARE(three[2].rate, 100.0);
    QVERIFY(thinned(stretches, 7) == stretches);
    QVERIFY(thinned({}, 7).empty());
  }

  void aFailedCellLosesItsLiveFigure() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    apply(data, plan, figuresOf(1, {{0, 100, 90, 110, {}}}));
    apply(data, plan, StepFinished{1, {failed(plan.steps[1].cells[0])}});
    QVERIFY(data.memory.lines[0].points.empty());
    apply(data, plan, figuresOf(0, {{0, 5, 4, 6, {5}}}));
    apply(data, plan, StepFinished{0, {failed(plan.steps[0].cells[0])}});
    QVERIFY(data.processor.tests[0].perThread.empty());
  }

  void aStoppedRunKeepsOnlyResults() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    apply(data, plan, StepFinished{0, {measured(plan.steps[0].cells[0], 9, 8, 10, {4, 5})}});
    apply(data, plan, figuresOf(0, {{1, 30, 29, 31, {14, 16}}}));
    apply(data, plan, figuresOf(1, {{0, 100, 90, 110, {}}}));
    end(data);
    QVERIFY((data.processor.tests[0].perThread == std::vector<double>{4, 5}));
    QVERIFY(data.processor.tests[1].perThread.empty());
    QVERIFY(data.memory.lines[0].points.empty());
  }

  void anotherRunLeavesTheChartsItDoesNotTouch() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    apply(data, plan, StepFinished{0, {measured(plan.steps[0].cells[0], 9, 8, 10, {4, 5})}});
    apply(data, plan, StepFinished{1, {measured(plan.steps[1].cells[0], 100)}});
    Plan memoryOnly;
    memoryOnly.threads.resize(1);
    memoryOnly.steps = {plan.steps[2]};
    begin(data, memoryOnly);
    QVERIFY((data.processor.tests[0].perThread == std::vector<double>{4, 5}));
    QVERIFY((data.memory.regions == std::vector<Bytes>{4_KiB}));
    QVERIFY(data.memory.lines[0].points.empty());
  }

  void diskStretchesGoToTheirThreadAndOperation() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    Progress progress;
    progress.step = 3;
    progress.diskPoints = {{0, 0, 1e6, 500}, {0, 1, 1e6, 400}, {1, 1, 2e6, 900}};
    apply(data, plan, progress);
    QVERIFY((data.disk.lines[0].stretches == std::vector<DiskStretch>{{1e6, 500}}));
    QVERIFY((data.disk.lines[1].stretches == std::vector<DiskStretch>{{1e6, 400}}));
    QVERIFY(data.disk.lines[2].stretches.empty());
    QVERIFY((data.disk.lines[3].stretches == std::vector<DiskStretch>{{2e6, 900}}));
  }

  void aFullDiskLineMergesNeighboursByTheirTime() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    Progress progress;
    progress.step = 3;
    // 1 MB at 100 MB/s takes 10 ms and 1 MB at 300 MB/s a third of that: together 2 MB in 13.33 ms, 150 MB/s.
    for (std::size_t i = 0; i <= mostStretches; ++i)
      progress.diskPoints.push_back({0, 0, 1e6 * static_cast<double>(i + 1), i % 2 == 0 ? 100.0 : 300.0});
    apply(data, plan, progress);
    const std::vector<DiskStretch>& stretches = data.disk.lines[0].stretches;
    QCOMPARE(stretches.size(), mostStretches / 2 + 1);
    QCOMPARE(stretches[0].bytesDone, 2e6);
    QCOMPARE(stretches[0].rate, 150.0);
    QCOMPARE(stretches[7].rate, 150.0);
    QCOMPARE(stretches.back().bytesDone, 1e6 * static_cast<double>(mostStretches + 1));
    QCOMPARE(stretches.back().rate, 100.0);
  }

  void eventsOfAnotherPlanAreIgnored() {
    const Plan plan = twoThreadPlan();
    ChartData data;
    begin(data, plan);
    const ChartData before = data;
    apply(data, plan, figuresOf(9, {{0, 1, 1, 1, {}}}));
    apply(data, plan, figuresOf(0, {{9, 1, 1, 1, {}}}));
    apply(data, plan, StepFinished{9, {measured(plan.steps[0].cells[0], 1)}});
    QVERIFY(data == before);
  }

  void linearTicks_data() {
    QTest::addColumn<double>("most");
    QTest::addColumn<int>("count");
    QTest::addColumn<std::vector<double>>("ticks");
    QTest::newRow("nothing yet") << 0.0 << 5 << std::vector<double>{0, 1};
    QTest::newRow("round") << 1000.0 << 5 << std::vector<double>{0, 200, 400, 600, 800, 1000};
    QTest::newRow("odd") << 1423.0 << 5 << std::vector<double>{0, 500, 1000, 1500};
    QTest::newRow("small") << 0.7 << 4 << std::vector<double>{0, 0.2, 0.4, 0.6000000000000001, 0.8};
  }
  void linearTicks() {
    QFETCH(const double, most);
    QFETCH(const int, count);
    QTEST(strata::gui::linearTicks(most, count), "ticks");
  }

  void logScaleEnclosesTheRange_data() {
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::addColumn<int>("count");
    QTest::addColumn<std::vector<double>>("ticks");
    QTest::newRow("one decade") << 1200.0 << 9500.0 << 9 << std::vector<double>{1000, 2000, 5000, 10000};
    QTest::newRow("exact ends") << 1000.0 << 5000.0 << 9 << std::vector<double>{1000, 2000, 5000};
    QTest::newRow("one value") << 700.0 << 700.0 << 9 << std::vector<double>{500, 1000};
    QTest::newRow("little room") << 12.6 << 27300.0 << 3 << std::vector<double>{10, 1000, 50000};
    QTest::newRow("many decades") << 12.6 << 27300.0 << 9 << std::vector<double>{10, 100, 1000, 10000, 50000};
  }
  void logScaleEnclosesTheRange() {
    QFETCH(const double, least);
    QFETCH(const double, most);
    QFETCH(const int, count);
    const LogScale scale = logScale(least, most, count);
    QVERIFY(scale.first <= least);
    QVERIFY(scale.last >= most);
    QTEST(scale.ticks, "ticks");
  }

  void powerTicksStayInside() {
    QVERIFY(
        (powerTicks(12288 / 1.42, 67108864 * 1.42, 3) == std::vector<Bytes>{16_KiB, 256_KiB, 4_MiB, 64_MiB}));
    QVERIFY((powerTicks(4096 / 1.42, 4096 * 1.42, 5) == std::vector<Bytes>{4_KiB}));
    QVERIFY((powerTicks(100 / 1.42, 100 * 1.42, 5) == std::vector<Bytes>{128_B}));
  }

  void sizeTicksStandAtRoundSizes() {
    const auto mib = [](double count) { return count * 1048576; };
    QVERIFY((sizeTicks(0, mib(256), 4) == std::vector<Bytes>{0_B, 64_MiB, 128_MiB, 192_MiB, 256_MiB}));
    QVERIFY((sizeTicks(0, mib(10), 4) == std::vector<Bytes>{0_B, 4_MiB, 8_MiB}));
    QVERIFY((sizeTicks(mib(5.5), mib(10), 4) == std::vector<Bytes>{6_MiB, 8_MiB, 10_MiB}));
    QVERIFY((sizeTicks(0, 1, 4) == std::vector<Bytes>{0_B, 1_B}));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartDataTest)
#include "tst_chart_data.moc"
