// SPDX-License-Identifier: GPL-3.0-or-later
// The memory page: a tab leads to moves, bandwidth or latency, and the head's button measures it.
#include <QtGui/qaction.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtabbar.h>
#include <QtWidgets/qtableview.h>

#include <memory>
#include <set>
#include <string>

#include "app/gui/results/results_model.h"
#include "app/gui/widgets/section_tabs.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/open_window.h"

namespace strata::gui {

class MemoryPageTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { open({}); }

  void cleanup() { m_open.reset(); }

  void beginsWithBandwidth() {
    QCOMPARE(tabs()->text(0), QStringLiteral("Bandwidth"));
    QCOMPARE(probe().text("what"), QStringLiteral("Bandwidth"));
    QVERIFY(box("sweepExtent")->isVisible());
  }

  void theMovesHaveAChartAndATable() {
    choose(section("Moves"));
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Memory"));
    QVERIFY(!box("sweepExtent")->isVisible());
    run();
    QCOMPARE(kinds().front(), TestGroup::Memory);
    QVERIFY(probe().widget("memoryChart")->isVisible());
    QCOMPARE(probe().table()->model()->rowCount(), 32);
  }

  void aSweepOfTheWidestLoopsIsWhatRunsForBandwidth() {
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Bandwidth"));
    QVERIFY(box("sweepExtent")->isVisible());
    QVERIFY(!probe().widget("sweepRun")->isVisible());  // the head's button does it
    run();
    const Plan plan = *m_open->fake.lastPlan();
    for (const Step& step : plan.steps) {
      QCOMPARE(step.group, TestGroup::Bandwidth);
      QCOMPARE(step.cells.size(), std::size_t{3});
    }
    QVERIFY(probe().widget("bandwidthChart")->isVisible());
    QVERIFY(probe().cell(0, ResultsModel::testColumn).startsWith(QStringLiteral("24 KiB: Sequential read")));
    QVERIFY(!probe().cell(0, ResultsModel::limitColumn).isEmpty());

    box("sweepLoops")->setCurrentIndex(1);
    run();
    QVERIFY(m_open->fake.lastPlan()->steps[0].cells.size() > std::size_t{3});

    box("sweepExtent")->setCurrentIndex(0);
    QVERIFY(!box("sweepLoops")->isVisible());  // of each level only the widest
    run();
    QCOMPARE(m_open->fake.lastPlan()->steps.size(), std::size_t{4});
  }

  void aSweepMayBeInLargePagesOrInBothKinds() {
    choose(section("Moves"));
    QVERIFY(!box("sweepPages")->isVisible());  // of the moves there is no sweep
    choose(section("Latency"));
    QTRY_VERIFY(box("sweepPages")->isVisible());
    const auto pagesOfSteps = [&] {
      run();
      std::set<std::string> kinds;
      const Plan plan = *m_open->fake.lastPlan();
      for (const Step& step : plan.steps)
        for (const PlannedCell& cell : step.cells) kinds.insert(*cell.parameters.pages);
      return kinds;
    };
    QCOMPARE(pagesOfSteps(), std::set<std::string>{"default"});
    box("sweepPages")->setCurrentIndex(1);
    QCOMPARE(pagesOfSteps(), std::set<std::string>{"huge"});
    const std::size_t steps = m_open->fake.lastPlan()->steps.size();
    box("sweepPages")->setCurrentIndex(2);
    QCOMPARE(pagesOfSteps(), (std::set<std::string>{"default", "huge"}));
    QCOMPARE(m_open->fake.lastPlan()->steps.size(), 2 * steps);
    const int rows = probe().table()->model()->rowCount();
    std::set<QString> names;
    for (int row = 0; row < rows; ++row) names.insert(probe().cell(row, ResultsModel::testColumn));
    QCOMPARE(static_cast<int>(names.size()), rows);  // none goes by the name of another
  }

  void aFullSweepOfLatencySaysWhereTheReportIsWrong() {
    choose(section("Latency"));
    box("sweepExtent")->setCurrentIndex(2);
    QVERIFY(!probe().widget("levelNotes")->isVisible());
    run();
    QCOMPARE(kinds().front(), TestGroup::Latency);
    QVERIFY(probe().widget("latencyChart")->isVisible());
    // 105 MiB are reported, and the curve shows 16 at most.
    QTRY_VERIFY(probe().widget("levelNotes")->isVisible());
    QVERIFY(probe().text("levelNotes").contains(QStringLiteral("105 MiB")));
    choose(section("Bandwidth"));
    QVERIFY(!probe().widget("levelNotes")->isVisible());
  }

  void offersScalingOnceARunHasIt() {
    const int sections = tabs()->count();
    choose(section("Moves"));
    run();
    QCOMPARE(tabs()->count(), sections);
    WindowContext context;
    context.settings.threadMode = ThreadMode::Scale;
    open(context);
    choose(section("Moves"));
    run();
    QCOMPARE(m_open->fake.lastPlan()->steps.size(),
             std::size_t{8});  // four regions, with one thread and with two
    QTRY_COMPARE(tabs()->count(), sections + 1);
    QVERIFY(probe().cell(0, ResultsModel::testColumn).endsWith(QStringLiteral(" ×1")));
    choose(sections);
    QTRY_VERIFY(probe().widget("scalingChart")->isVisible());
    QVERIFY(!box("sweepExtent")->isVisible());
    QCOMPARE(probe().text("what"), QStringLiteral("Memory"));
    m_open->window.look().setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(tabs()->text(sections), QStringLiteral("Skalierung"));
    m_open->window.look().setLanguage(QStringLiteral("en"));
  }

  void copiesAreARowForEachWay() {
    choose(section("Copy"));
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Copy"));
    QVERIFY(!box("sweepExtent")->isVisible());
    QVERIFY(!probe().widget("copyChart")->isVisible());  // an invitation is
    run();
    QCOMPARE(kinds(), std::vector{TestGroup::Copy});
    QTRY_VERIFY(probe().widget("copyChart")->isVisible());
    const QString spoken = probe().widget("copyChartRows")->accessibleDescription();
    QVERIFY2(spoken.contains(QStringLiteral("memcpy, 256 KiB blocks")), qPrintable(spoken));
    QVERIFY2(spoken.contains(QStringLiteral("6.12 GB/s")), qPrintable(spoken));
    // Bars have names and figures: a table beside them would say it all twice.
    QVERIFY(!probe().table()->isVisible());
    m_open->button("copyChartAsTable")->click();
    QVERIFY(probe().table()->isVisible());
    QCOMPARE(probe().table()->model()->rowCount(), 3);
    QCOMPARE(probe().cell(0, ResultsModel::testColumn), QStringLiteral("64 MiB: memcpy, whole"));
    // The figures of other sections stay theirs.
    choose(section("Moves"));
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Memory"));
    QVERIFY(!probe().widget("memoryChart")->isVisible());
  }

  void functionsOfTheLibraryAreLinesOverTheSizes() {
    choose(section("C library"));
    QTRY_COMPARE(probe().text("what"), QStringLiteral("C library"));
    run();
    QCOMPARE(kinds(), std::vector(5, TestGroup::Library));
    QTRY_VERIFY(probe().widget("libraryChart")->isVisible());
    QCOMPARE(probe().table()->model()->rowCount(), 35);
    QCOMPARE(probe().cell(1, ResultsModel::testColumn), QStringLiteral("16 B: memmove"));
  }

  void rareTestsAreBehindMore() {
    auto* const bar = m_open->window.findChild<QTabBar*>(QStringLiteral("memoryTabsBar"));
    auto* const menu = m_open->window.findChild<QMenu*>(QStringLiteral("memoryTabsMenu"));
    QCOMPARE(bar->count(), 4);
    QCOMPARE(bar->tabText(3), QStringLiteral("Copy"));
    // Those that show what a core has for its loads stand together, below their name.
    QStringList entries;
    for (const QAction* action : menu->actions())
      entries.append(action->isSeparator() ? u'-' + action->text() : action->text());
    QCOMPARE(entries.join(u'|'),
             QStringLiteral("C library|String instructions|Registers|Loaded latency|NUMA|-Load machinery|"
                            "Store forwarding|Memory-level parallelism|TLB|Latency by stride|-|Memory types|"
                            "Framebuffer"));
    menu->actions().at(2)->trigger();
    QCOMPARE(bar->count(), 5);
    QCOMPARE(bar->tabText(4), QStringLiteral("Registers"));
    QCOMPARE(bar->currentIndex(), 4);
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Registers"));
    // The next takes its place; another tab leaves it where it is.
    menu->actions().at(0)->trigger();
    QCOMPARE(bar->count(), 5);
    QCOMPARE(bar->tabText(4), QStringLiteral("C library"));
    QTRY_COMPARE(probe().text("what"), QStringLiteral("C library"));
    bar->setCurrentIndex(0);
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Bandwidth"));
    QVERIFY(box("sweepExtent")->isVisible());
    bar->setCurrentIndex(4);
    QTRY_COMPARE(probe().text("what"), QStringLiteral("C library"));
    QVERIFY(!box("sweepExtent")->isVisible());
  }

  void opensAtTheNewestResults() {
    probe().choosePage(QStringLiteral("Overview"));
    m_open->measure("runMemory");
    probe().choosePage(QStringLiteral("Memory"));
    QCOMPARE(tabs()->text(tabs()->currentIndex()), QStringLiteral("Moves"));
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Memory"));
    probe().choosePage(QStringLiteral("Overview"));
    m_open->measure("runPanel");  // bandwidth and latency
    probe().choosePage(QStringLiteral("Memory"));
    QCOMPARE(tabs()->text(tabs()->currentIndex()), QStringLiteral("Bandwidth"));
    QVERIFY(probe().widget("bandwidthChart")->isVisible());
  }

  void aRunOnAnotherPageLeavesWhatWasChosenHere() {
    choose(section("Moves"));
    probe().choosePage(QStringLiteral("Overview"));
    m_open->measure("runPanel");
    probe().choosePage(QStringLiteral("Memory"));
    QCOMPARE(tabs()->text(tabs()->currentIndex()), QStringLiteral("Moves"));
    QCOMPARE(probe().text("what"), QStringLiteral("Memory"));
    choose(section("Latency"));
    QVERIFY(probe().widget("latencyChart")->isVisible());
    QCOMPARE(probe().table()->model()->rowCount(), 8);
  }

  void aRunFromTheMenuIsShownWhereItIsLookedAt() {
    choose(section("Copy"));
    m_open->measure("runMemory");
    QCOMPARE(tabs()->text(tabs()->currentIndex()), QStringLiteral("Moves"));
    QVERIFY(probe().widget("memoryChart")->isVisible());
  }

  // A reason stood in each row, and was cut in each.
  void aReasonStandsOnceBelowTheTable() {
    choose(section("Moves"));
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Memory"));
    run();
    const auto* model = probe().table()->model();
    QStringList numbers;
    for (int row = 0; row < model->rowCount(); ++row) {
      const QString notes =
          model->index(row, ResultsModel::verdictColumn).data(ResultsModel::notesRole).toString();
      if (!notes.isEmpty()) numbers.append(notes);
    }
    QCOMPARE(numbers, (QStringList{QStringLiteral("1"), QStringLiteral("2,3")}));
    QVERIFY(probe().widget("resultNotes")->isVisible());
    const QStringList notes = probe().text("resultNotes").split(u'\n');
    QCOMPARE(notes.size(), 3);
    QVERIFY2(notes[0].startsWith(QStringLiteral("1  ")) && notes[0].contains(QStringLiteral("22")),
             qPrintable(notes[0]));
    QVERIFY2(notes[2].startsWith(QStringLiteral("3  ")) && notes[2].contains(QStringLiteral("30")),
             qPrintable(notes[2]));
    // All rows are of one height: there is no second line of excuses.
    for (int row = 1; row < model->rowCount(); ++row)
      QCOMPARE(probe().table()->rowHeight(row), probe().table()->rowHeight(0));
    choose(section("Latency"));
    QVERIFY(probe().widget("resultNotes") == nullptr || !probe().widget("resultNotes")->isVisible());
  }

 private:
  void open(const WindowContext& context) {
    m_open.reset();  // a window at a time
    m_open = std::make_unique<OpenWindow>(context);
    probe().choosePage(QStringLiteral("Memory"));
    QTRY_VERIFY(!probe().text("details").isEmpty());
  }
  WindowProbe probe() const { return m_open->probe(); }
  QComboBox* box(const char* name) const { return m_open->box(name); }
  SectionTabs* tabs() const { return m_open->window.findChild<SectionTabs*>(QStringLiteral("memoryTabs")); }
  void choose(int section) const { tabs()->setCurrentIndex(section); }
  int section(const char* name) const {
    for (int i = 0; i < tabs()->count(); ++i)
      if (tabs()->text(i) == QString::fromLatin1(name)) return i;
    return -1;
  }
  std::vector<TestGroup> kinds() const { return m_open->fake.runKinds().back(); }
  void run() const { m_open->measure(probe().runButton()); }

  std::unique_ptr<OpenWindow> m_open;
};

}  // namespace strata::gui

STRATA_GUI_TEST(MemoryPageTest)
#include "tst_memory_page.moc"
