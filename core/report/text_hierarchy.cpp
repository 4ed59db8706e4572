// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of bandwidth, latency and library: a row a region, since there may be hundreds of them.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/model/kernel_id.h"
#include "core/report/names.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_row.h"
#include "core/report/text_tables.h"

namespace strata {

namespace {

using Cells = std::vector<const CellResult*>;

std::string regionText(const CellResult& cell) {
  return formatSize({cell.parameters.regionBytes.value_or(0)});
}

/// Rows by region, columns by width.
class LoopTable {
 public:
  void add(const CellResult& cell) {
    const std::uint64_t region = cell.parameters.regionBytes.value_or(0);
    const std::int64_t width = cell.parameters.widthBytes.value_or(0);
    m_widths.insert(width);
    m_rows[region].push_back(&cell);
    m_cells[{region, width}] = &cell;
  }

  std::string text(const std::string& loop, const Words& words, Notes& notes) const {
    TextTable table;
    table.labels.headings = {words("column-region", {})};
    ColumnGroup group;
    for (const std::int64_t width : m_widths) {
      TextColumn column{{fmt::format("{} B", width)}, {}, true, 6};
      for (const auto& [region, cells] : m_rows) {
        const auto found = m_cells.find({region, width});
        const Measured* measured = found == m_cells.end() ? nullptr : measuredOf(found->second);
        column.cells.push_back(measured ? threeDigits(measured->value) : "-");
      }
      group.columns.push_back(std::move(column));
    }
    TextColumn limit{{words("column-limit", {})}, {}, true, 0};
    TextColumn verdict{{words("column-verdict", {})}, {}, false, 0};
    bool anyLimit = false;
    for (const auto& [region, cells] : m_rows) {
      table.labels.cells.push_back(regionText(*cells.front()));
      limit.cells.push_back(limitOf(cells));
      anyLimit = anyLimit || !limit.cells.back().empty();
      verdict.cells.push_back(worstVerdict(cells, words, notes));
    }
    if (anyLimit) group.columns.push_back(std::move(limit));
    group.columns.push_back(std::move(verdict));
    table.groups.push_back(std::move(group));
    const std::string widths = m_widths.size() == 1
                                   ? fmt::format("{}", *m_widths.begin())
                                   : fmt::format("{}- to {}", *m_widths.begin(), *m_widths.rbegin());
    return '\n' + wrapped("", words(loop, {widths})) + render(table);
  }

 private:
  /// Of the widest that has one.
  static std::string limitOf(const Cells& cells) {
    std::string text;
    for (const CellResult* cell : cells)
      if (const Measured* measured = measuredOf(cell); measured && measured->limit && *measured->limit > 0)
        text = percentText(100 * measured->value / *measured->limit);
    return text;
  }

  std::set<std::int64_t> m_widths;
  std::map<std::uint64_t, Cells> m_rows;
  std::map<std::pair<std::uint64_t, std::int64_t>, const CellResult*> m_cells;
};

/// One core beside all of them, at the best of each.
std::string oneBesideAll(const Cells& cells, const Words& words) {
  double one = 0;
  double all = 0;
  std::int64_t threads = 1;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured || !measured->oneThread || cell->parameters.op != "read") continue;
    one = std::max(one, *measured->oneThread);
    all = std::max(all, measured->value);
    threads = std::max(threads, cell->parameters.threads.value_or(1));
  }
  if (threads == 1) return {};
  return wrapped(
      "", words("reading-one-beside-all", {threeDigits(one), threeDigits(all), fmt::format("{}", threads)}));
}

ColumnGroup walkGroup(const std::string& heading, const Cells& cells, const Words& words) {
  ColumnGroup group{heading, {}};
  const auto add = [&](const std::string& name, auto textOf) {
    TextColumn column{{name}, {}, true, 5};
    for (const CellResult* cell : cells) {
      const Measured* measured = measuredOf(cell);
      column.cells.push_back(measured ? textOf(*measured) : "-");
    }
    group.columns.push_back(std::move(column));
  };
  add("ns", [](const Measured& measured) { return threeDigits(measured.value); });
  add(words("column-cycles", {}), [](const Measured& measured) {
    return measured.clockGhz ? threeDigits(measured.value * *measured.clockGhz) : std::string("-");
  });
  add(words("column-median", {}), [](const Measured& measured) {
    return measured.median ? threeDigits(*measured.median) : std::string("-");
  });
  add(words("column-deviation", {}),
      [](const Measured& measured) { return measured.mad ? threeDigits(*measured.mad) : std::string("-"); });
  add(words("column-count", {}),
      [](const Measured& measured) { return fmt::format("{}", measured.cleanCount); });
  return group;
}

}  // namespace

std::string bandwidthTables(const Run& run, const Words& words, Notes& notes) {
  Cells cells;
  std::vector<std::string> loops;
  std::map<std::string, LoopTable> tables;
  for (const CellResult& cell : run.results) {
    if (cell.test != Test::Bandwidth) continue;
    cells.push_back(&cell);
    const std::string loop(kernelIdOf(cell.kernel).loop);
    if (!tables.contains(loop)) loops.push_back(loop);
    tables[loop].add(cell);
  }
  if (cells.empty()) return {};
  const std::int64_t threads = cells.front()->parameters.threads.value_or(1);
  std::string text =
      spread(words("heading-bandwidth", {cells.front()->unit}),
             threads > 1 ? words("report-all-threads", {fmt::format("{}", threads)}) : std::string());
  text += wrapped("", words(cells.front()->parameters.count ? "reading-traffic" : "reading-payload", {}));
  text += oneBesideAll(cells, words);
  for (const std::string& loop : loops) text += tables[loop].text(loop, words, notes);
  return text;
}

std::string latencyTables(const Run& run, const Words& words, Notes& notes) {
  std::map<std::uint64_t, Cells> rows;
  std::set<std::int64_t> chains;
  for (const CellResult& cell : run.results) {
    if (cell.test != Test::Latency) continue;
    rows[cell.parameters.regionBytes.value_or(0)].push_back(&cell);
    if (cell.parameters.chains.value_or(1) > 1) chains.insert(*cell.parameters.chains);
  }
  if (rows.empty()) return {};
  const auto pick = [&](std::int64_t count, bool local) {
    Cells column;
    for (const auto& [region, cells] : rows) {
      const auto found = std::ranges::find_if(cells, [&](const CellResult* cell) {
        return cell->parameters.chains.value_or(1) == count &&
               cell->parameters.blockBytes.has_value() == local;
      });
      column.push_back(found == cells.end() ? nullptr : *found);
    }
    return column;
  };
  TextTable table;
  table.labels.headings = {words("column-region", {})};
  TextColumn verdict{{words("column-verdict", {})}, {}, false, 0};
  for (const auto& [region, cells] : rows) {
    table.labels.cells.push_back(regionText(*cells.front()));
    verdict.cells.push_back(worstVerdict(cells, words, notes));
  }
  table.groups.push_back(walkGroup(words("walk-local", {}), pick(1, true), words));
  table.groups.push_back(walkGroup(words("walk-whole", {}), pick(1, false), words));
  ColumnGroup parallel{words("walk-chains", {}), {}};
  for (const std::int64_t count : chains) {
    TextColumn column{{fmt::format("{}", count)}, {}, true, 5};
    for (const CellResult* cell : pick(count, false))
      column.cells.push_back(measuredOf(cell) ? threeDigits(measuredOf(cell)->value) : "-");
    parallel.columns.push_back(std::move(column));
  }
  if (!parallel.columns.empty()) table.groups.push_back(std::move(parallel));
  table.groups.push_back({"", {std::move(verdict)}});
  return spread(words("heading-latency", {}), "") + wrapped("", words("reading-latency", {})) + render(table);
}

std::string libraryTables(const Run& run, const Words& words, Notes& notes) {
  constexpr std::string_view prefix = "library-";
  std::map<std::uint64_t, Cells> rows;
  std::vector<std::string> functions;
  std::int64_t threads = 1;
  std::string unit;
  for (const CellResult& cell : run.results) {
    if (cell.test != Test::Library) continue;
    rows[cell.parameters.regionBytes.value_or(0)].push_back(&cell);
    if (std::ranges::find(functions, cell.kernel) == functions.end()) functions.push_back(cell.kernel);
    threads = std::max(threads, cell.parameters.threads.value_or(1));
    unit = cell.unit;
  }
  if (rows.empty()) return {};
  const auto tableOf = [&](auto textOf, bool withVerdict) {
    TextTable table;
    table.labels.headings = {words("column-call-size", {})};
    ColumnGroup group;
    for (const std::string& function : functions) {
      TextColumn column{{function.substr(std::min(function.size(), prefix.size()))}, {}, true, 7};
      for (const auto& [size, cells] : rows) {
        const auto found = std::ranges::find(cells, function, &CellResult::kernel);
        const Measured* measured = found == cells.end() ? nullptr : measuredOf(*found);
        column.cells.push_back(measured ? textOf(*measured, size) : "-");
      }
      group.columns.push_back(std::move(column));
    }
    TextColumn verdict{{words("column-verdict", {})}, {}, false, 0};
    for (const auto& [size, cells] : rows) {
      table.labels.cells.push_back(regionText(*cells.front()));
      if (withVerdict) verdict.cells.push_back(worstVerdict(cells, words, notes));
    }
    if (withVerdict) group.columns.push_back(std::move(verdict));
    table.groups.push_back(std::move(group));
    return render(table);
  };
  std::string text = spread(words("heading-library", {unit}),
                            threads > 1 ? words("report-all-threads", {fmt::format("{}", threads)}) : "");
  if (!run.machine.cLibrary.empty()) text += wrapped("", words("library-version", {run.machine.cLibrary}));
  text += wrapped("", words("reading-library", {}));
  text += tableOf([](const Measured& measured, std::uint64_t) { return threeDigits(measured.value); }, true);
  text += '\n' + wrapped("", words("library-calls", {}));
  return text + tableOf(
                    [&](const Measured& measured, std::uint64_t size) {
                      // A rate of 1 MB/s is a byte a microsecond; of several threads it is their sum.
                      if (measured.value <= 0) return std::string("-");
                      return threeDigits(1e3 * static_cast<double>(size) * static_cast<double>(threads) /
                                         measured.value);
                    },
                    false);
}

}  // namespace strata
