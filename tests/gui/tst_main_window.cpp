// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qtextobject.h>
#include <QtTest/qtestkeyboard.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qmessagebox.h>
#include <QtWidgets/qplaintextedit.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qtableview.h>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/pages/page.h"
#include "app/gui/pages/results_page.h"
#include "app/gui/results/result_delegate.h"
#include "app/gui/results/results_model.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/plain_header.h"
#include "app/gui/widgets/report_pane.h"
#include "app/gui/window/pages.h"
#include "app/gui/window/run_head.h"
#include "core/files/write_file.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/main_window_fixture.h"
#include "tests/gui/settle.h"
#include "tests/support/temporary_folder.h"

namespace strata::gui {

class MainWindowTest : public MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void theTextOfTheRunButtonGrowsWithTheZoom() {
    open();
    m_window->look().setZoomPercent(100);
    QTRY_VERIFY(heightOfRunText() > 0);
    const int before = heightOfRunText();
    for (int i = 0; i < 10; ++i) m_window->look().zoomIn();
    QTRY_VERIFY2(heightOfRunText() > 1.6 * before,
                 qPrintable(QStringLiteral("%1, %2").arg(before).arg(heightOfRunText())));
    m_window->look().setZoomPercent(100);
  }

  void withoutAHistoryThereIsNothingToChoose() {
    open();  // keeps its runs nowhere
    probe().choosePage(QStringLiteral("History"));
    for (const char* name :
         {"historyOpen", "historyCompare", "historyLabel", "historyExport", "historyShare", "historyDelete"})
      QVERIFY2(!probe().widget(name)->isEnabled(), name);
    QVERIFY(probe().widget("historyImport")->isEnabled());
  }

  void theButtonWithTheKeyboardHasOneGround() {
    m_fake->holdInStep(0);
    open();
    QTest::keyClick(probe().widget("pages"), Qt::Key_Tab);  // from here on the focus is shown
    probe().runButton()->setFocus(Qt::TabFocusReason);
    QVERIFY(isOfOneGround(*probe().runButton()));
    clickRun();
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Stop"));
    QVERIFY(isOfOneGround(*probe().runButton()));
    m_fake->release();
    waitForEnd();
  }

  void theHelpIsOfNoMachine() {
    open();
    QTRY_VERIFY(probe().widget("machine")->isVisible());
    probe().choosePage(QStringLiteral("Help"));
    QVERIFY(!probe().widget("machine")->isVisible());
    probe().choosePage(QStringLiteral("Compare"));
    QVERIFY(probe().widget("machine")->isVisible());
  }

  void enterPressesTheButton() {
    m_fake->holdInStep(0);
    open();
    QTest::keyClick(probe().runButton(), Qt::Key_Return);
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Stop"));
    // A key that is held down does not stop what it started.
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(probe().runButton(), &held);
    QVERIFY(m_window->findChild<RunHead*>()->state() == RunHead::State::Running);
    QTest::keyClick(probe().runButton(), Qt::Key_Enter, Qt::KeypadModifier);
    waitForEnd();
  }

  void aLineTooLongLosesItsLastFacts() {
    const QFontMetrics metrics(QGuiApplication::font());
    const QString facts = QStringLiteral("AMD Ryzen 7 · 8 cores · 32 GiB · 5.41 GHz measured");
    const auto shownIn = [&](const QString& room) {
      return withoutLastFacts(facts, metrics, metrics.horizontalAdvance(room));
    };
    QCOMPARE(shownIn(facts), facts);
    QCOMPARE(shownIn(facts.chopped(1)), QStringLiteral("AMD Ryzen 7 · 8 cores · 32 GiB"));
    QCOMPARE(shownIn(QStringLiteral("AMD Ryzen 7 · 8 core")), QStringLiteral("AMD Ryzen 7"));
    const QString shortest = shownIn(QStringLiteral("AMD Ryz"));
    QVERIFY2(shortest.startsWith(QStringLiteral("AMD")) && shortest.endsWith(QChar(0x2026)),
             qPrintable(shortest));
  }

  /// A width in whole pixels may be a fraction less than the text.
  void noFactLosesItsEndBesideOthers() {
    for (const qreal size : {8.0, 9.5, 11.0, 12.7, 15.3, 18.0, 22.0}) {
      QFont font = QGuiApplication::font();
      font.setPointSizeF(size);
      const QFontMetrics metrics(font);
      for (const QString& facts : {QStringLiteral("17.4 cycles · whole region 7.40 ns"),
                                   QStringLiteral("AMD Ryzen 7 · 8 cores · 32 GiB · 5.41 GHz measured")})
        for (int width = 1; width <= metrics.horizontalAdvance(facts) + 2; ++width) {
          const QString shown = withoutLastFacts(facts, metrics, width);
          QVERIFY2(!shown.contains(QChar(0x2026)) || !shown.contains(u'·'), qPrintable(shown));
        }
    }
  }

  void theBarStandsStillWhileTheStepChanges() {
    RunHead head;
    head.resize(1000, 90);
    head.setTitle(QStringLiteral("Overview"));
    head.setState(RunHead::State::Running);
    head.show();
    const auto* bar = head.findChild<QWidget*>(QStringLiteral("headProgress"));
    QSet<int> lefts;
    for (const char* step : {"Disk", "Bandwidth, 64 MiB (extended)"}) {
      head.setProgress(QString::fromLatin1(step), QStringLiteral("4 s left"), 0.5);
      settle(head);
      lefts.insert(bar->x());
    }
    QCOMPARE(lefts.size(), 1);
  }

  void init() { beginAnew(); }
  void cleanup() { m_window.reset(); }

  void beforeAnyResultItSaysWhatToDo() {
    open();
    QTRY_COMPARE(
        probe().text("emptySentence"),
        QStringLiteral("Press Run to measure the whole machine, or a cell above to measure only that; all "
                       "together take about 25 s."));
    QVERIFY(probe().widget("emptyState")->isVisible());
    QCOMPARE(probe().text("what"), QStringLiteral("Whole machine"));
    QCOMPARE(probe().text("details"), QStringLiteral("1 to 2 threads · about 25 s"));
    QCOMPARE(probe().text("machine"), QStringLiteral("Intel Xeon Platinum 8481C · 2 cores · 7.69 GiB"));
    QVERIFY(!probe().action("saveReport")->isEnabled());
    QVERIFY(!probe().action("copyPicture")->isEnabled());
    QVERIFY(!probe().action("clear")->isEnabled());
    QVERIFY(!probe().action("stop")->isEnabled());
  }

  void eachPageRunsItsOwnTest() {
    open(DiskProfile::Classic);
    probe().choosePage(QStringLiteral("Disk"));
    QTRY_COMPARE(probe().text("emptySentence"),
                 QStringLiteral("Press Run to measure the disk; it takes about 1 s."));
    QCOMPARE(probe().text("title"), QStringLiteral("Disk"));
    clickRun();
    QTRY_COMPARE(m_fake->runsEnded(), 1);
    QCOMPARE(m_fake->runKinds().front(), std::vector<TestGroup>{TestGroup::Disk});
  }

  void aRunShowsProgressThenResultsAndReport() {
    m_fake->holdInStep(1);
    open(DiskProfile::Classic);
    probe().action("runAll")->trigger();
    QTRY_VERIFY(m_fake->isHolding());
    QTRY_VERIFY(probe().text("liveRun").startsWith(QStringLiteral("Moves, buffer 12 KiB · ")));
    QVERIFY(probe().text("liveRun").endsWith(QStringLiteral("s left")));
    QVERIFY(probe().widget("progress")->isVisible());
    const auto done = [this] { return probe().widget("progress")->property("value").toInt(); };
    QTRY_VERIFY(done() > 0 && done() < 1000);
    QCOMPARE(probe().runButton()->text(), QStringLiteral("Stop"));
    QVERIFY(probe().action("stop")->isEnabled());
    // The test that runs has the chart; on its page this step shows its figures so far, the next waits.
    QVERIFY(probe().widget("memoryChart")->isVisible());
    probe().choosePage(QStringLiteral("Memory"));
    QTRY_VERIFY(!probe().cell(0, ResultsModel::figureColumn).isEmpty());
    QCOMPARE(probe().cell(0, ResultsModel::verdictColumn), QStringLiteral("measuring"));
    QCOMPARE(probe().cell(8, ResultsModel::verdictColumn), QStringLiteral("waiting"));
    QVERIFY(probe().widget("memoryChart")->isVisible());
    probe().choosePage(QStringLiteral("Processor"));
    QCOMPARE(probe().cell(0, ResultsModel::verdictColumn), QStringLiteral("reliable"));

    m_fake->release();
    waitForEnd();
    QCOMPARE(probe().table()->model()->rowCount(), 2);
    QCOMPARE(probe().cell(0, ResultsModel::figureColumn), QStringLiteral("1,420 MOPs/s"));
    QCOMPARE(probe().cell(0, ResultsModel::intervalColumn), QStringLiteral("± 0.1 %"));
    probe().choosePage(QStringLiteral("Memory"));
    QCOMPARE(probe().table()->model()->rowCount(), 32);  // the moves, as chosen, though latency ran last
    probe().choosePage(QStringLiteral("Disk"));
    QCOMPARE(probe().cell(0, ResultsModel::verdictColumn), QStringLiteral("caution"));
    QVERIFY(probe().report().startsWith(QStringLiteral("STRATA 0.1.0")));
    QVERIFY(probe().report().contains(QStringLiteral("1420")));
    QVERIFY(!probe().report().contains(QStringLiteral("STOPPED")));
    // How many are reliable is said once, by the strip: of the whole run it would be another number.
    QCOMPARE(probe().status(), QStringLiteral("Finished in 16 s."));
    QVERIFY2(probe().text("standing").contains(QStringLiteral(" shown results are reliable")),
             qPrintable(probe().text("standing")));
    QVERIFY(probe().text("machine").endsWith(QStringLiteral("3.41 GHz measured")));
    QVERIFY(!probe().widget("progress")->isVisible());
    QVERIFY(probe().action("saveReport")->isEnabled());
  }

  void reportsAccumulateUntilCleared() {
    open(DiskProfile::Classic);
    runToEnd("runProcessor");
    runToEnd("runDisk");
    QCOMPARE(probe().report().count(QStringLiteral("STRATA 0.1.0")), 2);
    probe().action("clear")->trigger();
    QVERIFY(probe().report().isEmpty());
    // Clear is about the pane only: the figures stay, and can be saved.
    QVERIFY(probe().action("saveReport")->isEnabled());
    QCOMPARE(probe().text("panelCell-core-read"), QStringLiteral("1,420"));
    QCOMPARE(probe().text("panelCell-disk-read"), QStringLiteral("2.06"));
    runToEnd("runProcessor");
    QCOMPARE(probe().report().count(QStringLiteral("STRATA 0.1.0")), 1);
    QVERIFY(probe().report().startsWith(QStringLiteral("STRATA")));
  }

  // The window needs no more memory when it measures for days.
  void theFirstReportsGoWhereThereAreTooMany() {
    ReportPane pane;
    QString lines;
    for (int line = 1; line < 100; ++line) lines += QStringLiteral("\nline %1").arg(line);
    for (int report = 1; report <= 300; ++report)
      pane.append(QStringLiteral("report %1").arg(report) + lines);
    const QString text = pane.text();
    QVERIFY(text.count(u'\n') <= 20'000);
    QVERIFY(!text.contains(QStringLiteral("report 1\n")));
    QVERIFY(text.endsWith(QStringLiteral("report 300") + lines + u'\n'));
    const auto* shown = pane.findChild<QPlainTextEdit*>();
    QCOMPARE(shown->textCursor().block().text(), QStringLiteral("report 300"));
  }

  void stopKeepsWhatThereIs() {
    m_fake->holdInStep(1);
    open();
    probe().action("runAll")->trigger();
    QTRY_VERIFY(m_fake->isHolding());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(probe().text("what"), QStringLiteral("Stopping…"));
    waitForEnd();
    QCOMPARE(probe().text("panelCell-core-read"), QStringLiteral("1,420"));
    QCOMPARE(probe().text("panelCell-disk-read"), QString());
    QVERIFY(probe().report().contains(QStringLiteral("STOPPED")));
    QCOMPARE(probe().status(), QStringLiteral("Stopped after 16 s."));
  }

  void aRunStoppedBeforeAnyFigureLeavesNoReport() {
    m_fake->holdInStep(0);
    open();
    clickRun();
    QTRY_VERIFY(m_fake->isHolding());
    clickRun();  // Stop by now
    waitForEnd();
    QVERIFY(probe().report().isEmpty());
    QVERIFY(probe().widget("emptyState")->isVisible());
    QCOMPARE(probe().status(), QStringLiteral("Stopped before anything was measured."));
  }

  void anotherTestStopsTheOneThatRuns() {
    m_fake->holdInStep(0);
    open();
    probe().choosePage(QStringLiteral("Processor"));
    probe().action("runProcessor")->trigger();
    QTRY_VERIFY(m_fake->isHolding());
    m_fake->holdInStep(2);
    probe().action("runMemory")->trigger();
    QTRY_VERIFY(m_fake->runsBegun() == 2 && m_fake->isHolding());
    QCOMPARE(m_fake->mostRunsAtOnce(), 1);
    QCOMPARE(m_fake->runsEnded(), 1);
    QCOMPARE(probe().runButton()->text(), QStringLiteral("Stop"));
    QTRY_COMPARE(probe().page(), QStringLiteral("Memory"));
    m_fake->release();
    waitForEnd();
    QCOMPARE(probe().table()->model()->rowCount(), 32);
  }

  void aRefusalIsASentence() {
    open();
    QTRY_VERIFY(!probe().text("details").isEmpty());
    m_fake->refuse(Reason{"not-enough-memory",
                          {{"needed_bytes", std::int64_t{85'899'345'920}},
                           {"available_bytes", std::int64_t{6'442'450'944}},
                           {"largest_region_bytes", std::int64_t{1'610'612'736}}}});
    clickRun();
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    const QString text = probe().text("noticeText");
    QVERIFY(text.contains(QStringLiteral("80 GiB")));
    QVERIFY(text.contains(QStringLiteral("1.50 GiB")));
    QCOMPARE(m_fake->runsBegun(), 0);
    // Nor could it run again: the forecast says so too.
    QTRY_COMPARE(probe().text("details"), QStringLiteral("cannot run with these settings"));
    // The notice goes when it is closed, and with the next attempt that works.
    QTest::mouseClick(probe().widget("noticeClose"), Qt::LeftButton);
    QVERIFY(!probe().widget("notice")->isVisible());
    m_fake->refuse(std::nullopt);
    runToEnd("runProcessor");
    QVERIFY(!probe().widget("notice")->isVisible());
  }

  void aRefusalOfOnePageGoesWithThePage() {
    m_fake->refuse(Reason{"not-enough-disk",
                          {{"folder", std::string("/home/ada")},
                           {"needed_bytes", std::int64_t{1 << 30}},
                           {"free_bytes", std::int64_t{1 << 20}},
                           {"reserve_bytes", std::int64_t{64} << 20},
                           {"largest_file_bytes", std::int64_t{1 << 20}}}});
    open();
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    m_fake->refuse(std::nullopt);
    probe().choosePage(QStringLiteral("Processor"));
    QTRY_VERIFY(!probe().widget("notice")->isVisible());
    QTRY_COMPARE(probe().text("details"), QStringLiteral("1 to 2 threads · about 8 s"));
  }

  void closesWhileARunIsInProgress() {
    m_fake->holdInStep(1);
    open();
    probe().action("runAll")->trigger();
    QTRY_VERIFY(m_fake->isHolding());
    QVERIFY(m_window->close());
    m_window.reset();
    QCOMPARE(m_fake->runsBegun(), 1);
    QCOMPARE(m_fake->runsEnded(), 1);
  }

  void whoGoesToAnotherPageWhileARunIsPreparedStaysThere() {
    open();
    auto* pages = qobject_cast<QListWidget*>(probe().widget("pages"));
    // Nobody went anywhere: the page of the run comes.
    pages->setCurrentRow(static_cast<int>(Page::History));
    runToEnd("runMemory");
    QCOMPARE(pages->currentRow(), static_cast<int>(Page::Memory));
    pages->setCurrentRow(static_cast<int>(Page::Overview));
    const int before = m_fake->runsEnded();
    probe().action("runProcessor")->trigger();
    pages->setCurrentRow(static_cast<int>(Page::History));
    QTRY_COMPARE(m_fake->runsEnded(), before + 1);
    waitForEnd();
    QCOMPARE(pages->currentRow(), static_cast<int>(Page::History));
  }

  void theReportIsOneKeyAway() {
    open();
    QVERIFY(!probe().widget("reportPane")->isVisible());
    runToEnd("runProcessor");
    runToEnd("runProcessor");
    QVERIFY(!probe().widget("reportPane")->isVisible());
    // All reports are there, whether anybody has looked or not.
    QCOMPARE(probe().report().count(QStringLiteral("STRATA 0.1.0")), 2);
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    QTRY_VERIFY(probe().widget("reportPane")->isVisible());
    QTest::mouseClick(probe().widget("reportButton"), Qt::LeftButton);
    QTRY_VERIFY(!probe().widget("reportPane")->isVisible());
  }

  void quitIsClose() {
    open();
    probe().action("quit")->trigger();
    QVERIFY(!m_window->isVisible());
  }

  void theKeyboardRunsEverything() {
    m_fake->holdInStep(0);
    open();
    QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY(m_fake->isHolding());
    m_fake->release();
    waitForEnd();
    QCOMPARE(m_fake->runKinds().front().size(), std::size_t{15});  // the whole machine
  }

  void theReasonsOfTheCurrentRowAreReadable() {
    open(DiskProfile::Classic);
    probe().choosePage(QStringLiteral("Disk"));
    runToEnd("runDisk");
    QVERIFY(!probe().widget("reasons")->isVisible());
    probe().table()->selectRow(0);
    QVERIFY(probe().widget("reasons")->isVisible());
    QVERIFY(probe().text("reasons").contains(QStringLiteral("4.6 %")));
    probe().table()->selectRow(1);
    QVERIFY(!probe().widget("reasons")->isVisible());
  }

  void noFigureIsCutShort() {
    open();
    runToEnd("runMemory");
    probe().choosePage(QStringLiteral("Memory"));
    const QTableView& table = *probe().table();
    for (int column = 1; column < table.model()->columnCount(); ++column) {
      if (table.isColumnHidden(column)) continue;
      const int room = table.columnWidth(column);
      for (const QString& text :
           {probe().cell(0, column), column == 2 ? QStringLiteral("± <0.1 %") : QString()})
        QVERIFY2(table.fontMetrics().horizontalAdvance(text) + 2 * cellSideMargin <= room, qPrintable(text));
    }
  }

  void everythingThatTakesFocusHasANameAndEveryWidgetAnObjectName() {
    open();
    runToEnd("runAll");
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
      const QString name = QString::fromLatin1(widget->metaObject()->className());
      // What Qt makes inside its own widgets is Qt's.
      if (name.startsWith(QStringLiteral("strata::")))
        QVERIFY2(!widget->objectName().isEmpty(), qPrintable(name));
      if (!widget->isVisible() || !widget->isEnabled() || (widget->focusPolicy() & Qt::TabFocus) == 0)
        continue;
      QVERIFY2(!widget->accessibleName().isEmpty(),
               qPrintable(name + u' ' + widget->objectName() + u' ' + widget->parentWidget()->objectName()));
      QVERIFY2(!widget->objectName().isEmpty(), qPrintable(name));
    }
    for (const QAction* action : m_window->findChildren<QAction*>())
      if (!action->isSeparator() && action->menu() == nullptr && !action->text().isEmpty())
        QVERIFY2(!action->objectName().isEmpty() ||
                     action->parent()->objectName().startsWith(QStringLiteral("qt_")),
                 qPrintable(action->text()));
  }

  void tabGoesFromPagesToRunToTableToReport() {
    open(DiskProfile::Classic);
    probe().choosePage(QStringLiteral("Disk"));
    runToEnd("runDisk");
    probe().action("toggleReport")->trigger();
    probe().widget("pages")->setFocus();
    QStringList seen;
    for (int i = 0; i < 20 && !seen.contains(QStringLiteral("reportText")); ++i) {
      seen.append(QGuiApplication::focusObject()->objectName());
      QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key_Tab);
    }
    QCOMPARE(seen.first(), QStringLiteral("pages"));
    qsizetype before = -1;
    for (const char* name : {"pages", "runButton", "diskChartView", "resultsTable", "reportText"}) {
      const qsizetype at = seen.indexOf(QString::fromLatin1(name));
      QVERIFY2(at > before, qPrintable(QString::fromLatin1(name) + u' ' + seen.join(u' ')));
      before = at;
    }
  }

  void f6GoesFromPaneToPaneAndBackToWhereItWas() {
    open();
    probe().choosePage(QStringLiteral("Disk"));
    const auto focus = [] { return QGuiApplication::focusObject()->objectName(); };
    const auto press = [&](Qt::KeyboardModifiers modifiers = {}) {
      QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key_F6, modifiers);
    };
    probe().widget("pages")->setFocus();
    press();
    QCOMPARE(focus(), QStringLiteral("runButton"));
    press();
    QVERIFY(probe().widget("body")->isAncestorOf(qobject_cast<QWidget*>(QGuiApplication::focusObject())));
    probe().widget("diskSizeChooser")->setFocus();
    press(Qt::ShiftModifier);
    QCOMPARE(focus(), QStringLiteral("runButton"));
    press();
    QCOMPARE(focus(), QStringLiteral("diskSizeChooser"));
    // The report, which is closed, is passed over; behind the last comes the first.
    press();
    QVERIFY(
        probe().widget("statusBar")->isAncestorOf(qobject_cast<QWidget*>(QGuiApplication::focusObject())));
    press();
    QCOMPARE(focus(), QStringLiteral("pages"));
  }

  void pagesStandInGroups() {
    open();
    auto* pages = qobject_cast<QListWidget*>(probe().widget("pages"));
    const auto heightOf = [&](Page page) {
      return pages->visualItemRect(pages->item(static_cast<int>(page))).height();
    };
    // A group begins with more room, and a heading that a screen reader reads with the page.
    const int usual = heightOf(Page::Compare);
    QCOMPARE(heightOf(Page::Disk), usual);
    for (const Page first : {Page::Overview, Page::History, Page::Help}) QVERIFY(heightOf(first) > usual);
    QCOMPARE(pages->item(static_cast<int>(Page::History))->data(Qt::AccessibleDescriptionRole).toString(),
             QStringLiteral("Results"));
  }

  // Nobody should have to scroll for the first chart on a laptop's screen.
  void theFirstChartIsSeenOnASmallScreen() {
    open();
    m_window->resize(1366, 768);
    const struct {
      const char* page;
      const char* action;
    } pages[] = {
        {"Overview", "runAll"}, {"Memory", "runMemory"}, {"Processor", "runProcessor"}, {"Disk", "runDisk"}};
    for (const auto& [page, action] : pages) {
      probe().choosePage(QString::fromLatin1(page));
      runToEnd(action);
      settle(*m_window);
      const auto* results = m_window->findChild<Pages*>()->shownResults();
      const QWidget* chart = results == nullptr ? nullptr : results->shownChart();
      QVERIFY2(chart != nullptr, page);
      const QWidget* sight = qobject_cast<QScrollArea*>(probe().widget("bodyScroll"))->viewport();
      const QRect seen = QRect(chart->mapTo(sight, QPoint()), chart->size()).intersected(sight->rect());
      // On the Overview it stands below the table of levels, and the axis of sizes may be below the fold.
      const bool isWhole =
          seen.height() == chart->height() || QLatin1String(page) == QLatin1String("Overview");
      QVERIFY2(isWhole && seen.height() >= 200, qPrintable(QStringLiteral("%1: %2 of %3")
                                                               .arg(QString::fromLatin1(page))
                                                               .arg(seen.height())
                                                               .arg(chart->height())));
    }
  }

  void fitsIntoASmallScreen() {
    open();
    QVERIFY2(m_window->minimumSizeHint().width() <= 1024,
             qPrintable(QString::number(m_window->minimumSizeHint().width())));
    QVERIFY(m_window->minimumSizeHint().height() <= 700);
  }

  void aboutSaysVersionAndLicence() {
    open();
    probe().action("about")->trigger();
    auto* box = m_window->findChild<QMessageBox*>(QStringLiteral("aboutBox"));
    QVERIFY(box != nullptr);
    QVERIFY(box->text().contains(QStringLiteral("0.1.0")));
    QVERIFY(box->informativeText().contains(QStringLiteral("General Public License")));
    box->close();
  }

  void removesWhatIsKeptOnlyWhenAsked() {
    open();
    QVERIFY2(!probe().action("removeData")->isEnabled(), "nothing is kept anywhere");
    const test::TemporaryFolder folder;
    QVERIFY(bool(writeFile(folder.path() + "/settings.json", "{}")));
    m_dataFolder = folder.path();
    open();
    probe().action("removeData")->trigger();
    const QString text = probe().text("dataQuestionText");
    QVERIFY2(text.contains(QStringLiteral("1 file of")), qPrintable(text));
    QTest::keyClick(probe().widget("dataQuestion"), Qt::Key_Return);
    QVERIFY(m_window->isVisible());
    QVERIFY(!m_window->isDataUnwanted());
    probe().action("removeData")->trigger();
    QTRY_COMPARE(m_window->findChildren<QDialog*>(QStringLiteral("dataQuestion")).size(), 1);
    QTest::mouseClick(probe().widget("dataQuestionRemove"), Qt::LeftButton);
    QVERIFY(!m_window->isVisible());
    QVERIFY(m_window->isDataUnwanted());
    QVERIFY2(folder.entries() == 1, "the window may still use it");
  }

 private:
  /// As painted, in pixels.
  /// Above the text, within the border.
  static bool isOfOneGround(QWidget& button) {
    const QImage image = button.grab().toImage();
    constexpr int within = 5;
    QSet<QRgb> colours;
    for (int x = within; x < image.width() - within; ++x) colours.insert(image.pixel(x, within));
    return colours.size() == 1;
  }

  int heightOfRunText() const {
    const QImage image =
        probe().runButton()->grab(probe().runButton()->rect().adjusted(6, 6, -6, -6)).toImage();
    const QRgb ground = image.pixel(0, 0);
    int rows = 0;
    for (int y = 0; y < image.height(); ++y) {
      bool isText = false;
      for (int x = 0; x < image.width(); ++x) isText = isText || image.pixel(x, y) != ground;
      rows += isText ? 1 : 0;
    }
    return rows;
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(MainWindowTest)
#include "tst_main_window.moc"
