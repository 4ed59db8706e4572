// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/model/kernel_id.h"
#include "core/model/memory_levels.h"
#include "core/report/names.h"
#include "core/report/shown_names.h"
#include "core/report/word_ids.h"
#include "core/stats/enough_requests.h"

namespace strata {

namespace {

TableValue percentOrNone(const std::optional<double>& percent) {
  return percent ? TableValue(Percent{*percent}) : TableValue();
}

TableValue millisecondsOrNone(const std::optional<double>& seconds) {
  return seconds ? TableValue(Number{1e3 * *seconds}) : TableValue();
}

TableValue halfWidth(const Measured& measured) {
  const auto percent = halfWidthPercent(measured);
  return percent ? TableValue(HalfWidth{*percent}) : TableValue();
}

TableValue fairness(const Measured& measured) {
  return measured.perThread.size() < 2 ? TableValue() : percentOrNone(slowestThreadPercent(measured));
}

/// The latency of disk and network in microseconds.
template <int permille>
TableValue latencyAt(const Measured& measured) {
  const auto ns = percentileNs(measured, permille / 1000.0);
  return ns ? TableValue(Number{static_cast<double>(*ns) / 1e3}) : TableValue();
}

TableValue medianRate(const Measured& measured) {
  if (!measured.disk || measured.disk->latency.empty()) return {};
  return Number{measured.disk->medianOperationRate};
}

TableValue retransmits(const Measured& measured) {
  if (!measured.network || !measured.network->retransmissions) return {};
  return fmt::format("{}", *measured.network->retransmissions);
}

template <auto member>
TableValue ofDisk(const Measured& measured) {
  return measured.disk ? numberOrNone((*measured.disk).*member) : TableValue();
}

template <auto member>
TableValue ofNetwork(const Measured& measured) {
  return measured.network ? numberOrNone((*measured.network).*member) : TableValue();
}

/// Whether a percentile is left out of the column because it would rest on too few requests.
bool hasTooFew(CellColumn column, const Measured& measured) {
  switch (column) {
    case CellColumn::P50:
      return hasTooFewFor(0.5, measured);
    case CellColumn::P90:
      return hasTooFewFor(0.9, measured);
    case CellColumn::P99:
      return hasTooFewFor(0.99, measured);
    case CellColumn::P999:
      return hasTooFewFor(0.999, measured);
    default:
      return false;
  }
}

/// Stands in a heading for the unit of the cells.
constexpr std::string_view unitOfCells = "{unit}";

/// What there is to say of a column. Texts are ids of words, or else stand there in every language.
struct ColumnFacts {
  TableValue (*valueOf)(const Measured&);
  std::string_view heading = {};
  std::string_view unit = {};   ///< below the heading
  std::string_view title = {};  ///< where there is room; {1} is the unit or, without one, the heading
  std::string_view name = {};   ///< where units stand beside the values
};

ColumnFacts factsOf(CellColumn column) {
  switch (column) {
    case CellColumn::Value:
      return {[](const Measured& measured) -> TableValue { return Number{measured.value}; },
              {},
              unitOfCells,
              {},
              "name-value"};
    case CellColumn::Microseconds:
      return {[](const Measured& measured) -> TableValue { return Number{measured.value / 1e3}; },
              "column-median", "us"};
    case CellColumn::Interval:
      return {halfWidth, "+/- %", {}, "± %", "name-interval"};
    case CellColumn::Cycles:
      return {[](const Measured& measured) { return numberOrNone(cyclesOf(measured)); },
              "column-cycles",
              {},
              {},
              "name-cycles"};
    case CellColumn::Limit:
      return {[](const Measured& measured) { return percentOrNone(shareOfLimitPercent(measured)); },
              "column-limit",
              {},
              {},
              "name-limit"};
    case CellColumn::Fairness:
      return {fairness, "column-fairness"};
    case CellColumn::Overall:
      return {[](const Measured& measured) { return numberOrNone(measured.totalRate); }, "column-overall",
              unitOfCells};
    case CellColumn::Flush:
      return {[](const Measured& measured) { return millisecondsOrNone(measured.flushS); }, "column-flush",
              "ms"};
    case CellColumn::FirstUse:
      return {[](const Measured& measured) { return millisecondsOrNone(measured.firstUseS); },
              "column-first-use", "ms"};
    case CellColumn::Operations:
      return {ofDisk<&DiskFigures::operationsPerSecond>, "IOPS"};
    case CellColumn::MedianRate:
      return {medianRate, "column-median-rate", unitOfCells};
    case CellColumn::Cpu:
      return {ofDisk<&DiskFigures::cpuPercent>, "CPU", "%", "CPU %"};
    case CellColumn::P50:
      return {latencyAt<500>, "p50", {}, "html-latency"};
    case CellColumn::P90:
      return {latencyAt<900>, "p90", {}, "html-latency"};
    case CellColumn::P99:
      return {latencyAt<990>, "p99", {}, "html-latency"};
    case CellColumn::P999:
      return {latencyAt<999>, "p99.9", {}, "html-latency"};
    case CellColumn::Longest:
      return {latencyAt<1000>, "max", {}, "html-latency"};
    case CellColumn::Upload:
      return {ofNetwork<&NetworkFigures::toRate>, "column-to", unitOfCells, "html-to-rate"};
    case CellColumn::Download:
      return {ofNetwork<&NetworkFigures::fromRate>, "column-from", unitOfCells, "html-from-rate"};
    case CellColumn::CpuHere:
      return {ofNetwork<&NetworkFigures::cpuPercent>, "column-cpu-here", {}, "html-cpu-here"};
    case CellColumn::CpuThere:
      return {ofNetwork<&NetworkFigures::peerCpuPercent>, "column-cpu-there", {}, "html-cpu-there"};
    case CellColumn::Retransmits:
      return {retransmits, "column-resent", {}, "html-resent"};
    case CellColumn::Traffic:
      return {[](const Measured& measured) { return numberOrNone(measured.trafficRate); }, "column-traffic",
              "MB/s"};
    case CellColumn::Count:
      break;
  }
  return {[](const Measured&) { return TableValue(); }};
}

std::string said(std::string_view text, const std::string& argument, const Words& words) {
  const bool isId = text.starts_with("column-") || text.starts_with("html-") || text.starts_with("name-");
  return isId ? words(text, {argument}) : std::string(text);
}

void addIfThere(ColumnGroup& group, CellColumn column, const Cells& cells, const Words& words) {
  const auto isThere = [](const TableValue& value) { return !std::holds_alternative<std::monostate>(value); };
  if (Column added = cellColumn(column, cells, words); std::ranges::any_of(added.values, isThere))
    group.columns.push_back(std::move(added));
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

TableValue cellValue(CellColumn column, const Measured& measured) {
  return factsOf(column).valueOf(measured);
}

Column cellColumn(CellColumn column, const Cells& cells, const Words& words) {
  const ColumnFacts facts = factsOf(column);
  const auto first = std::ranges::find_if(cells, [](const CellResult* cell) { return cell != nullptr; });
  const std::string unit = facts.unit != unitOfCells ? std::string(facts.unit)
                           : first == cells.end()    ? std::string()
                                                     : unitName((*first)->unit, words);
  const std::string heading = said(facts.heading, {}, words);
  const bool isValue = column == CellColumn::Value || column == CellColumn::Microseconds;
  Column result;
  if (!heading.empty()) result.headings.push_back(heading);
  if (!facts.unit.empty()) result.headings.push_back(unit);
  result.title = said(facts.title, facts.unit.empty() ? heading : unit, words);
  result.main = isValue;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (measured && hasTooFew(column, *measured))
      result.values.emplace_back(words("percentile-too-few", {}));
    else
      result.values.push_back(measured ? facts.valueOf(*measured) : isValue ? Missing{} : TableValue());
  }
  return result;
}

std::string columnName(CellColumn column, const Words& words) {
  const ColumnFacts facts = factsOf(column);
  if (!facts.name.empty()) return said(facts.name, {}, words);
  return titleOf(cellColumn(column, {}, words));
}

void addColumns(ColumnGroup& group, std::initializer_list<CellColumn> columns, const Cells& cells,
                const Words& words) {
  for (const CellColumn column : columns) addIfThere(group, column, cells, words);
}

void addColumnsFrom(CellColumn first, ColumnGroup& group, const Cells& cells, const Words& words) {
  for (int column = static_cast<int>(first); column < static_cast<int>(CellColumn::Count); ++column)
    addIfThere(group, static_cast<CellColumn>(column), cells, words);
}

Marked gradeOf(Grade grade, const Words& words) {
  const std::string kind(gradeName(grade));
  return {kind, words(wordId(gradeIds, kind), {}), {}};
}

Marked gradeOf(const CellResult& cell, const Words& words) {
  if (const Measured* measured = measuredOf(&cell)) return gradeOf(measured->verdict.grade, words);
  const std::string outcome(outcomeName(cell.outcome));
  return {outcome, words(wordId(outcomeIds, outcome), {}), {}};
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

TableValue worstOf(const Cells& row, const Notes& notes, const Words& words) {
  Cells there = row;
  std::erase(there, nullptr);
  const auto worst =
      std::ranges::max_element(there, {}, [](const CellResult* cell) { return badness(*cell); });
  return worst == there.end() ? TableValue() : TableValue(gradeOf(**worst, notes, words));
}

TableValue worstGrade(const Cells& row, Notes& notes, const Words& words) {
  for (const CellResult* cell : row) notes.add(*cell);
  return worstOf(row, notes, words);
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
