// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/near_cells.h"

#include <gtest/gtest.h>

#include "core/base/units.h"
#include "core/model/memory_levels.h"

namespace strata {
namespace {

CellResult move(Bytes region, std::int64_t width = 8) {
  CellResult cell;
  cell.test = strata::Test::Memory;
  cell.kernel = "move-serial-8";
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.parameters.regionBytes = region.count;
  cell.parameters.widthBytes = width;
  return cell;
}

constexpr int memory = levelOfMemory;
constexpr int unknown = -1;
constexpr std::nullopt_t none = std::nullopt;

/// The cell as sides have measured it whose data lies in these levels.
PartnerlessCell on(const CellResult& cell, const std::vector<std::optional<int>>& levels) {
  std::vector<SideFigures> sides;
  for (const std::optional<int>& level : levels) {
    SideFigures& side = sides.emplace_back();
    if (level) side.centre = 1;
    if (level != unknown) side.level = level;
  }
  std::vector<const SideFigures*> shown;
  for (const SideFigures& side : sides) shown.push_back(&side);
  return partnerlessCell(cell, shown);
}

using Partners = std::vector<std::optional<std::size_t>>;

TEST(NearCells, AreOfOneCellInRegionsOfOneLevel) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(72_MiB);
  EXPECT_EQ(nearCells({on(first, {memory, none}), on(second, {none, memory})}), (Partners{1, 0}));
  EXPECT_EQ(nearCells({on(first, {3, none}), on(second, {none, 3})}), (Partners{1, 0}));
}

TEST(NearCells, AFactorOfTwoIsNearAndMoreIsNot) {
  const CellResult first = move(4_MiB);
  const CellResult twice = move(8_MiB);
  const CellResult more = move(8_MiB + 64_B);
  EXPECT_EQ(nearCells({on(first, {3, none}), on(twice, {none, 3})}), (Partners{1, 0}));
  EXPECT_EQ(nearCells({on(first, {3, none}), on(more, {none, 3})}), Partners(2));
}

TEST(NearCells, AnotherLevelIsAnotherThing) {
  const CellResult first = move(32_MiB);
  const CellResult second = move(40_MiB);
  EXPECT_EQ(nearCells({on(first, {3, none}), on(second, {none, memory})}), Partners(2));
}

TEST(NearCells, AnythingElseThatDiffersMakesThemOthers) {
  const CellResult first = move(64_MiB);
  const CellResult wide = move(72_MiB, 4);
  EXPECT_EQ(nearCells({on(first, {memory, none}), on(wide, {none, memory})}), Partners(2));
}

TEST(NearCells, ASideThatHasBothMeantThemToDiffer) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(72_MiB);
  EXPECT_EQ(nearCells({on(first, {memory, none}), on(second, {memory, none})}), Partners(2));
}

TEST(NearCells, WhatTellsNoRegionIsNearNothing) {
  const CellResult first = move(64_MiB);
  CellResult none1 = first;
  none1.parameters.regionBytes.reset();
  CellResult none2 = first;
  none2.parameters.regionBytes = 0;
  for (const CellResult* other : {&none1, &none2}) {
    EXPECT_EQ(nearCells({on(first, {memory, none}), on(*other, {none, memory})}), Partners(2));
    EXPECT_EQ(nearCells({on(*other, {memory, none}), on(first, {none, memory})}), Partners(2));
    EXPECT_EQ(nearCells({on(*other, {memory, none}), on(*other, {none, memory})}), Partners(2));
  }
  const CellResult one = move(1_B);
  const CellResult two = move(2_B);
  EXPECT_EQ(nearCells({on(one, {1, none}), on(two, {none, 1})}), (Partners{1, 0})) << "small ones are some";
}

TEST(NearCells, OfTwoThatAreAsNearTheFirstIsTaken) {
  const CellResult first = move(64_MiB);
  const CellResult half = move(32_MiB);
  const CellResult twice = move(128_MiB);
  EXPECT_EQ(nearCells({on(first, {3, none, none}), on(half, {none, 3, none}), on(twice, {none, none, 3})}),
            (Partners{1, 0, none}));
  EXPECT_EQ(nearCells({on(first, {3, none, none}), on(twice, {none, 3, none}), on(half, {none, none, 3})}),
            (Partners{1, 0, none}));
  const CellResult same = move(48_MiB);
  EXPECT_EQ(nearCells({on(first, {3, none, none}), on(same, {none, 3, none}), on(same, {none, 3, none})}),
            (Partners{1, 0, none}));
  const CellResult above = move(96_MiB);
  EXPECT_EQ(nearCells({on(first, {3, none}), on(above, {none, 3}), on(above, {none, 3})}),
            (Partners{1, 0, none}));
}

TEST(NearCells, EachPairStandsByItself) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(66_MiB);
  const CellResult third = move(100_MiB);
  const CellResult fourth = move(101_MiB);
  EXPECT_EQ(
      nearCells({on(first, {3, none}), on(second, {none, 3}), on(third, {3, none}), on(fourth, {none, 3})}),
      (Partners{1, 0, 3, 2}));
  CellResult other = second;
  other.metric = "operations";
  EXPECT_EQ(nearCells({on(first, {3, none}), on(other, {none, 3})}), Partners(2));
  other = second;
  other.unit = "GB/s";
  EXPECT_EQ(nearCells({on(first, {3, none}), on(other, {none, 3})}), Partners(2));
}

TEST(NearCells, ACellThatLiesInTwoLevelsIsNearNone) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(66_MiB);
  EXPECT_EQ(nearCells({on(first, {3, memory, none}), on(second, {none, none, 3})}), Partners(2));
}

TEST(NearCells, WhereALevelIsUnknownNothingIsNear) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(66_MiB);
  EXPECT_EQ(nearCells({on(first, {unknown, none}), on(second, {none, unknown})}), Partners(2));
  EXPECT_EQ(nearCells({on(first, {3, unknown, none}), on(second, {none, none, 3})}), Partners(2));
  EXPECT_EQ(nearCells({on(first, {none, none}), on(second, {none, 3})}), Partners(2)) << "nobody has it";
}

TEST(NearCells, TheNearestIsTakenOnce) {
  const CellResult first = move(64_MiB);
  const CellResult far = move(100_MiB);
  const CellResult near = move(72_MiB);
  const Partners partners = nearCells(
      {on(first, {memory, none, none}), on(far, {none, memory, none}), on(near, {none, none, memory})});
  EXPECT_EQ(partners, (Partners{2, std::nullopt, 0}));
  EXPECT_EQ(nearTogether(partners), (std::vector<std::size_t>{0, 2, 1}));
}

}  // namespace
}  // namespace strata
