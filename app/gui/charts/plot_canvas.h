// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qpoint.h>
#include <QtCore/qrect.h>
#include <QtGui/qcolor.h>
#include <QtGui/qfont.h>

#include <optional>
#include <vector>

#include "app/gui/charts/tick_axis.h"
#include "app/gui/look/theme.h"
#include "core/chart/chart.h"

class QChart;
class QLineSeries;

namespace strata::gui {

class PlotLayer;

/// What a plot is drawn with.
struct PlotLook {
  Theme theme;
  QColor base;  ///< the ground
  QColor text;
  QFont font;                                       ///< of the labels
  Qt::LayoutDirection direction = Qt::LeftToRight;  ///< of text; the axes go the same way in all languages
};

/// Draws a plot into a chart: axes and lines by Qt Charts, the rest on layers below and above them.
/// Used by the view on the screen and by pictures.
class PlotCanvas {
 public:
  /// Both live as long as the chart, which owns what is drawn.
  explicit PlotCanvas(QChart& chart);

  /// `plot` without hidden lines; `zoom` nothing shows all. Makes no series unless the lines themselves
  /// changed.
  void draw(const Chart& plot, std::optional<Span> zoom);
  void setLook(const PlotLook& look);

  const Chart& plot() const { return m_plot; }
  const PlotLook& look() const { return m_look; }
  QChart& chart() const { return m_chart; }
  /// The part of the horizontal axis that is shown.
  Span shown() const { return m_x.span(); }

  /// All in coordinates of the chart, as laid out now.
  QRectF plotArea() const;
  double pixelAcross(double x) const;
  QPointF pixelOf(double x, double y) const;
  /// The position on the horizontal axis.
  double positionAt(double pixelX) const;
  /// The bar of the line with that index among those of the plot, from the axis to `y`.
  QRectF barOf(std::size_t line, double x, double y) const;

 private:
  void makeSeries();
  void fillSeries();
  void styleSeries();
  void drawAxes(std::optional<Span> zoom);
  QString titleUpwards() const;
  void setMargins();

  QChart& m_chart;
  TickAxis m_x;
  TickAxis m_y;
  PlotLayer* m_below;
  PlotLayer* m_above;
  Chart m_plot;
  PlotLook m_look;
  std::vector<std::string> m_ids;     ///< ids of the drawn series
  std::vector<QLineSeries*> m_lines;  ///< owned by the chart
};

}  // namespace strata::gui
