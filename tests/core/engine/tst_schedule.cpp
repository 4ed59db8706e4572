// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/engine/schedule.h"

namespace strata {

namespace {

Step stepOf(const std::vector<double>& seconds) {
  Step step;
  for (const double s : seconds) {
    PlannedCell cell;
    cell.seconds = s;
    step.cells.push_back(cell);
  }
  return step;
}

Schedule::Examine always(std::size_t cells, bool enough, bool precise) {
  return [=] { return std::vector<Schedule::CellState>(cells, {enough, precise}); };
}

/// Samples of one millisecond until the schedule ends (or ten seconds have passed): the cells in order.
std::vector<std::size_t> play(Schedule& schedule, const Schedule::Examine& examine) {
  std::vector<std::size_t> cells;
  for (int ms = 0; ms < 10'000; ++ms) {
    const auto cell = schedule.next(ms * 1e-3, examine);
    if (!cell) break;
    cells.push_back(*cell);
  }
  return cells;
}

}  // namespace

TEST(Schedule, takesAllCellsInTurnInAnOrderThatChanges) {
  Schedule schedule(stepOf({0.25, 0.25, 0.25, 0.25}), false, false, 1);
  const auto cells = play(schedule, always(4, true, true));
  std::set<std::vector<std::size_t>> orders;
  for (std::size_t round = 0; round + 4 <= cells.size(); round += 4) {
    std::vector<std::size_t> order(cells.begin() + static_cast<std::ptrdiff_t>(round),
                                   cells.begin() + static_cast<std::ptrdiff_t>(round + 4));
    orders.insert(order);
    std::sort(order.begin(), order.end());
    ASSERT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3}));
  }
  EXPECT_GT(orders.size(), 12u);  // of 24
}

TEST(Schedule, takesAllPassesOfACellBeforeThoseOfTheNext) {
  Step step = stepOf({1, 1, 1});
  for (PlannedCell& cell : step.cells) cell.passes = 3;
  step.cells[1].skip = Reason{"not-provided", {}};
  step.cells[1].seconds = 0;
  Schedule schedule(step, true, false, 1);
  EXPECT_EQ(play(schedule, always(3, false, false)), (std::vector<std::size_t>{0, 0, 0, 2, 2, 2}));
}

TEST(Schedule, usesTheWholeTimeUnlessToldToStopWhenPrecise) {
  Schedule whole(stepOf({1, 1}), false, false, 1);
  EXPECT_NEAR(static_cast<double>(play(whole, always(2, true, true)).size()), 2000, 4);
  EXPECT_FALSE(whole.extended());
  Schedule early(stepOf({1, 1}), true, false, 1);
  EXPECT_NEAR(static_cast<double>(play(early, always(2, true, true)).size()), 500, 4);
}

TEST(Schedule, isExtendedAtMostFourfoldUntilThereAreEnoughSamples) {
  Schedule schedule(stepOf({0.5, 0.5}), true, false, 1);
  EXPECT_NEAR(static_cast<double>(play(schedule, always(2, false, false)).size()), 4000, 4);
  EXPECT_TRUE(schedule.extended());
}

TEST(Schedule, isExtendedNoFurtherThanItMayBe) {
  Schedule schedule(stepOf({0.5, 0.5}), true, false, 1, 1);
  EXPECT_NEAR(static_cast<double>(play(schedule, always(2, false, false)).size()), 1000, 4);
  EXPECT_FALSE(schedule.extended());
}

TEST(Schedule, isNotExtendedForPrecision) {
  Schedule schedule(stepOf({0.5, 0.5}), true, false, 1);
  EXPECT_NEAR(static_cast<double>(play(schedule, always(2, true, false)).size()), 1000, 4);
}

TEST(Schedule, samplesOnlyWhatIsMissingWhenExtended) {
  Schedule schedule(stepOf({0.5, 0.5}), true, false, 1);
  const auto cells =
      play(schedule, [] { return std::vector<Schedule::CellState>{{true, true}, {false, false}}; });
  EXPECT_TRUE(std::all_of(cells.begin() + 1010, cells.end(), [](std::size_t cell) { return cell == 1; }));
}

TEST(Schedule, givesACellWithTwiceTheTimeTwiceTheSamplesOverTheSameSpan) {
  Schedule schedule(stepOf({1, 2}), false, false, 1);
  const auto cells = play(schedule, always(2, true, true));
  const auto count = [&](auto begin, auto end) { return std::count(begin, end, std::size_t{0}); };
  const auto middle = cells.begin() + static_cast<std::ptrdiff_t>(cells.size() / 2);
  EXPECT_NEAR(static_cast<double>(count(cells.begin(), cells.end())), 1000, 5);
  EXPECT_NEAR(static_cast<double>(count(cells.begin(), middle)), 500, 5);
}

TEST(Schedule, leavesSkippedCellsOut) {
  Step step = stepOf({0.5, 0.5});
  step.cells[0].skip = Reason{"too-many-elements", {}};
  Schedule schedule(step, false, false, 1);
  const auto cells = play(schedule, always(2, true, true));
  EXPECT_EQ(std::count(cells.begin(), cells.end(), std::size_t{0}), 0);
  EXPECT_FALSE(cells.empty());
  step.cells[1].skip = step.cells[0].skip;
  Schedule nothing(step, false, false, 1);
  EXPECT_FALSE(nothing.next(0, always(2, true, true)));
}

TEST(Schedule, takesEachCellOnceWhereOneWindowIsAll) {
  Schedule schedule(stepOf({0.5, 0.5, 0.5}), false, true, 1);
  auto cells = play(schedule, always(3, false, false));
  std::sort(cells.begin(), cells.end());
  EXPECT_EQ(cells, (std::vector<std::size_t>{0, 1, 2}));
}

}  // namespace strata
