// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/model/kernel_id.h"
#include "core/model/memory_levels.h"
#include "core/report/names.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// What there is to say of a column but for its values.
struct CellColumnFacts {
  TableValue (*valueOf)(const Measured&);
  std::vector<std::string> headings;
  std::string title = {};
};

TableValue textOrNone(std::string text) {
  return text.empty() ? TableValue() : TableValue(std::move(text));
}

TableValue percentOrNone(const std::optional<double>& percent) {
  return percent ? TableValue(Percent{*percent}) : TableValue();
}

/// In microseconds, of disk and network.
template <int permille>
TableValue latencyAt(const Measured& measured) {
  if (!measured.disk && !measured.network) return {};
  for (const LatencyQuantile& quantile : measured.disk ? measured.disk->latency : measured.network->latency)
    if (quantile.fraction == permille / 1000.0) return Number{static_cast<double>(quantile.ns) / 1e3};
  return {};
}

template <std::optional<double> NetworkFigures::* member>
TableValue ofNetwork(const Measured& measured) {
  return measured.network ? numberOrNone((*measured.network).*member) : TableValue();
}

CellColumnFacts factsOf(CellColumn column, const std::string& unit, const Words& words) {
  const auto word = [&](std::string_view id) { return words(id, {}); };
  const auto latency = [&](const char* heading, auto valueOf) {
    return CellColumnFacts{valueOf, {heading}, words("html-latency", {heading})};
  };
  switch (column) {
    case CellColumn::Value:
      return {[](const Measured& measured) -> TableValue { return Number{measured.value}; }, {unit}};
    case CellColumn::Microseconds:
      return {[](const Measured& measured) -> TableValue { return Number{measured.value / 1e3}; },
              {word("column-median"), "us"}};
    case CellColumn::Interval:
      return {[](const Measured& measured) { return textOrNone(halfWidthText(measured)); }, {"+/- %"}, "± %"};
    case CellColumn::Cycles:
      return {[](const Measured& measured) -> TableValue {
                if (!measured.clockGhz) return {};
                return Number{measured.value * *measured.clockGhz};
              },
              {word("column-cycles")}};
    case CellColumn::Limit:
      return {[](const Measured& measured) { return percentOrNone(shareOfLimitPercent(measured)); },
              {word("column-limit")}};
    case CellColumn::Fairness:
      return {[](const Measured& measured) {
                if (measured.perThread.size() < 2) return TableValue();
                return percentOrNone(slowestThreadPercent(measured));
              },
              {word("column-fairness")}};
    case CellColumn::Overall:
      return {[](const Measured& measured) { return numberOrNone(measured.totalRate); },
              {word("column-overall"), unit}};
    case CellColumn::Flush:
      return {[](const Measured& measured) -> TableValue {
                if (!measured.flushS) return {};
                return Number{1e3 * *measured.flushS};
              },
              {word("column-flush"), "ms"}};
    case CellColumn::FirstUse:
      return {[](const Measured& measured) -> TableValue {
                if (!measured.firstUseS) return {};
                return Number{1e3 * *measured.firstUseS};
              },
              {word("column-first-use"), "ms"}};
    case CellColumn::Operations:
      return {[](const Measured& measured) -> TableValue {
                if (!measured.disk) return {};
                return Number{measured.disk->operationsPerSecond};
              },
              {"IOPS"}};
    case CellColumn::MedianRate:
      return {[](const Measured& measured) -> TableValue {
                if (!measured.disk || measured.disk->latency.empty()) return {};
                return Number{measured.disk->medianOperationRate};
              },
              {word("column-median-rate"), unit}};
    case CellColumn::Cpu:
      return {[](const Measured& measured) {
                return measured.disk ? numberOrNone(measured.disk->cpuPercent) : TableValue();
              },
              {"CPU", "%"},
              "CPU %"};
    case CellColumn::P50:
      return latency("p50", latencyAt<500>);
    case CellColumn::P90:
      return latency("p90", latencyAt<900>);
    case CellColumn::P99:
      return latency("p99", latencyAt<990>);
    case CellColumn::P999:
      return latency("p99.9", latencyAt<999>);
    case CellColumn::Longest:
      return latency("max", latencyAt<1000>);
    case CellColumn::Upload:
      return {ofNetwork<&NetworkFigures::toRate>, {word("column-to"), unit}, words("html-to-rate", {unit})};
    case CellColumn::Download:
      return {
          ofNetwork<&NetworkFigures::fromRate>, {word("column-from"), unit}, words("html-from-rate", {unit})};
    case CellColumn::CpuHere:
      return {ofNetwork<&NetworkFigures::cpuPercent>, {word("column-cpu-here")}, word("html-cpu-here")};
    case CellColumn::CpuThere:
      return {ofNetwork<&NetworkFigures::peerCpuPercent>, {word("column-cpu-there")}, word("html-cpu-there")};
    case CellColumn::Retransmits:
      return {[](const Measured& measured) -> TableValue {
                if (!measured.network || !measured.network->retransmissions) return {};
                return fmt::format("{}", *measured.network->retransmissions);
              },
              {word("column-resent")},
              word("html-resent")};
  }
  return {};
}

int badness(const CellResult& cell) {
  const Measured* measured = measuredOf(&cell);
  return measured ? static_cast<int>(measured->verdict.grade) : -1;
}

}  // namespace

TableValue valueOf(const CellResult* cell) {
  const Measured* measured = measuredOf(cell);
  return measured ? TableValue(Number{measured->value}) : TableValue(Missing{});
}

std::vector<std::pair<std::string, Cells>> groupedByLoop(const Cells& cells) {
  return grouped(cells, [](const CellResult& cell) { return std::string(kernelIdOf(cell.kernel).loop); });
}

Cells cellsOf(const Run& run) {
  Cells cells;
  for (const CellResult& cell : run.results) cells.push_back(&cell);
  return cells;
}

Cells cellsOf(const Run& run, std::initializer_list<TestId> tests) {
  Cells cells;
  for (const CellResult& cell : run.results)
    if (std::ranges::find(tests, cell.test) != tests.end()) cells.push_back(&cell);
  return cells;
}

Column cellColumn(CellColumn column, const Cells& cells, const Words& words) {
  const auto first = std::ranges::find_if(cells, [](const CellResult* cell) { return cell != nullptr; });
  const CellColumnFacts facts =
      factsOf(column, first == cells.end() ? std::string() : unitName((*first)->unit, words), words);
  const bool isValue = column == CellColumn::Value || column == CellColumn::Microseconds;
  Column result{facts.headings, {}};
  result.title = facts.title;
  result.main = isValue;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    result.values.push_back(measured ? facts.valueOf(*measured) : isValue ? Missing{} : TableValue());
  }
  return result;
}

void addColumns(ColumnGroup& group, std::initializer_list<CellColumn> columns, const Cells& cells,
                const Words& words) {
  const auto isThere = [](const TableValue& value) { return !std::holds_alternative<std::monostate>(value); };
  for (const CellColumn column : columns)
    if (Column added = cellColumn(column, cells, words); std::ranges::any_of(added.values, isThere))
      group.columns.push_back(std::move(added));
}

Marked gradeOf(Grade grade, const Words& words) {
  const std::string kind(gradeName(grade));
  return {kind, words("grade-" + kind, {}), {}};
}

Marked gradeOf(const CellResult& cell, const Words& words) {
  if (const Measured* measured = measuredOf(&cell)) return gradeOf(measured->verdict.grade, words);
  const std::string outcome(outcomeName(cell.outcome));
  return {outcome, words("outcome-" + outcome, {}), {}};
}

Marked gradeOf(const CellResult& cell, const Notes& notes, const Words& words) {
  Marked marked = gradeOf(cell, words);
  marked.notes = notes.numbersOf({&cell});
  return marked;
}

Column gradeColumn(const Cells& cells, const Notes& notes, const Words& words) {
  Column column{{words("column-verdict", {})}, {}, false};
  for (const CellResult* cell : cells)
    column.values.push_back(cell ? TableValue(gradeOf(*cell, notes, words)) : TableValue());
  return column;
}

TableValue worstGrade(const Cells& row, Notes& notes, const Words& words) {
  for (const CellResult* cell : row) notes.add(*cell);
  const auto worst = std::ranges::max_element(row, {}, [](const CellResult* cell) { return badness(*cell); });
  return worst == row.end() ? TableValue() : TableValue(gradeOf(**worst, notes, words));
}

std::string halfWidthText(const Measured& measured) {
  if (!measured.low || !measured.high || measured.value == 0) return {};
  const std::string text = percentText(50 * (*measured.high - *measured.low) / measured.value);
  return text.substr(0, text.find(' '));
}

std::string regionLine(const Run& run, const Parameters& parameters, const Words& words) {
  const std::string size = formatSize({parameters.regionBytes.value_or(0)});
  const Machine& machine = run.machine;
  if (machine.caches.empty() || !parameters.regionBytes) return words("region", {size});

  const auto threads = static_cast<std::uint64_t>(parameters.threads.value_or(1));
  for (const MemoryLevel& cache : memoryLevels(machine)) {
    if (cache.level == levelOfMemory) break;
    const auto sharedBy = static_cast<std::uint64_t>(std::max(cache.sharedBy, 1));
    const std::uint64_t count = std::max<std::uint64_t>(1, (machine.cpus.size() + sharedBy - 1) / sharedBy);
    const std::uint64_t sharers =
        run.settings.binding == Binding::Close ? std::min(threads, sharedBy) : (threads + count - 1) / count;
    const std::uint64_t footprint = 2 * *parameters.regionBytes * sharers;
    if (footprint <= cache.size.count)
      return words(2 * footprint <= cache.size.count ? "region-in-cache" : "region-at-edge",
                   {size, fmt::format("{}", cache.level)});
  }
  return words("region-in-memory", {size});
}

std::string obtainedPagesText(const std::string& obtained, const Words& words) {
  constexpr std::string_view ending = " explicit";
  if (!obtained.ends_with(ending)) return obtained;
  return words("obtained-explicit", {obtained.substr(0, obtained.size() - ending.size())});
}

Heading headingOf(std::string_view id, const std::vector<std::string>& arguments, const Cells& cells,
                  const Words& words) {
  std::int64_t threads = 1;
  for (const CellResult* cell : cells) threads = std::max(threads, cell->parameters.threads.value_or(1));
  return {words(id, arguments),
          threads > 1 ? words("report-all-threads", {fmt::format("{}", threads)}) : std::string()};
}

}  // namespace strata
