// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/refreshed_run.h"

#include <algorithm>

#include "core/base/uuid.h"
#include "core/stats/comparison.h"
#include "core/stats/judge.h"

namespace strata::gui {

namespace {

/// Whether both settings come to the same figure of one cell of that test: the list of those settings of
/// which a cell says nothing. How long is measured, by how many threads, and of what size, each says of
/// itself. So a cell of a run of the whole machine is refreshed by one that was measured alone.
bool measureAlike(const TestId& test, const Settings& a, const Settings& b) {
  const bool isPlacedAlike = a.binding == b.binding && a.cpuList == b.cpuList && a.cores == b.cores;
  if (test == Test::Network) return a.networkPeers == b.networkPeers;
  if (test == Test::Disk) return isPlacedAlike && a.diskFolders == b.diskFolders;
  if (test == Test::Sustained) return isPlacedAlike && a.sustainedMinutes == b.sustainedMinutes;
  return isPlacedAlike;
}

/// Whether a cell that was measured again takes the place of what it was.
bool replaces(const CellResult& again, const CellResult& had) {
  const Measured* before = measuredOf(&had);
  return before == nullptr || isMoreReliable(*measuredOf(&again), *before);
}

}  // namespace

bool layOver(Run& whole, const Run& newer) {
  if (newer.program != whole.program || newer.machine.usableLastLevel != whole.machine.usableLastLevel)
    return false;
  bool isLaid = false;
  for (const CellResult& cell : newer.results) {
    if (measuredOf(&cell) == nullptr || !measureAlike(cell.test, newer.settings, whole.settings)) continue;
    const auto had =
        std::ranges::find_if(whole.results, [&](const CellResult& one) { return sameCell(one, cell); });
    if (had != whole.results.end() && had->revision != cell.revision) continue;
    if ((newer.remeasures || newer.status == RunStatus::Stopped) && had != whole.results.end() &&
        !replaces(cell, *had))
      continue;
    if (had == whole.results.end())
      whole.results.push_back(cell);
    else
      *had = cell;
    isLaid = true;
  }
  return isLaid;
}

std::optional<Run> refreshed(const Run& whole, const Run& part, const std::string& remark) {
  if (part.results.empty() || part.results.size() >= whole.results.size() || part.program != whole.program)
    return std::nullopt;
  Run all = whole;
  for (const CellResult& again : part.results) {
    const auto had =
        std::ranges::find_if(all.results, [&](const CellResult& cell) { return sameCell(cell, again); });
    if (had == all.results.end() || !measureAlike(again.test, part.settings, whole.settings))
      return std::nullopt;
    *had = again;
  }
  // The history has both runs; this is a third.
  all.id = randomUuid();
  all.series = all.id;
  all.finished = part.finished;
  all.comment += (all.comment.empty() ? "" : " ") + remark;
  return all;
}

}  // namespace strata::gui
