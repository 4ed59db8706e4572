// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/sweep_curve.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "core/model/latency_walk.h"

namespace strata {
namespace {

/// One chain in blocks of pages.
CellResult walk(double bytes, double ns, const char* pages = "default") {
  CellResult cell;
  cell.test = strata::Test::Latency;
  cell.kernel = "chase-1";
  cell.parameters.regionBytes = static_cast<std::uint64_t>(bytes);
  cell.parameters.blockBytes = walkBlock.count;
  cell.parameters.pages = pages;
  Measured measured;
  measured.value = ns;
  cell.outcome = measured;
  return cell;
}

CellResult reading(double bytes, double rate, int width = 32, const char* pages = "default") {
  CellResult cell = walk(bytes, rate, pages);
  cell.test = strata::Test::Bandwidth;
  cell.kernel = "read-serial-" + std::to_string(width);
  cell.parameters.blockBytes.reset();
  cell.parameters.widthBytes = width;
  return cell;
}

std::optional<InferredLevels> inferred(const std::vector<CellResult>& cells) {
  std::vector<const CellResult*> pointers;
  for (const CellResult& cell : cells) pointers.push_back(&cell);
  return inferLevels(pointers);
}

/// Eight points an octave from 4 KiB on: 1 ns, from 64 KiB on 8 ns. The last is of 1 MiB.
std::vector<CellResult> stair(const char* pages = "default", double factor = 1) {
  std::vector<CellResult> cells;
  for (int i = 0; i <= 64; ++i)
    cells.push_back(walk(4096 * std::exp2(i / 8.0), factor * (i < 32 ? 1 : 8), pages));
  return cells;
}

double latencyOf(const std::vector<CellResult>& cells) {
  const auto levels = inferred(cells);
  EXPECT_TRUE(levels && levels->caches.size() == 1);
  return levels && levels->caches.size() == 1 ? levels->caches.front().latencyNs : 0;
}

TEST(SweepCurve, WantsFourPointsAnOctave) {
  std::vector<CellResult> cells;
  for (const double mib : {1.0, 1.2, 1.4, 1.7, 2.0, 2.4, 2.8, 3.4, 4.0})
    cells.push_back(walk(mib * 1048576, 5));
  const auto levels = inferred(cells);
  ASSERT_TRUE(levels);
  EXPECT_EQ(levels->smallest, 1_MiB);
  EXPECT_EQ(levels->largest, 4_MiB);
  cells.erase(cells.begin() + 4);
  EXPECT_FALSE(inferred(cells)) << "eight";
  EXPECT_TRUE(inferred({walk(1048576, 1), walk(1100000, 1)})) << "two are enough where they are near";
  EXPECT_FALSE(inferred({walk(1048576, 1), walk(2097152, 1)}));
  EXPECT_FALSE(inferred({walk(1048576, 1)}));
  EXPECT_FALSE(inferred({}));
}

TEST(SweepCurve, IsOfWalksOfOneChainInBlocks) {
  std::vector<CellResult> cells = stair();
  for (CellResult& cell : stair("default", 100)) {
    cell.parameters.chains = 2;
    cells.push_back(cell);
    cell.parameters.chains.reset();
    cell.parameters.blockBytes.reset();
    cells.push_back(cell);
  }
  cells.push_back(walk(4096, 1));
  cells.back().outcome = Skipped{};
  EXPECT_EQ(latencyOf(cells), 1);
  // A walk without a buffer size is left out.
  cells.push_back(walk(0, 1));
  cells.back().parameters.regionBytes.reset();
  cells.push_back(walk(0, 1));
  EXPECT_EQ(latencyOf(cells), 1);
}

TEST(SweepCurve, HasTheFirstFigureOfASizeThatIsRepeated) {
  std::vector<CellResult> cells = stair();
  const std::optional<InferredLevels> once = inferred(cells);
  ASSERT_TRUE(once);
  for (int i = 0; i < 3; ++i)
    for (const CellResult& cell : stair("default", 3)) cells.push_back(cell);
  EXPECT_EQ(inferred(cells), once);
}

TEST(SweepCurve, IsOfDefaultPagesOrElseOfTheFirst) {
  const auto both = [](const char* first, const char* second) {
    std::vector<CellResult> cells{reading(4096, 1, 32, "1G")};  // it has no walks
    for (const auto& [pages, factor] : {std::pair{first, 1}, {second, 2}})
      for (const CellResult& cell : stair(pages, factor)) cells.push_back(cell);
    return latencyOf(cells);
  };
  EXPECT_EQ(both("default", "2M"), 1);
  EXPECT_EQ(both("2M", "default"), 2);
  EXPECT_EQ(both("2M", "4K"), 1);
}

TEST(SweepCurve, HasTheRateOfOneThreadByTheWidestReads) {
  const auto rateBeside = [](std::vector<CellResult> more) {
    std::vector<CellResult> cells = stair();
    for (int i = 0; i < 32; ++i) cells.push_back(reading(4096 * std::exp2(i / 8.0), 100, 16));
    for (CellResult& cell : more)
      for (int i = 0; i < 32; ++i) {
        cell.parameters.regionBytes = static_cast<std::uint64_t>(4096 * std::exp2(i / 8.0));
        cells.push_back(cell);
      }
    const auto levels = inferred(cells);
    return levels && levels->caches.size() == 1 ? levels->caches.front().bandwidthMbs : std::nullopt;
  };
  EXPECT_EQ(rateBeside({}), 100);
  EXPECT_EQ(rateBeside({reading(0, 300, 32)}), 300) << "wider";
  EXPECT_EQ(rateBeside({reading(0, 300, 8)}), 100) << "narrower";
  CellResult other = reading(0, 300);
  other.kernel = "write-serial-32";
  EXPECT_EQ(rateBeside({other}), 100) << "writes";
  other = reading(0, 300);
  other.test = strata::Test::Memory;
  EXPECT_EQ(rateBeside({other}), 100) << "another test";
  other = reading(0, 300);
  other.outcome = Skipped{};
  EXPECT_EQ(rateBeside({other}), 100) << "skipped";
  other = reading(0, 300);
  other.parameters.threads = 2;
  EXPECT_EQ(rateBeside({other}), 100) << "two threads";
  std::get<Measured>(other.outcome).oneThread = 200;
  EXPECT_EQ(rateBeside({other}), 200) << "of one of them";
}

}  // namespace
}  // namespace strata
