// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_plot.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "app/gui/compare/compare_names.h"
#include "app/gui/text/shown_text.h"
#include "core/report/cell_name.h"

namespace strata::gui {

namespace {

class ComparePlot {
  Q_DECLARE_TR_FUNCTIONS(ComparePlot)
};

double xOf(const CompareCurve& curve, std::size_t place, const CellResult& cell) {
  if (curve.shape == ChartShape::Rows) return static_cast<double>(place);
  return static_cast<double>(cellSize(cell).value_or(0_B).count);
}

ChartSeries lineOf(const CompareSet& set, std::size_t side, const Comparison& comparison,
                   const CompareCurve& curve, RateUnit unit) {
  const CompareSide& of = set.sides()[side];
  const QString name =
      side == set.baseline() ? ComparePlot::tr("%1 (baseline)", "name of a side").arg(of.name()) : of.name();
  ChartSeries line{of.id, {of.id}, name.toStdString(), of.name().toStdString(), styleOf(of), {}};
  for (std::size_t place = 0; place < curve.rows.size(); ++place) {
    const ComparisonRow& row = comparison.rows[curve.rows[place]];
    const SideFigures& figures = row.sides[side];
    if (!figures.centre) continue;
    ChartPoint point{xOf(curve, place, row.cell), comparedFigure(row.cell, *figures.centre, unit).first};
    if (figures.figures.size() > 1) {
      const auto [least, most] = std::ranges::minmax(figures.figures);
      point.low = comparedFigure(row.cell, least, unit).first;
      point.high = comparedFigure(row.cell, most, unit).first;
    }
    if (!of.content->isPublished) point.grade = figures.worst;
    line.points.push_back(point);
  }
  std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
  return line;
}

/// Median, least and most of all lines at each x.
ChartSeries folded(const std::vector<ChartSeries>& lines) {
  std::map<double, std::vector<double>> figures;
  for (const ChartSeries& line : lines)
    for (const ChartPoint& point : line.points) figures[point.x].push_back(point.y);
  const auto count = static_cast<int>(lines.size());
  const std::string id = "folded";
  ChartSeries fold{id,
                   {id},
                   ComparePlot::tr("%Ln others, median", nullptr, count).toStdString(),
                   ComparePlot::tr("%Ln others", nullptr, count).toStdString(),
                   {},
                   {}};
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

void setAxes(Chart& plot, const Comparison& comparison, const CompareCurve& curve, RateUnit unit) {
  const CellResult& first = comparison.rows[curve.rows.front()].cell;
  plot.unit = comparedFigure(first, 1, unit).second.toStdString();
  if (curve.shape == ChartShape::Rows) {
    plot.xKind = AxisKind::Row;
    plot.xName = ComparePlot::tr("Test").toStdString();
    plot.yKind = AxisKind::Rate;
    plot.full = {-0.5, static_cast<double>(curve.rows.size()) - 0.5};
    plot.marksOnBars = true;
    for (const std::size_t row : curve.rows)
      plot.rows.push_back(rowNameOf(comparison.rows[row].cell).toStdString());
    return;
  }
  const bool footprint = first.test == Test::Bandwidth || first.test == Test::Latency;
  plot.xKind = footprint ? AxisKind::Footprint : AxisKind::Region;
  plot.xTitle =
      (footprint ? ComparePlot::tr("Working set per thread") : ComparePlot::tr("Buffer size")).toStdString();
  plot.xName = (footprint ? ComparePlot::tr("Working set") : ComparePlot::tr("Size")).toStdString();
  plot.yKind = AxisKind::LogRate;
  std::set<Bytes> sizes;
  for (const std::size_t row : curve.rows) sizes.insert(cellSize(comparison.rows[row].cell).value_or(0_B));
  plot.full = spanOfSizes(plot.xKind, {sizes.begin(), sizes.end()});
}

/// How many sides that are not hidden have any of the cells.
std::size_t sidesOfCurve(const CompareSet& set, const Comparison& comparison, const CompareCurve& curve) {
  std::size_t count = 0;
  for (std::size_t side = 0; side < set.sides().size(); ++side)
    if (!set.sides()[side].hidden && std::ranges::any_of(curve.rows, [&](std::size_t row) {
          return comparison.rows[row].sides[side].centre.has_value();
        }))
      ++count;
  return count;
}

}  // namespace

std::pair<double, QString> comparedFigure(const CellResult& cell, double value, RateUnit unit) {
  if (cell.unit != "MB/s") return {value, unitText(cell.unit)};
  const RateUnit shown = unit == RateUnit::BytesPerCycle ? RateUnit::MegabytesPerSecond : unit;
  return {inUnit(value, std::nullopt, shown).value_or(value), rateUnitName(shown)};
}

std::vector<CompareCurve> curvesOf(const CompareSet& set, const Comparison& comparison) {
  std::vector<CompareCurve> curves;
  std::map<std::string, std::size_t> places;
  const auto add = [&](const std::string& key, const QString& name, ChartShape shape, std::size_t row) {
    const auto [place, isNew] = places.try_emplace(key, curves.size());
    if (isNew) curves.push_back({QString::fromStdString(key), name, shape, {}});
    curves[place->second].rows.push_back(row);
  };
  std::map<std::string, std::set<Bytes>> sizes;
  const auto isSeen = [&](const ComparisonRow& row) {
    for (std::size_t side = 0; side < set.sides().size(); ++side)
      if (!set.sides()[side].hidden && row.sides[side].centre) return true;
    return false;
  };
  for (const ComparisonRow& row : comparison.rows)
    if (const auto size = cellSize(row.cell); size && isSeen(row)) sizes[curveKeyOf(row.cell)].insert(*size);
  for (std::size_t i = 0; i < comparison.rows.size(); ++i) {
    const ComparisonRow& row = comparison.rows[i];
    if (!isSeen(row)) continue;
    const std::string key = curveKeyOf(row.cell);
    const auto found = sizes.find(key);
    if (found != sizes.end() && found->second.size() > 1)
      add(key, curveNameOf(row.cell), ChartShape::Lines, i);
    else
      add(groupKeyOf(row.cell), groupNameOf(row.cell), ChartShape::Rows, i);
  }
  return curves;
}

std::optional<std::size_t> fullestCurve(const CompareSet& set, const Comparison& comparison,
                                        const std::vector<CompareCurve>& curves) {
  std::optional<std::size_t> fullest;
  std::tuple<std::size_t, std::size_t, std::int64_t, bool> most;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const Parameters& of = comparison.rows[curves[i].rows.front()].cell.parameters;
    const std::tuple now{sidesOfCurve(set, comparison, curves[i]), curves[i].rows.size(),
                         of.widthBytes.value_or(0), of.pattern != "random"};
    if (fullest && now <= most) continue;
    fullest = i;
    most = now;
  }
  return fullest;
}

Chart compareChart(const CompareSet& set, const Comparison& comparison, const CompareCurve& curve,
                   RateUnit unit, bool fold) {
  Chart plot;
  plot.title = curve.name.toStdString();
  plot.shape = curve.shape;
  if (curve.rows.empty()) return plot;
  setAxes(plot, comparison, curve, unit);
  std::optional<ChartSeries> baseline;
  std::vector<ChartSeries> published;
  std::vector<ChartSeries> others;
  for (std::size_t side = 0; side < set.sides().size(); ++side) {
    if (set.sides()[side].hidden) continue;
    ChartSeries line = lineOf(set, side, comparison, curve, unit);
    if (line.points.empty()) continue;
    if (side == set.baseline())
      baseline = std::move(line);
    else
      (set.sides()[side].content->isPublished ? published : others).push_back(std::move(line));
  }
  const bool many = others.size() + published.size() + (baseline ? 1 : 0) > mostUnfolded;
  if (many && fold && others.size() > 1)
    others = {folded(others)};
  else if (many)
    std::ranges::for_each(others, slim);
  // What comes later is drawn over what came before. Dashes let the baseline be seen below them; many lines
  // would cover it. Rows are read from the top.
  const bool onTop = many && curve.shape == ChartShape::Lines;
  if (baseline && !onTop) plot.series.push_back(*baseline);
  for (ChartSeries& line : others) plot.series.push_back(std::move(line));
  for (ChartSeries& line : published) plot.series.push_back(std::move(line));
  if (baseline && onTop) plot.series.push_back(*baseline);
  if (many && !fold) return plot;
  for (const ChartSeries& line : plot.series) plot.legend.push_back({line.id, line.name, line.style});
  return plot;
}

}  // namespace strata::gui
