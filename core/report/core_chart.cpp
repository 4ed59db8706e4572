// SPDX-License-Identifier: GPL-3.0-or-later
// Core to core as a heat map: a row and a column for each CPU.
#include <algorithm>
#include <string>
#include <vector>

#include "core/report/chart_builders.h"
#include "core/report/pair_figures.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// The pairs of one kernel, whose id is the first by the alphabet.
std::vector<const ChartFigure*> pairsToShow(const ChartFigures& cells) {
  std::vector<const ChartFigure*> pairs;
  for (const ChartFigure& figure : cells.figures)
    if (figure.test == Test::CoreToCore && figure.parameters.cpuA && figure.parameters.cpuB)
      pairs.push_back(&figure);
  const auto first = std::ranges::min_element(pairs, {}, &ChartFigure::kernel);
  if (first == pairs.end()) return pairs;
  const std::string kernel = (*first)->kernel;
  std::erase_if(pairs, [&](const ChartFigure* figure) { return figure->kernel != kernel; });
  return pairs;
}

}  // namespace

Chart pairChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  const std::vector<const ChartFigure*> pairs = pairsToShow(cells);
  std::vector<PairTime> times;
  for (const ChartFigure* pair : pairs)
    times.push_back(
        {static_cast<int>(*pair->parameters.cpuA), static_cast<int>(*pair->parameters.cpuB), pair->value});
  const PairMatrix matrix = pairMatrix(times, choices.cpus);

  Chart chart;
  chart.title = texts("chart-core-to-core");
  const bool isUnpinned = pairs.empty() && std::ranges::any_of(cells.figures, [](const ChartFigure& figure) {
                            return figure.test == Test::CoreToCore;
                          });
  if (isUnpinned) chart.note = texts("chart-core-to-core-unpinned");
  if (!pairs.empty())
    chart.title = texts("chart-of-side", {chart.title, kernelWord(pairs.front()->kernel, texts.words)});
  chart.shape = ChartShape::Grid;
  chart.xKind = AxisKind::Row;
  chart.xName = texts("chart-cpu");
  chart.unit = texts("chart-ns");
  chart.caption = pairSentence(matrix, texts.words);
  for (const int cpu : matrix.cpus) {
    const std::string name = texts("chart-cpu-number", {std::to_string(cpu)});
    chart.rows.push_back(name);
    chart.series.push_back({std::to_string(cpu), {}, name, std::to_string(cpu), {}, {}});
  }
  for (const ChartFigure* pair : pairs) {
    if (!pair->value) continue;
    const auto at = [&](std::int64_t cpu) {
      return static_cast<std::size_t>(std::ranges::find(matrix.cpus, static_cast<int>(cpu)) -
                                      matrix.cpus.begin());
    };
    const std::size_t a = at(*pair->parameters.cpuA);
    const std::size_t b = at(*pair->parameters.cpuB);
    for (const auto& [row, column] : {std::pair(a, b), std::pair(b, a)}) {
      ChartPoint point{static_cast<double>(row), *pair->value, pair->low, pair->high};
      point.final = pair->final;
      point.grade = pair->grade;
      chart.series[column].points.push_back(point);
    }
  }
  for (ChartSeries& column : chart.series) std::ranges::sort(column.points, {}, &ChartPoint::x);
  if (matrix.clusters.size() > 1) chart.clusters = matrix.clusters;
  return chart;
}

}  // namespace strata
