// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/refreshed_run.h"

#include <algorithm>

#include "core/base/uuid.h"
#include "core/stats/comparison.h"

namespace strata::gui {

namespace {

/// Settings that differ in no more than how long is measured, and by how many threads: each cell says that of
/// itself. So a cell of a run of the whole machine is refreshed by one that was measured alone.
bool measureAlike(Settings part, const Settings& whole) {
  part.integerSeconds = whole.integerSeconds;
  part.floatingSeconds = whole.floatingSeconds;
  part.memorySeconds = whole.memorySeconds;
  part.diskSeconds = whole.diskSeconds;
  part.stopWhenPrecise = whole.stopWhenPrecise;
  part.threadMode = whole.threadMode;
  part.threads = whole.threads;
  part.diskFile = whole.diskFile;
  part.diskProfile = whole.diskProfile;
  part.diskZeros = whole.diskZeros;
  part.regions = whole.regions;
  return part == whole;
}

}  // namespace

bool layOver(Run& whole, const Run& newer) {
  if (!measureAlike(newer.settings, whole.settings) || newer.program != whole.program ||
      newer.machine.usableLastLevel != whole.machine.usableLastLevel)
    return false;
  for (const CellResult& cell : newer.results) {
    if (measuredOf(&cell) == nullptr) continue;
    const auto had =
        std::ranges::find_if(whole.results, [&](const CellResult& one) { return sameCell(one, cell); });
    if (had == whole.results.end())
      whole.results.push_back(cell);
    else if (had->revision == cell.revision)
      *had = cell;
  }
  return true;
}

std::optional<Run> refreshed(const Run& whole, const Run& part, const std::string& remark) {
  if (part.results.empty() || part.results.size() >= whole.results.size() ||
      !measureAlike(part.settings, whole.settings) || part.program != whole.program)
    return std::nullopt;
  Run all = whole;
  for (const CellResult& again : part.results) {
    const auto had =
        std::ranges::find_if(all.results, [&](const CellResult& cell) { return sameCell(cell, again); });
    if (had == all.results.end()) return std::nullopt;
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
