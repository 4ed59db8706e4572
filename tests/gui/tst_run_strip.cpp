// SPDX-License-Identifier: GPL-3.0-or-later
// The strip between the head and a page: the run in progress, and what came of the last.
#include <QtCore/qtemporarydir.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qabstractitemview.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>
#include <memory>

#include "app/gui/history/history_thread.h"
#include "app/gui/look/look.h"
#include "app/gui/panel/live_run.h"
#include "app/gui/panel/run_parts.h"
#include "app/gui/panel/standing_line.h"
#include "app/gui/widgets/section_tabs.h"
#include "app/gui/window/run_monitor.h"
#include "app/gui/window/run_strip.h"
#include "core/history/history.h"
#include "core/plan/whole_machine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/open_window.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_probe.h"
#include "tests/support/only.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

namespace {

QStringList namesOf(const std::vector<RunPart>& parts) {
  QStringList names;
  for (const RunPart& part : parts) names.append(part.name);
  return names;
}

std::vector<const CellResult*> resultsOf(const Run& run) {
  std::vector<const CellResult*> results;
  for (const CellResult& result : run.results) results.push_back(&result);
  return results;
}

Plan planOf(const Selection& selection) {
  return samplePlan(Settings{}, selection, sampleMachine());
}

}  // namespace

class RunStripTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_look.setLanguage(QStringLiteral("en")); }

  void aRunOfSeveralTestsIsToldByTestsAndLevels() {
    const Plan plan = planOf(wholeMachineSelection(true));
    QCOMPARE(namesOf(partsOf(plan, sampleMachine())),
             (QStringList{QStringLiteral("Processor"), QStringLiteral("L1"), QStringLiteral("L2"),
                          QStringLiteral("L3"), QStringLiteral("Memory"), QStringLiteral("Latency"),
                          QStringLiteral("Disk")}));
  }

  void aTestByItselfIsToldBySizesOrLevels() {
    QCOMPARE(namesOf(partsOf(planOf(only(TestGroup::Memory)), sampleMachine())).front(),
             QStringLiteral("12 KiB"));
    QCOMPARE(namesOf(partsOf(planOf(only(TestGroup::Latency)), sampleMachine())).front(),
             QStringLiteral("L1"));
  }

  // A part that goes on later is not done, and those before the step are.
  void partsAreDoneOneAfterTheOther() {
    const std::vector<RunPart> parts{
        {QStringLiteral("a"), {0, 1}}, {QStringLiteral("b"), {2, 4}}, {QStringLiteral("c"), {3}}};
    using enum PartState;
    QCOMPARE(statesOf(parts, std::nullopt), (std::vector<PartState>{ToCome, ToCome, ToCome}));
    QCOMPARE(statesOf(parts, 1), (std::vector<PartState>{Current, ToCome, ToCome}));
    QCOMPARE(statesOf(parts, 3), (std::vector<PartState>{Done, ToCome, Current}));
    QCOMPARE(statesOf(parts, 4), (std::vector<PartState>{Done, Current, Done}));
  }

  // Ten parts of 10 with gaps of 2 need 118; a sign of 4 stands for what is left out.
  void partsAreLeftOutInTheMiddle() {
    const std::vector<int> ten(10, 10);
    QCOMPARE(shownParts(ten, 2, 4, 118, 0).size(), std::size_t{10});
    // 10 + 2+4 + 2+10 + 2+4 + 2+10 = 46, with the neighbour behind 58.
    QCOMPARE(shownParts(ten, 2, 4, 46, 5), (std::vector<std::size_t>{0, 5, 9}));
    QCOMPARE(shownParts(ten, 2, 4, 58, 5), (std::vector<std::size_t>{0, 5, 6, 9}));
    // What goes on stays, however little room there is.
    QCOMPARE(shownParts(ten, 2, 4, 5, 5), (std::vector<std::size_t>{5}));
    QVERIFY(shownParts({}, 2, 4, 5, 0).empty());
  }

  void theWidestOperandStandsForItsStep() {
    Step step{TestGroup::Bandwidth, BoundBy::Core, 24_KiB, {}, 1};
    for (const std::int64_t width : {8, 64, 64, 32}) {
      PlannedCell cell;
      cell.parameters.widthBytes = width;
      step.cells.push_back(cell);
    }
    std::vector<LiveFigure> figures;
    for (std::size_t cell = 0; cell < 4; ++cell) figures.push_back({cell, 1, 1, 1, {}});
    QCOMPARE(figureToFollow(step, figures)->cell, std::size_t{1});
    // Rows of a disk come one after another.
    step.group = TestGroup::Disk;
    QCOMPARE(figureToFollow(step, figures)->cell, std::size_t{3});
    QVERIFY(!figureToFollow(step, {}));
  }

  // One name with two figures, that of one thread in the table and that of two beside it, would be a riddle.
  void aFigureThatIsNotThePanelsSaysInWhatItDiffers() {
    const Machine machine = sampleMachine();
    const auto rowOf = [](std::int64_t threads, Bytes region) {
      ResultRow row;
      row.test = Test::Bandwidth;
      row.kernel = "read-serial-32";
      row.parameters.threads = threads;
      row.parameters.regionBytes = region.count;
      row.planned = true;
      return row;
    };
    const std::vector<ResultRow> rows{rowOf(1, 256_MiB), rowOf(1, 512_MiB), rowOf(2, 256_MiB)};
    const auto nameOf = [&](std::size_t row, PanelThreads threads) {
      return followedName(rows[row], machine, rows, threads);
    };
    QCOMPARE(nameOf(0, PanelThreads::One), QStringLiteral("Memory read"));
    QCOMPARE(nameOf(1, PanelThreads::One), QStringLiteral("Memory read · 512 MiB"));
    QCOMPARE(nameOf(2, PanelThreads::One), QStringLiteral("Memory read · 2 threads"));
    QCOMPARE(nameOf(2, PanelThreads::All), QStringLiteral("Memory read"));
    QCOMPARE(nameOf(0, PanelThreads::All), QStringLiteral("Memory read · 1 thread"));
    // A panel without such a figure is of one thread all the same.
    QCOMPARE(followedName(rows[2], machine, {}, PanelThreads::One),
             QStringLiteral("Memory read · 2 threads"));
  }

  void disturbanceIsSaidInWords() {
    QCOMPARE(disturbanceText({3, 3, 5.38, 5.41, 0.0, 0}),
             QStringLiteral("others 3.0 % of a CPU · clock 5.41 GHz steady · no time stolen"));
    // More than a CPU is told in the same unit, as in the footnote.
    QCOMPARE(disturbanceText({41, 164, 3.1, 3.4, 12.0, 0}),
             QStringLiteral("others 164 % of a CPU · clock 3.10 to 3.40 GHz · 12 % stolen"));
    QCOMPARE(disturbanceText({0, 0, 0, 0, {}, 0}), QStringLiteral("others 0.0 % of a CPU"));
    QCOMPARE(unmarked(busiestText({"firefox", 41}, 12)),
             QStringLiteral("firefox: 41 % of a CPU · 12 samples discarded"));
    QCOMPARE(unmarked(busiestText({"firefox", 41}, 1)),
             QStringLiteral("firefox: 41 % of a CPU · 1 sample discarded"));
    QCOMPARE(unmarked(busiestText({"firefox", 41}, 0)), QStringLiteral("firefox: 41 % of a CPU"));
  }

  // It is foreign: half a letter, lines, marks that turn what follows around.
  void theNameOfAProgramIsHarmless() {
    QCOMPARE(unmarked(programName("a\nb\xE2\x80\xAE")), QStringLiteral("ab"));
    QCOMPARE(unmarked(programName("caf\xC3")), QStringLiteral("caf"));
    QCOMPARE(unmarked(programName("\x1b \n")), QStringLiteral("Another program"));
  }

  void theLatestMinuteIsKept() {
    QuietSeconds seconds;
    seconds.take(0, 5);
    seconds.take(0, 2);
    seconds.take(3, 7);
    const auto minute = seconds.until(4);
    QCOMPARE(minute.size(), QuietSeconds::count);
    QCOMPARE(minute[55], std::optional(5.0));  // the worst of the second
    QVERIFY(!minute[56] && !minute[57]);
    QCOMPARE(minute[58], std::optional(7.0));
    QVERIFY(!minute[59] && !minute[54]);
    seconds.take(62, 1);
    const auto later = seconds.until(62);
    QCOMPARE(later.back(), std::optional(1.0));
    QCOMPARE(later.front(), std::optional(7.0));  // of second 3
    QCOMPARE(std::ranges::count_if(later, [](const auto& one) { return one.has_value(); }), 2);
    // The next run begins with second 0 again.
    seconds.take(300, 8);
    seconds.clear();
    seconds.take(2, 4);
    const auto next = seconds.until(2);
    QCOMPARE(next.back(), std::optional(4.0));
    QCOMPARE(std::ranges::count_if(next, [](const auto& one) { return one.has_value(); }), 1);
  }

  void theFigureOfAStepEndsWithIt() {
    LiveRun with;
    LiveRun without;
    for (LiveRun* run : {&with, &without}) {
      run->resize(900, 80);
      run->showNow({std::size_t{0}, QStringLiteral("L3"), {}, 0.1, {}});
      if (run == &with) run->showFigure(QStringLiteral("L3 read"), QStringLiteral("118 GB/s"));
      run->showNow({std::size_t{1}, QStringLiteral("Memory"), {}, 0.2, {}});
    }
    QCOMPARE(with.grab().toImage(), without.grab().toImage());
  }

  // What a run shows changes all the time; where it stands does not.
  void nothingMovesWhileARunGoesOn() {
    RunStrip strip;
    strip.resize(900, 80);
    strip.show();
    settle(strip);
    const QSize idle = strip.minimumSizeHint();
    strip.setRunning(true);
    strip.live().setParts(partsOf(planOf(wholeMachineSelection(true)), sampleMachine()));
    strip.live().showNow(
        {3, QStringLiteral("Bandwidth, working set 8 MiB"), QStringLiteral("9 s left"), 0.4, {}});
    strip.live().showFigure(QStringLiteral("L3 read"), QStringLiteral("118 GB/s ± 0.9 %"));
    strip.live().showBusiest(QStringLiteral("firefox: 41 % of a CPU · 12 samples discarded"));
    settle(strip);
    QCOMPARE(strip.minimumSizeHint().height(), idle.height());
    QCOMPARE(strip.live().size(), strip.standing().size());
    // Screen readers are told of parts, not of each figure.
    QVERIFY(strip.live().accessibleDescription().contains(QStringLiteral("Processor: done")));
    QVERIFY(!strip.live().accessibleDescription().contains(QStringLiteral("118")));
  }

  void doubtfulResultsAreCountedAndNamed() {
    Run run = classicRun();
    for (CellResult& cell : run.results)
      if (Measured* measured = measuredOf(&cell)) measured->verdict = {};
    RunSummary summary = summaryOf(resultsOf(run));
    QCOMPARE(summary.doubtful, 0);
    QCOMPARE(summary.worst, std::optional(Grade::Good));
    int doubtful = 0;
    for (CellResult& cell : run.results)
      if (Measured* measured = measuredOf(&cell); measured && doubtful < 2) {
        measured->verdict = {doubtful == 0 ? Grade::Fair : Grade::Poor, {{"not-bound", {}}}};
        ++doubtful;
      }
    summary = summaryOf(resultsOf(run));
    QCOMPARE(summary.doubtful, 2);
    QCOMPARE(summary.worst, std::optional(Grade::Poor));
    QVERIFY2(summary.counts.endsWith(QStringLiteral("(2 results)")), qPrintable(summary.counts));
    // Of two as frequent ones, that which a person can do something about.
    for (CellResult& cell : run.results)
      if (Measured* measured = measuredOf(&cell); measured && measured->verdict.grade != Grade::Good)
        measured->verdict.reasons.push_back({"pre-empted", {{"excluded_percent", 20.0}}});
    summary = summaryOf(resultsOf(run));
    QVERIFY2(summary.counts.endsWith(QStringLiteral("Preempted by programs (2 results)")),
             qPrintable(summary.counts));
    QVERIFY(summaryOf({}).counts.isEmpty());
  }

  // A later run, or one of other settings, is none to compare with.
  void aRunIsComparedWithTheLastOfItsKind() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("history.sqlite")).toStdString();
    auto run = std::make_shared<Run>(classicRun());
    run->id = "00000000-0000-4000-8000-000000000001";
    run->started = "2026-03-02T10:00:00Z";
    Run before = *run;
    before.id = "00000000-0000-4000-8000-000000000002";
    before.started = "2026-03-01T10:00:00Z";
    Run other = before;
    other.id = "00000000-0000-4000-8000-000000000003";
    other.started = "2026-03-01T11:00:00Z";
    other.settings.integerSeconds = 7;
    Run later = *run;
    later.id = "00000000-0000-4000-8000-000000000004";
    later.started = "2026-03-03T10:00:00Z";
    for (CellResult& cell : later.results)
      if (Measured* measured = measuredOf(&cell)) measured->value *= 2;
    {
      auto history = History::open(path);
      QVERIFY(history);
      for (Run* kept : {&before, &other, &later}) {
        kept->series = kept->id;
        QVERIFY(history->add(*kept));
      }
    }
    HistoryThread thread(path);
    const QSignalSpy found(&thread, &HistoryThread::changeFound);
    thread.findChange(run);
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.front()[0].value<std::string>(), run->id);
    const auto change = found.front()[1].value<Change>();
    QVERIFY(change.same > 0);
    QCOMPARE(change.faster + change.slower, 0);
    QCOMPARE(change.percent, 0.0);
    // The first of its kind has none.
    thread.findChange(std::make_shared<Run>(before));
    thread.list();
    const QSignalSpy listed(&thread, &HistoryThread::listed);
    QTRY_COMPARE(listed.count(), 1);
    QCOMPARE(found.count(), 1);
  }

  void theStripTellsHowTheRunCompares() {
    OpenWindow open;
    open.measure("runWhole");
    auto* monitor = open.window.findChild<RunMonitor*>();
    const WindowProbe probe(open.window);
    monitor->showChange(monitor->shownRun()->id, {62, 0, 0, 0.31});
    QVERIFY2(probe.text("standingDetails").startsWith(QStringLiteral("Same as the last run (+0.3 %)")),
             qPrintable(probe.text("standingDetails")));
    // The mean of all says +2.9 %, which hides that reading from memory lost a sixth.
    const auto& results = monitor->shownRun()->results;
    const auto read = std::ranges::max_element(results, {}, [](const CellResult& cell) {
      const bool isWanted = cell.test == Test::Bandwidth && cell.kernel.starts_with("read-serial") &&
                            cell.parameters.threads == 1;
      return isWanted ? cell.parameters.regionBytes.value_or(0) : 0;
    });
    Change change{6, 8, 4, 2.9};
    change.largest = CellChange{*read, 39'100.0 / 47'400};
    change.doubtful = 3;
    monitor->showChange(monitor->shownRun()->id, change);
    QVERIFY2(probe.text("standingDetails")
                 .startsWith(QStringLiteral("8 faster, 4 slower than the last run, most: Memory read "
                                            "\u221217.5 % · 3 unreliable left out")),
             qPrintable(probe.text("standingDetails")));
    // An answer that comes late is about another run.
    monitor->showChange("00000000-0000-4000-8000-000000000009", {62, 0, 0, 0});
    QVERIFY(probe.text("standingDetails").startsWith(QStringLiteral("8 faster")));
  }

  // A run of other tests says nothing of what stands on a page.
  void theStripSpeaksOfThePageThatIsShown() {
    OpenWindow open;
    const WindowProbe probe(open.window);
    probe.choosePage(QStringLiteral("Processor"));
    open.measure("runProcessor");
    const QString processor = probe.text("standingText");
    QVERIFY2(processor.contains(QStringLiteral("results are reliable")), qPrintable(processor));
    probe.choosePage(QStringLiteral("Memory"));
    settle(open.window);
    // It stands there all the same: what is below would move when a run begins.
    QVERIFY(probe.widget("runStrip")->isVisible());
    QCOMPARE(probe.text("standingText"), QStringLiteral("Nothing measured yet"));
    open.measure("runMemory");
    QVERIFY(probe.widget("runStrip")->isVisible());
    QVERIFY(probe.text("standingText") != processor);
    auto* monitor = open.window.findChild<RunMonitor*>();
    const auto ofMemory = monitor->shownRun();
    for (const CellId& cell : monitor->doubtful().cells) QVERIFY(cell.test == Test::Memory);
    probe.choosePage(QStringLiteral("Processor"));
    QCOMPARE(probe.text("standingText"), processor);
    QVERIFY(monitor->shownRun() != ofMemory);
    for (const CellResult& cell : monitor->shownRun()->results)
      QVERIFY(cell.test.group() == TestGroup::Processor);
    probe.choosePage(QStringLiteral("Network"));
    settle(open.window);
    QCOMPARE(probe.text("standingText"), QStringLiteral("Nothing measured yet"));
    // These two have no results of the page to speak of.
    for (const char* page : {"History", "Help"}) {
      probe.choosePage(QString::fromLatin1(page));
      settle(open.window);
      QVERIFY(!probe.widget("runStrip")->isVisible());
    }
  }

  // What is saved is what is seen, whatever was measured between the whole and its part.
  void aCellRenewsTheWholeThatItIsOf() {
    OpenWindow open;
    open.measure("runWhole");
    auto* monitor = open.window.findChild<RunMonitor*>();
    const std::size_t whole = monitor->shownRun()->results.size();
    open.measure("runMemory");
    open.measure(open.button("panelCell-2-read"));
    QCOMPARE(open.probe().page(), QStringLiteral("Overview"));
    QCOMPARE(monitor->shownRun()->results.size(), whole);
    QVERIFY2(open.probe().text("standingDetails").contains(QStringLiteral("Several runs")),
             qPrintable(open.probe().text("standingDetails")));
    // The run between them is that of its page.
    open.probe().choosePage(QStringLiteral("Memory"));
    open.window.findChild<SectionTabs*>(QStringLiteral("memoryTabs"))->setCurrentIndex(2);  // moves
    QVERIFY(monitor->shownRun()->results.front().test == Test::Memory);
  }

  // The others keep the figures of the first run.
  void onlyTheDoubtfulResultsAreMeasuredAgain() {
    OpenWindow open;
    open.measure("runWhole");
    const WindowProbe probe(open.window);
    settle(open.window);
    auto* again = qobject_cast<QAbstractButton*>(probe.widget("measureDoubtful"));
    QVERIFY(again != nullptr && again->isVisible());
    QVERIFY(again->focusPolicy() != Qt::NoFocus);
    const Plan whole = *open.fake.lastPlan();
    const QString counts = probe.text("standingText");
    open.measure(again);
    const Plan part = *open.fake.lastPlan();
    QCOMPARE(part.settings, whole.settings);
    QVERIFY(part.selection.remeasures && !whole.selection.remeasures);
    std::size_t cells = 0;
    for (const Step& step : part.steps) cells += step.cells.size();
    QCOMPARE(again->text(), QStringLiteral("Run the %1 again").arg(cells));
    // The samples are as doubtful again, and all counts of the whole run stand.
    QCOMPARE(probe.text("standingText"), counts);
    QVERIFY(probe.text("standingDetails").contains(QStringLiteral("Several runs")));
  }

  // Figures of half the size have intervals that are twice as wide in proportion, and the other way round.
  void ofTwoMeasurementsTheMoreReliableStays() {
    OpenWindow open;
    const WindowProbe probe(open.window);
    probe.choosePage(QStringLiteral("Memory"));
    open.measure("runMemory");
    settle(open.window);
    auto* again = qobject_cast<QAbstractButton*>(probe.widget("measureDoubtful"));
    const auto rowsOf = [&] {
      QStringList figures;
      const QAbstractItemModel& model = *probe.table()->model();
      for (int row = 0; row < model.rowCount(); ++row) figures.append(model.index(row, 1).data().toString());
      return figures;
    };
    const QStringList first = rowsOf();
    const QString counts = probe.text("standingText");
    open.fake.setFactor(0.5);
    open.measure(again);
    QCOMPARE(rowsOf(), first);
    QCOMPARE(probe.text("standingText"), counts);
    const auto cells = static_cast<int>(open.window.findChild<RunMonitor*>()->doubtful().cells.size());
    QVERIFY(cells > 0);
    QVERIFY2(probe.text("standingDetails").startsWith(QStringLiteral("0 improved, %1 kept").arg(cells)),
             qPrintable(probe.text("standingDetails")));
    open.fake.setFactor(2);
    open.measure(again);
    QVERIFY2(probe.text("standingDetails").startsWith(QStringLiteral("%1 improved, 0 kept").arg(cells)),
             qPrintable(probe.text("standingDetails")));
    // What was reliable was not measured again, and is there.
    const QStringList last = rowsOf();
    QCOMPARE(last.size(), first.size());
    int changed = 0;
    for (int row = 0; row < last.size(); ++row) changed += last[row] != first[row] ? 1 : 0;
    QCOMPARE(changed, cells);
    // A run that is asked for by itself is what it is.
    open.fake.setFactor(0.5);
    open.measure("runMemory");
    QVERIFY(!probe.text("standingDetails").contains(QStringLiteral("improved")));
    QVERIFY(rowsOf() != last);
  }

 private:
  /// Without the marks that keep a foreign text in its place.
  static QString unmarked(QString text) {
    text.remove(QChar(0x2068)).remove(QChar(0x2069));
    return text;
  }

  Look m_look;
};

}  // namespace strata::gui

STRATA_GUI_TEST(RunStripTest)
#include "tst_run_strip.moc"
