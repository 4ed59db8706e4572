// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/words/words.h"
#include "core/report/comparison_format.h"
#include "core/report/html_page.h"
#include "core/report/markup.h"
#include "core/report/number_text.h"
#include "core/report/run_charts.h"
#include "core/report/run_format.h"
#include "core/report/series_mean.h"
#include "core/report/svg.h"
#include "core/report/svg_chart.h"
#include "tests/core/report/golden.h"
#include "tests/core/report/sample_reports.h"
#include "tests/core/report/text_search.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

std::size_t countOf(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++count;
  return count;
}

/// Two tests with few cells: a golden file that can be read.
strata::Run smallRun() {
  strata::Run run = classicRun();
  std::erase_if(run.results, [](const CellResult& cell) {
    return cell.test == strata::Test::Memory && cell.parameters.widthBytes != 8;
  });
  return run;
}

TEST(Markup, EscapesWhatMeansSomething) {
  EXPECT_EQ(escaped("a<b> & \"c\" 'd'"), "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
  EXPECT_EQ(escaped("büro 测试 🙂\tx\ny"), "büro 测试 🙂\tx\ny");
  EXPECT_EQ(escaped(""), "");
}

TEST(Markup, ReplacesWhatWouldHarm) {
  const std::string mark = "\xef\xbf\xbd";
  EXPECT_EQ(escaped(std::string_view("a\0b\x1b\x7f", 5)), "a" + mark + "b" + mark + mark);
  EXPECT_EQ(escaped("\u202ax\u202e\u2066y\u2069"), mark + "x" + mark + mark + "y" + mark);
  EXPECT_EQ(escaped("\u0085\ufffe\uffff\ufdd0"), mark + mark + mark + mark);
  EXPECT_EQ(escaped("\u200e\u200f"), "\u200e\u200f") << "marks of direction turn nothing";
}

TEST(Markup, ReplacesBytesThatAreNoUtf8) {
  const std::string mark = "\xef\xbf\xbd";
  EXPECT_EQ(escaped("a\xff"), "a" + mark);
  EXPECT_EQ(escaped("\xc0\xbc"), mark + mark) << "a longer form of <";
  EXPECT_EQ(escaped("\xe0\x80\xbc"), mark + mark + mark) << "a longer form of <";
  EXPECT_EQ(escaped("\xed\xa0\x80"), mark + mark + mark) << "a surrogate";
  EXPECT_EQ(escaped("\xf4\x90\x80\x80"), mark + mark + mark + mark) << "beyond Unicode";
  EXPECT_EQ(escaped("\xe2\x82"), mark + mark) << "cut short";
  EXPECT_EQ(escaped("\xe2<b>"), mark + "&lt;b&gt;") << "what follows is still looked at";
}

TEST(Charts, GroupThousands) {
  EXPECT_EQ(groupedFigure(81600), "81\u202f600");
  EXPECT_EQ(groupedFigure(1234567), "1\u202f230\u202f000");
  EXPECT_EQ(groupedFigure(9990), "9990");
  EXPECT_EQ(groupedFigure(12.3), "12.3");
}

TEST(Charts, ShowEachTestThatTheRunHas) {
  const std::vector<Chart> charts = chartsOf({{"", chartCells(classicRun())}}, nullptr, words);
  ASSERT_EQ(charts.size(), 3U);
  EXPECT_EQ(charts[0].rows, (std::vector<std::string>{"Integer", "Floating-point"}));
  ASSERT_EQ(charts[1].series.size(), 8U);
  EXPECT_EQ(charts[1].series[1].name, "Sequential, 1-byte");
  ASSERT_EQ(charts[1].series[1].points.size(), 4U);
  EXPECT_EQ(charts[1].series[1].points[0].x, 12 * 1024);
  EXPECT_EQ(charts[1].series[1].points[0].y, 10200);
  EXPECT_EQ(charts[2].rows, (std::vector<std::string>{"Write", "Read"}));
  EXPECT_TRUE(chartsOf({{"", chartCells(strata::Run())}}, nullptr, words).empty());
}

TEST(Charts, LeaveOutWhatWasNotMeasured) {
  const std::vector<Chart> charts = chartsOf({{"", chartCells(troubledRun())}}, nullptr, words);
  EXPECT_EQ(charts.back().rows, std::vector<std::string>{"Write"}) << "reading failed";
}

TEST(Charts, GoByThreadsWhereTheirNumberDiffers) {
  const std::vector<Chart> charts = chartsOf({{"", chartCells(scalingRun())}}, nullptr, words);
  ASSERT_FALSE(charts.empty());
  EXPECT_EQ(charts[0].xKind, AxisKind::Count);
  EXPECT_EQ(charts[0].title, "Processor, by the number of threads");
  EXPECT_EQ(charts[0].series[0].points.size(), 5U);
}

TEST(Charts, MarkTheEndsOfCachesWhereDataLeaveThem) {
  const strata::Run run = classicRun();
  const std::vector<Chart> charts = chartsOf({{"", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts[1].edges.size(), 3U);
  EXPECT_EQ(charts[1].edges[0].label, "L1");
  EXPECT_EQ(charts[1].edges[0].x, 24 * 1024) << "a move has two buffers";
  EXPECT_TRUE(charts[2].edges.empty());
}

TEST(Charts, TellTheSidesOfAComparisonApart) {
  const strata::Run run = classicRun();
  const std::vector<Chart> charts =
      chartsOf({{"A", chartCells(run)}, {"B", chartCells(run)}}, nullptr, words);
  ASSERT_EQ(charts[1].series.size(), 4U) << "only the widest of each pattern";
  EXPECT_EQ(charts[1].series[0].name, "A: Random, 8-byte");
  EXPECT_NE(charts[1].series[0].style.colour, charts[1].series[2].style.colour);
  EXPECT_EQ(charts[0].series.size(), 2U);
}

TEST(Series, SumUpEachCell) {
  std::vector<strata::Run> runs{classicRun(), classicRun()};
  std::get<Measured>(runs[0].results[0].outcome).value = 100;
  std::get<Measured>(runs[1].results[0].outcome).value = 400;
  runs[1].results[1].outcome = Skipped{{"not-provided", {}}};
  const std::vector<SeriesCell> cells = seriesCells(runs);
  ASSERT_EQ(cells.size(), runs[0].results.size());
  EXPECT_DOUBLE_EQ(*cells[0].mean, 250);
  EXPECT_DOUBLE_EQ(bestOf(cells[0]), 400);
  EXPECT_EQ(cells[0].least, 100);
  EXPECT_EQ(cells[0].most, 400);
  EXPECT_EQ(cells[1].figures.size(), 1U);
  EXPECT_EQ(cells[1].worst, Grade::Fair);
}

TEST(HtmlReport, LooksAsItDid) {
  expectGolden("small.html", toHtml({smallRun()}, words));
  expectGolden("small.svg", toSvg({smallRun()}, words));
}

/// What stands within the braces behind `head`; empty where there is none.
std::string blockOf(const std::string& style, std::string_view head) {
  const std::size_t at = style.find(head);
  if (at == std::string::npos) return {};
  const std::size_t begin = style.find('{', at);
  int depth = 0;
  for (std::size_t end = begin; end < style.size(); ++end) {
    if (style[end] == '{') ++depth;
    if (style[end] == '}' && --depth == 0) return style.substr(begin + 1, end - begin - 1);
  }
  return {};
}

TEST(HtmlReport, IsPrintedOnWhiteWhateverThemeTheBrowserHas) {
  const std::string style = htmlStyle();
  const std::string_view dark = "prefers-color-scheme: dark";
  EXPECT_EQ(countOf(style, dark), 2U) << "of the page and of its charts";
  EXPECT_EQ(countOf(style, "@media screen and (prefers-color-scheme: dark)"), countOf(style, dark));
  EXPECT_EQ(countOf(style, "--card: #ffffff"), 1U);
  const std::string print = blockOf(style, "@media print");
  EXPECT_TRUE(contains(print, "body { background: none")) << print;
  EXPECT_TRUE(contains(print, ".chart, tr, li { break-inside: avoid }"))
      << "nothing is cut at the end of a sheet";
  EXPECT_TRUE(contains(print, ".scroll { overflow: visible")) << "wide tables are not cut either";
  EXPECT_TRUE(contains(print, "max-width: none"));
  EXPECT_TRUE(contains(toHtml({smallRun()}, words), print)) << "each page has these rules";
}

TEST(HtmlReport, HasEachCellWithItsVerdict) {
  const std::string html = toHtml({troubledRun()}, words);
  const std::size_t cells = troubledRun().results.size();
  EXPECT_EQ(countOf(html, "<td class=\"v\">"), cells);
  EXPECT_TRUE(contains(
      html, "<span class=\"skipped\"><span class=\"mark\" aria-hidden=\"true\">○</span>skipped</span>"));
  EXPECT_TRUE(contains(
      html, "<span class=\"failed\"><span class=\"mark\" aria-hidden=\"true\">✕</span>failed</span>"));
  EXPECT_TRUE(contains(html, "aria-hidden=\"true\">▲</span>unreliable</span>"));
  EXPECT_TRUE(contains(html, "<a href=\"#note-1\">1</a>"));
  EXPECT_TRUE(contains(html, "<li id=\"note-1\">The CPU clock varied from"));
}

TEST(HtmlReport, SaysThatARunDidNotEnd) {
  EXPECT_TRUE(contains(toHtml({troubledRun()}, words), "STOPPED: the run was stopped early."));
  EXPECT_FALSE(contains(toHtml({classicRun()}, words), "STOPPED"));
  EXPECT_TRUE(contains(toHtml({strata::Run()}, words), "Nothing was measured."));
}

TEST(HtmlReport, FoldsLongTables) {
  EXPECT_TRUE(contains(toHtml({sweepRun()}, words), "<details>\n<summary>All results ("));
  EXPECT_FALSE(contains(toHtml({classicRun()}, words), "<details>"));
}

TEST(HtmlReport, IsWrittenInTheLanguageOfItsWords) {
  const Words arabic = [](std::string_view id, const std::vector<std::string>& arguments) {
    return id == "html-language" ? std::string("ar") : words(id, arguments);
  };
  EXPECT_TRUE(contains(toHtml({classicRun()}, words), "<html lang=\"en\" dir=\"ltr\">"));
  EXPECT_TRUE(contains(toHtml({classicRun()}, arabic), "<html lang=\"ar\" dir=\"rtl\">"));
}

TEST(HtmlReport, LetsNoTextBecomeMarkup) {
  for (const std::string& report : {toHtml({hostileRun()}, words), toSvg({hostileRun()}, words)}) {
    for (const char* harm : {"<script", "<img", "onerror=\"", "<svg onload", "<b>", "<i>", "<u>", "<a href='",
                             "<!--", "\u202e", "\x1b", "\x01"})
      EXPECT_FALSE(contains(report, harm)) << harm;
    EXPECT_EQ(report.find(char{}), std::string::npos) << "a null";
  }
}

TEST(HtmlReport, SumsUpASeries) {
  const std::string html = toHtml(sampleSeries(5), words);
  EXPECT_TRUE(contains(html, "repetitions: 5"));
  EXPECT_TRUE(contains(html, "min to max"));
  // All that the text's closing table has.
  for (const char* heading : {"best", "median", "mean, MB/s", "std. dev."})
    EXPECT_TRUE(contains(html, std::string(heading) + "</th>")) << heading;
  EXPECT_EQ(countOf(html, "<td class=\"n\">5</td>"), classicRun().results.size());
}

/// Two settings that were measured by turns: their repetitions alternate.
std::vector<strata::Run> byTurns() {
  std::vector<strata::Run> runs;
  for (const strata::Run& run : sampleSeries(5)) {
    strata::Run other = run;
    other.id.front() = 'b';
    other.series = "b0000000-9a53-4c1b-8f6e-2b1d7a3c9e00";
    other.label = "B: two threads";
    runs.push_back(run);
    runs.back().label = "A & co";
    runs.push_back(std::move(other));
  }
  return runs;
}

TEST(HtmlReport, OfSeveralSeriesEachIsASide) {
  const std::string html = toHtml(byTurns(), words);
  EXPECT_TRUE(contains(html, "repetitions: 5 + 5"));
  EXPECT_TRUE(contains(html, "<h3><bdi>A &amp; co</bdi></h3>"));
  EXPECT_TRUE(contains(html, "<h3><bdi>B: two threads</bdi></h3>"));
  EXPECT_TRUE(contains(html, "B: two threads: Random, 8-byte")) << "a line of its own";
  EXPECT_EQ(countOf(html, "<td class=\"n\">5</td>"), 2 * classicRun().results.size());
  EXPECT_EQ(countOf(html, "<td class=\"n\">10</td>"), 0U);
}

TEST(SvgReport, OfSeveralSeriesEachIsASide) {
  const std::string svg = toSvg(byTurns(), words);
  EXPECT_TRUE(contains(svg, "repetitions: 5 + 5"));
  EXPECT_TRUE(contains(svg, "A &amp; co: Random, 8-byte"));
  EXPECT_TRUE(contains(svg, "B: two threads: Random, 8-byte"));
}

TEST(HtmlReport, ResultsOfOneJobAreToldApart) {
  strata::Run run = sampleSeries(1).front();
  CellResult cell = run.results.front();
  cell.test = strata::Test::Disk;
  cell.kernel = "fio-read-bandwidth";
  cell.unit = "MB/s";
  cell.parameters = {};
  cell.parameters.blockBytes = 65536;
  cell.parameters.queueDepth = 4;
  run.results = {cell, cell};
  run.results.back().parameters.queueDepth = 1;
  const std::string html = toHtml({run}, words);
  EXPECT_TRUE(contains(html, "64 KiB, Q4")) << html;
  EXPECT_TRUE(contains(html, "64 KiB, Q1"));
}

TEST(HtmlReport, EachUnitOfASeriesHasATableOfItsOwn) {
  std::vector<strata::Run> runs = sampleSeries(2);
  for (strata::Run& run : runs) {
    CellResult cell = run.results.front();
    cell.test = strata::Test::Disk;
    cell.kernel = "fio-read-bandwidth";
    run.results = {cell, cell};
    run.results.back().kernel = "fio-read-operations";
    run.results.front().unit = "MB/s";
    run.results.back().unit = "IOPS";
  }
  const std::string html = toHtml(runs, words);
  EXPECT_TRUE(contains(html, "mean, MB/s"));
  EXPECT_TRUE(contains(html, "mean, IOPS"));
  EXPECT_EQ(countOf(html, "<table"), 2U);
}

TEST(ComparisonHtml, SaysOfEachCellWhatWasFound) {
  const Comparison comparison = sampleComparison();
  const std::string html = comparisonHtml(comparison, nullptr, "0.1.0", words);
  EXPECT_TRUE(contains(html, "<bdi>before &lt;b&gt;</bdi>"));
  EXPECT_EQ(countOf(html, "<td class=\"v\">"), 2 * comparison.rows.size());
  EXPECT_TRUE(contains(html, "aria-hidden=\"true\">▲</span>faster</span>"));
  EXPECT_TRUE(contains(html, "aria-hidden=\"true\">▼</span>slower</span>"));
  EXPECT_TRUE(contains(html, "runs needed: 3"));
  EXPECT_TRUE(contains(html, "<li>Disk: Read, MB/s"));
}

TEST(ComparisonHtml, SaysThatNothingCanBeCompared) {
  Comparison nothing;
  nothing.sides = {"a", "b"};
  EXPECT_TRUE(contains(comparisonHtml(nothing, nullptr, "1", words), words("compare-nothing", {})));
}

TEST(RunFormats, AreKnownByNameAndByEnding) {
  EXPECT_EQ(runFormatNamed("html"), RunFormat::Html);
  EXPECT_EQ(runFormatNamed("HTML"), std::nullopt);
  EXPECT_EQ(runFormatOfFile("a.b/report.HTML"), RunFormat::Html);
  EXPECT_EQ(runFormatOfFile("report.htm"), RunFormat::Html);
  EXPECT_EQ(runFormatOfFile("x.svg"), RunFormat::Svg);
  EXPECT_EQ(runFormatOfFile("x.txt"), RunFormat::Text);
  EXPECT_EQ(runFormatOfFile("x.csv"), RunFormat::Csv);
  EXPECT_EQ(runFormatOfFile("x.json"), RunFormat::Json);
  EXPECT_EQ(runFormatOfFile("svg"), RunFormat::Json);
  for (const RunFormatEntry& entry : runFormats()) {
    if (entry.ofRuns == nullptr) continue;
    EXPECT_FALSE(inFormat(entry.format, {sweepRun()}, words).empty()) << entry.name;
  }
}

}  // namespace
}  // namespace strata
