// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/run_monitor.h"

#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>

#include "app/gui/look/look.h"
#include "app/gui/run/live_results.h"
#include "app/gui/window/run_head.h"
#include "app/gui/window/run_strip.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/support/only.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

/// What comes of the events of a run, without the window.
class RunMonitorTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_look.setLanguage(QStringLiteral("en")); }

  void aRunFillsTheResultsAndEndsInASentence() {
    RunMonitor monitor(m_engine, m_results, m_fileResults, m_head, m_strip, nullptr);
    const QSignalSpy begins(&monitor, &RunMonitor::begins);
    const QSignalSpy ended(&monitor, &RunMonitor::ended);
    const QSignalSpy outcomes(&monitor, &RunMonitor::outcomeChanged);
    m_engine.start(Request{Settings{}, only(TestGroup::Processor)});
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(begins.count(), 1);
    QVERIFY(begins.front()[1].toBool());
    QCOMPARE(outcomes.front()[0].toString(), QString());
    QVERIFY(outcomes.back()[0].toString().startsWith(QStringLiteral("Finished in ")));
    QVERIFY(!outcomes.back()[0].toString().contains(QStringLiteral("history")));
    QVERIFY(monitor.shownRun() != nullptr);
    QVERIFY(m_results.plan() == monitor.plan());
    monitor.setKeepsRuns(true);
    m_engine.start(Request{Settings{}, only(TestGroup::Processor)});
    QTRY_COMPARE(ended.count(), 2);
    QVERIFY(outcomes.back()[0].toString().endsWith(QStringLiteral(" Kept in the history.")));
  }

  void aRunOfWhichAllIsLeftOutEndsWithTheReason() {
    RunMonitor monitor(m_engine, m_results, m_fileResults, m_head, m_strip, nullptr);
    const QSignalSpy outcomes(&monitor, &RunMonitor::outcomeChanged);
    const auto plan = std::make_shared<const Plan>();
    m_results.begin(plan);
    Run run;
    run.results.resize(2);
    for (CellResult& cell : run.results)
      cell.outcome = Skipped{{"no-graphics-file", {{"device", std::string("/dev/fb0")}}}};
    monitor.showLedRun(plan, std::make_shared<const Run>(run));
    QVERIFY2(outcomes.back()[0].toString().startsWith(QStringLiteral("There is no /dev/fb0 here")),
             qPrintable(outcomes.back()[0].toString()));
  }

  void aRunWithoutFiguresLeavesThoseOfBefore() {
    RunMonitor monitor(m_engine, m_results, m_fileResults, m_head, m_strip, nullptr);
    const QSignalSpy outcomes(&monitor, &RunMonitor::outcomeChanged);
    const auto plan = std::make_shared<const Plan>();
    m_results.begin(plan);
    monitor.showLedRun(plan, std::make_shared<const Run>(networkRun()));
    const auto kept = monitor.shownRun();
    QVERIFY(kept != nullptr);
    monitor.showLedRun(plan, std::make_shared<const Run>());
    QCOMPARE(outcomes.back()[0].toString(), QStringLiteral("Stopped before anything was measured."));
    QVERIFY(monitor.shownRun() == kept);
  }

 private:
  Look m_look;
  FakeEngine m_fake;
  EngineThread m_engine{m_fake.engine()};
  LiveResults m_results;
  LiveResults m_fileResults;
  RunHead m_head;
  RunStrip m_strip;
};

}  // namespace strata::gui

STRATA_GUI_TEST(RunMonitorTest)
#include "tst_run_monitor.moc"
