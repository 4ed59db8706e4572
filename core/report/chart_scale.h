// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/chart.h"

/// Where the figures of a chart lie on an axis.
namespace strata {

struct ChartTick {
  double at = 0;  ///< 0 … 1 along the axis
  std::string label;
};

/// An axis from a first to a last value, with at most 64 ticks whatever the chart holds: what is no figure
/// (isFigure) does not stretch it. Logarithmic ones begin above 0.
class ChartScale {
 public:
  /// The scale of values: from 0, or where it is logarithmic from the last 1, 2 or 5 below the least.
  static ChartScale ofValues(const Chart& chart);
  /// The scale across: sizes and counts, by powers of two.
  static ChartScale across(const Chart& chart);

  /// 0 … 1 along the axis; beyond it, by 100 at most, for what lies beyond. 0 for what is no number.
  double at(double value) const;
  const std::vector<ChartTick>& ticks() const { return m_ticks; }

 private:
  void addTick(double value, std::string label) { m_ticks.push_back({at(value), std::move(label)}); }

  double m_first = 0;
  double m_last = 1;
  bool m_logarithmic = false;
  std::vector<ChartTick> m_ticks;
};

/// A figure as people read it, its thousands apart by a narrow space that does not break: "81 600".
std::string groupedFigure(double value);

}  // namespace strata
