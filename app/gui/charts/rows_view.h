// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qrect.h>
#include <QtWidgets/qwidget.h>

#include "app/gui/charts/plot_canvas.h"

class QPainter;
class QResizeEvent;

namespace strata::gui {

/// How tall `plot`, of shape Rows or Grid, is at its best with that font in that width.
qreal rowsHeight(const Chart& plot, const QFont& font, qreal width);

/// A grid, or bars from the top of `room` downwards, each row with its name before it and its figures, with
/// interval and verdict, behind; in a narrow room less is said behind, and then the name stands above. Lower
/// than at their best where `room` is. Mirrored where one reads from the right.
void paintRows(QPainter& painter, const Chart& plot, const PlotLook& look, const QRectF& room);

/// A plot of shape Rows, or Grid (see grid_painter.h), on the screen. Its figures stand in it; it takes the
/// keyboard so that they can be copied. The accessible description has all figures of rows, and the caption
/// of a grid, whose cells have tool tips.
class RowsView : public QWidget {
  Q_OBJECT

 public:
  explicit RowsView(QWidget* parent = nullptr);

  /// `plot` without hidden lines.
  void draw(const Chart& plot);
  void setLook(const PlotLook& look);
  const Chart& plot() const { return m_plot; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QRectF room() const;

  Chart m_plot;
  PlotLook m_look;
};

}  // namespace strata::gui
