// SPDX-License-Identifier: GPL-3.0-or-later
// The panel in the window: what its buttons start, what comes back, and the keyboard.
#include <QtCore/qfile.h>
#include <QtCore/qregularexpression.h>
#include <QtCore/qset.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qevent.h>
#include <QtGui/qguiapplication.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qtooltip.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

#include "app/gui/charts/plot_view.h"
#include "app/gui/look/languages.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/panel/ladder_bar.h"
#include "app/gui/panel/panel_button.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/folded_text.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/open_window.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_audit.h"

namespace strata::gui {

class PanelViewTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_open = std::make_unique<OpenWindow>(); }

  void cleanup() { m_open.reset(); }

  // Footnotes came, then a scroll bar, and all columns moved.
  void nothingMovesWhileAFirstRunGoesOn() {
    MainWindow& window = m_open->window;
    fake().setProgressPerStep(1);
    // So high that what is there fits, and what comes does not.
    window.resize(1180, 860);
    settle(window);
    const auto* body = window.findChild<QScrollArea*>(QStringLiteral("bodyScroll"));
    const auto places = [&] {
      QList<QRect> all;
      for (const char* name : {"panelCell-1-read", "panelCell-0-latency", "overviewNotes", "charts"}) {
        const QWidget* widget = probe().widget(name);
        all.append(QRect(widget->mapTo(&window, QPoint()), widget->size()));
      }
      return all;
    };
    fake().holdInStep(0);
    probe().action("runWhole")->trigger();
    QTRY_VERIFY(fake().isHolding());
    settle(window);
    const QList<QRect> before = places();
    const bool hadBar = body->verticalScrollBar()->isVisible();
    const std::size_t steps = fake().lastPlan()->steps.size();
    for (std::size_t step = 1; step < steps; ++step) {
      fake().holdInStep(step);
      fake().release();
      QTRY_COMPARE(fake().heldStep(), std::optional(step));
      settle(window);
      QVERIFY2(places() == before, qPrintable(QStringLiteral("step %1").arg(step)));
      QCOMPARE(body->verticalScrollBar()->isVisible(), hadBar);
    }
    QVERIFY(!probe().text("overviewNotes").isEmpty());
    fake().release();
    m_open->waitForEnd();
  }

  void runMeasuresTheWholeMachine() {
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Whole machine"));
    m_open->measure(probe().runButton());
    const Plan plan = *fake().lastPlan();
    std::map<TestGroup, int> counts;
    for (const Step& step : plan.steps) ++counts[step.group];
    QCOMPARE(counts, (std::map<TestGroup, int>{{TestGroup::Processor, 2},
                                               {TestGroup::Bandwidth, 8},
                                               {TestGroup::Latency, 4},
                                               {TestGroup::Disk, 1}}));
    // No cell of the panel is empty, whosever rates it shows.
    for (const char* threads : {"oneThread", "allThreads"}) {
      press(button(threads));
      for (const char* cell :
           {"panelCell-core-read", "panelCell-core-write", "panelCell-core-latency", "panelCell-1-read",
            "panelCell-2-write", "panelCell-3-copy", "panelCell-0-read", "panelCell-0-latency",
            "panelCell-disk-read", "panelCell-disk-write", "panelCell-disk-latency"})
        QVERIFY2(!text(cell).isEmpty(), cell);
    }
    for (const char* hero :
         {"heroFigureProcessor", "heroFigureMemory", "heroFigureLatency", "heroFigureDisk"})
      QVERIFY2(text(hero) != QStringLiteral("–"), hero);
    QVERIFY(text("heroLineProcessor").startsWith(QStringLiteral("all threads")));
    QVERIFY(text("heroLineMemory").contains(QStringLiteral("×")));
    QVERIFY(text("heroLineDisk").contains(QStringLiteral("p99")));
  }

  void eachMainFigureSaysWhatIsUsualAsTheHelpDoes() {
    QVERIFY2(probe()
                 .widget("heroLatency")
                 ->toolTip()
                 .startsWith(QStringLiteral("Usual over the whole region: 70 to 120 ns on desktops")),
             qPrintable(probe().widget("heroLatency")->toolTip()));
    QVERIFY(probe().widget("heroMemory")->toolTip().contains(QStringLiteral("70 to 90 % of the peak")));
    QVERIFY(probe().widget("heroDisk")->toolTip().contains(QStringLiteral("hard disk: 100 to 280 MB/s")));
    QVERIFY(probe().widget("heroDisk")->toolTip().endsWith(QStringLiteral("not older than ten years.")));
    static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
    for (const Language& language : languages()) {
      m_open->window.look().setLanguage(language.code);
      QFile file(QStringLiteral(":/help/%1/numbers.md").arg(language.code));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString help = QString::fromUtf8(file.readAll()).replace(link, QStringLiteral("\\1"));
      for (const char* id : {"usual-rule", "usual-memory-latency", "usual-memory-read", "usual-hard-disk",
                             "usual-sata-ssd", "usual-nvme-ssd"})
        QVERIFY2(help.contains(word(id)), qPrintable(language.code + u' ' + word(id)));
    }
    m_open->window.look().setLanguage(QStringLiteral("en"));
  }

  // It named the whole machine, and its 40 seconds, while one cell was measured.
  void theHeadNamesWhatIsMeasured() {
    QTRY_VERIFY(!probe().text("details").isEmpty());
    const QString forecast = probe().text("details");
    m_open->fake.holdInStep(0);
    QTRY_VERIFY(button("panelCell-1-read") != nullptr);
    press(button("panelCell-1-read"));
    QTRY_VERIFY(m_open->fake.isHolding());
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Bandwidth · L1 · Read"));
    QVERIFY2(probe().text("details").startsWith(QStringLiteral("1 thread · about ")),
             qPrintable(probe().text("details")));
    m_open->fake.release();
    m_open->waitForEnd();
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Whole machine"));
    QCOMPARE(probe().text("details"), forecast);
  }

  void theDiskCanBeLeftOut() {
    probe().action("wholeWithDisk")->trigger();
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Whole machine without the disk"));
    m_open->measure(probe().runButton());
    const std::vector<TestGroup> kinds = fake().runKinds().back();
    QVERIFY(std::ranges::find(kinds, TestGroup::Disk) == kinds.end());
  }

  void theLevelsFillTheirCells() {
    QCOMPARE(text("panelCell-1-read"), QString());
    m_open->measure("runPanel");
    QCOMPARE(steps(), (std::vector<TestGroup>{4, TestGroup::Bandwidth}));
    QCOMPARE(text("panelCell-1-read"), QStringLiteral("428"));
    QCOMPARE(text("panelCell-2-write"), QStringLiteral("60.8"));
    QCOMPARE(text("panelCell-0-latency"), QStringLiteral("121"));
    QVERIFY(button("panelCell-3-write")->accessibleName().endsWith(QStringLiteral("caution")));
    QVERIFY(text("ladderBar-2").endsWith(QStringLiteral("slower")));
    QVERIFY(probe().widget("bandwidthChart")->isVisible());
    QVERIFY(probe().action("savePicture")->isEnabled());
  }

  void aCellMeasuresJustThat() {
    m_open->measure(button("panelCell-2-write"));
    const Plan plan = *fake().lastPlan();
    QCOMPARE(plan.steps.size(), std::size_t{1});
    QCOMPARE(plan.steps[0].region, 1_MiB);
    QCOMPARE(plan.steps[0].cells.size(), std::size_t{1});
    QCOMPARE(plan.steps[0].cells[0].kernel, std::string("write-serial-64"));
    QVERIFY(!text("panelCell-2-write").isEmpty());
    QVERIFY(text("panelCell-1-write").isEmpty());
    // The next one leaves it as it is.
    m_open->measure(button("panelCell-0-latency"));
    QCOMPARE(fake().lastPlan()->steps[0].group, TestGroup::Latency);
    QVERIFY(!text("panelCell-2-write").isEmpty() && !text("panelCell-0-latency").isEmpty());
  }

  void aLevelAndAColumnMeasureAllOfTheirs() {
    m_open->measure(button("panelLevel-3"));
    QCOMPARE(fake().lastPlan()->steps.size(), std::size_t{2});
    QVERIFY(!text("panelCell-3-copy").isEmpty() && !text("panelCell-3-latency").isEmpty());
    m_open->measure(button("panelColumn-read"));
    QCOMPARE(fake().lastPlan()->steps.size(), std::size_t{4});
    const Plan plan = *fake().lastPlan();
    for (const Step& step : plan.steps) QCOMPARE(step.cells.size(), std::size_t{1});
    for (const char* cell : {"panelCell-1-read", "panelCell-2-read", "panelCell-0-read"})
      QVERIFY2(!text(cell).isEmpty(), cell);
  }

  void coreAndDiskHaveTheirButtonsToo() {
    m_open->measure(button("panelCell-core-read"));
    QCOMPARE(fake().lastPlan()->steps.size(), std::size_t{1});
    QCOMPARE(fake().lastPlan()->steps[0].group, TestGroup::Processor);
    QCOMPARE(text("panelCell-core-write"), QStringLiteral("842"));
    QVERIFY(button("panelCell-core-read")->accessibleName().startsWith(QStringLiteral("Integer")));
    m_open->measure(button("panelLevel-disk"));
    QCOMPARE(fake().lastPlan()->steps.size(), std::size_t{1});
    QCOMPARE(fake().lastPlan()->steps[0].group, TestGroup::Disk);
    for (const char* cell : {"panelCell-disk-read", "panelCell-disk-write", "panelCell-disk-latency"})
      QVERIFY2(!text(cell).isEmpty(), cell);
    QVERIFY(button("panelCell-disk-latency")->accessibleName().contains(QStringLiteral("µs")));
    // Registers take a cycle, which the clock beside latency tells.
    QCOMPARE(text("panelCell-core-latency"), QString());
    m_open->measure(button("panelCell-core-latency"));
    QCOMPARE(fake().lastPlan()->steps.size(), std::size_t{1});
    QCOMPARE(fake().lastPlan()->steps[0].group, TestGroup::Latency);
    QCOMPARE(text("panelCell-core-latency"), QStringLiteral("0.293"));
  }

  void allThreadsAreShownAndMeasuredApart() {
    m_open->measure("runPanel");
    const QString one = text("panelCell-0-read");
    press(button("allThreads"));
    QCOMPARE(text("panelCell-0-read"), QString());
    // Latency always has one thread.
    QCOMPARE(text("panelCell-0-latency"), QStringLiteral("121"));
    m_open->measure(button("panelCell-0-read"));
    QCOMPARE(fake().lastPlan()->threads.size(), std::size_t{2});
    QVERIFY(!text("panelCell-0-read").isEmpty() && text("panelCell-0-read") != one);
    press(button("oneThread"));
    QCOMPARE(text("panelCell-0-read"), one);
  }

  void figuresComeInWhileItRuns() {
    fake().holdInStep(1);
    probe().action("runPanel")->trigger();
    QTRY_VERIFY(fake().isHolding());
    // A dash stands there from the start; the engine holds before the window has heard of it.
    QTRY_VERIFY(button("panelCell-2-read")->accessibleName().endsWith(QStringLiteral("measuring")));
    QTRY_VERIFY(!text("panelCell-2-read").isEmpty() && text("panelCell-2-read") != QStringLiteral("–"));
    QVERIFY(button("panelCell-1-read")->accessibleName().endsWith(QStringLiteral("reliable")));
    QVERIFY(button("panelCell-3-read")->accessibleName().endsWith(QStringLiteral("waiting")));
    QVERIFY(text("panelCell-3-read").isEmpty() || text("panelCell-3-read") == QStringLiteral("–"));
    fake().release();
    m_open->waitForEnd();
  }

  void aStoppedRunKeepsWhatWasThere() {
    m_open->measure("runPanel");
    const QString before = text("panelCell-1-read");
    fake().holdInStep(0);
    probe().action("runPanel")->trigger();
    QTRY_VERIFY(fake().isHolding());
    QTest::keyClick(&m_open->window, Qt::Key_Escape);
    m_open->waitForEnd();
    QCOMPARE(text("panelCell-1-read"), before);
    QVERIFY(button("panelCell-1-read")->accessibleName().endsWith(QStringLiteral("reliable")));
    QCOMPARE(text("panelCell-0-copy"), QStringLiteral("9.87"));
  }

  void theUnitIsTheOneThatWasChosen() {
    m_open->measure("runPanel");
    probe().action("unit-gb")->trigger();
    QCOMPARE(text("panelCell-1-read"), QStringLiteral("428"));
    QVERIFY(button("panelColumn-read")->accessibleName().contains(QStringLiteral("GB/s")));
    QVERIFY(button("panelColumn-latency")->accessibleName().contains(QStringLiteral("ns")));
    probe().action("unit-cycle")->trigger();
    QCOMPARE(text("panelCell-1-read"), QStringLiteral("126"));
    QCOMPARE(text("panelCell-0-latency"), QStringLiteral("121"));
  }

  void arrowKeysGoFromCellToCellAndEnterMeasures() {
    button("panelCell-1-read")->setFocus();
    QTest::keyClick(focus(), Qt::Key_Right);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelCell-1-write"));
    QTest::keyClick(focus(), Qt::Key_Down);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelCell-2-write"));
    QTest::keyClick(focus(), Qt::Key_Left);
    QTest::keyClick(focus(), Qt::Key_Left);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelLevel-2"));
    QTest::keyClick(focus(), Qt::Key_Left);  // the end of the row
    QCOMPARE(focus()->objectName(), QStringLiteral("panelLevel-2"));
    QTest::keyClick(focus(), Qt::Key_Up);
    QTest::keyClick(focus(), Qt::Key_Right);
    QTest::keyClick(focus(), Qt::Key_Up);
    QTest::keyClick(focus(), Qt::Key_Up);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelColumn-read"));
    // Nobody copies in a core: the keys go over that place.
    QTest::keyClick(focus(), Qt::Key_Down);
    QTest::keyClick(focus(), Qt::Key_Right);
    QTest::keyClick(focus(), Qt::Key_Right);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelCell-core-latency"));
    QTest::keyClick(focus(), Qt::Key_Left);
    QTest::keyClick(focus(), Qt::Key_Left);
    QTest::keyClick(focus(), Qt::Key_Down);
    QTest::keyClick(focus(), Qt::Key_Return);
    QTRY_COMPARE(fake().runsEnded(), 1);
    m_open->waitForEnd();
    QCOMPARE(fake().lastPlan()->steps[0].cells[0].kernel, std::string("read-serial-64"));
  }

  void tabPassesThePanelInOneStep() {
    button("panelCell-2-copy")->setFocus();
    QTest::keyClick(focus(), Qt::Key_Tab);
    QCOMPARE(focus()->objectName(), QStringLiteral("chartChooser"));
    QTest::keyClick(focus(), Qt::Key_Backtab);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelCell-2-copy"));
  }

  void rightToLeftTheArrowKeysGoAsTheySay() {
    m_open->window.look().setLanguage(QStringLiteral("ar"));
    QTRY_COMPARE(m_open->window.layoutDirection(), Qt::RightToLeft);
    // The dot between facts would read as a zero.
    QCOMPARE(joinedFacts({QStringLiteral("1"), QStringLiteral("2")}), QStringLiteral("1، 2"));
    QAbstractButton* read = button("panelCell-1-read");
    QTRY_VERIFY(read->x() > button("panelCell-1-write")->x());
    QVERIFY(button("panelLevel-1")->x() > read->x());
    read->setFocus();
    QTest::keyClick(focus(), Qt::Key_Left);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelCell-1-write"));
    QTest::keyClick(focus(), Qt::Key_Right);
    QTest::keyClick(focus(), Qt::Key_Right);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelLevel-1"));
  }

  void foldsWhereItIsNarrowRatherThanScrollSideways() {
    m_open->measure("runPanel");
    QWidget* const level = button("panelLevel-2");
    QWidget* const figure = button("panelCell-2-read");
    QVERIFY(level->geometry().bottom() > figure->y());  // beside each other
    m_open->window.look().setZoomPercent(200);
    m_open->window.resize(1024, 700);
    QTRY_VERIFY(level->geometry().bottom() < figure->y());  // above it
    const auto* area = m_open->window.findChild<QScrollArea*>(QStringLiteral("bodyScroll"));
    QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
    const QWidget* const last = button("panelCell-2-latency");
    QCOMPARE(last->y(), figure->y());
    QVERIFY(last->mapTo(area->viewport(), last->rect().bottomRight()).x() < area->viewport()->width());
    // What is measured of the core stands in the columns of the levels.
    QCOMPARE(button("panelCell-core-read")->x(), figure->x());
    QCOMPARE(button("panelCell-core-latency")->x(), last->x());
    // The ladder stands at the end of the level's own line.
    const QWidget* const bar = probe().widget("ladderBar-2");
    QVERIFY(bar->x() > level->x() && bar->geometry().bottom() <= figure->y());
    // The keys go as they did.
    figure->setFocus();
    QTest::keyClick(focus(), Qt::Key_Left);
    QCOMPARE(focus()->objectName(), QStringLiteral("panelLevel-2"));
    for (int times = 0; times < 3; ++times) {
      QTest::keyClick(focus(), Qt::Key_Down);
      QVERIFY(area->viewport()->rect().contains(
          QRect(focus()->mapTo(area->viewport(), QPoint()), focus()->size())));
    }
    QCOMPARE(focus()->objectName(), QStringLiteral("panelLevel-disk"));
    m_open->window.look().setZoomPercent(100);
    QTRY_VERIFY(level->geometry().bottom() > figure->y());
  }

  void reasonsAreFootnotes() {
    QVERIFY(probe().widget("overviewNotes") == nullptr || !probe().widget("overviewNotes")->isVisible());
    m_open->measure("runPanel");
    const QStringList notes = probe().text("overviewNotes").split(u'\n');
    QVERIFY(notes[0].startsWith(QStringLiteral("1  ")));
    // Each reason once, with the results that it is about.
    QSet<QString> sentences;
    for (const QString& note : notes) sentences.insert(note.section(QStringLiteral("  "), 1));
    QCOMPARE(sentences.size(), notes.size());
    const auto about = [&](const QString& name) {
      return std::ranges::any_of(notes, [&](const QString& note) { return note.contains(name); });
    };
    QVERIFY(about(QStringLiteral("Memory write")));
    QVERIFY(!about(QStringLiteral("L1 read")));
    // The line above says how many can be relied on, and what disturbed the others.
    QVERIFY(probe().widget("standing")->isVisible());
    QVERIFY(probe().text("standing").contains(QStringLiteral("results are reliable")));
  }

  void notesWithoutRoomAreCounted() {
    PanelButton cell(PanelButton::Kind::Figure, nullptr);
    cell.setNumbered();
    PanelFace face;
    face.text = QStringLiteral("100");
    face.notes = QStringLiteral("1,3–7,9");
    cell.setFace(face);
    const auto shownIn = [&](int width) {
      cell.resize(width, 40);
      return cell.shownNotes();
    };
    const int least = cell.leastWidth(false);
    QCOMPARE(shownIn(2 * least), face.notes);
    QCOMPARE(shownIn(least), QStringLiteral("1 +6"));
    // What a unit takes is no room for numbers.
    int whole = least;
    while (shownIn(whole) != face.notes) ++whole;
    cell.setUnitsInColumn(true);
    QVERIFY2(shownIn(whole).contains(QStringLiteral(" +")), qPrintable(shownIn(whole)));
    face.notes = QStringLiteral("2–6");
    cell.setFace(face);
    QCOMPARE(shownIn(least), face.notes);
    cell.setFolded(true);
    QCOMPARE(shownIn(least), QStringLiteral("2"));
  }

  // Five footnotes of two lines each would push the chart out of sight.
  void footnotesTakeTwoLinesUntilTheyAreOpened() {
    m_open->window.resize(700, 900);
    m_open->measure("runPanel");
    settle(m_open->window);
    const auto* label = qobject_cast<QLabel*>(probe().widget("overviewNotesLabel"));
    const QString all = probe().text("overviewNotes");
    const int line = label->fontMetrics().lineSpacing();
    QVERIFY2(label->text() != all, qPrintable(label->text()));
    // The number that a mark points to is there, with what it is about, before anything is opened.
    for (qsizetype note = 1; note <= all.count(u'\n') + 1; ++note)
      QVERIFY2(label->text().contains(QStringLiteral("%1:\u00A0").arg(note)), qPrintable(label->text()));
    QVERIFY2(label->text().contains(QStringLiteral("Clock ")), qPrintable(label->text()));
    QVERIFY2(label->heightForWidth(label->width()) <= 2 * line + 2, qPrintable(label->text()));
    QVERIFY(label->height() <= 2 * line + 2);
    // A screen reader has all of it.
    QCOMPARE(label->accessibleName(), all);
    button("overviewNotesMore")->click();
    settle(m_open->window);
    QCOMPARE(label->text(), all);
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
    button("overviewNotesMore")->click();
    settle(m_open->window);
    QVERIFY(label->text() != all);
    QVERIFY2(label->height() <= 2 * line + 2, "folded again it left a hole");
  }

  void aShortTextHasAllItsLines() {
    const QFont font = m_open->window.font();
    QCOMPARE(firstLines(QStringLiteral("one\ntwo"), font, 400, 2), QStringLiteral("one\ntwo"));
    QCOMPARE(firstLines(QStringLiteral("one\ntwo\nthree"), font, 400, 2), QStringLiteral("one\ntwo\u2026"));
    QCOMPARE(firstLines(QString(), font, 400, 2), QString());
  }

  // A click on one cell takes a second, and the table is then of two runs.
  void theDurationIsThatOfAllResultsShown() {
    m_open->measure("runWhole");
    const auto says = [this](const char* beginning) {
      return probe().text("standing").contains(QString::fromLatin1(beginning));
    };
    QVERIFY2(says("Measured: "), qPrintable(probe().text("standing")));
    m_open->measure(button("panelCell-1-read"));
    QVERIFY2(says("Several runs, the last "), qPrintable(probe().text("standing")));
    m_open->measure("runWhole");
    QVERIFY(says("Measured: "));
  }

  void aKindOfCoresIsChosenWhereAProcessorMixesThem() {
    auto* cores = m_open->box("panelCores");
    QVERIFY(!cores->isVisible());
    Machine mixed = sampleMachine();
    mixed.coreKinds = {{"small", 0, 1}, {"big", 1, 1}};
    mixed.cpus[1].kind = 1;
    m_open->window.findChild<OverviewPage*>()->setMachine(mixed);
    QVERIFY(cores->isVisible());
    QCOMPARE(cores->count(), 3);
    QCOMPARE(cores->currentText(), QStringLiteral("All cores"));
    settle(m_open->window);
    for (const Finding& finding : audit(m_open->window)) QFAIL(qPrintable(finding.text()));
    QTest::keyClick(cores, Qt::Key_Down);
    QCOMPARE(cores->currentText(), QStringLiteral("Performance cores"));
    m_open->measure("runWhole");
    QCOMPARE(fake().lastPlan()->settings.cores, CoreChoice::Performance);
  }

  void whatHoldsTheMachineBackIsOneLineThatOpens() {
    QVERIFY(!probe().widget("heldBack")->isVisible());
    Run run;
    run.machine.pageSize = 4_KiB;
    run.machine.memoryModules = MemoryModules{2, "DDR5", 4800, 2, 6000};
    run.environment.healthBefore = Health{};
    run.environment.healthBefore->onBattery = true;
    run.environment.healthBefore->powerProfile = "cool";
    m_open->window.findChild<OverviewPage*>()->setRun(&run);
    QVERIFY(probe().widget("heldBack")->isVisible());
    QCOMPARE(probe().text("heldBack"),
             QStringLiteral("What holds this machine back: Memory 4,800 of 6,000 MT/s · "
                            "On battery · Profile: cool"));
    QVERIFY(!probe().widget("heldBackSentences")->isVisible());
    QTest::keyClick(probe().widget("heldBackLine"), Qt::Key_Space);
    QVERIFY(probe().widget("heldBackSentences")->isVisible());
    const QStringList sentences = probe().text("heldBackSentences").split(u'\n');
    QCOMPARE(sentences.size(), 3);
    QVERIFY(sentences[1].endsWith(QStringLiteral("Plug in the charger.")));
    settle(m_open->window);
    for (const Finding& finding : audit(m_open->window)) QFAIL(qPrintable(finding.text()));
    m_open->window.resize(800, 560);
    m_open->window.look().setZoomPercent(200);
    settle(m_open->window);
    for (const Finding& finding : audit(m_open->window)) QFAIL(qPrintable(finding.text()));
    m_open->window.look().setZoomPercent(100);
    QTest::keyClick(probe().widget("heldBackLine"), Qt::Key_Space);
    QVERIFY(!probe().widget("heldBackSentences")->isVisible());
    // The next run finds the charger plugged in and the memory at its speed.
    m_open->measure("runWhole");
    QVERIFY(!probe().widget("heldBack")->isVisible());
  }

  void aWideWindowBecomesNarrowAgain() {
    m_open->window.resize(2500, 1300);
    settle(m_open->window);
    // Lines end where the eye can follow them.
    QVERIFY(probe().widget("panel")->width() < 1500);
    const auto rightOf = [this](const char* name) {
      const QWidget* widget = probe().widget(name);
      return widget->mapTo(&m_open->window, widget->rect().topRight()).x();
    };
    QCOMPARE(rightOf("runMore"), rightOf("panel"));
    // The page stands in the middle, with its head and its strip.
    const QWidget* const content = probe().widget("content");
    const QWidget* const page = probe().widget("page");
    QVERIFY(std::abs(page->x() - (content->width() - page->width()) / 2) <= 1);
    m_open->window.resize(800, 560);
    settle(m_open->window);
    QCOMPARE(m_open->window.size(), QSize(800, 560));
    const auto* area = m_open->window.findChild<QScrollArea*>(QStringLiteral("bodyScroll"));
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
  }

  void nothingMovesWhenReasonsComeAndGo() {
    m_open->window.resize(640, 700);
    m_open->measure("runPanel");
    QWidget* const chart = probe().widget("charts");
    QVERIFY(probe().widget("overviewNotes")->isVisible());
    const auto settled = [&] {
      settle(m_open->window);
      return chart->mapTo(&m_open->window, QPoint());
    };
    const QPoint before = settled();
    // Long reasons, and none.
    for (const char* cell : {"panelCell-0-write", "panelCell-1-read", "panelCell-0-copy"}) {
      button(cell)->setFocus();
      QCOMPARE(settled(), before);
    }
    probe().widget("pages")->setFocus();
    QCOMPARE(settled(), before);
  }

  void whatIsScrolledAwayFromThePointerIsNotPointedAt() {
    m_open->window.resize(900, 640);
    settle(m_open->window);
    QWidget* const level = button("panelLevel-1");
    const auto ground = [&] { return level->grab().toImage().pixelColor(level->width() / 2, 6); };
    const QColor plain = ground();
    const auto isTinted = [&] { return ground() != plain; };
    QTest::mouseMove(level, level->rect().center());
    QTRY_VERIFY(isTinted());
    auto* const area = qobject_cast<QScrollArea*>(probe().widget("bodyScroll"));
    QVERIFY(area->verticalScrollBar()->maximum() > level->height());
    area->verticalScrollBar()->setValue(level->height() + 10);
    QVERIFY(!isTinted());
  }

  void toolTipsAreInShortLines() {
    m_open->measure("runPanel");
    QWidget* const cell = button("panelCell-0-write");
    cell->setToolTip(cell->toolTip() + QStringLiteral(" and so on").repeated(40));
    QHelpEvent asked(QEvent::ToolTip, QPoint(5, 5), cell->mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(cell, &asked);
    QTRY_VERIFY(QToolTip::isVisible());
    const QFontMetrics metrics(QToolTip::font());
    for (const QString& line : QToolTip::text().split(u'\n'))
      QVERIFY(metrics.horizontalAdvance(line) <= 60 * metrics.averageCharWidth());
    QCOMPARE(QToolTip::text().simplified(), cell->toolTip().simplified());
    QToolTip::hideText();
  }

  void thePanelIsCopiedAsATable() {
    m_open->measure("runPanel");
    button("panelCell-1-read")->setFocus();
    probe().action("copy")->trigger();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 9);  // heads, core, four levels, disk, network, the end
    QCOMPARE(lines[0],
             QStringLiteral("Level\tRead (GB/s)\tWrite (GB/s)\tCopy (GB/s)\tLatency (ns)\tRelative speed"));
    QVERIFY(lines[2].startsWith(QStringLiteral("L1\t428\t214\t")));
    QVERIFY(lines[2].endsWith(QStringLiteral("slower")));
  }

  void aBarHasRoomForItsTextInAnySizeOfTheFont() {
    LadderBar bar(nullptr);
    bar.setTextsOfAll({QStringLiteral("1×"), QStringLiteral("52.1× slower")});
    QFont large = bar.font();
    large.setPointSizeF(2.5 * large.pointSizeF());
    LadderBar largeBar(nullptr);
    largeBar.setFont(large);
    largeBar.setTextsOfAll({QStringLiteral("1×"), QStringLiteral("52.1× slower")});
    bar.setFont(large);
    QCOMPARE(bar.sizeHint(), largeBar.sizeHint());
  }

  void theLadderIsPartOfTheTable() {
    m_open->measure("runPanel");
    double before = 2;
    for (const char* name : {"ladderBar-core", "ladderBar-1", "ladderBar-2", "ladderBar-3", "ladderBar-0"}) {
      const auto* bar = static_cast<LadderBar*>(probe().widget(name));
      QVERIFY2(bar->bars().own && *bar->bars().own < before, name);
      before = *bar->bars().own;
    }
    // The keyboard does not come to a bar: its level tells.
    QVERIFY(button("panelLevel-1")->accessibleDescription().contains(QStringLiteral("slower")));
    const QWidget* const level = button("panelLevel-1");
    const QWidget* const bar = probe().widget("ladderBar-1");
    QVERIFY(bar->y() < level->geometry().bottom() && bar->geometry().bottom() > level->y());
  }

  void aSweepHasItsOwnButton() {
    QTRY_VERIFY(!probe().text("sweepTime").isEmpty());
    m_open->measure(button("sweepRun"));
    QVERIFY(fake().lastPlan()->steps.size() > 4);
    const Plan plan = *fake().lastPlan();
    for (const Step& step : plan.steps) {
      QCOMPARE(step.group, TestGroup::Bandwidth);
      QCOMPARE(step.cells.size(), std::size_t{3});  // the widest of each
    }
    const std::size_t quick = fake().lastPlan()->steps.size();
    box("sweepExtent")->setCurrentIndex(1);
    box("chartChooser")->setCurrentIndex(1);
    m_open->measure(button("sweepRun"));
    QVERIFY(fake().lastPlan()->steps.size() > 4 * quick);
    QCOMPARE(fake().lastPlan()->steps[0].group, TestGroup::Latency);
    // The full sweep shows the levels themselves; the panel has its figures from it too.
    QVERIFY(probe().widget("latencyChart")->isVisible());
    QVERIFY(!text("panelCell-2-latency").isEmpty());
    box("chartChooser")->setCurrentIndex(2);  // moves: there is no sweep of those
    QVERIFY(!box("sweepExtent")->isVisible());
  }

  void theChartFollowsTheRun() {
    m_open->measure("runDisk");
    QVERIFY(probe().widget("diskChart")->isVisible());
    // The chart of the rows: these are not drawn along the file as Classic is.
    QVERIFY(hasPoints(static_cast<PlotView*>(probe().widget("diskChartView"))->canvas().plot()));
    m_open->measure("runPanel");
    QVERIFY(probe().widget("bandwidthChart")->isVisible());
  }

 private:
  WindowProbe probe() const { return m_open->probe(); }
  QAbstractButton* button(const char* name) const { return m_open->button(name); }
  QComboBox* box(const char* name) const { return m_open->box(name); }
  QString text(const char* name) const { return probe().text(name); }
  static QWidget* focus() { return QApplication::focusWidget(); }

  std::vector<TestGroup> steps() const {
    std::vector<TestGroup> kinds = fake().runKinds().back();
    kinds.resize(kinds.size() / 2);
    return kinds;
  }

  FakeEngine& fake() const { return m_open->fake; }
  static void press(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }

  std::unique_ptr<OpenWindow> m_open;
};

}  // namespace strata::gui

STRATA_GUI_TEST(PanelViewTest)
#include "tst_panel_view.moc"
