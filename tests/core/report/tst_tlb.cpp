// SPDX-License-Identifier: GPL-3.0-or-later
// Levels of the TLB in reports: rows by pages, the sentences, the curve.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_charts.h"
#include "core/report/text.h"
#include "core/report/tlb.h"
#include "tests/core/report/sample_reports.h"

namespace strata::test {
namespace {

constexpr double tlbGhz = 2;

CellResult cellOfLines(std::uint64_t lines, std::uint64_t stride, const char* pages, double cycles) {
  CellResult cell = latencyCell(strata::Test::Tlb, "chase-1", 1, cycles / tlbGhz, "p10-per-clock");
  cell.parameters.regionBytes = lines * stride;
  cell.parameters.strideBytes = stride;
  cell.parameters.pages = pages;
  auto& measured = std::get<Measured>(cell.outcome);
  measured.clockGhz = tlbGhz;
  measured.low = measured.value - 0.03;
  measured.high = measured.value + 0.03;
  return cell;
}

/// Eight sizes: 64 entries behind which an access takes 7 cycles longer, and 128 behind which it takes 30.
strata::Run runOfPages(const char* pages = "default", std::uint64_t page = 4096) {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  run.machine.cpus.push_back({0, 0, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 1}};
  for (const std::uint64_t lines : {32U, 48U, 64U, 80U, 96U, 128U, 160U, 192U}) {
    const double cost = lines <= 64 ? 0 : lines <= 128 ? 7 : 30;
    run.results.push_back(cellOfLines(lines, page, pages, 5 + cost));
    run.results.push_back(cellOfLines(lines, 64, pages, 5));
  }
  return run;
}

strata::Run runOfBothPages() {
  strata::Run run = runOfPages();
  const strata::Run large = runOfPages("huge", 2 << 20);
  run.results.insert(run.results.end(), large.results.begin(), large.results.end());
  return run;
}

std::vector<std::string> tlbSentences(const strata::Run& run) {
  return tlbFindings(cellsOf(run), run.machine, words);
}

TEST(TlbSentences, NameTheReachAndTheCostOfEachLevel) {
  EXPECT_EQ(
      tlbSentences(runOfBothPages()),
      (std::vector<std::string>{
          "The first TLB holds 64 base pages (256 KiB); beyond it an access takes 3.50 ns (7 cycles) longer.",
          "The second TLB holds 128 base pages (512 KiB); beyond it an access takes 15.0 ns (30 cycles) "
          "longer.",
          "The first TLB holds 64 huge pages (128 MiB); beyond it an access takes 3.50 ns (7 cycles) "
          "longer.",
          "The second TLB holds 128 huge pages (256 MiB); beyond it an access takes 15.0 ns (30 cycles) "
          "longer."}));
}

TEST(TlbSentences, CountNoUnreliableSize) {
  strata::Run run = runOfPages();
  std::get<Measured>(run.results[3].outcome).verdict.grade = Grade::Poor;
  EXPECT_TRUE(tlbSentences(run).empty()) << "seven sizes are left";
}

TEST(TlbSentences, SayThatNoStepIsSeen) {
  strata::Run run = runOfPages();
  for (CellResult& cell : run.results)
    std::get<Measured>(cell.outcome) = std::get<Measured>(run.results[0].outcome);
  EXPECT_EQ(tlbSentences(run),
            std::vector<std::string>{"No step seen up to 192 base pages (768 KiB): an access "
                                     "takes as long in many pages as in few."});
}

TEST(TlbSentences, SayWhereTheSizesEndTooEarly) {
  strata::Run run = runOfPages();
  run.results[14] = cellOfLines(192, 4096, "default", 80);
  EXPECT_EQ(
      tlbSentences(run).back(),
      "Beyond 128 base pages (512 KiB) an access takes longer still; the sizes end before it is known by how "
      "much.");
}

TEST(TlbTables, HaveARowForEachNumberOfPages) {
  const std::string text = toText(runOfBothPages(), words);
  const auto has = [&](const std::string& part) { return text.find(part) != std::string::npos; };
  EXPECT_TRUE(has("In pages of 4 KiB:")) << text;
  EXPECT_TRUE(has("In pages of 2 MiB:")) << text;
  EXPECT_TRUE(has("The first TLB holds 64 base pages (256 KiB)")) << text;
  EXPECT_TRUE(has("   160  640 KiB")) << text;
}

TEST(TlbTables, SayOnceWhyThereAreNoLargePages) {
  strata::Run run = runOfBothPages();
  for (CellResult& cell : run.results)
    if (cell.parameters.pages == "huge") cell.outcome = Skipped{Reason{"transparent-pages-off", {}}};
  const std::string text = toText(run, words);
  const std::size_t large = text.find("In pages of 2 MiB:");
  ASSERT_NE(large, std::string::npos) << text;
  EXPECT_NE(text.find("\n     32  64 MiB", large), std::string::npos) << text;
  EXPECT_EQ(text.find("\n     48  96 MiB", large), std::string::npos) << text;
}

TEST(TlbCells, AreNamedByTheirLines) {
  const strata::Run run = runOfBothPages();
  const auto name = [&](std::size_t cell) { return cellName(run.results[cell], NameStyle::Full, words); };
  EXPECT_EQ(name(0), "TLB: 32 pages, one line in each");
  EXPECT_EQ(name(1), "TLB: 32 lines side by side");
  EXPECT_EQ(name(16), "TLB: 32 pages, one line in each, huge pages");
}

TEST(TlbCells, ComeBackFromARunFileAndStandInCsv) {
  const strata::Run run = runOfPages();
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
  EXPECT_NE(toCsv({run}).find(",4096,\n"), std::string::npos);
}

ChartFigures figuresOfPages(const strata::Run& run) {
  ChartFigures cells;
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    const auto& measured = std::get<Measured>(cell.outcome);
    figure.value = measured.value;
    figure.low = measured.low;
    figure.high = measured.high;
    figure.clockGhz = measured.clockGhz;
    figure.grade = measured.verdict.grade;
    figure.final = true;
  }
  return cells;
}

TEST(TlbChart, HasALineForEachKindOfPages) {
  ChartFigures cells = figuresOfPages(runOfBothPages());
  const Chart chart = tlbChart(cells, {}, {words});
  EXPECT_EQ(chart.unit, "cycles");
  ASSERT_EQ(chart.series.size(), 2u);
  EXPECT_EQ(chart.series[1].name, "Pages of 2 MiB");
  ASSERT_EQ(chart.series[0].points.size(), 8u);
  EXPECT_DOUBLE_EQ(chart.series[0].points[0].y, 0);
  EXPECT_FALSE(chart.series[0].points[0].low) << "an interval around nothing";
  EXPECT_DOUBLE_EQ(chart.series[0].points[7].x, 192);
  EXPECT_DOUBLE_EQ(chart.series[0].points[7].y, 30);
  EXPECT_TRUE(chart.series[0].points[7].low);
  EXPECT_EQ(chart.caption.find("The first TLB holds 64 base pages"), 0u);
  cells.figures[0].final = false;
  EXPECT_EQ(tlbChart(cells, {}, {words}).caption, "") << "still being measured";
  cells.figures[0].clockGhz.reset();
  EXPECT_EQ(tlbChart(cells, {}, {words}).unit, "ns");
}

TEST(TlbChart, StandsInTheWebPageWithItsSentences) {
  const std::string html = toHtml({runOfPages()}, words);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(html.find("The second TLB holds 128 base pages (512 KiB)"), std::string::npos);
}

}  // namespace
}  // namespace strata::test
