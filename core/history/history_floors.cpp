// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/history_floors.h"

#include <cstddef>
#include <utility>

#include "core/stats/floors.h"

namespace strata {

namespace {

/// More would not make the median better, and each is read whole.
constexpr std::size_t mostRuns = 200;

}  // namespace

Result<FloorOf> floorsFor(History& history, const std::vector<ComparedSide>& sides) {
  std::vector<Run> compared;
  for (const ComparedSide& side : sides) compared.insert(compared.end(), side.runs.begin(), side.runs.end());
  if (sides.empty() || sides.front().runs.empty()) return floorsFromHistory({}, Run{}, compared);
  const Run& like = sides.front().runs.front();
  auto runs = history.latest(
      like.machine.cpuModel, like.machine.system, [&](const Run& head) { return isUnchanged(head, like); },
      mostRuns);
  if (!runs) return runs.error();
  return floorsFromHistory(*std::move(runs), like, compared);
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
  const auto floors = floorsFor(history, sides);
  if (!floors) return floors.error();
  return compare(sides, *floors);
}

}  // namespace strata
