// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/stats/judge.h"

namespace strata {

namespace {

/// Of a figure of 100 whose interval is so far from it on each side.
Verdict judged(std::uint64_t fewest, double halfWidth) {
  Measured measured;
  measured.value = 100;
  measured.low = 100 - halfWidth;
  measured.high = 100 + halfWidth;
  judgeByCount(measured, fewest);
  return measured.verdict;
}

}  // namespace

TEST(JudgeByCount, AsksForThirtySamplesAndDoubtsFewerThanTen) {
  EXPECT_EQ(judged(30, 1), Verdict{});
  EXPECT_EQ(judged(29, 1),
            (Verdict{Grade::Fair,
                     {{"too-few-samples", {{"clean", std::int64_t{29}}, {"needed", std::int64_t{30}}}}}}));
  EXPECT_EQ(judged(10, 1).grade, Grade::Fair);
  EXPECT_EQ(judged(9, 1).grade, Grade::Poor);
}

TEST(JudgeByCount, TakesATenthAsWideAndDoubtsMoreThanThreeTenths) {
  EXPECT_EQ(judged(30, 10), Verdict{});
  EXPECT_EQ(judged(30, 11), (Verdict{Grade::Fair, {{"wide-interval", {{"half_width_percent", 11.0}}}}}));
  EXPECT_EQ(judged(30, 30).grade, Grade::Fair);
  EXPECT_EQ(judged(30, 31).grade, Grade::Poor);
}

TEST(JudgeByCount, KeepsTheWorseOfBoth) {
  const Verdict both = judged(9, 11);
  EXPECT_EQ(both.grade, Grade::Poor);
  EXPECT_EQ(both.reasons.size(), 2U);
}

TEST(JudgeByCount, SaysNothingOfAnIntervalThatIsNotThere) {
  Measured measured;
  measured.value = 100;
  judgeByCount(measured, 30);
  EXPECT_EQ(measured.verdict, Verdict{});
}

}  // namespace strata
