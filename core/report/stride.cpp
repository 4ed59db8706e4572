// SPDX-License-Identifier: GPL-3.0-or-later
// Latency by stride in reports: a row a stride, how far prefetching helps in a sentence, and the curve.
#include "core/report/stride.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/chart/axis.h"
#include "core/chart/chart_figure.h"
#include "core/model/run.h"
#include "core/report/chart_parts.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"

namespace strata {

namespace {

/// If a stride's latency is at least that share of the latency at random, prefetching is taken not to help.
constexpr double shareWithoutHelp = 0.9;

bool isOfStride(const CellId& cell) {
  return cell.test == Test::Stride && cell.parameters.regionBytes;
}

/// The latencies, as far as they are known and can be relied on.
struct StrideTimes {
  std::optional<double> random;
  std::map<std::uint64_t, double> byStride;
  bool whole = true;  ///< none is missing

  void add(const CellId& cell, std::optional<double> ns) {
    if (!ns)
      whole = false;
    else if (cell.parameters.strideBytes)
      byStride[*cell.parameters.strideBytes] = *ns;
    else
      random = ns;
  }
};

StrideTimes strideTimesOf(const Cells& cells) {
  StrideTimes times;
  for (const CellResult* cell : cells) {
    if (!isOfStride(*cell)) continue;
    const Measured* measured = measuredOf(cell);
    const bool counts = measured != nullptr && measured->verdict.grade != Grade::Poor;
    times.add(*cell, counts ? std::optional(measured->value) : std::nullopt);
  }
  return times;
}

/// Takes results only: what is still being measured is no finding.
StrideTimes strideTimesOf(const ChartFigures& cells) {
  StrideTimes times;
  for (const ChartFigure& figure : cells.figures)
    if (isOfStride(figure))
      times.add(figure, figure.final && figure.grade != Grade::Poor ? figure.value : std::nullopt);
  return times;
}

std::string strideText(std::uint64_t bytes) {
  return formatSize({bytes});
}

/// The text is empty where there is nothing to say.
std::string helpSentence(const StrideTimes& times, const Words& words) {
  if (!times.whole || !times.random || times.byStride.size() < 2) return {};
  const auto& strides = times.byStride;
  const double without = shareWithoutHelp * *times.random;
  const auto last = std::find_if(strides.rbegin(), strides.rend(),
                                 [&](const auto& stride) { return stride.second < without; });
  if (last == strides.rend()) return words("stride-never-helps", {groupedFigure(*times.random)});
  return words(last == strides.rbegin() ? "stride-always-helps" : "stride-helps",
               {strideText(last->first), groupedFigure(last->second), groupedFigure(strides.begin()->second),
                strideText(strides.begin()->first), groupedFigure(*times.random)});
}

/// The shortest stride first, the walk at random behind all.
Cells inOrderOfStride(Cells cells) {
  std::ranges::stable_sort(cells, {}, [](const CellResult* cell) {
    return cell->parameters.strideBytes.value_or(std::numeric_limits<std::uint64_t>::max());
  });
  return cells;
}

Table stridesTable(const Cells& cells, const Words& words, Notes& notes) {
  Table table{{{words("column-stride", {})}, {}, true}, {{}}};
  const std::optional<double> random = strideTimesOf(cells).random;
  Column share{{words("column-of-random", {})}, {}, true};
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    const auto& stride = cell->parameters.strideBytes;
    table.labels.values.emplace_back(stride ? strideText(*stride) : words("stride-random", {}));
    const Measured* measured = measuredOf(cell);
    if (measured != nullptr && random && stride)
      share.values.emplace_back(Percent{100 * measured->value / *random});
    else
      share.values.emplace_back();
  }
  ColumnGroup& group = table.groups.front();
  addColumns(group, {CellColumn::Value, CellColumn::Interval}, cells, words);
  group.columns.push_back(std::move(share));
  group.columns.push_back(gradeColumn(cells, notes, words));
  return table;
}

}  // namespace

std::string strideCellName(const CellId& cell, const Words& words) {
  if (!isOfStride(cell)) return {};
  const auto& stride = cell.parameters.strideBytes;
  return stride ? words("stride-of", {strideText(*stride)}) : words("stride-random", {});
}

std::vector<std::string> strideFindings(const Cells& cells, const Machine&, const Words& words) {
  std::string sentence = helpSentence(strideTimesOf(cells), words);
  return sentence.empty() ? std::vector<std::string>{} : std::vector{std::move(sentence)};
}

Document strideTables(const Run& run, const Words& words, Notes& notes) {
  Cells cells = cellsOf(run, {Test::Stride});
  std::erase_if(cells, [](const CellResult* cell) { return !isOfStride(*cell); });
  if (cells.empty()) return {};
  cells = inOrderOfStride(std::move(cells));
  Document document{Heading{words("heading-stride", {})}, Paragraph{words("reading-stride", {})}};
  append(document, basisOf(cells, words));
  for (const std::string& sentence : strideFindings(cells, run.machine, words))
    document.emplace_back(Paragraph{sentence, "  "});
  append(document, {Gap{}, stridesTable(cells, words, notes)});
  return document;
}

Chart strideChart(const ChartFigures& cells, const ChartChoices&, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-stride");
  chart.xKind = AxisKind::Stride;
  chart.xTitle = texts("chart-stride-axis");
  chart.xName = chart.xTitle;
  chart.yKind = AxisKind::Rate;
  chart.unit = texts("chart-ns");
  chart.caption = helpSentence(strideTimesOf(cells), texts.words);
  ChartSeries line{"stride", {"stride"}, texts("chart-stride-walk"), {}, {}, {}};
  line.shortName = line.name;
  line.style = {0, seriesMarks[0], Dash::Solid};
  const ChartFigure* random = nullptr;
  for (const ChartFigure& figure : cells.figures) {
    if (!isOfStride(figure)) continue;
    const auto& stride = figure.parameters.strideBytes;
    if (!stride) {
      random = &figure;
    } else if (const auto point =
                   pointOf(figure, static_cast<double>(*stride), RateUnit::MegabytesPerSecond)) {
      line.points.push_back(*point);
    }
  }
  std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
  // The same at every stride, so it is a line across.
  ChartSeries across{"random", {"random"}, texts("chart-stride-random"), {}, {}, {}};
  across.shortName = across.name;
  across.style = {1, seriesMarks[1], Dash::Dashed};
  if (random != nullptr)
    for (const ChartPoint& point : line.points)
      if (const auto at = pointOf(*random, point.x, RateUnit::MegabytesPerSecond))
        across.points.push_back(*at);
  for (ChartSeries* series : {&line, &across}) {
    chart.legend.push_back({series->id, series->name, series->style});
    chart.series.push_back(std::move(*series));
  }
  chart.full = wholeOctaves(chart.series);
  return chart;
}

}  // namespace strata
