// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal_progress.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/report/text_layout.h"

namespace strata::cli {
namespace {

PlannedCell networkCell(const std::string& kernel, const std::string& peer) {
  PlannedCell cell;
  cell.test = strata::Test::Network;
  cell.kernel = kernel;
  cell.parameters.peer = peer;
  if (kernel != "network-round-trip") {
    cell.parameters.streams = 1;
    cell.parameters.direction = "to";
  }
  return cell;
}

Step networkStep(std::vector<PlannedCell> cells) {
  Step step;
  step.group = TestGroup::Network;
  step.cells = std::move(cells);
  return step;
}

Moment timed(std::size_t cell, std::uint64_t p50Ns) {
  Moment moment;
  moment.cell = cell;
  moment.p50Ns = p50Ns;
  return moment;
}

Moment rated(std::size_t cell, double rate) {
  Moment moment;
  moment.cell = cell;
  moment.rate = rate;
  return moment;
}

Progress progressOf(std::size_t step, std::vector<Moment> moments) {
  Progress progress;
  progress.step = step;
  progress.moments = std::move(moments);
  return progress;
}

class ProgressInLines : public testing::Test {
 protected:
  /// Begins a run of these steps.
  void begin(std::vector<Step> steps) {
    auto plan = std::make_shared<Plan>();
    plan->steps = std::move(steps);
    plan->expectedSeconds = 2.5;
    m_progress.show(Event{RunStarted{std::move(plan)}});
  }

  std::string m_told;
  TerminalProgress m_progress{TerminalProgress::Style::Lines,
                              [this](std::string_view text) { m_told += text; }};
};

TEST_F(ProgressInLines, ARoundTripIsToldByItsTimeThoughItHasNoRate) {
  begin({networkStep({networkCell("network-round-trip", "desk"), networkCell("network-stream", "desk")})});
  m_progress.show(Event{StepStarted{0}});
  m_progress.show(Event{progressOf(0, {timed(0, 45'600)})});
  m_progress.show(Event{progressOf(0, {timed(0, 45'700)})});
  m_progress.show(Event{progressOf(0, {rated(1, 118)})});
  EXPECT_EQ(m_told,
            "This takes about 3 s.\n"
            "1/1 Network\n"
            "  RTT, desk: 45.6 us\n"
            "  Upload, 1 stream, desk: 118 MB/s\n");
}

TEST_F(ProgressInLines, EachStepOfOneCellTellsIt) {
  begin({networkStep({networkCell("network-stream", "desk")}),
         networkStep({networkCell("network-stream", "attic")})});
  for (std::size_t step = 0; step < 2; ++step) {
    m_progress.show(Event{StepStarted{step}});
    m_progress.show(Event{progressOf(step, {rated(0, 0)})});
    m_progress.show(Event{progressOf(step, {rated(0, 100)})});
  }
  EXPECT_EQ(m_told,
            "This takes about 3 s.\n"
            "1/2 Network\n"
            "  Upload, 1 stream, desk: 100 MB/s\n"
            "2/2 Network\n"
            "  Upload, 1 stream, attic: 100 MB/s\n");
}

TEST_F(ProgressInLines, CellsThatComeTogetherAreToldEachOnce) {
  begin({networkStep({networkCell("network-stream", "desk"), networkCell("network-stream", "attic")})});
  m_progress.show(Event{StepStarted{0}});
  m_progress.show(Event{progressOf(0, {rated(0, 100), rated(1, 50)})});
  m_progress.show(Event{progressOf(0, {rated(0, 101), rated(1, 51)})});
  EXPECT_EQ(m_told,
            "This takes about 3 s.\n"
            "1/1 Network\n"
            "  Upload, 1 stream, desk: 100 MB/s\n"
            "  Upload, 1 stream, attic: 50.0 MB/s\n");
}

TEST_F(ProgressInLines, ARoundTripBesideStreamsIsNotToldByTheirRate) {
  begin({networkStep({networkCell("network-round-trip-loaded", "desk")})});
  m_progress.show(Event{StepStarted{0}});
  m_progress.show(Event{progressOf(0, {rated(0, 118)})});
  m_progress.show(Event{progressOf(0, {timed(0, 812'000)})});
  EXPECT_EQ(m_told,
            "This takes about 3 s.\n"
            "1/1 Network\n"
            "  RTT under load, upload, desk: 812 us\n");
}

TEST(ProgressBar, ShowsTheCellAndIsClearedInTheEnd) {
  std::vector<std::string> told;
  TerminalProgress progress{TerminalProgress::Style::Bar,
                            [&](std::string_view text) { told.emplace_back(text); }};
  auto plan = std::make_shared<Plan>();
  plan->steps = {networkStep({networkCell("network-round-trip", "desk")})};
  progress.show(Event{RunStarted{std::move(plan)}});
  progress.show(Event{StepStarted{0}});
  EXPECT_TRUE(told.empty());
  Progress half = progressOf(0, {timed(0, 45'600)});
  half.fraction = 0.5;
  half.remainingS = 7.2;
  progress.show(Event{half});
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].substr(0, 33), "\r[###############...............]");
  EXPECT_NE(told[0].find("8 s left · RTT, desk: 45.6 us"), std::string::npos) << told[0];
  progress.finish();
  EXPECT_EQ(told.at(1), '\r' + std::string(79, ' ') + '\r');
}

// What went on in the next row stayed there, a row for each time.
TEST(ProgressBar, FitsIntoARow) {
  std::string told;
  TerminalProgress progress{TerminalProgress::Style::Bar, [&](std::string_view text) { told = text; }};
  auto plan = std::make_shared<Plan>();
  plan->steps = {networkStep({networkCell("network-round-trip", "a machine with a long name, 計算機")})};
  progress.show(Event{RunStarted{std::move(plan)}});
  progress.show(Event{StepStarted{0}});
  Progress half = progressOf(0, {timed(0, 45'600)});
  half.remainingS = 7.2;
  half.extended = true;
  progress.show(Event{half});
  EXPECT_EQ(displayWidth(told.substr(1)), 79u) << told;
}

TEST(NoProgress, SaysNothing) {
  std::string told;
  TerminalProgress progress{TerminalProgress::Style::None, [&](std::string_view text) { told += text; }};
  auto plan = std::make_shared<Plan>();
  plan->steps = {networkStep({networkCell("network-stream", "desk")})};
  progress.show(Event{RunStarted{std::move(plan)}});
  progress.show(Event{StepStarted{0}});
  progress.show(Event{progressOf(0, {rated(0, 100)})});
  progress.finish();
  EXPECT_EQ(told, "");
}

}  // namespace
}  // namespace strata::cli
