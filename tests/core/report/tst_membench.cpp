// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "app/words/words.h"
#include "core/report/membench.h"

namespace strata {
namespace {

CellResult cell(Test test, std::string kernel, std::string op, Bytes region, double value) {
  CellResult made;
  made.test = test;
  made.kernel = std::move(kernel);
  made.parameters.op = std::move(op);
  made.parameters.regionBytes = region.count;
  made.parameters.threads = 1;
  Measured measured;
  measured.value = value;
  measured.median = value;
  measured.cleanCount = 3;
  measured.iterations = 1000;
  measured.elapsedS = 0.25;
  made.outcome = measured;
  return made;
}

constexpr double bytesOfMib = 1.048576;  // in 10^6 bytes

/// Of ten million passes of each thread.
CellResult rate(const std::string& op, int width, Bytes region, double mibPerS, int threads = 2) {
  CellResult made = cell(strata::Test::Bandwidth, op + "-serial-" + std::to_string(width), op, region,
                         bytesOfMib * mibPerS);
  made.parameters.widthBytes = width;
  made.parameters.threads = threads;
  std::get<Measured>(made.outcome).bytes = 10'000'000 * region.count * static_cast<std::uint64_t>(threads);
  return made;
}

CellResult latency(Bytes region, std::vector<double> samples, bool local) {
  CellResult made = cell(strata::Test::Latency, "chase-1", "latency", region, samples[0]);
  auto& measured = std::get<Measured>(made.outcome);
  measured.median = samples[1];
  measured.clean.assign(samples.size(), true);
  measured.samples = std::move(samples);
  made.parameters.chains = 1;
  if (local) made.parameters.blockBytes = 4096;
  return made;
}

Run sampleRun() {
  Run run;
  run.machine.cpus.resize(2);
  run.results = {rate("read", 64, 1_KiB, 400'000),  rate("read", 32, 1_KiB, 200'000),
                 rate("write", 64, 1_KiB, 300'000), rate("copy", 64, 1_KiB, 200'000),
                 rate("read", 64, 3_KiB, 100'000),  latency(1_KiB, {1, 1, 1}, true),
                 latency(3_KiB, {7, 8, 9}, true),   latency(3_KiB, {9, 10, 11}, false),
                 rate("read", 64, {512}, 999'999.0)};
  return run;
}

std::vector<std::vector<std::string>> rowsOf(std::string_view csv) {
  std::vector<std::vector<std::string>> rows;
  while (!csv.empty()) {
    std::string_view line = csv.substr(0, csv.find('\n'));
    csv.remove_prefix(line.size() + 1);
    auto& row = rows.emplace_back();
    for (;;) {
      const std::size_t comma = line.find(',');
      row.emplace_back(line.substr(0, comma));
      if (comma == std::string_view::npos) break;
      line.remove_prefix(comma + 1);
    }
  }
  return rows;
}

TEST(Membench, HasItsNineColumnsAndReadsBackToTheSameFigures) {
  const auto rows = rowsOf(toMembenchCsv({sampleRun()}));
  using Row = std::vector<std::string>;
  const std::vector<Row> expected{
      {"size_kb", "operation", "bandwidth_mb_s", "latency_ns", "latency_stddev_ns", "latency_samples",
       "threads", "iterations", "elapsed_s"},
      // Size times threads times iterations over time is the rate, in MiB.
      {"1", "read", "400000.00", "0", "0", "0", "2", "10000000", "0.048828"},
      {"1", "write", "300000.00", "0", "0", "0", "2", "10000000", "0.065104"},
      {"1", "copy", "200000.00", "0", "0", "0", "2", "10000000", "0.097656"},
      {"1", "latency", "0", "1.00", "0.00", "3", "1", "3", "0.250000"},
      {"3", "read", "100000.00", "0", "0", "0", "2", "10000000", "0.585938"},
      {"3", "latency", "0", "10.00", "1.00", "3", "1", "3", "0.250000"}};
  EXPECT_EQ(rows, expected);
}

TEST(Membench, LeavesOutWhatIsNoPlainLoopOrHasNoFigure) {
  strata::Run run;
  run.results = {rate("read", 64, 1_KiB, 1), rate("copy", 64, 1_KiB, 1), latency(1_KiB, {1, 1}, false),
                 rate("write", 64, 1_KiB, 1)};
  run.results[0].kernel = "read-random-64";
  run.results[1].parameters.count = "traffic";
  run.results[2].parameters.chains = 4;
  run.results[3].outcome = Failed{{"out-of-memory", {}}};
  EXPECT_EQ(rowsOf(toMembenchCsv({run})).size(), 1u);
  EXPECT_EQ(toMembenchText(run, words).find("SCORE"), std::string::npos);
}

/// Weights: log2(1 + 1) = 1 and log2(3 + 1) = 2, so reads average (400 000 + 2 × 100 000) ÷ 3.
// They were lost without a word.
TEST(Membench, CountsTheResultsThatHaveNoRow) {
  EXPECT_EQ(resultsWithoutMembenchRow({sampleRun()}, MembenchForm::Csv), 3U)
      << "a narrower loop, a walk in blocks and 512 bytes";
  strata::Run run = sampleRun();
  run.results = {rate("read", 64, 1_KiB, 400'000)};
  EXPECT_EQ(resultsWithoutMembenchRow({run}, MembenchForm::Csv), 0U);
  run.results.push_back(cell(strata::Test::Bandwidth, "membench-read-peak", "read", {0}, 5));
  EXPECT_EQ(resultsWithoutMembenchRow({run, run}, MembenchForm::Csv), 2U);
  EXPECT_EQ(resultsWithoutMembenchRow({run}, MembenchForm::Text), 0U);
  run.results.erase(run.results.begin());
  EXPECT_EQ(resultsWithoutMembenchRow({run}, MembenchForm::Text), 1U) << "no rows, and so no summary";
  run.results[0].outcome = Failed{};
  EXPECT_EQ(resultsWithoutMembenchRow({run}, MembenchForm::Csv), 0U);
}

TEST(Membench, ShowsOneKindOfPages) {
  strata::Run run = sampleRun();
  for (CellResult& cell : run.results) cell.parameters.pages = "default";
  const std::string expected = toMembenchCsv({run});
  // The other kind comes first in every other region, and is wider in one.
  std::vector<CellResult> large = run.results;
  for (CellResult& cell : large) {
    cell.parameters.pages = "huge";
    std::get<Measured>(cell.outcome).value *= 2;
  }
  run.results.insert(run.results.begin(), large.begin(), large.end());
  EXPECT_EQ(toMembenchCsv({run}), expected);
}

TEST(Membench, PeaksAveragesAndScoresGoByItsFormulas) {
  const std::string text = toMembenchText(sampleRun(), words);
  for (const std::string_view line :
       {"1 KB       read       400.0 GB/s            -        2\n",
        "3 KB       latency             -      10.0 ns        1\n",
        "  Read             400000       200000\n", "  Write            300000       300000\n",
        "  Best latency: 10.0 ns (L2/L3 cache) at 3 KB buffer\n",
        "--------\nBENCHMARK SCORE (higher is better):\n\n"
        "  Bandwidth Score:       300.0  (avg peak bandwidth in GB/s)\n"
        "  Latency Score:         100.0  (1000 / latency_ns)\n\n"
        "  >> COMBINED SCORE:     17321  (sqrt(bw_score × latency_score) × 100)\n"
        "----------------------------------------"
        "----------------------------------------\n"})
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
  EXPECT_EQ(text.find("WARNING"), std::string::npos) << text;
}

TEST(Membench, HasACombinedScoreWithoutLatency) {
  strata::Run run = sampleRun();
  std::erase_if(run.results, [](const CellResult& one) { return one.test == strata::Test::Latency; });
  EXPECT_NE(toMembenchText(run, words)
                .find("  >> COMBINED SCORE:     30000  (bandwidth only, no latency data)\n-----"),
            std::string::npos);
}

TEST(Membench, SaysWhatStandsAgainstComparing) {
  strata::Run run = sampleRun();
  run.machine.cpus.resize(8);
  run.status = RunStatus::Stopped;
  run.results.resize(4);
  std::get<Measured>(run.results[2].outcome).verdict.grade = Grade::Poor;
  const std::string text = toMembenchText(run, words);
  for (const std::string_view warning : {"did not come to its end", "threads was 2, on a machine with 8 CPUs",
                                         "one size of buffer", "1 of 3 results"})
    EXPECT_NE(text.find(warning), std::string::npos) << warning << text;
}

}  // namespace
}  // namespace strata
