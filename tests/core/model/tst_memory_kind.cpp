// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the names of memory kinds: of the requested one, and of the one that it turned out to be.
#include <gtest/gtest.h>

#include <limits>

#include "core/model/memory_kind.h"

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

}  // namespace
}  // namespace strata
