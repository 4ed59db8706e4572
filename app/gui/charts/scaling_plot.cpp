// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/size_plot.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "core/model/memory_levels.h"

namespace strata::gui {

namespace {

class ScalingPlot {
  Q_DECLARE_TR_FUNCTIONS(ScalingPlot)
};

/// So that no marker is cut off, nor the name of an upright line at the end.
constexpr double roomBesideThreads = 0.3;

constexpr const char* keyOfSum = "figure-sum";
constexpr const char* keyOfEach = "figure-each";
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

QString loopOf(const ScalingLine& line) {
  return ScalingPlot::tr("%1, %2, %3", "operation, width, how the loop goes")
      .arg(operationName(line.parameters.op.value_or("")), widthName(line.parameters.widthBytes.value_or(0)),
           patternName(line.parameters.pattern.value_or("")));
}

/// Other loops of one operation, width and pattern (streaming, prefetching) are told by the kernel's id.
QString nameOf(const ScalingLine& line) {
  const std::string width = std::to_string(line.parameters.widthBytes.value_or(0));
  const std::string plain =
      line.parameters.op.value_or("") + '-' + line.parameters.pattern.value_or("") + '-' + width;
  return line.kernel == plain ? loopOf(line) : QString::fromStdString(line.kernel);
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

void addLegend(Chart& plot, const std::vector<ScalingLine>& lines, const ScalingEntries& entries) {
  plot.legend.push_back({keyOfSum, ScalingPlot::tr("Total").toStdString(), {{}, {}, Dash::Solid}});
  plot.legend.push_back({keyOfEach, ScalingPlot::tr("Per thread").toStdString(), {{}, {}, Dash::Dashed}});
  const ScalingLine* telling = mostTelling(lines);
  if (entries.regions.size() > 1)
    for (std::size_t i = 0; i < entries.regions.size(); ++i) {
      const std::uint64_t region = entries.regions[i];
      plot.legend.push_back(
          {keyOfRegion(region), sizeText({region}).toStdString(), {i, Mark::Square, Dash::None}});
      if (region != regionOf(*telling)) plot.quiet.insert(keyOfRegion(region));
    }
  if (entries.kernels.size() < 2) return;
  for (std::size_t i = 0; i < entries.kernels.size(); ++i) {
    const std::string& kernel = entries.kernels[i];
    const auto line = std::ranges::find(lines, kernel, &ScalingLine::kernel);
    plot.legend.push_back({keyOfKernel(kernel),
                           nameOf(*line).toStdString(),
                           {{}, seriesMarks[i % seriesMarks.size()], Dash::None}});
    if (kernel != telling->kernel) plot.quiet.insert(keyOfKernel(kernel));
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

ChartEdge bestEdge(const ScalingLine& line, const QString& name, std::vector<std::string> keys) {
  ChartEdge edge;
  edge.x = static_cast<double>(*line.best);
  edge.label = ScalingPlot::tr("best", "number of threads").toStdString();
  edge.explanation =
      ScalingPlot::tr("%1: best with %Ln threads, the fewest within the interval of the highest total.",
                      "line", static_cast<int>(*line.best))
          .arg(name)
          .toStdString();
  edge.inferred = true;
  edge.keys = std::move(keys);
  return edge;
}

}  // namespace

/// Rate against the number of threads: the colour says the region, the mark the loop, the dash that it is the
/// mean of a thread.
Chart scalingChart(const ChartData& all, const ChartChoices& choices) {
  const ScalingData& data = all.scaling;
  Chart plot;
  plot.title = ScalingPlot::tr("Rate by number of threads").toStdString();
  plot.shape = ChartShape::Lines;
  plot.xKind = AxisKind::Count;
  plot.xTitle = ScalingPlot::tr("Threads").toStdString();
  plot.xName = plot.xTitle;
  plot.yKind = AxisKind::Rate;
  plot.unit = rateUnitName(choices.unit).toStdString();
  std::int64_t most = 2;
  for (const ScalingLine& line : data.lines) most = std::max(most, line.figures.back().threads);
  plot.full = {-roomBesideThreads, positionOf(plot.xKind, static_cast<double>(most)) + roomBesideThreads};
  if (data.lines.empty()) return plot;

  const ScalingEntries entries = entriesOf(data.lines);
  addLegend(plot, data.lines, entries);
  bool shown = false;
  for (const ScalingLine& line : data.lines) {
    const auto colour = static_cast<std::size_t>(std::ranges::find(entries.regions, regionOf(line)) -
                                                 entries.regions.begin());
    const auto kernel =
        static_cast<std::size_t>(std::ranges::find(entries.kernels, line.kernel) - entries.kernels.begin());
    std::vector<std::string> keys;
    if (entries.regions.size() > 1) keys.push_back(keyOfRegion(regionOf(line)));
    if (entries.kernels.size() > 1) keys.push_back(keyOfKernel(line.kernel));
    const QString name =
        ScalingPlot::tr("%1, %2", "loop, region").arg(nameOf(line), sizeText({regionOf(line)}));
    for (const bool sum : {true, false}) {
      ChartSeries drawn;
      drawn.id = line.kernel + '/' + std::to_string(regionOf(line)) + (sum ? "/1" : "/0");
      drawn.keys = keys;
      drawn.keys.insert(drawn.keys.begin(), sum ? keyOfSum : keyOfEach);
      drawn.name = (sum ? ScalingPlot::tr("%1: total", "line").arg(name)
                        : ScalingPlot::tr("%1: per thread", "line").arg(name))
                       .toStdString();
      drawn.shortName = (sum ? ScalingPlot::tr("Total") : ScalingPlot::tr("Per thread")).toStdString();
      drawn.style = {colour, seriesMarks[kernel % seriesMarks.size()], sum ? Dash::Solid : Dash::Dashed};
      drawn.points = pointsOf(line, sum, choices.unit);
      shown = shown || !drawn.points.empty();
      plot.series.push_back(std::move(drawn));
    }
    if (line.best) plot.edges.push_back(bestEdge(line, name, keys));
  }
  std::ranges::stable_sort(plot.edges, {}, &ChartEdge::x);
  if (!shown) noteMissingClock(plot);
  return plot;
}

}  // namespace strata::gui
