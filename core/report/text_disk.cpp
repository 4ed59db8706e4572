// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_disk.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/plan/disk_plan.h"
#include "core/report/cell_name.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_row.h"

namespace strata {

namespace {

using Cells = std::vector<const CellResult*>;

Cells rowCells(const Run& run) {
  Cells cells;
  for (const CellResult& cell : run.results)
    if (cell.test == Test::Disk && diskRowOf(cell.parameters)) cells.push_back(&cell);
  return cells;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts)
    if (!part.empty()) text += (text.empty() ? "" : ", ") + part;
  return text;
}

ColumnGroup diskFigures(const Cells& cells, const Words& words, const Notes& notes) {
  ColumnGroup group;
  TextColumn figure{{cells.front()->unit}, {}, true, 7};
  TextColumn verdict{{words("column-verdict", {})}, {}, false, 9};
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    figure.cells.push_back(measured ? threeDigits(measured->value) : "-");
    verdict.cells.push_back(verdictText(*cell, words, notes));
  }
  group.columns.push_back(std::move(figure));
  addColumn(group, cells, {"+/- %"}, halfWidthText);
  group.columns.push_back(std::move(verdict));
  addColumn(group, cells, {"IOPS"}, [](const Measured& measured) {
    return measured.disk ? threeDigits(measured.disk->operationsPerSecond) : std::string();
  });
  addColumn(group, cells, {words("column-median-rate", {}), cells.front()->unit},
            [](const Measured& measured) {
              return measured.disk && !measured.disk->latency.empty()
                         ? threeDigits(measured.disk->medianOperationRate)
                         : std::string();
            });
  addColumn(group, cells, {words("column-flush", {}), "ms"}, [](const Measured& measured) {
    return measured.flushS ? threeDigits(1e3 * *measured.flushS) : std::string();
  });
  addColumn(group, cells, {"CPU", "%"}, [](const Measured& measured) {
    const bool known = measured.disk && measured.disk->cpuPercent;
    return known ? threeDigits(*measured.disk->cpuPercent) : std::string();
  });
  return group;
}

/// In microseconds.
ColumnGroup diskLatencies(const Cells& cells, const Words& words) {
  ColumnGroup group{words("column-latency", {}), {}};
  for (const auto& [heading, fraction] :
       {std::pair{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99.9", 0.999}, {"max", 1.0}})
    addColumn(group, cells, {heading}, [share = fraction](const Measured& measured) {
      return measured.disk ? latencyText(measured.disk->latency, share) : std::string();
    });
  return group;
}

/// How a test that went on for long came along: a line for each of some stretches, the last among them.
std::string courseTable(const DiskFigures& disk, const std::string& unit, const Words& words) {
  constexpr std::size_t mostLines = 16;
  const std::size_t count = disk.stretches.size();
  const std::size_t lines = std::min(count, mostLines);
  std::vector<std::string> labels;
  TextColumn rate{{unit}, {}};
  TextColumn p50{{"p50"}, {}};
  TextColumn p99{{"p99"}, {}};
  TextColumn most{{"max"}, {}};
  const auto microseconds = [](std::uint64_t ns) { return threeDigits(static_cast<double>(ns) / 1e3); };
  for (std::size_t line = 1; line <= lines; ++line) {
    const EnduranceStretch& stretch = disk.stretches[line * count / lines - 1];
    labels.push_back(formatSize(Bytes{stretch.bytes}));
    rate.cells.push_back(threeDigits(stretch.rate));
    p50.cells.push_back(microseconds(stretch.p50Ns));
    p99.cells.push_back(microseconds(stretch.p99Ns));
    most.cells.push_back(microseconds(stretch.maxNs));
  }
  return '\n' + wrapped("", words("disk-course", {})) +
         render({{{}, labels, true}, {{{}, {rate}}, {words("column-latency", {}), {p50, p99, most}}}});
}

std::string enginesText(const Cells& cells, const Words& words) {
  std::vector<std::string> engines;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured || !measured->disk) continue;
    std::string name = words("engine-" + measured->disk->engine, {});
    if (std::ranges::find(engines, name) == engines.end()) engines.push_back(std::move(name));
  }
  return joined(engines);
}

}  // namespace

std::string diskRowTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = rowCells(run);
  if (cells.empty()) return {};
  std::vector<std::string> labels;
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    labels.push_back(kernelName(*cell, words));
  }
  std::string text = spread(words("heading-disk", {}), {});
  if (const auto& bytes = cells.front()->parameters.fileBytes)
    text += wrapped("", words("disk-rows-facts", {formatSize({*bytes})}));
  if (const std::string engines = enginesText(cells, words); !engines.empty())
    text += wrapped("  ", words("disk-engine", {engines}));
  TextTable table{{{}, labels, false}, {diskFigures(cells, words, notes)}};
  if (ColumnGroup group = diskLatencies(cells, words); !group.columns.empty())
    table.groups.push_back(std::move(group));
  text += render(table);
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell))
      if (measured->disk && !measured->disk->stretches.empty())
        text += courseTable(*measured->disk, cell->unit, words);
  return text;
}

}  // namespace strata
