// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of the tests whose cells are told apart by kernel and size: rows of bars, and lines over sizes. With
// STRATA_SCREENSHOTS set to a folder, pictures of them are kept there.
#include <QtCore/qdir.h>
#include <QtGui/qimage.h>
#include <QtGui/qpainter.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>

#include <memory>
#include <tuple>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/charts/rows_view.h"
#include "app/gui/look/palettes.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/panel/panel_request.h"
#include "app/gui/results/results_model.h"
#include "app/gui/text/table_text.h"
#include "app/gui/window/page_facts.h"
#include "core/report/loaded_latency.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/settle.h"
#include "tests/gui/shown_view.h"

Q_DECLARE_METATYPE(strata::TestGroup)

namespace strata::gui {

class CellChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void cleanup() {
    QApplication::setPalette(lightPalette());
    QApplication::setLayoutDirection(Qt::LeftToRight);
  }

  void figuresComeFromTheRows() {
    const auto cells = measured({TestGroup::Copy});
    QCOMPARE(cells.size(), std::size_t{3});
    QCOMPARE(cells[0].kernel, std::string("copy-memcpy"));
    QCOMPARE(cells[0].value, std::optional(9480.0));
    QVERIFY(cells[0].final);
    QCOMPARE(cells[1].grade, std::optional(Grade::Fair));
  }

  void figuresOnTheWayAreNoResults() {
    const Plan plan = planOf({TestGroup::Copy});
    ResultsModel model;
    model.begin(plan);
    QCOMPARE(figuresOf(model).size(), std::size_t{3});
    QVERIFY(!figuresOf(model)[0].value);
    Progress progress;
    progress.figures = {{2, 8000, 7900, 8100, {8000}}};
    model.showProgress(progress);
    const auto cells = figuresOf(model);
    QCOMPARE(cells[2].value, std::optional(8000.0));
    QVERIFY(!cells[2].final);
    const Chart plot = rowsOf(cells, {});
    QCOMPARE(plot.rows.size(), std::size_t{3});  // every row of the plan has its place from the start
    QCOMPARE(plot.series[0].points.size(), std::size_t{1});
    QCOMPARE(plot.series[0].points[0].x, 2.0);
  }

  void ofSeveralNumbersOfThreadsTheMostCount() {
    Settings settings;
    settings.threadMode = ThreadMode::Scale;
    const auto cells = measured({TestGroup::Copy}, settings);
    QCOMPARE(cells.size(), std::size_t{6});
    std::vector<ChartFigure> ofTwo = cells;
    std::erase_if(ofTwo, [](const ChartFigure& cell) { return cell.parameters.threads != 2; });
    QCOMPARE(ofTwo.size(), std::size_t{3});
    QCOMPARE(rowsOf(cells, {}).rows.size(), std::size_t{3});
    QVERIFY(rowsOf(cells, {}).series[0].points == rowsOf(ofTwo, {}).series[0].points);
  }

  void aRowForEachKernel() {
    const Chart plot = rowsOf(measured({TestGroup::Copy}), {});
    QCOMPARE(plot.shape, ChartShape::Rows);
    QCOMPARE(plot.rows, (std::vector<std::string>{"memcpy, whole", "8-byte loop", "memcpy, 256 KiB blocks"}));
    QCOMPARE(plot.unit, std::string("MB/s"));
    QCOMPARE(plot.series.size(), std::size_t{1});
    QCOMPARE(plot.legend.size(), std::size_t{1});
    QCOMPARE(plot.legend[0].name, std::string("64 MiB"));
    QCOMPARE(plot.series[0].points[1].y, 6120.0);
    const auto readOut = readOutAt(plot, 1);
    QVERIFY(readOut);
    QCOMPARE(spokenText(*readOut), QStringLiteral("8-byte loop\nRate, 64 MiB: 6,120 MB/s, ± 4.6 %, caution"));
  }

  void aBarForEachSizeOfARow() {
    const Chart plot = rowsOf(measured({TestGroup::Copy}, twoRegions()), {});
    QCOMPARE(plot.rows.size(), std::size_t{3});
    QCOMPARE(plot.series.size(), std::size_t{2});
    QCOMPARE(plot.legend[0].name, std::string("12 KiB"));
    QCOMPARE(plot.legend[1].name, std::string("64 MiB"));
    const Table table = tableOf(plot);
    QCOMPARE(columnsOf(table).size(), std::size_t{3});
    QCOMPARE(columnsOf(table)[1]->headings.front(), std::string("Rate, 12 KiB"));
    QCOMPARE(rowTexts(table, 0), (QStringList{QStringLiteral("memcpy, whole"), QStringLiteral("9,480"),
                                              QStringLiteral("9,480")}));
    // A size can be hidden.
    QCOMPARE(withoutHidden(plot, {plot.legend[0].key}).series.size(), std::size_t{1});
  }

  void ratesFollowTheUnit() {
    const auto cells = measured({TestGroup::Copy});
    QCOMPARE(rowsOf(cells, in(RateUnit::GigabytesPerSecond)).series[0].points[0].y, 9.48);
    QCOMPARE(rowsOf(cells, in(RateUnit::BytesPerCycle)).unit, std::string("B/cycle"));
    auto withoutClock = cells;
    for (ChartFigure& cell : withoutClock) cell.clockGhz.reset();
    const Chart plot = rowsOf(withoutClock, in(RateUnit::BytesPerCycle));
    QVERIFY(plot.series[0].points.empty());
    QCOMPARE(plot.note, std::string("Bytes per cycle need the clock, which was not measured here."));
    QVERIFY(rowsOf(withoutClock, {}).note.empty());
  }

  void aLineForEachFunctionOverTheSizes() {
    ChartChoices choices;
    choices.edges = cacheEdges(sampleMachine());
    const Chart plot =
        cellSizesChart({measured({TestGroup::Library})}, TestGroup::Library, choices, chartTexts());
    QCOMPARE(plot.xKind, AxisKind::Region);
    QCOMPARE(plot.series.size(), std::size_t{7});
    QCOMPARE(plot.series[5].name, std::string("strlen"));
    QCOMPARE(plot.series[0].points.size(), std::size_t{5});
    QCOMPARE(plot.series[0].points[0].x, 16.0);
    QCOMPARE(plot.series[0].points[4].x, static_cast<double>((64_MiB).count));
    QCOMPARE(plot.edges.size(), std::size_t{3});
    QCOMPARE(plot.edges[0].x, static_cast<double>((24_KiB).count));  // two buffers in 48 KiB
    // Each function has a colour and a mark of its own.
    QCOMPARE(plot.series[0].style.colour, plot.series[4].style.colour.value() - 4);
    QVERIFY(plot.series[0].style.mark != plot.series[4].style.mark);
  }

  void barsAreAsLongAsTheirFiguresSay() {
    const Chart plot = rowsOf(measured({TestGroup::Copy}), {});
    const QImage image = imageOfRows(plot, 900, Qt::LeftToRight);
    const auto lengths = lengthsOfBars(image);
    QCOMPARE(lengths.size(), 3);
    QVERIFY(close(lengths[1] / lengths[0], 6120.0 / 9480.0, 0.01));
    QVERIFY(close(lengths[2] / lengths[0], 8850.0 / 9480.0, 0.01));
    // Where one reads from the right, they begin there.
    const QImage mirror = imageOfRows(plot, 900, Qt::RightToLeft);
    const auto mirrored = lengthsOfBars(mirror);
    QCOMPARE(mirrored.size(), 3);
    QVERIFY(close(mirrored[1] / mirrored[0], 6120.0 / 9480.0, 0.01));
  }

  void barsOfWhichSomeWouldBeDotsAreLogarithmic() {
    auto cells = measured({TestGroup::Copy});
    cells[1].value = 95;  // a hundredth of the first
    cells[1].low = cells[1].high = std::nullopt;
    const Chart plot = rowsOf(cells, {});
    QCOMPARE(plot.yKind, AxisKind::LogRate);
    QCOMPARE(plot.yTitle, std::string("MB/s, logarithmic axis"));
    const auto lengths = lengthsOfBars(imageOfRows(plot, 900, Qt::LeftToRight));
    QCOMPARE(lengths.size(), 3);
    // From 10 to 10,000: 95 reaches 0.978 of three decades, 9,480 reaches 2.977.
    QVERIFY(close(lengths[1] / lengths[0], 0.978 / 2.977, 0.01));
    const auto mirrored = lengthsOfBars(imageOfRows(plot, 900, Qt::RightToLeft));
    QVERIFY(close(mirrored[1] / mirrored[0], 0.978 / 2.977, 0.01));
    QVERIFY(rowsHeight(plot, QApplication::font(), 900) >
            rowsHeight(rowsOf(measured({TestGroup::Copy}), {}), QApplication::font(), 900));
  }

  void aNarrowRoomHasTheNamesAboveTheBars() {
    const Chart plot = rowsOf(measured({TestGroup::Copy}), {});
    QVERIFY(rowsHeight(plot, QApplication::font(), 250) > 1.4 * rowsHeight(plot, QApplication::font(), 900));
    const auto wide = lengthsOfBars(imageOfRows(plot, 900, Qt::LeftToRight));
    const auto narrow = lengthsOfBars(imageOfRows(plot, 250, Qt::LeftToRight));
    QCOMPARE(narrow.size(), 3);
    QVERIFY(narrow[0] > 250 * 0.34);
    QVERIFY(wide[0] > 900 * 0.34);
  }

  void everySectionHasItsChartAndItsNames() {
    QSet<QString> names;
    QSet<QString> charts;
    for (const TestSection& section : testSections()) {
      QWidget parent;
      ChartPanel* chart = section.makeChart(&parent);
      QVERIFY(chart != nullptr);
      names.insert(QString::fromLatin1(section.objectName));
      charts.insert(chart->objectName());
      QVERIFY(!sectionName(section.kind).isEmpty());
      QCOMPARE(&testSection(section.kind), &section);
      // What Run measures there, and nothing else.
      QCOMPARE(otherRequest(section.kind).selection.tests, TestSet{section.kind});
      QCOMPARE(pageOf(section.kind), section.page);
    }
    QCOMPARE(testSections().size(), reportedTestGroups.size());
    QCOMPARE(names.size(), static_cast<qsizetype>(testSections().size()));
    QCOMPARE(charts.size(), names.size());
  }

  void noFigureOfAPlanIsLost_data() {
    QTest::addColumn<TestGroup>("kind");
    // Results of the network are divided among several charts (see tst_network_charts), charts by working-set
    // size hide some lines at first, and results of the disk come over time. The chart of contention is
    // against threads: what two threads pay at other distances stands in the table of results alone. Cores
    // have operations and bytes a second, of which a chart shows one. Each line of latency under load begins
    // at the one idle latency (see tst_loaded_latency). Of
    // pauses each is a dot. Sustained performance is a line over time. Nodes have latencies and bandwidths,
    // of which a chart shows one, and this machine has one node. The heat map of store forwarding leaves
    // offsets and boundaries to the table. A point of tlb is the difference of two figures. The
    // walk at random is at every stride.
    const TestSet others{TestGroup::Network,       TestGroup::Bandwidth,       TestGroup::Latency,
                         TestGroup::Disk,          TestGroup::Contention,      TestGroup::Cores,
                         TestGroup::LoadedLatency, TestGroup::Pauses,          TestGroup::Sustained,
                         TestGroup::Numa,          TestGroup::StoreForwarding, TestGroup::Tlb,
                         TestGroup::Stride};
    for (const TestSection& section : testSections())
      if (!others.contains(section.kind)) QTest::newRow(section.objectName) << section.kind;
  }

  void noFigureOfAPlanIsLost() {
    QFETCH(const TestGroup, kind);
    const Selection selection{.tests = {kind}};
    const auto plan = makePlan({twoRegions(), selection}, sampleMachine(), {});
    QVERIFY(plan);
    ResultsModel model;
    model.begin(*plan);
    std::size_t cells = 0;
    for (std::size_t step = 0; step < plan->steps.size(); ++step) {
      Progress progress;
      progress.step = step;
      for (std::size_t cell = 0; cell < plan->steps[step].cells.size(); ++cell) {
        if (plan->steps[step].cells[cell].skip) continue;
        const double value = 1000.0 + 100.0 * static_cast<double>(++cells);
        progress.figures.push_back({cell, value, value, value, {value}});
      }
      model.showProgress(progress);
    }
    QVERIFY(cells > 0);
    ChartData data;
    data.figures = figuresOf(model);
    QWidget parent;
    ChartPanel* chart = testSection(kind).makeChart(&parent);
    chart->draw(data);
    const Table table = chart->table();
    QVERIFY(!table.caption.empty());
    std::size_t shown = 0;
    for (const Column* column : columnsOf(table))
      for (const TableValue& value : column->values)
        if (std::holds_alternative<Number>(value)) ++shown;
    QCOMPARE(shown, cells);
    const QImage picture = chart->picture({QStringLiteral("Memory"), {}, {}});
    QCOMPARE(picture.size(), pictureSize);
    keep(picture, QStringLiteral("live-%1").arg(QString::fromLatin1(QTest::currentDataTag())));
  }

  void loadsOnMemoryAreToldApartByTheirDelay() {
    const Selection selection{.tests = {TestGroup::LoadedLatency}};
    const auto plan = makePlan({{}, selection}, sampleMachine(), {});
    QVERIFY(plan);
    ResultsModel model;
    model.begin(*plan);
    Progress progress;
    // Idle, and reads only with the longest and the shortest delay.
    for (const auto& [cell, ns, rate] : {std::tuple{std::size_t{0}, 95.0, 674.0},
                                         {std::size_t{1}, 96.0, 760.0},
                                         {std::size_t{16}, 130.0, 14'000.0}})
      progress.figures.push_back({cell, ns, ns - 1, ns + 1, {ns}, {}, rate});
    model.showProgress(progress);
    ChartData data;
    data.figures = figuresOf(model);
    const Chart live = loadedLatencyChart(data, {}, chartTexts());
    QCOMPARE(live.series.size(), std::size_t{4});
    QCOMPARE(live.series[0].points.size(), std::size_t{3});
    QCOMPARE(live.series[0].points[2].x, 14'000.0);
    QCOMPARE(live.series[0].points[2].y, 130.0);
    QVERIFY(!live.series[0].points[2].final);
    QCOMPARE(live.series[3].points.size(), std::size_t{1});
    const auto readOut = readOutAt(live, 14'000);
    QVERIFY(readOut);
    QCOMPARE(readOut->heading, QStringLiteral("14,000 MB/s"));

    std::vector<CellResult> results;
    for (const std::size_t cell : {std::size_t{1}, std::size_t{16}}) {
      CellResult& result = results.emplace_back(CellResult{plan->steps[0].cells[cell]});
      Measured measured;
      measured.value = 100.0 + static_cast<double>(cell);
      measured.trafficRate = 1000.0 * static_cast<double>(cell);
      result.outcome = measured;
    }
    model.showStepFinished({0, results});
    const auto cells = figuresOf(model);
    QVERIFY(cells[1].final);
    QCOMPARE(cells[1].value, std::optional(101.0));
    QCOMPARE(cells[16].value, std::optional(116.0));
    QCOMPARE(cells[16].trafficRate, std::optional(16'000.0));
    QVERIFY(!cells[2].final);
  }

  void looksGood_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
  }

  void looksGood() {
    QFETCH(const bool, dark);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    for (const TestGroup kind : {TestGroup::Copy, TestGroup::Library}) {
      ChartData data;
      data.figures = measured({kind}, twoRegions());
      QWidget parent;
      parent.setAutoFillBackground(true);
      parent.setBackgroundRole(QPalette::Base);
      ChartPanel* chart = testSection(kind).makeChart(&parent);
      chart->setCacheEdges(cacheEdges(sampleMachine()));
      chart->draw(data);
      parent.resize(760, 420);
      chart->setGeometry(parent.rect().adjusted(12, 12, -12, -12));
      parent.show();
      QVERIFY(QTest::qWaitForWindowExposed(&parent));
      settle(parent);
      const QImage image = parent.grab().toImage();
      QVERIFY(!chart->tableText().isEmpty());
      keep(image,
           QStringLiteral("chart-%1-%2")
               .arg(sectionName(kind).remove(u' ').toLower(), QString::fromLatin1(QTest::currentDataTag())));
      const QImage picture =
          chart->picture({QStringLiteral("Memory"), QStringLiteral("A machine"), QStringLiteral("Settings")});
      QCOMPARE(picture.size(), pictureSize);
      keep(picture, QStringLiteral("picture-%1").arg(sectionName(kind).remove(u' ').toLower()));
      QVERIFY(chart->svg({}).contains("MB/s"));
    }
  }

 private:
  static Settings twoRegions() {
    Settings settings;
    settings.regions = std::vector<Bytes>{12_KiB, 64_MiB};
    return settings;
  }

  static Plan planOf(const std::vector<TestGroup>& kinds, const Settings& settings = {}) {
    Selection selection;
    selection.tests = {};
    for (const TestGroup kind : kinds) selection.tests.add(kind);
    return samplePlan(settings, selection, sampleMachine());
  }

  static std::vector<ChartFigure> measured(const std::vector<TestGroup>& kinds,
                                           const Settings& settings = {}) {
    const Plan plan = planOf(kinds, settings);
    std::vector<CellResult> results;
    for (const Step& step : plan.steps)
      for (std::size_t cell = 0; cell < step.cells.size(); ++cell)
        results.push_back(sampleResult(plan, step, cell));
    ResultsModel model;
    model.begin(plan);
    model.finish(plan, sampleRun(plan, sampleMachine(), RunStatus::Complete, results));
    return figuresOf(model);
  }

  static std::vector<ChartFigure> figuresOf(const ResultsModel& model) {
    ChartData data;
    takeFigures(data, model.rows());
    return data.figures;
  }

  static ChartChoices in(RateUnit unit) {
    ChartChoices choices;
    choices.unit = unit;
    return choices;
  }

  static Chart rowsOf(const std::vector<ChartFigure>& cells, const ChartChoices& choices) {
    return cellRowsChart({cells}, TestGroup::Copy, choices, chartTexts());
  }

  static QImage imageOfRows(const Chart& plot, int width, Qt::LayoutDirection direction) {
    PlotLook look = lightLook();
    look.direction = direction;
    QImage image(width, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintRows(painter, plot, look, QRectF(image.rect()));
    return image;
  }

  /// Of what has the colour of the first line, one above the other.
  static QList<double> lengthsOfBars(const QImage& image) {
    const QColor colour = lightLook().theme.series[0];
    QList<double> lengths;
    int before = 0;
    for (int y = 0; y < image.height(); ++y) {
      int length = 0;
      for (int x = 0; x < image.width(); ++x) length += image.pixelColor(x, y) == colour ? 1 : 0;
      constexpr int leastLength = 20;
      if (length >= leastLength && before < leastLength) lengths.append(length);
      if (length > before && !lengths.isEmpty()) lengths.last() = std::max<double>(lengths.last(), length);
      before = length;
    }
    return lengths;
  }

  static void keep(const QImage& image, const QString& name) {
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    const QString file = QStringLiteral("%1-x%2.png").arg(name).arg(image.devicePixelRatio());
    QVERIFY(image.save(QDir(folder).filePath(file)));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(CellChartsTest)
#include "tst_cell_charts.moc"
