// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_format.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/chart/cache_edges.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/comparison_document.h"
#include "core/report/comparison_names.h"
#include "core/report/document.h"
#include "core/report/html_page.h"
#include "core/report/markup.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"
#include "core/report/svg_chart.h"

namespace strata {

namespace {

/// A longer list of cells without a partner is folded.
constexpr std::size_t mostOpen = 16;

/// A chart for each curve of the section, as the window draws them: the fullest in sight, the others folded.
std::string chartsOf(const Comparison& comparison, const std::string& section, const Machine* machine,
                     const Words& words) {
  std::vector<ComparedLine> sides;
  for (std::size_t side = 0; side < comparison.sides.size(); ++side)
    sides.push_back({sideLetter(side), sideLetter(side), sideStyle(side, false)});
  const ChartTexts texts{words};
  const std::vector<ComparisonCurve> curves = comparisonCurves(comparison, sides, texts);
  std::vector<const ComparisonCurve*> own;
  for (const ComparisonCurve& curve : curves)
    if (curve.section == section) own.push_back(&curve);
  const ComparisonCurve* fullest = fullestCurve(own, sides, comparison.baseline);
  if (fullest == nullptr) return {};
  ComparisonLook look;
  if (machine != nullptr) look.edges = cacheEdges(*machine);
  // A chart alone has its title in the heading of the section.
  const TitleShown title = own.size() > 1 ? TitleShown::Yes : TitleShown::No;
  std::size_t number = 0;
  const auto drawn = [&](const ComparisonCurve& curve) {
    Chart chart = comparisonChart(curve, sides, comparison.baseline, look, texts);
    const auto [least, most] = reachOf(chart, chart.full);
    chart.description = texts("chart-description", {groupedFigure(least), groupedFigure(most), chart.unit});
    return fmt::format("<div class=\"scroll\">{}</div>\n",
                       svgElement(chart, fmt::format("{}-chart-{}", escaped(section), ++number), title));
  };
  const std::string markup = drawn(*fullest);
  if (own.size() == 1) return markup;
  std::string others;
  for (const ComparisonCurve* curve : own)
    if (curve != fullest) others += drawn(*curve);
  return markup + fmt::format("<details>\n<summary>{}</summary>\n{}</details>\n",
                              escaped(words("html-more-charts", {fmt::format("{}", own.size() - 1)})),
                              others);
}

/// Adds the cells that lack a partner, whose lines are drawn as far as they go.
Comparison withUnmatched(Comparison comparison) {
  comparison.rows.insert(comparison.rows.end(), comparison.unmatched.begin(), comparison.unmatched.end());
  return comparison;
}

Table tableOf(const Comparison& comparison, const std::string& test, const Words& words) {
  std::vector<const ComparisonRow*> rows;
  std::vector<std::string> names;
  for (const ComparisonRow& row : comparison.rows) {
    if (row.cell.test.section() != test) continue;
    rows.push_back(&row);
    names.push_back(withOwnSizes(resultName(row.cell, words), row, words));
  }
  Table table = comparisonTable(comparison, rows, names, {.margins = true}, words);
  table.caption = testSectionName(test, words);
  return table;
}

std::vector<std::string> testsOf(const Comparison& comparison) {
  std::vector<std::string> tests;
  const auto add = [&](const std::string& test) {
    const bool has = std::ranges::any_of(
        comparison.rows, [&](const ComparisonRow& row) { return row.cell.test.section() == test; });
    if (has && std::ranges::find(tests, test) == tests.end()) tests.push_back(test);
  };
  for (const TestGroup group : reportedTestGroups) add(std::string(testGroupId(group)));
  for (const ComparisonRow& row : comparison.rows) add(row.cell.test.section());
  return tests;
}

std::string header(const Comparison& comparison, const std::string& version, const Words& words) {
  std::string items;
  for (std::size_t side = 0; side < comparison.sides.size(); ++side)
    items +=
        fmt::format("<dt>{}</dt><dd><bdi>{}</bdi></dd>\n", sideLetter(side), escaped(comparison.sides[side]));
  return "<header>\n" + htmlParagraph(words("report-title", {version}), "brand") +
         fmt::format("<h1>{}</h1>\n<dl>\n{}</dl>\n</header>\n", escaped(words("html-comparison", {})), items);
}

std::string unlikeSection(const Comparison& comparison, const Words& words) {
  std::string items;
  for (const Notice& notice : unlikeNotices(comparison, words))
    items +=
        fmt::format("<li id=\"note-{0}\" value=\"{0}\">{1}</li>\n", notice.number, escaped(notice.sentence));
  if (items.empty()) return {};
  return fmt::format("<section>\n<h2>{}</h2>\n<ol>\n{}</ol>\n</section>\n", escaped(words("html-notes", {})),
                     items);
}

std::string unmatchedSection(const Comparison& comparison, const Words& words) {
  if (comparison.unmatched.empty()) return {};
  std::string items;
  for (const std::string& text : unmatchedTexts(comparison, words))
    items += fmt::format("<li>{}</li>\n", escaped(text));
  const std::string list = fmt::format("<ul>\n{}</ul>\n", items);
  const std::string count = words("html-all-cells", {fmt::format("{}", comparison.unmatched.size())});
  const std::string near =
      hasNearCells(comparison) ? htmlParagraph("≈ " + words("compare-near", {}), "small") : std::string();
  return fmt::format(
      "<section>\n<h2>{}</h2>\n{}{}</section>\n", escaped(words("html-unmatched", {})), near,
      comparison.unmatched.size() <= mostOpen
          ? list
          : fmt::format("<details>\n<summary>{}</summary>\n{}</details>\n", escaped(count), list));
}

}  // namespace

std::string comparisonHtml(const Comparison& comparison, const Machine* machine, const std::string& version,
                           const Words& words, const std::vector<std::string>& head) {
  const Comparison drawn = withUnmatched(comparison);
  std::string body = header(comparison, version, words) + "<main>\n";
  std::string sentences;
  for (const std::string& sentence : head) sentences += htmlParagraph(sentence);
  if (!sentences.empty()) body += "<section>\n" + sentences + "</section>\n";
  if (comparison.rows.empty())
    body += "<section>\n" + htmlParagraph(words("compare-nothing", {})) + "</section>\n";
  for (const std::string& test : testsOf(comparison)) {
    const Table table = tableOf(comparison, test, words);
    body += fmt::format("<section>\n<h2>{}</h2>\n", escaped(testSectionName(test, words)));
    body += chartsOf(drawn, test, machine, words);
    body += htmlTable(table, words("html-all-figures", {fmt::format("{}", table.labels.values.size())})) +
            "</section>\n";
  }
  body += unlikeSection(comparison, words) + unmatchedSection(comparison, words);
  body +=
      "<section>\n" +
      htmlParagraph(words(comparison.byTurns ? "compare-reading-pairs" : "compare-reading", {}), "reading") +
      htmlParagraph(words("compare-margins", {}), "reading") + "</section>\n</main>\n";
  return htmlPage(words("html-comparison", {}), version, body, words);
}

}  // namespace strata
