// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/disk/disk_table.h"
#include "app/gui/panel/ladder.h"
#include "app/gui/text/table_text.h"
#include "tests/gui/disk_samples.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/sweep_samples.h"

namespace strata::gui {

namespace {

constexpr DiskRow seq{false, 1_MiB, 8, 1};
constexpr DiskRow rnd{true, 4_KiB, 1, 1};

DiskRowLine lineOf(const DiskRow& row, const std::string& op) {
  DiskRowLine line;
  line.cell = {row, op, 0, false, false};
  return line;
}

/// As a run would give it.
ResultRow rowOf(const DiskRow& row, const std::string& op, double rate, std::uint64_t medianNs) {
  ResultRow result;
  result.test = Test::Disk;
  result.kernel = "disk-" + op;
  result.parameters.op = op;
  result.parameters.pattern = row.random ? "random" : "serial";
  result.parameters.blockBytes = row.block.count;
  result.parameters.queueDepth = row.queueDepth;
  result.parameters.threads = row.threads;
  Measured measured;
  measured.value = rate;
  measured.disk = DiskFigures{};
  measured.disk->latency = {{0.5, medianNs}, {0.99, 2 * medianNs}, {1, 5 * medianNs}};
  CellResult cell{result};
  cell.unit = "MB/s";
  cell.outcome = measured;
  result.result = cell;
  return result;
}

ChartData of(const DiskRowsData& rows) {
  ChartData data;
  data.diskRows = rows;
  return data;
}

}  // namespace

class DiskChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void percentilesAreALineForEachCell() {
    DiskRowsData data;
    QVERIFY(!percentileChart(of(data), {}).note.empty());
    data.lines = {lineOf(seq, "read"), lineOf(seq, "write"), lineOf(rnd, "read")};
    data.lines[0].latency = {{0.25, 500}, {0.5, 1000}, {0.9, 2000}, {1, 9000}};
    data.lines[2].latency = {{0.5, 60'000}, {0.99, 110'000}};
    const Chart plot = percentileChart(of(data), {});
    QVERIFY(plot.note.empty());
    QCOMPARE(plot.series.size(), std::size_t{2});
    QCOMPARE(plot.series[0].name, std::string("SEQ1M Q8T1, Read"));
    // The lower half is left out; nanoseconds become microseconds.
    QCOMPARE(plot.series[0].points.size(), std::size_t{3});
    QCOMPARE(plot.series[0].points[0].x, 50.0);
    QCOMPARE(plot.series[0].points[0].y, 1.0);
    QVERIFY(plot.series[0].style.colour != plot.series[1].style.colour);
    QVERIFY(plot.series[0].style.mark != plot.series[1].style.mark);
    QCOMPARE(plot.legend.size(), std::size_t{3});  // two workloads, and read; nothing was written yet
    const Table table = tableOf(plot);
    QCOMPARE(columnsOf(table).size(), std::size_t{3});
    QCOMPARE(table.labels.values.size(), std::size_t{4});
    const auto readOut = readOutAt(plot, 50);
    QVERIFY(readOut && readOut->rows.size() == 2);
    QCOMPARE(readOut->rows[1].figure, QStringLiteral("60.0"));
  }

  void overTimeOneRowIsShownUntilMoreAreWanted() {
    DiskRowsData data;
    data.seconds = 5;
    data.lines = {lineOf(seq, "read"), lineOf(rnd, "read")};
    PlannedCell planned;
    planned.test = Test::Disk;
    planned.parameters = rowOf(rnd, "read", 1, 1).parameters;
    addMoment(data, planned, {0, 0.5, 1e6, 60, 55'000, 110'000});
    addMoment(data, planned, {0, 1.0, 2e6, 80, std::nullopt, std::nullopt});
    const Chart rate = diskRateChart(of(data), {});
    QCOMPARE(rate.full.last, 5.0);
    QCOMPARE(rate.series.size(), std::size_t{1});
    QCOMPARE(rate.series[0].points[1].y, 80.0);
    QCOMPARE(rate.quiet, std::set<std::string>{"row-SEQ1M Q8T1"});
    // Where nothing came back there is no latency.
    const Chart latency = diskLatencyChart(of(data), {});
    QCOMPARE(latency.series[0].points.size(), std::size_t{1});
    QCOMPARE(latency.series[0].points[0].y, 55.0);
    QCOMPARE(*latency.series[0].points[0].high, 110.0);
    QCOMPARE(tableOf(rate).labels.values.size(), std::size_t{2});
    QCOMPARE(columnsOf(tableOf(latency)).size(), std::size_t{4});
    // The same row once more.
    addMoment(data, planned, {0, 0.2, 1e5, 70, std::nullopt, std::nullopt});
    QCOMPARE(data.lines[1].moments.size(), std::size_t{1});
  }

  void whatIsMeasuredAnewKeepsItsLineUntilThereIsANewerOne() {
    Plan plan;
    Step step;
    for (const DiskRow& row : {seq, rnd}) {
      PlannedCell& cell = step.cells.emplace_back();
      cell.test = Test::Disk;
      cell.kernel = "disk-read";
      cell.parameters = rowOf(row, "read", 1, 1).parameters;
    }
    DiskRowsData data;
    const auto run = [&](std::size_t cells, double rate) {
      beginDiskRows(data, plan, step);
      for (std::size_t i = 0; i < cells; ++i) {
        addMoment(data, step.cells[i], {i, 1.0, 1e6, rate, std::nullopt, std::nullopt});
        const DiskRow& row = i == 0 ? seq : rnd;
        applyDiskResult(data, *rowOf(row, "read", rate, 1000).result);
      }
    };
    run(2, 100);
    endDiskRows(data);
    QCOMPARE(percentileChart(of(data), {}).series.size(), std::size_t{2});

    // Stopped in the middle of the second row.
    run(1, 200);
    QCOMPARE(data.lines[0].moments[0].rate, 200.0);
    QCOMPARE(data.lines[1].moments[0].rate, 100.0);
    addMoment(data, step.cells[1], {1, 0.5, 1e6, 200, std::nullopt, std::nullopt});
    QCOMPARE(data.lines[1].moments[0].rate, 200.0);
    QVERIFY(!data.lines[1].grade);
    endDiskRows(data);
    QCOMPARE(data.lines[0].moments[0].rate, 200.0);
    QCOMPARE(data.lines[1].moments[0].rate, 100.0);
    QCOMPARE(percentileChart(of(data), {}).series.size(), std::size_t{2});
    QCOMPARE(percentileChart(of(data), {}).legend.size(), std::size_t{2});
  }

  void theLegendNamesWhatIsDrawn() {
    DiskRowsData data;
    data.lines = {lineOf(seq, "read"), lineOf(rnd, "read"), lineOf(rnd, "write")};
    data.lines[0].moments = {{1, 1e6, 100}};
    const Chart plot = diskRateChart(of(data), {});
    QCOMPARE(plot.legend.size(), std::size_t{2});  // the workload, and its operation
    QCOMPARE(plot.legend[0].key, std::string("row-SEQ1M Q8T1"));
  }

  void longTestsAreThinnedByTime() {
    DiskRowsData data;
    data.lines = {lineOf(seq, "write")};
    PlannedCell planned;
    planned.test = Test::Disk;
    planned.parameters = rowOf(seq, "write", 1, 1).parameters;
    for (int i = 1; i <= 5000; ++i)
      addMoment(data, planned,
                {0, 0.125 * i, 1e6 * i, i % 2 == 0 ? 100.0 : 300.0, std::nullopt, std::nullopt});
    const auto& moments = data.lines[0].moments;
    QVERIFY(moments.size() <= mostMoments);
    QCOMPARE(moments.back().seconds, 625.0);
    QVERIFY(std::abs(moments.front().rate - 200) < 1e-9);
  }

  void enduranceIsDrawnAgainstWhatWasWritten() {
    DiskRowsData data;
    QVERIFY(!enduranceRateChart(of(data), {}).note.empty());
    DiskRowLine line = lineOf(seq, "write");
    line.cell.isEndurance = true;
    line.stretches = {{1'000'000'000, 3000, 300'000, 700'000, 900'000},
                      {2'000'000'000, 900, 900'000, 2'000'000, 9'000'000}};
    data.lines = {line};
    const Chart rate = enduranceRateChart(of(data), {RateUnit::GigabytesPerSecond, {}, {}});
    QCOMPARE(rate.full.last, 2e9);
    QCOMPARE(rate.series[0].points.size(), std::size_t{3});  // two stretches, and the begin of the first
    QCOMPARE(rate.series[0].points[2].y, 0.9);
    const Chart latency = enduranceLatencyChart(of(data), {});
    QCOMPARE(latency.series[0].points[1].y, 900.0);
    QCOMPARE(*latency.series[0].points[1].high, 2000.0);
    QVERIFY(ofProfile(data, Settings{}).lines.size() == 1);
  }

  void theTableIsOfTheProfile() {
    Settings settings;
    settings.diskProfile = DiskProfile::Default;
    const DiskTable table = diskTableOf({rowOf(rnd, "read", 70, 58'000), diskRow("read", 2000)}, settings);
    QCOMPARE(table.rows.size(), std::size_t{4});
    QCOMPARE(table.columns.size(), std::size_t{2});
    QVERIFY(table.figures[3][0] && !table.figures[0][0]);
    QVERIFY(table.hasFigures());
    const PanelFace face = faceOfDiskFigure(table, 3, 0, DiskMeasure::Rate, RateUnit::MegabytesPerSecond);
    QCOMPARE(face.text, QStringLiteral("70.0"));
    QVERIFY2(face.caption.contains(QStringLiteral("p50 58.0 µs")), qPrintable(face.caption));
    settings.diskProfile = DiskProfile::Mixed;
    QCOMPARE(diskTableOf({}, settings).columns.front().op, std::string("mixed"));
    QCOMPARE(timeText(85), QStringLiteral("85.0 ns"));
    QCOMPARE(timeText(1.2e6), QStringLiteral("1.20 ms"));
  }

  void aFigureSoFarHasNoDetailsOfAnEarlierOne() {
    ResultRow row = rowOf(rnd, "read", 70, 58'000);
    const auto toolTip = [&] {
      const DiskTable table = diskTableOf({row}, Settings{});
      return faceOfDiskFigure(table, 3, 0, DiskMeasure::Rate, RateUnit::MegabytesPerSecond).toolTip;
    };
    row.before = std::exchange(row.result, std::nullopt);
    QVERIFY(toolTip().contains(QStringLiteral("70.0 MB/s")));
    QVERIFY(toolTip().contains(QStringLiteral("58.0 µs")));
    row.live.emplace().value = 90;
    QVERIFY(toolTip().contains(QStringLiteral("90.0 MB/s")));
    QVERIFY(!toolTip().contains(QStringLiteral("I/O engine")));
    QVERIFY(!toolTip().contains(QStringLiteral("median latency")));
  }

  void theDiskJoinsTheLadder() {
    const std::vector<ResultRow> rows{latencyRow(64_MiB, 100), bandwidthRow("read", 64_MiB, 20'000),
                                      rowOf(seq, "read", 5000, 1'600'000), rowOf(rnd, "read", 70, 60'000),
                                      diskRow("read", 2000)};
    const Panel one = panelOf(rows, serverMachine(), PanelThreads::One);
    const Panel all = panelOf(rows, serverMachine(), PanelThreads::All);
    const auto rungs = rungsOf(one, all, RateUnit::GigabytesPerSecond);
    QCOMPARE(rungs.back().name, QStringLiteral("Disk"));
    QCOMPARE(rungs.back().rate, QStringLiteral("5.00 GB/s"));
    QCOMPARE(rungs.back().latency, QStringLiteral("60.0 µs"));
    QCOMPARE(*rungs.back().slower, 600.0);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(DiskChartsTest)
#include "tst_disk_charts.moc"
