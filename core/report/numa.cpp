// SPDX-License-Identifier: GPL-3.0-or-later
// Numa in reports: a matrix of latencies and one of bandwidths, what remote memory costs, and a heat map.
#include "core/report/numa.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/chart/axis.h"
#include "core/chart/chart.h"
#include "core/chart/chart_figure.h"
#include "core/chart/rate_unit.h"
#include "core/model/cell.h"
#include "core/model/run.h"
#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

enum class What { Latency, Bandwidth };

/// The figure at one place of a matrix.
struct NodeFigure {
  std::int64_t from = 0;
  std::int64_t to = 0;
  What what = What::Latency;
  std::optional<double> value;  ///< ns or MB/s; absent: to be measured, or not measured
};

bool isBetweenNodes(const CellId& cell) {
  return cell.test == Test::Numa && cell.parameters.nodeFrom && cell.parameters.nodeTo;
}

What whatOf(const CellId& cell) {
  return cell.parameters.op == "latency" ? What::Latency : What::Bandwidth;
}

NodeFigure nodeFigure(const CellId& cell, std::optional<double> value) {
  return {*cell.parameters.nodeFrom, *cell.parameters.nodeTo, whatOf(cell), value};
}

std::vector<NodeFigure> nodeFigures(const Cells& cells) {
  std::vector<NodeFigure> figures;
  for (const CellResult* cell : cells) {
    if (!isBetweenNodes(*cell)) continue;
    const Measured* measured = measuredOf(cell);
    figures.push_back(nodeFigure(*cell, measured ? std::optional(measured->value) : std::nullopt));
  }
  return figures;
}

/// The nodes at one end of the figures: NodeFigure::from or NodeFigure::to.
std::set<std::int64_t> nodesAt(std::int64_t NodeFigure::* end, const std::vector<NodeFigure>& figures) {
  std::set<std::int64_t> nodes;
  for (const NodeFigure& figure : figures) nodes.insert(figure.*end);
  return nodes;
}

std::optional<double> valueAt(const std::vector<NodeFigure>& figures, std::int64_t from, std::int64_t to,
                              What what) {
  const auto found = std::ranges::find_if(figures, [&](const NodeFigure& figure) {
    return figure.from == from && figure.to == to && figure.what == what;
  });
  return found == figures.end() ? std::nullopt : found->value;
}

/// The median factor from a node's own figure to that of its CPUs and memory of the nodes `to`.
std::optional<double> factorTo(const std::vector<NodeFigure>& figures, const std::set<std::int64_t>& to,
                               What what) {
  std::vector<double> factors;
  for (const NodeFigure& figure : figures) {
    if (figure.what != what || figure.from == figure.to || !to.contains(figure.to) || !figure.value) continue;
    const auto own = valueAt(figures, figure.from, figure.from, what);
    if (own && *own > 0) factors.push_back(*figure.value / *own);
  }
  return factors.empty() ? std::nullopt : std::optional(median(factors));
}

/// A sentence on what such memory costs; empty where there is nothing to say.
std::string costOf(const std::vector<NodeFigure>& figures, const std::set<std::int64_t>& to,
                   const std::string& memory, const Words& words) {
  const auto time = factorTo(figures, to, What::Latency);
  const auto rate = factorTo(figures, to, What::Bandwidth);
  if (time && rate) return words("numa-cost", {memory, groupedFigure(*time), groupedFigure(*rate)});
  if (time) return words("numa-cost-latency", {memory, groupedFigure(*time)});
  return rate ? words("numa-cost-bandwidth", {memory, groupedFigure(*rate)}) : std::string();
}

std::vector<std::string> sentencesOn(const std::vector<NodeFigure>& figures, const Words& words) {
  const std::set<std::int64_t> withThreads = nodesAt(&NodeFigure::from, figures);
  std::vector<std::string> sentences{costOf(figures, withThreads, words("numa-another", {}), words)};
  for (const std::int64_t node : nodesAt(&NodeFigure::to, figures))
    if (!withThreads.contains(node))
      sentences.push_back(costOf(figures, {node}, words("numa-memory-of", {std::to_string(node)}), words));
  std::erase(sentences, std::string());
  return sentences;
}

Table matrixOf(const std::vector<NodeFigure>& figures, What what, const Cells& cells, const Words& words,
               Notes& notes) {
  Table table{{{words("column-node", {})}, {}}, {{}}};
  const std::set<std::int64_t> rows = nodesAt(&NodeFigure::from, figures);
  for (const std::int64_t from : rows) table.labels.values.emplace_back(std::to_string(from));
  for (const std::int64_t to : nodesAt(&NodeFigure::to, figures)) {
    Column column{{std::to_string(to)}, {}, true};
    for (const std::int64_t from : rows) column.values.push_back(numberOr(valueAt(figures, from, to, what)));
    table.groups.front().columns.push_back(std::move(column));
  }
  for (const CellResult* cell : cells) notes.add(*cell);
  Column grade{{words("column-verdict", {})}, {}, false};
  for (const std::int64_t from : rows) {
    Cells ofRow;
    std::ranges::copy_if(cells, std::back_inserter(ofRow),
                         [from](const CellResult* cell) { return cell->parameters.nodeFrom == from; });
    grade.values.push_back(worstOf(ofRow, notes, words));
  }
  table.groups.push_back({"", {std::move(grade)}});
  return table;
}

}  // namespace

std::vector<std::string> numaFindings(const Cells& cells, const Machine&, const Words& words) {
  return sentencesOn(nodeFigures(cells), words);
}

Document numaTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::Numa});
  if (all.empty()) return {};
  Document document{Heading{words("heading-numa", {})}, Paragraph{words("reading-numa", {})}};
  for (const What what : {What::Latency, What::Bandwidth}) {
    Cells cells = all;
    std::erase_if(cells, [&](const CellResult* cell) { return whatOf(*cell) != what; });
    if (cells.empty()) continue;
    document.emplace_back(Gap{});
    if (!isBetweenNodes(*cells.front())) {
      append(document, listTable(cells, {numaCellName(*cells.front(), words)}, words, notes));
      continue;
    }
    document.emplace_back(Paragraph{words(what == What::Latency ? "numa-latencies" : "numa-bandwidths", {})});
    append(document, basisOf(cells, words));
    document.emplace_back(matrixOf(nodeFigures(cells), what, cells, words, notes));
  }
  for (const std::string& sentence : numaFindings(all, run.machine, words))
    document.emplace_back(Paragraph{sentence, "  "});
  return document;
}

Chart numaChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  std::vector<NodeFigure> all;
  for (const ChartFigure& figure : cells.figures)
    if (isBetweenNodes(figure)) all.push_back(nodeFigure(figure, figure.value));
  const bool hasLatency =
      std::ranges::any_of(all, [](const NodeFigure& figure) { return figure.what == What::Latency; });
  const What what = hasLatency || all.empty() ? What::Latency : What::Bandwidth;
  const RateUnit unit = unitWithoutClock(choices.unit);

  Chart chart;
  chart.title = texts(what == What::Latency ? "chart-numa-latency" : "chart-numa-bandwidth");
  chart.shape = ChartShape::Grid;
  chart.xKind = AxisKind::Row;
  chart.xName = texts("chart-node-from");
  chart.xTitle = texts("chart-node-to");
  chart.unit = what == What::Latency ? texts("chart-ns") : texts.rate(unit);
  // There is room for one line.
  if (const auto sentences = sentencesOn(all, texts.words); !sentences.empty())
    chart.caption = sentences.front();
  const std::set<std::int64_t> rows = nodesAt(&NodeFigure::from, all);
  const std::set<std::int64_t> columns = nodesAt(&NodeFigure::to, all);
  for (const std::int64_t node : rows) chart.rows.push_back(texts("chart-node-cpus", {std::to_string(node)}));
  for (const std::int64_t node : columns) {
    const std::string number = std::to_string(node);
    chart.series.push_back({number, {}, texts("numa-memory-of", {number}), number, {}, {}});
  }
  for (const ChartFigure& figure : cells.figures) {
    if (!isBetweenNodes(figure) || whatOf(figure) != what || !figure.value) continue;
    const auto shown = [&](double value) {
      return what == What::Latency ? value : inUnit(value, std::nullopt, unit).value_or(value);
    };
    const auto row = std::distance(rows.begin(), rows.find(*figure.parameters.nodeFrom));
    const auto column = std::distance(columns.begin(), columns.find(*figure.parameters.nodeTo));
    ChartPoint point{static_cast<double>(row), shown(*figure.value), figure.low, figure.high};
    if (point.low) point.low = shown(*point.low);
    if (point.high) point.high = shown(*point.high);
    point.final = figure.final;
    point.grade = figure.grade;
    chart.series[static_cast<std::size_t>(column)].points.push_back(point);
  }
  for (ChartSeries& column : chart.series) std::ranges::sort(column.points, {}, &ChartPoint::x);
  return chart;
}

std::string numaCellName(const CellId& cell, const Words& words) {
  const std::string what = words(whatOf(cell) == What::Latency ? "numa-latency" : "numa-bandwidth", {});
  if (!isBetweenNodes(cell)) return what;
  return words("cell-of", {words("node-pair", {std::to_string(*cell.parameters.nodeFrom),
                                               std::to_string(*cell.parameters.nodeTo)}),
                           what});
}

}  // namespace strata
