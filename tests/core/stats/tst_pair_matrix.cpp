// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pair_matrix.h"

#include <gtest/gtest.h>

#include "core/stats/bootstrap.h"
#include "core/stats/headline.h"
#include "core/stats/summary.h"

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

TEST(PairMatrix, TakesAFactorOfOneAndAHalfForAGap) {
  EXPECT_EQ(pairMatrix({{0, 1, 20.0}, {0, 2, 30.0}, {1, 2, 30.0}}, {}).clusters,
            (std::vector<std::size_t>{2, 1}));
  EXPECT_EQ(pairMatrix({{0, 1, 20.0}, {0, 2, 29.0}, {1, 2, 29.0}}, {}).clusters,
            (std::vector<std::size_t>{3}));
}

// Within a core 10 ns, between cores of a socket 100, between sockets 200: the first gap is the wider one.
TEST(PairMatrix, GoesByTheWidestGap) {
  std::vector<PairTime> times;
  for (int a = 0; a < 6; ++a)
    for (int b = a + 1; b < 6; ++b) times.push_back({a, b, a / 2 == b / 2 ? 10.0 : b < 4 ? 100.0 : 200.0});
  const PairMatrix matrix = pairMatrix(times, {});
  EXPECT_EQ(matrix.clusters, (std::vector<std::size_t>{2, 2, 2}));
  EXPECT_EQ(matrix.within, 10);
  EXPECT_EQ(matrix.between, 200);
}

// 0 is near 1, and 1 near 2, but 0 is far from 2; or 0 is near 2, and 2 near 1, but 0 is far from 1.
TEST(PairMatrix, SeesNoClustersWhereNearnessIsNotMutual) {
  const PairMatrix matrix = pairMatrix({{0, 1, 20.0}, {1, 2, 20.0}, {0, 2, 100.0}}, {});
  EXPECT_EQ(matrix.clusters, (std::vector<std::size_t>{3}));
  const std::vector<PairTime> farFromTheRest{{0, 3, 100.0}, {1, 3, 100.0}, {2, 3, 100.0}};
  for (std::vector<PairTime> times : {std::vector<PairTime>{{0, 1, 20.0}, {1, 2, 20.0}, {0, 2, 100.0}},
                                      std::vector<PairTime>{{0, 2, 20.0}, {1, 2, 20.0}, {0, 1, 100.0}}}) {
    times.insert(times.end(), farFromTheRest.begin(), farFromTheRest.end());
    EXPECT_EQ(pairMatrix(times, {}).clusters, (std::vector<std::size_t>{4}));
  }
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

/// Samples of one cell, and which of them are clean.
struct Lines {
  std::vector<Sample> samples;
  SortedSamples sorted;

  void add(std::size_t line, double seconds, bool isClean) {
    ThreadSample timed;
    timed.units = 1;
    timed.seconds = seconds;
    samples.push_back({0, {timed, timed}, line});
    sorted.blemishes.emplace_back().front() = !isClean;
  }
  std::optional<CellFigures> figures() const { return figuresOfLines(samples, sorted, 0, {1, true}); }
};

TEST(LineFigures, AreThe10thPercentileOfTheCleanValuesOfEachLine) {
  Lines lines;
  for (int i = 0; i <= 10; ++i) {
    lines.add(0, 20 + i, true);
    lines.add(1, 40 + i, true);
  }
  lines.add(0, 1, false);
  lines.add(2, 2, false);
  const auto figures = lines.figures();
  ASSERT_TRUE(figures);
  ASSERT_EQ(figures->ofGroups.size(), 2U);
  EXPECT_DOUBLE_EQ(figures->ofGroups[0], 21);
  EXPECT_DOUBLE_EQ(figures->ofGroups[1], 41);
  EXPECT_DOUBLE_EQ(figures->value, 31);
  EXPECT_EQ(intervalOf(*figures), std::nullopt) << "two lines only, of many samples";
}

TEST(LineFigures, OfFewHaveTheIntervalOfStudentsT) {
  Lines lines;
  for (int i = 0; i < 4; ++i) lines.add(static_cast<std::size_t>(i), 30 + i, true);
  const auto interval = intervalOf(*lines.figures());
  ASSERT_TRUE(interval);
  // t of three degrees of freedom, 3.1824, times the standard error, 1.29099 / 2.
  EXPECT_NEAR(interval->low, 31.5 - 2.0543, 1e-4);
  EXPECT_NEAR(interval->high, 31.5 + 2.0543, 1e-4);
}

// t of two degrees of freedom, 4.3027, times the standard error, 1 / √3.
TEST(LineFigures, HaveAnIntervalFromThreeLinesOn) {
  Lines lines;
  for (int i = 0; i < 3; ++i) lines.add(static_cast<std::size_t>(i), 30 + i, true);
  const auto interval = intervalOf(*lines.figures());
  ASSERT_TRUE(interval);
  EXPECT_NEAR(interval->low, 31 - 2.4842, 1e-4);
  EXPECT_NEAR(interval->high, 31 + 2.4842, 1e-4);
}

TEST(LineFigures, OfOneLineHaveNoIntervalHoweverManySamplesItHas) {
  Lines lines;
  for (int i = 0; i < 40; ++i) lines.add(0, 30 + i, true);
  EXPECT_EQ(lines.figures()->ofGroups.size(), 1U);
  EXPECT_EQ(intervalOf(*lines.figures()), std::nullopt);
}

// Each line is drawn by itself: what one has says nothing of the next.
TEST(LineFigures, OfEightAreResampledOneByOne) {
  Lines lines;
  for (int i = 0; i < 8; ++i) lines.add(static_cast<std::size_t>(i), 30 + i * i, true);
  const auto figures = lines.figures();
  EXPECT_EQ(intervalOf(*figures), blockBootstrap(figures->ofGroups, median, 1));
}

TEST(LineFigures, HaveTheIntervalOfTheirMedian) {
  Lines lines;
  for (int i = 0; i < 8; ++i) lines.add(static_cast<std::size_t>(i), 30 + i, true);
  const auto interval = intervalOf(*lines.figures());
  ASSERT_TRUE(interval);
  EXPECT_GE(interval->low, 30);
  EXPECT_LE(interval->high, 37);
  EXPECT_LT(interval->low, interval->high);
}

TEST(LineFigures, UseAllValuesWhereNoneIsClean) {
  EXPECT_FALSE(Lines().figures());
  Lines lines;
  lines.add(0, 5, false);
  EXPECT_DOUBLE_EQ(lines.figures()->value, 5);
}

}  // namespace
}  // namespace strata::test
