// SPDX-License-Identifier: GPL-3.0-or-later
// The page Processor: one thread and all of them in one run, the curve between, and what the system says of
// the processor.
#include <QtTest/qtest.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qpushbutton.h>

#include <memory>

#include "app/gui/charts/chart_panel.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/open_window.h"

namespace strata::gui {

class ProcessorPageTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_open = std::make_unique<OpenWindow>();
    probe().choosePage(QStringLiteral("Processor"));
    QTRY_VERIFY(!probe().text("details").isEmpty());
  }
  void cleanup() { m_open.reset(); }

  void oneRunHasOneThreadAllAndTheirRatio() {
    QTRY_VERIFY(probe().text("details").startsWith(QStringLiteral("1 to 2 threads")));
    QCOMPARE(probe().text("heroFigureInteger"), QStringLiteral("–"));
    m_open->measure(probe().runButton());
    const Plan plan = *m_open->fake.lastPlan();
    QCOMPARE(plan.threads.size(), std::size_t{2});
    for (const Step& step : plan.steps) QCOMPARE(step.group, TestGroup::Processor);
    QVERIFY(probe().text("heroFigureInteger") != QStringLiteral("–"));
    QVERIFY(probe().text("heroFigureFloating") != QStringLiteral("–"));
    const QString line = probe().text("heroLineInteger");
    QVERIFY2(line.startsWith(QStringLiteral("all threads ")) && line.endsWith(QStringLiteral("×")),
             qPrintable(line));
    QVERIFY(probe().widget("processorChart")->isVisible());
    QCOMPARE(probe().text("processorChartTitle"), QStringLiteral("Operations per second vs. threads"));
  }

  void setupsNumberIsTheOtherChoice() {
    auto* const threads = m_open->box("processorThreads");
    threads->setCurrentIndex(1);
    QTRY_VERIFY(probe().text("details").startsWith(QStringLiteral("1 thread")));
    m_open->measure(probe().runButton());
    QCOMPARE(m_open->fake.lastPlan()->threads.size(), std::size_t{1});
    QCOMPARE(probe().text("heroLineInteger"), QStringLiteral("one thread"));
  }

  void saysWhatIsKnownOfIt() {
    QTRY_VERIFY(probe().text("processorFacts").contains(QStringLiteral("Xeon")));
    QVERIFY2(probe().text("processorFacts").contains(QStringLiteral("L2 2 MiB")),
             qPrintable(probe().text("processorFacts")));
    QVERIFY2(probe()
                 .text("processorFacts")
                 .contains(QStringLiteral("Vectors: 64 bytes (AVX-512, AVX2, AVX, SSE4.1, SSE2)")),
             qPrintable(probe().text("processorFacts")));
    QVERIFY(!probe().text("processorFacts").contains(QStringLiteral("Clock")));
    m_open->measure(probe().runButton());
    QVERIFY2(probe().text("processorFacts").endsWith(QStringLiteral("\nClock: 3.41 GHz measured")),
             qPrintable(probe().text("processorFacts")));
    m_open->window.look().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(probe().text("processorFacts").startsWith(QStringLiteral("Prozessor: ")));
    m_open->window.look().setLanguage(QStringLiteral("en"));
  }

 private:
  WindowProbe probe() const { return m_open->probe(); }

  std::unique_ptr<OpenWindow> m_open;
};

}  // namespace strata::gui

STRATA_GUI_TEST(ProcessorPageTest)
#include "tst_processor_page.moc"
