// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/published_plot.h"

#include <algorithm>
#include <limits>

#include "app/gui/charts/size_plot.h"
#include "core/model/memory_levels.h"

namespace strata::gui {

namespace {

constexpr Bytes anyFootprint{std::numeric_limits<std::uint64_t>::max()};

constexpr const char* publishedKey = "published";

std::vector<PublishedPoint> pointsOf(const std::vector<std::pair<Bytes, double>>& figures) {
  std::vector<PublishedPoint> points;
  for (const auto& [size, value] : figures) points.push_back({size, value});
  return points;
}

}  // namespace

PublishedLines publishedLinesOf(const PublishedFigures& figures, const Machine& machine) {
  PublishedLines lines;
  lines.name = figures.label;
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

void addPublished(Chart& plot, const PublishedLine& line, const QString& name, ChartSeries like,
                  std::optional<RateUnit> unit) {
  for (const PublishedPoint& point : line.points) {
    const auto shown = unit ? inUnit(point.value, std::nullopt, *unit) : std::optional(point.value);
    if (shown && *shown > 0) like.points.push_back({static_cast<double>(point.size.count), *shown});
  }
  if (like.points.empty()) return;
  // An axis that nothing of this machine is on yet is as wide as what was published.
  const Span wanted = spanOfSizes(plot.xKind, {line.points.front().size, line.points.back().size});
  plot.full = plot.series.empty()
                  ? wanted
                  : Span{std::min(plot.full.first, wanted.first), std::max(plot.full.last, wanted.last)};
  like.id = std::string(publishedKey) + '/' + like.id;
  like.keys.emplace_back(publishedKey);
  like.style.colour.reset();
  like.style.thin = true;
  const auto isEntry = [](const LegendEntry& entry) { return entry.key == publishedKey; };
  if (std::ranges::none_of(plot.legend, isEntry))
    plot.legend.push_back({publishedKey, name.toStdString(), {{}, like.style.mark, Dash::None}});
  plot.series.push_back(std::move(like));
}

}  // namespace strata::gui
