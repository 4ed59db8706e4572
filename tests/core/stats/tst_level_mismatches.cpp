// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/stats/levels.h"

namespace strata {
namespace {

InferredLevels seen(const std::vector<Bytes>& sizes) {
  InferredLevels levels;
  double latency = 1;
  for (const Bytes size : sizes) levels.caches.push_back({size, latency *= 4, {}});
  levels.memory = InferredMemory{latency * 4, {}};
  levels.smallest = 128_B;
  levels.largest = 1_GiB;
  return levels;
}

const std::vector<Cache> usualCaches{{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 32_MiB, 2}};

std::int64_t bytes(Bytes size) {
  return static_cast<std::int64_t>(size.count);
}

TEST(LevelMismatches, areNoneWhereBothAgree) {
  EXPECT_TRUE(levelMismatches(seen({48_KiB, 1_MiB, 32_MiB}), usualCaches).empty());
  EXPECT_TRUE(levelMismatches(seen({46_KiB, 900_KiB, 24_MiB}), usualCaches).empty()) << "rounded knees";
  EXPECT_TRUE(levelMismatches(seen({52_KiB, 1300_KiB, 44_MiB}), usualCaches).empty());
}

TEST(LevelMismatches, beginBeyondOneAndAHalf) {
  EXPECT_TRUE(levelMismatches(seen({72_KiB, 1536_KiB, 48_MiB}), usualCaches).empty());
  const std::vector<Cache> larger{{1, 48_KiB, 1}, {2, 1536_KiB, 1}, {3, 48_MiB, 2}};
  EXPECT_TRUE(levelMismatches(seen({32_KiB, 1_MiB, 32_MiB}), larger).empty());
  EXPECT_EQ(levelMismatches(seen({73_KiB, 1_MiB, 32_MiB}), usualCaches).at(0).id,
            "level-larger-than-reported");
  EXPECT_EQ(levelMismatches(seen({31_KiB, 1_MiB, 32_MiB}), usualCaches).at(0).id,
            "level-smaller-than-reported");
}

// Two levels are one and the same unless they are 64 times apart.
TEST(LevelMismatches, takeWhatIs64TimesApartForTwoLevels) {
  EXPECT_EQ(levelMismatches(seen({1_MiB}), {{1, 63_MiB, 1}}).size(), 1u);
  EXPECT_EQ(levelMismatches(seen({1_MiB}), {{1, 65_MiB, 1}}).size(), 2u);
}

TEST(LevelMismatches, missWhatTheCurveReachesTwiceAsFar) {
  const auto missed = [](Bytes smallest, Bytes largest) {
    InferredLevels levels = seen({1_MiB});
    levels.smallest = smallest;
    levels.largest = largest;
    return levelMismatches(levels, {{1, 4_KiB, 1}, {2, 1_MiB, 1}, {3, 256_MiB, 1}}).size();
  };
  EXPECT_EQ(missed(2_KiB, 512_MiB), 2u);
  EXPECT_EQ(missed(2_KiB + 1_B, 512_MiB), 1u);
  EXPECT_EQ(missed(2_KiB, 512_MiB - 1_B), 1u);
}

TEST(LevelMismatches, areNoneWhereTheCurveShowedNothing) {
  EXPECT_TRUE(levelMismatches(InferredLevels{}, usualCaches).empty());
  EXPECT_TRUE(levelMismatches(seen({}), usualCaches).empty());
}

TEST(LevelMismatches, sayWhatAVirtualMachineLiedAbout) {
  const std::vector<Cache> reported{{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 480_MiB, 2}};
  EXPECT_EQ(levelMismatches(seen({48_KiB, 1_MiB, 18_MiB}), reported),
            (std::vector<Reason>{{"level-smaller-than-reported",
                                  {{"level", std::int64_t{3}},
                                   {"inferred_bytes", bytes(18_MiB)},
                                   {"reported_bytes", bytes(480_MiB)}}}}));
}

TEST(LevelMismatches, sayWhatIsLargerThanReported) {
  EXPECT_EQ(levelMismatches(seen({48_KiB, 1_MiB, 96_MiB}), usualCaches),
            (std::vector<Reason>{{"level-larger-than-reported",
                                  {{"level", std::int64_t{3}},
                                   {"inferred_bytes", bytes(96_MiB)},
                                   {"reported_bytes", bytes(32_MiB)}}}}));
}

TEST(LevelMismatches, nameALevelThatIsNotReported) {
  const std::vector<Cache> apple{{1, 128_KiB, 1}, {2, 12_MiB, 4}};
  EXPECT_EQ(levelMismatches(seen({128_KiB, 12_MiB, 40_MiB}), apple),
            (std::vector<Reason>{
                {"level-not-reported", {{"inferred_bytes", bytes(40_MiB)}, {"latency_ns", 64.0}}}}));
  EXPECT_EQ(levelMismatches(seen({48_KiB, 1_MiB, 18_MiB}), {{1, 48_KiB, 1}, {3, 480_MiB, 2}}).front().id,
            "level-not-reported")
      << "the second level is hidden, and the third exaggerated";
  EXPECT_EQ(levelMismatches(seen({32_KiB, 1_MiB}), {}).size(), 2u);
}

TEST(LevelMismatches, nameALevelThatIsNotSeen) {
  EXPECT_EQ(levelMismatches(seen({48_KiB, 1_MiB}), usualCaches),
            (std::vector<Reason>{
                {"level-not-seen", {{"level", std::int64_t{3}}, {"reported_bytes", bytes(32_MiB)}}}}));
}

TEST(LevelMismatches, doNotMissWhatTheCurveDoesNotReach) {
  InferredLevels levels = seen({48_KiB, 1_MiB});
  levels.largest = 48_MiB;
  EXPECT_TRUE(levelMismatches(levels, usualCaches).empty());
  levels = seen({1_MiB, 32_MiB});
  levels.smallest = 64_KiB;
  EXPECT_TRUE(levelMismatches(levels, usualCaches).empty());
}

TEST(LevelMismatches, comeFromTheFastestLevelOn) {
  const std::vector<Reason> all =
      levelMismatches(seen({20_KiB, 200_MiB}), {{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 100_MiB, 1}});
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0].id, "level-smaller-than-reported");
  EXPECT_EQ(all[1].id, "level-not-seen");
  EXPECT_EQ(all[2].id, "level-larger-than-reported");
}

}  // namespace
}  // namespace strata
