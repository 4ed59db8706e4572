// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html_series.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/document.h"
#include "core/report/html_page.h"
#include "core/report/list_table.h"
#include "core/report/markup.h"
#include "core/report/number_text.h"
#include "core/report/report_sides.h"
#include "core/report/run_charts.h"
#include "core/report/series_mean.h"
#include "core/report/shown_names.h"
#include "core/report/test_reports.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

Table tableOf(const std::vector<Run>& runs, const std::string& test, const std::vector<SeriesCell>& cells,
              const Words& words) {
  Table table;
  const auto group = testGroupNamed(test);
  table.caption = words(group ? testReport(*group).words.chart : "chart-other", {});
  Column best{{words("series-best", {})}, {}};
  Column middle{{words("series-median", {})}, {}};
  Column mean{{words("html-mean", {unitName(cells.front().cell->unit, words)})}, {}};
  Column deviation{{words("series-deviation", {})}, {}};
  Column range{{words("html-range", {})}, {}};
  Column spread{{words("html-spread", {})}, {}};
  Column count{{words("html-count", {})}, {}};
  Column grade{{words("html-worst-verdict", {})}, {}, false};
  mean.main = true;
  for (const SeriesCell& cell : cells) {
    table.labels.values.emplace_back(rowName(*cell.cell, words));
    table.sections.push_back(sectionName(runs.front(), *cell.cell, words));
    best.values.push_back(cell.mean ? TableValue(Number{bestOf(cell)}) : TableValue());
    middle.values.push_back(cell.mean ? TableValue(Number{median(cell.figures)}) : TableValue());
    mean.values.push_back(numberOr(cell.mean));
    deviation.values.push_back(cell.figures.size() > 1 ? TableValue(Number{standardDeviation(cell.figures)})
                                                       : TableValue());
    range.values.push_back(
        cell.mean ? TableValue(words("html-from-to", {groupedFigure(cell.least), groupedFigure(cell.most)}))
                  : TableValue());
    spread.values.push_back(cell.figures.size() > 1
                                ? TableValue(Percent{100 * (cell.most - cell.least) / *cell.mean})
                                : TableValue());
    count.values.emplace_back(fmt::format("{}", cell.figures.size()));
    grade.values.emplace_back(cell.mean ? gradeOf(cell.worst, words) : gradeOf(*cell.cell, words));
  }
  table.groups = {{"",
                   {std::move(best), std::move(middle), std::move(mean), std::move(deviation),
                    std::move(range), std::move(spread), std::move(count), std::move(grade)}}};
  return table;
}

/// A table for each unit: figures of two units under one heading would be read as of one.
std::string tablesOf(const ComparedSide& side, const std::string& test, const std::vector<SeriesCell>& all,
                     const Words& words) {
  std::vector<std::vector<SeriesCell>> units;
  for (const SeriesCell& cell : all) {
    if (cell.cell->test.section() != test) continue;
    const auto same = std::ranges::find_if(units, [&](const std::vector<SeriesCell>& cells) {
      return cells.front().cell->unit == cell.cell->unit;
    });
    (same == units.end() ? units.emplace_back() : *same).push_back(cell);
  }
  std::string markup;
  if (!units.empty() && !side.name.empty())
    markup += fmt::format("<h3><bdi>{}</bdi></h3>\n", escaped(side.name));
  for (const std::vector<SeriesCell>& cells : units)
    markup += htmlTable(tableOf(side.runs, test, cells, words),
                        words("html-all-figures", {fmt::format("{}", cells.size())}));
  return markup;
}

std::string introduction(const std::vector<ComparedSide>& sides, const Words& words) {
  if (sides.size() == 1) return htmlParagraph(words("html-series", {repetitionsOf(sides)}));
  std::string items;
  for (const ComparedSide& side : sides)
    items += fmt::format("<li><bdi>{}</bdi>: {}</li>\n", escaped(side.name),
                         escaped(words("html-repetitions", {fmt::format("{}", side.runs.size())})));
  return htmlParagraph(words("html-series-sides", {})) + "<ul>\n" + items + "</ul>\n";
}

}  // namespace

std::string seriesSections(const std::vector<Run>& runs, const Words& words) {
  const std::vector<ComparedSide> sides = reportSides(runs);
  const std::vector<ChartSide> charts = chartSidesOf(sides);
  std::string markup = "<section>\n" + introduction(sides, words) + "</section>\n";
  std::vector<std::vector<SeriesCell>> all;
  std::vector<std::string> tests;
  for (const TestGroup group : reportedTestGroups) tests.emplace_back(testGroupId(group));
  for (const ComparedSide& side : sides)
    for (const SeriesCell& cell : all.emplace_back(seriesCells(side.runs)))
      if (std::ranges::find(tests, cell.cell->test.section()) == tests.end())
        tests.push_back(cell.cell->test.section());
  for (const std::string& test : tests) {
    std::string tables;
    for (std::size_t side = 0; side < sides.size(); ++side)
      tables += tablesOf(sides[side], test, all[side], words);
    if (tables.empty()) continue;
    // Tests that this version does not know share one heading.
    const auto group = testGroupNamed(test);
    markup += fmt::format("<section>\n<h2>{}</h2>\n",
                          escaped(words(group ? testReport(*group).words.heading : "html-other", {})));
    markup += htmlCharts(chartsOfSection(test, charts, &runs.front().machine, words), test);
    markup += tables + "</section>\n";
  }
  return markup;
}

}  // namespace strata
