// SPDX-License-Identifier: GPL-3.0-or-later
// Sustained performance in reports: a table of the loads, the course of each in pieces, and a chart over
// time.
#include "core/report/sustained.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

#include "core/model/kernel_id.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/trace_report.h"
#include "core/report/word_ids.h"
#include "core/stats/sustained_figures.h"
#include "core/stats/trace.h"

namespace strata {

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();
/// A clock that is lower by less than that has not fallen.
constexpr double leastClockFall = 0.02;

struct LoadFigures {
  std::string load;
  double value = 0;
  const SustainedFigures* figures = nullptr;
};

/// The median of seconds 2 to 12, or of the first piece where that is longer.
std::optional<double> firstOf(const SustainedFigures& of, const std::vector<double>& list) {
  return medianOfTrace(of.trace.endS, list, static_cast<double>(referenceBeginS),
                       std::max(static_cast<double>(referenceEndS), of.trace.endS.front()));
}

/// The clock of seconds 2 to 12, and that after the fall, or of all after them where there is none.
std::pair<std::optional<double>, std::optional<double>> clocksOf(const SustainedFigures& of) {
  const auto& clocks = of.trace.clockGhz;
  return {firstOf(of, clocks), medianOfTrace(of.trace.endS, clocks,
                                             of.fallS.value_or(static_cast<double>(referenceEndS)), endless)};
}

std::optional<double> most(const std::vector<double>& values) {
  return values.empty() ? std::nullopt : std::optional(*std::ranges::max_element(values));
}

std::optional<double> least(const std::vector<double>& values) {
  return values.empty() ? std::nullopt : std::optional(*std::ranges::min_element(values));
}

/// How a sentence says things: reports and the window write numbers differently.
struct SustainedPhrases {
  const Words& words;
  std::function<std::string(double)> figure;

  std::string rate(const LoadFigures& of) const {
    const SustainedFigures& figures = *of.figures;
    if (figures.fallS) return words("sustained-fell", {of.load, whole(*figures.fallS), figure(of.value)});
    return words("sustained-holds", {of.load, whole(figures.trace.endS.back())});
  }
  std::string clock(const LoadFigures& of) const {
    const auto [before, after] = clocksOf(*of.figures);
    if (!before || !after) return {};
    if (*after >= *before * (1 - leastClockFall)) return words("sustained-clock-held", {figure(*after)});
    return words("sustained-clock-fell", {figure(*before), figure(*after)});
  }
  std::string heat(const LoadFigures& of) const {
    const auto hottest = most(of.figures->trace.temperatureC);
    return hottest ? words("sustained-hottest", {whole(*hottest)}) : std::string();
  }
  /// Empty where the system has no such word, or a file one of its own.
  std::string thermalState(const LoadFigures& of) const {
    const std::string& state = of.figures->thermalState;
    if (std::ranges::find(thermalStateNames, state) == thermalStateNames.end()) return {};
    return words(wordId(thermalStateIds, state), {});
  }
  std::string cause(const LoadFigures& of) const {
    const SustainedFigures& figures = *of.figures;
    if (figures.throttles.value_or(0) > 0)
      return words("sustained-throttled", {fmt::format("{}", *figures.throttles)});
    if (const auto limit = least(figures.trace.limitPercent); limit && *limit < 100 && figures.fallS)
      return words("sustained-limited", {whole(*limit)});
    const auto [before, after] = clocksOf(figures);
    const bool clockFell = before && after && *after < *before * (1 - leastClockFall);
    if (figures.throttles && figures.fallS && clockFell) return words("sustained-not-throttled", {});
    return {};
  }
  std::string others(const LoadFigures& of) const {
    const SustainedFigures& figures = *of.figures;
    if (!figures.perCpuTime || !figures.offCpuPercent) return {};
    return words("sustained-per-cpu-time", {figure(*figures.offCpuPercent)});
  }
  static std::string whole(double value) { return fmt::format("{:.0f}", value); }
};

std::vector<std::string> sentencesOf(const std::vector<LoadFigures>& loads, const SustainedPhrases& phrases) {
  std::vector<std::string> sentences;
  for (const LoadFigures& of : loads)
    for (std::string sentence : {phrases.rate(of), phrases.clock(of), phrases.heat(of),
                                 phrases.thermalState(of), phrases.cause(of), phrases.others(of)})
      if (!sentence.empty()) sentences.push_back(std::move(sentence));
  return sentences;
}

bool tells(const SustainedFigures& figures) {
  return !figures.trace.endS.empty();
}

const SustainedFigures* figuresOf(const CellResult* cell) {
  const Measured* measured = measuredOf(cell);
  return measured != nullptr && measured->sustained && tells(*measured->sustained) ? &*measured->sustained
                                                                                   : nullptr;
}

std::vector<LoadFigures> loadsOf(const Cells& cells, const Words& words) {
  std::vector<LoadFigures> loads;
  for (const CellResult* cell : cells)
    if (const SustainedFigures* figures = figuresOf(cell);
        figures != nullptr && cell->test == Test::Sustained)
      loads.push_back({sustainedCellName(*cell, words), measuredOf(cell)->value, figures});
  return loads;
}

template <typename ValueOf>
Column columnOf(std::vector<std::string> headings, const Cells& cells, ValueOf valueOf) {
  Column column{std::move(headings), {}};
  for (const CellResult* cell : cells) {
    const SustainedFigures* figures = figuresOf(cell);
    column.values.push_back(figures != nullptr ? valueOf(*figures) : TableValue());
  }
  return column;
}

void addIfAny(ColumnGroup& group, Column column) {
  if (std::ranges::any_of(column.values,
                          [](const TableValue& value) { return value.index() != TableValue().index(); }))
    group.columns.push_back(std::move(column));
}

Table loadTable(const Cells& cells, const Words& words, Notes& notes) {
  Table table{{{words("column-load", {})}, {}}, {{}}};
  for (const CellResult* cell : cells) {
    table.labels.values.emplace_back(sustainedCellName(*cell, words));
    notes.add(*cell);
  }
  ColumnGroup& group = table.groups.front();
  Column share = cellColumn(CellColumn::Value, cells, words);
  share.headings.insert(share.headings.begin(), words("column-sustained", {}));
  group.columns.push_back(std::move(share));
  addColumns(group, {CellColumn::Interval}, cells, words);
  group.columns.push_back(columnOf({words("column-fall", {}), "s"}, cells, [](const SustainedFigures& of) {
    return of.fallS ? TableValue(SustainedPhrases::whole(*of.fallS)) : TableValue(Missing{});
  }));
  const auto rateOf = [&](double SustainedFigures::* rate) {
    return [rate](const SustainedFigures& of) {
      return TableValue(fmt::format("{} {}", threeDigits(of.*rate), of.rateUnit));
    };
  };
  group.columns.push_back(
      columnOf({words("column-first-rate", {})}, cells, rateOf(&SustainedFigures::referenceRate)));
  group.columns.push_back(
      columnOf({words("column-sustained-rate", {})}, cells, rateOf(&SustainedFigures::sustainedRate)));
  addIfAny(group, columnOf({words("column-first-clock", {}), "GHz"}, cells,
                           [](const SustainedFigures& of) { return numberOrNone(clocksOf(of).first); }));
  addIfAny(group, columnOf({words("column-sustained-clock", {}), "GHz"}, cells,
                           [](const SustainedFigures& of) { return numberOrNone(clocksOf(of).second); }));
  addIfAny(group, columnOf({words("column-hottest", {}), "C"}, cells, [](const SustainedFigures& of) {
             const auto hottest = most(of.trace.temperatureC);
             return hottest ? TableValue(SustainedPhrases::whole(*hottest)) : TableValue();
           }));
  group.columns.push_back(gradeColumn(cells, notes, words));
  return table;
}

}  // namespace

std::string sustainedCellName(const CellId& cell, const Words& words) {
  return words(wordId(sustainedLoadIds, sustainedLoadOf(cell)), {});
}

std::string sustainedTime(const Settings& settings, const Words& words) {
  return words("time-sustained", {fmt::format("{}", settings.sustainedMinutes)});
}

std::vector<std::string> sustainedFindings(const Cells& cells, const Machine&, const Words& words) {
  return sentencesOf(loadsOf(cells, words), {words, groupedFigure});
}

Document sustainedTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Sustained});
  if (cells.empty()) return {};
  Document document{headingOf("heading-sustained", {}, cells, words),
                    Paragraph{words("reading-sustained", {})}, Gap{}, loadTable(cells, words, notes)};
  for (std::string& sentence : sustainedFindings(cells, run.machine, words))
    document.emplace_back(Paragraph{std::move(sentence), "  "});
  for (const CellResult* cell : cells) {
    const SustainedFigures* figures = figuresOf(cell);
    if (figures == nullptr) continue;
    append(document, {Gap{}, Paragraph{words("sustained-course", {sustainedCellName(*cell, words)})},
                      traceTable(figures->trace, words)});
    if (figures->trace.temperatureC.empty())
      document.emplace_back(Paragraph{words("sustained-no-temperature", {}), "  "});
  }
  return document;
}

Chart sustainedChart(const ChartFigures& cells, const ChartChoices&, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("test-sustained");
  chart.xKind = AxisKind::Seconds;
  chart.xTitle = texts("chart-seconds");
  chart.xName = texts("chart-time");
  chart.yKind = AxisKind::Rate;
  chart.unit = texts("chart-percent");
  chart.yName = texts("chart-rate");
  std::vector<LoadFigures> loads;
  double seconds = 0;
  std::size_t colour = 0;
  const auto known = std::ranges::count_if(
      cells.figures, [](const ChartFigure& figure) { return figure.test == Test::Sustained; });
  for (const ChartFigure& figure : cells.figures) {
    if (figure.test != Test::Sustained || !figure.value || !figure.sustained || !tells(*figure.sustained))
      continue;
    const SustainedFigures& of = *figure.sustained;
    const std::string load(sustainedLoadOf(figure));
    const std::string name = sustainedCellName(figure, texts.words);
    loads.push_back({name, *figure.value, &of});
    seconds = std::max({seconds, of.trace.endS.back(), figure.final ? 0.0 : of.plannedS});
    // The lines of a single load need no name of it.
    const auto add = [&](const std::string& id, const std::string& line, SeriesStyle style,
                         const std::vector<double>& values, double factor) {
      const std::string called = known > 1 ? texts("cell-part", {name, line}) : line;
      addTraceLine(chart, {id, {id}, called, called, style, {}}, of.trace.endS, values, factor, figure);
    };
    add(load, texts("chart-sustained-rate"), {colour, std::nullopt, Dash::Solid}, of.trace.sharePercent, 1);
    const auto clock = clocksOf(of).first;
    if (clock && *clock > 0)
      add(load + "-clock", texts("chart-sustained-clock"), {colour + 1, std::nullopt, Dash::Dashed},
          of.trace.clockGhz, 100 / *clock);
    add(load + "-temperature", texts("chart-sustained-temperature"), {colour + 2, std::nullopt, Dash::Dotted},
        of.trace.temperatureC, 1);
    colour += 3;
    // In watts the line of a server would leave no room for the others.
    if (const auto power = firstOf(of, of.trace.powerW); power && *power > 0)
      add(load + "-power", texts("chart-sustained-power", {texts.labels.figure(*power)}),
          {colour++, std::nullopt, Dash::DashDot}, of.trace.powerW, 100 / *power);
    if (of.fallS) {
      ChartEdge edge;
      edge.x = *of.fallS;
      edge.label = texts("sustained-fall", {SustainedPhrases::whole(*of.fallS)});
      edge.explanation = SustainedPhrases{texts.words, texts.labels.figure}.rate(loads.back());
      edge.inferred = true;
      edge.keys = {load};
      chart.edges.push_back(std::move(edge));
    }
  }
  const bool hasTemperature = std::ranges::any_of(
      loads, [](const LoadFigures& of) { return !of.figures->trace.temperatureC.empty(); });
  chart.yTitle = texts(hasTemperature ? "chart-sustained-axis-heat" : "chart-sustained-axis");
  std::ranges::stable_sort(chart.edges, {}, &ChartEdge::x);
  chart.full = {0, seconds > 0 ? seconds : 1};
  chart.caption = fmt::format("{}", fmt::join(sentencesOf(loads, {texts.words, texts.labels.figure}), " "));
  return chart;
}

}  // namespace strata
