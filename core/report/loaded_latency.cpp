// SPDX-License-Identifier: GPL-3.0-or-later
// Latency under load in reports: a row a delay, a column group a mix, the knee in a sentence, and the curves.
#include "core/report/loaded_latency.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/chart/axis.h"
#include "core/chart/chart.h"
#include "core/chart/chart_figure.h"
#include "core/chart/rate_unit.h"
#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/chart_parts.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"
#include "core/stats/load_curve.h"

namespace strata {

namespace {

constexpr double megabytesOfGigabyte = 1000;
/// Leaves room for the mark at the end of an axis.
constexpr double roomBesideRates = 0.04;
/// An axis of rates that nothing stands on yet.
constexpr double mostWhenEmpty = 10'000;

/// Whatever has the parameters of a cell of loaded latency.
bool isIdle(const CellId& cell) {
  return !cell.parameters.delay;
}

/// The mixes in the order in which they come, each once.
template <typename List, typename Of>
std::vector<std::string> mixesIn(const List& list, Of of) {
  std::vector<std::string> mixes;
  for (const auto& each : list) {
    const CellId& cell = of(each);
    if (cell.test == Test::LoadedLatency && !isIdle(cell) &&
        std::ranges::find(mixes, cell.kernel) == mixes.end())
      mixes.push_back(cell.kernel);
  }
  return mixes;
}

std::vector<std::string> mixesOf(const Cells& cells) {
  return mixesIn(cells, [](const CellResult* cell) -> const CellId& { return *cell; });
}

const CellResult* cellAt(const Cells& cells, const std::string& mix, std::int64_t delay) {
  const auto found = std::ranges::find_if(
      cells, [&](const CellResult* cell) { return cell->kernel == mix && cell->parameters.delay == delay; });
  return found == cells.end() ? nullptr : *found;
}

const CellResult* idleOf(const Cells& cells) {
  const auto found = std::ranges::find_if(cells, [](const CellResult* cell) { return isIdle(*cell); });
  return found == cells.end() ? nullptr : *found;
}

/// The longest first: each is a heavier load than the one before.
std::set<std::int64_t, std::greater<>> delaysOf(const Cells& cells) {
  std::set<std::int64_t, std::greater<>> delays;
  for (const CellResult* cell : cells)
    if (cell->parameters.delay) delays.insert(*cell->parameters.delay);
  return delays;
}

std::optional<LoadPoint> loadPointOf(const CellResult* cell) {
  const Measured* measured = measuredOf(cell);
  if (measured == nullptr || !measured->trafficRate) return std::nullopt;
  return LoadPoint{*measured->trafficRate, measured->value};
}

std::string gigabytes(double megabytes) {
  return groupedFigure(megabytes / megabytesOfGigabyte);
}

/// Empty where there is nothing to say.
std::string kneeSentence(const std::string& mix, const LoadCurve& curve, const Words& words) {
  if (curve.points.empty() || !(curve.idle.ns > 0)) return {};
  const std::string name = kernelWord(mix, words);
  const std::string most = gigabytes(highestRate(curve));
  const std::string idle = groupedFigure(curve.idle.ns);
  const std::string full = groupedFigure(curve.points.back().ns);
  if (const auto knee = kneeRate(curve))
    return words("loaded-knee", {name, gigabytes(*knee), most, idle, full});
  return words("loaded-no-knee", {name, most, idle, full});
}

LoadCurve curveOf(const Cells& cells, const std::string& mix) {
  LoadCurve curve;
  if (const auto idle = loadPointOf(idleOf(cells))) curve.idle = *idle;
  for (const std::int64_t delay : delaysOf(cells))
    if (const auto point = loadPointOf(cellAt(cells, mix, delay))) curve.points.push_back(*point);
  return curve;
}

/// A row for the idle latency, which is the same for all mixes, and one for each delay.
Table loadTable(const Cells& cells, const Words& words, Notes& notes) {
  Table table{{{words("column-delay", {})}, {}}, {}};
  const CellResult* idle = idleOf(cells);
  const auto delays = delaysOf(cells);
  if (idle != nullptr) table.labels.values.emplace_back(words("loaded-idle", {}));
  for (const std::int64_t delay : delays) table.labels.values.emplace_back(fmt::format("{}", delay));
  std::vector<std::string> mixes = mixesOf(cells);
  if (mixes.empty()) mixes.emplace_back();  // the idle latency alone
  for (const std::string& mix : mixes) {
    Cells rows;
    if (idle != nullptr) rows.push_back(idle);
    for (const std::int64_t delay : delays) rows.push_back(cellAt(cells, mix, delay));
    for (const CellResult* cell : rows)
      if (cell != nullptr && (cell != idle || mix == mixes.front())) notes.add(*cell);
    ColumnGroup group{mix.empty() ? std::string() : kernelWord(mix, words), {}};
    addColumns(group, {CellColumn::Traffic}, rows, words);
    group.columns.push_back(cellColumn(CellColumn::Value, rows, words));
    addColumns(group, {CellColumn::Interval}, rows, words);
    group.columns.push_back(gradeColumn(rows, notes, words));
    table.groups.push_back(std::move(group));
  }
  return table;
}

std::optional<double> shownRate(double megabytes, RateUnit unit) {
  return inUnit(megabytes, std::nullopt, unitWithoutClock(unit));
}

std::optional<ChartPoint> loadedPoint(const ChartFigure& figure, RateUnit unit) {
  const auto rate = figure.trafficRate ? shownRate(*figure.trafficRate, unit) : std::nullopt;
  return rate ? pointOf(figure, *rate, unit) : std::nullopt;
}

/// The points by falling delay, as curves go.
LoadCurve curveOf(const std::vector<const ChartFigure*>& figures) {
  LoadCurve curve;
  for (const ChartFigure* figure : figures) {
    if (!figure->value || !figure->trafficRate) continue;
    const LoadPoint point{*figure->trafficRate, *figure->value};
    if (isIdle(*figure))
      curve.idle = point;
    else
      curve.points.push_back(point);
  }
  return curve;
}

}  // namespace

std::string loadedCellName(const CellId& cell, const Words& words) {
  const auto& delay = cell.parameters.delay;
  if (!delay) return words("loaded-idle", {});
  return words("loaded-delay", {kernelWord(cell.kernel, words), fmt::format("{}", *delay)});
}

std::vector<std::string> loadFindings(const Cells& cells, const Machine&, const Words& words) {
  std::vector<std::string> sentences;
  for (const std::string& mix : mixesOf(cells))
    if (std::string sentence = kneeSentence(mix, curveOf(cells, mix), words); !sentence.empty())
      sentences.push_back(std::move(sentence));
  const bool hasOneInjector =
      std::ranges::all_of(cells, [](const CellResult* cell) { return cell->parameters.threads == 2; });
  const bool isMissed = std::ranges::any_of(mixesOf(cells), [&](const std::string& mix) {
    const LoadCurve curve = curveOf(cells, mix);
    return !curve.points.empty() && !kneeRate(curve);
  });
  if (!sentences.empty() && hasOneInjector && isMissed) sentences.push_back(words("loaded-one-injector", {}));
  return sentences;
}

Document loadedLatencyTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::LoadedLatency});
  if (cells.empty()) return {};
  Document document{Heading{words("heading-loaded-latency", {})},
                    Paragraph{words("reading-loaded-latency", {})}};
  append(document, basisOf(cells, words));
  append(document, {Gap{}, loadTable(cells, words, notes)});
  for (const std::string& sentence : loadFindings(cells, run.machine, words))
    document.emplace_back(Paragraph{sentence, "  "});
  return document;
}

Chart loadedLatencyChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-loaded-latency");
  chart.xKind = AxisKind::Rate;
  chart.xUnit = texts.rate(unitWithoutClock(choices.unit));
  chart.xTitle = texts("chart-traffic", {chart.xUnit});
  chart.xName = texts("chart-traffic", {chart.xUnit});
  chart.yKind = AxisKind::Rate;
  chart.unit = texts("chart-ns");
  const std::vector<std::string> mixes =
      mixesIn(cells.figures, [](const ChartFigure& figure) -> const CellId& { return figure; });
  double most = 0;
  for (std::size_t rank = 0; rank < mixes.size(); ++rank) {
    const std::string& mix = mixes[rank];
    std::vector<const ChartFigure*> ofMix;
    for (const ChartFigure& figure : cells.figures)
      if (figure.test == Test::LoadedLatency && (isIdle(figure) || figure.kernel == mix))
        ofMix.push_back(&figure);
    std::ranges::stable_sort(ofMix, std::greater<>(),
                             [](const ChartFigure* figure) { return figure->parameters.delay.value_or(0); });
    ChartSeries line{mix, {mix}, kernelWord(mix, texts.words), {}, {}, {}};
    line.shortName = line.name;
    line.style = {rank, seriesMarks[rank % seriesMarks.size()], Dash::Solid};
    for (const ChartFigure* figure : ofMix)
      if (const auto point = loadedPoint(*figure, choices.unit)) line.points.push_back(*point);
    std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
    for (const ChartPoint& point : line.points) most = std::max(most, point.x);
    if (chart.caption.empty()) chart.caption = kneeSentence(mix, curveOf(ofMix), texts.words);
    chart.legend.push_back({mix, line.name, line.style});
    chart.series.push_back(std::move(line));
  }
  if (!(most > 0)) most = shownRate(mostWhenEmpty, choices.unit).value_or(1);
  chart.full = {0, most * (1 + roomBesideRates)};
  return chart;
}

}  // namespace strata
