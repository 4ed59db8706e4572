// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pair_matrix.h"

#include <gtest/gtest.h>

#include "core/stats/line_figures.h"

namespace strata::test {
namespace {

/// CPUs 0 and 2 lie in one cluster, 1 and 3 in another.
std::vector<PairTime> twoClusters() {
  return {{0, 1, 190.0}, {0, 2, 19.0}, {0, 3, 200.0}, {1, 2, 180.0}, {1, 3, 21.0}, {2, 3, 210.0}};
}

TEST(PairMatrix, FindsTheClustersThatTheTimesShow) {
  const PairMatrix matrix = pairMatrix(twoClusters(), {});
  EXPECT_EQ(matrix.cpus, (std::vector{0, 2, 1, 3}));
  EXPECT_EQ(matrix.clusters, (std::vector<std::size_t>{2, 2}));
  EXPECT_EQ(matrix.within, 20);
  EXPECT_EQ(matrix.between, 195);
  EXPECT_EQ(matrix.ns[0][1], 19);
  EXPECT_EQ(matrix.ns[1][0], 19);
  EXPECT_EQ(matrix.ns[1][3], 210) << "from CPU 2 to CPU 3";
  EXPECT_EQ(matrix.ns[0][0], std::nullopt);
}

TEST(PairMatrix, SeesNoClustersInTimesThatAreMuchTheSame) {
  const PairMatrix matrix = pairMatrix({{0, 1, 40.0}, {0, 2, 55.0}, {1, 2, 70.0}}, {});
  EXPECT_EQ(matrix.clusters, (std::vector<std::size_t>{3}));
  EXPECT_EQ(matrix.within, std::nullopt);
}

// 0 is near 1, and 1 near 2, but 0 is far from 2.
TEST(PairMatrix, SeesNoClustersWhereNearnessIsNotMutual) {
  const PairMatrix matrix = pairMatrix({{0, 1, 20.0}, {1, 2, 20.0}, {0, 2, 100.0}}, {});
  EXPECT_EQ(matrix.clusters, (std::vector<std::size_t>{3}));
}

// Run files come from others too.
TEST(PairMatrix, SurvivesAPairTwiceAndACpuWithItself) {
  for (const std::vector<PairTime>& times :
       {std::vector<PairTime>{{0, 0, 5.0}, {0, 1, 50.0}}, std::vector<PairTime>{{0, 1, 5.0}, {0, 1, 50.0}},
        std::vector<PairTime>{{0, 1, 50.0}, {0, 1, 5.0}}, std::vector<PairTime>{{3, 3, 5.0}}}) {
    const PairMatrix matrix = pairMatrix(times, {});
    EXPECT_EQ(matrix.clusters, (std::vector<std::size_t>{matrix.cpus.size()}));
    EXPECT_EQ(matrix.within, std::nullopt);
    EXPECT_EQ(matrix.ns[0][0], std::nullopt);
  }
}

TEST(PairMatrix, FindsClustersWhilePairsAreMissing) {
  const PairMatrix matrix = pairMatrix({{0, 2, 20.0}, {0, 3, 20.0}, {1, 2, 20.0}, {0, 5, 190.0}}, {});
  EXPECT_EQ(matrix.clusters, (std::vector<std::size_t>{4, 1}));
  EXPECT_EQ(matrix.within, 20);
  EXPECT_EQ(matrix.between, 190);
}

TEST(PairMatrix, HasNeighboursNextToEachOtherAndRoomForPairsToCome) {
  // CPU 2 is the second hardware thread of the core of CPU 0.
  const std::vector<LogicalCpu> cpus{{0, 0, 0, 0, 0, 0}, {1, 1, 0, 0, 0, 0}, {2, 0, 0, 0, 0, 1}};
  const PairMatrix matrix = pairMatrix({{0, 1, std::nullopt}, {0, 2, 9.0}, {1, 2, std::nullopt}}, cpus);
  EXPECT_EQ(matrix.cpus, (std::vector{0, 2, 1}));
  EXPECT_EQ(matrix.ns[0][1], 9);
  EXPECT_EQ(matrix.ns[0][2], std::nullopt);
  EXPECT_TRUE(pairMatrix({}, {}).cpus.empty());
}

TEST(LineFigures, AreThe10thPercentileOfTheCleanValuesOfEachLine) {
  LineValues values;
  for (int i = 0; i <= 10; ++i) {
    values.add(0, 20 + i, true);
    values.add(1, 40 + i, true);
  }
  values.add(0, 1, false);
  values.add(2, 2, false);
  EXPECT_EQ(figuresOfLines(values), (std::vector<double>{21, 41}));
  EXPECT_EQ(intervalOfLines({21, 41}), std::nullopt);
  const auto interval = intervalOfLines({30, 31, 32, 33, 34, 35, 36, 37});
  ASSERT_TRUE(interval);
  EXPECT_GE(interval->low, 30);
  EXPECT_LE(interval->high, 37);
  EXPECT_LT(interval->low, interval->high);
}

TEST(LineFigures, UseAllValuesWhereNoneIsClean) {
  LineValues values;
  values.add(0, 5, false);
  EXPECT_EQ(figuresOfLines(values), (std::vector<double>{5}));
}

}  // namespace
}  // namespace strata::test
