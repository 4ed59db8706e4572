// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <optional>
#include <string>
#include <vector>

#include "core/chart/rate_unit.h"
#include "core/stats/trend.h"

class QLabel;

namespace strata::gui {

class ElidedLabel;
class TrendChart;

/// A trend as a sentence, a small chart, and a line for the point that is read. Hidden while it has less than
/// two points.
class TrendStrip : public QWidget {
  Q_OBJECT

 public:
  explicit TrendStrip(QWidget* parent = nullptr);

  /// `shown`: the ids of the runs that are marked.
  void setTrend(std::optional<Trend> trend, std::vector<std::string> shown);
  /// Rates are shown in that unit from now on.
  void setRateUnit(RateUnit unit);
  /// The sentence stays alone where there is little room for the chart.
  void setChartShown(bool shown);

 signals:
  /// A person wants that run.
  void chosen(const std::string& run);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void showReadPoint();

  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  std::optional<Trend> m_trend;  ///< in the unit of its cell
  std::vector<std::string> m_shown;
  QLabel* m_sentence;
  TrendChart* m_chart;
  ElidedLabel* m_readOut;
};

}  // namespace strata::gui
