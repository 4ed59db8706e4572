// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keys over a chart.
#include <QtCharts/qchart.h>
#include <QtCharts/qlineseries.h>
#include <QtCore/qlocale.h>
#include <QtGui/qaccessible.h>
#include <QtGui/qevent.h>
#include <QtGui/qimage.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qtooltip.h>

#include <cmath>

#include "app/gui/charts/plot_layers.h"
#include "app/gui/charts/plot_view.h"
#include "app/gui/charts/read_out_box.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/pointer.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

PlotLook lightLook() {
  return {themeFor(QPalette(Qt::white)), Qt::white, Qt::black, QApplication::font()};
}

Plot roundPlot() {
  return memoryPlot(roundFigures().memory, {});
}

Plot sweepPlot() {
  return memoryPlot(sweep().memory, {RateUnit::MegabytesPerSecond, cacheEdges(sampleMachine())});
}

Plot diskPlotWith(int threads) {
  return diskPlot(dataAfter(planWith(threads), 99).disk, {});
}

/// A shown view of the plot.
class Shown {
 public:
  explicit Shown(const Plot& plot, QSize size = {700, 450}) {
    view.setLook(lightLook());
    view.resize(size);
    view.draw(plot);
    view.show();
    view.activateWindow();
    isActive = QTest::qWaitForWindowActive(&view);
    view.setFocus();
  }

  /// Over the stop x, a few pixels beside it.
  void pointAt(double x, double aside = 3) {
    movePointer(view, {view.canvas().pixelAcross(x) + aside, view.canvas().plotArea().center().y()});
  }
  double region() const { return view.readOut() ? view.readOut()->x : 0; }

  PlotView view;
  bool isActive = false;
};

/// The image's pixel is nearer to the colour than to white.
bool isPainted(const QImage& image, QPointF position, const QColor& colour, int reach = 1) {
  for (int dx = -reach; dx <= reach; ++dx)
    for (int dy = -reach; dy <= reach; ++dy) {
      const QColor pixel = image.pixelColor(position.toPoint() + QPoint(dx, dy));
      const int distance = std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                           std::abs(pixel.blue() - colour.blue());
      if (distance < 60) return true;
    }
  return false;
}

bool close(double a, double b, double tolerance = 1e-9) {
  return std::abs(a - b) <= tolerance;
}

}  // namespace

class ChartsViewTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
  void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

  // ---- what is drawn, and where

  void coordinatesFollowTheAxes() {
    Shown shown(roundPlot());
    const PlotCanvas& canvas = shown.view.canvas();
    const QRectF area = canvas.plotArea();
    QVERIFY(area.width() > 400 && area.height() > 250);
    // The axis goes from half a power of two below 4 KiB to half a one above 1 MiB: nine of them.
    QVERIFY(close(canvas.pixelAcross(4096), area.left() + area.width() * 0.5 / 9));
    QVERIFY(close(canvas.pixelAcross(1048576), area.right() - area.width() * 0.5 / 9));
    QVERIFY(close(canvas.positionAt(canvas.pixelAcross(65536)), 16));
    // 90 to 8,080 MB/s: from 50 to 10,000.
    QVERIFY(close(canvas.pixelOf(4096, 50).y(), area.bottom()));
    QVERIFY(close(canvas.pixelOf(4096, 10000).y(), area.top()));
    // What Qt Charts draws stands where the layers draw.
    for (const auto& [region, rate] : {std::pair(4096.0, 1000.0), std::pair(1048576.0, 100.0)}) {
      const QPointF ours = canvas.pixelOf(region, rate);
      const QPointF theirs = canvas.chart().mapToPosition({std::log2(region), std::log10(rate)},
                                                          canvas.chart().series().first());
      QVERIFY(close(ours.x(), theirs.x(), 0.01) && close(ours.y(), theirs.y(), 0.01));
    }
  }

  void marksAreFilledOnceTheyAreResults() {
    Shown shown(roundPlot());
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    const QColor oneByte = lightLook().theme.series[0];
    QVERIFY(isPainted(image, canvas.pixelOf(4096, 500), oneByte, 0));
    // 1 byte, random at 1 MiB is on its way.
    QVERIFY(isPainted(image, canvas.pixelOf(1048576, 100), Qt::white, 0));
    QVERIFY(isPainted(image, canvas.pixelOf(4096, 8000), lightLook().theme.series[3], 0));
  }

  void bandsCoverTheIntervals() {
    MemoryChartData data = roundFigures().memory;
    data.lines.resize(1);
    data.lines[0].points[0].low = 800;
    data.lines[0].points[0].high = 1400;
    data.lines[0].points[1].low = 700;
    data.lines[0].points[1].high = 1300;
    Shown shown(memoryPlot(data, {}));
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    // A third of the way from 4 KiB to 1 MiB, the band goes from about 765 to about 1,366.
    const double region = std::exp2(12 + 8.0 / 3);
    const QColor inside = image.pixelColor(canvas.pixelOf(region, 1200).toPoint());
    const QColor below = image.pixelColor(canvas.pixelOf(region, 820).toPoint());
    QVERIFY(inside != QColor(Qt::white));
    QCOMPARE(inside, below);
    // A light tint: hardly darker than the ground.
    QVERIFY(contrast(inside, Qt::white) < 1.4);
    QCOMPARE(image.pixelColor(canvas.pixelOf(region, 1600).toPoint()), QColor(Qt::white));
  }

  void aBarHasItsInterval() {
    Shown shown(processorPlot({1, {{"integer", {1000}, true, 800, 1200, Grade::Poor}}}));
    const PlotCanvas& canvas = shown.view.canvas();
    const QRectF bar = canvas.barOf(0, 0, 1000);
    QVERIFY(close(bar.bottom(), canvas.plotArea().bottom()));
    QVERIFY(close(bar.top(), canvas.pixelOf(0, 1000).y()));
    const QImage image = shown.view.grab().toImage();
    for (const double rate : {805.0, 1000.0, 1195.0})
      QVERIFY(isPainted(image, {bar.center().x(), canvas.pixelOf(0, rate).y()}, Qt::black));
    QVERIFY(
        isPainted(image, {bar.center().x() + 20, canvas.pixelOf(0, 900).y()}, lightLook().theme.series[0]));
    QVERIFY(!isPainted(image, {bar.center().x(), canvas.pixelOf(0, 1230).y()}, Qt::black, 0));
  }

  void barsStandSideBySide() {
    Shown shown(processorPlot({2, {{"integer", {1000, 900}}, {"floating", {400, 300}}}}));
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    for (std::size_t line = 0; line < 2; ++line)
      for (std::size_t thread = 0; thread < 2; ++thread) {
        const double value = canvas.plot().lines[line].points[thread].y;
        const QRectF bar = canvas.barOf(line, static_cast<double>(thread), value);
        const QColor colour = lightLook().theme.series[line];
        for (const QPointF inside : {bar.topLeft() + QPointF(3, 3), bar.bottomRight() - QPointF(3, 3)})
          QVERIFY(isPainted(image, inside, colour));
        QVERIFY(!isPainted(image, {bar.center().x(), bar.top() - 5}, colour));
      }
  }

  void edgesStandAtTheirRegions() {
    Shown shown(sweepPlot());
    const PlotCanvas& canvas = shown.view.canvas();
    // 48 KiB, 2 MiB, 16 MiB seen: half of each.
    const QList<EdgeLabel> labels = edgeLabels(canvas);
    QCOMPARE(labels.size(), 3);
    const QImage image = shown.view.grab().toImage();
    for (const EdgeLabel& label : labels) {
      const double x = canvas.pixelAcross(canvas.plot().edges[label.edge].x);
      QVERIFY(close(label.box.center().x(), x));
      QVERIFY(label.box.bottom() <= canvas.plotArea().top());
      int dark = 0;
      for (int y = static_cast<int>(canvas.plotArea().top()); y < canvas.plotArea().bottom(); ++y)
        dark += image.pixelColor(static_cast<int>(x), y).lightness() < 200;
      // Dotted: about every other pixel.
      QVERIFY(dark > canvas.plotArea().height() * 0.3);
      QVERIFY(dark < canvas.plotArea().height() * 0.8);
    }
    QVERIFY(close(canvas.pixelAcross(24576), canvas.pixelAcross(canvas.plot().edges[0].x)));
  }

  void onlyEdgesInSightAreDrawn() {
    Shown shown(sweepPlot());
    shown.pointAt(1024);
    for (int i = 0; i < 5; ++i) QTest::keyClick(&shown.view, Qt::Key_Plus);
    const QList<EdgeLabel> labels = edgeLabels(shown.view.canvas());
    QVERIFY(labels.isEmpty());
    QTest::keyClick(&shown.view, Qt::Key_0);
    QCOMPARE(edgeLabels(shown.view.canvas()).size(), 3);
  }

  void namesOfEdgesDoNotMeet() {
    Plot plot = sweepPlot();
    for (const double distance : {1.02, 1.3, 2.0, 4.0}) {
      plot.edges[0].x = 1048576;
      plot.edges[1].x = plot.edges[0].x * distance;
      plot.edges[2].x = plot.edges[1].x * distance;
      Shown shown(plot, {420, 400});
      const QList<EdgeLabel> labels = edgeLabels(shown.view.canvas());
      QVERIFY(!labels.isEmpty());
      for (qsizetype i = 1; i < labels.size(); ++i) QVERIFY(labels[i - 1].box.right() < labels[i].box.left());
    }
  }

  void anEdgeExplainsItself() {
    Shown shown(sweepPlot());
    const PlotCanvas& canvas = shown.view.canvas();
    const QPoint label = edgeLabels(canvas)[1].box.center().toPoint();
    QHelpEvent event(QEvent::ToolTip, label, shown.view.viewport()->mapToGlobal(label));
    QCoreApplication::sendEvent(shown.view.viewport(), &event);
    QCOMPARE(QToolTip::text(), canvas.plot().edges[1].explanation);
    QToolTip::hideText();
  }

  void drawingAgainMakesNoSeries() {
    ChartData data = sweep(2);
    Shown shown(memoryPlot(data.memory, {}));
    const QList<QAbstractSeries*> before = shown.view.chart()->series();
    QCOMPARE(before.size(), 8);
    QSignalSpy removed(before.first(), &QObject::destroyed);
    int replaced = 0;
    for (QAbstractSeries* series : before)
      connect(static_cast<QLineSeries*>(series), &QXYSeries::pointsReplaced, this, [&] { ++replaced; });

    // The same again: nothing is to do. One line moved: one is replaced.
    shown.view.draw(memoryPlot(data.memory, {}));
    QCOMPARE(replaced, 0);
    data.memory.lines[3].points.back().rate *= 1.1;
    shown.view.draw(memoryPlot(data.memory, {}));
    QCOMPARE(replaced, 1);
    QCOMPARE(shown.view.chart()->series(), before);
    QVERIFY(removed.isEmpty());
  }

  // ---- read-out

  void thePointerReadsOutTheNearestRegion() {
    Shown shown(roundPlot());
    QVERIFY(!shown.view.readOut());
    shown.pointAt(4096, 30);
    QCOMPARE(shown.region(), 4096.0);
    QCOMPARE(shown.view.readOut()->rows.size(), std::size_t{4});
    shown.pointAt(1048576, -60);
    QCOMPARE(shown.region(), 1048576.0);
    QCOMPARE(shown.view.readOut()->rows.size(), std::size_t{3});
    takePointerAway(shown.view);
    QVERIFY(!shown.view.readOut());
    // Beside the plot there is none.
    movePointer(shown.view, {2, 2});
    QVERIFY(!shown.view.readOut());
  }

  void theReadOutIsDrawn() {
    Shown shown(roundPlot());
    const QImage before = shown.view.grab().toImage();
    shown.pointAt(4096);
    const QImage image = shown.view.grab().toImage();
    const PlotCanvas& canvas = shown.view.canvas();
    const double x = canvas.pixelAcross(4096);
    const QRect line(static_cast<int>(x) - 1, static_cast<int>(canvas.plotArea().bottom()) - 40, 3, 30);
    QVERIFY(image.copy(line) != before.copy(line));
    const QRect panel = placed(*shown.view.readOut(), canvas).rect.toRect();
    QVERIFY(image.copy(panel) != before.copy(panel));
    takePointerAway(shown.view);
    QCOMPARE(shown.view.grab().toImage(), before);
  }

  void keysGoFromRegionToRegion() {
    Shown shown(sweepPlot());
    QVERIFY(shown.isActive);
    const std::vector<double> stops = stopsOf(shown.view.canvas().plot());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(shown.region(), stops[0]);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(shown.region(), stops[2]);
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QCOMPARE(shown.region(), stops[1]);
    QTest::keyClick(&shown.view, Qt::Key_End);
    QCOMPARE(shown.region(), stops.back());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(shown.region(), stops.back());
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QCOMPARE(shown.region(), stops.front());
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QCOMPARE(shown.region(), stops.front());
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QVERIFY(!shown.view.readOut());
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QCOMPARE(shown.region(), stops.back());
  }

  void aReadOutOfKeysOutlivesThePointer() {
    Shown shown(roundPlot());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    takePointerAway(shown.view);
    QVERIFY(shown.view.readOut());
    shown.view.clearFocus();
    QVERIFY(!shown.view.readOut());
  }

  void keysMoveByAVisibleStep() {
    Plot plot = diskPlotWith(1);
    PlotLine& line = plot.lines.front();
    const PlotPoint last = line.points.back();
    line.points.clear();
    for (int i = 0; i <= 5000; ++i) line.points.push_back({last.x * i / 5000, 1000});
    Shown shown(plot);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    const double before = shown.view.canvas().pixelAcross(shown.region());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    const double after = shown.view.canvas().pixelAcross(shown.region());
    QVERIFY(after - before >= 4);
    QVERIFY(after - before < 5);
  }

  void theReadOutFollowsTheFigures() {
    ChartData data = roundFigures();
    Shown shown(memoryPlot(data.memory, {}));
    shown.pointAt(1048576);
    QCOMPARE(shown.view.readOut()->rows[2].figure, QStringLiteral("100"));
    data.memory.lines[2].points[1].rate = 120;
    shown.view.draw(memoryPlot(data.memory, {}));
    QCOMPARE(shown.view.readOut()->rows[2].figure, QStringLiteral("120"));
    // Another run has other regions: the nearest of them.
    shown.view.draw(sweepPlot());
    QVERIFY(close(std::log2(shown.region()), 20, 1));
    shown.view.draw(memoryPlot({}, {}));
    QVERIFY(!shown.view.readOut());
  }

  void screenReadersHearTheReadOut() {
    Shown shown(roundPlot());
    const auto description = [&] {
      return QAccessible::queryAccessibleInterface(&shown.view)->text(QAccessible::Description);
    };
    const QString keys = description();
    QVERIFY(keys.contains(QStringLiteral("Left and Right")));
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(description(), spokenText(*shown.view.readOut()));
    QVERIFY(
        description().startsWith(QStringLiteral("Region 4 KiB\n1 byte, serial: 1,000 MB/s, ± 1.0 %, good")));
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QCOMPARE(description(), keys);
  }

  void escGoesToTheWindowWhenThereIsNothingToHide() {
    Shown shown(roundPlot());
    QKeyEvent escape(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    escape.ignore();
    QCoreApplication::sendEvent(&shown.view, &escape);
    QVERIFY(!escape.isAccepted());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCoreApplication::sendEvent(&shown.view, &escape);
    QVERIFY(escape.isAccepted());
  }

  void keysOfTheWindowAreLeftToIt() {
    Shown shown(roundPlot());
    for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0}) {
      QKeyEvent event(QEvent::KeyPress, key, Qt::ControlModifier);
      QCoreApplication::sendEvent(&shown.view, &event);
      QVERIFY(!event.isAccepted());
      QVERIFY(!shown.view.isZoomed());
    }
    QWheelEvent wheel({100, 100}, shown.view.mapToGlobal(QPointF(100, 100)), {}, {0, 120}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(shown.view.viewport(), &wheel);
    QVERIFY(!wheel.isAccepted());
    QVERIFY(!shown.view.isZoomed());
  }

  // ---- the panel of the read-out

  void thePanelStaysInThePlot_data() {
    QTest::addColumn<Plot>("plot");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("fontPercent");
    for (const int percent : {75, 100, 200, 300})
      for (const QSize size : {QSize(290, 260), QSize(560, 400), QSize(900, 500)}) {
        const std::string tag = std::to_string(percent) + " %, " + std::to_string(size.width());
        QTest::newRow(("memory " + tag).c_str()) << sweepPlot() << size << percent;
        QTest::newRow(("disk " + tag).c_str()) << diskPlotWith(4) << size << percent;
        QTest::newRow(("many " + tag).c_str()) << diskPlotWith(64) << size << percent;
      }
  }
  void thePanelStaysInThePlot() {
    QFETCH(const Plot, plot);
    QFETCH(const QSize, size);
    QFETCH(const int, fontPercent);
    PlotLook look = lightLook();
    look.font.setPointSizeF(look.font.pointSizeF() * fontPercent / 100);
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
      look.direction = direction;
      PlotView view;
      view.setLook(look);
      view.resize(size);
      view.draw(plot);
      view.show();
      QVERIFY(QTest::qWaitForWindowExposed(&view));
      for (const double stop : stopsOf(plot)) {
        const ReadOut readOut = readOutAt(plot, stop).value();
        const ReadOutBox box = placed(readOut, view.canvas());
        QVERIFY(view.canvas().plotArea().contains(box.rect));
        QVERIFY(box.layout.rows >= 1 && box.layout.rows <= readOut.rows.size());
      }
    }
  }

  void thePanelLeavesItsPointsInSight() {
    Shown shown(sweepPlot());
    const PlotCanvas& canvas = shown.view.canvas();
    for (const double stop : stopsOf(canvas.plot())) {
      const ReadOut readOut = readOutAt(canvas.plot(), stop).value();
      const ReadOutBox box = placed(readOut, canvas);
      // Here is room for all of it.
      QCOMPARE(box.layout.rows, readOut.rows.size());
      QCOMPARE(box.layout.scale, 1.0);
      for (const ReadOutRow& row : readOut.rows)
        QVERIFY(!box.rect.adjusted(-6, -6, 6, 6).contains(canvas.pixelOf(stop, row.y)));
    }
  }

  void thePanelPrefersTheSideOneReadsTowards() {
    Plot plot = roundPlot();
    for (PlotLine& line : plot.lines) line.points.front().x = 65536;
    PlotView view;
    PlotLook look = lightLook();
    view.resize(1200, 450);
    view.draw(plot);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const ReadOut readOut = readOutAt(plot, 65536).value();
    view.setLook(look);
    const double x = view.canvas().pixelAcross(65536);
    QVERIFY(placed(readOut, view.canvas()).rect.left() > x);
    look.direction = Qt::RightToLeft;
    view.setLook(look);
    QVERIFY(placed(readOut, view.canvas()).rect.right() < x);
  }

  // ---- zoom

  void draggingZooms() {
    Shown shown(sweepPlot());
    QSignalSpy zoomed(&shown.view, &PlotView::zoomChanged);
    const PlotCanvas& canvas = shown.view.canvas();
    const double y = canvas.plotArea().center().y();
    const double from = std::round(canvas.pixelAcross(16384));
    const double to = std::round(canvas.pixelAcross(4194304));
    const Span wanted{canvas.positionAt(from), canvas.positionAt(to)};
    // From right to left is the same.
    drag(shown.view, {to, y}, {from, y + 40});
    QVERIFY(close(canvas.shown().first, wanted.first, 1e-6));
    QVERIFY(close(canvas.shown().last, wanted.last, 1e-6));
    QVERIFY(shown.view.isZoomed());
    QCOMPARE(zoomed.size(), 1);
    QCOMPARE(zoomed[0][0].toBool(), true);
    // The rates are those in sight: from 4 to 0 decades.
    QVERIFY(canvas.pixelOf(16384, 10).y() > canvas.plotArea().bottom() + 20);

    const QPoint middle = canvas.plotArea().center().toPoint();
    QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, middle);
    QVERIFY(!shown.view.isZoomed());
    QCOMPARE(canvas.shown(), canvas.plot().full);
    QCOMPARE(zoomed.size(), 2);
    QCOMPARE(zoomed[1][0].toBool(), false);
  }

  void aClickIsNoDrag() {
    Shown shown(sweepPlot());
    const QPointF middle = shown.view.canvas().plotArea().center();
    drag(shown.view, middle, middle + QPointF(3, 90));
    QVERIFY(!shown.view.isZoomed());
    // What begins beside the plot is none either.
    drag(shown.view, {3, 3}, middle);
    QVERIFY(!shown.view.isZoomed());
  }

  void aDragCanBeGivenUp() {
    Shown shown(sweepPlot());
    const QPointF middle = shown.view.canvas().plotArea().center();
    const QImage before = shown.view.grab().toImage();
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, middle.toPoint());
    QMouseEvent move(QEvent::MouseMove, middle + QPointF(80, 0),
                     shown.view.viewport()->mapToGlobal(middle + QPointF(80, 0)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(shown.view.viewport(), &move);
    QVERIFY(shown.view.grab().toImage() != before);
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QCOMPARE(shown.view.grab().toImage(), before);
    QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, (middle + QPointF(80, 0)).toPoint());
    QVERIFY(!shown.view.isZoomed());
  }

  void keysZoomAndPan() {
    Shown shown(sweepPlot());
    const PlotCanvas& canvas = shown.view.canvas();
    const Span full = canvas.plot().full;
    const double middle = (full.first + full.last) / 2;
    QTest::keyClick(&shown.view, Qt::Key_Plus);
    QVERIFY(close(canvas.shown().length(), full.length() / 1.5));
    QVERIFY(close((canvas.shown().first + canvas.shown().last) / 2, middle));
    const Span once = canvas.shown();
    QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(close(canvas.shown().first, once.first + once.length() * 0.2));
    QVERIFY(close(canvas.shown().length(), once.length()));
    QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(close(canvas.shown().first, once.first));
    // Not beyond the end.
    for (int i = 0; i < 20; ++i) QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(close(canvas.shown().last, full.last));
    QTest::keyClick(&shown.view, Qt::Key_0);
    QVERIFY(!shown.view.isZoomed());
    QTest::keyClick(&shown.view, Qt::Key_Plus);
    QTest::keyClick(&shown.view, Qt::Key_Minus);
    QTest::keyClick(&shown.view, Qt::Key_Minus);
    QVERIFY(!shown.view.isZoomed());
    QCOMPARE(canvas.shown(), full);
  }

  void zoomHasALimit() {
    Shown shown(sweepPlot());
    for (int i = 0; i < 30; ++i) QTest::keyClick(&shown.view, Qt::Key_Plus);
    QVERIFY(close(shown.view.canvas().shown().length(), 2));
    Shown threads(processorPlot({8, {{"integer", {1, 2, 3, 4, 5, 6, 7, 8}}}}));
    for (int i = 0; i < 30; ++i) QTest::keyClick(&threads.view, Qt::Key_Plus);
    QVERIFY(close(threads.view.canvas().shown().length(), 1));
  }

  void keysZoomAboutTheReadOut() {
    Shown shown(sweepPlot());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    for (int i = 0; i < 6; ++i) QTest::keyClick(&shown.view, Qt::Key_Right);
    const double before = shown.view.canvas().pixelAcross(shown.region());
    const double share =
        (before - shown.view.canvas().plotArea().left()) / shown.view.canvas().plotArea().width();
    QTest::keyClick(&shown.view, Qt::Key_Plus);
    const double after = shown.view.canvas().pixelAcross(shown.region());
    const QRectF area = shown.view.canvas().plotArea();
    QVERIFY(close((after - area.left()) / area.width(), share, 1e-6));
    // Left and Right stay within what is in sight.
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QVERIFY(shown.view.canvas().shown().contains(std::log2(shown.region())));
    QVERIFY(shown.region() > 1024);
  }

  void zoomStaysWhileTheAxisIsTheSame() {
    ChartData data = sweep(4);
    Shown shown(memoryPlot(data.memory, {}));
    QSignalSpy zoomed(&shown.view, &PlotView::zoomChanged);
    QTest::keyClick(&shown.view, Qt::Key_Plus);
    const Span span = shown.view.canvas().shown();
    data.memory.lines[0].points.back().rate = 5;
    shown.view.draw(memoryPlot(data.memory, {RateUnit::GigabytesPerSecond, {}}));
    QCOMPARE(shown.view.canvas().shown(), span);
    shown.view.draw(roundPlot());
    QVERIFY(!shown.view.isZoomed());
    QCOMPARE(shown.view.canvas().shown(), roundPlot().full);
    QCOMPARE(zoomed.last()[0].toBool(), false);
  }
};

}  // namespace strata::gui

QTEST_MAIN(strata::gui::ChartsViewTest)
#include "tst_charts_view.moc"
