// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qrect.h>
#include <QtCore/qstring.h>
#include <QtGui/qpen.h>
#include <QtWidgets/qgraphicsitem.h>

#include <cstddef>
#include <functional>

#include "core/chart/chart.h"

/// What Qt Charts does not draw: bands of intervals and edges of caches below the lines, marks and whiskers
/// above them. Bars too, since a bar series of Qt Charts takes half a second for a thousand threads.
namespace strata::gui {

class PlotCanvas;
struct PlotLook;

/// Where the name of an edge stands.
struct EdgeLabel {
  std::size_t edge = 0;  ///< index into Chart::edges
  QRectF box;            ///< in coordinates of the chart
};

/// How many rows of names stand above the plot: what the system reports, and below it what the curve shows.
int edgeLabelRows(const Chart& plot);

/// Names of the edges that are in sight, none over another: where two would meet, each moves to its side of
/// its line, and what then still meets the one before is left out.
QList<EdgeLabel> edgeLabels(const PlotCanvas& canvas);

/// Where the label of a limit stands.
struct LimitLabel {
  std::size_t limit = 0;  ///< index into Chart::limits
  QRectF box;             ///< in coordinates of the chart
};

/// Labels of the limits that are in sight, each above its line, where its curve cannot be. Where there
/// most of it would be outside the plot, or meet the name of an edge, it stands beneath. What would meet
/// another is left out.
QList<LimitLabel> limitLabels(const PlotCanvas& canvas);

/// Where the name of a line stands, behind its end.
struct EndLabel {
  std::size_t series = 0;  ///< index into Chart::series
  QString name;
  QString value;    ///< of differences, the last of them
  QRectF box;       ///< with its mark, in coordinates of the chart
  double endY = 0;  ///< where the line ends
};

/// The room beside the plot that names of lines take; 0 where the chart has none there.
int endLabelWidth(const PlotCanvas& canvas);
/// Names of the lines that are in sight, none over another. Where there is no room for all, the first ones.
QList<EndLabel> endLabels(const PlotCanvas& canvas);

/// Whether the layer above draws the line, since not all of it is drawn alike.
bool isDrawnInParts(const ChartSeries& line);
/// What a line that is drawn alike is drawn with.
QPen penOf(const ChartSeries& line, const PlotLook& look);

void paintBelow(QPainter& painter, const PlotCanvas& canvas);
void paintAbove(QPainter& painter, const PlotCanvas& canvas);

/// Covers the whole chart; paints from what the canvas holds at that moment, so it never lags behind a
/// layout.
class PlotLayer : public QGraphicsItem {
 public:
  using Paint = std::function<void(QPainter&, const PlotCanvas&)>;

  PlotLayer(const PlotCanvas& canvas, qreal level, Paint paint);

  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  const PlotCanvas& m_canvas;
  Paint m_paint;
  QRectF m_chartRect;
};

}  // namespace strata::gui
