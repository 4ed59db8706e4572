// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/history_floors.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "core/history/overview.h"
#include "core/stats/floors.h"

namespace strata {

namespace {

/// More would not make the median better, and each is read whole.
constexpr std::size_t mostRuns = 200;

Result<std::vector<Run>> unchangedRuns(History& history, const Run& like, std::string_view kernel = {}) {
  return history.latest(
      like.machine.cpuModel, like.machine.system, [&](const Run& head) { return isUnchanged(head, like); },
      mostRuns, kernel);
}

}  // namespace

Result<FloorOf> floorsFor(History& history, const std::vector<ComparedSide>& sides) {
  return floorsFor(history, pointersTo(sides), 0);
}

Result<FloorOf> floorsFor(History& history, const std::vector<const ComparedSide*>& sides,
                          std::size_t baseline) {
  if (baseline >= sides.size() || sides[baseline]->runs.empty()) return FloorOf(usualFloors);
  const Run& like = sides[baseline]->runs.front();
  // Only the ids of these runs are asked for.
  std::vector<Run> compared;
  for (const ComparedSide* side : sides)
    for (const Run& run : side->runs) {
      compared.emplace_back();
      compared.back().id = run.id;
      compared.back().series = run.series;
    }
  auto runs = unchangedRuns(history, like);
  if (!runs) return runs.error();
  return floorsFromHistory(*std::move(runs), like, compared);
}

Result<std::vector<ExpectedRange>> expectedRangesFor(History& history, const Run& run) {
  const auto runs = unchangedRuns(history, run);
  if (!runs) return runs.error();
  return expectedRanges(*runs, run);
}

Result<std::optional<Trend>> trendFor(History& history, const Run& run, const std::optional<TestId>& test) {
  const std::vector<const CellResult*> figures = headlineResults(run);
  const auto figure =
      std::ranges::find_if(figures, [&](const CellResult* one) { return !test || one->test == *test; });
  if (figure == figures.end()) return std::optional<Trend>();
  const auto runs = unchangedRuns(history, run, (*figure)->kernel);
  if (!runs) return runs.error();
  return std::optional(trendOf(*runs, run, **figure));
}

Result<Comparison> compareKept(History& history, const std::vector<std::string>& series) {
  std::vector<ComparedSide> sides;
  for (const std::string& one : series) {
    const auto ids = history.idsOfSeries(one);
    if (!ids) return ids.error();
    if (ids->empty()) return Error{"no-such-run", {{"run", one}}};
    ComparedSide side;
    for (const std::string& id : *ids) {
      auto run = history.load(id);
      if (!run) return run.error();
      side.runs.push_back(*std::move(run));
    }
    side.name = side.runs.front().label;
    sides.push_back(std::move(side));
  }
  if (auto error = whyTooMany(pointersTo(sides))) return *std::move(error);
  const auto floors = floorsFor(history, sides);
  if (!floors) return floors.error();
  return compare(sides, *floors);
}

}  // namespace strata
