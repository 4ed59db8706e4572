// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

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

TEST(AddReason, PutsFirstWhatDecidesTheGrade) {
  Verdict verdict;
  for (const auto& [grade, id] : {std::pair{Grade::Good, "harmless"},
                                  {Grade::Fair, "fair"},
                                  {Grade::Good, "more"},
                                  {Grade::Poor, "poor"},
                                  {Grade::Poor, "as poor"},
                                  {Grade::Fair, "late"}})
    addReason(verdict, grade, {id, {}});
  EXPECT_EQ(verdict.grade, Grade::Poor);
  std::vector<std::string> ids;
  for (const Reason& reason : verdict.reasons) ids.push_back(reason.id);
  EXPECT_EQ(ids, (std::vector<std::string>{"poor", "fair", "harmless", "more", "as poor", "late"}));
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
