// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/published_plot.h"

#include <algorithm>
#include <limits>

#include "core/model/memory_levels.h"

namespace strata::gui {

namespace {

constexpr Bytes anyFootprint{std::numeric_limits<std::uint64_t>::max()};

std::vector<PublishedPoint> pointsOf(const std::vector<std::pair<Bytes, double>>& figures) {
  std::vector<PublishedPoint> points;
  for (const auto& [size, value] : figures) points.push_back({size, value});
  return points;
}

}  // namespace

PublishedLines publishedLinesOf(const PublishedFigures& figures, const Machine& machine) {
  PublishedLines lines;
  lines.name = figures.label.toStdString();
  for (const PublishedMoves& line : figures.moves)
    lines.moves.push_back({line.widthBytes, line.pattern, pointsOf(line.rates)});
  lines.latencies.points = pointsOf(figures.latenciesNs);
  for (const MemoryLevel& level : memoryLevels(machine)) {
    const auto layer = std::ranges::find(figures.layers, level.level, &PublishedLayer::level);
    if (layer == figures.layers.end() || !layer->readMbs) continue;
    lines.reads.points.push_back({footprintOfLevel(level, machine, 1, anyFootprint), *layer->readMbs});
  }
  return lines;
}

std::optional<PublishedLines> publishedLinesOf(const PublishedChoice* choice,
                                               const std::optional<Machine>& machine) {
  const PublishedFigures* const chosen = choice == nullptr ? nullptr : choice->chosen();
  if (chosen == nullptr || !machine) return std::nullopt;
  return publishedLinesOf(*chosen, *machine);
}

bool hasLinesFor(const PublishedLines& lines, TestGroup kind) {
  if (kind == TestGroup::Memory) return !lines.moves.empty();
  if (kind == TestGroup::Bandwidth) return !lines.reads.points.empty();
  return kind == TestGroup::Latency && !lines.latencies.points.empty();
}

}  // namespace strata::gui
