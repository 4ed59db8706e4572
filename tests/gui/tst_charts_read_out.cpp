// SPDX-License-Identifier: GPL-3.0-or-later
// The read-out of a chart, by pointer and by keys.
#include <QtCore/qlocale.h>
#include <QtGui/qaccessible.h>
#include <QtGui/qevent.h>
#include <QtGui/qimage.h>
#include <QtGui/qwindow.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>

#include <cmath>
#include <string>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/charts/read_out_box.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/pointer.h"
#include "tests/gui/shown_view.h"

namespace strata::gui {

class ChartsReadOutTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  // ---- read-out

  void thePointerReadsOutTheNearestRegion() {
    ShownView shown(roundPlot());
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

  void chainsAreCountedInItsHeading() {
    Chart plot;
    plot.xKind = AxisKind::Chains;
    QCOMPARE(stopText(plot, 24), QStringLiteral("24 chains"));
    QCOMPARE(stopText(plot, 1), QStringLiteral("1 chain"));
  }

  void theReadOutIsDrawn() {
    ShownView shown(roundPlot());
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

  void aClickGivesTheViewTheKeys() {
    ShownView shown(roundPlot());
    QVERIFY(shown.isActive);
    shown.view.clearFocus();
    QTest::mouseClick(shown.view.windowHandle(), Qt::LeftButton, {},
                      shown.view.canvas().plotArea().center().toPoint());
    QVERIFY(shown.view.hasFocus());
    QCOMPARE(shown.view.focusPolicy(), Qt::StrongFocus);
    QCOMPARE(shown.view.viewport()->focusPolicy(), Qt::NoFocus);
  }

  void keysGoFromRegionToRegion() {
    ShownView shown(sweepPlot());
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
    ShownView shown(roundPlot());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    takePointerAway(shown.view);
    QVERIFY(shown.view.readOut());
    shown.view.clearFocus();
    QVERIFY(!shown.view.readOut());
  }

  void keysMoveByAVisibleStep() {
    Chart plot = diskPlotWith(1);
    ChartSeries& line = plot.series.front();
    const ChartPoint last = line.points.back();
    line.points.clear();
    for (int i = 0; i <= 5000; ++i) line.points.push_back({last.x * i / 5000, 1000});
    ShownView shown(plot);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    const double before = shown.view.canvas().pixelAcross(shown.region());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    const double after = shown.view.canvas().pixelAcross(shown.region());
    QVERIFY(after - before >= 4);
    QVERIFY(after - before < 5);
  }

  void theReadOutFollowsTheFigures() {
    ChartData data = roundFigures();
    ShownView shown(memoryChart(data, {}));
    shown.pointAt(1048576);
    QCOMPARE(shown.view.readOut()->rows[2].figure, QStringLiteral("100"));
    moveFigureIn(data, 1, "random", 1_MiB).value = 120;
    shown.view.draw(memoryChart(data, {}));
    QCOMPARE(shown.view.readOut()->rows[2].figure, QStringLiteral("120"));
    // Another run has other regions: the nearest of them.
    shown.view.draw(sweepPlot());
    QVERIFY(close(std::log2(shown.region()), 20, 1));
    shown.view.draw(memoryChart({}, {}));
    QVERIFY(!shown.view.readOut());
  }

  void screenReadersHearTheReadOut() {
    ShownView shown(roundPlot());
    const auto description = [&] {
      return QAccessible::queryAccessibleInterface(&shown.view)->text(QAccessible::Description);
    };
    const QString keys = description();
    QVERIFY(keys.contains(QStringLiteral("left and right arrow keys")));
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(description(), spokenText(*shown.view.readOut()));
    QVERIFY(description().startsWith(
        QStringLiteral("Buffer 4 KiB\nSequential, 1-byte: 1,000 MB/s, ± 1.0 %, reliable")));
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QCOMPARE(description(), keys);
  }

  void escGoesToTheWindowWhenThereIsNothingToHide() {
    ShownView shown(roundPlot());
    QKeyEvent escape(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    escape.ignore();
    QCoreApplication::sendEvent(&shown.view, &escape);
    QVERIFY(!escape.isAccepted());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCoreApplication::sendEvent(&shown.view, &escape);
    QVERIFY(escape.isAccepted());
  }

  void keysOfTheWindowAreLeftToIt() {
    ShownView shown(roundPlot());
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
    QTest::addColumn<Chart>("plot");
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
    QFETCH(const Chart, plot);
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
    ShownView shown(sweepPlot());
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
    Chart plot = roundPlot();
    for (ChartSeries& line : plot.series) line.points.front().x = 65536;
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
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartsReadOutTest)
#include "tst_charts_read_out.moc"
