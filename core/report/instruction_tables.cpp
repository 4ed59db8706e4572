// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of single instructions (transfers between registers, string instructions), and of memory kinds.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

#include "core/base/units.h"
#include "core/model/kernel_id.h"
#include "core/model/memory_kind.h"
#include "core/report/list_table.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"
#include "core/report/word_ids.h"
#include "core/stats/payoff.h"

namespace strata {

namespace {

std::int64_t widthOf(const CellResult& cell) {
  return cell.parameters.widthBytes.value_or(0);
}

std::set<std::int64_t> widthsOf(const Cells& cells) {
  std::set<std::int64_t> widths;
  for (const CellResult* cell : cells) widths.insert(widthOf(*cell));
  return widths;
}

/// Transfers: a row a kind, a column a width.
template <typename ValueIn>
Table transferTable(const Cells& cells, const Words& words, ValueIn valueIn) {
  const auto kinds = groupedByLoop(cells);
  Table table{{{}, {}, false}, {{}}};
  for (const auto& [kind, row] : kinds)
    table.labels.values.emplace_back(words(wordId(registerRowIds, kind), {}));
  for (const std::int64_t width : widthsOf(cells)) {
    Column column{{fmt::format("{} B", width)}, {}, true, 4};
    for (const auto& [kind, row] : kinds) {
      const auto found =
          std::ranges::find_if(row, [&](const CellResult* cell) { return widthOf(*cell) == width; });
      column.values.push_back(found == row.end() ? TableValue() : valueIn(**found));
    }
    table.groups.front().columns.push_back(std::move(column));
  }
  return table;
}

/// Share of the limit and the worst grade of each kind.
void addTransferGrades(Table& table, const Cells& cells, const Words& words, Notes& notes) {
  Cells limited;
  Column grade{{words("column-verdict", {})}, {}, false};
  for (const auto& [kind, row] : groupedByLoop(cells)) {
    const auto found = std::ranges::find_if(row, [](const CellResult* cell) {
      const Measured* measured = measuredOf(cell);
      return measured && measured->limit && *measured->limit > 0;
    });
    limited.push_back(found == row.end() ? nullptr : *found);
    grade.values.push_back(worstGrade(row, notes, words));
  }
  addColumns(table.groups.front(), {CellColumn::Limit}, limited, words);
  table.groups.front().columns.push_back(std::move(grade));
}

/// What "string-rep-lods" says: it repeats itself, and is "lods".
struct StringInstruction {
  bool repeats = false;
  std::string name;
};

StringInstruction stringInstructionOf(std::string_view loop) {
  constexpr std::string_view repeated = "rep-";
  const std::string_view form = kernelIdOf(loop).form;
  const bool repeats = form.starts_with(repeated);
  return {repeats, std::string(repeats ? form.substr(repeated.size()) : form)};
}

/// String instructions in one region: a row a width, a column an instruction, those that repeat themselves in
/// a group of their own.
Table stringTable(const Cells& cells, const Words& words, Notes& notes) {
  const std::set<std::int64_t> widths = widthsOf(cells);
  ColumnGroup single{words("group-single", {}), {}};
  ColumnGroup repeated{"rep", {}};
  for (const auto& [loop, ofLoop] : groupedByLoop(cells)) {
    const StringInstruction instruction = stringInstructionOf(loop);
    Column column{{instruction.name}, {}, true, 6};
    for (const std::int64_t width : widths) {
      const auto found =
          std::ranges::find_if(ofLoop, [&](const CellResult* cell) { return widthOf(*cell) == width; });
      column.values.push_back(valueOf(found == ofLoop.end() ? nullptr : *found));
    }
    (instruction.repeats ? repeated : single).columns.push_back(std::move(column));
  }
  Table table{{{words("column-width", {})}, {}}, {}};
  Column grade{{words("column-verdict", {})}, {}, false};
  for (const std::int64_t width : widths) {
    table.labels.values.emplace_back(fmt::format("{}", width));
    Cells row;
    std::ranges::copy_if(cells, std::back_inserter(row),
                         [&](const CellResult* cell) { return widthOf(*cell) == width; });
    grade.values.push_back(worstGrade(row, notes, words));
  }
  for (ColumnGroup* group : {&single, &repeated})
    if (!group->columns.empty()) table.groups.push_back(std::move(*group));
  table.groups.push_back({"", {std::move(grade)}});
  return table;
}

/// Cells that differ in the kind of memory alone.
bool differInKindAlone(const Parameters& a, const Parameters& b) {
  return a.regionBytes == b.regionBytes && a.op == b.op && a.widthBytes == b.widthBytes;
}

double secondsOfUse(const Measured& measured) {
  const auto uses = static_cast<double>(measured.passSeconds.size());
  return uses > 0 ? measured.elapsedS / uses : 0;
}

std::optional<double> milliseconds(const std::optional<double>& seconds) {
  return seconds ? std::optional(1e3 * *seconds) : std::nullopt;
}

std::string kindWord(const std::string& kind, const Words& words) {
  return kind.empty() ? "-" : words(wordId(memoryKindIds, kind), {});
}

/// The cell of that kind whose memory is what was asked for.
const Measured* effective(const Cells& cells, MemoryKind kind) {
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured || cell->parameters.memoryKind != memoryKindName(kind)) continue;
    const bool complete = measured->firstUseS && !measured->passSeconds.empty();
    if (complete && measured->memoryKindObtained == memoryKindName(kind)) return measured;
  }
  return nullptr;
}

Document payoffOfKinds(const Cells& cells, const Words& words) {
  const Measured* regular = effective(cells, MemoryKind::Regular);
  const Measured* combined = effective(cells, MemoryKind::WriteCombined);
  if (!regular || !combined) return {};
  const Payoff payoff = payoffOf({*regular->firstUseS, secondsOfUse(*regular)},
                                 {*combined->firstUseS, secondsOfUse(*combined)});
  std::string text = words("kinds-pay-at-once", {});
  if (std::holds_alternative<PaysNever>(payoff)) text = words("kinds-pay-never", {});
  if (const auto* after = std::get_if<PaysAfter>(&payoff))
    text = words("kinds-pay-after", {fmt::format("{:.0f}", std::max(1.0, std::round(after->uses)))});
  return {Paragraph{text, "  "}};
}

Document kindTable(const Cells& cells, const Words& words, Notes& notes) {
  const Parameters& parameters = cells.front()->parameters;
  for (const CellResult* cell : cells) notes.add(*cell);
  Table table{{{words("column-kind", {})}, {}, false, 14}, {{}}};
  Column first{{words("column-first-use", {}), "ms"}, {}, true, 9};
  Column later{{words("column-later-use", {}), "ms"}, {}, true, 9};
  Column rate = cellColumn(CellColumn::Value, cells, words);
  Column obtained{{words("column-kind-obtained", {})}, {}, false, 14};
  Column grade = gradeColumn(cells, notes, words);
  rate.leastWidth = 7;
  grade.leastWidth = 9;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    table.labels.values.emplace_back(kindWord(cell->parameters.memoryKind.value_or(""), words));
    first.values.push_back(numberOr(measured ? milliseconds(measured->firstUseS) : std::nullopt));
    later.values.push_back(numberOr(measured ? milliseconds(secondsOfUse(*measured)) : std::nullopt));
    obtained.values.push_back(measured ? TableValue(kindWord(measured->memoryKindObtained, words))
                                       : TableValue(Missing{}));
  }
  table.groups.front().columns = {std::move(first), std::move(later), std::move(rate), std::move(obtained),
                                  std::move(grade)};
  Document document{Gap{}, Paragraph{words(wordId(kindTableIds, parameters.op.value_or("")),
                                           {fmt::format("{}", parameters.widthBytes.value_or(0))})}};
  document.emplace_back(std::move(table));
  append(document, payoffOfKinds(cells, words));
  return document;
}

}  // namespace

Document registerTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Registers});
  if (cells.empty()) return {};
  Document document{headingOf("heading-registers", {unitName(cells.front()->unit, words)}, cells, words),
                    Paragraph{words("reading-registers", {})}};
  // Threads that share CPUs have no clock of their own.
  if (const std::string clocks = rangeText(cells, clockOf); !clocks.empty()) {
    append(document, {Gap{}, Paragraph{words("registers-per-cycle", {clocks})}});
    document.emplace_back(
        transferTable(cells, words, [](const CellResult& cell) { return numberOr(operandsPerCycle(cell)); }));
  }
  append(document, {Gap{}, Paragraph{words("registers-rates", {unitName(cells.front()->unit, words)})}});
  Table rates = transferTable(cells, words, [](const CellResult& cell) { return valueOf(&cell); });
  addTransferGrades(rates, cells, words, notes);
  document.emplace_back(std::move(rates));
  return document;
}

Document stringTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::String});
  if (all.empty()) return {};
  Document document{headingOf("heading-string", {unitName(all.front()->unit, words)}, all, words),
                    Paragraph{words("reading-string", {})}};
  for (auto first = all.begin(); first != all.end();) {
    const auto end = std::find_if(first, all.end(), [&](const CellResult* cell) {
      return cell->parameters.regionBytes != (*first)->parameters.regionBytes;
    });
    const Cells cells(first, end);
    append(document, {Gap{}, Paragraph{regionLine(run, cells.front()->parameters, words)},
                      stringTable(cells, words, notes)});
    first = end;
  }
  return document;
}

std::string kindCellName(const CellId& cell, const Words& words) {
  const auto& kind = cell.parameters.memoryKind;
  if (!kind) return {};
  return words("cell-part", {kernelWord(cell.kernel, words), words(wordId(memoryKindIds, *kind), {})});
}

Document kindTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::MemoryTypes});
  if (all.empty()) return {};
  Document document{Heading{words("heading-memtypes", {})}, Paragraph{words("reading-memtypes", {})}};
  std::optional<std::uint64_t> region;
  for (auto first = all.begin(); first != all.end();) {
    const Parameters& parameters = (*first)->parameters;
    if (region != parameters.regionBytes) {
      region = parameters.regionBytes;
      append(document, {Gap{}, Paragraph{words("region", {formatSize({region.value_or(0)})})}});
    }
    const auto end = std::find_if(first, all.end(), [&](const CellResult* cell) {
      return !differInKindAlone(cell->parameters, parameters);
    });
    append(document, kindTable(Cells(first, end), words, notes));
    first = end;
  }
  return document;
}

Document framebufferTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::Framebuffer});
  if (all.empty()) return {};
  Document document{Heading{words("heading-framebuffer", {})}, Paragraph{words("reading-framebuffer", {})}};
  for (auto first = all.begin(); first != all.end();) {
    const Parameters& parameters = (*first)->parameters;
    const auto end = std::find_if(first, all.end(), [&](const CellResult* cell) {
      return cell->parameters.memoryKind != parameters.memoryKind ||
             cell->parameters.regionBytes != parameters.regionBytes;
    });
    const Cells cells(first, end);
    std::vector<std::string> labels;
    for (const CellResult* cell : cells) labels.push_back(kernelWord(cell->kernel, words));
    const std::string kind = kindWord(parameters.memoryKind.value_or(""), words);
    append(document,
           {Gap{}, Paragraph{parameters.regionBytes
                                 ? words("picture-memory", {kind, formatSize({*parameters.regionBytes})})
                                 : kind}});
    append(document, listTable(cells, labels, words, notes));
    first = end;
  }
  return document;
}

std::optional<double> operandsPerCycle(const CellResult& cell) {
  const Measured* measured = measuredOf(&cell);
  if (measured == nullptr || cell.unit != "MB/s" || widthOf(cell) <= 0) return std::nullopt;
  if (measured->clockGhz.value_or(0) <= 0) return std::nullopt;
  const auto threads = static_cast<double>(cell.parameters.threads.value_or(1));
  // 10^6 bytes a second, by 10^9 cycles a second.
  return measured->value / static_cast<double>(widthOf(cell)) / (1e3 * *measured->clockGhz) / threads;
}

}  // namespace strata
