// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/disk_rows_data.h"

#include <algorithm>
#include <variant>

namespace strata::gui {

namespace {

/// The endurance test has one line, whatever the last one was like.
bool isSame(const DiskCell& a, const DiskCell& b) {
  return a == b || (a.isEndurance && b.isEndurance);
}

DiskRowLine* lineOf(DiskRowsData& data, const DiskCell& cell) {
  const auto found =
      std::ranges::find_if(data.lines, [&](const DiskRowLine& line) { return isSame(line.cell, cell); });
  return found == data.lines.end() ? nullptr : &*found;
}

/// What an earlier run measured, while that in progress measures it anew.
DiskRowLine* earlierLineOf(DiskRowsData& data, const DiskCell& cell) {
  const auto found =
      std::ranges::find_if(data.before, [&](const DiskRowLine& line) { return isSame(line.cell, cell); });
  return found == data.before.end() ? nullptr : &*found;
}

/// The line of the run in progress: what it shows of an earlier one goes.
DiskRowLine* currentLineOf(DiskRowsData& data, const DiskCell& cell) {
  DiskRowLine* line = lineOf(data, cell);
  if (line != nullptr && line->isOfEarlierRun) *line = {line->cell, {}, {}, {}};
  return line;
}

}  // namespace

void beginDiskRows(DiskRowsData& data, const Plan& plan, const Step& step) {
  for (const PlannedCell& planned : step.cells) {
    const auto cell = diskCellOf(planned);
    if (!cell) continue;
    data.seconds = plan.settings.diskSeconds;
    if (cell->isEndurance) data.endurance = plan.diskWritten;
    if (DiskRowLine* line = lineOf(data, *cell)) {
      if (!line->isOfEarlierRun) data.before.push_back(*line);
      line->cell = *cell;
      line->isOfEarlierRun = true;
    } else {
      data.lines.push_back({*cell, {}, {}, {}});
    }
  }
}

void addMoment(DiskRowsData& data, const PlannedCell& planned, const Moment& moment) {
  const auto cell = diskCellOf(planned);
  if (!cell) return;
  DiskRowLine* line = currentLineOf(data, *cell);
  if (line == nullptr) return;
  addTo(line->moments, moment);
  if (!cell->isEndurance) data.latest = cell->row;
}

void applyDiskResult(DiskRowsData& data, const CellResult& result) {
  const auto cell = diskCellOf(result);
  const Measured* measured = measuredOf(&result);
  DiskRowLine* line = cell && measured != nullptr ? currentLineOf(data, *cell) : nullptr;
  if (line == nullptr || (isCutShort(result) && earlierLineOf(data, *cell) != nullptr)) return;
  line->grade = measured->verdict.grade;
  if (!measured->disk) return;
  line->latency = measured->disk->latency;
  line->stretches = measured->disk->stretches;
}

void endDiskRows(DiskRowsData& data) {
  for (DiskRowLine& line : data.lines) {
    if (DiskRowLine* before = earlierLineOf(data, line.cell); before != nullptr && !line.grade)
      line = std::move(*before);
    line.isOfEarlierRun = false;
  }
  data.before.clear();
}

DiskRowsData ofProfile(DiskRowsData data, const Settings& settings) {
  const std::vector<DiskRow> rows = diskRows(settings.diskProfile, settings.diskCustom);
  const auto has = [&](const DiskRow& row) { return std::ranges::find(rows, row) != rows.end(); };
  std::erase_if(data.lines, [&](const DiskRowLine& line) {
    return !line.cell.isEndurance &&
           (!has(line.cell.row) || (line.cell.zeros && !settings.diskZeros) ||
            (line.cell.op == "mixed") != (settings.diskProfile == DiskProfile::Mixed));
  });
  if (data.latest && !has(*data.latest)) data.latest.reset();
  return data;
}

}  // namespace strata::gui
