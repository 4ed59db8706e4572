// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html_series.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/chart_scale.h"
#include "core/report/html_page.h"
#include "core/report/html_table.h"
#include "core/report/markup.h"
#include "core/report/number_text.h"
#include "core/report/run_charts.h"
#include "core/report/series_mean.h"

namespace strata {

namespace {

std::string strongFigure(const std::optional<double>& figure) {
  return fmt::format("<span class=\"strong\">{}</span>", figure ? groupedFigure(*figure) : "–");
}

HtmlTable tableOf(const std::vector<Run>& runs, const std::string& test, const std::vector<SeriesCell>& cells,
                  const Words& words) {
  HtmlTable table;
  table.caption = words("chart-" + test, {});
  HtmlColumn mean{words("html-mean", {cells.front().cell->unit}), {}};
  HtmlColumn range{words("html-range", {}), {}};
  HtmlColumn spread{words("html-spread", {}), {}};
  HtmlColumn count{words("html-count", {}), {}};
  HtmlColumn verdict{words("html-worst-verdict", {}), {}, false};
  for (const SeriesCell& cell : cells) {
    table.rows.push_back(rowName(*cell.cell, words));
    table.groups.push_back(groupName(runs.front(), *cell.cell, words));
    mean.cells.push_back(strongFigure(cell.mean));
    range.cells.push_back(
        cell.mean ? escaped(words("html-from-to", {groupedFigure(cell.least), groupedFigure(cell.most)}))
                  : std::string());
    spread.cells.push_back(cell.figures.size() > 1 ? percentText(100 * (cell.most - cell.least) / *cell.mean)
                                                   : std::string());
    count.cells.push_back(fmt::format("{}", cell.figures.size()));
    verdict.cells.push_back(cell.mean ? htmlGrade(cell.worst, words) : htmlVerdict(*cell.cell, words));
  }
  table.columns = {std::move(mean), std::move(range), std::move(spread), std::move(count),
                   std::move(verdict)};
  return table;
}

}  // namespace

std::string seriesSections(const std::vector<Run>& runs, const Words& words) {
  const std::vector<SeriesCell> all = seriesCells(runs);
  const std::vector<ChartSide> sides{{{}, seriesChartCells(runs)}};
  std::string markup =
      "<section>\n" + htmlParagraph(words("html-series", {fmt::format("{}", runs.size())})) + "</section>\n";
  std::vector<std::string> tests = chartedTests();
  for (const SeriesCell& cell : all)
    if (std::ranges::find(tests, chartedTestOf(*cell.cell)) == tests.end())
      tests.push_back(chartedTestOf(*cell.cell));
  for (const std::string& test : tests) {
    std::vector<SeriesCell> cells;
    for (const SeriesCell& cell : all)
      if (chartedTestOf(*cell.cell) == test) cells.push_back(cell);
    if (cells.empty()) continue;
    markup += fmt::format("<section>\n<h2>{}</h2>\n", escaped(words("html-test-" + test, {})));
    markup += htmlCharts(chartsOfTest(test, sides, &runs.front().machine, words), test);
    markup += htmlTable(tableOf(runs, test, cells, words),
                        words("html-all-figures", {fmt::format("{}", cells.size())}));
    markup += "</section>\n";
  }
  return markup;
}

}  // namespace strata
