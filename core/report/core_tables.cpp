// SPDX-License-Identifier: GPL-3.0-or-later
// The times of core to core: a table a way of handing over, a row and a column a CPU.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/report/cell_columns.h"
#include "core/report/cell_name.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/pair_figures.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

bool isOfPair(const CellResult* cell) {
  return cell->parameters.cpuA && cell->parameters.cpuB;
}

bool isOfCpu(const CellResult* cell, int cpu) {
  return cell->parameters.cpuA == cpu || cell->parameters.cpuB == cpu;
}

Document pairTable(const PairMatrix& matrix, const Cells& cells, const Words& words, Notes& notes) {
  Table table{{{"CPU"}, {}}, {{}}};
  for (const int cpu : matrix.cpus) table.labels.values.emplace_back(fmt::format("{}", cpu));
  for (std::size_t column = 0; column < matrix.cpus.size(); ++column) {
    Column times{{fmt::format("{}", matrix.cpus[column])}, {}, true};
    for (std::size_t row = 0; row < matrix.cpus.size(); ++row)
      times.values.push_back(row == column ? TableValue() : numberOr(matrix.ns[row][column]));
    table.groups.front().columns.push_back(std::move(times));
  }
  for (const CellResult* cell : cells) notes.add(*cell);
  Column grade{{words("column-verdict", {})}, {}, false};
  for (const int cpu : matrix.cpus) {
    Cells ofCpu;
    std::ranges::copy_if(cells, std::back_inserter(ofCpu),
                         [cpu](const CellResult* cell) { return isOfCpu(cell, cpu); });
    grade.values.push_back(worstOf(ofCpu, notes, words));
  }
  table.groups.push_back({"", {std::move(grade)}});
  return {std::move(table)};
}

/// The samples at that share, in order; nothing where a file keeps none.
TableValue sampleAt(double share, const Measured& measured) {
  const auto stored = std::ranges::find(storedQuantiles, share);
  const auto at = static_cast<std::size_t>(stored - storedQuantiles.begin());
  return at < measured.quantiles.size() ? TableValue(Number{measured.quantiles[at]}) : TableValue();
}

/// Threads that the system moves hand over at every distance in turn, of which one figure is no summary.
void addDistribution(Table& table, const Cells& cells) {
  constexpr std::array<std::pair<const char*, double>, 3> points{
      {{"p10", 0.10}, {"p50", 0.50}, {"p90", 0.90}}};
  std::vector<Column>& columns = table.groups.front().columns;
  for (const auto& [heading, share] : points) {
    Column column{{heading}, {}};
    for (const CellResult* cell : cells) {
      const Measured* measured = measuredOf(cell);
      column.values.push_back(measured == nullptr ? TableValue() : sampleAt(share, *measured));
    }
    if (std::ranges::any_of(column.values, [](const TableValue& value) { return value.index() != 0; }))
      columns.insert(std::prev(columns.end()), std::move(column));  // before the grade
  }
}

/// A row a cell, where no CPUs are known or nothing was measured.
Document unpinnedTable(const Cells& cells, const Words& words, Notes& notes) {
  std::vector<std::string> labels;
  for (const CellResult* cell : cells) labels.push_back(kernelName(*cell, words));
  Document document = listTable(cells, labels, words, notes);
  for (Block& block : document)
    if (Table* table = std::get_if<Table>(&block)) addDistribution(*table, cells);
  return document;
}

}  // namespace

std::string pairCellName(const CellId& cell, const Words& words) {
  const Parameters& of = cell.parameters;
  if (!of.cpuA || !of.cpuB) return {};
  return words("cell-of", {words("cpu-pair", {std::to_string(*of.cpuA), std::to_string(*of.cpuB)}),
                           kernelWord(cell.kernel, words)});
}

Document coreTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::CoreToCore});
  if (all.empty()) return {};
  Document document{Heading{words("heading-core-to-core", {})}, Paragraph{words("reading-core-to-core", {})}};
  for (const auto& [kernel, cells] : grouped(all, [](const CellResult& cell) { return cell.kernel; })) {
    document.emplace_back(Gap{});
    const std::vector<PairTime> times = pairTimes(cells);
    if (times.empty()) {
      append(document, unpinnedTable(cells, words, notes));
      continue;
    }
    document.emplace_back(Paragraph{words("pairs-of", {kernelWord(kernel, words)})});
    Cells pairs = cells;
    std::erase_if(pairs, [](const CellResult* cell) { return !isOfPair(cell); });
    append(document, basisOf(pairs, words));
    const PairMatrix matrix = pairMatrix(times, run.machine.cpus);
    append(document, pairTable(matrix, pairs, words, notes));
    document.emplace_back(Paragraph{pairSentence(matrix, words), "  "});
  }
  return document;
}

}  // namespace strata
