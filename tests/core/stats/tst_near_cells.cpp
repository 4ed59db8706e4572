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
constexpr std::nullopt_t none = std::nullopt;

using Partners = std::vector<std::optional<std::size_t>>;

TEST(NearCells, AreOfOneCellInRegionsOfOneLevel) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(72_MiB);
  EXPECT_EQ(nearCells({{&first, {memory, none}}, {&second, {none, memory}}}), (Partners{1, 0}));
  EXPECT_EQ(nearCells({{&first, {3, none}}, {&second, {none, 3}}}), (Partners{1, 0}));
}

TEST(NearCells, AFactorOfTwoIsNearAndMoreIsNot) {
  const CellResult first = move(4_MiB);
  const CellResult twice = move(8_MiB);
  const CellResult more = move(8_MiB + 64_B);
  EXPECT_EQ(nearCells({{&first, {3, none}}, {&twice, {none, 3}}}), (Partners{1, 0}));
  EXPECT_EQ(nearCells({{&first, {3, none}}, {&more, {none, 3}}}), Partners(2));
}

TEST(NearCells, AnotherLevelIsAnotherThing) {
  const CellResult first = move(32_MiB);
  const CellResult second = move(40_MiB);
  EXPECT_EQ(nearCells({{&first, {3, none}}, {&second, {none, memory}}}), Partners(2));
}

TEST(NearCells, AnythingElseThatDiffersMakesThemOthers) {
  const CellResult first = move(64_MiB);
  const CellResult wide = move(72_MiB, 4);
  EXPECT_EQ(nearCells({{&first, {memory, none}}, {&wide, {none, memory}}}), Partners(2));
}

TEST(NearCells, ASideThatHasBothMeantThemToDiffer) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(72_MiB);
  EXPECT_EQ(nearCells({{&first, {memory, none}}, {&second, {memory, none}}}), Partners(2));
}

TEST(NearCells, WhatTellsNoRegionIsNearNothing) {
  const CellResult first = move(64_MiB);
  CellResult none1 = first;
  none1.parameters.regionBytes.reset();
  CellResult none2 = first;
  none2.parameters.regionBytes = 0;
  for (const CellResult* other : {&none1, &none2}) {
    EXPECT_EQ(nearCells({{&first, {memory, none}}, {other, {none, memory}}}), Partners(2));
    EXPECT_EQ(nearCells({{other, {memory, none}}, {&first, {none, memory}}}), Partners(2));
    EXPECT_EQ(nearCells({{other, {memory, none}}, {other, {none, memory}}}), Partners(2));
  }
  const CellResult one = move(1_B);
  const CellResult two = move(2_B);
  EXPECT_EQ(nearCells({{&one, {1, none}}, {&two, {none, 1}}}), (Partners{1, 0})) << "small ones are some";
}

TEST(NearCells, OfTwoThatAreAsNearTheFirstIsTaken) {
  const CellResult first = move(64_MiB);
  const CellResult half = move(32_MiB);
  const CellResult twice = move(128_MiB);
  EXPECT_EQ(nearCells({{&first, {3, none, none}}, {&half, {none, 3, none}}, {&twice, {none, none, 3}}}),
            (Partners{1, 0, none}));
  EXPECT_EQ(nearCells({{&first, {3, none, none}}, {&twice, {none, 3, none}}, {&half, {none, none, 3}}}),
            (Partners{1, 0, none}));
  const CellResult same = move(48_MiB);
  EXPECT_EQ(nearCells({{&first, {3, none, none}}, {&same, {none, 3, none}}, {&same, {none, 3, none}}}),
            (Partners{1, 0, none}));
  const CellResult above = move(96_MiB);
  EXPECT_EQ(nearCells({{&first, {3, none}}, {&above, {none, 3}}, {&above, {none, 3}}}),
            (Partners{1, 0, none}));
}

TEST(NearCells, EachPairStandsByItself) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(66_MiB);
  const CellResult third = move(100_MiB);
  const CellResult fourth = move(101_MiB);
  EXPECT_EQ(nearCells({{&first, {3, none}}, {&second, {none, 3}}, {&third, {3, none}}, {&fourth, {none, 3}}}),
            (Partners{1, 0, 3, 2}));
  CellResult other = second;
  other.metric = "operations";
  EXPECT_EQ(nearCells({{&first, {3, none}}, {&other, {none, 3}}}), Partners(2));
  other = second;
  other.unit = "GB/s";
  EXPECT_EQ(nearCells({{&first, {3, none}}, {&other, {none, 3}}}), Partners(2));
}

TEST(NearCells, ACellThatLiesInTwoLevelsIsNearNone) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(66_MiB);
  EXPECT_EQ(nearCells({{&first, {3, memory, none}}, {&second, {none, none, 3}}}), Partners(2));
  EXPECT_EQ(nearCells({{&first, {none, none}}, {&second, {none, 3}}}), (Partners{1, 0}))
      << "a level of nobody's";
}

TEST(NearCells, TheNearestIsTakenOnce) {
  const CellResult first = move(64_MiB);
  const CellResult far = move(100_MiB);
  const CellResult near = move(72_MiB);
  const Partners partners = nearCells(
      {{&first, {memory, none, none}}, {&far, {none, memory, none}}, {&near, {none, none, memory}}});
  EXPECT_EQ(partners, (Partners{2, std::nullopt, 0}));
  EXPECT_EQ(nearTogether(partners), (std::vector<std::size_t>{0, 2, 1}));
}

}  // namespace
}  // namespace strata
