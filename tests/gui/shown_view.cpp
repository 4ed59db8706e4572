// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/shown_view.h"

#include <QtGui/qimage.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>

#include <cmath>
#include <cstdlib>

#include "app/gui/charts/chart_builders.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/pointer.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

PlotLook lightLook() {
  return {themeFor(QPalette(Qt::white)), Qt::white, Qt::black, QApplication::font()};
}

Chart roundPlot() {
  return memoryChart(roundFigures(), {});
}

Chart sweepPlot() {
  return memoryChart(sweep(), {RateUnit::MegabytesPerSecond, cacheEdges(sampleMachine())});
}

Chart diskPlotWith(int threads) {
  return diskChart(dataAfter(planWith(threads), 99), {});
}

ShownView::ShownView(const Chart& plot, QSize size) {
  view.setLook(lightLook());
  view.resize(size);
  view.draw(plot);
  view.show();
  view.activateWindow();
  isActive = QTest::qWaitForWindowActive(&view);
  view.setFocus();
}

void ShownView::pointAt(double x, double aside) {
  movePointer(view, {view.canvas().pixelAcross(x) + aside, view.canvas().plotArea().center().y()});
}

bool isPainted(const QImage& image, QPointF position, const QColor& colour, int reach) {
  for (int dx = -reach; dx <= reach; ++dx)
    for (int dy = -reach; dy <= reach; ++dy) {
      const QColor pixel = image.pixelColor(position.toPoint() + QPoint(dx, dy));
      const int distance = std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                           std::abs(pixel.blue() - colour.blue());
      if (distance < 60) return true;
    }
  return false;
}

bool close(double a, double b, double tolerance) {
  return std::abs(a - b) <= tolerance;
}

}  // namespace strata::gui
