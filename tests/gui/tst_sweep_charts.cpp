// SPDX-License-Identifier: GPL-3.0-or-later
// The staircases: from rows to lines, edges and limits, and what picture, table and read-out make of them.
#include <QtCore/qlocale.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qabstractbutton.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/charts/plot.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/charts/sweep_data.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sweep_samples.h"

namespace strata::gui {

namespace {

PlotChoices choices(std::optional<bool> allThreads = {}) {
  PlotChoices chosen;
  chosen.unit = RateUnit::GigabytesPerSecond;
  chosen.edges = cacheEdges(serverMachine());
  chosen.allThreads = allThreads;
  return chosen;
}

/// Reads, writes and copies of two widths at three footprints.
std::vector<ResultRow> someRates() {
  std::vector<ResultRow> rows;
  for (const char* op : {"write", "read", "copy"})
    for (const std::int64_t width : {8, 64})
      for (const Bytes footprint : {64_MiB, 24_KiB, 1_MiB})
        rows.push_back(bandwidthRow(op, footprint, footprint > 48_KiB ? 30'000 : 400'000, 1, width));
  return rows;
}

/// Three levels and memory, eight points an octave.
std::vector<ResultRow> fullCurve() {
  std::vector<ResultRow> rows;
  for (double octave = 12; octave <= 27; octave += 0.125) {
    const Bytes footprint{static_cast<std::uint64_t>(std::exp2(octave)) / 128 * 128};
    const double ns = footprint <= 48_KiB   ? 1.5
                      : footprint <= 2_MiB  ? 4.7
                      : footprint <= 16_MiB ? 32.0
                                            : 120.0;
    rows.push_back(latencyRow(footprint, ns));
    rows.push_back(latencyRow(footprint, ns * 1.4, false));
  }
  return rows;
}

const PlotLine* lineOf(const Plot& plot, const QString& name) {
  const auto found = std::find_if(plot.lines.begin(), plot.lines.end(),
                                  [&](const PlotLine& line) { return line.name == name; });
  return found == plot.lines.end() ? nullptr : &*found;
}

}  // namespace

class SweepChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void aLoopIsALineByFootprint() {
    const SweepData data = sweepDataOf(someRates());
    QCOMPARE(data.bandwidth.footprints, (std::vector<Bytes>{24_KiB, 1_MiB, 64_MiB}));
    QCOMPARE(data.bandwidth.lines.size(), std::size_t{6});
    for (const SweepLine& line : data.bandwidth.lines) {
      QCOMPARE(line.figures.size(), std::size_t{3});
      QCOMPARE(line.figures[0].footprint, 24_KiB);
    }
    QVERIFY(data.latency.lines.empty());
  }

  void plannedFootprintsSpanTheAxisBeforeTheyHaveFigures() {
    ResultRow planned = bandwidthRow("read", 64_MiB, 0);
    planned.result.reset();
    const SweepData data = sweepDataOf({bandwidthRow("read", 24_KiB, 400'000), planned});
    QCOMPARE(data.bandwidth.footprints.size(), std::size_t{2});
    QCOMPARE(data.bandwidth.lines[0].figures.size(), std::size_t{1});
    const Plot plot = bandwidthPlot(data, choices());
    QVERIFY(plot.full.contains(positionOf(AxisKind::Footprint, static_cast<double>((64_MiB).count))));
  }

  void theWidestLoopsAreShownAndTheOthersOffered() {
    const Plot plot = bandwidthPlot(sweepDataOf(someRates()), choices());
    QCOMPARE(plot.lines.size(), std::size_t{6});
    QCOMPARE(plot.lines[0].name, QStringLiteral("Read, 64 bytes, sequential"));
    QCOMPARE(plot.lines[0].points[0].y, 400.0);
    QCOMPARE(plot.quiet, QSet<QString>{QStringLiteral("width-8")});
    const Plot shown = withoutHidden(plot, plot.quiet);
    QCOMPARE(shown.lines.size(), std::size_t{3});
    QVERIFY(lineOf(shown, QStringLiteral("Copy, 64 bytes, sequential")) != nullptr);
    // Operations differ in colour and mark, widths in the dash.
    const PlotLine* wide = lineOf(plot, QStringLiteral("Read, 64 bytes, sequential"));
    const PlotLine* narrow = lineOf(plot, QStringLiteral("Read, 8 bytes, sequential"));
    QCOMPARE(wide->style.colour, narrow->style.colour);
    QVERIFY(wide->style.line != narrow->style.line);
    QVERIFY(wide->style.colour != lineOf(plot, QStringLiteral("Write, 64 bytes, sequential"))->style.colour);
  }

  void kindsOfPagesAreBothShownAndToldApart() {
    std::vector<ResultRow> rows;
    const auto add = [&](ResultRow row, const char* pages) {
      row.parameters.pages = pages;
      row.result->parameters.pages = pages;
      rows.push_back(row);
    };
    for (const Bytes footprint : {24_KiB, 64_MiB}) {
      add(latencyRow(footprint, 150), "huge");
      add(latencyRow(footprint, 100), "default");
      add(bandwidthRow("read", footprint, 30'000), "default");
      add(bandwidthRow("read", footprint, 33'000), "huge");
    }
    const SweepData data = sweepDataOf(rows);
    QCOMPARE(data.bandwidth.lines.size(), std::size_t{2});
    QCOMPARE(data.bandwidth.lines[0].cell.pages, std::string("default"));
    QCOMPARE(data.bandwidth.lines[1].cell.pages, std::string("huge"));
    QCOMPARE(data.bandwidth.lines[1].figures.size(), std::size_t{2});
    QCOMPARE(data.bandwidth.lines[1].figures[0].value, 33'000.0);
    QCOMPARE(data.latency.lines.size(), std::size_t{2});

    for (const Plot& plot : {bandwidthPlot(data, choices()), latencyPlot(data, choices())}) {
      QVERIFY(plot.quiet.isEmpty());  // there to be compared
      QStringList entries;
      for (const LegendEntry& entry : plot.legend)
        if (entry.key.startsWith(QStringLiteral("pages-"))) entries.append(entry.name);
      QCOMPARE(entries, (QStringList{QStringLiteral("default pages"), QStringLiteral("huge pages")}));
      QCOMPARE(plot.lines.size(), std::size_t{2});
      QVERIFY(plot.lines[0].id != plot.lines[1].id);
      QVERIFY(plot.lines[0].style.line != plot.lines[1].style.line);
      QCOMPARE(plot.lines[0].style.colour, plot.lines[1].style.colour);
      const Plot one = withoutHidden(plot, {QStringLiteral("pages-huge")});
      QCOMPARE(one.lines.size(), std::size_t{1});
      QVERIFY(one.lines[0].name.endsWith(QStringLiteral(", default pages")));
    }
    // One kind alone is no choice to be made.
    for (const LegendEntry& entry : bandwidthPlot(sweepDataOf(someRates()), choices()).legend)
      QVERIFY(!entry.key.startsWith(QStringLiteral("pages-")));
  }

  void threadsAreChosenOrToldApart() {
    std::vector<ResultRow> rows = someRates();
    rows.push_back(bandwidthRow("read", 24_KiB, 800'000, 2));
    const SweepData data = sweepDataOf(rows);
    QCOMPARE(bandwidthPlot(data, choices(false)).lines.size(), std::size_t{6});
    QCOMPARE(bandwidthPlot(data, choices(true)).lines.size(), std::size_t{1});
    const Plot both = bandwidthPlot(data, choices());
    QVERIFY(lineOf(both, QStringLiteral("Read, 64 bytes, sequential, 2 threads")) != nullptr);
    QVERIFY(both.quiet.contains(QStringLiteral("threads-2")));
    // Two threads share the last level, so each has half of it.
    QCOMPARE(bandwidthPlot(data, choices(true)).edges[2].x, static_cast<double>((8_MiB).count));
    QCOMPARE(bandwidthPlot(data, choices(false)).edges[2].x, static_cast<double>((16_MiB).count));
  }

  void limitsOfCoreAndMemoryStandApart() {
    std::vector<ResultRow> rows{bandwidthRow("read", 12_KiB, 400'000), bandwidthRow("read", 24_KiB, 400'000),
                                bandwidthRow("read", 8_MiB, 100'000), bandwidthRow("read", 64_MiB, 40'000),
                                bandwidthRow("read", 256_MiB, 40'000)};
    figuresOf(rows[0]).limit = 437'000;
    figuresOf(rows[1]).limit = 436'000;
    figuresOf(rows[3]).limit = figuresOf(rows[4]).limit = 96'000;
    const Plot plot = bandwidthPlot(sweepDataOf(rows), choices());
    QCOMPARE(plot.limits.size(), std::size_t{2});
    QCOMPARE(plot.limits[0].y, 437.0);
    QCOMPARE(plot.limits[0].to, static_cast<double>((48_KiB).count));
    QCOMPARE(plot.limits[1].y, 96.0);
    QCOMPARE(plot.limits[1].from, static_cast<double>((64_MiB).count));
    QVERIFY(plot.limits[1].to > static_cast<double>((256_MiB).count));
  }

  void limitsOfCoreAndMemoryStandApartWithNothingBetweenThem() {
    std::vector<ResultRow> rows{bandwidthRow("read", 24_KiB, 400'000), bandwidthRow("read", 64_MiB, 40'000)};
    figuresOf(rows[0]).limit = 436'000;
    figuresOf(rows[1]).limit = 96'000;
    const Plot plot = bandwidthPlot(sweepDataOf(rows), choices());
    QCOMPARE(plot.limits.size(), std::size_t{2});
    QCOMPARE(plot.limits[0].y, 436.0);
    QCOMPARE(plot.limits[1].y, 96.0);
    // Of the one that is out of sight, nothing is seen.
    const double edge = positionOf(plot.xKind, static_cast<double>((48_KiB).count));
    QVERIFY(reachOf(plot, {plot.full.first, edge}).first > 96.0);
  }

  void aLimitReachesToTheEndOfTheFirstLevel() {
    ResultRow read = bandwidthRow("read", 24_KiB, 400'000);
    figuresOf(read).limit = 437'000;
    const Plot plot = bandwidthPlot(sweepDataOf({read, bandwidthRow("read", 1_MiB, 200'000)}), choices());
    QCOMPARE(plot.limits.size(), std::size_t{1});
    QCOMPARE(plot.limits[0].y, 437.0);
    QCOMPARE(plot.limits[0].to, static_cast<double>((48_KiB).count));
    // It is in sight, and goes with its line.
    QVERIFY(reachOf(plot, plot.full).second >= 437.0);
    QVERIFY(withoutHidden(plot, {QStringLiteral("op-read")}).limits.empty());
    QVERIFY(bandwidthPlot(sweepDataOf(someRates()), choices()).limits.empty());
  }

  void bytesPerCycleNeedAClock() {
    ResultRow read = bandwidthRow("read", 24_KiB, 256'000);
    PlotChoices chosen = choices();
    chosen.unit = RateUnit::BytesPerCycle;
    QCOMPARE(bandwidthPlot(sweepDataOf({read}), chosen).lines[0].points[0].y, 128.0);
    figuresOf(read).clockGhz.reset();
    const Plot without = bandwidthPlot(sweepDataOf({read}), chosen);
    QVERIFY(without.lines[0].points.empty() && !without.note.isEmpty());
  }

  void localAndWholeRegionLatenciesAreTwoLines() {
    const Plot plot = latencyPlot(
        sweepDataOf({latencyRow(24_KiB, 1.5), latencyRow(64_MiB, 121), latencyRow(64_MiB, 177, false)}),
        choices());
    QCOMPARE(plot.unit, QStringLiteral("ns"));
    QCOMPARE(plot.lines.size(), std::size_t{2});
    QCOMPARE(plot.lines[0].name, QStringLiteral("TLB-local"));
    QCOMPARE(plot.lines[0].points.size(), std::size_t{2});
    QCOMPARE(plot.lines[1].name, QStringLiteral("whole region"));
    QCOMPARE(plot.lines[1].points[0].y, 177.0);
    QVERIFY(plot.quiet.isEmpty());
  }

  void levelsAreInferredFromAFullSweepOnly() {
    QVERIFY(inferredFrom(someRates()).caches.empty());
    // Two points an octave do not show where a level ends.
    std::vector<ResultRow> sparse;
    for (const ResultRow& row : fullCurve())
      if (row.parameters.regionBytes && std::has_single_bit(*row.parameters.regionBytes))
        sparse.push_back(row);
    QVERIFY(sparse.size() > 10);
    QVERIFY(inferredFrom(sparse).caches.empty());

    SweepData data = sweepDataOf(fullCurve());
    data.inferred = inferredFrom(fullCurve());
    QCOMPARE(data.inferred.caches.size(), std::size_t{3});
    const Plot plot = latencyPlot(data, choices());
    QCOMPARE(
        std::count_if(plot.edges.begin(), plot.edges.end(), [](const PlotEdge& e) { return e.inferred; }),
        std::ptrdiff_t{3});
    QCOMPARE(
        std::count_if(plot.edges.begin(), plot.edges.end(), [](const PlotEdge& e) { return !e.inferred; }),
        std::ptrdiff_t{3});
    for (const PlotEdge& edge : plot.edges) QVERIFY(!edge.explanation.isEmpty());
    // A line of so many points has no marks.
    QVERIFY(!plot.lines[0].style.mark);
  }

  void theReadOutGoesByWhatTheSystemReports() {
    SweepData data = sweepDataOf(fullCurve());
    data.inferred = inferredFrom(fullCurve());
    const Plot plot = latencyPlot(data, choices());
    QCOMPARE(stopText(plot, static_cast<double>((16_KiB).count)),
             QStringLiteral("Working set 16 KiB, in the L1 cache"));
    QCOMPARE(stopText(plot, static_cast<double>((40_KiB).count)),
             QStringLiteral("Working set 40 KiB, at the edge of the L1 cache"));
    QCOMPARE(stopText(plot, static_cast<double>((64_MiB).count)),
             QStringLiteral("Working set 64 MiB, in memory"));
    const auto readOut = readOutAt(plot, static_cast<double>((16_KiB).count));
    QVERIFY(readOut && readOut->rows.size() == 2);
    QCOMPARE(readOut->rows[0].figure, QStringLiteral("1.50"));
    QCOMPARE(stopText(latencyPlot(data, {}), 16384), QStringLiteral("Working set 16 KiB"));
  }

  void theTableHasTheSameFigures() {
    const Plot plot = bandwidthPlot(sweepDataOf(someRates()), choices());
    const ChartTable table = tableOf(withoutHidden(plot, plot.quiet));
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(table.columns[0].heading, QStringLiteral("Working set"));
    QCOMPARE(table.rows[0],
             (QStringList{QStringLiteral("24 KiB"), QStringLiteral("L1"), QStringLiteral("400"),
                          QStringLiteral("400"), QStringLiteral("400")}));
    QCOMPARE(table.rows[2][1], QStringLiteral("memory"));
  }

  void aWidthIsShownWhenItsEntryIsPressed() {
    const std::unique_ptr<ChartPanel> panel(makeBandwidthChart(nullptr));
    ChartData data;
    data.sweeps = sweepDataOf(someRates());
    panel->draw(data);
    QCOMPARE(panel->table().columns.size(), 1 + 3);
    auto* narrow = panel->findChild<QAbstractButton*>(QStringLiteral("legend-width-8"));
    QVERIFY(narrow != nullptr && !narrow->isChecked());
    narrow->click();
    QCOMPARE(panel->table().columns.size(), 1 + 6);
    // It stays when new figures come.
    data.sweeps.bandwidth.lines[0].figures[0].value = 1;
    panel->draw(data);
    QCOMPARE(panel->table().columns.size(), 1 + 6);
    narrow->click();
    QCOMPARE(panel->table().columns.size(), 1 + 3);
  }

  void picturesHaveEdgesAndLimits() {
    SweepData data = sweepDataOf(fullCurve());
    data.inferred = inferredFrom(fullCurve());
    const QByteArray svg = svgOf(latencyPlot(data, choices()), {}, pictureSize);
    for (const char* text : {"TLB-local", "whole region", "L1", "L3 measured", "Latency vs. working set"})
      QVERIFY2(svg.contains(text), text);
    for (const InferredLevel& level : data.inferred.caches) QVERIFY(level.size > 0_B);
    QVERIFY(!imageOf(latencyPlot(data, choices()), {}, pictureSize).isNull());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(SweepChartsTest)
#include "tst_sweep_charts.moc"
