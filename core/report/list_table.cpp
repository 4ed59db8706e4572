// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/list_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/units.h"
#include "core/model/kernel_id.h"
#include "core/report/cell_name.h"
#include "core/report/number_text.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"
#include "core/report/word_ids.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

/// Kept together in a line, so that blocks end at round numbers.
constexpr std::size_t threadsInGroup = 4;

template <typename ValueOf>
Column threadColumn(const std::vector<ThreadRow>& rows, std::vector<std::string> headings, ValueOf valueOf) {
  Column column{std::move(headings), {}};
  for (const ThreadRow& row : rows) column.values.push_back(valueOf(*row.measured));
  return column;
}

Column labelColumn(const std::vector<ThreadRow>& rows, std::vector<std::string> headings) {
  Column column{std::move(headings), {}, false};
  for (const ThreadRow& row : rows) column.values.emplace_back(row.label);
  return column;
}

Column fairnessColumn(const std::vector<ThreadRow>& rows, const Words& words) {
  return threadColumn(rows, {words("column-fairness", {})}, [](const Measured& measured) -> TableValue {
    const auto percent = slowestThreadPercent(measured);
    return percent ? TableValue(fmt::format("{:.1f} %", *percent)) : TableValue(Missing{});
  });
}

std::string cpuOf(const std::vector<ThreadRow>& rows, std::size_t threads, std::size_t thread) {
  const std::vector<int>& placement = rows.front().measured->placement;
  // Where some threads could not be bound, the list does not tell which.
  return placement.size() == threads ? fmt::format("{}", placement[thread]) : std::string("-");
}

Table everyThread(const std::vector<ThreadRow>& rows, std::size_t threads, const std::string& unit,
                  const Words& words) {
  Table table;
  table.labels = labelColumn(rows, {words("column-thread", {unit}), words("column-on-cpu", {})});
  table.groups.push_back({"", {fairnessColumn(rows, words)}});
  for (std::size_t thread = 0; thread < threads; ++thread) {
    if (thread % threadsInGroup == 0) table.groups.push_back({});
    const auto value = [thread](const Measured& measured) -> TableValue {
      if (thread >= measured.perThread.size()) return {};
      return Number{measured.perThread[thread]};
    };
    table.groups.back().columns.push_back(
        threadColumn(rows, {fmt::format("{}", thread + 1), cpuOf(rows, threads, thread)}, value));
  }
  return table;
}

Table distribution(const std::vector<ThreadRow>& rows, const std::string& unit, const Words& words) {
  constexpr std::array<std::pair<const char*, double>, 5> points{{{"column-least", 0.0},
                                                                  {"column-tenth", 0.1},
                                                                  {"column-median", 0.5},
                                                                  {"column-nine-tenths", 0.9},
                                                                  {"column-most", 1.0}}};
  Table table;
  table.labels = labelColumn(rows, {words("column-thread", {unit}), ""});
  ColumnGroup group{"", {fairnessColumn(rows, words)}};
  for (const auto& [heading, fraction] : points)
    group.columns.push_back(
        threadColumn(rows, {words(heading, {})}, [share = fraction](const Measured& measured) -> TableValue {
          if (measured.perThread.empty()) return {};
          return Number{quantile(measured.perThread, share)};
        }));
  table.groups.push_back(std::move(group));
  return table;
}

/// How long the step took when it was extended to get enough undisturbed samples.
std::optional<Datum> usedSeconds(const Measured& measured) {
  for (const Reason& reason : measured.verdict.reasons) {
    if (reason.id != "time-extended") continue;
    for (const Datum& datum : reason.data)
      if (std::holds_alternative<double>(datum.value) && datum.name == "used_s") return datum;
  }
  return std::nullopt;
}

std::optional<Datum> sampleCount(const Measured& measured) {
  if (!measured.passSeconds.empty()) return std::nullopt;
  return Datum{"count", static_cast<std::int64_t>(measured.cleanCount)};
}

std::optional<Datum> passCount(const Measured& measured) {
  if (measured.passSeconds.empty()) return std::nullopt;
  return Datum{"count", static_cast<std::int64_t>(measured.passSeconds.size())};
}

}  // namespace

std::optional<Datum> clockOf(const Measured& measured) {
  return measured.clockGhz ? std::optional(Datum{"clock_ghz", *measured.clockGhz}) : std::nullopt;
}

std::string rangeText(const Cells& cells, DatumOf datumOf) {
  std::optional<Datum> low, high;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    const auto datum = measured ? datumOf(*measured) : std::nullopt;
    if (!datum) continue;
    if (!low || datum->value < low->value) low = datum;
    if (!high || high->value < datum->value) high = datum;
  }
  return low ? datumRangeText(*low, *high) : std::string();
}

Document threadTable(const std::vector<ThreadRow>& rows, const std::string& unit, const Words& words) {
  std::size_t threads = 0;
  for (const ThreadRow& row : rows) threads = std::max(threads, row.measured->perThread.size());
  if (threads < 2) return {};
  return {Gap{}, threads <= mostThreadsListed ? everyThread(rows, threads, unit, words)
                                              : distribution(rows, unit, words)};
}

ColumnGroup valuesBeside(std::string heading, const Cells& cells, bool withLimit, const Notes& notes,
                         const Words& words) {
  ColumnGroup group{std::move(heading), {}};
  addColumns(group, {CellColumn::Value, CellColumn::Interval}, cells, words);
  group.columns.front().leastWidth = 7;
  Column grade = gradeColumn(cells, notes, words);
  grade.leastWidth = 9;
  group.columns.push_back(std::move(grade));
  if (!withLimit) {
    addColumns(group, {CellColumn::Limit}, cells, words);
    return group;
  }
  Column limit = cellColumn(CellColumn::Limit, cells, words);
  for (std::size_t row = 0; row < cells.size(); ++row)
    if (measuredOf(cells[row]) && std::holds_alternative<std::monostate>(limit.values[row]))
      limit.values[row] = Missing{};
  group.columns.push_back(std::move(limit));
  return group;
}

Document listTable(const Cells& cells, const std::vector<std::string>& labels, const Words& words,
                   Notes& notes, std::initializer_list<CellColumn> more) {
  Table table{{{}, {}, false}, {}};
  std::vector<ThreadRow> threadRows;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    notes.add(*cells[i]);
    table.labels.values.emplace_back(labels[i]);
    if (const Measured* measured = measuredOf(cells[i])) threadRows.push_back({labels[i], measured});
  }
  table.groups.push_back(valuesBeside("", cells, false, notes, words));
  addColumns(table.groups.front(), more, cells, words);
  Document document = basisOf(cells, words);
  document.emplace_back(std::move(table));
  append(document, threadTable(threadRows, unitName(cells.front()->unit, words), words));
  return document;
}

std::vector<std::string> statisticTexts(const Cells& cells, const Words& words) {
  std::vector<std::string> ids;
  const auto has = [&](const std::string& id) { return std::ranges::find(ids, id) != ids.end(); };
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell); measured && !has(measured->statistic))
      ids.push_back(measured->statistic);
  constexpr std::string_view ofCore = "-per-clock";
  std::vector<std::string> texts;
  for (const std::string& id : ids) {
    std::string text = words(wordId(statisticIds, id), {});
    if (id.ends_with(ofCore) && has(id.substr(0, id.size() - ofCore.size())))
      text = words("statistic-to-l2", {text});
    else if (has(id + std::string(ofCore)))
      text = words("statistic-beyond-l2", {text});
    if (!text.empty()) texts.push_back(std::move(text));
  }
  return texts;
}

Document basisOf(const Cells& cells, const Words& words) {
  std::vector<std::string> parts = statisticTexts(cells, words);
  const auto addOnce = [&](const std::string& text) {
    if (!text.empty() && std::ranges::find(parts, text) == parts.end()) parts.push_back(text);
  };
  const std::string samples = rangeText(cells, sampleCount);
  const std::string passes = rangeText(cells, passCount);
  if (!samples.empty() && samples != "1") addOnce(words("basis-samples", {samples}));
  if (!passes.empty()) addOnce(words("basis-passes", {passes}));
  addOnce(rangeText(cells, clockOf));
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell); measured && !measured->pagesObtained.empty())
      addOnce(words("basis-pages", {obtainedPagesText(measured->pagesObtained, words)}));
  const std::string extended = rangeText(cells, usedSeconds);
  if (!extended.empty()) addOnce(words("basis-extended", {extended}));
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
  return text.empty() ? Document() : Document{Paragraph{text, "  "}};
}

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
    if (measured == nullptr) {
      column.values.emplace_back(Missing{});
      continue;
    }
    const ReadValue shown = asRead(*cell, measured->value, words);
    column.values.emplace_back(groupedFigure(shown.value) + ' ' + shown.unit);
  }
  return column;
}

}  // namespace

std::string rowName(const CellResult& cell, const Words& words) {
  if (isSweep(cell) && cell.parameters.regionBytes) return formatSize(Bytes{*cell.parameters.regionBytes});
  return cell.test == Test::Network ? cellName(withoutPeer(cell), NameStyle::WithSize, words)
                                    : nameWithoutThreads(cell, NameStyle::Kernel, words);
}

std::string sectionName(const Run& run, const CellResult& cell, const Words& words) {
  if (isSweep(cell)) return cellName(cell, NameStyle::Kernel, words);
  if (cell.test == Test::Network) return peerName(cell, words);
  return cell.parameters.regionBytes ? regionLine(run, cell.parameters, words) : std::string();
}

Table cellTable(const Run& run, std::string_view captionId, const Cells& cells, const Notes& notes,
                const Words& words) {
  Table table{{}, {{}}};
  table.caption = words(captionId, {});
  std::vector<std::int64_t> threads;
  for (const CellResult* cell : cells) threads.push_back(cell->parameters.threads.value_or(1));
  const bool scales = std::ranges::adjacent_find(threads, std::not_equal_to<>()) != threads.end();
  for (const CellResult* cell : cells) {
    const std::string count = fmt::format("{}", cell->parameters.threads.value_or(1));
    const std::string more = scales ? ", " + words("count-threads", {count}) : std::string();
    table.labels.values.emplace_back(rowName(*cell, words) + more);
    table.sections.push_back(sectionName(run, *cell, words));
  }
  const std::string& unit = cells.front()->unit;
  const bool oneUnit = std::ranges::all_of(cells, [&](const CellResult* cell) { return cell->unit == unit; });
  // As charts and sentences of the test have them.
  const bool inMicroseconds =
      std::ranges::all_of(cells, [](const CellResult* cell) { return microsecondsOf(*cell, 0).has_value(); });
  const auto tested = cells.front()->test.group();
  const bool hasCycles = tested && testsInCycles.contains(*tested);
  ColumnGroup& group = table.groups.front();
  group.columns.push_back(inMicroseconds ? cellColumn(CellColumn::Microseconds, cells, words)
                          : oneUnit      ? cellColumn(CellColumn::Value, cells, words)
                                         : valuesWithUnits(cells, words));
  addColumns(group, {CellColumn::Interval}, cells, words);
  if (hasCycles) addColumns(group, {CellColumn::Cycles}, cells, words);
  addColumnsFrom(CellColumn::Limit, group, cells, words);
  group.columns.push_back(gradeColumn(cells, notes, words));
  return table;
}

}  // namespace strata
