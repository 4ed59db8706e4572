// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart draws and where, and its zoom.
#include <QtCharts/qchart.h>
#include <QtCharts/qlineseries.h>
#include <QtCore/qlocale.h>
#include <QtGui/qevent.h>
#include <QtGui/qimage.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qtooltip.h>

#include <cmath>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/plot_layers.h"
#include "app/gui/widgets/mark.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/pointer.h"
#include "tests/gui/shown_view.h"

namespace strata::gui {

class ChartsViewTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  // ---- what is drawn, and where

  void coordinatesFollowTheAxes() {
    ShownView shown(roundPlot());
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
    ShownView shown(roundPlot());
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    const QColor oneByte = lightLook().theme.series[0];
    QVERIFY(isPainted(image, canvas.pixelOf(4096, 500), oneByte, 0));
    // 1 byte, random at 1 MiB is on its way.
    QVERIFY(isPainted(image, canvas.pixelOf(1048576, 100), Qt::white, 0));
    QVERIFY(isPainted(image, canvas.pixelOf(4096, 8000), lightLook().theme.series[3], 0));
  }

  void linesToProvisionalPointsArePale() {
    Chart plot = roundPlot();
    // From 500 at 4 KiB to 100, which is on its way.
    plot.series[2].style.line = Dash::Solid;
    ShownView shown(plot);
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    const QColor colour = lightLook().theme.series[0];
    constexpr double middle = 65536;
    QVERIFY(isPainted(image, canvas.pixelOf(middle, std::sqrt(1000.0 * 900)), colour));
    const QPointF onPale = canvas.pixelOf(middle, std::sqrt(500.0 * 100));
    QVERIFY(!isPainted(image, onPale, colour));
    QVERIFY(isPainted(image, onPale, mixed(colour, Qt::white, 0.4)));
  }

  void pointsOfFewSizesHaveAPieceOfTheirLine() {
    const ChartData data = roundFigures();
    ShownView shown(memoryChart(data, {RateUnit::MegabytesPerSecond, {{1, 32_KiB}}}));
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    const QColor colour = lightLook().theme.series[0];
    QVERIFY(isPainted(image, canvas.pixelOf(4096, 1000) + QPointF(9, 0), colour));
    const QPointF between = canvas.pixelOf(131072, std::pow(1000, 3.0 / 8) * std::pow(900, 5.0 / 8));
    QCOMPARE(image.pixelColor(between.toPoint()), QColor(Qt::white));
  }

  void bandsCoverTheIntervals() {
    ChartData data = roundFigures();
    data.figures.resize(2);
    data.figures[0].low = 800;
    data.figures[0].high = 1400;
    data.figures[1].low = 700;
    data.figures[1].high = 1300;
    ShownView shown(memoryChart(data, {}));
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

  void pointsThatNoLineJoinsHaveIntervalsOfTheirOwn() {
    ChartData data = roundFigures();
    data.figures.resize(2);
    data.figures[0].low = 500;
    data.figures[0].high = 2000;
    data.figures[1].low = 500;
    data.figures[1].high = 2000;
    Chart plot = memoryChart(data, {});
    plot.series[0].style.line = Dash::None;
    ShownView shown(plot);
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    const QColor colour = lightLook().theme.series[0];
    QCOMPARE(image.pixelColor(canvas.pixelOf(std::exp2(12 + 8.0 / 3), 1200).toPoint()), QColor(Qt::white));
    for (const ChartPoint& point : plot.series[0].points)
      QVERIFY(isPainted(image, canvas.pixelOf(point.x, 1900), colour));
  }

  void aRunOfTheLevelsDrawsAStaircase() {
    ChartChoices choices;
    choices.edges = {{1, 64_KiB}, {2, 2_MiB}};
    ChartData data;
    // Two buffers have to fit: the steps are at 32 KiB and 1 MiB.
    for (const auto& [size, rate] :
         {std::pair(16_KiB, 200'000.0), std::pair(512_KiB, 80'000.0), std::pair(64_MiB, 10'000.0)})
      data.figures.push_back(moveFigure(8, "serial", size, rate));
    ShownView shown(memoryChart(data, choices));
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    const QColor colour = colourOf(canvas.plot().series[0].style, lightLook().theme);
    QVERIFY(isPainted(image, canvas.pixelOf(26'000, 200'000), colour));        // within the first cache
    QVERIFY(isPainted(image, canvas.pixelOf(100'000, 80'000), colour));        // within the second
    QVERIFY(isPainted(image, canvas.pixelOf(8'388'608, 10'000), colour));      // in memory
    QVERIFY(isPainted(image, canvas.pixelOf(1'048'576, 30'000), colour));      // down to it
    QVERIFY(!isPainted(image, canvas.pixelOf(5'792'619, 28'284), colour, 6));  // no slope
  }

  void aBarHasItsInterval() {
    ChartFigure figure = processorFigure(Test::Integer, {1000}, 1);
    figure.low = 800;
    figure.high = 1200;
    ShownView shown(processorChartOf({figure}));
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
    ShownView shown(processorChartOf(
        {processorFigure(Test::Integer, {1000, 900}, 2), processorFigure(Test::Floating, {400, 300}, 2)}));
    const PlotCanvas& canvas = shown.view.canvas();
    const QImage image = shown.view.grab().toImage();
    for (std::size_t line = 0; line < 2; ++line)
      for (std::size_t thread = 0; thread < 2; ++thread) {
        const double value = canvas.plot().series[line].points[thread].y;
        const QRectF bar = canvas.barOf(line, static_cast<double>(thread), value);
        const QColor colour = lightLook().theme.series[line];
        for (const QPointF inside : {bar.topLeft() + QPointF(3, 3), bar.bottomRight() - QPointF(3, 3)})
          QVERIFY(isPainted(image, inside, colour));
        QVERIFY(!isPainted(image, {bar.center().x(), bar.top() - 5}, colour));
      }
  }

  void edgesStandAtTheirRegions() {
    ShownView shown(sweepPlot());
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
    ShownView shown(sweepPlot());
    shown.pointAt(1024);
    for (int i = 0; i < 5; ++i) QTest::keyClick(&shown.view, Qt::Key_Plus);
    const QList<EdgeLabel> labels = edgeLabels(shown.view.canvas());
    QVERIFY(labels.isEmpty());
    QTest::keyClick(&shown.view, Qt::Key_0);
    QCOMPARE(edgeLabels(shown.view.canvas()).size(), 3);
  }

  void namesOfEdgesDoNotMeet() {
    Chart plot = sweepPlot();
    for (const double distance : {1.02, 1.3, 2.0, 4.0}) {
      plot.edges[0].x = 1048576;
      plot.edges[1].x = plot.edges[0].x * distance;
      plot.edges[2].x = plot.edges[1].x * distance;
      ShownView shown(plot, {420, 400});
      const QList<EdgeLabel> labels = edgeLabels(shown.view.canvas());
      QVERIFY(!labels.isEmpty());
      for (qsizetype i = 1; i < labels.size(); ++i) QVERIFY(labels[i - 1].box.right() < labels[i].box.left());
    }
  }

  void aLimitHasItsLabelAboveUnlessThePlotEndsThere() {
    // The plot goes to 10,000.
    for (const auto& [rate, above] : {std::pair(1000.0, true), {8200.0, true}, {9500.0, false}}) {
      Chart plot = roundPlot();
      plot.limits.push_back({{}, 4096, 65536, rate, "limit", {}});
      ShownView shown(plot);
      const PlotCanvas& canvas = shown.view.canvas();
      const QList<LimitLabel> labels = limitLabels(canvas);
      QCOMPARE(labels.size(), 1);
      const double line = canvas.pixelOf(4096, rate).y();
      QVERIFY(above ? labels[0].box.bottom() < line : labels[0].box.top() > line);
      QVERIFY(labels[0].box.center().y() > canvas.plotArea().top());
      // That of 8,200 is written across the end of the plot.
      QCOMPARE(labels[0].box.top() < canvas.plotArea().top(), rate == 8200.0);
    }
  }

  void aLimitsLabelIsWrittenOverNoOther() {
    Chart plot = roundPlot();
    for (const double rate : {8200.0, 8000.0, 200.0})
      plot.limits.push_back({{}, 4096, 65536, rate, "limit", {}});
    plot.edges.push_back({1, 6000, "L1"});
    ShownView shown(plot);
    const PlotCanvas& canvas = shown.view.canvas();
    const QList<LimitLabel> labels = limitLabels(canvas);
    QCOMPARE(labels.size(), 2);
    QCOMPARE(labels[1].limit, std::size_t{2});
    const QRectF edge = edgeLabels(canvas).first().box;
    for (const LimitLabel& label : labels) QVERIFY(!label.box.intersects(edge));
  }

  void anEdgeExplainsItself() {
    ShownView shown(sweepPlot());
    const PlotCanvas& canvas = shown.view.canvas();
    const QPoint label = edgeLabels(canvas)[1].box.center().toPoint();
    QHelpEvent event(QEvent::ToolTip, label, shown.view.viewport()->mapToGlobal(label));
    QCoreApplication::sendEvent(shown.view.viewport(), &event);
    QCOMPARE(QToolTip::text().toStdString(), canvas.plot().edges[1].explanation);
    QToolTip::hideText();
  }

  void drawingAgainMakesNoSeries() {
    ChartData data = sweep(2);
    ShownView shown(memoryChart(data, {}));
    const QList<QAbstractSeries*> before = shown.view.chart()->series();
    QCOMPARE(before.size(), 8);
    QSignalSpy removed(before.first(), &QObject::destroyed);
    int replaced = 0;
    for (QAbstractSeries* series : before)
      connect(static_cast<QLineSeries*>(series), &QXYSeries::pointsReplaced, this, [&] { ++replaced; });

    // The same again: nothing is to do. One line moved: one is replaced.
    shown.view.draw(memoryChart(data, {}));
    QCOMPARE(replaced, 0);
    *data.figures[95].value *= 1.1;
    shown.view.draw(memoryChart(data, {}));
    QCOMPARE(replaced, 1);
    QCOMPARE(shown.view.chart()->series(), before);
    QVERIFY(removed.isEmpty());
  }

  // A curve of an earlier run has no line; that of this one has, by the same name.
  void aLineThatOnlyLooksElseIsDrawnSo() {
    Chart plot = sweepPlot();
    plot.series.front().style.line = Dash::None;
    ShownView shown(plot);
    const auto* line = static_cast<QLineSeries*>(shown.view.chart()->series().front());
    QCOMPARE(line->pen().style(), Qt::NoPen);
    plot.series.front().style.line = Dash::Solid;
    shown.view.draw(plot);
    QCOMPARE(line->pen().style(), Qt::SolidLine);
  }

  // ---- zoom

  void draggingZooms() {
    ShownView shown(sweepPlot());
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
    ShownView shown(sweepPlot());
    const QPointF middle = shown.view.canvas().plotArea().center();
    drag(shown.view, middle, middle + QPointF(3, 90));
    QVERIFY(!shown.view.isZoomed());
    // What begins beside the plot is none either.
    drag(shown.view, {3, 3}, middle);
    QVERIFY(!shown.view.isZoomed());
  }

  void aDragCanBeGivenUp() {
    ShownView shown(sweepPlot());
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
    ShownView shown(sweepPlot());
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
    ShownView shown(sweepPlot());
    for (int i = 0; i < 30; ++i) QTest::keyClick(&shown.view, Qt::Key_Plus);
    QVERIFY(close(shown.view.canvas().shown().length(), 2));
    ShownView threads(processorChartOf({processorFigure(Test::Integer, {1, 2, 3, 4, 5, 6, 7, 8}, 8)}));
    for (int i = 0; i < 30; ++i) QTest::keyClick(&threads.view, Qt::Key_Plus);
    QVERIFY(close(threads.view.canvas().shown().length(), 1));
  }

  void keysZoomAboutTheReadOut() {
    ShownView shown(sweepPlot());
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
    ShownView shown(memoryChart(data, {}));
    QSignalSpy zoomed(&shown.view, &PlotView::zoomChanged);
    QTest::keyClick(&shown.view, Qt::Key_Plus);
    const Span span = shown.view.canvas().shown();
    data.figures[23].value = 5;
    shown.view.draw(memoryChart(data, {RateUnit::GigabytesPerSecond, {}}));
    QCOMPARE(shown.view.canvas().shown(), span);
    shown.view.draw(roundPlot());
    QVERIFY(!shown.view.isZoomed());
    QCOMPARE(shown.view.canvas().shown(), roundPlot().full);
    QCOMPARE(zoomed.last()[0].toBool(), false);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartsViewTest)
#include "tst_charts_view.moc"
