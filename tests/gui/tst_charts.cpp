// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCharts/qabstractaxis.h>
#include <QtCharts/qchart.h>
#include <QtCore/qlocale.h>
#include <QtCore/qtranslator.h>
#include <QtGui/qimage.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>
#include <memory>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/plot_view.h"
#include "app/gui/text/table_text.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/shown_chart.h"

namespace strata::gui {

namespace {

using MakeChart = ChartPanel* (*)(QWidget*);

ChartPanel* processor(QWidget* parent) {
  return new ChartPanel("processorChart", processorChart, parent);
}
ChartPanel* memory(QWidget* parent) {
  return new ChartPanel("memoryChart", memoryChart, parent);
}
ChartPanel* disk(QWidget* parent) {
  return new ChartPanel("diskChart", diskChart, parent);
}

QImage drawn(ChartPanel& panel, const ChartData& data) {
  panel.draw(data);
  QCoreApplication::processEvents();
  return panel.grab().toImage();
}

/// Puts every text in brackets.
class Brackets : public QTranslator {
  Q_OBJECT

 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    return QStringLiteral("[%1]").arg(QString::fromUtf8(source));
  }
  bool isEmpty() const override { return false; }
};

}  // namespace

class ChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void drawsWhatItIsGivenAndNothingElse_data() {
    QTest::addColumn<MakeChart>("make");
    QTest::newRow("processor") << MakeChart(processor);
    QTest::newRow("memory") << MakeChart(memory);
    QTest::newRow("disk") << MakeChart(disk);
  }

  void drawsWhatItIsGivenAndNothingElse() {
    QFETCH(const MakeChart, make);
    const std::unique_ptr<ChartPanel> panel(make(nullptr));
    panel->resize(600, 400);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));

    const QImage empty = drawn(*panel, dataAfter(planWith(1), 0));
    const QImage one = drawn(*panel, dataAfter(planWith(1), 99));
    const QImage many = drawn(*panel, dataAfter(planWith(12), 99));
    QVERIFY(one != empty);
    QVERIFY(many != one);
    // Nothing is left of what was drawn before: series, axes and legend come from the data alone.
    QCOMPARE(drawn(*panel, dataAfter(planWith(1), 99)), one);
    QCOMPARE(drawn(*panel, dataAfter(planWith(1), 0)), empty);
  }

  void withoutFiguresItSaysSoAndHasNoAxes() {
    ShownChart shown{ChartData{}};
    const auto axesAreShown = [&] {
      const auto axes = shown.view().chart()->axes();
      return std::ranges::all_of(axes, [](const QAbstractAxis* axis) { return axis->isVisible(); });
    };
    QVERIFY(!axesAreShown());
    QCOMPARE(shown.view().canvas().plot().note, std::string("No results for this chart."));
    shown.panel->draw(roundFigures());
    QVERIFY(axesAreShown());
    QVERIFY(shown.view().canvas().plot().note.empty());
  }

  void standsAThousandThreads() {
    const std::unique_ptr<ChartPanel> panel(new ChartPanel("processorChart", processorChart, nullptr));
    panel->resize(600, 400);
    panel->show();
    const QImage image = drawn(*panel, dataAfter(planWith(1024), 1));
    QVERIFY(!image.isNull());
  }

  void followsThePalette() {
    const std::unique_ptr<ChartPanel> panel(new ChartPanel("memoryChart", memoryChart, nullptr));
    panel->resize(600, 400);
    panel->show();
    const ChartData data = dataAfter(planWith(1), 99);
    const QImage light = drawn(*panel, data);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(QPalette(QColor(40, 40, 45), QColor(20, 20, 22)));
    QCoreApplication::processEvents();
    const QImage dark = panel->grab().toImage();
    QApplication::setPalette(before);
    QCoreApplication::processEvents();
    QVERIFY(dark.pixelColor(300, 390).lightness() < 128);
    QCOMPARE(panel->grab().toImage(), light);
  }

  void followsTheFont() {
    const QFont before = QApplication::font();
    ShownChart shown;
    const int height = shown.button("legend-width-1")->height();
    const int title = shown.panel->findChild<QWidget*>(QStringLiteral("memoryChartHead"))->height();
    const QImage image = shown.panel->grab().toImage();
    QFont large = before;
    large.setPointSizeF(before.pointSizeF() * 2);
    QApplication::setFont(large);
    QCoreApplication::processEvents();
    QVERIFY(shown.button("legend-width-1")->height() > height * 1.6);
    QVERIFY(shown.panel->findChild<QWidget*>(QStringLiteral("memoryChartHead"))->height() > title * 1.6);
    QVERIFY(shown.view().canvas().look().font.pointSizeF() > before.pointSizeF() * 1.5);
    QApplication::setFont(before);
    QCoreApplication::processEvents();
    QCOMPARE(shown.panel->grab().toImage(), image);
  }

  void followsTheLanguage() {
    ShownChart shown;
    shown.button("memoryChartAsTable")->click();
    shown.button("memoryChartAsChart")->click();
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);
    QCoreApplication::processEvents();
    const auto* title = shown.panel->findChild<QLabel*>(QStringLiteral("memoryChartTitle"));
    QCOMPARE(title->text(), QStringLiteral("[Move rate vs. buffer size]"));
    QCOMPARE(shown.button("memoryChartAsTable")->text(), QStringLiteral("[Table]"));
    QVERIFY(shown.button("legend-pattern-serial")->text().startsWith(u'['));
    QVERIFY(shown.button("legend-pattern-serial")->accessibleName().startsWith(u'['));
    QVERIFY(shown.view().accessibleDescription().startsWith(u'['));
    QCOMPARE(shown.view().accessibleName(), title->text());
    for (const QAbstractAxis* axis : shown.view().chart()->axes())
      QVERIFY(axis->titleText().startsWith(u'['));
    QVERIFY(shown.panel->tableText().startsWith(u'['));
    QCoreApplication::removeTranslator(&brackets);
    QCoreApplication::processEvents();
    QCOMPARE(title->text(), QStringLiteral("Move rate vs. buffer size"));
    QCOMPARE(shown.button("legend-pattern-serial")->accessibleName(), QStringLiteral("sequential, shown"));
  }

  void theLegendIsReadableWithoutThePicture() {
    ShownChart shown(dataAfter(planWith(1), 99));
    const auto* legend = shown.panel->findChild<QWidget*>(QStringLiteral("memoryChartLegend"));
    QCOMPARE(legend->accessibleDescription(),
             QStringLiteral("1 byte, 2 bytes, 4 bytes, 8 bytes, sequential, random"));
  }

  // ---- legend

  void aClickHidesAndShows() {
    ShownChart shown;
    QAbstractButton* random = shown.button("legend-pattern-random");
    QVERIFY(random->isCheckable() && random->isChecked());
    QCOMPARE(random->accessibleName(), QStringLiteral("random, shown"));
    const QImage before = shown.panel->grab().toImage();
    QTest::mouseClick(random, Qt::LeftButton);
    QCOMPARE(shown.lines(), (QStringList{QStringLiteral("1/serial"), QStringLiteral("8/serial")}));
    QVERIFY(!random->isChecked());
    QCOMPARE(random->accessibleName(), QStringLiteral("random, hidden"));
    // The axis fits what is left: 891 to 8,080 instead of 90 to 8,080.
    const PlotCanvas& canvas = shown.view().canvas();
    QVERIFY(canvas.pixelOf(4096, 500).y() >= canvas.plotArea().bottom() - 1e-6);
    QTest::mouseClick(random, Qt::LeftButton);
    QCOMPARE(shown.lines().size(), 4);
    QVERIFY(random->isChecked());
    takeHoverFrom(*random);
    QCOMPARE(withoutFocus(*shown.panel), withoutFocusOf(before));
  }

  void keysHideAndShow() {
    ShownChart shown;
    QVERIFY(shown.isActive);
    QAbstractButton* width = shown.button("legend-width-8");
    width->setFocus(Qt::TabFocusReason);
    QVERIFY(width->hasFocus());
    QTest::keyClick(width, Qt::Key_Space);
    QCOMPARE(shown.lines(), (QStringList{QStringLiteral("1/serial"), QStringLiteral("1/random")}));
    QTest::keyClick(width, Qt::Key_Space);
    QCOMPARE(shown.lines().size(), 4);
  }

  void oneLineStaysAtLeast() {
    ShownChart shown;
    shown.button("legend-pattern-random")->click();
    QAbstractButton* serial = shown.button("legend-pattern-serial");
    serial->click();
    QVERIFY(serial->isChecked());
    QCOMPARE(serial->accessibleName(), QStringLiteral("sequential, shown"));
    shown.button("legend-width-1")->click();
    shown.button("legend-width-8")->click();
    QCOMPARE(shown.lines(), QStringList{QStringLiteral("8/serial")});
  }

  void whatIsHiddenStaysHiddenInTheNextRun() {
    ShownChart shown;
    shown.button("legend-width-1")->click();
    shown.panel->draw(dataAfter(planWith(1), 99));
    QCOMPARE(shown.lines().size(), 6);
    QVERIFY(!shown.lines().contains(QStringLiteral("1/serial")));
    // A run of that width alone has something to see all the same.
    ChartData narrow = roundFigures();
    narrow.figures.resize(2);
    shown.panel->draw(narrow);
    QCOMPARE(shown.lines(), QStringList{QStringLiteral("1/serial")});
    QVERIFY(shown.button("legend-width-1")->isChecked());
  }

  void barsCanBeHiddenToo() {
    const std::unique_ptr<ChartPanel> panel(new ChartPanel("processorChart", processorChart, nullptr));
    panel->draw(dataAfter(planWith(2), 99));
    panel->findChild<QAbstractButton*>(QStringLiteral("legend-integer"))->click();
    const PlotCanvas& canvas = panel->findChild<PlotView*>()->canvas();
    QCOMPARE(canvas.plot().series.size(), std::size_t{1});
    QCOMPARE(canvas.plot().series[0].id, std::string("floating"));
    QCOMPARE(columnsOf(panel->table()).size(), std::size_t{2});
  }

  // ---- unit and edges

  void theUnitChangesWithoutARun() {
    ShownChart shown;
    const auto title = [&] { return shown.view().chart()->axes(Qt::Vertical).first()->titleText(); };
    QCOMPARE(title(), QStringLiteral("MB/s"));
    shown.panel->setRateUnit(RateUnit::GigabytesPerSecond);
    QCOMPARE(title(), QStringLiteral("GB/s"));
    QCOMPARE(shown.view().canvas().plot().series[1].points[0].y, 8.0);
    QVERIFY(shown.panel->tableText().contains(QStringLiteral("\t8.00\t")));
    shown.panel->setRateUnit(RateUnit::BytesPerCycle);
    QCOMPARE(title(), QStringLiteral("B/cycle"));
    QCOMPARE(shown.view().canvas().plot().series[1].points[0].y, 4.0);
    shown.panel->setRateUnit(RateUnit::MegabytesPerSecond);
    QCOMPARE(shown.view().canvas().plot().series[1].points[0].y, 8000.0);
  }

  void aTitleWithoutRoomGivesWayToTheBriefOne() {
    PlotView view(nullptr);
    view.resize(600, 150);
    view.show();
    Chart plot;
    plot.series.push_back({});
    plot.series.front().points = {{1, -5}, {2, 5}};
    plot.full = {1, 2};
    plot.yKind = AxisKind::Change;
    plot.unit = "%";
    const auto title = [&] {
      view.draw(plot);
      return view.chart()->axes(Qt::Vertical).first()->titleText();
    };
    plot.yTitle = "short";
    plot.yBrief = "brief";
    QCOMPARE(title(), QStringLiteral("short"));
    plot.yTitle = std::string(80, 'w');
    QCOMPARE(title(), QStringLiteral("brief"));
    plot.yBrief = plot.yTitle;
    QCOMPARE(title(), QStringLiteral("%"));
  }

  void operationsHaveNoOtherUnit() {
    const std::unique_ptr<ChartPanel> panel(new ChartPanel("processorChart", processorChart, nullptr));
    panel->draw(dataAfter(planWith(2), 99));
    const QString before = panel->tableText();
    panel->setRateUnit(RateUnit::GigabytesPerSecond);
    QCOMPARE(panel->tableText(), before);
  }

  void edgesComeAndGo() {
    ShownChart shown;
    const QImage before = shown.panel->grab().toImage();
    shown.panel->setCacheEdges({{1, 32_KiB}, {2, 1_MiB}});
    QCOMPARE(shown.view().canvas().plot().edges.size(), std::size_t{2});
    QVERIFY(shown.panel->tableText().startsWith(QStringLiteral("Size\tLevel\t")));
    shown.panel->setCacheEdges({});
    QCOMPARE(columnsOf(shown.panel->table()).size(), std::size_t{5});
    QCoreApplication::processEvents();
    QCOMPARE(shown.panel->grab().toImage(), before);
  }

  // ---- zoom

  void showAllAppearsWhileZoomed() {
    ShownChart shown;
    QAbstractButton* all = shown.button("memoryChartShowAll");
    QVERIFY(!all->isVisible());
    shown.view().setFocus();
    QTest::keyClick(&shown.view(), Qt::Key_Plus);
    QVERIFY(all->isVisible());
    QVERIFY(!all->visibleRegion().isEmpty());
    // It belongs to the chart.
    shown.button("memoryChartAsTable")->click();
    QVERIFY(!all->isVisible());
    shown.button("memoryChartAsChart")->click();
    QVERIFY(all->isVisible());
    QTest::mouseClick(all, Qt::LeftButton);
    QVERIFY(!all->isVisible());
    QVERIFY(!shown.view().isZoomed());
  }

  void tabGoesInReadingOrder() {
    ShownChart shown;
    QVERIFY(shown.isActive);
    QStringList order;
    shown.button("memoryChartAsChart")->setFocus();
    for (int i = 0; i < 6; ++i) {
      order.append(QApplication::focusWidget()->objectName());
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    // Chart and table are one choice, changed by arrow keys.
    QCOMPARE(order,
             (QStringList{QStringLiteral("memoryChartAsChart"), QStringLiteral("legend-width-1"),
                          QStringLiteral("legend-width-8"), QStringLiteral("legend-pattern-serial"),
                          QStringLiteral("legend-pattern-random"), QStringLiteral("memoryChartView")}));
  }

  void everyControlHasANameAndFits_data() {
    QTest::addColumn<MakeChart>("make");
    QTest::addColumn<int>("width");
    for (const int width : {320, 700})
      for (const auto& [name, make] :
           {std::pair("processor", MakeChart(processor)), std::pair("memory", MakeChart(memory)),
            std::pair("disk", MakeChart(disk))})
        QTest::addRow("%s %d", name, width) << make << width;
  }
  void everyControlHasANameAndFits() {
    QFETCH(const MakeChart, make);
    QFETCH(const int, width);
    const std::unique_ptr<ChartPanel> panel(make(nullptr));
    panel->draw(dataAfter(planWith(4), 99));
    panel->resize(width, 420);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    for (const auto* button : panel->findChildren<QAbstractButton*>()) {
      if (!button->isVisible()) continue;
      QVERIFY(!button->accessibleName().isEmpty());
      QVERIFY(!button->objectName().isEmpty());
      QVERIFY(button->width() >= button->sizeHint().width());
      QVERIFY(panel->rect().contains(QRect(button->mapTo(panel.get(), QPoint(0, 0)), button->size())));
    }
  }

 private:
  static void takeHoverFrom(QWidget& widget) {
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&widget, &leave);
    widget.clearFocus();
  }
  static QImage withoutFocus(QWidget& panel) { return withoutFocusOf(panel.grab().toImage()); }
  /// The plot alone: a button that was clicked looks otherwise.
  static QImage withoutFocusOf(const QImage& image) {
    return image.copy(0, 80, image.width(), image.height() - 80);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartsTest)
#include "tst_charts.moc"
