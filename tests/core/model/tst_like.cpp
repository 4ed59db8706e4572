// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that fall far behind those that they should be like.
#include <gtest/gtest.h>

#include "core/stats/validity.h"
#include "tests/support/calm_evidence.h"

namespace strata {

TEST(Like, aCellThatFallsFarBehindItIsDoubted) {
  Evidence evidence = calmEvidence();
  evidence.limitShare = 0.47;
  evidence.likeShare = 0.99;
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  EXPECT_EQ(
      judge(evidence).reasons,
      (std::vector<Reason>{{"slower-than-its-like", {{"share_percent", 47.0}, {"like_percent", 99.0}}}}));
  evidence.limitShare = 0.75;  // 0.75 × 0.99 is 0.7425
  EXPECT_EQ(judge(evidence).grade, Grade::Good);
  evidence.likeShare.reset();
  evidence.limitShare = 0.1;
  EXPECT_EQ(judge(evidence).grade, Grade::Good) << "nothing to compare with";
}

namespace {

/// What judge() says of each of these shares of one kind.
std::vector<bool> behind(const std::vector<double>& shares) {
  std::vector<LimitedCell> cells;
  for (const double share : shares) cells.push_back({"serial", share});
  std::vector<bool> found;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Evidence evidence = calmEvidence();
    evidence.limitShare = cells[i].share;
    evidence.likeShare = typicalShareOfLike(cells, i);
    found.push_back(judge(evidence).grade != Grade::Good);
  }
  return found;
}

using Bools = std::vector<bool>;

}  // namespace

TEST(Like, isTheMedianOfTheOthersOfTheSameKind) {
  const std::vector<LimitedCell> cells{{"serial", 0.99}, {"random", 0.35}, {"serial", 0.40},
                                       {"serial", 0.98}, {"random", 0.33}, {"alone", 0.5}};
  EXPECT_DOUBLE_EQ(*typicalShareOfLike(cells, 0), 0.69);   // between 0.40 and 0.98
  EXPECT_DOUBLE_EQ(*typicalShareOfLike(cells, 2), 0.985);  // between 0.99 and 0.98
  EXPECT_DOUBLE_EQ(*typicalShareOfLike(cells, 1), 0.33);
  EXPECT_FALSE(typicalShareOfLike(cells, 5));
}

TEST(Like, oneOrTwoOfFourThatFallBehindAreFound) {
  EXPECT_EQ(behind({0.99, 0.992, 0.47, 0.991}), (Bools{false, false, true, false}));
  EXPECT_EQ(behind({0.32, 0.992, 0.99, 0.991}), (Bools{true, false, false, false}));
  EXPECT_EQ(behind({0.32, 0.992, 0.47, 0.991}), (Bools{true, false, true, false}));
  EXPECT_EQ(behind({0.99, 0.32}), (Bools{false, true}));
}

TEST(Like, noFalseAlarm) {
  // As many moves a cycle whatever the width: the shares are equal, while the rates differ eightfold.
  EXPECT_EQ(behind({0.99, 0.985, 0.99, 0.97}), (Bools{false, false, false, false}));
  // All of them slow: a core that does less than its design says, or a region of a few lines.
  EXPECT_EQ(behind({0.61, 0.60, 0.66, 0.71}), (Bools{false, false, false, false}));
  // One that is fast for reasons of its own does not make the others suspect.
  EXPECT_EQ(behind({0.34, 0.33, 0.35, 0.99}), (Bools{false, false, false, false}));
  EXPECT_EQ(behind({0.5}), (Bools{false}));
}

}  // namespace strata
