// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/near_cells.h"

#include <gtest/gtest.h>

#include "core/units.h"

namespace strata {
namespace {

CellResult move(Bytes region, std::int64_t width = 8) {
  CellResult cell;
  cell.test = "memory";
  cell.kernel = "move-serial-8";
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.parameters.regionBytes = region.count;
  cell.parameters.widthBytes = width;
  return cell;
}

using Partners = std::vector<std::optional<std::size_t>>;

TEST(NearCells, AreOfOneCellInRegionsThatAreMemoryAnyway) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(72_MiB);
  EXPECT_EQ(nearCells({{&first, {true, false}}, {&second, {false, true}}}), (Partners{1, 0}));
}

TEST(NearCells, AFactorOfTwoIsTooMuch) {
  const CellResult first = move(64_MiB);
  const CellResult twice = move(128_MiB);
  EXPECT_EQ(nearCells({{&first, {true, false}}, {&twice, {false, true}}}), Partners(2));
}

TEST(NearCells, WhatMayBeACacheIsAnotherLevel) {
  const CellResult first = move(32_MiB);
  const CellResult second = move(40_MiB);
  EXPECT_EQ(nearCells({{&first, {true, false}}, {&second, {false, true}}}), Partners(2));
}

TEST(NearCells, AnythingElseThatDiffersMakesThemOthers) {
  const CellResult first = move(64_MiB);
  const CellResult wide = move(72_MiB, 4);
  EXPECT_EQ(nearCells({{&first, {true, false}}, {&wide, {false, true}}}), Partners(2));
}

TEST(NearCells, ASideThatHasBothMeantThemToDiffer) {
  const CellResult first = move(64_MiB);
  const CellResult second = move(72_MiB);
  EXPECT_EQ(nearCells({{&first, {true, false}}, {&second, {true, false}}}), Partners(2));
}

TEST(NearCells, TheNearestIsTakenOnce) {
  const CellResult first = move(64_MiB);
  const CellResult far = move(100_MiB);
  const CellResult near = move(72_MiB);
  const Partners partners = nearCells(
      {{&first, {true, false, false}}, {&far, {false, true, false}}, {&near, {false, false, true}}});
  EXPECT_EQ(partners, (Partners{2, std::nullopt, 0}));
  EXPECT_EQ(nearTogether(partners), (std::vector<std::size_t>{0, 2, 1}));
}

}  // namespace
}  // namespace strata
