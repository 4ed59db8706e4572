// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map of core to core. With STRATA_SCREENSHOTS set to a folder, pictures of it are kept there.
#include <QtCore/qdir.h>
#include <QtGui/qevent.h>
#include <QtGui/qfont.h>
#include <QtGui/qimage.h>
#include <QtGui/qpainter.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qtooltip.h>

#include <string>
#include <variant>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/grid_painter.h"
#include "app/gui/charts/rows_view.h"
#include "app/gui/look/palettes.h"
#include "app/gui/look/theme.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/window/page_facts.h"
#include "core/chart/palette.h"
#include "core/machine/topology.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/shown_view.h"
#include "tests/support/topologies.h"

namespace strata::gui {

class CoreChartTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    m_font = QApplication::font();
  }

  void cleanup() {
    QApplication::setPalette(lightPalette());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(m_font);
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

  void itsRowsSayOfWhichKindTheCoresAre() {
    const Result<Machine> machine = machineFromXml(test::mixedCores);
    QVERIFY(static_cast<bool>(machine));
    QWidget parent;
    ChartPanel* chart = chartOf(parent, 4, 2);
    chart->setMachine(*machine);
    const Table table = chart->table();
    QCOMPARE(std::get<std::string>(table.labels.values.front()), std::string("CPU 0 (IntelCore)"));
    QCOMPARE(std::get<std::string>(table.labels.values.back()), std::string("CPU 3 (IntelAtom)"));
    QVERIFY(chart->svg({}).contains("CPU 2 (IntelAtom)"));
    // The system tells of one cache for all.
    QVERIFY(!chart->svg({}).contains("rotate"));
  }

  void aListChoosesTheWayToHandOver() {
    QWidget parent;
    ChartPanel* chart = chartOf(parent, 4, 2);
    auto* list = chart->findChild<QComboBox*>(QStringLiteral("coreToCoreChartVariants"));
    QVERIFY(list != nullptr);
    QVERIFY2(list->isHidden(), "there is one way");
    ChartData data = figuresOf(4, 2);
    const std::vector<ChartFigure> ofCas = data.figures;
    for (ChartFigure figure : ofCas) {
      figure.kernel = "handover-store";
      figure.value = 7;
      data.figures.push_back(figure);
    }
    chart->draw(data);
    QVERIFY(!list->isHidden());
    QCOMPARE(list->currentText(), QStringLiteral("Compare-and-swap"));
    QVERIFY(!chart->svg({}).contains(">7.00<"));
    list->setCurrentIndex(1);
    emit list->activated(1);
    QVERIFY(chart->svg({}).contains(">7.00<"));
    QVERIFY(chart->svg({}).contains("Load and store"));
    // It stays so while a run goes on.
    data.figures.back().value = 8;
    chart->draw(data);
    QCOMPARE(list->currentText(), QStringLiteral("Load and store"));
    QVERIFY(chart->svg({}).contains(">8.00<"));
    parent.resize(620, 420);
    chart->setGeometry(parent.rect());
    parent.show();
    QVERIFY(QTest::qWaitForWindowExposed(&parent));
    settle(parent);
    keep(parent.grab().toImage(), QStringLiteral("cores-two-ways"));
  }

  void cellsAreFoundWhereTheyAreDrawn_data() {
    QTest::addColumn<int>("packages");
    QTest::newRow("alone") << 0;
    QTest::newRow("with brackets") << 2;
  }

  void cellsAreFoundWhereTheyAreDrawn() {
    QFETCH(const int, packages);
    const Machine machine = packages > 0 ? machineOf(8, packages, 2) : Machine();
    const Chart plot = plotOf(8, 2, machine);
    QCOMPARE(plot.brackets.size(), static_cast<std::size_t>(packages));
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

  void fewCpusHaveLargerCells() {
    const PlotLook look = lightLook();
    const QRectF room(0, 0, 700, 500);
    const auto cellWidth = [&](int cpus) {
      const Chart plot = plotOf(cpus, 2, Machine());
      int width = 0;
      for (int y = 0; y < 500 && width == 0; y += 5)
        for (int x = 0; x < 700; ++x) {
          const auto cell = gridCellAt(plot, look, room, {x + 0.5, y + 0.5});
          if (cell && cell->second == 1) ++width;
        }
      return width;
    };
    const int line = QFontMetrics(look.font).height();
    QVERIFY2(cellWidth(2) > 5 * line, qPrintable(QString::number(cellWidth(2))));
    QVERIFY(cellWidth(6) < cellWidth(2) && cellWidth(6) > cellWidth(12));
    QVERIFY2(cellWidth(12) < 3 * line, qPrintable(QString::number(cellWidth(12))));
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
    QTest::addColumn<Machine>("machine");
    Machine mixed = machineOf(16, 1, 4);
    mixed.coreKinds = {{"IntelCore", 1, 8}, {"IntelAtom", 0, 8}};
    for (LogicalCpu& cpu : mixed.cpus) cpu.kind = cpu.osIndex < 8 ? 0 : 1;
    QTest::newRow("two") << false << 2 << 100 << false << Machine();
    QTest::newRow("light") << false << 16 << 100 << false << Machine();
    QTest::newRow("dark") << true << 16 << 100 << false << Machine();
    QTest::newRow("large") << false << 8 << 200 << false << Machine();
    QTest::newRow("mirrored") << false << 8 << 100 << true << Machine();
    QTest::newRow("many") << true << 64 << 100 << false << Machine();
    QTest::newRow("kinds") << false << 4 << 100 << false << *machineFromXml(test::mixedCores);
    QTest::newRow("caches") << false << 16 << 100 << false << mixed;
    QTest::newRow("caches-dark") << true << 16 << 100 << false << mixed;
    QTest::newRow("caches-large") << false << 16 << 200 << false << mixed;
    QTest::newRow("caches-mirrored") << false << 16 << 100 << true << mixed;
    QTest::newRow("packages") << false << 8 << 100 << false << machineOf(8, 2, 1);
    QTest::newRow("packages-many") << true << 64 << 100 << false << machineOf(64, 2, 4);
  }

  void looksGood() {
    QFETCH(const bool, dark);
    QFETCH(const int, cpus);
    QFETCH(const int, percent);
    QFETCH(const bool, mirrored);
    QFETCH(const Machine, machine);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    if (mirrored) QApplication::setLayoutDirection(Qt::RightToLeft);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
    QWidget parent;
    parent.setAutoFillBackground(true);
    parent.setBackgroundRole(QPalette::Base);
    ChartPanel* chart = chartOf(parent, cpus, cpus / 2);
    chart->setMachine(machine);
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

  /// So many packages with so many caches each.
  static Machine machineOf(int cpus, int packages, int caches) {
    Machine machine;
    const int ofCache = cpus / packages / caches;
    machine.caches = {{1, 32_KiB, 1}, {3, 32_MiB, ofCache}};
    for (int cpu = 0; cpu < cpus; ++cpu)
      machine.cpus.push_back({cpu, cpu, cpu * packages / cpus, 0, 0, 0, cpu / ofCache});
    return machine;
  }

  static Chart plotOf(int cpus, int ofCluster, const Machine& machine) {
    ChartChoices choices;
    choices.machine = machine;
    return pairChart(figuresOf(cpus, ofCluster), choices, chartTexts());
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

  QFont m_font;  ///< that of the beginning, since a default font is that of the application
};

}  // namespace strata::gui

STRATA_GUI_TEST(CoreChartTest)
#include "tst_core_chart.moc"
