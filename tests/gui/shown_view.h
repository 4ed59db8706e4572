// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qsize.h>

#include "app/gui/charts/plot_view.h"

/// Views of charts to point at and press keys on.
namespace strata::gui {

/// Black on white, in the application's font.
PlotLook lightLook();

Chart roundPlot();                ///< draws roundFigures()
Chart sweepPlot();                ///< draws the sweep, with the caches of the sample machine
Chart diskPlotWith(int threads);  ///< draws planWith(threads)

/// A shown view of the plot, with the focus.
class ShownView {
 public:
  explicit ShownView(const Chart& plot, QSize size = {700, 450});

  /// The pointer over x, a few pixels beside it.
  void pointAt(double x, double aside = 3);
  /// Where the read-out stands; 0 without one.
  double region() const { return view.readOut() ? view.readOut()->x : 0; }

  PlotView view;
  bool isActive = false;
};

/// A pixel of the image within `reach` of the position has about that colour.
bool isPainted(const QImage& image, QPointF position, const QColor& colour, int reach = 1);

bool close(double a, double b, double tolerance = 1e-9);

}  // namespace strata::gui
