// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/chart_parts.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/chart/value_axis.h"
#include "core/model/kernel_id.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

constexpr const char* comparedKey = "compared";

std::string explanationOf(const CacheEdge& cache, std::size_t sharers, const ChartTexts& texts) {
  const std::string sentence = texts(cache.measured ? "chart-edge-measured-size" : "chart-edge-reported-size",
                                     {std::to_string(cache.level), texts.size(cache.size)});
  if (sharers < 2) return sentence;
  return sentence + ' ' + texts("chart-edge-shared", {std::to_string(sharers)});
}

bool isSameButForThreads(const CellId& a, const CellId& b) {
  if (a.kernel != b.kernel || a.test != b.test) return false;
  // The threads of a workload of the disk are a part of it.
  if (a.parameters.queueDepth) return a == b;
  Parameters parameters = a.parameters;
  parameters.threads = b.parameters.threads;
  return parameters == b.parameters;
}

}  // namespace

ChartEdge edgeOf(const CacheEdge& cache, double x, std::size_t sharers, const ChartTexts& texts) {
  return {cache.level, x,
          texts(cache.measured ? "chart-edge-measured" : "chart-edge", {std::to_string(cache.level)}),
          explanationOf(cache, sharers, texts)};
}

std::vector<ChartEdge> reportedEdges(const std::vector<CacheEdge>& caches, std::size_t threads,
                                     const ChartTexts& texts) {
  std::vector<ChartEdge> edges;
  for (const CacheEdge& cache : caches)
    edges.push_back(
        edgeOf(cache, footprintAtEdge(cache, threads, false), threadsInOne(cache, threads, false), texts));
  return edges;
}

std::vector<ChartEdge> edgesOfTwoBuffers(std::size_t threads, bool close, std::string_view sentence,
                                         const ChartChoices& choices, const ChartTexts& texts) {
  std::vector<ChartEdge> edges;
  for (const CacheEdge& cache : choices.edges) {
    const double size = regionAtEdge(cache, threads, close);
    ChartEdge edge = edgeOf(cache, size, threadsInOne(cache, threads, close), texts);
    edge.explanation += ' ' + texts(sentence, {texts.size(Bytes{static_cast<std::uint64_t>(size)})});
    edges.push_back(std::move(edge));
  }
  return edges;
}

std::vector<const ChartFigure*> figuresOfMostThreads(const std::vector<ChartFigure>& figures,
                                                     std::optional<TestGroup> kind) {
  std::vector<const ChartFigure*> most;
  for (const ChartFigure& figure : figures) {
    if (figure.test.group() != kind) continue;
    const auto same = std::ranges::find_if(
        most, [&](const ChartFigure* other) { return isSameButForThreads(*other, figure); });
    if (same == most.end())
      most.push_back(&figure);
    else if ((*same)->parameters.threads.value_or(1) < figure.parameters.threads.value_or(1))
      *same = &figure;
  }
  return most;
}

std::optional<ChartPoint> pointOf(const ChartFigure& figure, double x, RateUnit unit) {
  const bool isRate = unitOf(figure) == "MB/s";
  const auto shown = [&](double value) {
    return isRate ? inUnit(value, figure.clockGhz, unit) : std::optional(value);
  };
  const auto y = figure.value ? shown(*figure.value) : std::nullopt;
  if (!y || !(*y > 0)) return std::nullopt;
  ChartPoint point{x, *y};
  if (figure.low) point.low = shown(*figure.low);
  if (figure.high) point.high = shown(*figure.high);
  point.final = figure.final;
  point.grade = figure.grade;
  return point;
}

Span spanOfThreads(std::int64_t most) {
  constexpr double room = 0.3;
  return {-room, positionOf(AxisKind::Count, static_cast<double>(std::max<std::int64_t>(2, most))) + room};
}

void setBarAxis(Chart& chart, const ChartTexts& texts) {
  chart.yKind = axisOfBars(chart.series);
  if (hasLogBars(chart))
    chart.yTitle = texts("chart-log-axis", {chart.yTitle.empty() ? chart.unit : chart.yTitle});
}

std::string cpuLabel(int cpu, const Machine& machine, const ChartTexts& texts) {
  const auto known = std::ranges::find(machine.cpus, cpu, &LogicalCpu::osIndex);
  if (known == machine.cpus.end() || machine.coreKinds.size() < 2)
    return texts("chart-cpu-number", {std::to_string(cpu)});
  return texts("chart-cpu-of-kind",
               {std::to_string(cpu), coreKindName(known->kind, machine.coreKinds, texts.words)});
}

bool hasFigures(const std::vector<const ChartFigure*>& figures) {
  return std::ranges::any_of(figures, [](const ChartFigure* figure) { return figure->value.has_value(); });
}

bool areLevelsOnly(std::size_t sizes, std::size_t caches) {
  constexpr std::size_t moreThanLevels = 1;
  return sizes <= caches + 1 + moreThanLevels;
}

std::vector<double> stepsOf(std::size_t sizes, const ChartChoices& choices,
                            const std::function<double(const CacheEdge& edge)>& edgeOf) {
  // What was seen of a cache is what counts.
  std::map<int, const CacheEdge*> caches;
  for (const CacheEdge& edge : choices.edges)
    if (const CacheEdge*& of = caches[edge.level]; of == nullptr || edge.measured) of = &edge;
  std::vector<double> steps;
  if (!areLevelsOnly(sizes, caches.size())) return steps;
  for (const auto& [level, edge] : caches) steps.push_back(edgeOf(*edge));
  std::ranges::sort(steps);
  return steps;
}

void tellSteps(Chart& chart, const ChartTexts& texts) {
  if (std::ranges::any_of(chart.series, [](const ChartSeries& line) { return !line.steps.empty(); }))
    chart.title = texts("chart-one-size-a-level", {chart.title});
}

void addCompared(Chart& chart, const SizedFigures& line, const std::string& name, ChartSeries like,
                 std::optional<RateUnit> unit) {
  for (const SizedFigure& point : line.points) {
    const auto shown = unit ? inUnit(point.value, std::nullopt, *unit) : std::optional(point.value);
    if (shown && *shown > 0) like.points.push_back({static_cast<double>(point.size.count), *shown});
  }
  if (like.points.empty()) return;
  // An axis that nothing of this machine is on yet is as wide as what it is compared with.
  const Span wanted = spanOfSizes(chart.xKind, {line.points.front().size, line.points.back().size});
  chart.full = chart.series.empty()
                   ? wanted
                   : Span{std::min(chart.full.first, wanted.first), std::max(chart.full.last, wanted.last)};
  like.id = std::string(comparedKey) + '/' + like.id;
  like.keys.emplace_back(comparedKey);
  like.style.colour.reset();
  like.style.thin = true;
  const auto isEntry = [](const LegendEntry& entry) { return entry.key == comparedKey; };
  if (std::ranges::none_of(chart.legend, isEntry))
    chart.legend.push_back({comparedKey, name, {{}, like.style.mark, Dash::None}});
  chart.series.push_back(std::move(like));
}

}  // namespace strata
