// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCharts/qchartview.h>

#include <optional>
#include <vector>

#include "app/gui/charts/plot_canvas.h"
#include "app/gui/charts/read_out.h"

namespace strata::gui {

/// A plot on the screen, with what a person does to it.
///
/// Read-out: the pointer over the plot, or Left and Right, Home and End; Esc hides it. Zoom: drag across,
/// plus and minus about the read-out or the middle; Shift with Left and Right moves along; a double click or
/// 0 shows all. Ctrl with plus, minus, 0 or the wheel is left to the window. The read-out, or else what the
/// keys do, is the accessible description.
class PlotView : public QChartView {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);
  ~PlotView() override;

  /// `plot` without hidden lines. The zoom stays while the whole axis is the same; the read-out stays at the
  /// figure nearest to where it was.
  void draw(const Chart& plot);
  void setLook(const PlotLook& look);
  /// The same plot anew, with other words for the keys.
  void retranslate();

  bool isZoomed() const { return m_zoom.has_value(); }
  void showAll();
  const std::optional<ReadOut>& readOut() const { return m_readOut; }
  const PlotCanvas& canvas() const { return m_canvas; }

 signals:
  void zoomChanged(bool zoomed);

 protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// What a key does here; nothing for a key that is not ours.
  bool act(QKeyEvent* event, bool reallyAct);
  void readOutAt(std::optional<double> stop);
  void readOutNear(double pixelX);
  void step(int direction);
  /// The stops that are in sight.
  std::vector<double> stopsInSight() const;
  void setZoom(std::optional<Span> zoom);
  void zoomBy(double factor);
  void pan(double share);
  void endDrag(bool zoom);
  bool showExplanation(const QPoint& position, const QPoint& globalPosition);
  void describe();
  void paintPointer(QPainter& painter) const;

  PlotCanvas m_canvas;
  PlotLayer* m_pointer;  ///< owned by the chart
  std::optional<Span> m_zoom;
  std::vector<double> m_stops;
  std::optional<ReadOut> m_readOut;
  bool m_byKeys = false;  ///< the read-out was put there by keys: the pointer's leaving does not hide it
  bool m_focusShown = false;
  std::optional<int> m_dragFrom;  ///< where the button went down
  int m_dragTo = 0;
};

}  // namespace strata::gui
