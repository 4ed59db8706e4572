// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map of core to core. With STRATA_SCREENSHOTS set to a folder, pictures of it are kept there.
#include <QtCore/qdir.h>
#include <QtGui/qevent.h>
#include <QtGui/qimage.h>
#include <QtGui/qpainter.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qtooltip.h>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/grid_painter.h"
#include "app/gui/charts/rows_view.h"
#include "app/gui/look/palettes.h"
#include "app/gui/look/theme.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/window/page_facts.h"
#include "core/chart/palette.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/shown_view.h"

namespace strata::gui {

class CoreChartTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void cleanup() {
    QApplication::setPalette(lightPalette());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(QFont());
  }

  void itsPageMeasuresIt() {
    QCOMPARE(pageOf(TestGroup::CoreToCore), Page::Cores);
    QVERIFY(selectionOf(Page::Cores).tests == TestSet{TestGroup::CoreToCore});
  }

  void itsTableHasARowAndAColumnACpu() {
    QWidget parent;
    const Table table = chartOf(parent, 4, 2)->table();
    QCOMPARE(table.labels.values.size(), std::size_t{4});
    std::size_t figures = 0;
    for (const ColumnGroup& group : table.groups)
      for (const Column& column : group.columns)
        for (const TableValue& value : column.values)
          if (std::holds_alternative<Number>(value)) ++figures;
    QCOMPARE(figures, std::size_t{12});
  }

  void cellsAreFoundWhereTheyAreDrawn() {
    QWidget parent;
    const Chart plot = plotOf(4, 2);
    PlotLook look = lightLook();
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
      look.direction = direction;
      QImage image(400, 300, QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      paintGrid(painter, plot, look, QRectF(image.rect()));
      painter.end();
      // A spot of each cell beside its value has the colour of the value that is found there.
      std::size_t seen = 0;
      for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3) {
          const auto cell = gridCellAt(plot, look, QRectF(image.rect()), {x + 0.5, y + 0.5});
          if (!cell || cell->first == cell->second) continue;
          const ChartPoint* point =
              pointAt(plot, plot.series[cell->second], static_cast<double>(cell->first));
          QVERIFY(point != nullptr);
          if (image.pixelColor(x, y) == QColor::fromRgb(heatColour(shareOfHeat(heatOf(plot), point->y))))
            ++seen;
        }
      QVERIFY(seen > 500);
    }
  }

  void valuesCanBeReadOnEachColour() {
    for (int i = 0; i <= 100; ++i)
      QVERIFY(contrast(QColor::fromRgb(inkOnHeat(i / 100.0)), QColor::fromRgb(heatColour(i / 100.0))) >= 4.5);
  }

  void aCellSaysItsPairWhenPointedAt() {
    QWidget parent;
    ChartPanel* chart = chartOf(parent, 4, 2);
    parent.resize(600, 420);
    chart->setGeometry(parent.rect());
    parent.show();
    QVERIFY(QTest::qWaitForWindowExposed(&parent));
    settle(parent);
    auto* view = parent.findChild<RowsView*>();
    QVERIFY(view->accessibleDescription().contains(QStringLiteral("within a cluster of CPUs")));
    QString said;
    for (int y = 0; y < view->height() && said.isEmpty(); y += 4)
      for (int x = 0; x < view->width() && said.isEmpty(); x += 4) {
        QHelpEvent event(QEvent::ToolTip, {x, y}, view->mapToGlobal(QPoint(x, y)));
        QApplication::sendEvent(view, &event);
        said = QToolTip::text();
      }
    QCOMPARE(said, QStringLiteral("CPU 0, CPU 1: 21.0 ns ± 4.8 %\nreliable"));
    QToolTip::hideText();
  }

  void looksGood_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("cpus");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("two") << false << 2 << 100 << false;
    QTest::newRow("light") << false << 16 << 100 << false;
    QTest::newRow("dark") << true << 16 << 100 << false;
    QTest::newRow("large") << false << 8 << 200 << false;
    QTest::newRow("mirrored") << false << 8 << 100 << true;
    QTest::newRow("many") << true << 64 << 100 << false;
  }

  void looksGood() {
    QFETCH(const bool, dark);
    QFETCH(const int, cpus);
    QFETCH(const int, percent);
    QFETCH(const bool, mirrored);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    if (mirrored) QApplication::setLayoutDirection(Qt::RightToLeft);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
    QWidget parent;
    parent.setAutoFillBackground(true);
    parent.setBackgroundRole(QPalette::Base);
    ChartPanel* chart = chartOf(parent, cpus, cpus / 2);
    parent.resize(820, 620);
    chart->setGeometry(parent.rect().adjusted(12, 12, -12, -12));
    parent.show();
    QVERIFY(QTest::qWaitForWindowExposed(&parent));
    settle(parent);
    keep(parent.grab().toImage(),
         QStringLiteral("cores-%1").arg(QString::fromLatin1(QTest::currentDataTag())));
    const QImage picture =
        chart->picture({QStringLiteral("Cores"), QStringLiteral("A machine"), QStringLiteral("Settings")});
    keep(picture, QStringLiteral("cores-picture-%1").arg(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY(chart->svg({}).contains("CPU 0"));
  }

 private:
  /// Clusters of so many CPUs: 20 ns and more within one, 190 and more between them.
  static ChartData figuresOf(int cpus, int ofCluster) {
    ChartData data;
    for (int a = 0; a < cpus; ++a)
      for (int b = a + 1; b < cpus; ++b) {
        ChartFigure& figure = data.figures.emplace_back();
        figure.test = Test::CoreToCore;
        figure.kernel = "handover-cas";
        figure.parameters.cpuA = a;
        figure.parameters.cpuB = b;
        figure.value = (a / ofCluster == b / ofCluster ? 20 : 190) + (a + b) % 7;
        figure.low = *figure.value - 1;
        figure.high = *figure.value + 1;
        figure.final = true;
        figure.grade = Grade::Good;
      }
    return data;
  }

  static Chart plotOf(int cpus, int ofCluster) {
    return pairChart(figuresOf(cpus, ofCluster), {}, chartTexts());
  }

  static ChartPanel* chartOf(QWidget& parent, int cpus, int ofCluster) {
    ChartPanel* chart = testSection(TestGroup::CoreToCore).makeChart(&parent);
    chart->draw(figuresOf(cpus, ofCluster));
    return chart;
  }

  static void keep(const QImage& image, const QString& name) {
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(image.save(QDir(folder).filePath(name + QStringLiteral(".png"))));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(CoreChartTest)
#include "tst_core_chart.moc"
