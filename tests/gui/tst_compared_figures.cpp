// SPDX-License-Identifier: GPL-3.0-or-later
// What was published of other machines, and earlier runs, beside what this one reaches.
#include "app/gui/results/compared_figures.h"

#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qlabel.h>

#include <iterator>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_panel.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/panel/ladder_bar.h"
#include "app/gui/panel/own_figures.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/window_state.h"
#include "tests/gui/chart_samples.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/sweep_samples.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

class ComparedFiguresTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void offersWhatSaysSomethingOfLayersOrSizes() {
    const ComparedChoice choice(referenceRuns());
    QVERIFY(choice.offered().size() > 15);
    QVERIFY(figures("bandwidth-layers").layers.size() == 5);
    QCOMPARE(figures("bandwidth-layers").sourceText(),
             QStringLiteral("Home page of bandwidth, a memory benchmark by Zack Smith, 2020"));
    QCOMPARE(figures("nbench-1995").moves.size(), std::size_t{8});
    QCOMPARE(figures("nbench-1995").moves.front().rates.size(), std::size_t{4});
    QVERIFY(figures("membench-c8a-metal-48xl").latenciesNs.size() == 10);
    // One layer alone is no ladder; copies have no chart here.
    QVERIFY(figures("bandwidth-core-i5-2520m").name.empty());
    QVERIFY(figures("mbw-1.1.1").name.empty());
  }

  void theyStandUnderTheirYearsTheOldestLast() {
    ComparedChoice choice(referenceRuns());
    const ComparedChooser chooser(choice);
    QCOMPARE(chooser.itemText(0), QStringLiteral("None"));
    QStringList headings;
    for (int i = 0; i < chooser.count(); ++i)
      if (chooser.model()->flags(chooser.model()->index(i, 0)) == Qt::NoItemFlags)
        headings.append(chooser.itemText(i));
    QCOMPARE(headings.first(3),
             (QStringList{QStringLiteral("Published in 2026"), QStringLiteral("Published in 2020"),
                          QStringLiteral("Published in 1995")}));
    QCOMPARE(chooser.count(), static_cast<int>(1 + headings.size() + std::ssize(choice.offered())));
    QVERIFY(chooser.findData(QStringLiteral("nbench-1995")) >
            chooser.findData(QStringLiteral("bandwidth-layers")));
  }

  void earlierRunsStandAboveThem() {
    ComparedChoice choice(referenceRuns());
    const ComparedChooser chooser(choice);
    QSignalSpy changed(&choice, &ComparedChoice::changed);
    // As it was kept: the runs are read later.
    choice.choose(QString::fromLatin1(lastRunName));
    QVERIFY(choice.chosen() == nullptr);
    QCOMPARE(chooser.currentIndex(), 0);
    ComparedFigures last;
    last.name = lastRunName;
    last.started = QDateTime(QDate(2026, 3, 12), QTime(10, 0));
    ComparedFigures before;
    before.name = "run:7";
    before.label = QStringLiteral("XMP off");
    before.started = QDateTime(QDate(2026, 3, 11), QTime(10, 0));
    choice.setOwn({last, before});
    QCOMPARE(changed.count(), 2);
    QVERIFY(choice.chosen() != nullptr);
    QCOMPARE(chooser.itemText(1), QStringLiteral("Earlier runs of this machine"));
    QVERIFY2(chooser.currentText().startsWith(QStringLiteral("Last run, 12 March 2026")),
             qPrintable(chooser.currentText()));
    QVERIFY(chooser.itemText(3).startsWith(QStringLiteral("XMP off · 11 March 2026")));
    QVERIFY(!chooser.toolTip().contains(QStringLiteral("Source")));
    choice.setOwn({});
    QCOMPARE(chooser.currentText(), QStringLiteral("None"));
    QCOMPARE(choice.name(), QString::fromLatin1(lastRunName));
  }

  void aRunOfThisMachineHasWhatThePanelShows() {
    Run run;
    run.id = "7";
    run.started = "2026-03-12T10:00:00Z";
    run.machine = serverMachine();
    const std::vector<ResultRow> rows{bandwidthRow("read", 24_KiB, 428'000),
                                      bandwidthRow("read", 64_MiB, 20'600), latencyRow(64_MiB, 121)};
    for (const ResultRow& row : rows) run.results.push_back(*row.result);
    const ComparedFigures figures = ownFigures(run);
    QCOMPARE(figures.name, std::string("run:7"));
    QCOMPARE(figures.layers.size(), std::size_t{2});
    QCOMPARE(figures.layers.front().readMbs.value_or(0), 428'000.0);
    QCOMPARE(figures.layers.back().level, levelOfMemory);
    QCOMPARE(figures.readsMbs.size(), std::size_t{2});
  }

  // A rate of "L2" that is drawn at 1 MiB, in a machine of 256 KiB, is a figure that nobody measured.
  void ratesOfLayersWithoutSizesHaveNoPointInAChart() {
    const ComparedLines lines = comparedLinesOf(figures("bandwidth-layers"));
    for (const TestGroup kind : {TestGroup::Bandwidth, TestGroup::Memory, TestGroup::Latency})
      QVERIFY(!hasLinesFor(lines, kind));
    // The ladder has them.
    QCOMPARE(*figures("bandwidth-layers").layers.front().readMbs, 44'500.0);

    ReferenceRun sized{"sized", {}};
    const auto add = [&](const char* op, Bytes size, double rate) {
      CellResult cell;
      cell.test = Test::Bandwidth;
      cell.kernel = "other-read";
      cell.unit = "MB/s";
      cell.parameters.op = op;
      cell.parameters.regionBytes = size.count;
      Measured measured;
      measured.value = rate;
      cell.outcome = measured;
      sized.run.results.push_back(cell);
    };
    add("read", 64_MiB, 7000);
    add("read", 16_KiB, 44'000);
    add("write", 16_KiB, 22'000);
    const auto all = publishedFigures({sized});
    QCOMPARE(all.size(), std::size_t{1});
    const ComparedLines points = comparedLinesOf(all.front());
    QCOMPARE(points.reads.points, (std::vector<SizedFigure>{{16_KiB, 44'000}, {64_MiB, 7000}}));
  }

  void aChartShowsThemMutedAndAsTheAxisAllows() {
    ChartChoices choices;
    choices.unit = RateUnit::GigabytesPerSecond;
    choices.compared = comparedLinesOf(figures("nbench-1995"));
    const Chart plot = memoryChart({}, choices);
    QCOMPARE(plot.series.size(), std::size_t{8});
    QVERIFY(!plot.series.front().style.colour);
    QCOMPARE(plot.series.front().points.front().y, 0.0457);
    QCOMPARE(plot.legend.size(), std::size_t{4 + 2 + 1});
    QVERIFY(plot.full.contains(positionOf(plot.xKind, 1024.0)));
    QVERIFY(plot.full.contains(positionOf(plot.xKind, 1'024'000.0)));
    QVERIFY(withoutHidden(plot, {"compared"}).series.empty());
    // Nobody published the clock.
    choices.unit = RateUnit::BytesPerCycle;
    QVERIFY(memoryChart({}, choices).series.empty());
    // Beside own figures only moves of the same kind.
    choices.unit = RateUnit::GigabytesPerSecond;
    ChartData own;
    own.figures = {moveFigure(8, "serial", 12_KiB, 30'000), moveFigure(8, "serial", 64_MiB, {})};
    const Chart beside = memoryChart(own, choices);
    QCOMPARE(beside.series.size(), std::size_t{2});
    QVERIFY(beside.series[0].style.colour && !beside.series[1].style.colour);
    QVERIFY(beside.full.contains(positionOf(beside.xKind, 1024.0)));
    QVERIFY(beside.full.contains(positionOf(beside.xKind, 67'108'864.0)));
  }

  void latenciesStandAtTheirFootprints() {
    ChartChoices choices;
    choices.compared = comparedLinesOf(figures("membench-d96pls-v6"));
    const Chart plot = latencyChart({}, choices);
    QCOMPARE(plot.series.size(), std::size_t{1});
    QCOMPARE(plot.series[0].points.size(), std::size_t{10});
    QCOMPARE(plot.series[0].points[0].y, 1.77);
    QCOMPARE(plot.series[0].style.line, Dash::None);
  }

  void nothingIsChosenAtTheFirstStart() {
    FakeEngine engine;
    WindowContext context;
    context.references = referenceRuns();
    MainWindow window(engine.engine(), context);
    window.show();
    const auto* ladder = window.findChild<LadderBar*>(QStringLiteral("ladderBar-1"));
    QTRY_VERIFY((ladder = window.findChild<LadderBar*>(QStringLiteral("ladderBar-1"))) != nullptr);
    QCOMPARE(window.findChild<ComparedChooser*>(QStringLiteral("comparedChooser"))->currentText(),
             QStringLiteral("None"));
    QCOMPARE(ladder->bars(), RungBars());
  }

  void beforeAnythingHasRunAChosenMachineIsShown() {
    FakeEngine engine;
    WindowContext context;
    context.references = referenceRuns();
    MainWindow window(engine.engine(), context);
    window.resize(window.sizeHint());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto* chooser = window.findChild<ComparedChooser*>(QStringLiteral("comparedChooser"));
    QVERIFY(chooser != nullptr && chooser->isVisible());
    chooser->setFocus();
    for (int tried = 0;
         tried < chooser->count() && !chooser->currentText().contains(QLatin1String("MacBook")); ++tried)
      QTest::keyClick(chooser, Qt::Key_Down);
    QCOMPARE(chooser->currentText(), QStringLiteral("Core i5-520M, MacBook Pro"));
    QVERIFY(chooser->focusPolicy() & Qt::TabFocus);
    const auto* ladder = window.findChild<LadderBar*>(QStringLiteral("ladderBar-1"));
    QTRY_VERIFY((ladder = window.findChild<LadderBar*>(QStringLiteral("ladderBar-1"))) != nullptr);
    QVERIFY(ladder->bars().compared && !ladder->bars().own);
    QVERIFY(ladder->toolTip().contains(QStringLiteral("(reference)")));
    const WindowProbe probe(window);
    QVERIFY(chooser->toolTip().contains(QStringLiteral("Zack Smith")));
    const auto* overview = window.findChild<OverviewPage*>();
    // Its figures of layers without a size have no place in a chart over sizes.
    QVERIFY(overview->shownChart() == nullptr);
    qobject_cast<QComboBox*>(probe.widget("chartChooser"))->setCurrentIndex(2);
    for (int tried = 0; tried < chooser->count() && overview->shownChart() == nullptr; ++tried)
      QTest::keyClick(chooser, Qt::Key_Down);
    QTRY_VERIFY(overview->shownChart() != nullptr);
    QCOMPARE(overview->shownChart()->objectName(), QStringLiteral("memoryChart"));
    QVERIFY(!overview->shownChart()->table().labels.values.empty());
    // What to do is still said.
    QVERIFY(probe.widget("chartInvitation")->isVisible());
    QVERIFY(!probe.text("chartInvitation").isEmpty());
    chooser->setFocus();
    QTest::keyClick(chooser, Qt::Key_Home);
    QCOMPARE(chooser->currentText(), QStringLiteral("None"));
    QCOMPARE(ladder->bars(), RungBars());
    QCOMPARE(ladder->toolTip(), QString());
    QVERIFY(overview->shownChart() == nullptr);
    QVERIFY(!probe.widget("chartInvitation")->isVisible());
  }

  void theChoiceIsOneForAllPagesAndIsKept() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("window.ini"));
    for (const bool again : {false, true}) {
      FakeEngine engine;
      WindowContext context;
      context.references = referenceRuns();
      context.statePath = path;
      MainWindow window(engine.engine(), context);
      window.show();
      QVERIFY(QTest::qWaitForWindowExposed(&window));
      auto* overview = window.findChild<ComparedChooser*>(QStringLiteral("comparedChooser"));
      QCOMPARE(window.findChild<QLabel*>(QStringLiteral("memoryComparedLabel"))->text(),
               QStringLiteral("Compare with:"));
      auto* memory = window.findChild<ComparedChooser*>(QStringLiteral("memoryComparedChooser"));
      if (again) {
        QCOMPARE(overview->currentText(), QStringLiteral("Nbench 2.0, 1995"));
        QCOMPARE(memory->currentText(), overview->currentText());
      }
      memory->setCurrentIndex(memory->findData(QStringLiteral("nbench-1995")));
      emit memory->activated(memory->currentIndex());
      QCOMPARE(overview->currentText(), QStringLiteral("Nbench 2.0, 1995"));
      window.close();
    }
    QCOMPARE(loadWindowState(path).compared, QStringLiteral("nbench-1995"));
  }

  /// For a person to look at, where STRATA_SCREENSHOTS names a folder.
  void pictures() {
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    for (const char* language : {"en", "ar"})
      for (const bool measured : {false, true}) {
        FakeEngine engine;
        engine.setProgressPerStep(1);
        WindowContext context;
        context.references = referenceRuns();
        MainWindow window(engine.engine(), context);
        window.look().setLanguage(QString::fromLatin1(language));
        window.look().setTheme(measured ? ThemeChoice::Dark : ThemeChoice::Light);
        window.resize(1180, 1100);
        window.show();
        const WindowProbe probe(window);
        QTRY_VERIFY(!probe.text("details").isEmpty());
        if (measured) {
          probe.action("runAll")->trigger();
          QTRY_VERIFY_WITH_TIMEOUT(probe.action("stop")->isEnabled(), 30000);
          QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
        }
        for (const char* name : {"bandwidth-layers", "nbench-1995"}) {
          auto* chooser = window.findChild<ComparedChooser*>(QStringLiteral("comparedChooser"));
          chooser->setCurrentIndex(chooser->findData(QString::fromLatin1(name)));
          emit chooser->activated(chooser->currentIndex());
          window.findChild<QComboBox*>(QStringLiteral("chartChooser"))
              ->setCurrentIndex(QString::fromLatin1(name) == QStringLiteral("nbench-1995") ? 2 : 0);
          settle(window);
          QVERIFY(
              window.grab().save(QStringLiteral("%1/compared-%2-%3-%4.png")
                                     .arg(folder, QString::fromLatin1(language), QString::fromLatin1(name),
                                          measured ? QStringLiteral("beside") : QStringLiteral("alone"))));
        }
      }
  }

 private:
  static ComparedFigures figures(const std::string& name) {
    for (const ComparedFigures& one : publishedFigures(referenceRuns()))
      if (one.name == name) return one;
    return {};
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ComparedFiguresTest)
#include "tst_compared_figures.moc"
