// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_values.h"

#include <algorithm>

namespace strata::gui {

bool DiskTable::hasFigures() const {
  return std::ranges::any_of(figures, [](const auto& row) {
    return std::ranges::any_of(
        row, [](const std::optional<ResultRow>& cell) { return cell && (cell->planned || cell->result); });
  });
}

std::vector<std::string> diskOpsOf(DiskProfile profile) {
  if (profile == DiskProfile::Mixed) return {"mixed"};
  return {"read", "write"};
}

DiskTable diskTableOf(const std::vector<ResultRow>& rows, const Settings& settings,
                      std::vector<std::string> ops) {
  DiskTable table;
  table.profile = settings.diskProfile;
  table.readPercent = settings.diskReadPercent;
  table.rows = diskRows(settings.diskProfile, settings.diskCustom);
  if (ops.empty()) ops = diskOpsOf(settings.diskProfile);
  for (const std::string& op : ops) table.columns.push_back({op, false});
  if (settings.diskZeros)
    for (const std::string& op : ops) table.columns.push_back({op, true});
  table.figures.assign(table.rows.size(), std::vector<std::optional<ResultRow>>(table.columns.size()));
  for (const ResultRow& row : rows) {
    const auto cell = diskCellOf(row);
    if (!cell || cell->isEndurance) continue;
    if (cell->op == "mixed" && cell->readPercent != settings.diskReadPercent) continue;
    const auto at = std::ranges::find(table.rows, cell->row);
    const auto column = std::ranges::find(table.columns, DiskColumn{cell->op, cell->zeros});
    if (at == table.rows.end() || column == table.columns.end()) continue;
    table.figures[static_cast<std::size_t>(at - table.rows.begin())]
                 [static_cast<std::size_t>(column - table.columns.begin())] = row;
  }
  return table;
}

std::optional<ResultRow> enduranceOf(const std::vector<ResultRow>& rows) {
  std::optional<ResultRow> found;
  for (const ResultRow& row : rows)
    if (const auto cell = diskCellOf(row); cell && cell->isEndurance) found = row;
  return found;
}

}  // namespace strata::gui
