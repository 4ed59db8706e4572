// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_data.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/results/results_model.h"
#include "core/plan/network_plan.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/network_samples.h"

namespace strata::gui {

namespace {

Plan planOf(const std::vector<PlannedCell>& cells) {
  Plan plan;
  plan.steps.push_back({TestGroup::Network, BoundBy::Network, {}, cells, 10});
  return plan;
}

/// What the charts show when all of the plan has been told, but for the results where those are not wanted.
ChartData dataOf(const Plan& plan, bool results) {
  ChartData data;
  ResultsModel model;
  begin(data, plan);
  model.begin(plan);
  for (std::size_t step = 0; step < plan.steps.size(); ++step) {
    Progress progress = sampleNetworkProgress(plan.steps[step], 1);
    progress.step = step;
    apply(data, plan, progress);
    if (!results) continue;
    StepFinished finished{step, {}};
    for (const PlannedCell& cell : plan.steps[step].cells)
      finished.results.push_back(sampleNetworkResult(cell));
    apply(data, plan, finished);
    model.showStepFinished(finished);
  }
  takeFigures(data, model.rows());
  return data;
}

PlannedCell chunk(Bytes size) {
  PlannedCell cell;
  cell.test = Test::Network;
  cell.kernel = "network-acknowledged";
  cell.parameters.blockBytes = size.count;
  cell.seconds = 0.4;
  return cell;
}

PlannedCell loaded(const std::string& direction) {
  PlannedCell cell = sampleStream(direction, 1);
  cell.kernel = "network-round-trip-loaded";
  return cell;
}

PlannedCell at(const std::string& peer, PlannedCell cell) {
  cell.parameters.peer = peer;
  return cell;
}

}  // namespace

class NetworkChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void aLineOverTimeForEachWay() {
    QVERIFY(!networkRateChart({}, {}).note.empty());
    const Plan plan = planOf({sampleRoundTrip(), sampleStream("to", 1), sampleStream("from", 1)});
    const Chart plot = networkRateChart(dataOf(plan, false), {});
    QVERIFY(plot.note.empty());
    QCOMPARE(plot.series.size(), std::size_t{2});
    QCOMPARE(plot.series[0].name, std::string("Upload, 1 stream"));
    QCOMPARE(plot.series[0].points.size(), std::size_t{20});
    QVERIFY(!plot.series[0].points.back().final);
    QVERIFY(plot.series[0].style.colour != plot.series[1].style.colour);
    QCOMPARE(plot.full.last, 2.0);
    QCOMPARE(plot.unit, std::string("Mbit/s"));
    QCOMPARE(plot.legend.size(), std::size_t{2});
    // A line does not follow the clock.
    ChartChoices cycles;
    cycles.unit = RateUnit::BytesPerCycle;
    QCOMPARE(networkRateChart(dataOf(plan, true), cycles).unit, std::string("Mbit/s"));
    QVERIFY(networkRateChart(dataOf(plan, true), {}).series[0].points.back().final);
  }

  void numbersOfStreamsAreToldByTheDash() {
    const Plan plan = planOf({sampleStream("to", 1), sampleStream("to", 2)});
    const Chart plot = networkRateChart(dataOf(plan, true), {});
    QCOMPARE(plot.series.size(), std::size_t{2});
    QCOMPARE(plot.series[0].style.colour, plot.series[1].style.colour);
    QVERIFY(plot.series[0].style.line != plot.series[1].style.line);
    QCOMPARE(plot.legend.size(), std::size_t{3});  // the direction, and two numbers of streams
    QCOMPARE(plot.legend[2].name, std::string("2 streams"));
  }

  void ofSeveralMachinesTheLatestIsShown() {
    const Plan plan = planOf({at("desk", sampleStream("to", 1)), at("other", sampleStream("to", 1)),
                              at(std::string(allPeers), sampleStream("to", 1))});
    const Chart plot = networkRateChart(dataOf(plan, true), {});
    QCOMPARE(plot.series.size(), std::size_t{3});
    QCOMPARE(withoutHidden(plot, plot.quiet).series.size(), std::size_t{1});
    QCOMPARE(withoutHidden(plot, plot.quiet).series[0].name, std::string("Upload, 1 stream, all together"));
  }

  void roundTripsIdleAndLoadedByPercentile() {
    const Plan plan = planOf({sampleRoundTrip(), loaded("to"), sampleStream("to", 1)});
    QVERIFY(!networkPercentileChart(dataOf(plan, false), {}).note.empty());
    const Chart plot = networkPercentileChart(dataOf(plan, true), {});
    QCOMPARE(plot.series.size(), std::size_t{2});
    QCOMPARE(plot.series[0].points.front().x, 50.0);
    QCOMPARE(plot.series[0].points.front().y, 182.0);
    QCOMPARE(plot.series[1].name, std::string("RTT under load, upload"));
    QCOMPARE(plot.unit, std::string("µs"));
    const Chart overTime = networkLatencyChart(dataOf(plan, false), {});
    QCOMPARE(overTime.series.size(), std::size_t{2});
    QVERIFY(overTime.series[0].isFold);
  }

  void chunksStandOverTheirSizes() {
    const Plan plan = planOf({chunk(32_KiB), chunk(1_MiB), chunk(32_MiB), sampleStream("to", 1)});
    const Chart plot = networkChunksChart(dataOf(plan, true), {});
    QCOMPARE(plot.xKind, AxisKind::Region);
    QCOMPARE(plot.series.size(), std::size_t{1});
    QCOMPARE(plot.series[0].name, std::string("Chunk upload"));
    QCOMPARE(plot.series[0].points.size(), std::size_t{3});
    QCOMPARE(plot.series[0].points[1].x, static_cast<double>((1_MiB).count));
    QVERIFY(plot.edges.empty());
    QVERIFY(!networkChunksChart({}, {}).note.empty());
  }

  void aBarForEachStream() {
    const Plan plan =
        planOf({sampleRoundTrip(), chunk(1_MiB), sampleStream("to", 1), sampleStream("both", 4)});
    const Chart plot = networkBarsChart(dataOf(plan, true), {});
    QCOMPARE(plot.rows, (std::vector<std::string>{"Upload, 1 stream", "Bidirectional, 4 streams"}));
    QCOMPARE(plot.unit, std::string("Mbit/s"));
    QVERIFY(std::abs(plot.series[0].points[0].y - 8 * 117.4 * 1.001) < 1e-9);
    QCOMPARE(tableOf(plot).labels.values.size(), std::size_t{2});
    QVERIFY(!networkBarsChart({}, {}).note.empty());
  }

  void noFigureOfAPlanIsLost() {
    Plan plan;
    plan.settings.networkPeers = {{"desk.local", usualPort}};
    plan.settings.networkStreams = 4;
    Selection selection;
    selection.network.codes = {"123456"};
    QVERIFY(!planNetwork(plan, selection));
    const ChartData data = dataOf(plan, true);
    std::size_t shown = networkPercentileChart(data, {}).series.size();
    for (const Chart& plot : {networkBarsChart(data, {}), networkChunksChart(data, {})})
      for (const ChartSeries& line : plot.series) shown += line.points.size();
    // A round trip, 11 chunks each way, three ways of 1, 2 and 4 streams, and a round trip beside each way.
    QCOMPARE(shown, std::size_t{1 + 2 * 11 + 9 + 3});
    QCOMPARE(data.figures.size(), shown);
  }

  void stepsMayComeLater() {
    Plan plan = planOf({sampleStream("to", 1)});
    ChartData data = dataOf(plan, true);
    ResultsModel model;
    model.begin(plan);
    model.showStepFinished({0, {sampleNetworkResult(plan.steps[0].cells[0])}});
    plan.steps.push_back({TestGroup::Network, BoundBy::Network, {}, {sampleStream("from", 1)}, 3});
    addStep(data, plan.steps[1]);
    model.extend(plan, 1);
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.row(0).result && !model.row(1).result);
    QCOMPARE(networkRateChart(data, {}).series.size(), std::size_t{1});
    Progress progress = sampleNetworkProgress(plan.steps[1], 1);
    progress.step = 1;
    apply(data, plan, progress);
    QCOMPARE(networkRateChart(data, {}).series.size(), std::size_t{2});
  }

  /// A run of another direction leaves nothing of the one before.
  void aRunTakesThePlaceOfTheOneBefore() {
    ChartData data = dataOf(planOf({sampleStream("to", 1)}), true);
    begin(data, planOf({sampleStream("from", 1)}));
    QCOMPARE(data.network.lines.size(), std::size_t{1});
    QCOMPARE(data.network.lines[0].cell.direction, std::string("from"));
    QVERIFY(data.network.lines[0].moments.empty());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(NetworkChartsTest)
#include "tst_network_charts.moc"
