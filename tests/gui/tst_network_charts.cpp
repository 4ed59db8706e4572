// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include "app/gui/charts/chart_data.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/charts/plot.h"
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
  begin(data, plan);
  for (std::size_t step = 0; step < plan.steps.size(); ++step) {
    Progress progress = sampleNetworkProgress(plan.steps[step], 1);
    progress.step = step;
    apply(data, plan, progress);
    if (!results) continue;
    StepFinished finished{step, {}};
    for (const PlannedCell& cell : plan.steps[step].cells)
      finished.results.push_back(sampleNetworkResult(cell));
    apply(data, plan, finished);
  }
  return data;
}

std::vector<CellFigure> figuresOf(const Plan& plan) {
  ResultsModel model;
  model.begin(plan);
  for (std::size_t step = 0; step < plan.steps.size(); ++step) {
    StepFinished finished{step, {}};
    for (const PlannedCell& cell : plan.steps[step].cells)
      finished.results.push_back(sampleNetworkResult(cell));
    model.showStepFinished(finished);
  }
  return cellFiguresOf(model.rows());
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
    QVERIFY(!networkRatePlot({}, {}).note.isEmpty());
    const Plan plan = planOf({sampleRoundTrip(), sampleStream("to", 1), sampleStream("from", 1)});
    const Plot plot = networkRatePlot(dataOf(plan, false).network, {});
    QVERIFY(plot.note.isEmpty());
    QCOMPARE(plot.lines.size(), std::size_t{2});
    QCOMPARE(plot.lines[0].name, QStringLiteral("Upload, 1 stream"));
    QCOMPARE(plot.lines[0].points.size(), std::size_t{20});
    QVERIFY(!plot.lines[0].points.back().final);
    QVERIFY(plot.lines[0].style.colour != plot.lines[1].style.colour);
    QCOMPARE(plot.full.last, 2.0);
    QCOMPARE(plot.unit, QStringLiteral("MB/s"));
    QCOMPARE(plot.legend.size(), 2);
    // A line does not follow the clock.
    PlotChoices cycles;
    cycles.unit = RateUnit::BytesPerCycle;
    QCOMPARE(networkRatePlot(dataOf(plan, true).network, cycles).unit, QStringLiteral("MB/s"));
    QVERIFY(networkRatePlot(dataOf(plan, true).network, {}).lines[0].points.back().final);
  }

  void numbersOfStreamsAreToldByTheDash() {
    const Plan plan = planOf({sampleStream("to", 1), sampleStream("to", 2)});
    const Plot plot = networkRatePlot(dataOf(plan, true).network, {});
    QCOMPARE(plot.lines.size(), std::size_t{2});
    QCOMPARE(plot.lines[0].style.colour, plot.lines[1].style.colour);
    QVERIFY(plot.lines[0].style.line != plot.lines[1].style.line);
    QCOMPARE(plot.legend.size(), 3);  // the way, and two numbers
    QCOMPARE(plot.legend[2].name, QStringLiteral("2 streams"));
  }

  void ofSeveralMachinesTheLatestIsShown() {
    const Plan plan = planOf({at("desk", sampleStream("to", 1)), at("other", sampleStream("to", 1)),
                              at(std::string(allPeers), sampleStream("to", 1))});
    const Plot plot = networkRatePlot(dataOf(plan, true).network, {});
    QCOMPARE(plot.lines.size(), std::size_t{3});
    QCOMPARE(withoutHidden(plot, plot.quiet).lines.size(), std::size_t{1});
    QCOMPARE(withoutHidden(plot, plot.quiet).lines[0].name, QStringLiteral("Upload, 1 stream, all together"));
  }

  void roundTripsIdleAndLoadedByPercentile() {
    const Plan plan = planOf({sampleRoundTrip(), loaded("to"), sampleStream("to", 1)});
    QVERIFY(!networkPercentilePlot(dataOf(plan, false).network).note.isEmpty());
    const Plot plot = networkPercentilePlot(dataOf(plan, true).network);
    QCOMPARE(plot.lines.size(), std::size_t{2});
    QCOMPARE(plot.lines[0].points.front().x, 50.0);
    QCOMPARE(plot.lines[0].points.front().y, 182.0);
    QCOMPARE(plot.lines[1].name, QStringLiteral("RTT under load, upload"));
    QCOMPARE(plot.unit, QStringLiteral("µs"));
    const Plot overTime = networkLatencyPlot(dataOf(plan, false).network);
    QCOMPARE(overTime.lines.size(), std::size_t{2});
    QVERIFY(overTime.lines[0].isFold);
  }

  void chunksStandOverTheirSizes() {
    const Plan plan = planOf({chunk(32_KiB), chunk(1_MiB), chunk(32_MiB), sampleStream("to", 1)});
    const Plot plot = networkChunksPlot(figuresOf(plan), {});
    QCOMPARE(plot.xKind, AxisKind::Region);
    QCOMPARE(plot.lines.size(), std::size_t{1});
    QCOMPARE(plot.lines[0].name, QStringLiteral("Acknowledged"));
    QCOMPARE(plot.lines[0].points.size(), std::size_t{3});
    QCOMPARE(plot.lines[0].points[1].x, static_cast<double>((1_MiB).count));
    QVERIFY(plot.edges.empty());
    QVERIFY(!networkChunksPlot({}, {}).note.isEmpty());
  }

  void aBarForEachStream() {
    const Plan plan =
        planOf({sampleRoundTrip(), chunk(1_MiB), sampleStream("to", 1), sampleStream("both", 4)});
    const Plot plot = networkBarsPlot(figuresOf(plan), {});
    QCOMPARE(plot.rows,
             (QStringList{QStringLiteral("Upload, 1 stream"), QStringLiteral("Bidirectional, 4 streams")}));
    QCOMPARE(plot.unit, QStringLiteral("MB/s"));
    QVERIFY(std::abs(plot.lines[0].points[0].y - 117.4 * 1.001) < 1e-9);
    QCOMPARE(tableOf(plot).rows.size(), 2);
    QVERIFY(!networkBarsPlot({}, {}).note.isEmpty());
  }

  void noFigureOfAPlanIsLost() {
    Plan plan;
    plan.settings.networkPeers = {{"desk.local", usualPort}};
    plan.settings.networkStreams = 4;
    Selection selection;
    selection.networkCodes = {"123456"};
    QVERIFY(!planNetwork(plan, selection));
    const std::vector<CellFigure> figures = figuresOf(plan);
    std::size_t shown = networkPercentilePlot(dataOf(plan, true).network).lines.size();
    for (const Plot& plot : {networkBarsPlot(figures, {}), networkChunksPlot(figures, {})})
      for (const PlotLine& line : plot.lines) shown += line.points.size();
    // A round trip, 11 chunks, three ways of 1, 2 and 4 streams, and a round trip beside each way.
    QCOMPARE(shown, std::size_t{1 + 11 + 9 + 3});
    QCOMPARE(figures.size(), shown);
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
    QCOMPARE(networkRatePlot(data.network, {}).lines.size(), std::size_t{1});
    Progress progress = sampleNetworkProgress(plan.steps[1], 1);
    progress.step = 1;
    apply(data, plan, progress);
    QCOMPARE(networkRatePlot(data.network, {}).lines.size(), std::size_t{2});
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
