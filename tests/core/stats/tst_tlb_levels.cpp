// SPDX-License-Identifier: GPL-3.0-or-later
// Levels of a TLB: steps of a curve of costs, and what is none.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/stats/tlb_levels.h"

namespace strata {
namespace {

/// A cycle at 2 GHz.
constexpr double cycle = 0.5;

/// Costs in ns by pages, each with that half of an interval.
std::vector<TranslationCost> costs(const std::vector<std::pair<std::uint64_t, double>>& points,
                                   double halfWidthNs = 0.05) {
  std::vector<TranslationCost> curve;
  for (const auto& [pages, ns] : points) curve.push_back({pages, ns, halfWidthNs});
  return curve;
}

// A core with 96 entries, behind which an access takes 7 cycles longer, and 2048 hashed ones, behind which
// pages are walked in a virtual machine; the walks grow slower as the tables leave L2.
TEST(TlbLevels, AreFoundOnTheCurveOfACore) {
  const auto curve =
      costs({{32, 0.01},  {40, 0},      {48, 0.02}, {56, 0},      {64, 0.01},   {80, 0},     {96, 0.02},
             {112, 2.6},  {128, 3.4},   {160, 3.5}, {192, 3.5},   {224, 3.5},   {256, 3.5},  {320, 3.5},
             {384, 3.5},  {448, 3.5},   {512, 3.5}, {640, 3.5},   {768, 3.6},   {896, 3.6},  {1024, 3.5},
             {1280, 3.6}, {1536, 4.2},  {1792, 8},  {2048, 14.2}, {2560, 23.5}, {3072, 27},  {3584, 27.5},
             {4096, 28},  {5120, 28.6}, {6144, 29}, {7168, 30},   {8192, 32},   {10240, 36}, {12288, 51},
             {14336, 58}, {16384, 74.5}});
  const auto levels = tlbLevels(curve, cycle);
  ASSERT_EQ(levels.size(), 3U);
  EXPECT_EQ(levels[0].pages, 96U);
  EXPECT_DOUBLE_EQ(*levels[0].ns, 3.5);
  // 8 ns are less than a quarter of the way from 3.5 to 28.6.
  EXPECT_EQ(levels[1].pages, 1792U);
  EXPECT_DOUBLE_EQ(*levels[1].ns, 28.6);
  EXPECT_EQ(levels[2], (TlbLevel{8192, std::nullopt})) << "it still rises where the sizes end";
}

TEST(TlbLevels, AreNoneWithoutAStep) {
  EXPECT_TRUE(tlbLevels({}, cycle).empty());
  EXPECT_TRUE(tlbLevels(costs({{4, 0}}), cycle).empty());
  EXPECT_TRUE(tlbLevels(costs({{4, 0}, {5, 0.2}, {6, -0.1}, {7, 0.1}, {8, 0.2}}), cycle).empty());
}

TEST(TlbLevels, NeedMoreThanACycle) {
  const auto stepOf = [](double ns) { return costs({{4, 0}, {5, 0}, {6, ns}, {7, ns}, {8, ns}}); };
  EXPECT_TRUE(tlbLevels(stepOf(0.5), cycle).empty());
  EXPECT_EQ(tlbLevels(stepOf(0.51), cycle), (std::vector<TlbLevel>{{5, 0.51}}));
}

TEST(TlbLevels, NeedThreeTimesTheInterval) {
  const auto stepOf = [](double ns) { return costs({{4, 0}, {5, 0}, {6, ns}, {7, ns}, {8, ns}}, 1); };
  EXPECT_TRUE(tlbLevels(stepOf(3), cycle).empty());
  EXPECT_EQ(tlbLevels(stepOf(3.1), cycle), (std::vector<TlbLevel>{{5, 3.1}}));
}

TEST(TlbLevels, NeedAQuarterOfThePlateauBefore) {
  const auto stepTo = [](double ns) {
    return costs({{4, 0}, {5, 0}, {6, 8}, {7, 8}, {8, 8}, {10, ns}, {12, ns}, {14, ns}});
  };
  EXPECT_EQ(tlbLevels(stepTo(10), cycle).size(), 1U);
  EXPECT_EQ(tlbLevels(stepTo(10.1), cycle), (std::vector<TlbLevel>{{5, 8}, {8, 10.1}}));
}

TEST(TlbLevels, ASingleCostUpThereIsADisturbance) {
  EXPECT_TRUE(tlbLevels(costs({{4, 0}, {5, 0}, {6, 9}, {7, 0}, {8, 0}, {10, 9}}), cycle).empty());
}

}  // namespace
}  // namespace strata
