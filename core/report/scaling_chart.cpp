// SPDX-License-Identifier: GPL-3.0-or-later
// Rate against the number of threads.
#include <algorithm>
#include <tuple>

#include "core/model/memory_levels.h"
#include "core/report/chart_parts.h"
#include "core/report/shown_names.h"
#include "core/stats/scaling.h"

namespace strata {

namespace {

constexpr const char* keyOfSum = "sum";
constexpr const char* keyOfEach = "each";
std::string keyOfRegion(std::uint64_t region) {
  return "region-" + std::to_string(region);
}
std::string keyOfKernel(const std::string& kernel) {
  return "kernel-" + kernel;
}

/// All that a thread touches of one loop, since a copy of the same has two buffers of half the size; of a
/// move one buffer, as its test counts them.
std::uint64_t regionOf(const ScalingLine& line) {
  if (line.test == Test::Memory) return line.parameters.regionBytes.value_or(0);
  return footprintOf(line.parameters).count;
}

/// What is shown until somebody wants to see more: moves or reads, of the widest operands, one after another.
const ScalingLine* mostTelling(const std::vector<ScalingLine>& lines) {
  const auto rank = [](const ScalingLine& line) {
    const std::string op = line.parameters.op.value_or("");
    return std::tuple(line.parameters.pattern == "serial", op == "read" || op == "move",
                      line.parameters.widthBytes.value_or(0), regionOf(line));
  };
  const auto most =
      std::max_element(lines.begin(), lines.end(),
                       [&](const ScalingLine& a, const ScalingLine& b) { return rank(a) < rank(b); });
  return most == lines.end() ? nullptr : &*most;
}

struct ScalingEntries {
  std::vector<std::uint64_t> regions;  ///< ascending
  std::vector<std::string> kernels;    ///< as they come
};

ScalingEntries entriesOf(const std::vector<ScalingLine>& lines) {
  ScalingEntries entries;
  for (const ScalingLine& line : lines) {
    if (std::ranges::find(entries.regions, regionOf(line)) == entries.regions.end())
      entries.regions.push_back(regionOf(line));
    if (std::ranges::find(entries.kernels, line.kernel) == entries.kernels.end())
      entries.kernels.push_back(line.kernel);
  }
  std::ranges::sort(entries.regions);
  return entries;
}

void addScalingLegend(Chart& chart, const std::vector<ScalingLine>& lines, const ScalingEntries& entries,
                      const ChartTexts& texts) {
  chart.legend.push_back({keyOfSum, texts("chart-total"), {{}, {}, Dash::Solid}});
  chart.legend.push_back({keyOfEach, texts("chart-each"), {{}, {}, Dash::Dashed}});
  const ScalingLine* telling = mostTelling(lines);
  if (entries.regions.size() > 1)
    for (std::size_t i = 0; i < entries.regions.size(); ++i) {
      const std::uint64_t region = entries.regions[i];
      chart.legend.push_back({keyOfRegion(region), texts.size({region}), {i, Mark::Square, Dash::None}});
      if (region != regionOf(*telling)) chart.quiet.insert(keyOfRegion(region));
    }
  if (entries.kernels.size() < 2) return;
  for (std::size_t i = 0; i < entries.kernels.size(); ++i) {
    const std::string& kernel = entries.kernels[i];
    const auto line = std::ranges::find(lines, kernel, &ScalingLine::kernel);
    chart.legend.push_back({keyOfKernel(kernel),
                            kernelWord(line->kernel, texts.words),
                            {{}, seriesMarks[i % seriesMarks.size()], Dash::None}});
    if (kernel != telling->kernel) chart.quiet.insert(keyOfKernel(kernel));
  }
}

std::vector<ChartPoint> pointsOf(const ScalingLine& line, bool sum, RateUnit unit) {
  std::vector<ChartPoint> points;
  for (const ScalingFigure& figure : line.figures) {
    const auto shown = [&](double value) { return inUnit(value, figure.clockGhz, unit); };
    const auto value = shown(sum ? figure.sum : figure.each);
    if (!value || !(*value > 0)) continue;
    ChartPoint point{static_cast<double>(figure.threads), *value};
    if (sum && figure.low) point.low = shown(*figure.low);
    if (sum && figure.high) point.high = shown(*figure.high);
    point.grade = figure.grade;
    points.push_back(point);
  }
  return points;
}

ChartEdge bestEdge(const ScalingLine& line, const std::string& name, std::vector<std::string> keys,
                   const ChartTexts& texts) {
  ChartEdge edge;
  edge.x = static_cast<double>(*line.best);
  edge.label = texts("mark-best");
  edge.explanation = texts("chart-best-threads", {std::to_string(*line.best), name});
  edge.inferred = true;
  edge.keys = std::move(keys);
  return edge;
}

ScalingFigure figureOf(const ScalingPoint& point) {
  const Measured& measured = *point.measured;
  return {point.threads, measured.value,    *point.perThread,      measured.low,
          measured.high, measured.clockGhz, measured.verdict.grade};
}

}  // namespace

ScalingData scalingDataOf(const std::vector<CellResult>& cells) {
  ScalingData data;
  for (const ScalingCurve& curve : scalingCurves(cells)) {
    const CellResult& cell = *curve.points.front().cell;
    if (!cell.parameters.regionBytes) continue;
    ScalingLine line{cell};
    line.parameters.threads.reset();
    for (const ScalingPoint& point : curve.points)
      if (point.measured) line.figures.push_back(figureOf(point));
    if (curve.best) line.best = curve.points[*curve.best].threads;
    if (!line.figures.empty()) data.lines.push_back(std::move(line));
  }
  return data;
}

Chart scalingChart(const ScalingData& data, const ChartChoices& choices, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-scaling");
  chart.xKind = AxisKind::Count;
  chart.xTitle = texts("chart-threads");
  chart.xName = chart.xTitle;
  chart.yKind = AxisKind::Rate;
  chart.unit = texts.rate(choices.unit);
  std::int64_t most = 1;
  for (const ScalingLine& line : data.lines) most = std::max(most, line.figures.back().threads);
  chart.full = spanOfThreads(most);
  if (data.lines.empty()) return chart;

  const ScalingEntries entries = entriesOf(data.lines);
  addScalingLegend(chart, data.lines, entries, texts);
  for (const ScalingLine& line : data.lines) {
    const auto colour = static_cast<std::size_t>(std::ranges::find(entries.regions, regionOf(line)) -
                                                 entries.regions.begin());
    const auto kernel =
        static_cast<std::size_t>(std::ranges::find(entries.kernels, line.kernel) - entries.kernels.begin());
    std::vector<std::string> keys;
    if (entries.regions.size() > 1) keys.push_back(keyOfRegion(regionOf(line)));
    if (entries.kernels.size() > 1) keys.push_back(keyOfKernel(line.kernel));
    const std::string name =
        texts("cell-part", {kernelWord(line.kernel, texts.words), texts.size({regionOf(line)})});
    for (const bool sum : {true, false}) {
      ChartSeries drawn;
      drawn.id = line.kernel + '/' + std::to_string(regionOf(line)) + (sum ? "/1" : "/0");
      drawn.keys = keys;
      drawn.keys.insert(drawn.keys.begin(), sum ? keyOfSum : keyOfEach);
      drawn.name = texts(sum ? "chart-line-total" : "chart-line-each", {name});
      drawn.shortName = texts(sum ? "chart-total" : "chart-each");
      drawn.style = {colour, seriesMarks[kernel % seriesMarks.size()], sum ? Dash::Solid : Dash::Dashed};
      drawn.points = pointsOf(line, sum, choices.unit);
      chart.series.push_back(std::move(drawn));
    }
    if (line.best) chart.edges.push_back(bestEdge(line, name, keys, texts));
  }
  std::ranges::stable_sort(chart.edges, {}, &ChartEdge::x);
  if (!hasPoints(chart)) chart.note = texts("chart-no-clock");
  return chart;
}

}  // namespace strata
