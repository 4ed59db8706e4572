// SPDX-License-Identifier: GPL-3.0-or-later
// Transfers between registers and string instructions in a report.
#include <gtest/gtest.h>

#include "app/words/words.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_tables.h"
#include "core/report/text.h"
#include "tests/core/report/text_search.h"

namespace strata {
namespace {

CellResult cellOf(Test test, const std::string& kernel, int width, double rate) {
  CellResult cell;
  cell.test = test;
  cell.kernel = kernel + '-' + std::to_string(width);
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.parameters.widthBytes = width;
  cell.parameters.threads = 1;
  Measured measured;
  measured.value = rate;
  measured.statistic = "p90-per-clock";
  measured.perThread = {rate};
  measured.count = measured.cleanCount = 50;
  measured.clockGhz = 4;
  cell.outcome = measured;
  return cell;
}

CellResult stringOf(const std::string& kernel, int width, Bytes region, double rate) {
  CellResult cell = cellOf(strata::Test::String, kernel, width, rate);
  cell.parameters.regionBytes = region.count;
  return cell;
}

Run instructionsRun(std::vector<CellResult> cells) {
  strata::Run run;
  run.results = std::move(cells);
  return run;
}

TEST(PerCycle, IsWhatOneCoreMovesAtItsClock) {
  CellResult cell = cellOf(strata::Test::Registers, "register-general", 8, 64000);
  EXPECT_DOUBLE_EQ(*operandsPerCycle(cell), 2);  // 8 x 10^9 a second, 4 x 10^9 cycles
  cell.parameters.threads = 2;
  EXPECT_DOUBLE_EQ(*operandsPerCycle(cell), 1);
  std::get<Measured>(cell.outcome).clockGhz.reset();
  EXPECT_FALSE(operandsPerCycle(cell));
  cell.outcome = Skipped{};
  EXPECT_FALSE(operandsPerCycle(cell));
  cell = cellOf(strata::Test::Registers, "register-general", 8, 64000);
  cell.unit = "ns";
  EXPECT_FALSE(operandsPerCycle(cell));
  cell.unit = "MB/s";
  cell.parameters.widthBytes.reset();
  EXPECT_FALSE(operandsPerCycle(cell));
}

TEST(RegistersInAReport, HaveARowAKindAndAColumnAWidth) {
  CellResult stack = cellOf(strata::Test::Registers, "register-to-stack", 8, 64000);
  std::get<Measured>(stack.outcome).limit = 128000;
  CellResult wide = cellOf(strata::Test::Registers, "register-vector", 64, 0);
  wide.outcome = Skipped{{"not-provided", {{"needs", std::string("AVX-512")}}}};
  const std::string text =
      toText(instructionsRun({cellOf(strata::Test::Registers, "register-general", 4, 128000),
                              cellOf(strata::Test::Registers, "register-general", 8, 256000), stack,
                              cellOf(strata::Test::Registers, "register-vector", 16, 256000), wide}),
             words);
  const std::string cycles = "Transfers per cycle, one core, at 4.00 GHz";
  ASSERT_NE(text.find(cycles), std::string::npos) << text;
  EXPECT_EQ(rowOf(text, cycles, "4"), (TextRow{"4", "B", "8", "B", "16", "B", "64", "B"})) << text;
  EXPECT_EQ(rowOf(text, cycles, "general"), (TextRow{"general", "8.00", "8.00"})) << text;
  EXPECT_EQ(rowOf(text, cycles, "to"), (TextRow{"to", "stack", "2.00"})) << text;
  EXPECT_EQ(rowOf(text, cycles, "vector"), (TextRow{"vector", "4.00", "-"})) << text;
  const std::string rates = "MB/s, by bytes";
  EXPECT_EQ(rowOf(text, rates, "general"), (TextRow{"general", "128000", "256000", "+"})) << text;
  EXPECT_EQ(rowOf(text, rates, "to"), (TextRow{"to", "stack", "64000", "50", "%", "+"})) << text;
  EXPECT_NE(text.find("AVX-512"), std::string::npos) << text;
}

TEST(RegistersInAReport, HaveNoCyclesWithoutAClock) {
  CellResult cell = cellOf(strata::Test::Registers, "register-general", 8, 64000);
  std::get<Measured>(cell.outcome).clockGhz.reset();
  const std::string text = toText(instructionsRun({cell}), words);
  EXPECT_EQ(text.find("per cycle, one core"), std::string::npos) << text;
  EXPECT_EQ(rowOf(text, "by bytes", "general"), (TextRow{"general", "64000", "+"})) << text;
}

TEST(StringsInAReport, HaveABlockARegionAndARowAWidth) {
  const std::string text =
      toText(instructionsRun(
                 {stringOf("string-lods", 1, 4_KiB, 1000), stringOf("string-lods", 8, 4_KiB, 8000),
                  stringOf("string-rep-movs", 1, 4_KiB, 100000),
                  stringOf("string-rep-movs", 8, 4_KiB, 200000), stringOf("string-lods", 1, 1_MiB, 900)}),
             words);
  EXPECT_EQ(rowOf(text, "Buffer 4 KiB", "bytes"), (TextRow{"bytes", "lods", "movs", "grade"})) << text;
  EXPECT_EQ(rowOf(text, "Buffer 4 KiB", "1"), (TextRow{"1", "1000", "100000", "+"})) << text;
  EXPECT_EQ(rowOf(text, "Buffer 4 KiB", "8"), (TextRow{"8", "8000", "200000", "+"})) << text;
  EXPECT_EQ(rowOf(text, "Buffer 1 MiB", "1"), (TextRow{"1", "900", "+"})) << text;
  EXPECT_NE(text.find("rep"), std::string::npos);
}

TEST(StringsInAReport, SayWhereThereAreNone) {
  CellResult cell = stringOf("string-lods", 1, 4_KiB, 0);
  cell.outcome = Skipped{{"not-provided", {{"needs", std::string("lods, stos, movs (x86-64)")}}}};
  const std::string text = toText(instructionsRun({cell}), words);
  EXPECT_EQ(rowOf(text, "Buffer 4 KiB", "1"), (TextRow{"1", "-", "skipped", "1"})) << text;
  EXPECT_NE(text.find("not support lods, stos, movs"), std::string::npos) << text;
}

TEST(InstructionsInAReport, ComeBackFromJson) {
  CellResult transfer = cellOf(strata::Test::Registers, "register-to-stack", 8, 64000);
  transfer.parameters.op = "to-stack";
  const strata::Run run = instructionsRun({transfer, stringOf("string-rep-stos", 2, 4_KiB, 5000)});
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front(), run);
}

}  // namespace
}  // namespace strata
