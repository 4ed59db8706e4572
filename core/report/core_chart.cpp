// SPDX-License-Identifier: GPL-3.0-or-later
// Core to core as a heat map: a row and a column for each CPU.
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/report/chart_builders.h"
#include "core/report/chart_parts.h"
#include "core/report/pair_figures.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// The pairs of each kernel, by its id.
std::map<std::string, std::vector<const ChartFigure*>> pairsByKernel(const ChartFigures& cells) {
  std::map<std::string, std::vector<const ChartFigure*>> pairs;
  for (const ChartFigure& figure : cells.figures)
    if (figure.test == Test::CoreToCore && figure.parameters.cpuA && figure.parameters.cpuB)
      pairs[figure.kernel].push_back(&figure);
  return pairs;
}

/// The level of the farthest cache of that CPU; 0 where that is not known. A cache whose size the system does
/// not tell is none of Machine::caches, which more CPUs than those of the last of these then share.
int lastLevelOf(const LogicalCpu& cpu, const Machine& machine) {
  const auto kind = static_cast<std::size_t>(cpu.kind);
  const bool isOfKind = kind < machine.coreKinds.size() && !machine.coreKinds[kind].caches.empty();
  const std::vector<Cache>& caches = isOfKind ? machine.coreKinds[kind].caches : machine.caches;
  const auto sharers = std::ranges::count(machine.cpus, cpu.lastCache, &LogicalCpu::lastCache);
  return caches.empty() || sharers > caches.back().sharedBy ? 0 : caches.back().level;
}

std::string labelOfCache(const LogicalCpu& cpu, const Machine& machine, const ChartTexts& texts) {
  const int level = lastLevelOf(cpu, machine);
  if (level == 0) return {};
  return texts("chart-last-cache", {std::to_string(level), std::to_string(cpu.lastCache.value_or(0))});
}

/// Neighbours with the same part are one bracket.
template <typename PartOf, typename LabelOf>
std::vector<ChartBracket> bracketsBy(const std::vector<LogicalCpu>& cpus, PartOf partOf, LabelOf labelOf) {
  std::vector<ChartBracket> brackets;
  for (std::size_t i = 0; i < cpus.size(); ++i)
    if (i > 0 && partOf(cpus[i]) == partOf(cpus[i - 1]))
      ++brackets.back().count;
    else
      brackets.push_back({i, 1, labelOf(cpus[i])});
  return brackets;
}

/// The caches of the last level and the packages of these CPUs, as far as there are several: one for all says
/// nothing, neither does one a CPU, and caches that are those of a package are not said twice.
std::vector<std::vector<ChartBracket>> bracketsOf(const std::vector<int>& numbers, const Machine& machine,
                                                  const ChartTexts& texts) {
  std::vector<LogicalCpu> cpus;
  std::set<int> packages;
  std::set<std::pair<int, int>> caches;
  bool areCachesKnown = true;
  for (const int number : numbers) {
    const auto known = std::ranges::find(machine.cpus, number, &LogicalCpu::osIndex);
    if (known == machine.cpus.end()) return {};
    cpus.push_back(*known);
    packages.insert(known->package);
    caches.emplace(known->package, known->lastCache.value_or(0));
    areCachesKnown = areCachesKnown && known->lastCache;
  }
  std::vector<std::vector<ChartBracket>> tiers;
  if (areCachesKnown && caches.size() > packages.size() && caches.size() < cpus.size())
    tiers.push_back(bracketsBy(
        cpus, [](const LogicalCpu& cpu) { return std::pair(cpu.package, cpu.lastCache); },
        [&](const LogicalCpu& cpu) { return labelOfCache(cpu, machine, texts); }));
  if (packages.size() > 1 && packages.size() < cpus.size())
    tiers.push_back(bracketsBy(
        cpus, [](const LogicalCpu& cpu) { return cpu.package; },
        [&](const LogicalCpu& cpu) { return texts("chart-package", {std::to_string(cpu.package)}); }));
  return tiers;
}

}  // namespace

Chart pairChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  const auto ofKernels = pairsByKernel(cells);
  auto shown = ofKernels.find(choices.variant);
  if (shown == ofKernels.end()) shown = ofKernels.begin();
  const std::vector<const ChartFigure*> pairs =
      shown == ofKernels.end() ? std::vector<const ChartFigure*>() : shown->second;
  std::vector<PairTime> times;
  for (const ChartFigure* pair : pairs)
    times.push_back(
        {static_cast<int>(*pair->parameters.cpuA), static_cast<int>(*pair->parameters.cpuB), pair->value});
  const PairMatrix matrix = pairMatrix(times, choices.machine.cpus);

  Chart chart;
  chart.title = texts("chart-core-to-core");
  const bool isUnpinned = pairs.empty() && std::ranges::any_of(cells.figures, [](const ChartFigure& figure) {
                            return figure.test == Test::CoreToCore;
                          });
  if (isUnpinned) chart.note = texts("chart-core-to-core-unpinned");
  if (!pairs.empty())
    chart.title = texts("chart-of-side", {chart.title, kernelWord(pairs.front()->kernel, texts.words)});
  if (ofKernels.size() > 1) {
    for (const auto& [kernel, ofKernel] : ofKernels)
      chart.variants.push_back({kernel, kernelWord(kernel, texts.words)});
    chart.variant = static_cast<std::size_t>(std::distance(ofKernels.begin(), shown));
  }
  chart.shape = ChartShape::Grid;
  chart.xKind = AxisKind::Row;
  chart.xName = texts("chart-cpu");
  chart.unit = texts("chart-ns");
  chart.caption = pairSentence(matrix, texts.words);
  for (const int cpu : matrix.cpus) {
    const std::string name = cpuLabel(cpu, choices.machine, texts);
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
  chart.brackets = bracketsOf(matrix.cpus, choices.machine, texts);
  return chart;
}

}  // namespace strata
