// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_events.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace strata::cli {
namespace {

PlannedCell moveCell() {
  PlannedCell cell;
  cell.test = strata::Test::Memory;
  cell.kernel = "move-serial-8";
  cell.parameters.regionBytes = 4096;
  return cell;
}

Plan planOfOneStep() {
  Plan plan;
  Step step;
  step.group = TestGroup::Memory;
  step.cells = {moveCell()};
  plan.steps = {step};
  plan.expectedSeconds = 2.5;
  return plan;
}

std::string lineOf(const Event& event) {
  return eventLine(event, planOfOneStep(), {2, 4, "after"});
}

}  // namespace

TEST(RunEvents, AreOneObjectALine) {
  auto head = std::make_shared<strata::Run>();
  head->id = "1a2b";
  EXPECT_EQ(
      lineOf(RunStarted{nullptr, head}),
      R"({"event":"run-started","number":2,"of":4,"run":"1a2b","label":"after","steps":1,"expected_s":2.5})"
      "\n");
  EXPECT_EQ(lineOf(StepStarted{0}),
            R"({"event":"step-started","step":0,"test":"memory","cells":[{"test":"memory",)"
            R"("kernel":"move-serial-8","parameters":{"region_bytes":4096}}]})"
            "\n");
  EXPECT_EQ(lineOf(RunFinished{RunStatus::Stopped}), R"({"event":"run-finished","status":"stopped"})"
                                                     "\n");
}

TEST(RunEvents, HaveLiveFiguresOnlyWhereThereAreSome) {
  Progress progress;
  progress.fraction = 0.25;
  progress.remainingS = 3;
  EXPECT_EQ(lineOf(progress),
            R"({"event":"progress","step":0,"fraction":0.25,"remaining_s":3.0,"extended":false})"
            "\n");
  LiveFigure figure;
  figure.value = 100;
  figure.low = 99;
  figure.high = 102;
  progress.figures = {figure};
  Moment moment;
  moment.rate = 118;
  moment.p50Ns = 45'600;
  progress.moments = {moment};
  EXPECT_EQ(lineOf(progress),
            R"({"event":"progress","step":0,"fraction":0.25,"remaining_s":3.0,"extended":false,)"
            R"("figures":[{"cell":0,"value":100.0,"low":99.0,"high":102.0}],)"
            R"("moments":[{"cell":0,"rate":118.0,"p50_ns":45600}]})"
            "\n");
}

TEST(RunEvents, TellWhatCameOfEachCell) {
  CellResult measured{moveCell()};
  measured.unit = "MB/s";
  Measured figure;
  figure.value = 100;
  figure.low = 99;
  figure.verdict.grade = Grade::Fair;
  measured.outcome = figure;
  CellResult skipped = measured;
  skipped.outcome = Skipped{{"no-large-pages", {}}};
  CellResult failed = measured;
  failed.outcome = Failed{{"out-of-memory", {}}};
  const std::string line = lineOf(StepFinished{0, {measured, skipped, failed}, std::nullopt});
  const std::string cell = R"({"test":"memory","kernel":"move-serial-8","parameters":{"region_bytes":4096},)";
  EXPECT_EQ(line, R"({"event":"step-finished","step":0,"results":[)" + cell +
                      R"("value":100.0,"unit":"MB/s","low":99.0,"verdict":"fair"},)" + cell +
                      R"("skipped":"no-large-pages"},)" + cell +
                      R"("failed":"out-of-memory"}]})"
                      "\n");
}

}  // namespace strata::cli
