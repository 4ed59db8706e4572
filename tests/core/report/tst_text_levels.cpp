// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "app/words/words.h"
#include "core/plan/sweep.h"
#include "core/report/run_tables.h"
#include "core/report/text.h"

namespace strata {
namespace {

/// Latencies of 1, 4, 10 and 100 ns in 32 KiB, 1 MiB, 16 MiB and memory, at these footprints.
Run sweepRun(const std::vector<Bytes>& footprints) {
  Run run;
  run.machine.caches = {{1, 32_KiB, 1}, {2, 1_MiB, 1}, {3, 480_MiB, 2}};
  for (const Bytes footprint : footprints) {
    for (const bool local : {true, false}) {
      CellResult cell;
      cell.test = strata::Test::Latency;
      cell.kernel = "chase-1";
      cell.unit = "ns";
      cell.parameters.regionBytes = footprint.count;
      if (local) cell.parameters.blockBytes = 192 * 1024;
      Measured measured;
      measured.value = footprint <= 32_KiB ? 1 : footprint <= 1_MiB ? 4 : footprint <= 16_MiB ? 10 : 100;
      if (!local) measured.value *= 3;  // misses of the TLB: not what tells capacities
      cell.outcome = measured;
      run.results.push_back(cell);
    }
  }
  return run;
}

CellResult read(Bytes footprint, int width, double rate) {
  CellResult cell;
  cell.test = strata::Test::Bandwidth;
  cell.kernel = "read-serial-" + std::to_string(width);
  cell.unit = "MB/s";
  cell.parameters.op = "read";
  cell.parameters.regionBytes = footprint.count;
  cell.parameters.widthBytes = width;
  Measured measured;
  measured.value = rate;
  cell.outcome = measured;
  return cell;
}

/// From the heading to the next.
std::string levelsOf(const Run& run) {
  const std::string text = toText(run, words);
  const std::size_t begin = text.find("LEVELS OF MEMORY");
  return begin == std::string::npos ? std::string() : text.substr(begin, text.find("HOW TO READ") - begin);
}

TEST(LevelsInAReport, HaveSizesAndLatenciesOfTheCurveAndWhereTheSystemSaysOtherwise) {
  strata::Run run = sweepRun(fullSweepFootprints(512_MiB));
  const std::string levels = levelsOf(run);
  // An edge is where a quarter of the loads miss: a little beyond the last point that hits.
  EXPECT_NE(levels.find("\n       1  33.0 KiB"), std::string::npos) << levels;
  EXPECT_NE(levels.find("\n       2  1.03 MiB"), std::string::npos) << levels;
  EXPECT_NE(levels.find("\n       3  16.5 MiB"), std::string::npos) << levels;
  EXPECT_NE(levels.find("\n  memory"), std::string::npos) << levels;
  EXPECT_NE(levels.find(" 100\n"), std::string::npos) << levels;
  EXPECT_NE(levels.find("The curve shows 16.5 MiB of the L3 cache"), std::string::npos) << levels;
  EXPECT_EQ(levels.find("L2 cache"), std::string::npos) << levels;
  EXPECT_EQ(levels.find("reads"), std::string::npos) << "none was measured:\n" << levels;
}

/// Several chains begin at larger working sets than one.
TEST(LatencyInAReport, HasAGradeBesideTheRowItIsOf) {
  strata::Run run = sweepRun({128_B, 64_KiB});
  CellResult several = run.results.back();
  several.parameters.chains = 2;
  std::get<Measured>(several.outcome).verdict = {Grade::Poor, {{"contended", {{"excluded_percent", 61.0}}}}};
  run.results.push_back(several);
  Notes notes;
  const Document document = latencyTables(run, words, notes);
  const auto table =
      std::ranges::find_if(document, [](const Block& block) { return std::holds_alternative<Table>(block); });
  ASSERT_NE(table, document.end());
  for (const ColumnGroup& group : std::get<Table>(*table).groups)
    for (const Column& column : group.columns) EXPECT_EQ(column.values.size(), 2U) << titleOf(column);
  const Column& ofSeveral = std::get<Table>(*table).groups.back().columns.back();
  EXPECT_TRUE(std::holds_alternative<std::monostate>(ofSeveral.values[0])) << "none of several chains";
  ASSERT_TRUE(std::holds_alternative<Marked>(ofSeveral.values[1]));
  EXPECT_EQ(std::get<Marked>(ofSeveral.values[1]).kind, "poor");
}

/// A "-" says that both walks are the same, which nobody knows where only one was asked for.
TEST(LatencyInAReport, LeavesOutAWalkThatNobodyMeasured) {
  strata::Run run = sweepRun({16_KiB, 512_KiB});
  EXPECT_NE(toText(run, words).find("TLB-local -"), std::string::npos);
  for (CellResult& cell : run.results)
    if (cell.test == strata::Test::Latency) cell.parameters.blockBytes.reset();
  const std::string text = toText(run, words);
  EXPECT_EQ(text.find("TLB-local -"), std::string::npos) << text;
  EXPECT_NE(text.find("whole region -"), std::string::npos) << text;
}

TEST(LatencyInAReport, NamesTheLevelsOfItsRows) {
  strata::Run run = sweepRun({16_KiB, 31_KiB, 512_KiB, 2048_MiB});
  const std::string text = toText(run, words);
  EXPECT_NE(text.find("\n   16 KiB  L1 "), std::string::npos) << text;
  EXPECT_NE(text.find("\n   31 KiB      "), std::string::npos) << text;
  EXPECT_NE(text.find("\n  512 KiB  L2 "), std::string::npos) << text;
  EXPECT_NE(text.find("\n    2 GiB  memory "), std::string::npos) << text;
}

TEST(LevelsInAReport, HaveTheRateOfTheWidestReads) {
  strata::Run run = sweepRun(fullSweepFootprints(512_MiB));
  for (const Bytes footprint : fullSweepFootprints(512_MiB)) {
    const double rate = footprint <= 32_KiB ? 500'000 : 250'000;
    run.results.push_back(read(footprint, 8, rate / 8));
    run.results.push_back(read(footprint, 64, rate));
    run.results.push_back(read(footprint, 16, rate / 4));
  }
  const std::string levels = levelsOf(run);
  EXPECT_NE(levels.find("500000\n"), std::string::npos) << levels;
  EXPECT_NE(levels.find("250000\n"), std::string::npos) << levels;
}

TEST(LevelsInAReport, AreNotMadeUp) {
  EXPECT_EQ(levelsOf(sweepRun({16_KiB, 512_KiB, 8_MiB, 64_MiB})), "") << "four points make no curve";

  strata::Run flat = sweepRun(fullSweepFootprints(512_MiB));
  for (CellResult& cell : flat.results) std::get<Measured>(cell.outcome).value = 80;
  EXPECT_NE(levelsOf(flat).find("no step"), std::string::npos);
}

}  // namespace
}  // namespace strata
