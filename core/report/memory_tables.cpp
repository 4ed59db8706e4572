// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the classic tests: processor, moves of memory by width and pattern, copies of whole regions.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/base/units.h"
#include "core/report/list_table.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"
#include "core/report/word_ids.h"

namespace strata {

namespace {

bool anyLimit(const Cells& cells) {
  return std::ranges::any_of(cells, [](const CellResult* cell) {
    const Measured* measured = measuredOf(cell);
    return measured && measured->limit;
  });
}

/// The cells of one region (and operation, page size): a row a width, a column group a pattern.
struct MemoryBlock {
  Parameters parameters;                            ///< of its first cell
  std::vector<std::optional<std::int64_t>> widths;  ///< a row each
  std::vector<std::string> patterns;
  std::vector<Cells> columns;  ///< by pattern, then by width
};

bool inOneBlock(const Parameters& a, const Parameters& b) {
  return a.regionBytes == b.regionBytes && a.op == b.op && a.pages == b.pages && a.threads == b.threads;
}

void insert(MemoryBlock& block, const CellResult& cell) {
  const std::string pattern = cell.parameters.pattern.value_or("");
  auto column = static_cast<std::size_t>(std::ranges::find(block.patterns, pattern) - block.patterns.begin());
  if (column == block.patterns.size()) {
    // Random first, as Nbench printed it.
    column = pattern == "random" ? 0 : column;
    block.patterns.insert(block.patterns.begin() + static_cast<std::ptrdiff_t>(column), pattern);
    block.columns.insert(block.columns.begin() + static_cast<std::ptrdiff_t>(column),
                         Cells(block.widths.size()));
  }
  std::size_t row = 0;
  while (row < block.widths.size() &&
         (block.widths[row] != cell.parameters.widthBytes || block.columns[column][row]))
    ++row;
  if (row == block.widths.size()) {
    block.widths.push_back(cell.parameters.widthBytes);
    for (Cells& cells : block.columns) cells.push_back(nullptr);
  }
  block.columns[column][row] = &cell;
}

std::vector<MemoryBlock> memoryBlocks(const Cells& cells) {
  std::vector<MemoryBlock> blocks;
  for (const CellResult* cell : cells) {
    auto found = std::ranges::find_if(
        blocks, [&](const MemoryBlock& block) { return inOneBlock(block.parameters, cell->parameters); });
    if (found == blocks.end()) {
      blocks.push_back({cell->parameters, {}, {}, {}});
      found = blocks.end() - 1;
    }
    insert(*found, *cell);
  }
  return blocks;
}

std::string widthText(const std::optional<std::int64_t>& width) {
  return width ? fmt::format("{}", *width) : std::string("-");
}

std::string patternText(const std::string& pattern, const Words& words) {
  return pattern.empty() ? std::string() : words(wordId(patternIds, pattern), {});
}

Document memoryBlock(const Run& run, const MemoryBlock& block, bool withLimit, const Words& words,
                     Notes& notes) {
  Cells all;
  std::vector<ThreadRow> threadRows;
  for (std::size_t row = 0; row < block.widths.size(); ++row) {
    for (std::size_t column = 0; column < block.patterns.size(); ++column) {
      const CellResult* cell = block.columns[column][row];
      if (!cell) continue;
      notes.add(*cell);
      all.push_back(cell);
      if (const Measured* measured = measuredOf(cell))
        threadRows.push_back({words("row-width-pattern", {widthText(block.widths[row]),
                                                          patternText(block.patterns[column], words)}),
                              measured});
    }
  }
  Table table;
  table.labels.headings = {words("column-width", {})};
  for (const auto& width : block.widths) table.labels.values.emplace_back(widthText(width));
  for (std::size_t column = 0; column < block.patterns.size(); ++column)
    table.groups.push_back(valuesBeside(patternText(block.patterns[column], words), block.columns[column],
                                        withLimit, notes, words));
  Document document{Gap{}, Paragraph{regionLine(run, block.parameters, words)}};
  append(document, basisOf(all, words));
  document.emplace_back(std::move(table));
  append(document, threadTable(threadRows, unitName(all.front()->unit, words), words));
  return document;
}

/// Time, MiB and MB/s of each pass of a method, with the average below.
ColumnGroup passesOf(const CellResult& cell, const Measured& measured, std::size_t rows) {
  constexpr double mebi = 1024.0 * 1024.0;
  // The method has its id as heading, which is short: three of them stand side by side.
  ColumnGroup group{cell.kernel, {{{"ms"}, {}, true, 5}, {{"MiB"}, {}, true, 5}, {{"MB/s"}, {}, true, 5}}};
  const double passes = static_cast<double>(measured.passSeconds.size());
  const double bytes = static_cast<double>(measured.bytes) / passes;
  const auto add = [&](const TableValue& time, const TableValue& size, const TableValue& rate) {
    group.columns[0].values.push_back(time);
    group.columns[1].values.push_back(size);
    group.columns[2].values.push_back(rate);
  };
  for (const double seconds : measured.passSeconds)
    add(Number{1e3 * seconds}, Number{bytes / mebi}, Number{bytes / seconds / 1e6});
  while (group.columns[0].values.size() < rows) add(Missing{}, Missing{}, Missing{});
  add(Number{1e3 * measured.elapsedS / passes}, Number{bytes / mebi}, Number{measured.value});
  return group;
}

/// Each pass of the cells, a row a pass; empty where nothing was measured by passes.
Document passTable(const Cells& cells, const Words& words) {
  std::size_t rows = 0;
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell)) rows = std::max(rows, measured->passSeconds.size());
  if (rows == 0) return {};
  Table table;
  table.labels.headings = {words("column-pass", {})};
  for (std::size_t row = 0; row < rows; ++row) table.labels.values.emplace_back(fmt::format("{}", row + 1));
  table.labels.values.emplace_back(words("row-average", {}));
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell); measured && !measured->passSeconds.empty())
      table.groups.push_back(passesOf(*cell, *measured, rows));
  return {Gap{}, std::move(table)};
}

}  // namespace

Document processorTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Integer, Test::Floating});
  if (cells.empty()) return {};
  std::vector<std::string> labels;
  for (const CellResult* cell : cells) labels.push_back(testName(cell->test, words));
  Document document{headingOf("heading-processor", {}, cells, words)};
  append(document, listTable(cells, labels, words, notes));
  return document;
}

std::string moveReading(const Cells& cells, const Words& words) {
  const bool anyRandom =
      std::ranges::any_of(cells, [](const CellResult* cell) { return cell->parameters.pattern == "random"; });
  return words("reading-move", {}) + (anyRandom ? " " + words("reading-random", {}) : "");
}

Document memoryTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Memory});
  if (cells.empty()) return {};
  Document document{headingOf("heading-memory", {}, cells, words), Paragraph{moveReading(cells, words)}};
  const std::string indexOnly = rangeText(cells, [](const Measured& measured) {
    return measured.indexOnlyNs ? std::optional(Datum{"index_ns", *measured.indexOnlyNs}) : std::nullopt;
  });
  if (!indexOnly.empty()) document.emplace_back(Paragraph{words("reading-index-only", {indexOnly})});
  for (const MemoryBlock& block : memoryBlocks(cells))
    append(document, memoryBlock(run, block, anyLimit(cells), words, notes));
  return document;
}

Document copyTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::Copy});
  if (all.empty()) return {};
  Document document{headingOf("heading-copy", {}, all, words), Paragraph{words("reading-copy", {})}};
  const bool inPasses = std::ranges::any_of(all, [](const CellResult* cell) {
    const Measured* measured = measuredOf(cell);
    return measured && !measured->passSeconds.empty();
  });
  if (inPasses) document.emplace_back(Paragraph{words("reading-passes", {})});
  for (auto first = all.begin(); first != all.end();) {
    const auto end = std::find_if(first, all.end(), [&](const CellResult* cell) {
      return !inOneBlock(cell->parameters, (*first)->parameters);
    });
    const Cells cells(first, end);
    std::vector<std::string> labels;
    for (const CellResult* cell : cells)
      labels.push_back(
          words(wordId(copyRowIds, cell->kernel), {formatSize({cell->parameters.blockBytes.value_or(0)})}));
    append(document, {Gap{}, Paragraph{regionLine(run, cells.front()->parameters, words)}});
    append(document, listTable(cells, labels, words, notes));
    append(document, passTable(cells, words));
    first = end;
  }
  return document;
}

}  // namespace strata
