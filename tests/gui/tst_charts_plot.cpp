// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts show, as values: no widget is made here.
#include <QtCore/qlocale.h>
#include <QtTest/qtest.h>

#include <cmath>
#include <string>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/text/table_text.h"
#include "core/chart/cache_edges.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

ChartChoices in(RateUnit unit, std::vector<CacheEdge> edges = {}) {
  return {unit, std::move(edges)};
}

/// y of each point of the line with that id.
QList<double> figures(const Chart& plot, const char* id) {
  QList<double> values;
  for (const ChartSeries& line : plot.series)
    if (line.id == id)
      for (const ChartPoint& point : line.points) values.append(point.y);
  return values;
}

QStringList ids(const Chart& plot) {
  QStringList list;
  for (const ChartSeries& line : plot.series) list.append(QString::fromStdString(line.id));
  return list;
}

QStringList keys(const Chart& plot) {
  QStringList list;
  for (const LegendEntry& entry : plot.legend) list.append(QString::fromStdString(entry.key));
  return list;
}

bool isClose(double a, double b) {
  return std::abs(a - b) <= 1e-9 * std::abs(b);
}

/// Eight CPUs in two groups of four, each with a last level of 32 MiB.
std::vector<CacheEdge> twoGroups() {
  return {{1, 32_KiB, false, 1, 8}, {2, 1_MiB, false, 1, 8}, {3, 32_MiB, false, 4, 2}};
}

ChartData disk(std::size_t threads, std::size_t stretches) {
  ChartData all;
  DiskChartData& data = all.disk;
  data.file = 64_MiB;
  data.threads = threads;
  for (const char* op : {"write", "read"})
    for (std::size_t thread = 0; thread < threads; ++thread) {
      DiskLine line{op, thread, {}};
      for (std::size_t i = 1; i <= stretches; ++i)
        line.stretches.push_back({67108864.0 * static_cast<double>(i) / static_cast<double>(stretches),
                                  (op[0] == 'w' ? 1000.0 : 2000.0) + static_cast<double>(10 * thread + i)});
      data.lines.push_back(line);
    }
  return all;
}

}  // namespace

class ChartsPlotTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  // ---- units

  void ratesAreReExpressed() {
    const ChartData data = roundFigures();
    const Chart mb = memoryChart(data, in(RateUnit::MegabytesPerSecond));
    QCOMPARE(mb.unit, std::string("MB/s"));
    QCOMPARE(figures(mb, "8/serial"), (QList<double>{8000, 7000}));

    const Chart gb = memoryChart(data, in(RateUnit::GigabytesPerSecond));
    QCOMPARE(gb.unit, std::string("GB/s"));
    QCOMPARE(figures(gb, "8/serial"), (QList<double>{8, 7}));
    QCOMPARE(gb.series[1].points[0].low, std::optional(7.92));

    // 8,000 × 10^6 / 2^20.
    const Chart mib = memoryChart(data, in(RateUnit::MebibytesPerSecond));
    QVERIFY(isClose(figures(mib, "8/serial")[0], 7629.39453125));
  }

  void bytesPerCycleTakeTheClockOfEachFigure() {
    const ChartData data = roundFigures();
    const Chart plot = memoryChart(data, in(RateUnit::BytesPerCycle));
    QCOMPARE(plot.unit, std::string("B/cycle"));
    // 1,000 MB/s at 2 GHz, 900 MB/s at 1.8 GHz.
    QCOMPARE(figures(plot, "1/serial"), (QList<double>{0.5, 0.5}));
    QCOMPARE(plot.series[0].points[1].high, std::optional(909 / 1800.0));
    // No clock, no figure.
    QVERIFY(figures(plot, "8/random").isEmpty());
    QVERIFY(plot.note.empty());
  }

  void aPlotThatAClockIsMissingForSaysSo() {
    ChartData data = roundFigures();
    data.figures.erase(data.figures.begin(), data.figures.end() - 1);
    QVERIFY(!memoryChart(data, in(RateUnit::BytesPerCycle)).note.empty());
    QVERIFY(memoryChart(data, in(RateUnit::GigabytesPerSecond)).note.empty());
    data.figures.clear();
    QVERIFY(memoryChart(data, in(RateUnit::BytesPerCycle)).note.empty());
  }

  void aDiskHasNoCycles() {
    const ChartData data = disk(1, 2);
    const Chart cycles = diskChart(data, in(RateUnit::BytesPerCycle));
    QCOMPARE(cycles.unit, std::string("MB/s"));
    QCOMPARE(figures(cycles, "write/0"), (QList<double>{1001, 1001, 1002}));
    const Chart gb = diskChart(data, in(RateUnit::GigabytesPerSecond));
    QCOMPARE(gb.unit, std::string("GB/s"));
    QCOMPARE(figures(gb, "write/0"), (QList<double>{1.001, 1.001, 1.002}));
  }

  // ---- edges of caches

  void edgesAreTheSizesReported() {
    Machine machine;
    machine.cpus.resize(8);
    machine.caches = {{1, 32_KiB, 1}, {2, 1_MiB, 1}, {3, 32_MiB, 4}};
    QVERIFY(cacheEdges(machine) == twoGroups());
    QVERIFY(cacheEdges(Machine{}).empty());
  }

  void lessThanReportedIsWhatWasMeasured() {
    Machine machine = sampleMachine();  // 105 MiB reported, 16 MiB seen
    QVERIFY((cacheEdges(machine).back() == CacheEdge{3, 16_MiB, true, 2, 1}));
    machine.usableLastLevel = 105_MiB;
    QVERIFY((cacheEdges(machine).back() == CacheEdge{3, 105_MiB, false, 2, 1}));
    machine.usableLastLevel = 200_MiB;
    QVERIFY((cacheEdges(machine).back() == CacheEdge{3, 105_MiB, false, 2, 1}));
    machine.usableLastLevel.reset();
    QVERIFY((cacheEdges(machine).back() == CacheEdge{3, 105_MiB, false, 2, 1}));
    // Only the last level is probed.
    QVERIFY((cacheEdges(machine).front() == CacheEdge{1, 48_KiB, false, 1, 2}));
  }

  void bothBuffersOfEveryThreadHaveToFit() {
    const CacheEdge last = twoGroups().back();
    QCOMPARE(regionAtEdge(last, 1, false), 16.0 * 1048576);
    // Two threads stand in one group each, or both in one.
    QCOMPARE(regionAtEdge(last, 2, false), 16.0 * 1048576);
    QCOMPARE(regionAtEdge(last, 2, true), 8.0 * 1048576);
    QCOMPARE(regionAtEdge(last, 8, false), 4.0 * 1048576);
    QCOMPARE(regionAtEdge(last, 8, true), 4.0 * 1048576);
    QCOMPARE(regionAtEdge(twoGroups().front(), 8, true), 16.0 * 1024);
  }

  void thePlotHasItsEdges() {
    const std::vector<CacheEdge> edges{{1, 32_KiB}, {2, 1_MiB}, {3, 16_MiB, true, 2, 1}};
    ChartData data = roundFigures();
    const Chart plot = memoryChart(data, in(RateUnit::MegabytesPerSecond, edges));
    QCOMPARE(plot.edges.size(), std::size_t{3});
    QCOMPARE(plot.edges[0].x, 16384.0);
    QCOMPARE(plot.edges[2].x, 8388608.0);
    QCOMPARE(plot.edges[0].label, std::string("L1"));
    QCOMPARE(plot.edges[2].label, std::string("L3 measured"));
    QVERIFY(plot.edges[1].explanation.find("1 MiB") != std::string::npos);
    QVERIFY(plot.edges[1].explanation.find("512 KiB") != std::string::npos);
    QVERIFY(plot.edges[2].explanation.find("threads") == std::string::npos);
    // The axis covers the regions, not the caches: half a power of two beyond 4 KiB and 1 MiB.
    QCOMPARE(plot.full, (Span{11.5, 20.5}));

    for (ChartFigure& figure : data.figures) figure.parameters.threads = 2;
    const Chart two = memoryChart(data, in(RateUnit::MegabytesPerSecond, edges));
    QCOMPARE(two.edges[2].x, 4194304.0);
    QVERIFY(two.edges[2].explanation.find("2 threads") != std::string::npos);
    QVERIFY(processorChart({}, {}).edges.empty());
    QVERIFY(diskChart({}, in(RateUnit::MegabytesPerSecond, edges)).edges.empty());
  }

  // ---- lines and legend

  void aLineIsHiddenByEachOfItsKeys() {
    const Chart plot = memoryChart(roundFigures(), {});
    QCOMPARE(keys(plot), (QStringList{QStringLiteral("width-1"), QStringLiteral("width-8"),
                                      QStringLiteral("pattern-serial"), QStringLiteral("pattern-random")}));
    QCOMPARE(ids(withoutHidden(plot, {"width-1"})),
             (QStringList{QStringLiteral("8/serial"), QStringLiteral("8/random")}));
    QCOMPARE(ids(withoutHidden(plot, {"width-1", "pattern-random"})),
             QStringList{QStringLiteral("8/serial")});
    QCOMPARE(withoutHidden(plot, {"width-1"}).legend, plot.legend);
    QCOMPARE(ids(withoutHidden(plot, {})).size(), 4);
  }

  void theDisksLegendNamesThreadsThatCanBeToldApart() {
    const QStringList operations{QStringLiteral("op-write"), QStringLiteral("op-read")};
    QCOMPARE(keys(diskChart(disk(1, 2), {})), operations);
    QCOMPARE(keys(diskChart(disk(2, 2), {})),
             operations + (QStringList{QStringLiteral("thread-0"), QStringLiteral("thread-1")}));
    QCOMPARE(keys(diskChart(disk(5, 2), {})), operations);
    QCOMPARE(ids(withoutHidden(diskChart(disk(2, 2), {}), {"thread-0"})),
             (QStringList{QStringLiteral("write/1"), QStringLiteral("read/1")}));
  }

  void manyThreadsHaveFewerPointsEach() {
    QCOMPARE(diskChart(disk(1, 1000), {}).series[0].points.size(), std::size_t{1001});
    // 8,192 points for 128 lines: 64 each, and the beginning; of 1,000 stretches, 16 make one.
    const Chart many = diskChart(disk(64, 1000), {});
    QCOMPARE(many.series.size(), std::size_t{128});
    QCOMPARE(many.series[0].points.size(), std::size_t{64});
    QCOMPARE(many.series[0].points.back().x, 67108864.0);
  }

  void barsOfOneThreadHaveTheInterval() {
    ChartFigure integer = processorFigure(Test::Integer, {1400}, 1);
    integer.low = 1372;
    integer.high = 1428;
    integer.grade = Grade::Fair;
    const Chart one = processorChartOf({integer, processorFigure(Test::Floating, {}, 1)});
    QCOMPARE(one.series[0].points[0].low, std::optional(1372.0));
    QCOMPARE(halfWidthPercent(one.series[0].points[0]), std::optional(2.0));
    QVERIFY(one.series[1].points.empty());
    QCOMPARE(one.full, (Span{-0.5, 0.5}));
    // With more threads it is the interval of their sum.
    integer.parameters.threads = 2;
    integer.perThread = {700, 690};
    const Chart two = processorChartOf({integer});
    QVERIFY(!two.series[0].points[0].low);
    QCOMPARE(two.full, (Span{-0.5, 1.5}));
    QCOMPARE(figures(two, "integer"), (QList<double>{700, 690}));
  }

  void severalNumbersOfThreadsAreALineBesideTheLinearOne() {
    ChartFigure all = processorFigure(Test::Integer, {690, 680, 700, 610}, 4);
    all.low = 2600;
    all.high = 2760;
    const Chart chart = processorChartOf({processorFigure(Test::Integer, {700}, 1), all,
                                          processorFigure(Test::Integer, {700, 690}, 2),
                                          processorFigure(Test::Floating, {}, 1)});
    QCOMPARE(chart.xKind, AxisKind::Count);
    QCOMPARE(figures(chart, "integer"), (QList<double>{700, 1390, 2680}));
    QCOMPARE(chart.series[0].points[2].x, 4.0);
    QCOMPARE(chart.series[0].points[2].low, std::optional(2600.0));
    QCOMPARE(figures(chart, "integer/linear"), (QList<double>{700, 1400, 2800}));
    QVERIFY(figures(chart, "floating").isEmpty() && figures(chart, "floating/linear").isEmpty());
    // Without the figure of one thread there is nothing that could add up.
    const Chart later = processorChartOf({all, processorFigure(Test::Integer, {700, 690}, 2)});
    QCOMPARE(figures(later, "integer"), (QList<double>{1390, 2680}));
    QVERIFY(figures(later, "integer/linear").isEmpty());
  }

  void provisionalFiguresAreChartedLikeResults() {
    // The three values are planned, provisional and final.
    ChartData data;
    data.figures = {moveFigure(8, "serial", 4_KiB, {}), moveFigure(8, "serial", 1_MiB, 700),
                    moveFigure(8, "serial", 64_KiB, 800)};
    data.figures[1].final = false;
    const Chart plot = memoryChart(data, {});
    QCOMPARE(plot.full, (Span{11.5, 20.5}));
    QCOMPARE(figures(plot, "8/serial"), (QList<double>{800, 700}));
    QVERIFY(plot.series[0].points[0].final);
    QVERIFY(!plot.series[0].points[1].final);
  }

  void noSlopeOfMovesIsDrawnFromLevelToLevel() {
    const ChartChoices choices = in(RateUnit::MegabytesPerSecond, {{1, 32_KiB}, {2, 1_MiB}, {3, 16_MiB}});
    ChartData data;
    for (int power = 12; power < 20; ++power)
      data.figures.push_back(moveFigure(8, "random", Bytes{std::uint64_t{1} << power}, 1000));
    QVERIFY(memoryChart(data, choices).series[0].steps.empty());
    // A size for each cache, one for memory, and one more.
    data.figures.resize(5);
    const Chart few = memoryChart(data, choices);
    // Two buffers have to fit.
    QCOMPARE(few.series[0].steps, (std::vector<double>{16384, 524288, 8388608}));
    QVERIFY(QString::fromStdString(few.title).endsWith(QStringLiteral(": one size per level")));
    QVERIFY(few.series[0].style.line == Dash::Dashed);  // which tells the pattern
    QVERIFY(memoryChart(data, {}).series[0].steps.empty());
  }

  void aLineIsPaleWhereAnEndIsProvisional() {
    ChartSeries line;
    line.style = {0, Mark::Circle, Dash::Solid};
    for (const bool final : {true, true, false, true, true})
      line.points.push_back({static_cast<double>(line.points.size()), 1, {}, {}, final});
    QCOMPARE(linePartsOf(line, 0, 4),
             (std::vector<LinePart>{
                 {{{0, 1}, {1, 1}}, false}, {{{1, 1}, {2, 1}, {3, 1}}, true}, {{{3, 1}, {4, 1}}, false}}));
    // Without marks nothing tells why it would be.
    line.style.mark.reset();
    QCOMPARE(linePartsOf(line, 0, 4),
             (std::vector<LinePart>{{{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}}, false}}));
    line.style.line = Dash::None;
    QVERIFY(linePartsOf(line, 0, 4).empty());
  }

  void aLineOfLevelsHasSteps() {
    ChartSeries line;
    line.style = {0, Mark::Circle, Dash::Solid};
    line.steps = {32, 1024, 16384};
    // The first level, the second, and memory: of the third there is nothing.
    for (const auto& [x, y] : {std::pair(16, 400), std::pair(512, 100), std::pair(65536, 10)})
      line.points.push_back({static_cast<double>(x), static_cast<double>(y)});
    QCOMPARE(linePartsOf(line, 8, 131072),
             (std::vector<LinePart>{{{{8, 400}, {32, 400}, {32, 100}, {1024, 100}}, false},
                                    {{{16384, 10}, {131072, 10}}, false}}));
    // A level with two points goes through both; an edge belongs to the level that it ends.
    line.points = {{32, 400}, {64, 200}, {512, 100}};
    QCOMPARE(linePartsOf(line, 8, 1024),
             (std::vector<LinePart>{
                 {{{8, 400}, {32, 400}, {32, 200}, {64, 200}, {512, 100}, {1024, 100}}, false}}));
    // A provisional step is pale, and so is the way to it.
    line.points = {{16, 400}, {512, 100, {}, {}, false}};
    QCOMPARE(
        linePartsOf(line, 8, 1024),
        (std::vector<LinePart>{{{{8, 400}, {32, 400}}, false}, {{{32, 400}, {32, 100}, {1024, 100}}, true}}));
  }

  void movesAreThoseOfMostThreads() {
    ChartData data;
    data.figures = {moveFigure(8, "serial", 4_KiB, 1000, 1), moveFigure(8, "serial", 4_KiB, {}, 2)};
    QVERIFY(memoryChart(data, {}).series[0].points.empty());
    data.figures[1].value = 2000;
    QCOMPARE(figures(memoryChart(data, {}), "8/serial"), QList<double>{2000});
  }

  // ---- read-out

  void theReadOutHasALineForEachFigure() {
    const Chart plot = memoryChart(roundFigures(), {});
    const std::optional<ReadOut> small = readOutAt(plot, 4096);
    QVERIFY(small);
    QCOMPARE(spokenText(*small), QStringLiteral("Buffer 4 KiB\n"
                                                "Sequential, 1-byte: 1,000 MB/s, ± 1.0 %, reliable\n"
                                                "Sequential, 8-byte: 8,000 MB/s, ± 1.0 %, reliable\n"
                                                "Random, 1-byte: 500 MB/s, ± 10 %, caution\n"
                                                "Random, 8-byte: 4,000 MB/s, reliable"));
    // One is on its way, one has not begun.
    const std::optional<ReadOut> large = readOutAt(plot, 1048576);
    QVERIFY(large);
    QCOMPARE(spokenText(*large), QStringLiteral("Buffer 1 MiB\n"
                                                "Sequential, 1-byte: 900 MB/s, ± 1.0 %, reliable\n"
                                                "Sequential, 8-byte: 7,000 MB/s, ± 1.0 %, unreliable\n"
                                                "Random, 1-byte: 100 MB/s, ± 10 %"));
    QVERIFY(!readOutAt(plot, 8192));
  }

  void theReadOutIsInTheUnitShown() {
    const Chart plot = memoryChart(roundFigures(), in(RateUnit::BytesPerCycle));
    QCOMPARE(spokenText(readOutAt(plot, 4096).value()),
             QStringLiteral("Buffer 4 KiB\n"
                            "Sequential, 1-byte: 0.500 B/cycle, ± 1.0 %, reliable\n"
                            "Sequential, 8-byte: 4.00 B/cycle, ± 1.0 %, reliable\n"
                            "Random, 1-byte: 0.250 B/cycle, ± 10 %, caution"));
  }

  void theHeadingSaysWhatHoldsTheRegion_data() {
    QTest::addColumn<double>("region");
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("heldBy");
    // Edges at 16 KiB, 512 KiB, 8 MiB: up to half of that is well within.
    QTest::newRow("within L1") << 8192.0 << "Buffer 8 KiB, in the L1 cache" << "L1";
    QTest::newRow("just in L1") << 16384.0 << "Buffer 16 KiB, at the edge of the L1 cache" << "edge of L1";
    QTest::newRow("in L2") << 16448.0 << "Buffer 16.1 KiB, in the L2 cache" << "L2";
    QTest::newRow("just in L3") << 8388608.0 << "Buffer 8 MiB, at the edge of the L3 cache" << "edge of L3";
    QTest::newRow("beyond") << 8388672.0 << "Buffer 8.00 MiB, in memory" << "memory";
  }
  void theHeadingSaysWhatHoldsTheRegion() {
    QFETCH(const double, region);
    QFETCH(const QString, heading);
    QFETCH(const QString, heldBy);
    ChartData data;
    data.figures = {moveFigure(1, "serial", Bytes{static_cast<std::uint64_t>(region)}, 100)};
    const Chart plot =
        memoryChart(data, in(RateUnit::MegabytesPerSecond, {{1, 32_KiB}, {2, 1_MiB}, {3, 16_MiB, true}}));
    QCOMPARE(readOutAt(plot, region)->heading, heading);
    QCOMPARE(rowTexts(tableOf(plot), 0)[1], heldBy);
  }

  void theReadOutOfAThreadOrAStretch() {
    ChartFigure figure = processorFigure(Test::Integer, {700, 690}, 2);
    figure.grade = Grade::Good;
    const Chart bars = processorChartOf({figure});
    QCOMPARE(spokenText(readOutAt(bars, 1).value()),
             QStringLiteral("Thread 2\nInteger: 690 MOPs/s, reliable"));
    const Chart lines = diskChart(disk(2, 4), {});
    // In the middle of the second stretch: 16 to 32 MiB.
    QCOMPARE(spokenText(readOutAt(lines, 24.0 * 1048576).value()),
             QStringLiteral("24 MiB\n"
                            "Write, thread 1: 1,000 MB/s\n"
                            "Write, thread 2: 1,010 MB/s\n"
                            "Read, thread 1: 2,000 MB/s\n"
                            "Read, thread 2: 2,010 MB/s"));
  }

  void stopsAreWhereFiguresAre() {
    QCOMPARE(stopsOf(memoryChart(roundFigures(), {})), (std::vector<double>{4096, 1048576}));
    QCOMPARE(stopsOf(processorChartOf({processorFigure(Test::Integer, {1, 2, 3}, 3)})),
             (std::vector<double>{0, 1, 2}));
    ChartData data = disk(2, 4);
    data.disk.lines[0].stretches.pop_back();
    QCOMPARE(stopsOf(diskChart(data, {})).size(), std::size_t{4});
    QVERIFY(stopsOf(diskChart({}, {})).empty());
  }

  // ---- table

  void theMemoryTableHoldsTheFigures() {
    const Table table = tableOf(memoryChart(roundFigures(), {}));
    QCOMPARE(tabSeparated(table),
             QStringLiteral("Size\tSequential, 1-byte (MB/s)\tSequential, 8-byte (MB/s)\t"
                            "Random, 1-byte (MB/s)\tRandom, 8-byte (MB/s)\n"
                            "4 KiB\t1,000\t8,000\t500\t4,000\n"
                            "1 MiB\t900\t7,000\t100\t\n"));
    QCOMPARE(table.caption, std::string("Move rate vs. buffer size"));
    for (const Column* column : columnsOf(table)) {
      QVERIFY(column->rightAligned);
      QCOMPARE(column->values.size(), table.labels.values.size());
    }
  }

  void theProcessorTableHasARowForEachThread() {
    const Chart plot = processorChartOf(
        {processorFigure(Test::Integer, {700, 690}, 2), processorFigure(Test::Floating, {300}, 2)});
    QCOMPARE(tabSeparated(tableOf(plot)), QStringLiteral("Thread\tInteger (MOPs/s)\tFloating-point (MOPs/s)\n"
                                                         "1\t700\t300\n"
                                                         "2\t690\t\n"));
  }

  void theDiskTableHasARowForEachStretch() {
    QCOMPARE(tabSeparated(tableOf(diskChart(disk(1, 2), in(RateUnit::GigabytesPerSecond)))),
             QStringLiteral("Line\tWritten or read\tRate (GB/s)\n"
                            "Write\t32 MiB\t1.00\n"
                            "Write\t64 MiB\t1.00\n"
                            "Read\t32 MiB\t2.00\n"
                            "Read\t64 MiB\t2.00\n"));
    // Never more than 64 for a line.
    QCOMPARE(tableOf(diskChart(disk(2, 64), {})).labels.values.size(), std::size_t{4 * 64});
    QCOMPARE(tableOf(diskChart(disk(2, 65), {})).labels.values.size(), std::size_t{4 * 33});
    QCOMPARE(tableOf(diskChart(disk(1, 1000), {})).labels.values.size(), std::size_t{2 * 63});
  }

  // ---- axes

  void reachTakesWhatIsInSight() {
    const Chart plot = memoryChart(roundFigures(), {});
    // All: 90 (100 ± 10) to 8,080 (8,000 ± 80).
    QCOMPARE(reachOf(plot, plot.full), std::pair(90.0, 8080.0));
    QCOMPARE(reachOf(plot, {11.5, 13.0}), std::pair(450.0, 8080.0));
    QCOMPARE(reachOf(plot, {13.0, 15.0}), std::pair(0.0, 0.0));
    // An interval as wide as that of a first value counts only for a result.
    Chart wide = plot;
    wide.series[1].points[0].high = 80000;
    QCOMPARE(reachOf(wide, plot.full), std::pair(90.0, 80000.0));
    wide.series[1].points[0].final = false;
    QCOMPARE(reachOf(wide, plot.full), std::pair(90.0, 8000.0));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ChartsPlotTest)
#include "tst_charts_plot.moc"
