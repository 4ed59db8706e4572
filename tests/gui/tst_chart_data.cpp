// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include <cmath>

#include "app/gui/charts/chart_data.h"
#include "app/gui/results/results_model.h"
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
  cell.kernel = std::string(factsOf(test).id);
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
  void figuresAreThoseOfTheRows() {
    const Plan plan = twoThreadPlan();
    ResultsModel model;
    ChartData data;
    model.begin(plan);
    const auto figure = [&](std::size_t row) {
      takeFigures(data, model.rows());
      return data.figures[row];
    };
    QCOMPARE(figure(0).test, TestId(Test::Integer));
    QVERIFY(!figure(0).value);
    // Processor, then moves and files: a live value is provisional until a result replaces it.
    model.showProgress(figuresOf(0, {{1, 30, 29, 31, {14, 16}}}));
    QCOMPARE(figure(1).value, std::optional(30.0));
    QVERIFY((figure(1).perThread == std::vector<double>{14, 16}));
    QVERIFY(!figure(1).final);
    model.showStepFinished(
        {0, {measured(plan.steps[0].cells[0], 9, 8, 10, {4, 5}), failed(plan.steps[0].cells[1])}});
    QVERIFY(figure(0).final);
    QCOMPARE(figure(0).low, std::optional(8.0));
    QCOMPARE(figure(0).grade, std::optional(Grade::Good));
    QVERIFY2(!figure(1).value && !figure(1).low, "a cell that failed loses its live figure");
  }

  void liveFiguresTakeTheLatestClock() {
    const Plan plan = twoThreadPlan();
    ResultsModel model;
    ChartData data;
    model.begin(plan);
    model.showProgress(figuresOf(1, {{0, 100, 90, 110, {}}}));
    takeFigures(data, model.rows());
    QVERIFY(!data.figures[2].clockGhz);
    CellResult first = measured(plan.steps[0].cells[0], 9);
    std::get<Measured>(first.outcome).clockGhz = 3.0;
    CellResult second = measured(plan.steps[0].cells[1], 9);
    std::get<Measured>(second.outcome).clockGhz = 2.5;
    model.showStepFinished({0, {first, second}});
    takeFigures(data, model.rows());
    QCOMPARE(data.figures[2].clockGhz, std::optional(2.5));
    // A result has its own clock or none; the next run goes on with the latest.
    model.showStepFinished({1, {measured(plan.steps[1].cells[0], 100)}});
    takeFigures(data, model.rows());
    QVERIFY(!data.figures[2].clockGhz);
    model.begin(plan);
    takeFigures(data, model.rows());
    QCOMPARE(data.latestClockGhz, std::optional(2.5));
  }

  void aScalingRunHasALineForEachThreadOfTheDisk() {
    ChartData data;
    const Plan plan = scaledPlan();
    begin(data, plan);
    QCOMPARE(data.disk.lines.size(), std::size_t{2});  // one a thread, however many steps
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
    apply(data, plan, StepFinished{9, {measured(plan.steps[0].cells[0], 1)}});
    QVERIFY(data == before);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartDataTest)
#include "tst_chart_data.moc"
