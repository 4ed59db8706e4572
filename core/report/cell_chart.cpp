// SPDX-License-Identifier: GPL-3.0-or-later
// Tests whose cells differ in kernel and size only: a row of bars for each kernel, or a line over the sizes.
#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "core/model/kernel_id.h"
#include "core/report/cell_name.h"
#include "core/report/chart_parts.h"
#include "core/report/test_reports.h"
#include "core/report/word_ids.h"

namespace strata {

namespace {

/// The size that tells cells of one kernel apart. The block of the disk is a part of its name.
std::optional<std::uint64_t> sizeKnownOf(const ChartFigure& figure) {
  return figure.test == Test::Network ? figure.parameters.blockBytes : figure.parameters.regionBytes;
}

std::uint64_t sizeOrNone(const ChartFigure& figure) {
  return sizeKnownOf(figure).value_or(0);
}

std::string shownUnit(const std::vector<const ChartFigure*>& figures, const ChartChoices& choices,
                      const ChartTexts& texts) {
  const std::string_view own = figures.empty() ? "MB/s" : unitOf(*figures.front());
  return own == "MB/s" ? texts.rate(choices.unit) : std::string(own);
}

std::vector<Bytes> sizesOfCells(const std::vector<const ChartFigure*>& figures) {
  std::set<Bytes> sizes;
  for (const ChartFigure* figure : figures)
    if (const auto size = sizeKnownOf(*figure)) sizes.insert(Bytes{*size});
  return {sizes.begin(), sizes.end()};
}

std::string keyOfSize(std::uint64_t size) {
  return "size-" + std::to_string(size);
}

/// The pages are told where they differ.
std::string nameOfCell(const ChartFigure& figure, bool severalPages, const ChartTexts& texts) {
  const auto size = [&](Bytes bytes) { return texts.size(bytes); };
  return severalPages ? cellName(figure, NameStyle::Kernel, texts.words, size)
                      : kernelName(figure, texts.words, size);
}

bool areOfSeveralPages(const std::vector<const ChartFigure*>& figures) {
  return std::ranges::any_of(figures, [&](const ChartFigure* figure) {
    return figure->parameters.pages.value_or("default") !=
           figures.front()->parameters.pages.value_or("default");
  });
}

/// Loops over one working set have buffers of different sizes, but are of one size.
bool areOfOneWorkingSet(const std::vector<const ChartFigure*>& figures) {
  return std::ranges::all_of(figures, [&](const ChartFigure* figure) {
    return cellSize(*figure) && cellSize(*figure) == cellSize(*figures.front());
  });
}

std::size_t mostThreads(const std::vector<const ChartFigure*>& figures) {
  std::size_t threads = 1;
  for (const ChartFigure* figure : figures)
    threads = std::max(threads, static_cast<std::size_t>(figure->parameters.threads.value_or(1)));
  return threads;
}

}  // namespace

Chart cellRowsChart(const ChartFigures& cells, std::optional<TestGroup> kind, const ChartChoices& choices,
                    const ChartTexts& texts) {
  const std::vector<const ChartFigure*> figures = figuresOfMostThreads(cells.figures, kind);
  const bool severalPages = areOfSeveralPages(figures);
  const bool isOneSize = !figures.empty() && areOfOneWorkingSet(figures);
  const std::vector<Bytes> sizes =
      isOneSize ? std::vector{*cellSize(*figures.front())} : sizesOfCells(figures);
  Chart chart;
  chart.title = texts(kind ? testReport(*kind).words.chart : "chart-other");
  chart.shape = ChartShape::Rows;
  chart.xKind = AxisKind::Row;
  chart.xName = texts("chart-what");
  chart.xTitle = chart.xName;
  chart.unit = shownUnit(figures, choices, texts);
  for (std::size_t i = 0; i < std::max<std::size_t>(1, sizes.size()); ++i) {
    const SeriesStyle style{i, Mark::Square, Dash::None};
    const std::string size = sizes.empty() ? std::string() : texts.size(sizes[i]);
    const std::string key = keyOfSize(sizes.empty() ? 0 : sizes[i].count);
    const std::string name = sizes.empty() ? texts("chart-rate") : texts("chart-rate-of-size", {size});
    chart.series.push_back({key, {key}, name, sizes.empty() ? name : size, style, {}});
    if (!sizes.empty()) chart.legend.push_back({key, size, style});
  }
  std::set<std::pair<std::size_t, std::string>> taken;
  for (const ChartFigure* figure : figures) {
    const std::string name = nameOfCell(*figure, severalPages, texts);
    const std::string size = keyOfSize(isOneSize ? sizes.front().count : sizeOrNone(*figure));
    // A cell that is told from another by something else has a row of its own.
    std::size_t row = 0;
    while (row < chart.rows.size() && (chart.rows[row] != name || taken.contains({row, size}))) ++row;
    if (row == chart.rows.size()) chart.rows.push_back(name);
    taken.insert({row, size});
    const auto point = pointOf(*figure, static_cast<double>(row), choices.unit);
    const auto line = std::ranges::find(chart.series, size, &ChartSeries::id);
    if (point && line != chart.series.end()) line->points.push_back(*point);
  }
  for (ChartSeries& line : chart.series) std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
  chart.full = {-0.5, static_cast<double>(std::max<std::size_t>(1, chart.rows.size())) - 0.5};
  setBarAxis(chart, texts);
  if (!hasPoints(chart) && hasFigures(figures)) chart.note = texts("chart-no-clock");
  return chart;
}

Chart cellSizesChart(const ChartFigures& cells, std::optional<TestGroup> kind, const ChartChoices& choices,
                     const ChartTexts& texts) {
  const std::vector<const ChartFigure*> figures = figuresOfMostThreads(cells.figures, kind);
  const bool severalPages = areOfSeveralPages(figures);
  Chart chart;
  chart.title = texts(kind ? testReport(*kind).words.chart : "chart-other");
  chart.xKind = AxisKind::Region;
  chart.xTitle = texts(kind == TestGroup::Library ? "chart-call-size" : "chart-buffer");
  chart.xName = texts("chart-size");
  chart.full = spanOfSizes(chart.xKind, sizesOfCells(figures));
  chart.yKind = AxisKind::LogRate;
  chart.unit = shownUnit(figures, choices, texts);
  chart.edges = edgesOfTwoBuffers(mostThreads(figures), false, "chart-edge-of-buffers", choices, texts);
  for (const ChartFigure* figure : figures) {
    const std::string name = nameOfCell(*figure, severalPages, texts);
    const std::string id = figure->kernel + '/' + name;
    auto line = std::ranges::find(chart.series, id, &ChartSeries::id);
    if (line == chart.series.end()) {
      const std::size_t rank = chart.series.size();
      const SeriesStyle style{rank, seriesMarks[rank % seriesMarks.size()],
                              seriesDashes[std::min(rank / seriesMarks.size(), seriesDashes.size() - 1)]};
      chart.legend.push_back({id, name, style});
      line = chart.series.insert(chart.series.end(), {id, {id}, name, name, style, {}});
    }
    if (const auto point = pointOf(*figure, static_cast<double>(sizeOrNone(*figure)), choices.unit))
      line->points.push_back(*point);
  }
  for (ChartSeries& line : chart.series) std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
  if (!hasPoints(chart) && hasFigures(figures)) chart.note = texts("chart-no-clock");
  return chart;
}

Chart networkCellsChart(const ChartFigures& cells, const std::string& kernel, const ChartChoices& choices,
                        const ChartTexts& texts) {
  ChartFigures kept;
  std::ranges::copy_if(cells.figures, std::back_inserter(kept.figures),
                       [&](const ChartFigure& figure) { return figure.kernel.starts_with(kernel); });
  ChartChoices shown = choices;
  shown.edges.clear();
  const bool overSizes = kernel == "network-acknowledged";
  Chart chart = (overSizes ? cellSizesChart : cellRowsChart)(kept, TestGroup::Network, shown, texts);
  chart.title = texts(wordId(networkChartIds, kernel));
  if (overSizes) chart.xTitle = texts("chart-chunk-size");
  return chart;
}

}  // namespace strata
