// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of scaling: what is shown at first, where the best is, and what table and read-out say. With
// STRATA_SCREENSHOTS set to a folder, pictures are kept there.
#include <QtCore/qdir.h>
#include <QtCore/qlocale.h>
#include <QtGui/qimage.h>
#include <QtGui/qpalette.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/look/palettes.h"
#include "app/gui/text/table_text.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/pictures.h"

namespace strata::gui {

namespace {

CellResult moves(Bytes region, std::int64_t width, const char* pattern, std::int64_t threads, double rate) {
  CellResult cell;
  cell.test = Test::Memory;
  cell.kernel = std::string("move-") + pattern + "-" + std::to_string(width);
  cell.unit = "MB/s";
  cell.parameters.regionBytes = region.count;
  cell.parameters.widthBytes = width;
  cell.parameters.pattern = pattern;
  cell.parameters.op = "move";
  cell.parameters.threads = threads;
  Measured measured;
  measured.value = rate;
  measured.low = 0.98 * rate;
  measured.high = 1.02 * rate;
  measured.clockGhz = 2.0;
  cell.outcome = measured;
  return cell;
}

/// Two regions, of which the larger saturates at four threads; two widths, two patterns.
std::vector<CellResult> someCells() {
  std::vector<CellResult> cells;
  for (const Bytes region : {12_KiB, 64_MiB})
    for (const char* pattern : {"serial", "random"})
      for (const std::int64_t width : {4, 8})
        for (const std::int64_t threads : {1, 2, 4, 8, 16}) {
          const double most = region == 64_MiB ? 4 : 16;
          const double served = std::min(static_cast<double>(threads), most);
          cells.push_back(moves(region, width, pattern, threads, 1000 * static_cast<double>(width) * served));
        }
  return cells;
}

Chart plotOf(const std::vector<CellResult>& cells, RateUnit unit = RateUnit::MegabytesPerSecond) {
  ChartChoices choices;
  choices.unit = unit;
  ChartData data;
  data.scaling = scalingDataOf(cells);
  return scalingChart(data, choices);
}

Chart atFirst(const Chart& plot) {
  return withoutHidden(plot, plot.quiet);
}

}  // namespace

class ScalingChartTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void takesTheLoopsThatWereMeasuredWithSeveralNumbersOfThreads() {
    const ScalingData data = scalingDataOf(someCells());
    QCOMPARE(data.lines.size(), std::size_t{8});
    QCOMPARE(data.lines.front().figures.size(), std::size_t{5});
    QCOMPARE(data.lines.front().best, std::optional<std::int64_t>(16));
    QCOMPARE(data.lines.back().best, std::optional<std::int64_t>(4));
    QVERIFY(!data.lines.front().parameters.threads);
    QCOMPARE(data.lines.back().figures[4].each, 2000.0);
    std::vector<CellResult> one = someCells();
    std::erase_if(one, [](const CellResult& cell) { return cell.parameters.threads != 4; });
    QVERIFY(scalingDataOf(one).lines.empty());
  }

  void leavesOutWhatLiesInNoRegion() {
    std::vector<CellResult> cells = someCells();
    for (CellResult& cell : cells) cell.parameters.regionBytes.reset();
    QVERIFY(scalingDataOf(cells).lines.empty());
  }

  void showsTheWidestSerialMovesInMemoryAtFirst() {
    const Chart plot = atFirst(plotOf(someCells()));
    QCOMPARE(plot.series.size(), std::size_t{2});
    QCOMPARE(plot.series[0].name, std::string("Sequential move, 8-byte, 64 MiB: total"));
    QCOMPARE(plot.series[1].name, std::string("Sequential move, 8-byte, 64 MiB: per thread"));
    QCOMPARE(plot.series[0].points.back().y, 32'000.0);
    QCOMPARE(plot.series[1].points.back().y, 2000.0);
    QVERIFY(plot.series[0].points.back().low);
    QVERIFY(!plot.series[1].points.back().low);  // the interval is that of the total
  }

  void marksTheBestOfWhatIsShown() {
    const Chart plot = plotOf(someCells());
    QCOMPARE(plot.edges.size(), std::size_t{8});
    const Chart shown = atFirst(plot);
    QCOMPARE(shown.edges.size(), std::size_t{1});
    QCOMPARE(shown.edges.front().x, 4.0);
    QCOMPARE(readOutAt(shown, 4)->heading, QStringLiteral("4 threads, the best"));
    QCOMPARE(readOutAt(shown, 1)->heading, QStringLiteral("1 thread"));
  }

  void hasTheFiguresAsATable() {
    const Table table = tableOf(atFirst(plotOf(someCells())));
    QCOMPARE(columnsOf(table).size(), std::size_t{4});
    QCOMPARE(table.labels.headings.front(), std::string("Threads"));
    QCOMPARE(columnsOf(table)[1]->headings.front(), std::string("Best"));
    QCOMPARE(table.labels.values.size(), std::size_t{5});
    QCOMPARE(rowTexts(table, 2), (QStringList{QStringLiteral("4"), QStringLiteral("best"),
                                              QStringLiteral("32,000"), QStringLiteral("8,000")}));
    QCOMPARE(rowTexts(table, 3)[1], QString());
  }

  void goesByTheClockWhereThatWasMeasured() {
    std::vector<CellResult> cells = someCells();
    const Chart plot = atFirst(plotOf(cells, RateUnit::BytesPerCycle));
    QCOMPARE(plot.series[1].points.front().y, 4.0);  // 8,000 MB/s at 2 GHz
    for (CellResult& cell : cells) std::get<Measured>(cell.outcome).clockGhz.reset();
    QVERIFY(!plotOf(cells, RateUnit::BytesPerCycle).note.empty());
  }

  void isEmptyWithoutFigures() {
    const Chart plot = plotOf({});
    QVERIFY(plot.series.empty());
    QVERIFY(plot.full.length() > 0);
  }

  void looks_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("all");
    for (const bool dark : {false, true})
      for (const int percent : {100, 200})
        for (const bool all : {false, true})
          QTest::addRow("%s-%d-%s", dark ? "dark" : "light", percent, all ? "all" : "first")
              << dark << percent << all;
  }

  void looks() {
    QFETCH(const bool, dark);
    QFETCH(const int, percent);
    QFETCH(const bool, all);
    const QFont font = QApplication::font();
    QFont zoomed = font;
    zoomed.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(zoomed);
    const std::unique_ptr<ChartPanel> panel(new ChartPanel("scalingChart", scalingChart, nullptr));
    if (dark) panel->setPalette(darkPalette());
    panel->setAutoFillBackground(true);
    panel->resize(860, 520);
    ChartData data;
    std::vector<CellResult> cells = someCells();
    if (!all) std::erase_if(cells, [](const CellResult& cell) { return cell.kernel != "move-serial-8"; });
    data.scaling = scalingDataOf(cells);
    panel->draw(data);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    const QImage image = panel->grab().toImage();
    QVERIFY(distinctColours(image) > 8);
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (!folder.isEmpty()) {
      QDir().mkpath(folder);
      image.save(folder + QStringLiteral("/scaling-%1.png").arg(QLatin1String(QTest::currentDataTag())));
    }
    QApplication::setFont(font);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ScalingChartTest)
#include "tst_scaling_chart.moc"
