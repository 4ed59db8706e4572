// SPDX-License-Identifier: GPL-3.0-or-later
// Plain lists, a row a cell: of a run that another program measured, since what that program measured
// together is not known, and of tests that this version does not know or that have no tables of their own.
#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/plan/network_plan.h"
#include "core/report/list_table.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"
#include "core/report/test_reports.h"
#include "core/report/word_ids.h"

namespace strata {

namespace {

std::string foreignLabel(const CellResult& cell, const Words& words) {
  const Parameters& of = cell.parameters;
  std::string text = cell.kernel;
  if (cell.metric != "rate" && cell.metric != "latency" && cell.metric != "operations")
    text += ' ' + cell.metric;
  if (of.regionBytes) text += ' ' + formatSize(Bytes{*of.regionBytes});
  if (of.blockBytes) text += ' ' + formatSize(Bytes{*of.blockBytes});
  if (of.queueDepth) text += fmt::format(" Q{}", *of.queueDepth);
  if (of.widthBytes) text += fmt::format(" {} B", *of.widthBytes);
  if (of.pattern) text += ' ' + words(wordId(patternIds, *of.pattern), {});
  if (of.memoryKind) text += ' ' + *of.memoryKind;
  if (of.peer) text += ' ' + *of.peer;
  if (of.pages && *of.pages != "default") text += ' ' + *of.pages;
  if (of.threads && *of.threads > 1) text += ' ' + words("count-threads", {fmt::format("{}", *of.threads)});
  return text;
}

Table foreignTable(const Cells& cells, const Words& words, Notes& notes) {
  Table table{{{}, {}, false}, {{"", {cellColumn(CellColumn::Value, cells, words)}}}};
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    table.labels.values.emplace_back(foreignLabel(*cell, words));
  }
  addColumns(table.groups.front(), {CellColumn::FirstUse}, cells, words);
  table.groups.front().columns.push_back(gradeColumn(cells, notes, words));
  return table;
}

/// Whether a table of its test shows the cell.
bool isShownByItsTest(const CellResult& cell) {
  if (cell.test == Test::Network)
    return std::ranges::find(networkKernels, cell.kernel) != networkKernels.end();
  const auto group = cell.test.group();
  return group && testReport(*group).tables.front() != nullptr;
}

}  // namespace

Document foreignTables(const Run& run, const Words& words, Notes& notes) {
  const auto tables =
      grouped(cellsOf(run), [](const CellResult& cell) { return std::pair(cell.test, cell.unit); });
  Document document;
  for (const auto& [key, cells] : tables) {
    if (!document.empty()) document.emplace_back(Gap{});
    append(document, {Paragraph{testName(key.first, words)}, foreignTable(cells, words, notes)});
  }
  return document;
}

Document otherTables(const Run& run, const Words& words, Notes& notes) {
  Cells others = cellsOf(run);
  std::erase_if(others, [](const CellResult* cell) { return isShownByItsTest(*cell); });
  Document document;
  for (const auto& [test, cells] : grouped(others, [](const CellResult& cell) { return cell.test; })) {
    std::vector<std::string> labels;
    for (const CellResult* cell : cells)
      labels.push_back(kernelWord(cell->kernel, words) + ", " + unitName(cell->unit, words));
    Document list = listTable(cells, labels, words, notes);
    // Each row has its unit in its label.
    for (Block& block : list)
      if (auto* table = std::get_if<Table>(&block))
        for (Column& column : table->groups.front().columns)
          if (column.main) column.headings = {""};
    if (!document.empty()) document.emplace_back(Gap{});
    document.emplace_back(Paragraph{testName(test, words)});
    append(document, std::move(list));
  }
  return document;
}

}  // namespace strata
