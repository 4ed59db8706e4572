// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of single instructions: transfers between registers, and string instructions.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "core/model/kernel_id.h"
#include "core/report/number_text.h"
#include "core/report/per_cycle.h"
#include "core/report/text_layout.h"
#include "core/report/text_row.h"
#include "core/report/text_tables.h"

namespace strata {

namespace {

using Cells = std::vector<const CellResult*>;

std::string headingOf(const char* id, const Cells& cells, const Words& words) {
  std::int64_t threads = 1;
  for (const CellResult* cell : cells) threads = std::max(threads, cell->parameters.threads.value_or(1));
  return spread(words(id, {cells.front()->unit}),
                threads > 1 ? words("report-all-threads", {fmt::format("{}", threads)}) : "");
}

std::int64_t widthOf(const CellResult& cell) {
  return cell.parameters.widthBytes.value_or(0);
}

/// From the lowest to the highest clock of the cells; empty where it is unknown.
std::string clocksText(const Cells& cells) {
  std::optional<Datum> low, high;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured || !measured->clockGhz) continue;
    const Datum datum{"clock_ghz", *measured->clockGhz};
    if (!low || datum.value < low->value) low = datum;
    if (!high || high->value < datum.value) high = datum;
  }
  return low ? datumRangeText(*low, *high) : std::string();
}

/// Transfers: a row a kind, a column a width.
class TransferTable {
 public:
  explicit TransferTable(const Cells& cells) {
    for (const CellResult* cell : cells) {
      m_widths.insert(widthOf(*cell));
      const std::string kind(kernelIdOf(cell->kernel).loop);
      const auto found = std::ranges::find(m_rows, kind, &Row::kind);
      if (found != m_rows.end())
        found->cells.push_back(cell);
      else
        m_rows.push_back({kind, {cell}});
    }
  }

  template <typename TextOf>
  TextTable table(const Words& words, TextOf textOf) const {
    TextTable table;
    table.labels.rightAligned = false;
    for (const Row& row : m_rows) table.labels.cells.push_back(words("row-" + row.kind, {}));
    ColumnGroup group;
    for (const std::int64_t width : m_widths) {
      TextColumn column{{fmt::format("{} B", width)}, {}, true, 4};
      for (const Row& row : m_rows) {
        const auto found =
            std::ranges::find_if(row.cells, [&](const CellResult* cell) { return widthOf(*cell) == width; });
        column.cells.push_back(found == row.cells.end() ? std::string() : textOf(**found));
      }
      group.columns.push_back(std::move(column));
    }
    table.groups.push_back(std::move(group));
    return table;
  }

  void addVerdicts(TextTable& table, const Words& words, Notes& notes) const {
    TextColumn limit{{words("column-limit", {})}, {}, true, 0};
    TextColumn verdict{{words("column-verdict", {})}, {}, false, 0};
    bool anyLimit = false;
    for (const Row& row : m_rows) {
      limit.cells.push_back(limitOf(row.cells));
      anyLimit = anyLimit || !limit.cells.back().empty();
      verdict.cells.push_back(worstVerdict(row.cells, words, notes));
    }
    if (anyLimit) table.groups.front().columns.push_back(std::move(limit));
    table.groups.front().columns.push_back(std::move(verdict));
  }

 private:
  struct Row {
    std::string kind;
    Cells cells;
  };

  static std::string limitOf(const Cells& cells) {
    for (const CellResult* cell : cells)
      if (const Measured* measured = measuredOf(cell); measured && measured->limit && *measured->limit > 0)
        return percentText(100 * measured->value / *measured->limit);
    return {};
  }

  std::vector<Row> m_rows;
  std::set<std::int64_t> m_widths;
};

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
TextTable stringTable(const Cells& cells, const Words& words, Notes& notes) {
  std::set<std::int64_t> widths;
  std::vector<std::string_view> loops;
  for (const CellResult* cell : cells) {
    widths.insert(widthOf(*cell));
    const std::string_view loop = kernelIdOf(cell->kernel).loop;
    if (std::ranges::find(loops, loop) == loops.end()) loops.push_back(loop);
  }
  TextTable table;
  table.labels.headings = {words("column-width", {})};
  ColumnGroup single{words("group-single", {}), {}};
  ColumnGroup repeated{"rep", {}};
  for (const std::string_view loop : loops) {
    const StringInstruction instruction = stringInstructionOf(loop);
    TextColumn column{{instruction.name}, {}, true, 6};
    for (const std::int64_t width : widths) {
      const auto found = std::ranges::find_if(cells, [&](const CellResult* cell) {
        return kernelIdOf(cell->kernel).loop == loop && widthOf(*cell) == width;
      });
      const Measured* measured = found == cells.end() ? nullptr : measuredOf(*found);
      column.cells.push_back(measured ? threeDigits(measured->value) : "-");
    }
    (instruction.repeats ? repeated : single).columns.push_back(std::move(column));
  }
  TextColumn verdict{{words("column-verdict", {})}, {}, false, 0};
  for (const std::int64_t width : widths) {
    table.labels.cells.push_back(fmt::format("{}", width));
    Cells row;
    std::ranges::copy_if(cells, std::back_inserter(row),
                         [&](const CellResult* cell) { return widthOf(*cell) == width; });
    verdict.cells.push_back(worstVerdict(row, words, notes));
  }
  for (ColumnGroup* group : {&single, &repeated})
    if (!group->columns.empty()) table.groups.push_back(std::move(*group));
  table.groups.push_back({"", {std::move(verdict)}});
  return table;
}

}  // namespace

std::string registerTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Registers});
  if (cells.empty()) return {};
  const TransferTable transfers(cells);
  const auto rate = [](const CellResult& cell) {
    const Measured* measured = measuredOf(&cell);
    return measured ? threeDigits(measured->value) : std::string("-");
  };
  const auto perCycle = [](const CellResult& cell) {
    const auto count = operandsPerCycle(cell);
    return count ? threeDigits(*count) : std::string("-");
  };
  std::string text =
      headingOf("heading-registers", cells, words) + wrapped("", words("reading-registers", {}));
  TextTable rates = transfers.table(words, rate);
  transfers.addVerdicts(rates, words, notes);
  // Threads that share CPUs have no clock of their own.
  if (const std::string clocks = clocksText(cells); !clocks.empty())
    text +=
        '\n' + wrapped("", words("registers-per-cycle", {clocks})) + render(transfers.table(words, perCycle));
  return text + '\n' + wrapped("", words("registers-rates", {cells.front()->unit})) + render(rates);
}

std::string stringTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::String});
  if (all.empty()) return {};
  std::string text = headingOf("heading-string", all, words) + wrapped("", words("reading-string", {}));
  for (auto first = all.begin(); first != all.end();) {
    const auto end = std::find_if(first, all.end(), [&](const CellResult* cell) {
      return cell->parameters.regionBytes != (*first)->parameters.regionBytes;
    });
    const Cells cells(first, end);
    text += '\n' + wrapped("", regionLine(run, cells.front()->parameters, words)) +
            render(stringTable(cells, words, notes));
    first = end;
  }
  return text;
}

}  // namespace strata
