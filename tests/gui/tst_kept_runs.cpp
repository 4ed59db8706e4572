// SPDX-License-Identifier: GPL-3.0-or-later
// The window with a history: that a run which has ended is on the History page, and that one which could not
// be kept is told of.
#include <QtCore/qmimedata.h>
#include <QtCore/qtemporarydir.h>
#include <QtCore/qurl.h>
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlistview.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtreeview.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "app/gui/panel/ladder_bar.h"
#include "app/gui/panel/panel_button.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/run_monitor.h"
#include "core/files/write_file.h"
#include "core/history/history.h"
#include "core/history/run_keeper.h"
#include "core/report/json.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_probe.h"
#include "tests/support/sample_run.h"

Q_DECLARE_METATYPE(std::shared_ptr<const strata::Run>)

namespace strata::gui {

class KeptRunsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_fake = std::make_unique<FakeEngine>();
    m_path.clear();
    m_statePath.clear();
    m_runs = 0;
  }

  void cleanup() {
    m_window.reset();
    m_fake.reset();
    m_folder.reset();
  }

  void aRunThatHasEndedIsOnThePage() {
    open();
    measure();
    probe().choosePage(QStringLiteral("History"));
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    QTRY_VERIFY(probe().widget("historyTable")->isVisible());
    QCOMPARE(probe().text("historyCount"), QStringLiteral("1 run"));
    // Another one comes by itself to a page that is being looked at.
    measure();
    QTRY_COMPARE(table()->model()->rowCount(), 2);
    QCOMPARE(probe().text("historyCount"), QStringLiteral("2 runs"));
    QVERIFY(!probe().widget("notice")->isVisible());

    auto history = History::open(path());
    QVERIFY(history);
    const auto runs = history->list();
    QVERIFY(runs);
    QCOMPARE(runs->size(), std::size_t{2});
    for (const KeptRun& kept : *runs) {
      QCOMPARE(kept.status, RunStatus::Complete);
      const auto run = history->load(kept.id);
      QVERIFY(run);
      QVERIFY(!run->results.empty());
    }
  }

  void resultsAreHeldAgainstEarlierRuns() {
    open();
    probe().choosePage(QStringLiteral("Processor"));
    const auto toolTip = [&] {
      return probe().table()->model()->index(0, 0).data(Qt::ToolTipRole).toString();
    };
    const auto measureThis = [&] {
      const int before = m_fake->runsEnded();
      QTest::mouseClick(probe().runButton(), Qt::LeftButton);
      QTRY_COMPARE_WITH_TIMEOUT(m_fake->runsEnded(), before + 1, 30000);
      waitForEnd();
    };
    for (int run = 0; run < 6; ++run) {
      measureThis();
      QVERIFY2(!toolTip().contains(QStringLiteral("Usual for this machine")), qPrintable(toolTip()));
    }
    measureThis();
    QTRY_VERIFY2(toolTip().contains(QStringLiteral("Usual for this machine: 1,")), qPrintable(toolTip()));
    QVERIFY(toolTip().contains(QStringLiteral("(6 earlier runs)")));
    QTRY_VERIFY2(probe().text("standingDetails").contains(QStringLiteral("all in their usual range")),
                 qPrintable(probe().text("standingDetails")));
    // A run that has another figure says so beside it.
    m_fake->setFactor(0.8);
    measureThis();
    QTRY_VERIFY2(probe().text("standingDetails").contains(QStringLiteral("outside their usual range")),
                 qPrintable(probe().text("standingDetails")));
    QVERIFY2(toolTip().contains(QStringLiteral("Below what is usual for this machine: 1,")),
             qPrintable(toolTip()));
  }

  void aRunOfTheHistoryIsOpenedOnThePages() {
    open();
    measureWith("runWhole");
    const QString first = probe().text("panelCell-1-read");
    QVERIFY(!first.isEmpty());
    m_fake->setFactor(0.5);
    measureWith("runWhole");
    const QString second = probe().text("panelCell-1-read");
    QVERIFY(second != first);
    QVERIFY(!probe().widget("openedRun")->isVisible());

    probe().choosePage(QStringLiteral("History"));
    QTRY_COMPARE(table()->model()->rowCount(), 2);
    openRow(1);
    QTRY_COMPARE(probe().page(), QStringLiteral("Overview"));
    QCOMPARE(probe().text("panelCell-1-read"), first);
    QTRY_VERIFY(probe().widget("openedRun")->isVisible());
    QVERIFY2(probe().text("openedRunText").startsWith(QStringLiteral("Opened from history: 14 March 2026")),
             qPrintable(probe().text("openedRunText")));
    // What is saved is what is seen.
    QVERIFY(probe().action("share")->isEnabled());
    probe().choosePage(QStringLiteral("Processor"));
    QVERIFY(probe().table()->model()->rowCount() > 0);

    // Another one takes its place, and the way back leads to what was measured last.
    probe().choosePage(QStringLiteral("History"));
    openRow(0);
    QTRY_COMPARE(probe().page(), QStringLiteral("Overview"));
    QCOMPARE(probe().text("panelCell-1-read"), second);
    probe().choosePage(QStringLiteral("History"));
    openRow(1);
    QTRY_COMPARE(probe().page(), QStringLiteral("Overview"));
    QTest::mouseClick(qobject_cast<QPushButton*>(probe().widget("closeOpenedRun")), Qt::LeftButton);
    QCOMPARE(probe().text("panelCell-1-read"), second);
    QTRY_VERIFY(!probe().widget("openedRun")->isVisible());

    // A run goes on from what was measured last, not from what was open.
    probe().choosePage(QStringLiteral("History"));
    openRow(1);
    QTRY_COMPARE(probe().page(), QStringLiteral("Overview"));
    measureWith("runProcessor");
    QVERIFY(!probe().widget("openedRun")->isVisible());
    QCOMPARE(probe().text("panelCell-1-read"), second);
  }

  void afterAStartTheLastRunIsDimmedAgainOnceAnOpenedOneIsClosed() {
    open();
    measureWith("runWhole");
    const QString read = probe().text("panelCell-1-read");
    open();
    QTRY_COMPARE(probe().text("panelCell-1-read"), read);
    probe().choosePage(QStringLiteral("History"));
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    openRow(0);
    QTRY_COMPARE(probe().page(), QStringLiteral("Overview"));
    QVERIFY(!probe().text("standing").contains(QStringLiteral("Dimmed")));
    QTest::mouseClick(qobject_cast<QPushButton*>(probe().widget("closeOpenedRun")), Qt::LeftButton);
    QVERIFY(probe().text("standing").startsWith(QStringLiteral("Dimmed: the last run, ")));
    QCOMPARE(probe().text("panelCell-1-read"), read);
  }

  void whileARunIsInProgressNoOtherIsOpened() {
    open();
    measure();
    m_fake->holdInStep(1);
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_VERIFY(m_fake->isHolding());
    QCoreApplication::processEvents();  // the window is told that it began, and goes to its page
    probe().choosePage(QStringLiteral("History"));
    QTRY_VERIFY(table()->model()->rowCount() > 0);
    // The list may be read anew between the two clicks, and the row is not there then.
    const auto isTold = [this] {
      if (!probe().widget("notice")->isVisible()) openRow(table()->model()->rowCount() - 1);
      return probe().widget("notice")->isVisible();
    };
    QTRY_VERIFY(isTold());
    QCOMPARE(probe().page(), QStringLiteral("History"));
    QVERIFY(!probe().widget("openedRun")->isVisible());
    m_fake->release();
    waitForEnd();
  }

  // A run may be of any test, and of another machine: head and caches are those of the run.
  void anyRunCanBeOpened_data() {
    QTest::addColumn<std::shared_ptr<const Run>>("run");
    QTest::addColumn<QString>("page");
    const auto row = [](const char* name, Run run, const char* page) {
      QTest::newRow(name) << std::make_shared<const Run>(std::move(run)) << QString::fromLatin1(page);
    };
    row("classic", classicRun(), "Overview");
    row("detailed", detailedRun(), "Overview");
    row("scaling", scalingRun(), "Overview");
    row("disk", diskRun(), "Disk");
    row("endurance", enduranceRun(), "Disk");
    row("network", networkRun(), "Network");
    row("network peers", networkPeersRun(), "Network");
    row("pages", pagesRun(), "Overview");
    row("troubled", troubledRun(), "Overview");
  }

  void anyRunCanBeOpened() {
    QFETCH(std::shared_ptr<const Run>, run);
    QFETCH(QString, page);
    const QString file = m_folder->filePath(QStringLiteral("run.strata"));
    QVERIFY(writeFile(file.toStdString(), toJson(*run)));
    open();
    m_window->openFiles({file});
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    openRow(0);
    QTRY_VERIFY(probe().widget("openedRun")->isVisible());
    QCOMPARE(probe().page(), page);
    for (const char* other : {"Overview", "Processor", "Memory", "Disk", "Network", "Cores"}) {
      probe().choosePage(QString::fromLatin1(other));
      settle(*m_window);
    }
    QVERIFY2(probe().text("openedRunText").contains(QString::fromStdString(run->machine.cpuModel)),
             qPrintable(probe().text("openedRunText")));
    QTest::mouseClick(qobject_cast<QPushButton*>(probe().widget("closeOpenedRun")), Qt::LeftButton);
    probe().choosePage(QStringLiteral("Overview"));
    QCOMPARE(probe().text("panelCell-1-read"), QString());
  }

  void aFileThatWasOpenedStandsInTheMenuAtTheNextStart() {
    const QString file = m_folder->filePath(QStringLiteral("a & b.strata"));
    QVERIFY(writeFile(file.toStdString(), toJson(classicRun())));
    m_statePath = m_folder->filePath(QStringLiteral("window.ini"));
    open();
    QVERIFY(!recentFiles()->isEnabled());
    m_window->openFiles({file, m_folder->filePath(QStringLiteral("none.strata"))});
    QTRY_COMPARE(recentFiles()->actions().size(), 1);
    m_window->close();
    open();
    QCOMPARE(recentFiles()->actions().size(), 1);
    QCOMPARE(recentFiles()->actions().front()->text(), QStringLiteral("a && b.strata"));
    recentFiles()->actions().front()->trigger();
    QTRY_COMPARE(probe().status(), QStringLiteral("Nothing new: these runs are in the history"));
  }

  void chosenRunsAreCompared() {
    open();
    measure();
    measure();
    probe().choosePage(QStringLiteral("History"));
    QTRY_COMPARE(table()->model()->rowCount(), 2);
    table()->selectAll();
    QTest::mouseClick(qobject_cast<QPushButton*>(probe().widget("historyCompare")), Qt::LeftButton);
    QCOMPARE(probe().page(), QStringLiteral("Compare"));
    const auto* sides = m_window->findChild<QListView*>(QStringLiteral("compareSides"));
    QTRY_COMPARE(sides->model()->rowCount(), 2);
    QTRY_VERIFY(probe().widget("compareTable")->isVisible());
    // The menu's command saves the chart of this page too.
    QVERIFY(probe().action("savePicture")->isEnabled());
    // From an empty page too the way leads to the history.
    probe().action("compareFromHistory")->trigger();
    QCOMPARE(probe().page(), QStringLiteral("History"));
    // What is chosen takes the place of what was compared, unless it is to join it.
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QTest::mouseClick(qobject_cast<QPushButton*>(probe().widget("historyCompare")), Qt::LeftButton);
    QTRY_COMPARE(sides->model()->rowCount(), 1);
    probe().choosePage(QStringLiteral("History"));
    table()->setCurrentIndex(table()->model()->index(1, 0));
    probe().action("historyAddAction")->trigger();
    QCOMPARE(probe().page(), QStringLiteral("Compare"));
    QTRY_COMPARE(sides->model()->rowCount(), 2);
  }

  void aRunThatWasStoppedIsKeptToo() {
    m_fake->holdInStep(1);
    open();
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_VERIFY(m_fake->isHolding());
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_COMPARE(m_fake->runsEnded(), 1);
    probe().choosePage(QStringLiteral("History"));
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    auto history = History::open(path());
    QVERIFY(history);
    QCOMPARE(history->list()->front().status, RunStatus::Stopped);
  }

  void theLastRunStandsDimmedAtTheNextStart() {
    open();
    measureWith("runWhole");
    const QString read = probe().text("panelCell-1-read");
    open();
    QTRY_COMPARE(probe().text("panelCell-1-read"), read);
    const auto verdictOf = [this](const char* cell) {
      return probe().widget(cell)->accessibleName().section(QStringLiteral(", "), -1);
    };
    for (const char* cell : {"panelCell-1-read", "panelCell-0-latency", "panelCell-core-read"})
      QCOMPARE(verdictOf(cell), QStringLiteral("earlier"));
    // What was doubtful is so still.
    const QString grade =
        probe().widget("panelCell-1-read")->accessibleName().section(QStringLiteral(", "), -2, -2);
    QVERIFY2(grade.endsWith(QStringLiteral("reliable")), qPrintable(grade));
    QVERIFY(probe().text("standing").startsWith(QStringLiteral("Dimmed: the last run, ")));
    QVERIFY(probe().text("heroFigureMemory") != QStringLiteral("–"));
    // Nothing of it is a result of now: it is neither reported nor saved again.
    QVERIFY(probe().report().isEmpty());
    QVERIFY(!probe().action("share")->isEnabled());
    QVERIFY(!probe().action("card")->isEnabled());
    // A chart that needs more than figures is not drawn empty.
    probe().choosePage(QStringLiteral("Processor"));
    QVERIFY(probe().widget("emptyState")->isVisible());
    // Its large figures are dimmed, and so are those of the disk: that is said there too.
    for (const QString& page : {QStringLiteral("Processor"), QStringLiteral("Disk")}) {
      probe().choosePage(page);
      QTRY_VERIFY2(probe().text("standing").startsWith(QStringLiteral("Dimmed: the last run, ")),
                   qPrintable(page));
      QVERIFY(probe().widget("runStrip")->isVisible());
    }
    probe().choosePage(QStringLiteral("Overview"));

    // Cell by cell it gives way.
    const int before = m_fake->runsEnded();
    qobject_cast<QAbstractButton*>(probe().widget("panelCell-1-read"))->click();
    QTRY_COMPARE(m_fake->runsEnded(), before + 1);
    waitForEnd();
    QCOMPARE(verdictOf("panelCell-1-read"), QStringLiteral("reliable"));
    QCOMPARE(verdictOf("panelCell-1-write"), QStringLiteral("earlier"));
    // Before all that a narrow line leaves out.
    QVERIFY2(probe().text("standingDetails").startsWith(QStringLiteral("Dimmed: the last run, ")),
             qPrintable(probe().text("standingDetails")));

    // What a stopped run did not come to stays what it was.
    m_fake->holdInStep(2);
    probe().action("runWhole")->trigger();
    QTRY_VERIFY(m_fake->isHolding());
    probe().action("stop")->trigger();
    waitForEnd();
    QCOMPARE(verdictOf("panelCell-0-latency"), QStringLiteral("earlier"));
    QVERIFY(!probe().text("panelCell-0-latency").isEmpty());

    m_fake->release();
    measureWith("runWhole");
    QVERIFY(!probe().text("standing").contains(QStringLiteral("Dimmed")));
  }

  // One cell was saved while the page showed twenty.
  void whatIsSavedAfterAStartHasTheDimmedResultsToo() {
    open();
    measureWith("runWhole");
    const auto of = [this](TestGroup group) {
      const auto run = m_window->findChild<RunMonitor*>()->shownRun();
      return std::ranges::count_if(run->results,
                                   [&](const CellResult& cell) { return cell.test.group() == group; });
    };
    const auto processor = of(TestGroup::Processor);
    const auto bandwidth = of(TestGroup::Bandwidth);
    QVERIFY(processor > 0 && bandwidth > 1);
    const QString read = probe().text("panelCell-1-read");
    open();
    QTRY_COMPARE(probe().text("panelCell-1-read"), read);
    QVERIFY(m_window->findChild<RunMonitor*>()->shownRun() == nullptr);

    const int before = m_fake->runsEnded();
    qobject_cast<QAbstractButton*>(probe().widget("panelCell-1-read"))->click();
    QTRY_COMPARE(m_fake->runsEnded(), before + 1);
    waitForEnd();
    const auto* monitor = m_window->findChild<RunMonitor*>();
    QCOMPARE(of(TestGroup::Bandwidth), bandwidth);
    QCOMPARE(of(TestGroup::Processor), processor);
    QVERIFY2(monitor->shownRun()->comment.ends_with("."), monitor->shownRun()->comment.c_str());
    // What is said of the run and compared is what was measured now.
    QCOMPARE(monitor->latestRun()->results.size(), std::size_t{1});
    QVERIFY2(probe().text("standingDetails").contains(QStringLiteral("Measured: ")),
             qPrintable(probe().text("standingDetails")));

    // Part by part the rest follows, and the last of it has nothing of before the start.
    measureWith("runProcessor");
    QCOMPARE(of(TestGroup::Bandwidth), bandwidth);
    QVERIFY2(probe().text("standingDetails").contains(QStringLiteral("Several runs")),
             qPrintable(probe().text("standingDetails")));
    measureWith("runWhole");
    QCOMPARE(monitor->shownRun()->id, monitor->latestRun()->id);
    QVERIFY(monitor->shownRun()->comment.empty());
  }

  void resultsAreComparedWithAnEarlierRun() {
    keepAnOlderRun();
    open();
    auto* chooser = m_window->findChild<QComboBox*>(QStringLiteral("comparedChooser"));
    QTRY_VERIFY(chooser->isVisible());
    QTRY_COMPARE(chooser->count(), 3);
    QVERIFY2(chooser->itemText(2).startsWith(QStringLiteral("Last run, 12 March 2026")),
             qPrintable(chooser->itemText(2)));
    chooser->setCurrentIndex(2);
    emit chooser->activated(2);
    m_fake->setFactor(0.5);
    measureWith("runWhole");
    const auto* bar = m_window->findChild<LadderBar*>(QStringLiteral("ladderBar-0"));
    QVERIFY(bar->bars().own && bar->bars().compared);
    QVERIFY2(bar->toolTip().contains(QStringLiteral("(reference: ")), qPrintable(bar->toolTip()));
    // That stays the run before the one that is shown.
    QTRY_VERIFY(chooser->currentText().startsWith(QStringLiteral("Last run, 12 March 2026")));
    QCOMPARE(chooser->count(), 3);
  }

  // Lines were drawn, and no number said how far apart the two are.
  void theFiguresOfAnEarlierRunStandBesideThoseOfNow() {
    keepAnOlderRun();
    open();
    m_window->resize(1366, 768);
    m_fake->setFactor(0.8);
    measureWith("runWhole");
    auto* chooser = m_window->findChild<QComboBox*>(QStringLiteral("comparedChooser"));
    QTRY_COMPARE(chooser->count(), 3);
    settle(*m_window);
    const auto places = [this] {
      QList<QRect> all;
      for (const char* part : {"heroes", "panel"}) {
        QWidget* whole = probe().widget(part);
        QList<QWidget*> parts = whole->findChildren<QWidget*>();
        parts.append(whole);
        for (const QWidget* widget : parts)
          if (widget->isVisible()) all.append(QRect(widget->mapTo(m_window.get(), QPoint()), widget->size()));
      }
      return all;
    };
    const QList<QRect> before = places();
    chooser->setCurrentIndex(2);
    emit chooser->activated(2);
    settle(*m_window);
    QCOMPARE(places(), before);
    const auto changeAt = [this](const char* name) {
      const auto* cell = qobject_cast<const PanelButton*>(probe().widget(name));
      return cell != nullptr && cell->face().change ? *cell->face().change : FigureChange();
    };
    const FigureChange read = changeAt("panelCell-1-read");
    QCOMPARE(read.change, QStringLiteral("▼ −20.0 %"));
    QCOMPARE(read.standing, Standing::Worse);
    QVERIFY(!read.other.isEmpty());
    QVERIFY2(read.sentence.startsWith(QStringLiteral("Last run, 12 March 2026")) &&
                 read.sentence.endsWith(QStringLiteral("; difference −20.0 %, worse")),
             qPrintable(read.sentence));
    QVERIFY(probe().widget("panelCell-1-read")->toolTip().contains(read.sentence));
    // Of a latency less is better.
    QCOMPARE(changeAt("panelCell-1-latency").change, QStringLiteral("▲ −20.0 %"));
    QCOMPARE(changeAt("panelCell-1-latency").standing, Standing::Better);
    // What is in doubt makes no difference.
    QCOMPARE(changeAt("panelCell-0-write").standing, Standing::Untold);
    for (const char* hero : {"heroProcessor", "heroMemory", "heroLatency", "heroDisk"})
      QVERIFY2(probe().widget(hero)->accessibleDescription().contains(QStringLiteral("−20.0 %")), hero);
    chooser->setCurrentIndex(0);
    emit chooser->activated(0);
    QVERIFY(changeAt("panelCell-1-read").change.isEmpty());
    QCOMPARE(places(), before);
  }

  // The latest may all be of other tests.
  void earlierRunsAreFoundBehindOthers() {
    keepAnOlderRun();
    {
      auto history = History::open(path());
      Run other = *history->load(history->list()->front().id);
      std::erase_if(other.results, [](const CellResult& cell) {
        return cell.test == Test::Bandwidth || cell.test == Test::Latency;
      });
      for (int i = 10; i < 30; ++i) {
        other.id = other.series = "1d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2" + std::to_string(i);
        other.started = other.finished = "2026-03-12T13:00:" + std::to_string(i) + 'Z';
        QVERIFY(history->add(other));
      }
    }
    open();
    auto* chooser = m_window->findChild<QComboBox*>(QStringLiteral("comparedChooser"));
    QTRY_COMPARE(chooser->count(), 3);
  }

  void anEarlierRunThatIsDeletedIsNoLongerOffered() {
    keepAnOlderRun();
    open();
    auto* chooser = m_window->findChild<QComboBox*>(QStringLiteral("comparedChooser"));
    QTRY_COMPARE(chooser->count(), 3);
    probe().choosePage(QStringLiteral("History"));
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    table()->setCurrentIndex(table()->model()->index(0, 0));
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(chooser->count(), 1);
    QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(chooser->count(), 3);
  }

  // The card said only when the one cell was measured.
  void aCardOfTwoRunsHasBothDates() {
    keepAnOlderRun();
    open();
    QTRY_VERIFY(!probe().text("panelCell-1-read").isEmpty());
    const int before = m_fake->runsEnded();
    qobject_cast<QAbstractButton*>(probe().widget("panelCell-1-read"))->click();
    QTRY_COMPARE(m_fake->runsEnded(), before + 1);
    waitForEnd();
    probe().action("card")->trigger();
    const auto* picture = m_window->findChild<QWidget*>(QStringLiteral("cardPicture"));
    QVERIFY(picture != nullptr);
    QVERIFY2(picture->accessibleDescription().contains(QStringLiteral("12 March 2026 – 14 March 2026")),
             qPrintable(picture->accessibleDescription()));
  }

  // Only results that were measured since stand in their places.
  void theWholeMachineStandsDimmedAlthoughOneTestWasMeasuredSince() {
    open();
    measureWith("runWhole");
    const QString integer = probe().text("panelCell-core-read");
    QVERIFY(!integer.isEmpty());
    m_fake->setFactor(0.5);
    measureWith("runPanel");
    const QString read = probe().text("panelCell-1-read");
    open();
    QTRY_COMPARE(probe().text("panelCell-1-read"), read);
    QCOMPARE(probe().text("panelCell-core-read"), integer);
    QVERIFY2(probe().text("standing").startsWith(QStringLiteral("Dimmed: earlier runs, the last ")),
             qPrintable(probe().text("standing")));
  }

  // A whole run was hidden by one of which less was measured before it was stopped.
  void aRunThatWasStoppedHidesNothingOfTheOneBefore() {
    open();
    measureWith("runWhole");
    const QString disk = probe().text("panelCell-disk-read");
    QVERIFY(!disk.isEmpty());
    {
      auto history = History::open(path());
      QVERIFY(history);
      Run stopped = *history->load(history->list()->front().id);
      stopped.id = stopped.series = "1d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f7";
      stopped.status = RunStatus::Stopped;
      stopped.started = stopped.finished = "2099-01-01T00:00:00Z";
      std::erase_if(stopped.results, [](const CellResult& cell) { return cell.test == Test::Disk; });
      QVERIFY(history->add({stopped}));
    }
    open();
    QTRY_COMPARE(probe().text("panelCell-disk-read"), disk);
  }

  // Of a run that was in doubt nearly everywhere, one that measured that again has all levels too.
  void cellsThatWereMeasuredAgainAreNoWholeMachine() {
    open();
    measureWith("runWhole");
    const QString disk = probe().text("panelCell-disk-read");
    const QString read = probe().text("panelCell-2-read");
    QVERIFY(!disk.isEmpty());
    {
      auto history = History::open(path());
      QVERIFY(history);
      Run again = *history->load(history->list()->front().id);
      again.id = again.series = "1d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f7";
      again.remeasures = true;
      again.started = again.finished = "2099-01-01T00:00:00Z";
      std::erase_if(again.results, [](const CellResult& cell) { return cell.test == Test::Disk; });
      // The measurement that the window kept is that of before.
      for (CellResult& cell : again.results)
        if (Measured* measured = measuredOf(&cell)) {
          measured->value *= 2;
          measured->verdict.grade = Grade::Poor;
          measured->low.reset();
        }
      QVERIFY(history->add({again}));
    }
    open();
    QTRY_COMPARE(probe().text("panelCell-disk-read"), disk);
    QCOMPARE(probe().text("panelCell-2-read"), read);
    const auto* chooser = m_window->findChild<QComboBox*>(QStringLiteral("comparedChooser"));
    QTRY_COMPARE(chooser->count(), 3);
    QVERIFY2(chooser->itemText(2).contains(QStringLiteral("14 March 2026")),
             qPrintable(chooser->itemText(2)));
  }

  // "Nothing measured yet" stood beside dimmed figures, and in a run of the history that had no such test.
  void whatAPageLacksGoesByTheRunThatIsShown() {
    open();
    probe().choosePage(QStringLiteral("Cores"));
    const auto heading = [this] { return probe().text("emptyHeading"); };
    QTRY_COMPARE(heading(), QStringLiteral("Nothing measured yet"));
    measureWith("runProcessor");
    probe().choosePage(QStringLiteral("Cores"));
    QTRY_COMPARE(heading(), QStringLiteral("No results of this test yet"));
    probe().choosePage(QStringLiteral("History"));
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    openRow(0);
    QTRY_VERIFY(probe().widget("openedRun")->isVisible());
    probe().choosePage(QStringLiteral("Cores"));
    QCOMPARE(heading(), QStringLiteral("This run did not measure this test"));
    QTest::mouseClick(qobject_cast<QPushButton*>(probe().widget("closeOpenedRun")), Qt::LeftButton);
    QCOMPARE(heading(), QStringLiteral("No results of this test yet"));
    measureWith("runWhole");
    open();
    probe().choosePage(QStringLiteral("Processor"));
    QTRY_COMPARE(heading(), QStringLiteral("Not measured since this start of Strata"));
    QVERIFY(probe().text("heroFigureInteger") != QStringLiteral("–"));
  }

  void aFirstStartHasNothingToShow() {
    open();
    QTRY_VERIFY(probe().widget("panelCell-1-read") != nullptr);
    settle(*m_window);
    QCOMPARE(probe().text("panelCell-1-read"), QString());
    QVERIFY(probe().text("standing").startsWith(QStringLiteral("Nothing measured yet")));
    // To look for it makes no history.
    QVERIFY(!std::filesystem::exists(path()));
  }

  void whyOneWasNotKeptIsSaid() {
    // The folder's place is taken by a file, so that there can be no history in it.
    QVERIFY(writeFile(m_folder->filePath(QStringLiteral("taken")).toStdString(), ""));
    m_path = m_folder->filePath(QStringLiteral("taken/history.sqlite")).toStdString();
    open();
    measure();
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    QVERIFY2(probe().text("noticeText").contains(QStringLiteral("history.sqlite")),
             qPrintable(probe().text("noticeText")));
    QVERIFY2(!probe().report().isEmpty(), "the run itself is reported as ever");
    QVERIFY2(!probe().status().contains(QStringLiteral("Kept in the history")), qPrintable(probe().status()));
    // What the head then forecasts does not take the notice away.
    probe().widget("details")->setProperty("text", QString());
    probe().choosePage(QStringLiteral("Memory"));
    QTRY_VERIFY(probe().text("details").contains(QStringLiteral("about")));
    QVERIFY(probe().widget("notice")->isVisible());
  }

  void aRunFileThatIsDroppedAnywhereIsShownOnThePage() {
    Run run = classicRun();
    run.label = "from a friend";
    const QString file = m_folder->filePath(QStringLiteral("a friend's.strata"));
    QVERIFY(writeFile(file.toStdString(), toJson(run)));
    open();
    probe().choosePage(QStringLiteral("Memory"));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    QVERIFY(probe().widget("historyPage")->isVisible());
    QCOMPARE(table()->model()->index(0, 1).data().toString(), QStringLiteral("from a friend"));
    QVERIFY2(QFile::exists(file), "a drop moves nothing");
  }

  void eachFileThatIsRefusedIsNamed() {
    open();
    QStringList files;
    for (int i = 0; i < 8; ++i) files.append(m_folder->filePath(QStringLiteral("bad %1.strata").arg(i)));
    for (const QString& file : files.first(3)) QVERIFY(writeFile(file.toStdString(), "{"));
    m_window->openFiles(files.first(3));
    QTRY_VERIFY(probe().widget("historyNotice")->isVisible());
    for (const char* name : {"bad 0.strata", "bad 1.strata", "bad 2.strata"})
      QVERIFY2(probe().text("historyNoticeText").contains(QLatin1String(name)),
               qPrintable(probe().text("historyNoticeText")));

    m_window->openFiles(files);
    QTRY_VERIFY(probe().text("historyNoticeText").contains(QStringLiteral("6 more files")));
    QVERIFY(probe().text("historyNoticeText").contains(QStringLiteral("bad 1.strata")));
    QVERIFY(!probe().text("historyNoticeText").contains(QStringLiteral("bad 2.strata")));
  }

  void textThatIsDraggedOverTheWindowIsNotTaken() {
    open();
    QMimeData data;
    data.setText(QStringLiteral("milk"));
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    enter.setAccepted(false);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(!enter.isAccepted());
  }

  void withoutAHistoryAFileIsRefusedWithAReason() {
    m_window = std::make_unique<MainWindow>(m_fake->engine(), WindowContext());
    show();
    m_window->openFiles({QStringLiteral("/nowhere/run.strata")});
    QTRY_VERIFY(probe().widget("historyNotice")->isVisible());
  }

  void thereMayBeNoHistory() {
    m_window = std::make_unique<MainWindow>(m_fake->engine(), WindowContext());
    show();
    measure();
    probe().choosePage(QStringLiteral("History"));
    QTRY_VERIFY(probe().widget("historyPage")->isVisible());
    settle(*m_window);
    QVERIFY(!probe().widget("historyTable")->isVisible());
    QVERIFY(!probe().widget("notice")->isVisible());
  }

 private:
  std::string path() const {
    return m_path.empty() ? m_folder->filePath(QStringLiteral("history.sqlite")).toStdString() : m_path;
  }

  /// The engine of the program, but for what it measures.
  Engine keepingEngine() {
    Engine engine = m_fake->engine();
    engine.run = [this, measure = engine.run, file = path()](
                     const Plan& plan, const Machine& machine, const RunKeeper::Given& given,
                     const EventSink& sink, const std::stop_token& stop) -> EndedRun {
      RunKeeper keeper(file, given);
      const std::string id = "run-" + std::to_string(++m_runs);
      const EventSink both = [&](const Event& event) {
        sink(event);
        Event kept = event;
        if (auto* started = std::get_if<RunStarted>(&kept)) {
          Run head = *started->head;
          head.id = head.series = id;
          started->head = std::make_shared<const Run>(std::move(head));
        }
        keeper.show(kept);
      };
      EndedRun ended = measure(plan, machine, given, both, stop);
      ended.run.id = id;
      ended.run.series = given.series.value_or(id);
      ended.notKept = keeper.finish(ended.run);
      return ended;
    };
    return engine;
  }

  void open() {
    WindowContext context;
    context.historyPath = path();
    context.statePath = m_statePath;
    context.wholeWithDisk = true;
    m_window = std::make_unique<MainWindow>(keepingEngine(), std::move(context));
    show();
  }

  void show() {
    m_window->look().setLanguage(QStringLiteral("en"));
    m_window->resize(1180, 860);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(probe().runButton()->isEnabled());
  }

  /// A history with a run of the whole machine of two days before the others.
  void keepAnOlderRun() {
    open();
    measureWith("runWhole");
    Run older;
    {
      auto history = History::open(path());
      QVERIFY(history);
      older = *history->load(history->list()->front().id);
    }
    older.id = older.series = "1d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f7";
    older.started = older.finished = "2026-03-12T12:00:00Z";
    m_path = m_folder->filePath(QStringLiteral("older.sqlite")).toStdString();
    auto history = History::open(path());
    QVERIFY(history && history->add(older));
  }

  void measure() { measureWith("runPanel"); }

  void measureWith(const char* action) {
    const int before = m_fake->runsEnded();
    probe().action(action)->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(m_fake->runsEnded(), before + 1, 30000);
    waitForEnd();
  }

  void waitForEnd() { QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run")); }

  QMenu* recentFiles() { return m_window->findChild<QMenu*>(QStringLiteral("recentFilesMenu")); }

  /// Double-clicks when it began, which is not edited.
  void openRow(int row) {
    const QModelIndex index = table()->model()->index(row, 0);
    table()->scrollTo(index);
    const QPoint at = table()->visualRect(index).center();
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, at);
  }

  WindowProbe probe() { return WindowProbe(*m_window); }
  QTreeView* table() { return m_window->findChild<QTreeView*>(QStringLiteral("historyTable")); }

  std::unique_ptr<FakeEngine> m_fake;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::string m_path;   ///< empty: in the folder
  QString m_statePath;  ///< empty: the window keeps nothing of itself
  std::atomic<int> m_runs = 0;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace strata::gui

STRATA_GUI_TEST(KeptRunsTest)
#include "tst_kept_runs.moc"
