// SPDX-License-Identifier: GPL-3.0-or-later
// What memory of a kind is called, what it turned out to be, and when it pays.
#include <gtest/gtest.h>

#include <limits>

#include "core/model/memory_kind.h"
#include "core/stats/payoff.h"

namespace strata {
namespace {

constexpr auto regular = MemoryKind::Regular;
constexpr auto writeCombined = MemoryKind::WriteCombined;
constexpr auto uncached = MemoryKind::Uncached;

TEST(MemoryKind, HasANameOfItsOwn) {
  EXPECT_EQ(memoryKindName(regular), "regular");
  EXPECT_EQ(memoryKindName(writeCombined), "write-combined");
  EXPECT_EQ(memoryKindName(uncached), "uncached");
  for (const MemoryKind kind : memoryKinds) EXPECT_EQ(memoryKindFromName(memoryKindName(kind)), kind);
  EXPECT_EQ(memoryKindFromName("cached"), std::nullopt);
  EXPECT_EQ(memoryKindFromName(""), std::nullopt);
}

TEST(ObtainedKind, IsWhatSystemAndBehaviourAgreeOn) {
  struct Row {
    MemoryKind asked;
    std::optional<MemoryKind> reported;
    std::optional<double> readRatio;
    std::optional<MemoryKind> obtained;
    bool effective;
  };
  const Row rows[] = {
      {regular, regular, std::nullopt, regular, true},
      {regular, std::nullopt, 0.01, regular, true},
      {regular, writeCombined, 0.01, writeCombined, false},
      {writeCombined, writeCombined, 0.01, writeCombined, true},
      {writeCombined, writeCombined, 0.1, writeCombined, true},  // a tenth is slow enough
      {writeCombined, writeCombined, 0.11, regular, false},
      {writeCombined, writeCombined, 1.0, regular, false},  // lies
      {writeCombined, regular, 0.01, regular, false},       // dropped without a word
      {writeCombined, regular, std::nullopt, regular, false},
      {writeCombined, uncached, 0.01, uncached, false},          // something else
      {writeCombined, std::nullopt, 0.01, writeCombined, true},  // no word: behaviour decides
      {writeCombined, std::nullopt, 0.9, regular, false},
      {writeCombined, writeCombined, std::nullopt, std::nullopt, true},  // not looked at
      {writeCombined, writeCombined, std::numeric_limits<double>::quiet_NaN(), std::nullopt, true},
      {uncached, uncached, 0.002, uncached, true},
      {uncached, uncached, 0.5, regular, false},
  };
  for (const Row& row : rows) {
    const ObtainedKind found = obtainedKind(row.asked, row.reported, row.readRatio);
    EXPECT_EQ(found.kind, row.obtained) << &row - rows;
    EXPECT_EQ(found.effective, row.effective) << &row - rows;
  }
}

double usesOf(const Payoff& payoff) {
  const auto* after = std::get_if<PaysAfter>(&payoff);
  return after != nullptr ? after->uses : -1;
}

TEST(Payoff, IsWhatIsDearerByWhatEachUseSaves) {
  // Published: 32 MB at 3.8 and 5.7 GB/s, the first uses 22 and 81 ms: 59 ms / 2.807 ms.
  EXPECT_NEAR(usesOf(payoffOf({22e-3, 32e6 / 3.8e9}, {81e-3, 32e6 / 5.7e9})), 21.02, 0.01);
  EXPECT_DOUBLE_EQ(usesOf(payoffOf({1.0, 4.0}, {7.0, 2.0})), 3);
  EXPECT_DOUBLE_EQ(usesOf(payoffOf({1.0, 4.0}, {2.0, 2.0})), 0.5);
}

TEST(Payoff, IsAtOnceWhereTheFirstUseTakesNoMore) {
  EXPECT_TRUE(std::holds_alternative<PaysAtOnce>(payoffOf({2.0, 4.0}, {1.0, 3.0})));
  EXPECT_TRUE(std::holds_alternative<PaysAtOnce>(payoffOf({2.0, 4.0}, {2.0, 3.0})));
}

TEST(Payoff, NeverComesWhereLaterUsesTakeNoLess) {
  EXPECT_TRUE(std::holds_alternative<PaysNever>(payoffOf({1.0, 3.0}, {2.0, 4.0})));
  EXPECT_TRUE(std::holds_alternative<PaysNever>(payoffOf({1.0, 3.0}, {2.0, 3.0})));
  // Ahead after the first use, and behind from some use on.
  EXPECT_TRUE(std::holds_alternative<PaysNever>(payoffOf({2.0, 3.0}, {1.0, 4.0})));
  EXPECT_TRUE(std::holds_alternative<PaysNever>(
      payoffOf({2.0, std::numeric_limits<double>::quiet_NaN()}, {1.0, 4.0})));
}

}  // namespace
}  // namespace strata
