// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include "app/gui/charts/chart_data.h"
#include "app/gui/theme.h"

class QChart;
class QChartView;
class QLabel;

namespace strata::gui {

class LegendRow;

/// A chart with its title and legend. draw() is called at most ten times a second, by whoever holds the data.
class ChartPanel : public QWidget {
  Q_OBJECT

 public:
  ~ChartPanel() override;

  void draw(const ChartData& all);

 protected:
  ChartPanel(const QString& title, const QString& name, QWidget* parent);

  QChart& chart() { return *m_chart; }
  LegendRow& legend() { return *m_legend; }
  const Theme& theme() const { return m_theme; }
  QFont axisFont() const;
  /// How many steps between ticks there is room for, with labels as wide as `widest`; at most `most`.
  int stepsAcross(const QString& widest, int most) const;
  /// The same up the left side.
  int stepsUp(int most) const;

  /// Replaces whole series; makes none unless their number changed.
  virtual void drawSeries(const ChartData& all) = 0;
  /// Gives axes and series the colours of theme() and fonts of axisFont().
  virtual void restyle() = 0;

  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void applyTheme();

  QLabel* m_title;
  LegendRow* m_legend;
  QChart* m_chart;
  QChartView* m_view;
  Theme m_theme;
  ChartData m_data;  ///< what is drawn, kept so that a change of colours or language can draw it again
};

ChartPanel* makeProcessorChart(QWidget* parent);
ChartPanel* makeMemoryChart(QWidget* parent);
ChartPanel* makeDiskChart(QWidget* parent);

}  // namespace strata::gui
