// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_values.h"

#include <algorithm>
#include <variant>

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

DiskTable diskTableOf(const std::vector<ResultRow>& rows, const Settings& settings) {
  DiskTable table;
  table.profile = settings.diskProfile;
  table.readPercent = settings.diskReadPercent;
  table.rows = diskRows(settings.diskProfile, settings.diskCustom);
  const std::vector<std::string> ops = diskOpsOf(settings.diskProfile);
  for (const std::string& op : ops) table.columns.push_back({op, false});
  if (settings.diskZeros)
    for (const std::string& op : ops) table.columns.push_back({op, true});
  table.figures.assign(table.rows.size(), std::vector<std::optional<ResultRow>>(table.columns.size()));
  for (const ResultRow& row : rows) {
    const auto cell = diskCellOf(row.test, row.kernel, row.parameters);
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
    if (const auto cell = diskCellOf(row.test, row.kernel, row.parameters); cell && cell->isEndurance)
      found = row;
  return found;
}

const DiskFigures* diskFiguresOf(const ResultRow& row) {
  const auto& result = row.result ? row.result : row.before;
  const Measured* measured = result ? std::get_if<Measured>(&result->outcome) : nullptr;
  return measured != nullptr && measured->disk ? &*measured->disk : nullptr;
}

std::optional<double> latencyNsAt(const ResultRow& row, double fraction) {
  const DiskFigures* figures = diskFiguresOf(row);
  if (figures == nullptr || (row.live && !row.result)) return std::nullopt;
  const auto found = std::ranges::find(figures->latency, fraction, &LatencyQuantile::fraction);
  if (found == figures->latency.end()) return std::nullopt;
  return static_cast<double>(found->ns);
}

std::optional<double> operationsOf(const ResultRow& row) {
  if (const DiskFigures* figures = diskFiguresOf(row); figures != nullptr && (row.result || !row.live))
    return figures->operationsPerSecond;
  const auto rate = valueOf(row);
  const std::uint64_t block = row.parameters.blockBytes.value_or(0);
  if (!rate || block == 0) return std::nullopt;
  return *rate * 1e6 / static_cast<double>(block);
}

}  // namespace strata::gui
