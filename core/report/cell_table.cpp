// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_table.h"
#include "core/report/number_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/units.h"
#include "core/report/cell_name.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

bool isSweep(const CellResult& cell) {
  return cell.test == Test::Bandwidth || cell.test == Test::Latency || cell.test == Test::Library;
}

/// Each with its unit, where the cells have several.
Column valuesWithUnits(const Cells& cells, const Words& words) {
  Column column{{}, {}};
  column.main = true;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    column.values.push_back(
        measured ? TableValue(groupedFigure(measured->value) + ' ' + unitName(cell->unit, words))
                 : TableValue(Missing{}));
  }
  return column;
}

}  // namespace

std::string rowName(const CellResult& cell, const Words& words) {
  if (isSweep(cell) && cell.parameters.regionBytes) return formatSize(Bytes{*cell.parameters.regionBytes});
  return cellName(withoutPeer(cell), cell.test == Test::Network ? NameStyle::WithSize : NameStyle::Kernel,
                  words);
}

std::string sectionName(const Run& run, const CellResult& cell, const Words& words) {
  if (isSweep(cell)) return cellName(cell, NameStyle::Kernel, words);
  if (cell.test == Test::Network) return peerName(cell, words);
  return cell.parameters.regionBytes ? regionLine(run, cell.parameters, words) : std::string();
}

Table cellTable(const Run& run, std::string_view test, const Cells& cells, const Notes& notes,
                const Words& words) {
  Table table{{}, {{}}};
  table.caption = words("chart-" + std::string(test), {});
  std::vector<std::int64_t> threads;
  for (const CellResult* cell : cells) threads.push_back(cell->parameters.threads.value_or(1));
  const bool scales = std::ranges::adjacent_find(threads, std::not_equal_to<>()) != threads.end();
  for (const CellResult* cell : cells) {
    const std::string count = fmt::format("{}", cell->parameters.threads.value_or(1));
    const std::string more = scales ? ", " + words("compare-threads", {count}) : std::string();
    table.labels.values.emplace_back(rowName(*cell, words) + more);
    table.sections.push_back(sectionName(run, *cell, words));
  }
  const std::string& unit = cells.front()->unit;
  const bool oneUnit = std::ranges::all_of(cells, [&](const CellResult* cell) { return cell->unit == unit; });
  ColumnGroup& group = table.groups.front();
  group.columns.push_back(oneUnit ? cellColumn(CellColumn::Value, cells, words)
                                  : valuesWithUnits(cells, words));
  addColumns(group, {CellColumn::Interval}, cells, words);
  if (cells.front()->test == Test::Latency) addColumns(group, {CellColumn::Cycles}, cells, words);
  addColumns(group,
             {CellColumn::Limit, CellColumn::Fairness, CellColumn::Overall, CellColumn::Flush,
              CellColumn::Operations, CellColumn::P50, CellColumn::P90, CellColumn::P99, CellColumn::P999,
              CellColumn::Longest, CellColumn::Cpu, CellColumn::Upload, CellColumn::Download,
              CellColumn::CpuHere, CellColumn::CpuThere, CellColumn::Retransmits, CellColumn::FirstUse},
             cells, words);
  group.columns.push_back(gradeColumn(cells, notes, words));
  return table;
}

}  // namespace strata
