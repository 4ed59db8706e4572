// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of a comparison: the sides over each other.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/chart/palette.h"
#include "core/model/likeness.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/json.h"
#include "core/report/shown_names.h"
#include "core/stats/comparison.h"

namespace strata {

namespace {

/// A key that cells share when they differ in nothing but their size.
std::string lineKeyOf(const CellResult& cell) {
  // A result of another program is drawn in the chart of the cell that it corresponds to.
  CellId id = ownCellLike(cell);
  id.parameters.regionBytes.reset();
  return id.test.text() + '/' + id.kernel + '/' + cell.metric + '/' + cell.unit + '/' +
         parametersToJson(id.parameters);
}

std::string nameOf(const CellResult& cell, NameStyle style, const ChartTexts& texts) {
  return resultName(cell, style, texts.words, [&](Bytes size) { return texts.size(size); });
}

bool isSeen(const ComparisonRow& row, const std::vector<ComparedLine>& sides) {
  for (std::size_t side = 0; side < sides.size(); ++side)
    if (!sides[side].isHidden && row.sides[side].centre) return true;
  return false;
}

double xOf(const ComparisonCurve& curve, std::size_t place) {
  if (curve.shape == ChartShape::Rows) return static_cast<double>(place);
  return static_cast<double>(cellSize(curve.rows[place]->cell).value_or(0_B).count);
}

ChartSeries lineOf(const ComparedLine& of, std::size_t side, bool isBaseline, const ComparisonCurve& curve,
                   RateUnit unit, const ChartTexts& texts) {
  ChartSeries line{of.id,   {of.id},  isBaseline ? texts("side-baseline", {of.name}) : of.name,
                   of.name, of.style, {}};
  for (std::size_t place = 0; place < curve.rows.size(); ++place) {
    const CellResult& cell = curve.rows[place]->cell;
    const SideFigures& figures = curve.rows[place]->sides[side];
    if (!figures.centre) continue;
    ChartPoint point{xOf(curve, place), comparedFigure(cell, *figures.centre, unit)};
    if (figures.figures.size() > 1) {
      const auto [least, most] = std::ranges::minmax(figures.figures);
      point.low = comparedFigure(cell, least, unit);
      point.high = comparedFigure(cell, most, unit);
    }
    if (!of.isPublished) point.grade = figures.worst;
    line.points.push_back(point);
  }
  std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
  return line;
}

/// A line of the median, the least and the most of all lines at each x.
ChartSeries folded(const std::vector<ChartSeries>& lines, const ChartTexts& texts) {
  std::map<double, std::vector<double>> figures;
  for (const ChartSeries& line : lines)
    for (const ChartPoint& point : line.points) figures[point.x].push_back(point.y);
  const std::string count = fmt::format("{}", lines.size());
  const std::string id = "folded";
  ChartSeries fold{id, {id}, texts("chart-others-median", {count}), texts("chart-others", {count}), {}, {}};
  fold.isFold = true;
  fold.style.line = Dash::Solid;
  fold.style.thin = true;
  for (auto& [x, all] : figures) {
    std::ranges::sort(all);
    const std::size_t half = all.size() / 2;
    const double median = all.size() % 2 == 1 ? all[half] : (all[half - 1] + all[half]) / 2;
    ChartPoint point{x, median};
    point.low = all.front();
    point.high = all.back();
    fold.points.push_back(point);
  }
  return fold;
}

/// One line of many: thin, without marks and bands, which would only cover one another. Published figures
/// have nothing but marks.
void slim(ChartSeries& line) {
  if (line.style.line != Dash::None) {
    line.style.thin = true;
    line.style.mark.reset();
    line.style.line = Dash::Solid;
  }
  for (ChartPoint& point : line.points) point.low = point.high = std::nullopt;
}

void setAxes(Chart& chart, const ComparisonCurve& curve, RateUnit unit, const ChartTexts& texts) {
  const CellResult& first = curve.rows.front()->cell;
  chart.unit = comparedUnit(first, unit, texts.words);
  if (curve.shape == ChartShape::Rows) {
    chart.xKind = AxisKind::Row;
    chart.xName = texts("compare-cell");
    chart.yKind = AxisKind::Rate;
    chart.full = {-0.5, static_cast<double>(curve.rows.size()) - 0.5};
    chart.marksOnBars = true;
    for (const ComparisonRow* row : curve.rows)
      chart.rows.push_back(nameOf(row->cell, NameStyle::WithSize, texts));
    return;
  }
  const bool footprint = first.test == Test::Bandwidth || first.test == Test::Latency;
  chart.xKind = footprint ? AxisKind::Footprint : AxisKind::Region;
  chart.xTitle = texts(footprint                     ? "chart-working-set-per-thread"
                       : first.test == Test::Memory  ? "chart-buffers"
                       : first.test == Test::Library ? "chart-call-size"
                       : first.test == Test::Network ? "chart-chunk-size"
                                                     : "chart-buffer");
  chart.xName = texts(footprint ? "chart-working-set" : "chart-size");
  chart.yKind = AxisKind::LogRate;
  std::set<Bytes> sizes;
  for (const ComparisonRow* row : curve.rows) sizes.insert(cellSize(row->cell).value_or(0_B));
  chart.full = spanOfSizes(chart.xKind, {sizes.begin(), sizes.end()});
}

std::size_t sideCount(const ComparisonCurve& curve, const std::vector<ComparedLine>& sides) {
  std::size_t count = 0;
  for (std::size_t side = 0; side < sides.size(); ++side)
    if (!sides[side].isHidden && std::ranges::any_of(curve.rows, [&](const ComparisonRow* row) {
          return row->sides[side].centre.has_value();
        }))
      ++count;
  return count;
}

}  // namespace

SeriesStyle sideStyle(std::size_t slot, bool isPublished) {
  const std::size_t round = slot / seriesOnLight.size();
  SeriesStyle style;
  style.colour = slot % seriesOnLight.size();
  // Each round goes through the colours with the marks moved on by one.
  style.mark = seriesMarks[(*style.colour + round) % seriesMarks.size()];
  if (!isPublished) style.line = seriesDashes[slot % seriesDashes.size()];
  return style;
}

double comparedFigure(const CellResult& cell, double value, RateUnit unit) {
  if (cell.unit != "MB/s") return value;
  return inUnit(value, std::nullopt, unitWithoutClock(unit)).value_or(value);
}

std::string comparedUnit(const CellResult& cell, RateUnit unit, const Words& words) {
  if (cell.unit != "MB/s") return unitName(cell.unit, words);
  return words("rate-" + std::string(rateId(unitWithoutClock(unit))), {});
}

std::vector<ComparisonCurve> comparisonCurves(const Comparison& comparison,
                                              const std::vector<ComparedLine>& sides,
                                              const ChartTexts& texts) {
  std::map<std::string, std::set<Bytes>> sizes;
  for (const ComparisonRow& row : comparison.rows)
    if (const auto size = cellSize(row.cell); size && isSeen(row, sides))
      sizes[lineKeyOf(row.cell)].insert(*size);
  std::vector<ComparisonCurve> curves;
  for (const ComparisonRow& row : comparison.rows) {
    if (!isSeen(row, sides)) continue;
    std::string id = lineKeyOf(row.cell);
    const auto found = sizes.find(id);
    const bool isLine = found != sizes.end() && found->second.size() > 1;
    if (!isLine) id = "rows/" + row.cell.test.section() + '/' + row.cell.unit;
    auto curve = std::ranges::find(curves, id, &ComparisonCurve::id);
    if (curve == curves.end()) {
      const bool isProcessor = row.cell.test.group() == TestGroup::Processor;
      const std::string name = isLine        ? nameOf(row.cell, NameStyle::WithTest, texts)
                               : isProcessor ? texts("chart-processor")
                                             : testName(row.cell.test, texts.words);
      curve = curves.insert(curve, {id, name, isLine ? ChartShape::Lines : ChartShape::Rows, {}});
    }
    curve->rows.push_back(&row);
  }
  return curves;
}

std::optional<std::size_t> fullestCurve(const std::vector<ComparisonCurve>& curves,
                                        const std::vector<ComparedLine>& sides) {
  std::optional<std::size_t> fullest;
  std::tuple<std::size_t, std::size_t, std::int64_t, bool> most;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const Parameters& of = curves[i].rows.front()->cell.parameters;
    const std::tuple now{sideCount(curves[i], sides), curves[i].rows.size(), of.widthBytes.value_or(0),
                         of.pattern != "random"};
    if (fullest && now <= most) continue;
    fullest = i;
    most = now;
  }
  return fullest;
}

Chart comparisonChart(const ComparisonCurve& curve, const std::vector<ComparedLine>& sides,
                      std::size_t baseline, RateUnit unit, bool fold, const ChartTexts& texts) {
  Chart chart;
  chart.title = curve.name;
  chart.shape = curve.shape;
  if (curve.rows.empty()) return chart;
  setAxes(chart, curve, unit, texts);
  std::optional<ChartSeries> first;
  std::vector<ChartSeries> published;
  std::vector<ChartSeries> others;
  for (std::size_t side = 0; side < sides.size(); ++side) {
    if (sides[side].isHidden) continue;
    ChartSeries line = lineOf(sides[side], side, side == baseline, curve, unit, texts);
    if (line.points.empty()) continue;
    if (side == baseline)
      first = std::move(line);
    else
      (sides[side].isPublished ? published : others).push_back(std::move(line));
  }
  const bool many = others.size() + published.size() + (first ? 1 : 0) > mostUnfolded;
  if (many && fold && others.size() > 1)
    others = {folded(others, texts)};
  else if (many)
    std::ranges::for_each(others, slim);
  // What comes later is drawn over what came before. Dashes let the baseline be seen below them; many lines
  // would cover it. Rows are read from the top.
  const bool onTop = many && curve.shape == ChartShape::Lines;
  if (first && !onTop) chart.series.push_back(*first);
  for (ChartSeries& line : others) chart.series.push_back(std::move(line));
  for (ChartSeries& line : published) chart.series.push_back(std::move(line));
  if (first && onTop) chart.series.push_back(*first);
  if (many && !fold) return chart;
  for (const ChartSeries& line : chart.series) chart.legend.push_back({line.id, line.name, line.style});
  return chart;
}

}  // namespace strata
