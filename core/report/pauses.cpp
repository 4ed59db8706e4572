// SPDX-License-Identifier: GPL-3.0-or-later
// Pauses in reports: a table a CPU, the wake-ups beside it, and the pauses as dots over time.
#include "core/report/pauses.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>

#include "core/model/kernel_id.h"
#include "core/plan/plan_parts.h"
#include "core/report/chart_builders.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// More CPUs than these have no sentence of their own.
constexpr std::size_t mostCpusSaid = 2;
/// More CPUs than these have no colour of their own: those that lost least share one.
constexpr std::size_t mostColours = 7;
constexpr double nsOfMs = 1e6;
constexpr double nsOfUs = 1e3;
constexpr double nsOfS = 1e9;

/// What is known of one CPU, as a result or on the way to it.
struct CpuFigures {
  std::string cpu;
  double value = 0;
  const PauseFigures* pauses = nullptr;
};

std::string cpuTextOf(const CellId& cell) {
  return fmt::format("{}", cell.parameters.cpuA.value_or(0));
}

bool isOfWatch(const CellId& cell) {
  return cell.test == Test::Pauses && cell.parameters.cpuA.has_value();
}

std::optional<std::uint64_t> nsAt(const PauseFigures& pauses, double fraction) {
  for (const LatencyQuantile& quantile : pauses.latency)
    if (quantile.fraction == fraction) return quantile.ns;
  return std::nullopt;
}

/// How a sentence says things: reports and the window write numbers differently.
struct PausePhrases {
  const Words& words;
  std::function<std::string(double)> figure;

  std::string ms(std::uint64_t ns) const { return figure(static_cast<double>(ns) / nsOfMs); }
  std::string us(std::uint64_t ns) const { return figure(static_cast<double>(ns) / nsOfUs); }

  std::string lost(const CpuFigures& of) const {
    const auto longest = nsAt(*of.pauses, 1);
    if (!longest) return words("pauses-none", {of.cpu});
    return words("pauses-lost",
                 {fmt::format("{}", of.pauses->count), of.cpu, figure(of.value), ms(*longest)});
  }
  /// Empty where the system tells nothing of it.
  std::string explained(const CpuFigures& of) const {
    const PauseFigures& pauses = *of.pauses;
    if (!pauses.offCpuPercent || pauses.count == 0) return {};
    if (pauses.stolenPercent.value_or(0) > 0)
      return words("pauses-explained-stolen",
                   {of.cpu, figure(*pauses.offCpuPercent), figure(*pauses.stolenPercent)});
    return words("pauses-explained", {of.cpu, figure(*pauses.offCpuPercent)});
  }
  std::string wakeUp(const CpuFigures& of) const {
    const auto longest = nsAt(*of.pauses, 1);
    if (!longest) return {};
    return words("pauses-woken", {of.cpu, figure(of.value / nsOfUs), us(*longest)});
  }
};

/// The CPU that lost most first.
std::vector<CpuFigures> byLoss(std::vector<CpuFigures> cpus) {
  std::ranges::stable_sort(cpus, std::ranges::greater{}, &CpuFigures::value);
  return cpus;
}

std::vector<std::string> pauseSentences(std::vector<CpuFigures> watched, const std::vector<CpuFigures>& woken,
                                        const PausePhrases& phrases) {
  std::vector<std::string> sentences;
  if (watched.size() > mostCpusSaid) {
    watched = byLoss(std::move(watched));
    watched.resize(1);
  }
  for (const CpuFigures& cpu : watched) {
    sentences.push_back(phrases.lost(cpu));
    sentences.push_back(phrases.explained(cpu));
  }
  for (const CpuFigures& cpu : woken) sentences.push_back(phrases.wakeUp(cpu));
  std::erase_if(sentences, [](const std::string& sentence) { return sentence.empty(); });
  return sentences;
}

Cells ofPauses(const Cells& cells, bool wakeUps) {
  Cells kind;
  std::ranges::copy_if(cells, std::back_inserter(kind), [&](const CellResult* cell) {
    return isOfWatch(*cell) && isWakeUp(*cell) == wakeUps;
  });
  return kind;
}

std::vector<CpuFigures> pauseFiguresOf(const Cells& cells) {
  std::vector<CpuFigures> figures;
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell); measured != nullptr && measured->pauses)
      figures.push_back({cpuTextOf(*cell), measured->value, &*measured->pauses});
  return figures;
}

template <typename ValueOf>
Column pauseColumn(const std::string& heading, const std::string& unit, const Cells& cells, ValueOf valueOf) {
  Column column{{heading}, {}};
  if (!unit.empty()) column.headings.push_back(unit);
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    column.values.push_back(measured != nullptr && measured->pauses ? valueOf(*measured->pauses)
                                                                    : TableValue());
  }
  return column;
}

template <auto member>
TableValue percentValue(const PauseFigures& pauses) {
  return pauses.*member ? TableValue(Number{*(pauses.*member)}) : TableValue();
}

void addIfAny(ColumnGroup& group, Column column) {
  if (std::ranges::any_of(column.values,
                          [](const TableValue& value) { return value.index() != TableValue().index(); }))
    group.columns.push_back(std::move(column));
}

Table pauseTable(const Cells& cells, bool wakeUps, const Words& words, Notes& notes) {
  Table table{{{"CPU"}, {}}, {{}}};
  for (const CellResult* cell : cells) {
    table.labels.values.emplace_back(cpuTextOf(*cell));
    notes.add(*cell);
  }
  ColumnGroup& group = table.groups.front();
  const Column counts =
      pauseColumn(words(wakeUps ? "column-wake-ups" : "column-pauses", {}), {}, cells,
                  [](const PauseFigures& pauses) { return TableValue(fmt::format("{}", pauses.count)); });
  if (wakeUps) {
    group.columns.push_back(cellColumn(CellColumn::Microseconds, cells, words));
  } else {
    Column lost = cellColumn(CellColumn::Value, cells, words);
    lost.headings.insert(lost.headings.begin(), words("column-lost", {}));
    group.columns.push_back(std::move(lost));
  }
  addColumns(group, {CellColumn::Interval}, cells, words);
  group.columns.push_back(counts);
  if (wakeUps) addColumns(group, {CellColumn::P99}, cells, words);
  addColumns(group, {CellColumn::P999, CellColumn::Longest}, cells, words);
  if (!wakeUps) {
    addIfAny(group, pauseColumn(words("column-off-cpu", {}), "%", cells,
                                percentValue<&PauseFigures::offCpuPercent>));
    addIfAny(group,
             pauseColumn(words("column-steal", {}), "%", cells, percentValue<&PauseFigures::stolenPercent>));
    addIfAny(group, pauseColumn(words("column-switches", {}), {}, cells, [](const PauseFigures& pauses) {
               return pauses.switches ? TableValue(fmt::format("{}", *pauses.switches)) : TableValue();
             }));
  }
  group.columns.push_back(gradeColumn(cells, notes, words));
  return table;
}

std::vector<ChartPoint> dotsOf(const std::vector<Pause>& pauses, const ChartFigure& figure) {
  std::vector<ChartPoint> points;
  for (const Pause& pause : pauses) {
    ChartPoint point{static_cast<double>(pause.beginNs) / nsOfS, static_cast<double>(pause.ns) / nsOfMs};
    point.final = figure.final;
    point.grade = figure.grade;
    points.push_back(point);
  }
  return points;
}

/// The dots of one CPU, or of all that share a colour: of these the longest.
void addDots(ChartSeries& series, std::vector<ChartPoint> points) {
  std::ranges::move(points, std::back_inserter(series.points));
  if (series.points.size() > mostStoredPauses) {
    std::ranges::stable_sort(series.points, std::ranges::greater{}, &ChartPoint::y);
    series.points.resize(mostStoredPauses);
  }
  std::ranges::stable_sort(series.points, {}, &ChartPoint::x);
}

}  // namespace

std::string pauseCellName(const CellId& cell, const Words& words) {
  if (!cell.parameters.cpuA) return {};
  return words("cell-of", {words("cpu-single", {std::to_string(*cell.parameters.cpuA)}),
                           kernelWord(cell.kernel, words)});
}

std::string pauseTime(const Settings& settings, const Words& words) {
  return words("time-pauses", {fmt::format("{}", std::lround(watchSeconds(settings)))});
}

std::vector<std::string> pauseFindings(const Cells& cells, const Machine&, const Words& words) {
  return pauseSentences(pauseFiguresOf(ofPauses(cells, false)), pauseFiguresOf(ofPauses(cells, true)),
                        {words, groupedFigure});
}

Document pauseTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Pauses});
  if (cells.empty()) return {};
  Document document{Heading{words("heading-pauses", {})}, Paragraph{words("reading-pauses", {})}};
  const Cells watched = ofPauses(cells, false);
  const Cells woken = ofPauses(cells, true);
  if (watched.empty() && woken.empty()) {
    // Nothing was measured, and why not.
    std::vector<std::string> labels;
    for (const CellResult* cell : cells) labels.push_back(kernelWord(cell->kernel, words));
    document.emplace_back(Gap{});
    append(document, listTable(cells, labels, words, notes));
    return document;
  }
  if (!watched.empty()) append(document, {Gap{}, pauseTable(watched, false, words, notes)});
  if (!woken.empty())
    append(document, {Gap{}, Paragraph{words("pauses-wake-ups", {})}, pauseTable(woken, true, words, notes)});
  for (std::string& sentence : pauseFindings(cells, run.machine, words))
    document.emplace_back(Paragraph{std::move(sentence), "  "});
  return document;
}

Chart pauseChart(const ChartFigures& cells, const ChartChoices&, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-pauses");
  chart.xKind = AxisKind::Seconds;
  chart.xTitle = texts("chart-seconds");
  chart.xName = texts("chart-time");
  chart.yKind = AxisKind::LogRate;
  chart.unit = texts("chart-ms");
  chart.yTitle = texts("chart-pause-length");
  chart.yName = texts("chart-pause");

  ChartFact p999{"p99.9", chart.unit, {}};
  std::vector<const ChartFigure*> figures;
  std::vector<CpuFigures> watched;
  std::vector<CpuFigures> woken;
  double seconds = 0;
  for (const ChartFigure& figure : cells.figures) {
    if (!isOfWatch(figure) || !figure.value || !figure.pauses) continue;
    const CpuFigures of{cpuTextOf(figure), *figure.value, &*figure.pauses};
    if (isWakeUp(figure)) {
      woken.push_back(of);
      continue;
    }
    watched.push_back(of);
    figures.push_back(&figure);
    seconds = std::max(seconds, figure.pauses->watchedS);
  }
  chart.full = {0, seconds > 0 ? seconds : 1};

  // Colours go by the CPU, whatever it loses; only those beyond the last colour are chosen by that.
  std::vector<CpuFigures> shown = byLoss(watched);
  if (shown.size() > mostColours + 1) shown.resize(mostColours);
  ChartSeries others{"others", {"others"}, texts("pauses-other-cpus"), {}, {}, {}};
  others.shortName = others.name;
  others.style = {std::nullopt, Mark::Circle, Dash::None};
  bool isPart = false;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    isPart = isPart || watched[i].pauses->leftOut > 0;
    std::vector<ChartPoint> points = dotsOf(watched[i].pauses->pauses, *figures[i]);
    if (std::ranges::find(shown, watched[i].cpu, &CpuFigures::cpu) == shown.end()) {
      addDots(others, std::move(points));
      continue;
    }
    const std::size_t rank = chart.series.size();
    ChartSeries& series = chart.series.emplace_back();
    series.id = watched[i].cpu;
    series.keys = {series.id};
    series.name = texts("chart-cpu-number", {watched[i].cpu});
    series.shortName = series.name;
    series.style = {rank, seriesMarks[rank % seriesMarks.size()], Dash::None};
    chart.legend.push_back({series.id, series.name, series.style});
    if (const auto ns = nsAt(*watched[i].pauses, 0.999))
      p999.values[series.name] = static_cast<double>(*ns) / nsOfMs;
    addDots(series, std::move(points));
  }
  if (!p999.values.empty()) chart.facts.push_back(std::move(p999));
  if (!others.points.empty()) {
    chart.legend.push_back({others.id, others.name, others.style});
    chart.series.push_back(std::move(others));
  }
  std::vector<std::string> sentences =
      pauseSentences(std::move(watched), woken, {texts.words, texts.labels.figure});
  if (isPart) sentences.push_back(texts("pauses-longest-shown", {fmt::format("{}", mostStoredPauses)}));
  chart.caption = fmt::format("{}", fmt::join(sentences, " "));
  return chart;
}

}  // namespace strata
