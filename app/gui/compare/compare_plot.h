// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/compare/compare_set.h"
#include "app/gui/text/rate_unit.h"
#include "core/stats/comparison.h"

/// What the chart of a comparison shows, from the sides and what was found of them. Pure.
namespace strata::gui {

/// Sides beyond that many fold into one band.
inline constexpr std::size_t mostUnfolded = 12;

/// Cells that can stand in one chart: the same at several sizes as lines, or others of one test as rows.
struct CompareCurve {
  QString id;  ///< the same from one comparison to the next
  QString name;
  ChartShape shape = ChartShape::Rows;
  std::vector<std::size_t> rows;  ///< of the comparison
};

/// Of what at least one side that is not hidden has measured. `comparison` is that of `set`.
std::vector<CompareCurve> curvesOf(const CompareSet& set, const Comparison& comparison);

/// The one that most sides have, of those the one with the most cells, and of those the one of the widest
/// operand that goes through memory in order, which shows the most of it; absent when there is none.
std::optional<std::size_t> fullestCurve(const CompareSet& set, const Comparison& comparison,
                                        const std::vector<CompareCurve>& curves);

/// A line for each side that is not hidden, of its geometric mean. Where a side has repetitions, low and high
/// are the least and the most of them. `fold`: of more sides than mostUnfolded those that were measured
/// become one line of their median, from the least to the most of them, with the baseline on top.
Chart compareChart(const CompareSet& set, const Comparison& comparison, const CompareCurve& curve,
                   RateUnit unit, bool fold);

/// A figure in the unit that rates are shown in. Other quantities stay as they are; so do rates for
/// RateUnit::BytesPerCycle, since the clocks of several runs are no one clock.
std::pair<double, QString> comparedFigure(const CellResult& cell, double value, RateUnit unit);

}  // namespace strata::gui
