// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qlocale.h>
#include <QtTest/qabstractitemmodeltester.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qtableview.h>

#include <cstddef>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "app/gui/look/languages.h"
#include "app/gui/look/look.h"
#include "app/gui/results/result_delegate.h"
#include "app/gui/results/results_model.h"
#include "app/gui/results/results_table.h"
#include "core/model/memory_kind.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/network_samples.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

Selection sweepSelection(Sweep sweep, const std::vector<int>& levels, const std::vector<std::string>& ops) {
  Selection selection{.tests = {TestGroup::Bandwidth}};
  selection.sweep.sizes = sweep;
  selection.sweep.levels = levels;
  selection.ops = ops;
  selection.kernels = {"read-serial-64", "write-serial-64", "copy-serial-64"};
  return selection;
}

Plan sweepPlan(Sweep sweep, const std::vector<int>& levels, const std::vector<std::string>& ops = {}) {
  return samplePlan(Settings{}, sweepSelection(sweep, levels, ops), sampleMachine());
}

Selection latencySelection() {
  Selection selection = sweepSelection(Sweep::Levels, {}, {});
  selection.tests.remove(TestGroup::Bandwidth);
  selection.tests.add(TestGroup::Latency);
  return selection;
}

Plan planFor(const Selection& selection) {
  return samplePlan(Settings{}, selection, sampleMachine());
}

StepFinished finishedStep(const Plan& plan, std::size_t step) {
  StepFinished finished{step, {}};
  for (std::size_t cell = 0; cell < plan.steps[step].cells.size(); ++cell)
    finished.results.push_back(sampleResult(plan, plan.steps[step], cell));
  return finished;
}

/// A result of the plan's first cell.
CellResult processorResult(const Plan& plan, Outcome outcome) {
  CellResult result;
  static_cast<CellId&>(result) = plan.steps[0].cells[0];
  result.unit = "MOPs/s";
  result.outcome = std::move(outcome);
  return result;
}

}  // namespace

class ResultsModelTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void init() {
    m_model = std::make_unique<ResultsModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
  }

  void cleanup() {
    m_tester.reset();
    m_model.reset();
  }

  void aPlanIsARowForEachCellThatWaits() {
    m_model->begin(planFor(Selection{}));
    QCOMPARE(m_model->rowCount(), 2 + 32 + 8);
    QCOMPARE(text(0, ResultsModel::testColumn), QStringLiteral("Integer"));
    QCOMPARE(text(2, ResultsModel::testColumn), QStringLiteral("12 KiB: Sequential, 1-byte"));
    QCOMPARE(text(9, ResultsModel::testColumn), QStringLiteral("12 KiB: Random, 8-byte"));
    QCOMPARE(text(34, ResultsModel::testColumn), QStringLiteral("SEQ1M Q8T1 Read"));
    QCOMPARE(text(41, ResultsModel::testColumn), QStringLiteral("RND4K Q1T1 Write"));
    QCOMPARE(text(0, ResultsModel::figureColumn), QString());
    QCOMPARE(text(0, ResultsModel::intervalColumn), QString());
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("waiting"));
    QVERIFY(!data(0, ResultsModel::valueRole).isValid());
    QVERIFY(!data(0, ResultsModel::gradeRole).isValid());
  }

  void copiesAndTheLibraryHaveTablesOfTheirOwn() {
    Selection selection{.tests = {TestGroup::Memory}};
    selection.tests.add(TestGroup::Copy);
    selection.tests.add(TestGroup::Library);
    Settings settings;
    settings.regions = std::vector<Bytes>{12_KiB};
    const auto plan = makePlan({settings, selection}, sampleMachine(), {});
    QVERIFY(plan);
    m_model->begin(*plan);
    QCOMPARE(m_model->rowCount(), 8 + 3 + 7);
    QCOMPARE(text(8, ResultsModel::testColumn), QStringLiteral("12 KiB: memcpy, whole"));
    QCOMPARE(text(10, ResultsModel::testColumn), QStringLiteral("12 KiB: memcpy, 12 KiB blocks"));
    QCOMPARE(text(17, ResultsModel::testColumn), QStringLiteral("12 KiB: strcpy"));
    ResultsTable table(*m_model);
    table.setKind(TestGroup::Memory);
    QCOMPARE(table.shownRows(), 8);
    table.setKind(TestGroup::Copy);
    QCOMPARE(table.shownRows(), 3);
    table.setKind(TestGroup::Library);
    QCOMPARE(table.shownRows(), 7);
    table.setKind(TestGroup::Disk);
    QCOMPARE(table.shownRows(), 0);
  }

  void transfersAndStringInstructionsHaveTablesOfTheirOwn() {
    Selection selection{.tests = {TestGroup::Registers, TestGroup::String}};
    selection.kernels = {"register-from-stack-8", "string-rep-movs-8"};
    Settings settings;
    settings.regions = std::vector<Bytes>{12_KiB};
    const auto plan = makePlan({settings, selection}, sampleMachine(), {});
    QVERIFY(plan);
    m_model->begin(*plan);
    QCOMPARE(m_model->rowCount(), 2);
    QCOMPARE(text(0, ResultsModel::testColumn), QStringLiteral("Stack to general register, 8-byte"));
    QCOMPARE(text(1, ResultsModel::testColumn), QStringLiteral("12 KiB: rep movs, 8-byte"));
    ResultsTable table(*m_model);
    table.setKind(TestGroup::Registers);
    QCOMPARE(table.shownRows(), 1);
    table.setKind(TestGroup::String);
    QCOMPARE(table.shownRows(), 1);
    table.setKind(TestGroup::Memory);
    QCOMPARE(table.shownRows(), 0);
  }

  void aTableIsScrolledToWholeRows() {
    const Plan plan = sweepPlan(Sweep::Full, {});
    m_model->begin(plan);
    ResultsTable table(*m_model);
    auto* view = table.findChild<QTableView*>(QStringLiteral("resultsTable"));
    for (const int height : {203, 251, 300}) {
      table.resize(700, height);
      table.show();
      QVERIFY(QTest::qWaitForWindowExposed(&table));
      table.revealTop();
      for (std::size_t step = 0; step < plan.steps.size(); ++step) {
        table.reveal(step);
        QCOMPARE(view->rowViewportPosition(view->rowAt(0)), 0);
        // What is laid out anew meanwhile moves nothing.
        view->doItemsLayout();
        QCoreApplication::processEvents();
        QCOMPARE(view->rowViewportPosition(view->rowAt(0)), 0);
      }
      // Who scrolls to the end sees the end.
      table.revealTop();
      view->scrollToBottom();
      QCOMPARE(view->rowViewportPosition(view->rowAt(0)), 0);
      const int last = table.shownRows() - 1;
      QVERIFY(view->rowViewportPosition(last) + view->rowHeight(last) <= view->viewport()->height());
    }
  }

  void kindsOfMemoryHaveATableOfTheirOwn() {
    Selection selection{.tests = {TestGroup::MemoryTypes}};
    selection.widths = {8};
    const auto plan = makePlan({Settings{}, selection}, sampleMachine(), {});
    QVERIFY(plan);
    m_model->begin(*plan);
    QCOMPARE(m_model->rowCount(), 6);
    QCOMPARE(text(0, ResultsModel::testColumn),
             QStringLiteral("30.5 MiB: Sequential write, 8-byte, write-back"));
    QCOMPARE(text(4, ResultsModel::testColumn),
             QStringLiteral("30.5 MiB: Sequential copy, 8-byte, write-combining"));
    ResultsTable table(*m_model);
    table.setKind(TestGroup::MemoryTypes);
    QCOMPARE(table.shownRows(), 6);
    // Kinds that this machine lacks are told once, below the rest.
    for (std::size_t i = 0; i < plan->steps.size(); ++i) {
      StepFinished finished{i, {}};
      for (const PlannedCell& cell : plan->steps[i].cells) {
        CellResult result{cell};
        result.unit = "MB/s";
        result.outcome = Measured{};
        if (cell.parameters.memoryKind == memoryKindName(MemoryKind::Uncached))
          result.outcome = Skipped{{"memory-kind-not-provided", {{"memory_kind", std::string("uncached")}}}};
        finished.results.push_back(result);
      }
      m_model->showStepFinished(finished);
    }
    QCOMPARE(table.shownRows(), 4);
    const auto* leftOut = table.findChild<QLabel*>(QStringLiteral("leftOut"));
    QVERIFY(!leftOut->isHidden());
    QCOMPARE(leftOut->text().count(u'\n'), 0);
    table.setKind(TestGroup::Memory);
    QCOMPARE(table.shownRows(), 0);
  }

  /// In Arabic digits "± <0.1 %" is longer than in others.
  void intervalsAreWholeInEveryLanguage_data() {
    QTest::addColumn<QString>("language");
    for (const Language& language : languages()) QTest::newRow(qPrintable(language.code)) << language.code;
  }

  void intervalsAreWholeInEveryLanguage() {
    QFETCH(const QString, language);
    Look look;
    look.setLanguage(language);
    const Plan plan = planFor(Selection{});
    m_model->begin(plan);
    StepFinished finished = finishedStep(plan, 1);
    for (std::size_t cell = 0; cell < finished.results.size(); ++cell) {
      auto& measured = std::get<Measured>(finished.results[cell].outcome);
      const double half = cell == 0 ? 0.0001 : 0.011 * static_cast<double>(cell);
      measured.low = measured.value * (1 - half);
      measured.high = measured.value * (1 + half);
    }
    m_model->showStepFinished(finished);
    ResultsTable table(*m_model);
    table.setKind(TestGroup::Memory);
    table.resize(table.sizeHint());
    table.show();
    auto* view = table.findChild<QTableView*>(QStringLiteral("resultsTable"));
    for (std::size_t row = 0; row < finished.results.size(); ++row) {
      const QModelIndex cell = view->model()->index(static_cast<int>(row), ResultsModel::intervalColumn);
      QVERIFY(!cell.data().toString().isEmpty());
      const int needs = view->sizeHintForIndex(cell).width();
      QVERIFY2(needs <= view->columnWidth(ResultsModel::intervalColumn), qPrintable(cell.data().toString()));
    }
    look.setLanguage(QStringLiteral("en"));
  }

  void aNarrowTableTellsOfTheRowWhatItHasNoColumnFor() {
    run(sweepPlan(Sweep::Levels, {1}), RunStatus::Complete);
    ResultsTable table(*m_model);
    table.setKind(TestGroup::Bandwidth);
    QVERIFY(table.shownRows() > 0);
    table.show();
    const auto* view = table.findChild<QTableView*>(QStringLiteral("resultsTable"));
    const auto toolTip = [view](int column) {
      return view->model()->index(0, column).data(Qt::ToolTipRole).toString();
    };
    table.resize(table.usualWidth(), 400);
    QVERIFY(!view->isColumnHidden(ResultsModel::limitColumn));
    QVERIFY(!toolTip(ResultsModel::testColumn).contains(QStringLiteral("Interval")));
    // The share of the peak goes first.
    table.resize(table.usualWidth() - 1, 400);
    QVERIFY(view->isColumnHidden(ResultsModel::limitColumn));
    QVERIFY(!view->isColumnHidden(ResultsModel::intervalColumn));
    table.resize(table.minimumSizeHint().width(), 400);
    QVERIFY(view->isColumnHidden(ResultsModel::intervalColumn));
    QVERIFY2(toolTip(ResultsModel::figureColumn).contains(QStringLiteral("Interval: ± ")),
             qPrintable(toolTip(ResultsModel::figureColumn)));
    QVERIFY(view->model()
                ->index(0, ResultsModel::testColumn)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("Interval: ± ")));
  }

  /// They were cut where they matter most, beside the longest word.
  void numbersOfNotesHaveTheRoomThatNamesLeave() {
    const Plan plan = sweepPlan(Sweep::Levels, {1, 2}, {"read"});
    m_model->begin(plan);
    for (std::size_t step = 0; step < plan.steps.size(); ++step) {
      StepFinished finished = finishedStep(plan, step);
      for (std::size_t cell = 0; cell < finished.results.size(); ++cell) {
        auto& measured = std::get<Measured>(finished.results[cell].outcome);
        measured.verdict.grade = Grade::Poor;
        measured.verdict.reasons.clear();
        // The first has all of them, the others every second one: no range of numbers makes a shorter text.
        const std::vector<std::string> ids{"clock-moved", "clock-unknown", "contended",
                                           "stolen-time", "pre-empted",    "other-load"};
        for (std::size_t at = 0; at < ids.size(); ++at)
          if ((step == 0 && cell == 0) || at % 2 == 0) measured.verdict.reasons.push_back({ids[at], {}});
      }
      m_model->showStepFinished(finished);
    }
    ResultsTable table(*m_model);
    table.setKind(TestGroup::Bandwidth);
    QVERIFY(table.shownRows() > 1);
    table.show();
    table.resize(table.usualWidth(), 400);
    const auto* view = table.findChild<QTableView*>(QStringLiteral("resultsTable"));
    for (int row = 0; row < table.shownRows(); ++row) {
      const QModelIndex verdict = view->model()->index(row, ResultsModel::verdictColumn);
      const QString numbers = verdict.data(ResultsModel::notesRole).toString();
      QVERIFY(!numbers.isEmpty());
      QVERIFY2(view->columnWidth(ResultsModel::verdictColumn) >=
                   ResultDelegate::widthOfVerdict(verdict.data().toString(), numbers, table.font()),
               qPrintable(numbers));
      const QString name = view->model()->index(row, ResultsModel::testColumn).data().toString();
      QVERIFY2(view->columnWidth(ResultsModel::testColumn) > table.fontMetrics().horizontalAdvance(name) + 16,
               qPrintable(name));
    }
  }

  /// Of a core that nobody knows the peak, the column was empty all the way.
  void withoutAnyLimitThereIsNoColumnOfThem() {
    const Plan plan = planFor(Selection{});
    ResultsTable table(*m_model);
    table.setKind(TestGroup::Memory);
    table.show();
    table.resize(1000, 400);
    const auto* view = table.findChild<QTableView*>(QStringLiteral("resultsTable"));
    const auto measure = [&](bool withLimits) {
      m_model->begin(plan);
      QVERIFY(!view->isColumnHidden(ResultsModel::limitColumn));
      std::vector<CellResult> results;
      for (std::size_t step = 0; step < plan.steps.size(); ++step) {
        StepFinished finished = finishedStep(plan, step);
        for (CellResult& result : finished.results)
          if (auto* measured = std::get_if<Measured>(&result.outcome))
            measured->limit = withLimits ? std::optional(measured->value / 0.8) : std::nullopt;
        m_model->showStepFinished(finished);
        results.insert(results.end(), finished.results.begin(), finished.results.end());
      }
      // No column moves while a run goes on.
      QVERIFY(!view->isColumnHidden(ResultsModel::limitColumn));
      m_model->finish(plan, sampleRun(plan, sampleMachine(), RunStatus::Complete, results));
    };
    measure(false);
    QVERIFY(view->isColumnHidden(ResultsModel::limitColumn));
    measure(true);
    QVERIFY(!view->isColumnHidden(ResultsModel::limitColumn));
  }

  void timesAreReadAsInReports() {
    Run run;
    const auto add = [&](Test test, const std::string& kernel, double ns) {
      CellResult& result = run.results.emplace_back();
      result.test = test;
      result.kernel = kernel;
      result.unit = "ns";
      Measured measured;
      measured.value = ns;
      measured.clockGhz = 4;
      result.outcome = std::move(measured);
    };
    add(Test::StoreForwarding, "forwarding-8-8", 1.25);
    add(Test::Pauses, "pauses-wake-up", 52'400);
    m_model->showEarlier(run);
    QCOMPARE(text(0, ResultsModel::figureColumn), QStringLiteral("1.25 ns"));
    QCOMPARE(text(0, ResultsModel::cyclesColumn), QStringLiteral("5.00"));
    QCOMPARE(text(1, ResultsModel::figureColumn), QStringLiteral("52.4 µs"));
    QCOMPARE(text(1, ResultsModel::cyclesColumn), QString());

    ResultsTable table(*m_model);
    table.show();
    table.resize(1000, 400);
    const auto* view = table.findChild<QTableView*>(QStringLiteral("resultsTable"));
    table.setKind(TestGroup::StoreForwarding);
    QVERIFY(!view->isColumnHidden(ResultsModel::cyclesColumn));
    QCOMPARE(view->model()->headerData(ResultsModel::cyclesColumn, Qt::Horizontal).toString(),
             QStringLiteral("Cycles"));
    table.setKind(TestGroup::Pauses);
    QVERIFY(view->isColumnHidden(ResultsModel::cyclesColumn));
  }

  // 11,100 IOPS stood there as 11.1 GB/s.
  void whatAnotherProgramMeasuredKeepsItsUnitAndItsName() {
    m_model->setRateUnit(RateUnit::GigabytesPerSecond);
    ResultRow row;
    row.test = Test::Disk;
    row.kernel = "fio-seq-read";
    row.parameters.blockBytes = 65536;
    row.parameters.queueDepth = 4;
    CellResult cell;
    static_cast<CellId&>(cell) = row;
    cell.metric = "operations";
    cell.unit = "IOPS";
    Measured measured;
    measured.value = 11'100;
    cell.outcome = measured;
    row.result = cell;
    m_model->restore({row});
    QCOMPARE(text(0, ResultsModel::figureColumn), QStringLiteral("11,100 IOPS"));
    QVERIFY2(text(0, ResultsModel::testColumn).endsWith(QStringLiteral("64 KiB, Q4")),
             qPrintable(text(0, ResultsModel::testColumn)));
  }

  // Every row of the network was "measuring" while one was.
  void cellsThatAreMeasuredOneAfterAnotherWaitForTheirTurn() {
    Plan network;
    network.selection = only(TestGroup::Network);
    network.steps.push_back({TestGroup::Network,
                             BoundBy::Network,
                             {},
                             {sampleRoundTrip(), sampleStream("to", 1), sampleStream("from", 1)},
                             6});
    const QString measuring = QStringLiteral("measuring");
    const QString measured = QStringLiteral("measured");
    const QString waiting = QStringLiteral("waiting");
    for (const Plan& plan : {network, planFor(only(TestGroup::Disk))}) {
      m_model->restore({});
      m_model->begin(plan);
      QVERIFY(m_model->rowCount() >= 3);
      const auto states = [this] {
        return QStringList{text(0, ResultsModel::verdictColumn), text(1, ResultsModel::verdictColumn),
                           text(2, ResultsModel::verdictColumn)};
      };
      QCOMPARE(states(), QStringList({waiting, waiting, waiting}));
      m_model->showStepStarted(0);
      QCOMPARE(states(), QStringList({measuring, waiting, waiting}));
      Progress progress;
      progress.figures = {{0, 3210, 3200, 3220, {}}};
      m_model->showProgress(progress);
      QCOMPARE(states(), QStringList({measuring, waiting, waiting}));
      progress.figures = {{1, 1000, 990, 1010, {}}};
      m_model->showProgress(progress);
      QCOMPARE(states(), QStringList({measured, measuring, waiting}));
      // Nothing new is nothing else.
      progress.figures.clear();
      m_model->showProgress(progress);
      QCOMPARE(states(), QStringList({measured, measuring, waiting}));
    }
  }

  void liveFiguresShowInTheRowsOfTheStepThatRuns() {
    m_model->begin(planFor(Selection{}));
    m_model->showStepStarted(0);
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("measuring"));
    QCOMPARE(text(2, ResultsModel::verdictColumn), QStringLiteral("waiting"));
    Progress progress;
    progress.step = 0;
    progress.figures = {{1, 842.41, 840, 850, {842.41}}};
    m_model->showProgress(progress);
    QCOMPARE(text(1, ResultsModel::figureColumn), QStringLiteral("842 MOPs/s"));
    QCOMPARE(text(1, ResultsModel::intervalColumn), QString());
    QCOMPARE(text(0, ResultsModel::figureColumn), QString());
    QCOMPARE(data(1, ResultsModel::finalRole).toBool(), false);
  }

  void resultsHaveIntervalAndVerdict() {
    const Plan plan = planFor(only(TestGroup::Processor));
    m_model->begin(plan);
    Measured measured;
    measured.value = 12345.6;
    measured.low = 12222.144;  // 1 % below
    measured.high = 12469.056;
    measured.verdict = {Grade::Fair, {{"contended", {{"excluded_percent", 22.0}}}}};
    m_model->showStepFinished({0, {processorResult(plan, measured)}});
    QCOMPARE(text(0, ResultsModel::figureColumn), QStringLiteral("12,300 MOPs/s"));
    QCOMPARE(text(0, ResultsModel::intervalColumn), QStringLiteral("± 1.0 %"));
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("caution"));
    QCOMPARE(data(0, ResultsModel::valueRole).toDouble(), 12345.6);
    QCOMPARE(data(0, ResultsModel::gradeRole).toInt(), static_cast<int>(Grade::Fair));
    const QStringList reasons = data(0, ResultsModel::reasonsRole).toStringList();
    QCOMPARE(reasons.size(), 1);
    QVERIFY(reasons.front().contains(QStringLiteral("22 %")));
    const QString tip = data(0, Qt::ToolTipRole).toString();
    QVERIFY2(tip.endsWith(u'\n' + reasons.front()), qPrintable(tip));
    QVERIFY(data(0, Qt::AccessibleTextRole).toString().contains(reasons.front()));
    // The other cell of the step had no result among these: it is still open.
    QCOMPARE(data(1, ResultsModel::finalRole).toBool(), false);
  }

  void missingMeansAbsent() {
    const Plan plan = planFor(only(TestGroup::Processor));
    m_model->begin(plan);
    Measured oneWindow;
    oneWindow.value = 100;
    m_model->showStepFinished({0, {processorResult(plan, oneWindow)}});
    QCOMPARE(text(0, ResultsModel::intervalColumn), QString());

    m_model->showStepFinished({0, {processorResult(plan, Skipped{{"too-many-elements", {}}})}});
    QCOMPARE(text(0, ResultsModel::figureColumn), QString());
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("skipped"));
    QVERIFY(!data(0, ResultsModel::valueRole).isValid());

    m_model->showStepFinished(
        {0,
         {processorResult(plan, Failed{{"allocation-failed", {{"needed_bytes", std::int64_t{1048576}}}}})}});
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("failed"));
    QVERIFY(data(0, ResultsModel::reasonsRole).toStringList().front().contains(QStringLiteral("1 MiB")));
  }

  void aFailedCellDoesNotShowItsLiveFigure() {
    const Plan plan = planFor(only(TestGroup::Processor));
    m_model->begin(plan);
    Progress progress;
    progress.figures = {{0, 500, 490, 510, {500}}};
    m_model->showProgress(progress);
    QCOMPARE(text(0, ResultsModel::figureColumn), QStringLiteral("500 MOPs/s"));
    m_model->showStepFinished({0, {processorResult(plan, Failed{{"no-figure", {}}})}});
    QCOMPARE(text(0, ResultsModel::figureColumn), QString());
  }

  void aStoppedRunLeavesOnlyWhatItKept() {
    const Plan plan = planFor(Selection{});
    m_model->begin(plan);
    const StepFinished first = finishedStep(plan, 0);
    m_model->showStepFinished(first);
    m_model->finish(plan, sampleRun(plan, sampleMachine(), RunStatus::Stopped, first.results));
    QCOMPARE(m_model->rowCount(), 2);
    QCOMPARE(text(1, ResultsModel::verdictColumn), QStringLiteral("reliable"));
  }

  /// Ctrl+R and a stop once took the figures of other numbers of threads, which the run did not even measure.
  void aStoppedRunLeavesWhatItDidNotMeasure() {
    Settings both;
    both.threadMode = ThreadMode::Scale;
    both.threads = 2;
    const Plan scaling = samplePlan(both, only(TestGroup::Processor), sampleMachine());
    run(scaling, RunStatus::Complete);
    const int rows = m_model->rowCount();
    const QString name = text(0, ResultsModel::testColumn);
    const QString before = text(0, ResultsModel::figureColumn);

    const Plan single = planFor(only(TestGroup::Processor));
    QVERIFY(static_cast<int>(single.steps.size()) < rows);
    m_model->begin(single);
    QCOMPARE(text(0, ResultsModel::figureColumn), before);
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("waiting"));
    CellResult first = sampleResult(single, single.steps[0], 0);
    std::get<Measured>(first.outcome).value = 1000;
    m_model->showStepFinished({0, {first}});
    m_model->finish(single, sampleRun(single, sampleMachine(), RunStatus::Stopped, {first}));
    QCOMPARE(m_model->rowCount(), rows);
    QCOMPARE(text(0, ResultsModel::testColumn), name);
    QVERIFY(text(0, ResultsModel::figureColumn) != before);
    for (int row = 0; row < rows; ++row)
      QCOMPARE(text(row, ResultsModel::verdictColumn), QStringLiteral("reliable"));

    m_model->begin(single);
    m_model->finish(single,
                    sampleRun(single, sampleMachine(), RunStatus::Complete, finishedStep(single, 0).results));
    QVERIFY(m_model->rowCount() < rows);
  }

  void aRunOfOneTestLeavesTheOthers() {
    const Plan plan = planFor(Selection{});
    std::vector<CellResult> results;
    for (std::size_t step = 0; step < plan.steps.size(); ++step)
      for (const CellResult& result : finishedStep(plan, step).results) results.push_back(result);
    m_model->begin(plan);
    m_model->finish(plan, sampleRun(plan, sampleMachine(), RunStatus::Complete, results));
    QCOMPARE(m_model->rowCount(), 42);

    const Plan memory = planFor(only(TestGroup::Memory));
    m_model->begin(memory);
    QCOMPARE(m_model->rowCount(), 42);
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("reliable"));
    QCOMPARE(text(2, ResultsModel::verdictColumn), QStringLiteral("waiting"));
    // Step 0 of this plan is memory: the processor's rows, which were step 0 before, must not take part.
    m_model->showStepStarted(0);
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("reliable"));
    QCOMPARE(text(2, ResultsModel::verdictColumn), QStringLiteral("measuring"));
    QCOMPARE(text(35, ResultsModel::verdictColumn), QStringLiteral("reliable"));
  }

  void aRowThatWasStoppedDoesNotTakeThePlaceOfAWholeOne() {
    const Plan plan = planFor(only(TestGroup::Disk));
    run(plan, RunStatus::Complete);
    const int row = rowOf(QStringLiteral("SEQ1M Q8T1 Read"));
    const QString before = text(row, ResultsModel::figureColumn);
    m_model->begin(plan);
    CellResult cut = sampleResult(plan, plan.steps[0], 0);
    std::get<Measured>(cut.outcome).value = 7;
    std::get<Measured>(cut.outcome).verdict = {Grade::Fair,
                                               {{"row-stopped", {{"done_percent", std::int64_t{18}}}}}};
    m_model->showStepFinished({0, {cut}});
    m_model->finish(plan, sampleRun(plan, sampleMachine(), RunStatus::Stopped, {cut}));
    QCOMPARE(text(row, ResultsModel::figureColumn), before);
    QCOMPARE(text(row, ResultsModel::verdictColumn), QStringLiteral("reliable"));
  }

  // The ratio of all threads to one is told of results of one run.
  void aResultThatIsKeptStaysWithItsRun() {
    Plan plan = planFor(only(TestGroup::Processor));
    run(plan, RunStatus::Complete);
    const int first = m_model->rows()[0].run;
    plan.selection.remeasures = true;
    plan.selection.cells = {plan.steps[0].cells[0], plan.steps[0].cells[1]};
    m_model->begin(plan);
    StepFinished again = finishedStep(plan, 0);
    std::get<Measured>(again.results[1].outcome).value *= 2;
    m_model->showStepFinished(again);
    m_model->finish(plan, sampleRun(plan, sampleMachine(), RunStatus::Complete, again.results));
    QCOMPARE(m_model->rows()[0].run, first);
    QVERIFY(m_model->rows()[1].run != first);
  }

  // It has few samples, in doubt and perhaps without the clock that a share of the peak needs.
  void aStepThatWasStoppedDoesNotTakeThePlaceOfAWholeOne() {
    const Plan plan = planFor(only(TestGroup::Processor));
    run(plan, RunStatus::Complete);
    const QString before = text(0, ResultsModel::figureColumn);
    const auto stopped = [&](Grade grade) {
      CellResult cut = sampleResult(plan, plan.steps[0], 0);
      Measured& measured = std::get<Measured>(cut.outcome);
      measured.value = 7;
      measured.low = measured.high = 7;
      measured.verdict.grade = grade;
      m_model->begin(plan);
      m_model->showStepStarted(0);
      m_model->showStepFinished({0, {cut}});
      m_model->finish(plan, sampleRun(plan, sampleMachine(), RunStatus::Stopped, {cut}));
    };
    stopped(Grade::Poor);
    QCOMPARE(text(0, ResultsModel::figureColumn), before);
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("reliable"));
    // Enough was measured before the stop.
    stopped(Grade::Good);
    QVERIFY(text(0, ResultsModel::figureColumn) != before);
  }

  void aCellOfTheSweepsIsRenewedAloneAndTheOthersStay() {
    const Plan levels = sweepPlan(Sweep::Levels, {});
    run(levels, RunStatus::Complete);
    QCOMPARE(m_model->rowCount(), 4 * 3);
    const QString before = text(0, ResultsModel::figureColumn);

    const Plan one = sweepPlan(Sweep::Levels, {1}, {"read"});
    m_model->begin(one);
    QCOMPARE(m_model->rowCount(), 4 * 3);
    const int row = rowOf(QStringLiteral("24 KiB: Sequential read, 64-byte"));
    QVERIFY(row >= 0);
    // The figure stays to be seen, without its verdict, until there is another.
    QCOMPARE(text(row, ResultsModel::figureColumn), before);
    QCOMPARE(text(row, ResultsModel::verdictColumn), QStringLiteral("waiting"));
    QCOMPARE(text(rowOf(QStringLiteral("24 KiB: Sequential write, 64-byte")), ResultsModel::verdictColumn),
             QStringLiteral("reliable"));
    StepFinished finished = finishedStep(one, 0);
    std::get<Measured>(finished.results[0].outcome).value = 1000;
    m_model->showStepFinished(finished);
    m_model->finish(one, sampleRun(one, sampleMachine(), RunStatus::Complete, finished.results));
    QCOMPARE(m_model->rowCount(), 4 * 3);
    QCOMPARE(text(row, ResultsModel::figureColumn), QStringLiteral("1,000 MB/s"));
  }

  void aStoppedSweepLosesNothing() {
    run(sweepPlan(Sweep::Levels, {}), RunStatus::Complete);
    const QString before = text(0, ResultsModel::figureColumn);
    const Plan quick = sweepPlan(Sweep::Quick, {});
    m_model->begin(quick);
    QVERIFY(m_model->rowCount() > 12);
    m_model->finish(quick, sampleRun(quick, sampleMachine(), RunStatus::Stopped, {}));
    QCOMPARE(m_model->rowCount(), 12);
    QCOMPARE(text(0, ResultsModel::figureColumn), before);
    QCOMPARE(text(0, ResultsModel::verdictColumn), QStringLiteral("reliable"));
  }

  void aWholeSweepTakesThePlaceOfWhatWasKnownOfItsLoops() {
    Selection odd = sweepSelection(Sweep::Levels, {1}, {});
    odd.ops = {"read"};
    Plan plan = samplePlan(Settings{}, odd, sampleMachine());
    plan.steps[0].region = 20_KiB;
    plan.steps[0].cells[0].parameters.regionBytes = (20_KiB).count;
    run(plan, RunStatus::Complete);
    QVERIFY(rowOf(QStringLiteral("20 KiB: Sequential read, 64-byte")) >= 0);
    // One cell more is no sweep: both are kept.
    run(sweepPlan(Sweep::Levels, {1}, {"read"}), RunStatus::Complete);
    QVERIFY(rowOf(QStringLiteral("20 KiB: Sequential read, 64-byte")) >= 0);
    QVERIFY(rowOf(QStringLiteral("24 KiB: Sequential read, 64-byte")) >= 0);
    run(sweepPlan(Sweep::Quick, {}), RunStatus::Complete);
    QVERIFY(rowOf(QStringLiteral("20 KiB: Sequential read, 64-byte")) < 0);
    QVERIFY(rowOf(QStringLiteral("24 KiB: Sequential read, 64-byte")) >= 0);
    // By footprint, whatever was measured first.
    QCOMPARE(text(0, ResultsModel::testColumn).left(6), QStringLiteral("24 KiB"));
  }

  void localAndWholeChasesAreTwoRows() {
    const Plan plan = samplePlan(Settings{}, latencySelection(), sampleMachine());
    m_model->begin(plan);
    m_model->showStepStarted(0);
    m_model->showStepFinished(finishedStep(plan, 0));
    QCOMPARE(text(0, ResultsModel::testColumn), QStringLiteral("24 KiB: TLB-local"));
    QCOMPARE(text(1, ResultsModel::testColumn), QStringLiteral("24 KiB: whole region"));
    QVERIFY(text(0, ResultsModel::figureColumn).endsWith(QStringLiteral(" ns")));
    run(plan, RunStatus::Complete);
    const int local = rowOf(QStringLiteral("8 MiB: TLB-local"));
    const int whole = rowOf(QStringLiteral("8 MiB: whole region"));
    QVERIFY(local >= 0 && whole >= 0);
    QVERIFY(text(local, ResultsModel::figureColumn) != text(whole, ResultsModel::figureColumn));
  }

  void changesAreAnnouncedAsOneRange() {
    m_model->begin(planFor(Selection{}));
    QList<std::pair<int, int>> ranges;
    connect(
        m_model.get(), &QAbstractItemModel::dataChanged, this,
        [&](const QModelIndex& first, const QModelIndex& last) { ranges.append({first.row(), last.row()}); });
    Progress progress;
    progress.step = 1;
    m_model->showProgress(progress);
    QCOMPARE(ranges, (QList<std::pair<int, int>>{{2, 9}}));
  }

 private:
  QString text(int row, int column) const { return m_model->index(row, column).data().toString(); }
  int rowOf(const QString& name) const {
    for (int row = 0; row < m_model->rowCount(); ++row)
      if (text(row, ResultsModel::testColumn) == name) return row;
    return -1;
  }
  void run(const Plan& plan, RunStatus status) {
    m_model->begin(plan);
    std::vector<CellResult> results;
    for (std::size_t step = 0; step < plan.steps.size(); ++step) {
      const StepFinished finished = finishedStep(plan, step);
      m_model->showStepFinished(finished);
      results.insert(results.end(), finished.results.begin(), finished.results.end());
    }
    m_model->finish(plan, sampleRun(plan, sampleMachine(), status, results));
  }
  QVariant data(int row, int role) const { return m_model->index(row, 0).data(role); }

  std::unique_ptr<ResultsModel> m_model;
  std::unique_ptr<QAbstractItemModelTester> m_tester;
};

}  // namespace strata::gui

STRATA_GUI_TEST(ResultsModelTest)
#include "tst_results_model.moc"
