// SPDX-License-Identifier: GPL-3.0-or-later
// Which figure stands in which cell of the panel, what the cells say, and what their buttons measure.
#include <QtCore/qlocale.h>
#include <QtTest/qtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "app/gui/pages/overview_page.h"
#include "app/gui/panel/against.h"
#include "app/gui/panel/heroes.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/panel/panel_request.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/run/live_results.h"
#include "core/model/sweep_cell.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/sweep_samples.h"

namespace strata::gui {

namespace {

constexpr std::size_t l1 = 0;
constexpr std::size_t l3 = 2;
constexpr std::size_t memory = 3;

double value(const PanelFigure& figure) {
  return figure.row && valueOf(*figure.row) ? *valueOf(*figure.row) : -1;
}

Panel panel(const std::vector<ResultRow>& rows, PanelThreads threads = PanelThreads::One) {
  return panelOf(rows, serverMachine(), threads);
}

PanelFace face(const Panel& panel, std::size_t row, PanelColumn column) {
  return faceOfFigure(panel, row, column, RateUnit::GigabytesPerSecond, notesOf(panel));
}

}  // namespace

class PanelValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void aCellIsReadFromKernelAndParameters() {
    const ResultRow copy = bandwidthRow("copy", 24_KiB, 1);
    const auto cell = sweepCellOf(copy);
    QVERIFY(cell);
    QCOMPARE(cell->op, std::string("copy"));
    QCOMPARE(cell->loop, std::string("serial"));
    QCOMPARE(cell->widthBytes, std::int64_t{64});
    QCOMPARE(cell->footprint.count, (24_KiB).count);  // both buffers
    QCOMPARE(cell->chains, std::int64_t{0});

    Parameters parameters;
    parameters.op = "write";
    parameters.threads = 4;
    const auto streaming = sweepCellOf({Test::Bandwidth, "write-stream-32", parameters});
    QVERIFY(streaming && streaming->loop == "stream" && streaming->widthBytes == 32 &&
            streaming->threads == 4);

    const auto chase = sweepCellOf({Test::Latency, "chase-12", parameters});
    QVERIFY(chase && chase->op == "latency" && chase->chains == 12 && !chase->local);
    QVERIFY(!sweepCellOf({Test::Memory, "move-serial-8", parameters}));
    QVERIFY(!sweepCellOf({Test::Bandwidth, "read-serial-", parameters}));
    QVERIFY(!sweepCellOf({Test::Bandwidth, "64", parameters}));
  }

  void aLevelHasItsRowAndAnOperationItsColumn() {
    const Panel shown = panel({bandwidthRow("read", 24_KiB, 400), bandwidthRow("copy", 24_KiB, 200),
                               bandwidthRow("write", 64_MiB, 12), latencyRow(1_MiB, 4.2),
                               processorRow(Test::Floating, 842), diskRow("read", 2060)});
    QCOMPARE(shown.rows.size(), std::size_t{5});
    QCOMPARE(shown.rows.back().level.level, levelOfNetwork);
    QVERIFY(!shown.rows.back()[PanelColumn::Read].row);
    QCOMPARE(faceOfLevel(shown, 4).caption, QStringLiteral("to another machine, not measured"));
    QCOMPARE(shown.allThreads, 2);
    QCOMPARE(value(shown.rows[l1][PanelColumn::Read]), 400.0);
    QCOMPARE(value(shown.rows[l1][PanelColumn::Copy]), 200.0);
    QCOMPARE(value(shown.rows[l1][PanelColumn::Write]), -1.0);
    QCOMPARE(value(shown.rows[1][PanelColumn::Latency]), 4.2);
    QCOMPARE(shown.rows[memory].level.level, levelOfMemory);
    QCOMPARE(value(shown.rows[memory][PanelColumn::Write]), 12.0);
    QVERIFY(!shown.others.integer && !shown.others.diskWrite);
    QCOMPARE(*valueOf(*shown.others.floating), 842.0);
    QCOMPARE(*valueOf(*shown.others.diskRead), 2060.0);
  }

  void theProcessorHasTheThreadsThatThePanelSays() {
    ResultRow several = processorRow(Test::Integer, 2000);
    several.parameters.threads = 2;
    if (several.result) several.result->parameters.threads = 2;
    const std::vector<ResultRow> rows{several, processorRow(Test::Floating, 842)};
    const Panel one = panelOf(rows, serverMachine(), PanelThreads::One);
    QVERIFY(!one.others.integer);
    QCOMPARE(*valueOf(*one.others.floating), 842.0);
    const Panel all = panelOf(rows, serverMachine(), PanelThreads::All);
    QCOMPARE(*valueOf(*all.others.integer), 2000.0);
    QVERIFY(!all.others.floating);
  }

  void theWidestLoopNearestToHalfTheLevelStandsForIt() {
    QCOMPARE(value(panel({bandwidthRow("read", 40_KiB, 1), bandwidthRow("read", 22_KiB, 2),
                          bandwidthRow("read", 4_KiB, 3)})
                       .rows[l1][PanelColumn::Read]),
             2.0);
    QCOMPARE(value(panel({bandwidthRow("read", 24_KiB, 1, 1, 8), bandwidthRow("read", 40_KiB, 2, 1, 32)})
                       .rows[l1][PanelColumn::Read]),
             2.0);
    // What was measured stays until the wider loop has a figure.
    ResultRow waits = bandwidthRow("read", 24_KiB, 0);
    waits.result.reset();
    QCOMPARE(value(panel({bandwidthRow("read", 24_KiB, 1, 1, 8), waits}).rows[l1][PanelColumn::Read]), 1.0);
    waits.stepRuns = true;
    QCOMPARE(value(panel({bandwidthRow("read", 24_KiB, 1, 1, 8), waits}).rows[l1][PanelColumn::Read]), -1.0);
    // Other loops are no plain serial ones.
    ResultRow streaming = bandwidthRow("write", 24_KiB, 9);
    streaming.kernel = "write-stream-64";
    QCOMPARE(value(panel({streaming}).rows[l1][PanelColumn::Write]), -1.0);
  }

  void ratesOfOneThreadAndOfAllAreKeptApart() {
    const std::vector<ResultRow> rows{bandwidthRow("read", 64_MiB, 20), bandwidthRow("read", 64_MiB, 33, 2)};
    QCOMPARE(value(panel(rows).rows[memory][PanelColumn::Read]), 20.0);
    const Panel all = panel(rows, PanelThreads::All);
    QCOMPARE(value(all.rows[memory][PanelColumn::Read]), 33.0);
    QCOMPARE(*valueOf(*all.rows[memory][PanelColumn::Read].beside), 20.0);
    // What one thread did in the run of all comes before what it did in another.
    ResultRow both = rows[1];
    figuresOf(both).oneThread = 21;
    const Panel together = panel({rows[0], both}, PanelThreads::All);
    QCOMPARE(*valueOf(*together.rows[memory][PanelColumn::Read].beside), 21.0);
    QCOMPARE(value(together.rows[memory][PanelColumn::Read]), 33.0);
    // One thread is no stand-in for all; a latency of one thread is that of the panel.
    const Panel none = panel({rows[0], latencyRow(24_KiB, 1.3)}, PanelThreads::All);
    QCOMPARE(value(none.rows[memory][PanelColumn::Read]), -1.0);
    QCOMPARE(value(none.rows[l1][PanelColumn::Latency]), 1.3);
    // More threads than CPUs only where nothing better is known.
    QCOMPARE(value(panel({bandwidthRow("read", 32_MiB, 50, 8), rows[1]}, PanelThreads::All)
                       .rows[memory][PanelColumn::Read]),
             33.0);
  }

  // It has the size of a cell that an earlier sweep measured by one thread, which the panel does not show.
  void oneThreadInTheRunOfAllIsNoEarlierRow() {
    const Machine machine = sampleMachine();
    const auto planFor = [&](PanelThreads threads) {
      const Request request = requestFor({}, panelRequest(threads));
      return std::make_shared<const Plan>(samplePlan(request.settings, request.selection, machine));
    };
    const auto runOf = [&](const Plan& plan) {
      std::vector<CellResult> results;
      for (const Step& step : plan.steps)
        for (std::size_t cell = 0; cell < step.cells.size(); ++cell)
          results.push_back(sampleResult(plan, step, cell));
      return sampleRun(plan, machine, RunStatus::Complete, std::move(results));
    };
    Run earlier = runOf(*planFor(PanelThreads::All));
    for (CellResult& result : earlier.results) result.parameters.threads = 1;
    LiveResults results;
    results.showEarlier(earlier);
    OverviewPage page(results);
    page.setMachine(machine);
    const auto dimmed = [&] {
      return std::ranges::count_if(page.shownRows(results),
                                   [](const ResultRow* row) { return isEarlier(*row); });
    };
    QVERIFY(dimmed() > 0);
    for (const PanelThreads threads : {PanelThreads::One, PanelThreads::All}) {
      const auto plan = planFor(threads);
      results.begin(plan);
      results.finish(runOf(*plan));
    }
    QVERIFY(std::ranges::any_of(results.rows(), isEarlier));
    QCOMPARE(dimmed(), 0);
  }

  void aLocalLatencyComesBeforeOneOverTheWholeRegion() {
    const Panel both = panel({latencyRow(64_MiB, 177, false), latencyRow(64_MiB, 121)});
    QCOMPARE(value(both.rows[memory][PanelColumn::Latency]), 121.0);
    QCOMPARE(*valueOf(*both.rows[memory][PanelColumn::Latency].beside), 177.0);
    const Panel whole = panel({latencyRow(64_MiB, 177, false)});
    QCOMPARE(value(whole.rows[memory][PanelColumn::Latency]), 177.0);
    QVERIFY(!whole.rows[memory][PanelColumn::Latency].beside);
  }

  void aFigureSaysHowNearTheLimitItIs() {
    ResultRow read = bandwidthRow("read", 24_KiB, 428'000);
    figuresOf(read).limit = 437'000;
    const PanelFace shown = face(panel({read}), l1, PanelColumn::Read);
    QCOMPARE(shown.text, QStringLiteral("428"));
    QCOMPARE(shown.unit, QString());  // in the column's head
    QCOMPARE(shown.caption, QStringLiteral("98 % of peak"));
    QCOMPARE(shown.grade, std::optional(Grade::Good));
    QCOMPARE(shown.accessibleName, QStringLiteral("L1, Read: 428 GB/s, reliable"));
    QVERIFY(shown.toolTip.contains(QStringLiteral("Bandwidth 24 KiB: Sequential read, 64-byte")));
    QVERIFY(shown.toolTip.endsWith(QStringLiteral("Click to measure only this.")));
    QCOMPARE(faceOfColumn(PanelColumn::Read, RateUnit::BytesPerCycle).unit, QStringLiteral("B/cycle"));
  }

  void whatDoesNoHarmComesAfterTheLimit() {
    ResultRow read = bandwidthRow("read", 24_KiB, 428'000);
    figuresOf(read).verdict = {Grade::Good, {{"time-extended", {{"planned_s", 1.0}, {"took_s", 2.0}}}}};
    QCOMPARE(face(panel({read}), l1, PanelColumn::Read).caption, QStringLiteral("Extended to 2.00 s"));
    figuresOf(read).limit = 437'000;
    QCOMPARE(face(panel({read}), l1, PanelColumn::Read).caption, QStringLiteral("98 % of peak"));
  }

  // The same excuse cut off in each cell told nobody anything.
  void reasonsOfDoubtAreFootnotes() {
    ResultRow first = bandwidthRow("read", 24_KiB, 428'000);
    figuresOf(first).limit = 437'000;
    figuresOf(first).verdict = {Grade::Poor, {{"paged", {{"faults", std::int64_t{3}}}}, {"not-bound", {}}}};
    ResultRow second = bandwidthRow("write", 24_KiB, 214'000);
    figuresOf(second).verdict = {Grade::Fair,
                                 {{"contended", {{"excluded_percent", 12.0}}}, {"not-bound", {}}}};
    ResultRow third = bandwidthRow("copy", 24_KiB, 200'000);
    figuresOf(third).verdict = {Grade::Good, {{"time-extended", {{"planned_s", 1.0}, {"took_s", 2.0}}}}};
    const Panel shown = panel({first, second, third});
    const ResultNotes notes = notesOf(shown);
    QCOMPARE(notes.notes.size(), std::size_t{3});
    QCOMPARE(notes.notes[1].about, (QStringList{QStringLiteral("L1 read"), QStringLiteral("L1 write")}));
    QCOMPARE(face(shown, l1, PanelColumn::Read).notes, QStringLiteral("1,2"));
    QCOMPARE(face(shown, l1, PanelColumn::Write).notes, QStringLiteral("2,3"));
    QCOMPARE(face(shown, l1, PanelColumn::Copy).notes, QString());
    const QStringList lines = notesText(notes).split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[1].startsWith(QStringLiteral("2  ")));
    QVERIFY(lines[1].endsWith(QStringLiteral("(L1 read, L1 write)")));
    QVERIFY(notesOf(panel({third})).notes.empty());
  }

  // Three numbers in a row are a range: a list of them was cut in the narrow cells.
  void footnotesInARowAreARange() {
    ResultRow first = bandwidthRow("read", 24_KiB, 428'000);
    figuresOf(first).verdict = {Grade::Poor,
                                {{"paged", {{"faults", std::int64_t{3}}}},
                                 {"not-bound", {}},
                                 {"contended", {{"excluded_percent", 12.0}}}}};
    ResultRow second = bandwidthRow("write", 24_KiB, 214'000);
    figuresOf(second).verdict = {
        Grade::Poor, {{"paged", {{"faults", std::int64_t{3}}}}, {"contended", {{"excluded_percent", 12.0}}}}};
    const Panel shown = panel({first, second});
    QCOMPARE(face(shown, l1, PanelColumn::Read).notes, QStringLiteral("1–3"));
    QCOMPARE(face(shown, l1, PanelColumn::Write).notes, QStringLiteral("1,3"));
  }

  // A note is about all of its results, not only about the first.
  void aFootnoteHasTheRangeOfItsResults() {
    std::vector<ResultRow> rows{bandwidthRow("read", 24_KiB, 1000), bandwidthRow("write", 24_KiB, 1000)};
    figuresOf(rows[0]).verdict = {Grade::Poor, {{"contended", {{"excluded_percent", 71.0}}}}};
    figuresOf(rows[1]).verdict = {Grade::Fair, {{"contended", {{"excluded_percent", 12.0}}}}};
    const ResultNotes notes = notesOf(panel(rows));
    QCOMPARE(notes.notes.size(), std::size_t{1});
    QVERIFY2(notesText(notes).contains(QStringLiteral("12–71 %")), qPrintable(notesText(notes)));
  }

  // A table may have hundreds of rows with one excuse.
  void resultsWithoutNamesAreCounted() {
    ResultNotes notes;
    for (const double percent : {71.0, 12.0, 40.0}) {
      ResultRow row = bandwidthRow("read", 24_KiB, 1000);
      figuresOf(row).verdict = {Grade::Fair, {{"contended", {{"excluded_percent", percent}}}}};
      if (percent > 70) figuresOf(row).verdict.reasons.push_back({"not-bound", {}});
      notes.take(row);
    }
    const QStringList lines = notesText(notes).split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(
        lines[0].contains(QStringLiteral("12–71 %")) && lines[0].endsWith(QStringLiteral(" (3 results)")),
        qPrintable(lines[0]));
    QVERIFY2(!lines[1].contains(u'('), qPrintable(lines[1]));
    const QString brief = notesInBrief(notes).replace(QChar(QChar::Nbsp), u' ');
    QVERIFY2(brief.startsWith(QStringLiteral("1: ")) && brief.contains(QStringLiteral(" · 2: ")),
             qPrintable(brief));
  }

  void aLongListOfResultsIsCounted() {
    std::vector<ResultRow> rows;
    for (const char* op : {"read", "write", "copy"})
      for (const Bytes footprint : {24_KiB, 1_MiB}) {
        rows.push_back(bandwidthRow(op, footprint, 1000));
        figuresOf(rows.back()).verdict = {Grade::Fair, {{"not-bound", {}}}};
      }
    QVERIFY(
        notesText(notesOf(panel(rows))).endsWith(QStringLiteral("(L1 read, L1 write, L1 copy and 3 more)")));
  }

  void aFigureInDoubtKeepsItsShareOfTheLimit() {
    ResultRow read = bandwidthRow("read", 24_KiB, 428'000);
    figuresOf(read).limit = 437'000;
    figuresOf(read).verdict = {Grade::Fair, {{"contended", {{"excluded_percent", 12.0}}}}};
    const PanelFace shown = face(panel({read}), l1, PanelColumn::Read);
    QCOMPARE(shown.grade, std::optional(Grade::Fair));
    QCOMPARE(shown.caption, QStringLiteral("98 % of peak"));
    QVERIFY(shown.doubts.contains(QStringLiteral("12 %")));
    QVERIFY(shown.toolTip.contains(QStringLiteral("98 %")));
    QVERIFY(shown.accessibleDescription.contains(QStringLiteral("98 %")));
    QVERIFY(shown.accessibleDescription.contains(shown.doubts));
  }

  void theHeroesAreWhatMattersMost() {
    ResultRow together = bandwidthRow("read", 64_MiB, 30'000, 2);
    figuresOf(together).limit = 40'000;
    ResultRow integer = processorRow(Test::Integer, 1000);
    ResultRow integers = processorRow(Test::Integer, 1900);
    integers.parameters.threads = 2;
    const std::vector<ResultRow> rows{integer,
                                      integers,
                                      bandwidthRow("read", 64_MiB, 20'000),
                                      together,
                                      latencyRow(24_KiB, 2.5),
                                      latencyRow(8_MiB, 20),
                                      latencyRow(64_MiB, 120),
                                      diskRow("read", 2000),
                                      diskRow("write", 1500)};
    const auto heroes = heroesOf(panel(rows), panel(rows, PanelThreads::All), RateUnit::GigabytesPerSecond);
    QCOMPARE(heroes[0].figure, QStringLiteral("1,000"));
    QCOMPARE(heroes[0].line, QStringLiteral("all threads 1,900 · 1.90×"));
    QCOMPARE(heroes[1].figure, QStringLiteral("20.0"));
    QCOMPARE(heroes[1].unit, QStringLiteral("GB/s"));
    QCOMPARE(heroes[1].line, QStringLiteral("all threads 30.0 · 1.50× · 75 % of peak"));
    QCOMPARE(heroes[2].figure, QStringLiteral("120"));
    QCOMPARE(heroes[2].unit, QStringLiteral("ns"));
    QCOMPARE(heroes[2].line, QStringLiteral("L1 2.50 · L3 20.0"));
    QCOMPARE(heroes[3].figure, QStringLiteral("2.00"));
    QCOMPARE(heroes[3].line, QStringLiteral("Write 1.50 GB/s"));
    for (const Hero& hero : heroes) QVERIFY(hero.settled && hero.grade == Grade::Good);
  }

  void figuresOfTwoRunsHaveNoRatio() {
    ResultRow one = processorRow(Test::Integer, 1000);
    one.run = 2;
    ResultRow all = processorRow(Test::Integer, 2600);
    all.parameters.threads = 2;
    all.before = std::exchange(all.result, std::nullopt);
    all.runBefore = 1;
    all.run = 2;  // which measures it later
    const auto line = [&] {
      const std::vector<ResultRow> rows{one, all};
      return heroesOf(panel(rows), panel(rows, PanelThreads::All), RateUnit::GigabytesPerSecond)[0].line;
    };
    QCOMPARE(line(), QStringLiteral("all threads 2,600"));
    all.result = all.before;
    QCOMPARE(line(), QStringLiteral("all threads 2,600 · 2.60×"));
  }

  void aReferenceIsToldAsAMultiple() {
    ComparedFigures figures;
    figures.label = QStringLiteral("Machine A");
    figures.layers = {{1, 1.25, 44'500}, {levelOfMemory, 100, 16'000}};
    const auto against = againstOf(&figures);
    const auto change = [&](const std::optional<ResultRow>& own, int level, PanelColumn column) {
      return changeOf(own, figureAt(against->one, level, column)->row, RateUnit::GigabytesPerSecond,
                      *against);
    };
    const auto read = change(bandwidthRow("read", 24_KiB, 89'000), 1, PanelColumn::Read);
    QVERIFY(read);
    QCOMPARE(read->change, QStringLiteral("2.00×"));
    QCOMPARE(read->other, QStringLiteral("44.5"));
    QCOMPARE(read->standing, Standing::Untold);
    QCOMPARE(read->sentence, QStringLiteral("Machine A: 44.5 GB/s; difference 2.00×"));
    // Others measure the whole region, which is no walk in a block.
    QVERIFY(!change(latencyRow(64_MiB, 80), levelOfMemory, PanelColumn::Latency));
    const auto whole = change(latencyRow(64_MiB, 80, false), levelOfMemory, PanelColumn::Latency);
    QVERIFY(whole);
    QCOMPARE(whole->change, QStringLiteral("0.800×"));
    // Where this machine has none yet, the other figure stands alone.
    const auto alone = change({}, 1, PanelColumn::Read);
    QVERIFY(alone && alone->change.isEmpty());
    QCOMPARE(alone->other, QStringLiteral("44.5"));
  }

  void aDifferenceWithinWhatIsUsualIsNone() {
    AgainstPanels against;
    const auto standing = [&](double own, double other) {
      return changeOf(bandwidthRow("read", 24_KiB, own), bandwidthRow("read", 24_KiB, other),
                      RateUnit::GigabytesPerSecond, against)
          ->change;
    };
    QCOMPARE(standing(100'500, 100'000), QStringLiteral("= +0.5 %"));
    QCOMPARE(standing(110'000, 100'000), QStringLiteral("▲ +10.0 %"));
    QCOMPARE(standing(90'000, 100'000), QStringLiteral("▼ −10.0 %"));
    QCOMPARE(standing(300'000, 100'000), QStringLiteral("▲ 3.00×"));
    ResultRow doubtful = bandwidthRow("read", 24_KiB, 90'000);
    std::get<Measured>(doubtful.result->outcome).verdict.grade = Grade::Poor;
    QCOMPARE(changeOf(doubtful, bandwidthRow("read", 24_KiB, 100'000), RateUnit::GigabytesPerSecond, against)
                 ->standing,
             Standing::Untold);
  }

  void aHeroThatIsNotMeasuredSaysWhatItWillBe() {
    const auto heroes = heroesOf(panel({}), panel({}, PanelThreads::All), RateUnit::MegabytesPerSecond);
    for (const Hero& hero : heroes) {
      QCOMPARE(hero.figure, QString());
      QVERIFY(!hero.name.isEmpty() && !hero.line.isEmpty() && !hero.settled);
    }
    // Only all threads were measured: nobody takes their figure for that of one.
    ResultRow integers = processorRow(Test::Integer, 1900);
    integers.parameters.threads = 2;
    const std::vector<ResultRow> rows{integers};
    QCOMPARE(heroesOf(panel(rows), panel(rows, PanelThreads::All), RateUnit::MegabytesPerSecond)[0].line,
             QStringLiteral("all threads"));
  }

  void aLatencySaysItsCyclesAndTheWholeRegionBesideIt() {
    const PanelFace near =
        face(panel({latencyRow(24_KiB, 2.5), latencyRow(24_KiB, 2.6, false)}), l1, PanelColumn::Latency);
    QCOMPARE(near.text, QStringLiteral("2.50"));
    QCOMPARE(near.caption, QStringLiteral("5.00 cycles"));
    const PanelFace far =
        face(panel({latencyRow(64_MiB, 121), latencyRow(64_MiB, 177, false)}), memory, PanelColumn::Latency);
    QCOMPARE(far.caption, QStringLiteral("242 cycles · whole region 177 ns"));
    const PanelFace all =
        face(panel({bandwidthRow("read", 64_MiB, 33'000, 2), bandwidthRow("read", 64_MiB, 20'600)},
                   PanelThreads::All),
             memory, PanelColumn::Read);
    QCOMPARE(all.caption, QStringLiteral("1.60× one thread"));
  }

  void aLevelSaysWhatIsSeenOfIt() {
    const Panel shown = panel({});
    QCOMPARE(faceOfLevel(shown, l1).caption, QStringLiteral("48 KiB"));
    QVERIFY(!faceOfLevel(shown, l1).warns);
    QCOMPARE(faceOfLevel(shown, l3).caption, QStringLiteral("16 MiB measured, OS: 105 MiB"));
    QVERIFY(faceOfLevel(shown, l3).toolTip.startsWith(
        QStringLiteral("Programs get 16 MiB of the 105 MiB that the OS reports.")));
    QVERIFY(faceOfLevel(shown, l3).warns);
    Machine unconfirmed = serverMachine();
    unconfirmed.usableLastLevel.reset();
    unconfirmed.lastLevelProbe = LastLevelProbe::Unconfirmed;
    unconfirmed.hypervisor = "KVM";
    QCOMPARE(faceOfLevel(panelOf({}, unconfirmed, PanelThreads::One), l3).caption,
             QStringLiteral("8 MiB assumed, 105 MiB reported"));
    // It was amber, and nothing said why.
    const PanelFace assumed = faceOfLevel(panelOf({}, unconfirmed, PanelThreads::One), l3);
    QVERIFY(assumed.warns);
    QVERIFY2(assumed.toolTip.startsWith(QStringLiteral("The OS reports 105 MiB,")) &&
                 assumed.toolTip.contains(QStringLiteral("Strata assumes 8 MiB until")),
             qPrintable(assumed.toolTip));
    const std::vector<ResultRow> alike{latencyRow(16_MiB, 118), latencyRow(1_GiB, 120)};
    QCOMPARE(faceOfLevel(panelOf(alike, serverMachine(), PanelThreads::One), l3).caption,
             QStringLiteral("16 MiB, not distinguishable"));
    QCOMPARE(faceOfLevel(shown, memory).text, QStringLiteral("Memory"));
    QCOMPARE(faceOfLevel(shown, memory).caption, QStringLiteral("8 GiB"));
    QCOMPARE(faceOfLevel(panelOf({}, Machine{}, PanelThreads::One), l1).caption,
             QStringLiteral("32 KiB assumed"));
  }

  void whatIsNotMeasuredSaysSo() {
    const PanelFace nothing = face(panel({}), l1, PanelColumn::Copy);
    QCOMPARE(nothing.text, QString());
    QCOMPARE(nothing.accessibleName, QStringLiteral("L1, Copy: not measured"));
    ResultRow skipped = bandwidthRow("copy", 24_KiB, 1);
    skipped.result->outcome = Skipped{{"not-enough-time", {}}};
    QCOMPARE(face(panel({skipped}), l1, PanelColumn::Copy).text, QStringLiteral("–"));
    // Measured before and waiting to be measured anew.
    ResultRow anew = bandwidthRow("copy", 24_KiB, 200'000);
    anew.before = anew.result;
    anew.result.reset();
    const PanelFace waiting = face(panel({anew}), l1, PanelColumn::Copy);
    QCOMPARE(waiting.text, QStringLiteral("200"));
    QCOMPARE(waiting.caption, QStringLiteral("waiting"));
    QVERIFY(!waiting.settled && !waiting.grade);
  }

  void aButtonMeasuresJustWhatItNames() {
    const RunRequest all = panelRequest(PanelThreads::All);
    QVERIFY(all.selection.tests.contains(TestGroup::Bandwidth) &&
            all.selection.tests.contains(TestGroup::Latency) && all.selection.sweep.sizes == Sweep::Levels);
    QVERIFY(!all.selection.tests.contains(TestGroup::Processor) &&
            !all.selection.tests.contains(TestGroup::Memory) &&
            !all.selection.tests.contains(TestGroup::Disk));
    QVERIFY(all.selection.sweep.levels.empty() && all.selection.ops.empty());

    const RunRequest cell = cellRequest(2, PanelColumn::Write, PanelThreads::One);
    QVERIFY(cell.selection.tests.contains(TestGroup::Bandwidth) &&
            !cell.selection.tests.contains(TestGroup::Latency));
    QCOMPARE(cell.selection.sweep.levels, std::vector<int>{2});
    QCOMPARE(cell.selection.ops, std::vector<std::string>{"write"});

    const RunRequest latency = cellRequest(levelOfMemory, PanelColumn::Latency, PanelThreads::All);
    QVERIFY(!latency.selection.tests.contains(TestGroup::Bandwidth) &&
            latency.selection.tests.contains(TestGroup::Latency) && latency.selection.ops.empty());
    QCOMPARE(latency.selection.sweep.levels, std::vector<int>{levelOfMemory});

    QVERIFY(levelRequest(1, PanelThreads::One).selection.tests.contains(TestGroup::Bandwidth));
    QVERIFY(levelRequest(1, PanelThreads::One).selection.tests.contains(TestGroup::Latency));
    QVERIFY(columnRequest(PanelColumn::Read, PanelThreads::One).selection.sweep.levels.empty());
    QVERIFY(otherRequest(TestGroup::Disk).selection.tests.contains(TestGroup::Disk) &&
            !otherRequest(TestGroup::Disk).threads);
  }

  void aRequestSetsTheThreadsThatItNames() {
    Settings settings;
    settings.threads = 4;
    QCOMPARE(requestFor(settings, {}).settings.threads, 4);
    QCOMPARE(requestFor(settings, panelRequest(PanelThreads::One)).settings.threads, 1);
    settings.threadMode = ThreadMode::Cores;
    QCOMPARE(requestFor(settings, panelRequest(PanelThreads::One)).settings.threadMode, ThreadMode::Count);
    QCOMPARE(requestFor(settings, panelRequest(PanelThreads::All)).settings.threadMode, ThreadMode::Auto);
  }

  void aSweepIsOfTheWidestLoopsOrOfMore() {
    Machine plain;
    const auto sweep = [](SweepLoops loops, const Machine& machine) {
      return sweepRequestOf(TestGroup::Bandwidth, Sweep::Full, loops, machine, PanelThreads::One).selection;
    };
    // What every machine has; what more this one has; and what it lacks, which its report says.
    QCOMPARE(sweep(SweepLoops::Widest, plain).kernels,
             (std::vector<std::string>{"read-serial-16", "write-serial-16", "copy-serial-16"}));
    QCOMPARE(sweep(SweepLoops::Widest, plain).sweep.sizes, std::optional(Sweep::Full));
    const std::vector<std::string> widths = sweep(SweepLoops::Widths, plain).kernels;
    for (const char* id : {"read-serial-1", "write-serial-8", "copy-serial-2", "copy-serial-16"})
      QVERIFY2(std::find(widths.begin(), widths.end(), id) != widths.end(), id);
    QVERIFY(std::find(widths.begin(), widths.end(), "read-random-8") == widths.end());
    const std::vector<std::string> all = sweep(SweepLoops::All, plain).kernels;
    QVERIFY(std::find(all.begin(), all.end(), "read-random-8") != all.end());
    QVERIFY(all.size() > widths.size());

    const auto latency = [&](SweepLoops loops) {
      return sweepRequestOf(TestGroup::Latency, Sweep::Quick, loops, plain, PanelThreads::One).selection;
    };
    QCOMPARE(latency(SweepLoops::Widest).tests, TestSet{TestGroup::Latency});
    QVERIFY(latency(SweepLoops::Widest).kernels.empty());
    QCOMPARE(latency(SweepLoops::Widest).sweep.chains, std::optional(1));
    QVERIFY(!latency(SweepLoops::All).sweep.chains);
  }

  void aSweepAsksForThePagesThatAreChosen() {
    const auto pages = [](SweepPages chosen) {
      return sweepRequestOf(TestGroup::Latency, Sweep::Quick, SweepLoops::Widest, Machine{}, {}, chosen)
          .selection.pages;
    };
    QVERIFY(pages(SweepPages::Default).empty());
    QCOMPARE(pages(SweepPages::Large), std::vector{PagePolicy::Huge});
    QCOMPARE(pages(SweepPages::Both), (std::vector{PagePolicy::Default, PagePolicy::Huge}));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(PanelValuesTest)
#include "tst_panel_values.moc"
