// SPDX-License-Identifier: GPL-3.0-or-later
// The staircases: from rows to lines, edges and limits, and what picture, table and read-out make of them.
#include <QtCore/qlocale.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qabstractbutton.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/text/table_text.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sweep_samples.h"

namespace strata::gui {

namespace {

ChartChoices choices(std::optional<bool> allThreads = {}) {
  ChartChoices chosen;
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

ChartData dataOf(const std::vector<ResultRow>& rows) {
  ChartData data;
  takeFigures(data, rows);
  return data;
}

const ChartSeries* lineOf(const Chart& plot, const std::string& name) {
  const auto found = std::find_if(plot.series.begin(), plot.series.end(),
                                  [&](const ChartSeries& line) { return line.name == name; });
  return found == plot.series.end() ? nullptr : &*found;
}

}  // namespace

class SweepChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void aLoopIsALineByFootprint() {
    const Chart plot = bandwidthChart(dataOf(someRates()), choices());
    QCOMPARE(plot.series.size(), std::size_t{6});
    for (const ChartSeries& line : plot.series) {
      QCOMPARE(line.points.size(), std::size_t{3});
      QCOMPARE(line.points[0].x, static_cast<double>((24_KiB).count));
    }
    QVERIFY(latencyChart(dataOf(someRates()), choices()).series.empty());
  }

  void plannedFootprintsSpanTheAxisBeforeTheyHaveFigures() {
    ResultRow planned = bandwidthRow("read", 64_MiB, 0);
    planned.result.reset();
    const ChartData data = dataOf({bandwidthRow("read", 24_KiB, 400'000), planned});
    const Chart plot = bandwidthChart(data, choices());
    QCOMPARE(plot.series[0].points.size(), std::size_t{1});
    QVERIFY(plot.full.contains(positionOf(AxisKind::Footprint, static_cast<double>((64_MiB).count))));
  }

  void theWidestLoopsAreShownAndTheOthersOffered() {
    const Chart plot = bandwidthChart(dataOf(someRates()), choices());
    QCOMPARE(plot.series.size(), std::size_t{6});
    QCOMPARE(plot.series[0].name, std::string("Sequential read, 64-byte"));
    QCOMPARE(plot.series[0].points[0].y, 400.0);
    QCOMPARE(plot.quiet, std::set<std::string>{"width-8"});
    const Chart shown = withoutHidden(plot, plot.quiet);
    QCOMPARE(shown.series.size(), std::size_t{3});
    QVERIFY(lineOf(shown, "Sequential copy, 64-byte") != nullptr);
    // Operations differ in colour and mark, widths in the dash.
    const ChartSeries* wide = lineOf(plot, "Sequential read, 64-byte");
    const ChartSeries* narrow = lineOf(plot, "Sequential read, 8-byte");
    QCOMPARE(wide->style.colour, narrow->style.colour);
    QVERIFY(wide->style.line != narrow->style.line);
    QVERIFY(wide->style.colour != lineOf(plot, "Sequential write, 64-byte")->style.colour);
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
    const ChartData data = dataOf(rows);
    QCOMPARE(bandwidthChart(data, choices()).series[1].points[0].y, 33.0);

    for (const Chart& plot : {bandwidthChart(data, choices()), latencyChart(data, choices())}) {
      QVERIFY(plot.quiet.empty());  // both kinds of pages are shown, to be compared
      QStringList entries;
      for (const LegendEntry& entry : plot.legend)
        if (entry.key.starts_with("pages-")) entries.append(QString::fromStdString(entry.name));
      QCOMPARE(entries, (QStringList{QStringLiteral("default pages"), QStringLiteral("huge pages")}));
      QCOMPARE(plot.series.size(), std::size_t{2});
      QVERIFY(plot.series[0].id != plot.series[1].id);
      QVERIFY(plot.series[0].style.line != plot.series[1].style.line);
      QCOMPARE(plot.series[0].style.colour, plot.series[1].style.colour);
      const Chart one = withoutHidden(plot, {"pages-huge"});
      QCOMPARE(one.series.size(), std::size_t{1});
      QVERIFY(one.series[0].name.ends_with(", default pages"));
    }
    // One kind alone is no choice to be made.
    for (const LegendEntry& entry : bandwidthChart(dataOf(someRates()), choices()).legend)
      QVERIFY(!entry.key.starts_with("pages-"));
  }

  void threadsAreChosenOrToldApart() {
    std::vector<ResultRow> rows = someRates();
    rows.push_back(bandwidthRow("read", 24_KiB, 800'000, 2));
    const ChartData data = dataOf(rows);
    QCOMPARE(bandwidthChart(data, choices(false)).series.size(), std::size_t{6});
    QCOMPARE(bandwidthChart(data, choices(true)).series.size(), std::size_t{1});
    const Chart both = bandwidthChart(data, choices());
    QVERIFY(lineOf(both, "Sequential read, 64-byte, 2 threads") != nullptr);
    QVERIFY(both.quiet.contains("threads-2"));
    // Two threads share the last level, so each has half of it.
    QCOMPARE(bandwidthChart(data, choices(true)).edges[2].x, static_cast<double>((8_MiB).count));
    QCOMPARE(bandwidthChart(data, choices(false)).edges[2].x, static_cast<double>((16_MiB).count));
  }

  void limitsOfCoreAndMemoryStandApart() {
    std::vector<ResultRow> rows{bandwidthRow("read", 12_KiB, 400'000), bandwidthRow("read", 24_KiB, 400'000),
                                bandwidthRow("read", 8_MiB, 100'000), bandwidthRow("read", 64_MiB, 40'000),
                                bandwidthRow("read", 256_MiB, 40'000)};
    figuresOf(rows[0]).limit = 437'000;
    figuresOf(rows[1]).limit = 436'000;
    figuresOf(rows[3]).limit = figuresOf(rows[4]).limit = 96'000;
    const Chart plot = bandwidthChart(dataOf(rows), choices());
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
    const Chart plot = bandwidthChart(dataOf(rows), choices());
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
    const Chart plot = bandwidthChart(dataOf({read, bandwidthRow("read", 1_MiB, 200'000)}), choices());
    QCOMPARE(plot.limits.size(), std::size_t{1});
    QCOMPARE(plot.limits[0].y, 437.0);
    QCOMPARE(plot.limits[0].to, static_cast<double>((48_KiB).count));
    // It is in sight, and goes with its line.
    QVERIFY(reachOf(plot, plot.full).second >= 437.0);
    QVERIFY(withoutHidden(plot, {"op-read"}).limits.empty());
    QVERIFY(bandwidthChart(dataOf(someRates()), choices()).limits.empty());
  }

  void bytesPerCycleNeedAClock() {
    ResultRow read = bandwidthRow("read", 24_KiB, 256'000);
    ChartChoices chosen = choices();
    chosen.unit = RateUnit::BytesPerCycle;
    QCOMPARE(bandwidthChart(dataOf({read}), chosen).series[0].points[0].y, 128.0);
    figuresOf(read).clockGhz.reset();
    const Chart without = bandwidthChart(dataOf({read}), chosen);
    QVERIFY(without.series[0].points.empty() && !without.note.empty());
  }

  void localAndWholeRegionLatenciesAreTwoLines() {
    const Chart plot = latencyChart(
        dataOf({latencyRow(24_KiB, 1.5), latencyRow(64_MiB, 121), latencyRow(64_MiB, 177, false)}),
        choices());
    QCOMPARE(plot.unit, std::string("ns"));
    QCOMPARE(plot.series.size(), std::size_t{2});
    QCOMPARE(plot.series[0].name, std::string("TLB-local"));
    QCOMPARE(plot.series[0].points.size(), std::size_t{2});
    QCOMPARE(plot.series[1].name, std::string("whole region"));
    QCOMPARE(plot.series[1].points[0].y, 177.0);
    QVERIFY(plot.quiet.empty());
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

    ChartData data = dataOf(fullCurve());
    data.inferred = inferredFrom(fullCurve());
    QCOMPARE(data.inferred.caches.size(), std::size_t{3});
    const Chart plot = latencyChart(data, choices());
    QCOMPARE(
        std::count_if(plot.edges.begin(), plot.edges.end(), [](const ChartEdge& e) { return e.inferred; }),
        std::ptrdiff_t{3});
    QCOMPARE(
        std::count_if(plot.edges.begin(), plot.edges.end(), [](const ChartEdge& e) { return !e.inferred; }),
        std::ptrdiff_t{3});
    for (const ChartEdge& edge : plot.edges) QVERIFY(!edge.explanation.empty());
    // A line of so many points has no marks.
    QVERIFY(!plot.series[0].style.mark);
  }

  void theReadOutGoesByWhatTheSystemReports() {
    ChartData data = dataOf(fullCurve());
    data.inferred = inferredFrom(fullCurve());
    const Chart plot = latencyChart(data, choices());
    QCOMPARE(stopText(plot, static_cast<double>((16_KiB).count)),
             QStringLiteral("Working set 16 KiB, in the L1 cache"));
    QCOMPARE(stopText(plot, static_cast<double>((40_KiB).count)),
             QStringLiteral("Working set 40 KiB, at the edge of the L1 cache"));
    QCOMPARE(stopText(plot, static_cast<double>((64_MiB).count)),
             QStringLiteral("Working set 64 MiB, in memory"));
    const auto readOut = readOutAt(plot, static_cast<double>((16_KiB).count));
    QVERIFY(readOut && readOut->rows.size() == 2);
    QCOMPARE(readOut->rows[0].figure, QStringLiteral("1.50"));
    QCOMPARE(stopText(latencyChart(data, {}), 16384), QStringLiteral("Working set 16 KiB"));
  }

  void theTableHasTheSameFigures() {
    const Chart plot = bandwidthChart(dataOf(someRates()), choices());
    const Table table = tableOf(withoutHidden(plot, plot.quiet));
    QCOMPARE(table.labels.values.size(), std::size_t{3});
    QCOMPARE(table.labels.headings.front(), std::string("Working set"));
    QCOMPARE(rowTexts(table, 0),
             (QStringList{QStringLiteral("24 KiB"), QStringLiteral("L1"), QStringLiteral("400"),
                          QStringLiteral("400"), QStringLiteral("400")}));
    QCOMPARE(rowTexts(table, 2)[1], QStringLiteral("memory"));
  }

  void aWidthIsShownWhenItsEntryIsPressed() {
    const std::unique_ptr<ChartPanel> panel(new ChartPanel("bandwidthChart", bandwidthChart, nullptr));
    ChartData data = dataOf(someRates());
    panel->draw(data);
    QCOMPARE(columnsOf(panel->table()).size(), std::size_t{1 + 3});
    auto* narrow = panel->findChild<QAbstractButton*>(QStringLiteral("legend-width-8"));
    QVERIFY(narrow != nullptr && !narrow->isChecked());
    narrow->click();
    QCOMPARE(columnsOf(panel->table()).size(), std::size_t{1 + 6});
    // It stays when new figures come.
    data.figures[0].value = 1;
    panel->draw(data);
    QCOMPARE(columnsOf(panel->table()).size(), std::size_t{1 + 6});
    narrow->click();
    QCOMPARE(columnsOf(panel->table()).size(), std::size_t{1 + 3});
  }

  void picturesHaveEdgesAndLimits() {
    ChartData data = dataOf(fullCurve());
    data.inferred = inferredFrom(fullCurve());
    const QByteArray svg = svgOf(latencyChart(data, choices()), {});
    for (const char* text : {"TLB-local", "whole region", "L1", "L3 measured", "Latency vs. working set"})
      QVERIFY2(svg.contains(text), text);
    for (const InferredLevel& level : data.inferred.caches) QVERIFY(level.size > 0_B);
    QVERIFY(!imageOf(latencyChart(data, choices()), {}, pictureSize).isNull());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(SweepChartsTest)
#include "tst_sweep_charts.moc"
