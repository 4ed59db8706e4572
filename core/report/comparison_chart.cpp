// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of a comparison: the sides over each other.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/chart/palette.h"
#include "core/model/kernel_id.h"
#include "core/model/likeness.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/chart_parts.h"
#include "core/report/comparison_names.h"
#include "core/report/json.h"
#include "core/report/shown_names.h"
#include "core/report/word_ids.h"
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

ChartPoint pointOf(const ComparisonRow& row, std::size_t side, double x, RateUnit unit) {
  const SideFigures& figures = row.sides[side];
  ChartPoint point{x, comparedFigure(row.cell, *figures.centre, unit)};
  if (figures.figures.size() > 1) {
    const auto [least, most] = std::ranges::minmax(figures.figures);
    point.low = comparedFigure(row.cell, least, unit);
    point.high = comparedFigure(row.cell, most, unit);
  }
  return point;
}

/// How a chart shows the figure of a side.
enum class Shown {
  Itself,
  Percent,  ///< above the baseline's, or in rows of it
  Factor    ///< how often it is the baseline's
};

/// A chart shows factors where the table below has them, since "+1,800 %" says less than "19 ×".
Shown shownOf(const ComparisonCurve& curve, const ComparisonLook& look) {
  if (!look.relative) return Shown::Itself;
  const bool isFarApart = std::ranges::any_of(curve.rows, [](const ComparisonRow* row) {
    return std::ranges::any_of(row->differences, [](const std::optional<Difference>& difference) {
      return difference && isOnlyRatio(*difference);
    });
  });
  return isFarApart ? Shown::Factor : Shown::Percent;
}

/// The point of a side beside the baseline's figure.
ChartPoint relativePoint(const ComparisonRow& row, std::size_t side, std::size_t baseline, double x,
                         ChartShape shape, Shown as) {
  const SideFigures& figures = row.sides[side];
  const double base = *row.sides[baseline].centre;
  const auto shown = [&](double ratio) {
    return as == Shown::Factor ? ratio : 100 * (shape == ChartShape::Rows ? ratio : ratio - 1);
  };
  ChartPoint point{x, shown(*figures.centre / base)};
  const auto& difference = row.differences[side];
  if (difference && difference->low && difference->high) {
    point.low = shown(*difference->low);
    point.high = shown(*difference->high);
  } else if (side == baseline && figures.figures.size() > 1) {
    const auto [least, most] = std::ranges::minmax(figures.figures);
    point.low = shown(least / base);
    point.high = shown(most / base);
  }
  return point;
}

ChartSeries lineOf(const ComparedLine& of, std::size_t side, std::size_t baseline,
                   const ComparisonCurve& curve, const ComparisonLook& look, Shown shown,
                   const ChartTexts& texts) {
  ChartSeries line{of.id,   {of.id},  side == baseline ? texts("side-baseline", {of.name}) : of.name,
                   of.name, of.style, {}};
  for (std::size_t place = 0; place < curve.rows.size(); ++place) {
    const ComparisonRow& row = *curve.rows[place];
    if (!row.sides[side].centre || (look.relative && !row.sides[baseline].centre)) continue;
    ChartPoint point = look.relative
                           ? relativePoint(row, side, baseline, xOf(curve, place), curve.shape, shown)
                           : pointOf(row, side, xOf(curve, place), look.unit);
    if (!of.isPublished) point.grade = row.sides[side].worst;
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

std::size_t threadsOf(const ComparisonCurve& curve) {
  return static_cast<std::size_t>(
      std::max<std::int64_t>(1, curve.rows.front()->cell.parameters.threads.value_or(1)));
}

void setAxes(Chart& chart, const ComparisonCurve& curve, const ComparisonLook& look, Shown shown,
             const ChartTexts& texts) {
  const CellResult& first = curve.rows.front()->cell;
  chart.unit = shown == Shown::Factor    ? "\u00d7"
               : shown == Shown::Percent ? "%"
                                         : comparedUnit(first, look.unit, texts.words);
  const std::string quantity = shown == Shown::Factor    ? texts("chart-relative-factor")
                               : shown == Shown::Percent ? texts("chart-relative")
                                                         : chart.unit;
  chart.yTitle = texts(first.higherIsBetter ? "chart-higher" : "chart-lower", {quantity});
  // The unit alone would repeat what stands at the ticks.
  if (shown == Shown::Percent)
    chart.yBrief = texts(first.higherIsBetter ? "chart-higher-brief" : "chart-lower-brief");
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
  chart.yKind = shown == Shown::Percent ? AxisKind::Change : AxisKind::LogRate;
  std::set<Bytes> sizes;
  for (const ComparisonRow* row : curve.rows) sizes.insert(cellSize(row->cell).value_or(0_B));
  chart.full = spanOfSizes(chart.xKind, {sizes.begin(), sizes.end()});
  const std::size_t threads = threadsOf(curve);
  if (first.test == Test::Memory)
    chart.edges = edgesOfTwoBuffers(threads, false, "chart-edge-of-moves", {.edges = look.edges}, texts);
  else if (footprint)
    chart.edges = reportedEdges(look.edges, threads, texts);
}

/// Its parts, as far as words and ids tell them apart; else its whole name.
void setParts(ComparisonCurve& curve, const ChartTexts& texts) {
  const CellResult& cell = curve.rows.front()->cell;
  const Parameters& of = cell.parameters;
  const KernelId kernel = kernelIdOf(cell.kernel);
  const std::string pattern = of.pattern ? *of.pattern : std::string(kernel.form);
  const bool isPlain = pattern == "serial" || pattern == "random";
  if (curve.shape == ChartShape::Rows || !isPlain || !of.widthBytes || of.threads.value_or(1) > 1 ||
      of.pages.value_or("default") != "default") {
    if (curve.shape == ChartShape::Lines) curve.what = nameOf(cell, NameStyle::Kernel, texts);
    return;
  }
  if (of.op && cell.test != Test::Memory) curve.what = texts(wordId(operationIds, *of.op));
  curve.width = texts("compare-width", {fmt::format("{}", *of.widthBytes)});
  curve.pattern = texts(wordId(patternIds, pattern));
}

/// Curves whose parts are the same get their whole name, or their unit.
void tellApart(std::vector<ComparisonCurve>& curves, const ChartTexts& texts) {
  for (ComparisonCurve& curve : curves) setParts(curve, texts);
  const auto partsOf = [](const ComparisonCurve& curve) {
    return std::tie(curve.section, curve.what, curve.width, curve.pattern);
  };
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const bool isDouble =
        std::any_of(curves.begin(), curves.begin() + static_cast<std::ptrdiff_t>(i),
                    [&](const auto& other) { return partsOf(other) == partsOf(curves[i]); });
    if (!isDouble) continue;
    curves[i].what = curves[i].shape == ChartShape::Rows
                         ? asRead(curves[i].rows.front()->cell, 0, texts.words).unit
                         : fmt::format("{} ({})", curves[i].name, i + 1);
    curves[i].width.clear();
    curves[i].pattern.clear();
  }
}

std::size_t commonRows(const ComparisonCurve& curve, const std::vector<ComparedLine>& sides,
                       std::size_t baseline) {
  return static_cast<std::size_t>(std::ranges::count_if(curve.rows, [&](const ComparisonRow* row) {
    if (baseline >= sides.size() || !row->sides[baseline].centre) return false;
    for (std::size_t side = 0; side < sides.size(); ++side)
      if (side != baseline && !sides[side].isHidden && row->sides[side].centre) return true;
    return false;
  }));
}

/// Steps from level to level, where the line has hardly more than a point for each. Where no cache is known
/// such a line has points alone.
void setSteps(ChartSeries& line, const ComparisonCurve& curve, const ComparisonLook& look) {
  const TestId& test = curve.rows.front()->cell.test;
  const bool isMemory = test == Test::Bandwidth || test == Test::Latency || test == Test::Memory;
  if (!isMemory || curve.shape != ChartShape::Lines) return;
  if (look.edges.empty()) {
    constexpr std::size_t usualCaches = 3;
    if (areLevelsOnly(line.points.size(), usualCaches)) line.style.line = Dash::None;
    return;
  }
  const bool isMoves = test == Test::Memory;
  line.steps = stepsOf(line.points.size(), {.edges = look.edges}, [&](const CacheEdge& edge) {
    return isMoves ? regionAtEdge(edge, threadsOf(curve), false)
                   : footprintAtEdge(edge, threadsOf(curve), false);
  });
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
  if (cell.unit != "MB/s") return microsecondsOf(cell, value).value_or(value);
  return inUnit(value, std::nullopt, unitWithoutClock(unit)).value_or(value);
}

std::string comparedUnit(const CellResult& cell, RateUnit unit, const Words& words) {
  if (cell.unit != "MB/s") return asRead(cell, 0, words).unit;
  return words(wordId(rateIds, rateId(unitWithoutClock(unit))), {});
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
      curve = curves.insert(
          curve, {id, name, isLine ? ChartShape::Lines : ChartShape::Rows, {}, row.cell.test.section()});
    }
    curve->rows.push_back(&row);
  }
  tellApart(curves, texts);
  return curves;
}

std::size_t partnersOf(const ComparisonCurve& curve, const std::vector<ComparedLine>& sides,
                       std::size_t baseline) {
  std::size_t partners = 0;
  for (std::size_t side = 0; baseline < sides.size() && side < sides.size(); ++side) {
    const auto isShared = [&](const ComparisonRow* row) {
      return row->sides[baseline].centre && row->sides[side].centre;
    };
    if (side != baseline && !sides[side].isHidden && std::ranges::any_of(curve.rows, isShared)) ++partners;
  }
  return partners;
}

const ComparisonCurve* fullestCurve(const std::vector<const ComparisonCurve*>& curves,
                                    const std::vector<ComparedLine>& sides, std::size_t baseline) {
  const ComparisonCurve* fullest = nullptr;
  std::tuple<std::size_t, std::size_t, std::size_t, std::size_t, std::int64_t, bool> most;
  for (const ComparisonCurve* curve : curves) {
    const Parameters& of = curve->rows.front()->cell.parameters;
    const std::tuple now{partnersOf(*curve, sides, baseline),
                         commonRows(*curve, sides, baseline),
                         sideCount(*curve, sides),
                         curve->rows.size(),
                         of.widthBytes.value_or(0),
                         of.pattern != "random"};
    if (fullest != nullptr && now <= most) continue;
    fullest = curve;
    most = now;
  }
  return fullest;
}

Chart comparisonChart(const ComparisonCurve& curve, const std::vector<ComparedLine>& sides,
                      std::size_t baseline, const ComparisonLook& look, const ChartTexts& texts) {
  Chart chart;
  chart.title = curve.name;
  chart.shape = curve.shape;
  if (curve.rows.empty()) return chart;
  const Shown shown = shownOf(curve, look);
  setAxes(chart, curve, look, shown, texts);
  std::optional<ChartSeries> first;
  std::vector<ChartSeries> published;
  std::vector<ChartSeries> others;
  for (std::size_t side = 0; side < sides.size(); ++side) {
    if (sides[side].isHidden) continue;
    ChartSeries line = lineOf(sides[side], side, baseline, curve, look, shown, texts);
    if (line.points.empty()) continue;
    if (side == baseline)
      first = std::move(line);
    else
      (sides[side].isPublished ? published : others).push_back(std::move(line));
  }
  const bool many = others.size() + published.size() + (first ? 1 : 0) > mostUnfolded;
  if (many && look.fold && others.size() > 1)
    others = {folded(others, texts)};
  else if (many)
    std::ranges::for_each(others, slim);
  if (!many)
    for (ChartSeries& line : others) setSteps(line, curve, look);
  if (!many && first) setSteps(*first, curve, look);
  // What comes later is drawn over what came before. Dashes let the baseline be seen below them; many lines
  // would cover it. Rows are read from the top.
  const bool onTop = many && curve.shape == ChartShape::Lines;
  if (first && !onTop) chart.series.push_back(*first);
  for (ChartSeries& line : others) chart.series.push_back(std::move(line));
  for (ChartSeries& line : published) chart.series.push_back(std::move(line));
  if (first && onTop) chart.series.push_back(*first);
  if (curve.shape == ChartShape::Rows && !look.relative) setBarAxis(chart, texts);
  tellSteps(chart, texts);
  if (many && !look.fold) return chart;
  for (const ChartSeries& line : chart.series) chart.legend.push_back({line.id, line.name, line.style});
  chart.namesAtEnds = curve.shape == ChartShape::Lines;
  return chart;
}

}  // namespace strata
