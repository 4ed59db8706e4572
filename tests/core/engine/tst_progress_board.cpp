// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/progress_board.h"

#include <gtest/gtest.h>

namespace strata {

namespace {

class Watch : public Sensors {
 public:
  std::uint64_t ticks() override { return static_cast<std::uint64_t>(nowS * 1e9); }
  double ticksPerSecond() override { return 1e9; }
  ClockReading readClock() override { return {}; }
  double readAlu(double) override { return 0; }
  ThreadCounters readCounters() override { return {}; }

  double nowS = 7;
};

/// What is told after another `seconds`.
StepProgress after(double seconds, Watch& watch, ProgressBoard& board) {
  watch.nowS += seconds;
  return board.look(watch);
}

}  // namespace

TEST(ProgressBoard, timeGoesOnWhileTheLeaderSaysNothing) {
  Watch watch;
  ProgressBoard board(819, 1);
  board.begin(watch);
  EXPECT_DOUBLE_EQ(after(0.5, watch, board).elapsedS, 0.5);
  board.publish(819, false, {});
  // Preparing took as long as was thought; then a window of 102 s.
  after(0.5, watch, board);
  for (int i = 1; i <= 102; ++i) {
    const StepProgress progress = after(1, watch, board);
    EXPECT_DOUBLE_EQ(progress.elapsedS, 1 + i);
    EXPECT_DOUBLE_EQ(progress.expectedS, 820);
  }
}

TEST(ProgressBoard, preparingThatTakesLongerPutsTheEndOff) {
  Watch watch;
  ProgressBoard board(10, 1);
  board.begin(watch);
  EXPECT_DOUBLE_EQ(after(0.5, watch, board).expectedS, 11);
  EXPECT_DOUBLE_EQ(after(3.5, watch, board).expectedS, 14) << "at the least";
  board.publish(10, false, {});
  EXPECT_DOUBLE_EQ(after(0, watch, board).expectedS, 14);
  EXPECT_DOUBLE_EQ(after(5, watch, board).expectedS, 14);
}

TEST(ProgressBoard, preparingThatIsOverSoonBringsTheEndNearer) {
  Watch watch;
  ProgressBoard board(10, 5);
  board.begin(watch);
  EXPECT_DOUBLE_EQ(after(1, watch, board).expectedS, 15);
  board.publish(10, false, {});
  EXPECT_DOUBLE_EQ(after(0, watch, board).expectedS, 11);
}

TEST(ProgressBoard, passesOnFiguresOnceAndTheWordOfAnExtension) {
  Watch watch;
  ProgressBoard board(10, 0);
  board.begin(watch);
  board.publish(40, true, {{3, 1.5, 1, 2, {1.5}}});
  const StepProgress told = after(0.1, watch, board);
  ASSERT_EQ(told.figures.size(), 1u);
  EXPECT_EQ(told.figures[0].cell, 3u);
  EXPECT_TRUE(told.extended);
  EXPECT_NEAR(told.expectedS, 40.1, 1e-9);
  EXPECT_TRUE(after(0.1, watch, board).figures.empty());
}

}  // namespace strata
