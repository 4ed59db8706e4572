// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_set.h"

#include <QtCore/qset.h>
#include <QtTest/qtest.h>

#include <algorithm>
#include <utility>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/compare/compare_model.h"
#include "app/gui/compare/compare_sources.h"
#include "app/gui/look/look.h"
#include "app/gui/look/palettes.h"
#include "app/gui/text/table_text.h"
#include "app/gui/text/verdict_text.h"
#include "app/gui/widgets/mark.h"
#include "tests/gui/compare_samples.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

namespace {

/// The row of the cell with that name; -1 without one.
int rowOf(const CompareModel& model, const QString& cell) {
  for (int row = 0; row < model.rowCount(); ++row)
    if (model.index(row, 0).data(Qt::ToolTipRole).toString() == cell) return row;
  return -1;
}

QString figure(const CompareModel& model, const QString& cell, int side) {
  return model.index(rowOf(model, cell), side + 1).data().toString();
}

QString difference(const CompareModel& model, const QString& cell, int side) {
  return model.index(rowOf(model, cell), side + 1).data(CompareModel::secondRole).toString();
}

int resultsOf(const CompareModel& model) {
  int count = 0;
  for (int row = 0; row < model.rowCount(); ++row)
    if (!model.isHeading(row)) ++count;
  return count;
}

std::vector<ComparisonCurve> curvesOf(const CompareView& view) {
  return comparisonCurves(*view.comparison, linesOf(view.set), chartTexts());
}

const ComparisonCurve& curveNamed(const std::vector<ComparisonCurve>& curves, const std::string& name) {
  const auto found = std::ranges::find(curves, name, &ComparisonCurve::name);
  if (found == curves.end()) qFatal("no curve %s", name.c_str());
  return *found;
}

Chart chartOf(const CompareView& view, const ComparisonCurve& curve, RateUnit unit, bool fold) {
  return comparisonChart(curve, linesOf(view.set), CompareSet::baseline, {.unit = unit, .fold = fold},
                         chartTexts());
}

}  // namespace

/// What the Compare page shows, without the page.
class CompareSetTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_look.setLanguage(QStringLiteral("en")); }

  void aSideKeepsItsLookWhileOthersComeAndGo() {
    CompareSet set;
    for (const char* name : {"a", "b", "c"}) QVERIFY(set.add(sideOf(name, 1, 1)));
    const SeriesStyle third = styleOf(set.sides()[2]);
    set.setHidden(1, true);
    QVERIFY(styleOf(set.sides()[2]) == third);
    set.remove(1);
    QVERIFY(styleOf(set.sides()[1]) == third);
    // The one that comes takes the look that is free.
    QVERIFY(set.add(sideOf("d", 1, 1)));
    QCOMPARE(set.sides()[2].slot, std::size_t{1});
    QVERIFY(!(styleOf(set.sides()[2]) == third));
  }

  void sixteenSidesAreToldApartByColourAndMarkAlone() {
    CompareSet set;
    QSet<QString> looks;
    for (int i = 0; i < 16; ++i) {
      QVERIFY(set.add(sideOf("side " + std::to_string(i), 1, 1)));
      const SeriesStyle style = styleOf(set.sides().back());
      looks.insert(QStringLiteral("%1/%2").arg(*style.colour).arg(static_cast<int>(*style.mark)));
    }
    QCOMPARE(looks.size(), 16);
  }

  void noSideIsThereTwiceAndNoTwoHaveOneName() {
    CompareSet set;
    QVERIFY(set.add(sideOf("stock", 1, 2)));
    QVERIFY(!set.add(sideOf("stock", 1, 2)));
    auto other = std::make_shared<ComparedSide>(ComparedSide{"stock", seriesOf("another", "stock", 1, 1)});
    QVERIFY(set.add(other));
    QCOMPARE(set.sides()[1].name(), QStringLiteral("stock (2)"));
    QVERIFY(!set.add(std::make_shared<ComparedSide>(ComparedSide{"empty", {}})));
  }

  void aRunWithoutALabelIsCalledByItsTime() {
    const QDate today = QDate::currentDate();
    const auto unnamed = [&](const char* id, const QDateTime& start, const char* machine = "") {
      auto side = std::make_shared<ComparedSide>(ComparedSide{"", seriesOf(id, "", 1, 1)});
      side->runs.front().started =
          start.isValid() ? start.toUTC().toString(Qt::ISODateWithMs).toStdString() : std::string();
      if (*machine != 0) side->runs.front().machine.cpuModel = machine;
      return side;
    };
    CompareSet set;
    const auto names = [&] {
      QStringList all;
      for (const CompareSide& side : set.sides()) all << side.name();
      return all;
    };
    QVERIFY(set.add(unnamed("aaaaaaaa-9", QDateTime(today, QTime(12, 34, 56)))));
    QVERIFY(set.add(unnamed("bbbbbbbb-9", QDateTime(today.addDays(-1), QTime(9, 12, 1)))));
    QVERIFY(set.add(unnamed("cccccccc-9", QDateTime(QDate(2026, 3, 5), QTime(9, 12, 1)))));
    QCOMPARE(names(), QStringList({QStringLiteral("today 12:34 PM"), QStringLiteral("yesterday 9:12 AM"),
                                   QStringLiteral("5 March 2026, 9:12 AM")}));
    // The next repetition, and a copy that began at the same moment.
    QVERIFY(set.add(unnamed("dddddddd-9", QDateTime(today, QTime(12, 34, 59)))));
    QCOMPARE(names()[0], QStringLiteral("today 12:34:56 PM"));
    QCOMPARE(names()[3], QStringLiteral("today 12:34:59 PM"));
    QVERIFY(set.add(unnamed("eeeeeeee-9", QDateTime(today, QTime(12, 34, 59)))));
    QCOMPARE(names()[3], QStringLiteral("today 12:34:59 PM (dddddddd)"));
    QCOMPARE(names()[4], QStringLiteral("today 12:34:59 PM (eeeeeeee)"));
    set.remove(4);
    set.remove(0);
    QCOMPARE(names()[2], QStringLiteral("today 12:34 PM"));
    // Of another machine.
    QVERIFY(set.add(unnamed("ffffffff-9", QDateTime(today, QTime(12, 34, 59)), "AMD EPYC 7B13")));
    QCOMPARE(names()[3], QStringLiteral("AMD EPYC 7B13, today 12:34 PM"));
    QVERIFY(names()[2].endsWith(QStringLiteral(", today 12:34 PM")));
    // Nothing tells when.
    QVERIFY(set.add(unnamed("12345678-9", QDateTime())));
    QCOMPARE(names()[4], QStringLiteral("Run 12345678"));
  }

  void theBaselineIsTheFirstAndIsShown() {
    CompareSet set;
    QVERIFY(set.add(sideOf("a", 1, 1)));
    QVERIFY(set.add(publishedSide("reference")));
    QVERIFY(set.add(sideOf("b", 1, 1)));
    set.setHidden(0, true);
    QVERIFY(!set.sides()[0].hidden);
    set.setHidden(2, true);
    QCOMPARE(set.visibleCount(), std::size_t{2});
    // A reference is no baseline while there is something that was measured.
    set.remove(0);
    QCOMPARE(QString::fromStdString(set.sides()[0].id), QStringLiteral("id-of-b"));
    QVERIFY(!set.sides()[0].hidden);
    set.remove(0);
    QCOMPARE(QString::fromStdString(set.sides()[0].content->name), QStringLiteral("reference"));
    set.clear();
    QVERIFY(set.isEmpty());
  }

  void sidesAreMovedBeforeOthers() {
    CompareSet set;
    for (const char* name : {"a", "b", "c", "d"}) QVERIFY(set.add(sideOf(name, 1, 1)));
    const auto order = [&] {
      std::string names;
      for (const CompareSide& side : set.sides()) names += side.content->name;
      return names;
    };
    QVERIFY(set.move(0, 3));
    QCOMPARE(order(), std::string("bcad"));
    QVERIFY(set.move(3, 0));
    QCOMPARE(order(), std::string("dbca"));
    QVERIFY(set.move(1, 4));
    QCOMPARE(order(), std::string("dcab"));
    // Where it stands already, and where nothing is.
    QVERIFY(!set.move(1, 1) && !set.move(1, 2) && !set.move(4, 0) && !set.move(0, 5));
    set.setHidden(2, true);
    QVERIFY(set.move(2, 0));
    QVERIFY(!set.sides()[0].hidden);
  }

  void runsOfAFileBecomeASideForEachSeries() {
    std::vector<Run> runs = seriesOf("one", "", 1, 3);
    for (Run& run : seriesOf("two", "quiet", 1, 2)) runs.insert(runs.begin() + 1, run);
    const std::vector<ComparedSide> sides = sidesOf(runs, "file");
    QCOMPARE(sides.size(), std::size_t{2});
    QCOMPARE(sides[0].runs.size(), std::size_t{3});
    QCOMPARE(sides[0].name, std::string("file"));
    QCOMPARE(sides[1].runs.size(), std::size_t{2});
    QCOMPARE(sides[1].name, std::string("quiet"));
  }

  void noTwoChartsHaveOneName() {
    auto other = *sideOf("two threads", 1, 1);
    for (CellResult& cell : other.runs.front().results) {
      if (cell.test != Test::Bandwidth) continue;
      cell.parameters.threads = 2;
      // The largest are measured by neither in common.
      if (*cell.parameters.regionBytes > (32_MiB).count) *cell.parameters.regionBytes += (1_MiB).count;
    }
    const CompareView view =
        viewOf({sideOf("one thread", 1, 1), std::make_shared<const ComparedSide>(std::move(other))});
    QSet<QString> names;
    const std::vector<ComparisonCurve> curves = curvesOf(view);
    for (const ComparisonCurve& curve : curves) names.insert(QString::fromStdString(curve.name));
    QCOMPARE(static_cast<std::size_t>(names.size()), curves.size());
    QVERIFY(names.contains(QStringLiteral("Bandwidth: Sequential read, 64-byte")));
  }

  void eightSidesHaveEightColours() {
    CompareSet set;
    QSet<QRgb> light;
    QSet<QRgb> dark;
    for (int i = 0; i < 8; ++i) {
      QVERIFY(set.add(sideOf("side " + std::to_string(i), 1, 1)));
      const SeriesStyle style = styleOf(set.sides().back());
      for (const auto& [palette, colours] :
           {std::pair(lightPalette(), &light), std::pair(darkPalette(), &dark)}) {
        const QColor colour = colourOf(style, themeFor(palette));
        colours->insert(colour.rgb());
        QVERIFY(contrast(colour, palette.color(QPalette::Base)) >= 3);
      }
    }
    QCOMPARE(light.size(), 8);
    QCOMPARE(dark.size(), 8);
  }

  void theTableSaysWhatWasFound() {
    CompareModel model;
    model.setView(viewOf({sideOf("off", 1, 5), sideOf("on", 1.2, 5)}));
    const QString far = QStringLiteral("Moves 128 MiB: Sequential, 8-byte");
    QCOMPARE(difference(model, far, 1), QStringLiteral("▲ +20.0 %"));
    QCOMPARE(difference(model, far, 0), QString());
    QCOMPARE(figure(model, far, 0), QStringLiteral("14,600"));
    const QModelIndex cell = model.index(rowOf(model, far), 2);
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("faster")));
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Interval: +")));
    QVERIFY(cell.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("17,500 MB/s")));
    QVERIFY(cell.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("faster")));
    // Lower is better: a sixth less time. A sign would contradict the mark.
    QCOMPARE(difference(model, QStringLiteral("Latency 256 MiB: whole region"), 1),
             QStringLiteral("▲ 16.7 % faster"));
    QCOMPARE(difference(model, QStringLiteral("Moves 12 KiB: Sequential, 8-byte"), 1),
             QStringLiteral("= no change"));
    QCOMPARE(model.testedRows(), static_cast<std::size_t>(resultsOf(model)));
    model.setRateUnit(RateUnit::GigabytesPerSecond);
    QCOMPARE(figure(model, far, 0), QStringLiteral("14.6"));
    // For the clipboard, names are whole and every figure has a column.
    const QString text = tabSeparated(model.table());
    QVERIFY(text.startsWith(QStringLiteral("Test\toff: result\ton: result\ton: vs off")));
    QVERIFY(text.contains(
        QStringLiteral("Moves 128 MiB: Sequential, 8-byte, GB/s\t14.6\t17.5\t+20.0\tfaster\t+")));
  }

  void singleRunsAndReferencesAreNotTested() {
    CompareModel model;
    model.setView(viewOf({sideOf("off", 1, 5), sideOf("on", 1.2, 1), publishedSide("Core i7-930")}));
    const QString far = QStringLiteral("Moves 128 MiB: Sequential, 8-byte");
    QCOMPARE(difference(model, far, 1), QStringLiteral("▲ +19.5 % ~"));
    QCOMPARE(difference(model, far, 2), QStringLiteral("0.400 ×"));
    // What the reference lacks is a gap in its column, and no reason to leave the row out.
    QCOMPARE(figure(model, QStringLiteral("Moves 7 MiB: Sequential, 8-byte"), 2), QStringLiteral("–"));
    QCOMPARE(model.testedRows(), std::size_t{0});
  }

  void theTableIsNarrowed() {
    CompareModel model;
    CompareView view = viewOf({sideOf("off", 1, 5), sideOf("on", 1.2, 5), sideOf("slow", 0.8, 5)});
    model.setView(view);
    const int all = resultsOf(model);
    model.setOnlyDifferences(true);
    QVERIFY(resultsOf(model) > 0 && resultsOf(model) < all);
    model.setFilter(QStringLiteral("latency 256"));
    QCOMPARE(resultsOf(model), 1);
    view.set.setHidden(1, true);
    model.setView(view);
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(difference(model, QStringLiteral("Latency 256 MiB: whole region"), 1),
             QStringLiteral("▼ 25.0 % slower"));
    model.setFilter({});
    model.setOnlyDifferences(false);
    model.setSection("latency");
    QCOMPARE(resultsOf(model), 17);
  }

  void cellsWithoutPartnerStandBelowTheirHeading() {
    auto less = std::make_shared<ComparedSide>(*sideOf("less", 1, 4));
    for (Run& run : less->runs)
      std::erase_if(run.results, [](const CellResult& cell) { return cell.test == Test::Disk; });
    CompareModel model;
    model.setView(viewOf({sideOf("all", 1, 4), less}));
    const int matched = resultsOf(model);
    QVERIFY(model.unmatchedCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row)
      QVERIFY(!model.index(row, 0).data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("Disk")));
    model.setUnmatchedShown(true);
    QCOMPARE(resultsOf(model), matched + static_cast<int>(model.unmatchedCount()));
    model.setView(viewOf({sideOf("alone", 1, 1)}));
    QCOMPARE(model.unmatchedCount(), std::size_t{0});
    QVERIFY(resultsOf(model) > 0);
  }

  void unlikeThingsAreMarkedOnTheRow() {
    auto other = std::make_shared<ComparedSide>(*sideOf("other", 1, 4));
    for (Run& run : other->runs) {
      run.machine.cpuModel = "Another";
      for (CellResult& cell : run.results) ++cell.revision;
    }
    CompareModel model;
    model.setView(viewOf({sideOf("one", 1, 4), other}));
    QCOMPARE(difference(model, QStringLiteral("Integer"), 1), QStringLiteral("= no change ¹ ²"));
    QCOMPARE(model.footnotes(), QStringLiteral("¹ Different kernel revision.\n² Different machine."));
    QVERIFY(model.index(rowOf(model, QStringLiteral("Integer")), 2)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("Different machine.")));
  }

  void aChartHasTheCellsThatDifferInTheirSizeAlone() {
    const CompareView view =
        viewOf({sideOf("off", 1, 5), publishedSide("Core i7-930"), sideOf("on", 1.2, 1)});
    const auto curves = curvesOf(view);
    const ComparisonCurve& moves = curveNamed(curves, "Moves: Sequential, 8-byte");
    QVERIFY(moves.shape == ChartShape::Lines);
    std::vector<const ComparisonCurve*> all;
    for (const ComparisonCurve& curve : curves) all.push_back(&curve);
    QCOMPARE(fullestCurve(all, linesOf(view.set), CompareSet::baseline)->name, moves.name);
    const Chart plot = chartOf(view, moves, RateUnit::GigabytesPerSecond, true);
    QCOMPARE(plot.unit, std::string("GB/s"));
    QCOMPARE(plot.series.size(), std::size_t{3});
    // The baseline comes first, so that the dashes of the others are seen over it.
    QCOMPARE(plot.series[0].name, std::string("off (baseline)"));
    QVERIFY(plot.series[0].points[0].low < plot.series[0].points[0].y);
    QVERIFY(plot.series[0].points[0].high > plot.series[0].points[0].y);
    QVERIFY(!plot.series[1].points[0].low);
    // Marks without a line, and no band.
    QCOMPARE(plot.series[2].style.line, Dash::None);
    QCOMPARE(plot.series[2].points.size(), std::size_t{3});
    QVERIFY(!plot.series[2].points[0].low);
    const Chart disk = chartOf(view, curveNamed(curves, "Disk"), RateUnit::GigabytesPerSecond, true);
    QVERIFY(disk.shape == ChartShape::Rows);
    QVERIFY(disk.rows.size() >= 2);
    QCOMPARE(disk.series[0].name, std::string("off (baseline)"));
  }

  void theFirstChartHasResultsInCommon() {
    // Both swept latency, each with sizes of its own; bandwidth, of fewer sizes, is shared.
    auto first = *sideOf("first", 1, 1);
    auto second = *sideOf("second", 1.2, 1);
    for (ComparedSide* side : {&first, &second})
      std::erase_if(side->runs.front().results, [&](CellResult& cell) {
        const bool isLatency = cell.test == Test::Latency;
        if (isLatency && side == &second) *cell.parameters.regionBytes += *cell.parameters.regionBytes / 8;
        return !isLatency && (cell.test != Test::Bandwidth || *cell.parameters.regionBytes > (1_MiB).count);
      });
    const CompareView view = viewOf({std::make_shared<const ComparedSide>(std::move(first)),
                                     std::make_shared<const ComparedSide>(std::move(second))});
    const auto curves = curvesOf(view);
    const auto lines = linesOf(view.set);
    std::vector<const ComparisonCurve*> all;
    for (const ComparisonCurve& curve : curves) all.push_back(&curve);
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(fullestCurve(all, lines, CompareSet::baseline)->section),
             QStringLiteral("bandwidth"));
    QCOMPARE(partnersOf(*all[0], lines, CompareSet::baseline), std::size_t{1});
    QCOMPARE(partnersOf(*all[1], lines, CompareSet::baseline), std::size_t{0});
  }

  void noSlopeIsDrawnFromLevelToLevel() {
    const auto only = [](std::size_t points) {
      auto side = *sideOf("side of " + std::to_string(points), 1, 1);
      std::size_t had = 0;
      std::erase_if(side.runs.front().results,
                    [&](const CellResult& cell) { return cell.test != Test::Bandwidth || ++had > points; });
      return std::make_shared<const ComparedSide>(std::move(side));
    };
    // The usual machine has three caches: a size for each, one for memory, and one more.
    const CompareView view = viewOf({only(6), only(5)});
    const auto curves = curvesOf(view);
    const auto drawn = [&](std::vector<CacheEdge> edges) {
      return comparisonChart(curves.front(), linesOf(view.set), CompareSet::baseline,
                             {.unit = RateUnit::GigabytesPerSecond, .fold = true, .edges = std::move(edges)},
                             chartTexts());
    };
    const Chart chart = drawn({{1, 32_KiB}, {2, 1_MiB}, {3, 16_MiB}});
    QVERIFY(chart.series[0].steps.empty());
    QCOMPARE(chart.series[1].steps, (std::vector<double>{32768, 1048576, 16777216}));
    QVERIFY(chart.series[1].style.line != Dash::None);
    // Without caches nothing tells where the steps would be.
    QVERIFY(drawn({}).series[1].style.line == Dash::None);
  }

  void hiddenSidesAreNotDrawn() {
    CompareView view = viewOf({sideOf("off", 1, 1), sideOf("on", 1.2, 1)});
    view.set.setHidden(1, true);
    const auto curves = curvesOf(view);
    const Chart plot = chartOf(view, curves.front(), RateUnit::GigabytesPerSecond, true);
    QCOMPARE(plot.series.size(), std::size_t{1});
  }

  void manySidesFoldIntoOneBand() {
    std::vector<std::shared_ptr<const ComparedSide>> sides;
    for (int i = 0; i < 14; ++i) sides.push_back(sideOf("side " + std::to_string(i), 1 + 0.1 * i, 1));
    CompareView view = viewOf(sides);
    const auto curves = curvesOf(view);
    const ComparisonCurve& moves = curveNamed(curves, "Moves: Sequential, 8-byte");
    const Chart folded = chartOf(view, moves, RateUnit::MegabytesPerSecond, true);
    QCOMPARE(folded.series.size(), std::size_t{2});
    QCOMPARE(folded.series[1].name, std::string("side 0 (baseline)"));
    // Of 1.1 … 2.3 times the baseline.
    const double base = folded.series[1].points.back().y;
    const ChartPoint& far = folded.series[0].points.back();
    QCOMPARE(far.y, base * 1.7);
    QCOMPARE(*far.low, base * 1.1);
    QCOMPARE(*far.high, base * 2.3);
    const auto readOut = readOutAt(folded, far.x);
    QCOMPARE(readOut->rows[0].name, QStringLiteral("13 others, median"));
    QCOMPARE(readOut->rows[0].interval, QStringLiteral("16,000 to 33,400"));
    const Chart all = chartOf(view, moves, RateUnit::MegabytesPerSecond, false);
    QCOMPARE(all.series.size(), std::size_t{14});
    QVERIFY(!all.series.front().style.mark);
    // All of a band is in sight, however far it reaches.
    const auto reach = reachOf(folded, folded.full);
    QVERIFY(reach.first <= *folded.series[0].points.back().low && reach.second >= *far.high);
    // A reference is no run: it stays what it is.
    sides.push_back(publishedSide("Core i7-930"));
    view = viewOf(sides);
    const auto others = curvesOf(view);
    const Chart with =
        chartOf(view, curveNamed(others, "Moves: Sequential, 8-byte"), RateUnit::MegabytesPerSecond, true);
    QCOMPARE(with.series.size(), std::size_t{3});
    QCOMPARE(with.series[1].name, std::string("Core i7-930"));
    QVERIFY(all.series.front().style.thin && !all.series.back().style.thin);
  }

  void noDifferenceIsNeverMinusNothing() {
    const auto textOf = [](double ratio) {
      Difference difference;
      difference.ratio = ratio;
      return differenceText(difference);
    };
    QCOMPARE(textOf(0.9999), QStringLiteral("0.0 %"));
    QCOMPARE(textOf(1.0006), QStringLiteral("+0.1 %"));
    QCOMPARE(textOf(0.875), QStringLiteral("−12.5 %"));
  }

 private:
  Look m_look;
};

}  // namespace strata::gui

STRATA_GUI_TEST(CompareSetTest)
#include "tst_compare_set.moc"
