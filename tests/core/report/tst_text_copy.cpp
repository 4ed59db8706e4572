// SPDX-License-Identifier: GPL-3.0-or-later
// Copies and the C library in a report.
#include <gtest/gtest.h>

#include <sstream>

#include "app/words/words.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/text.h"
#include "tests/core/report/text_search.h"

namespace strata {
namespace {

CellResult cellOf(Test test, const char* kernel, Bytes region, double rate) {
  CellResult cell;
  cell.test = test;
  cell.kernel = kernel;
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.parameters.regionBytes = region.count;
  cell.parameters.threads = 1;
  Measured measured;
  measured.value = rate;
  measured.statistic = "p90";
  measured.perThread = {rate};
  measured.count = measured.cleanCount = 50;
  cell.outcome = measured;
  return cell;
}

/// Passes of 2, 2 and 4 ms through 10 MiB: 5243, 5243 and 2621 MB/s, all over all 3932, and not the 4369 of
/// the rates' mean.
CellResult inPasses(const char* kernel) {
  CellResult cell = cellOf(strata::Test::Copy, kernel, 10_MiB, 3 * 10485760 / 8e-3 / 1e6);
  cell.parameters.op = "copy";
  if (cell.kernel == "copy-blocks") cell.parameters.blockBytes = (256_KiB).count;
  auto& measured = std::get<Measured>(cell.outcome);
  measured.statistic = "average";
  measured.passSeconds = {2e-3, 2e-3, 4e-3};
  measured.elapsedS = 8e-3;
  measured.bytes = 3 * (10_MiB).count;
  measured.iterations = measured.count = measured.cleanCount = 3;
  return cell;
}

Run copyRun(std::vector<CellResult> cells) {
  strata::Run run;
  run.results = std::move(cells);
  return run;
}

/// The words of the only line that begins with this one.
std::vector<std::string> onlyRowOf(const std::string& text, const std::string& first) {
  std::istringstream lines(text);
  std::vector<std::string> found;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::vector<std::string> all;
    for (std::string word; words >> word;) all.push_back(word);
    if (all.empty() || all.front() != first) continue;
    EXPECT_TRUE(found.empty()) << "again: " << line;
    found = all;
  }
  return found;
}

TEST(CopiesInAReport, HaveEachPassWithTimeSizeAndRateAndTheAverage) {
  const std::string text =
      toText(copyRun({inPasses("copy-memcpy"), inPasses("copy-elements"), inPasses("copy-blocks")}), words);
  EXPECT_EQ(onlyRowOf(text, "1"),
            (TextRow{"1", "2.00", "10.0", "5240", "2.00", "10.0", "5240", "2.00", "10.0", "5240"}));
  EXPECT_EQ(onlyRowOf(text, "3"),
            (TextRow{"3", "4.00", "10.0", "2620", "4.00", "10.0", "2620", "4.00", "10.0", "2620"}));
  EXPECT_EQ(onlyRowOf(text, "average"),
            (TextRow{"average", "2.67", "10.0", "3930", "2.67", "10.0", "3930", "2.67", "10.0", "3930"}));
  EXPECT_NE(text.find("passes: 3"), std::string::npos) << text;
  EXPECT_NE(text.find("memcpy, 256 KiB blocks"), std::string::npos) << text;
  EXPECT_EQ(text.find("Samples that were disturbed"), std::string::npos) << text;
}

TEST(CopiesInAReport, AreNamedForWhatTheyDo) {
  // mbw 1.3 and before swapped two of its labels.
  strata::Run run;
  double rate = 100;
  for (const char* kernel : {"copy-memcpy", "copy-elements", "copy-blocks"}) {
    run.results.push_back(cellOf(strata::Test::Copy, kernel, 10_MiB, rate += 11));
    if (run.results.back().kernel == "copy-blocks") run.results.back().parameters.blockBytes = (64_KiB).count;
  }
  const std::string text = toText(run, words);
  const auto lineWith = [&](const std::string& label) {
    const std::size_t at = text.find("  " + label);
    return at == std::string::npos ? std::string() : text.substr(at, text.find('\n', at) - at);
  };
  EXPECT_NE(lineWith("memcpy, whole").find(" 111 "), std::string::npos) << text;
  EXPECT_NE(lineWith("8-byte loop").find(" 122 "), std::string::npos) << text;
  EXPECT_NE(lineWith("memcpy, 64 KiB blocks").find(" 133 "), std::string::npos) << text;
  EXPECT_EQ(text.find("pass "), std::string::npos) << text;
}

TEST(CopiesInAReport, HaveABlockForEachRegion) {
  const std::string text = toText(copyRun({cellOf(strata::Test::Copy, "copy-memcpy", 10_MiB, 100),
                                           cellOf(strata::Test::Copy, "copy-memcpy", 20_MiB, 200)}),
                                  words);
  EXPECT_NE(text.find("Buffer 10 MiB"), std::string::npos) << text;
  EXPECT_NE(text.find("Buffer 20 MiB"), std::string::npos) << text;
}

TEST(CopiesInAReport, ComeBackFromJsonAndStandInCsv) {
  const strata::Run run = copyRun({inPasses("copy-blocks")});
  const std::string json = toJson(run);
  EXPECT_NE(json.find("\"pass_s\": [0.002,0.002,0.004]"), std::string::npos) << json;
  const auto read = runsFromJson(json);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front(), run);
  EXPECT_NE(toCsv({run}).find("0.002;0.002;0.004"), std::string::npos);
  EXPECT_EQ(toJson(copyRun({cellOf(strata::Test::Copy, "copy-memcpy", 10_MiB, 1)})).find("pass_s"),
            std::string::npos);
}

TEST(TheCLibraryInAReport, HasARowASizeAndNanosecondsACall) {
  strata::Run run = copyRun({cellOf(strata::Test::Library, "library-memcpy", 16_B, 8000),
                             cellOf(strata::Test::Library, "library-strlen", 16_B, 4000),
                             cellOf(strata::Test::Library, "library-memcpy", 4_KiB, 40960)});
  run.machine.cLibrary = "glibc 2.36";
  const std::string text = toText(run, words);
  EXPECT_NE(text.find("glibc 2.36"), std::string::npos) << text;
  const std::size_t calls = text.find("Nanoseconds per call");
  ASSERT_NE(calls, std::string::npos) << text;
  EXPECT_EQ(onlyRowOf(text.substr(0, calls), "16"), (TextRow{"16", "B", "8000", "4000", "+"})) << text;
  EXPECT_EQ(onlyRowOf(text.substr(0, calls), "4"), (TextRow{"4", "KiB", "41000", "-", "+"})) << text;
  const std::string rest = text.substr(calls);
  EXPECT_EQ(onlyRowOf(rest, "16"), (TextRow{"16", "B", "2.00", "4.00"})) << text;
  EXPECT_EQ(onlyRowOf(rest, "4"), (TextRow{"4", "KiB", "100", "-"})) << text;

  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().machine.cLibrary, "glibc 2.36");
  run.machine.cLibrary.clear();
  EXPECT_EQ(toJson(run).find("c_library"), std::string::npos);
  EXPECT_EQ(toText(run, words).find("The library:"), std::string::npos);
}

}  // namespace
}  // namespace strata
