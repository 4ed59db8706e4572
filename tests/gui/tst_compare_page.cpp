// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qfile.h>
#include <QtCore/qmimedata.h>
#include <QtCore/qtemporarydir.h>
#include <QtCore/qurl.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qevent.h>
#include <QtGui/qguiapplication.h>
#include <QtTest/qsignalspy.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qsplitter.h>
#include <QtWidgets/qtabbar.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <cstdlib>

#include "app/gui/charts/plot_layers.h"
#include "app/gui/charts/plot_view.h"
#include "app/gui/compare/compare_sides_model.h"
#include "app/gui/compare/compare_table.h"
#include "app/gui/widgets/elided_label.h"
#include "core/files/write_file.h"
#include "core/report/json.h"
#include "tests/gui/compare_page_fixture.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"

namespace strata::gui {

class ComparePageTest : public ComparePageFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { m_look.setLanguage(QStringLiteral("en")); }
  void init() { open(); }
  void cleanup() { close(); }

  void emptyItSaysWhatToDo() {
    QVERIFY(m_page->findChild<QWidget*>(QStringLiteral("compareAdd"))->isVisible());
    QVERIFY(!list()->isVisible());
    QVERIFY(!button("compareExport")->isVisible());
    QSignalSpy wanted(m_page.get(), &ComparePage::historyWanted);
    action("compareFromHistory")->trigger();
    QCOMPARE(wanted.count(), 1);
  }

  void runsOfTheHistoryComeWithTheirSeries() {
    add({"off", "on-3", "single", "on"});
    QCOMPARE(names(), QStringList({QStringLiteral("XMP off, 4800"), QStringLiteral("XMP on, 6000"),
                                   QStringLiteral("On battery")}));
    QVERIFY(details(1).contains(QStringLiteral("5 repetitions")));
    QVERIFY(details(2).contains(QStringLiteral("1 run")));
    QTRY_COMPARE(found(QStringLiteral("Moves 128 MiB: Sequential, 8-byte")), QStringLiteral("▲ +21.0 %"));
    QVERIFY(text("compareMethod").contains(QStringLiteral("Benjamini")));
    // What is there already is not added again.
    m_page->addKept({"off"});
    m_page->addKept({"nobody"});
    QTRY_VERIFY(m_page->findChild<QWidget*>(QStringLiteral("compareNotice"))->isVisible());
    QCOMPARE(names().size(), 3);
  }

  void whatIsThereAlreadyIsNotSaidToBeAdded() {
    QVERIFY(
        writeFile(folder() + "/one.strata",
                  toJson(seriesOf("66666666-0000-4000-8000-000000000001", "From elsewhere", 1, 1).front())));
    QSignalSpy said(m_page.get(), &ComparePage::done);
    const QString file = QString::fromStdString(folder()) + QStringLiteral("/one.strata");
    m_page->addFiles({file});
    QVERIFY(said.wait());
    QVERIFY(said.takeFirst().front().toString().startsWith(QStringLiteral("Added from")));
    m_page->addFiles({file});
    QVERIFY(said.wait());
    QVERIFY(said.front().front().toString().endsWith(QStringLiteral("is compared already")));
    QCOMPARE(names().size(), 1);
  }

  void aDamagedHistoryThatIsMetHereIsMendedAndSaid() {
    m_page.reset();
    m_thread.reset();
    QVERIFY(writeFile(folder() + "/history.sqlite", "no database"));
    m_thread = std::make_unique<HistoryThread>(folder() + "/history.sqlite");
    m_page = std::make_unique<ComparePage>(*m_thread, nullptr);
    m_page->show();
    m_page->addSides({sideOf("before", 1, 5), sideOf("after", 1.2, 5)});
    QTRY_VERIFY(text("compareNoticeText").contains(QStringLiteral("history-set-aside-1.sqlite")));
    QTRY_COMPARE(found(QStringLiteral("Moves 128 MiB: Sequential, 8-byte")), QStringLiteral("▲ +20.0 %"));
  }

  void lookingForMarginsMakesNoHistory() {
    m_page.reset();
    const std::string path = folder() + "/none.sqlite";
    m_thread = std::make_unique<HistoryThread>(path);
    m_page = std::make_unique<ComparePage>(*m_thread, nullptr);
    m_page->show();
    m_page->addSides({sideOf("before", 1, 5), sideOf("after", 1.2, 5)});
    QTRY_COMPARE(found(QStringLiteral("Moves 128 MiB: Sequential, 8-byte")), QStringLiteral("▲ +20.0 %"));
    QVERIFY(!QFile::exists(QString::fromStdString(path)));
  }

  void namesFollowTheLanguage() {
    auto unnamed = std::make_shared<ComparedSide>(*sideOf("any", 1, 1));
    unnamed->name.clear();
    unnamed->runs.front().started = "2026-03-14T12:00:00Z";
    m_page->addSides({unnamed});
    QVERIFY2(names().front().startsWith(QStringLiteral("14 March 2026, ")), qPrintable(names().front()));
    m_look.setLanguage(QStringLiteral("de"));
    QVERIFY2(names().front().contains(QStringLiteral("März")), qPrintable(names().front()));
    m_look.setLanguage(QStringLiteral("en"));
  }

  void theResultOfACardIsNamedInTheLanguage() {
    add({"off", "on"});
    const auto named = [this] {
      return list()->model()->index(1, 0).data(CompareSidesModel::headlineOfRole).toString();
    };
    QTRY_VERIFY(!named().isEmpty());
    const QString english = named();
    m_look.setLanguage(QStringLiteral("de"));
    const QString german = named();
    const QString spoken = details(1);
    m_look.setLanguage(QStringLiteral("en"));
    QVERIFY2(german != english, qPrintable(german));
    QVERIFY2(spoken.contains(german), qPrintable(spoken));
    QCOMPARE(named(), english);
  }

  void aVerdictByTurnsNeedsNoHistory() {
    // A file stands where a folder would have to be.
    QVERIFY(writeFile(folder() + "/file", "text"));
    HistoryThread thread(folder() + "/file/history.sqlite");
    QSignalSpy failed(&thread, &HistoryThread::failed);
    QSignalSpy compared(&thread, &HistoryThread::comparedByTurns);
    thread.compareByTurns({*sideOf("A", 1, 6), *sideOf("B", 1.2, 6)});
    QTRY_COMPARE(compared.count(), 1);
    QCOMPARE(failed.count(), 1);
  }

  void sidesMayComeWhileOthersAreCompared() {
    // As soon as the first are being compared there is one more, whose margins are looked for.
    QObject context;
    const auto addOneMore = [this] { m_page->addSides({sideOf("A friend's", 1.1, 1)}); };
    connect(m_thread.get(), &HistoryThread::floorsFound, &context, addOneMore, Qt::SingleShotConnection);
    m_page->addSides({sideOf("Monday", 1, 1), sideOf("Tuesday", 1.2, 1)});
    QTRY_COMPARE(plot().series.size(), std::size_t{3});
  }

  void anotherBaselineTurnsTheFindingsRound() {
    add({"off", "on"});
    QTRY_COMPARE(found(QStringLiteral("Moves 128 MiB: Sequential, 8-byte")), QStringLiteral("▲ +21.0 %"));
    list()->setCurrentIndex(list()->model()->index(1, 0));
    QTest::mouseClick(button("compareBaseline"), Qt::LeftButton);
    QTRY_COMPARE(found(QStringLiteral("Moves 128 MiB: Sequential, 8-byte")), QStringLiteral("▼ −17.4 %"));
    QVERIFY(!button("compareBaseline")->isEnabled());
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_End);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_COMPARE(found(QStringLiteral("Moves 128 MiB: Sequential, 8-byte")), QStringLiteral("▲ +21.0 %"));
  }

  void theKeyboardHidesAndRemoves() {
    add({"off", "on", "single"});
    QTRY_COMPARE(plot().series.size(), std::size_t{3});
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_End);
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_COMPARE(plot().series.size(), std::size_t{2});
    QCOMPARE(list()->model()->index(2, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_COMPARE(plot().series.size(), std::size_t{3});
    // The baseline stays in sight.
    QTest::keyClick(list(), Qt::Key_Home);
    QTest::keyClick(list(), Qt::Key_Space);
    QCOMPARE(plot().series.size(), std::size_t{3});
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_COMPARE(names().size(), 2);
    QTRY_COMPARE(plot().series.front().name, std::string("XMP on, 6000 (baseline)"));
    QTest::keyClick(list(), Qt::Key_Delete);
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_VERIFY(!list()->isVisible());
    QVERIFY(!m_page->hasChart());
  }

  void hidingASideLeavesTheChartAtItsResult() {
    const auto with = [](const char* name, const auto& isKept) {
      auto side = std::make_shared<ComparedSide>(*sideOf(name, 1, 1));
      std::erase_if(side->runs.front().results, [&](const CellResult& cell) { return !isKept(cell); });
      return side;
    };
    // Of bandwidth the second side has less than of latency.
    const auto little = with("little", [](const CellResult& cell) {
      return cell.test == Test::Latency ||
             (cell.test == Test::Bandwidth && cell.parameters.regionBytes < (1_MiB).count);
    });
    const auto bandwidth =
        with("bandwidth", [](const CellResult& cell) { return cell.test == Test::Bandwidth; });
    m_page->addSides({sideOf("baseline", 1, 1), little, bandwidth});
    QTRY_COMPARE(plot().series.size(), std::size_t{3});
    const std::string title = plot().title;
    QVERIFY2(title.starts_with("Bandwidth"), title.c_str());
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_End);
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_COMPARE(plot().series.size(), std::size_t{2});
    QCOMPARE(plot().title, title);
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_COMPARE(plot().series.size(), std::size_t{3});
    QCOMPARE(plot().title, title);
    // A result that no side has in common with the baseline any more gives way.
    QTest::keyClick(list(), Qt::Key_Up);
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_COMPARE(plot().series.size(), std::size_t{2});
    QCOMPARE(plot().title, title);
  }

  void aClickOnTheBoxHides() {
    add({"off", "on"});
    QTRY_COMPARE(plot().series.size(), std::size_t{2});
    const QRect row = list()->visualRect(list()->model()->index(1, 0));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 14, row.center().y()));
    QTRY_COMPARE(plot().series.size(), std::size_t{1});
    // Beside it the row is only chosen.
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(plot().series.size(), std::size_t{1});
  }

  void theTableIsNarrowed() {
    add({"off", "on"});
    const int all = results();
    box("compareOnlyDifferences")->setChecked(true);
    QVERIFY(results() > 0 && results() < all);
    QTest::keyClicks(m_page->findChild<QLineEdit*>(QStringLiteral("compareFilter")),
                     QStringLiteral("latency 256"));
    QCOMPARE(results(), 1);
  }

  void eachSideHasAColumn() {
    add({"off", "on", "single"});
    QTRY_COMPARE(table()->model()->columnCount(), 4);
    QCOMPARE(table()->model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("XMP off, 4800"));
    QCOMPARE(table()->model()->headerData(3, Qt::Horizontal).toString(), QStringLiteral("On battery"));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_End);
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_COMPARE(table()->model()->columnCount(), 3);
  }

  void theAnswerIsOfTheSideThatIsChosen() {
    add({"off", "on", "single"});
    list()->setCurrentIndex(list()->model()->index(1, 0));
    QTRY_VERIFY2(text("compareAnswer")
                     .startsWith(QStringLiteral("Compared with XMP off, 4800: XMP on, 6000 is faster in ")),
                 qPrintable(text("compareAnswer")));
    QVERIFY(text("compareAnswer").contains(QStringLiteral("slower in none")));
    list()->setCurrentIndex(list()->model()->index(2, 0));
    QVERIFY(text("compareAnswer").contains(QStringLiteral(": On battery is likely faster in none of ")));
    // There is nothing to say of the baseline beside itself.
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QVERIFY(text("compareAnswer").contains(QStringLiteral(": XMP on, 6000 ")));
    QVERIFY(!m_page->findChild<QWidget*>(QStringLiteral("compareMethod"))->isVisible());
    m_page->findChild<QToolButton*>(QStringLiteral("compareHow"))->click();
    QVERIFY(m_page->findChild<QWidget*>(QStringLiteral("compareMethod"))->isVisible());
  }

  void whatDiffersInSettingsStandsOnTop() {
    add({"off", "on"});
    auto* line = m_page->findChild<ElidedLabel*>(QStringLiteral("compareDiffering"));
    QVERIFY(!line->isVisible());
    auto other = std::make_shared<ComparedSide>(*sideOf("another machine", 1, 1));
    for (Run& run : other->runs) run.machine.cpuModel = "Another";
    m_page->addSides({other});
    QTRY_VERIFY(line->isVisible());
    QVERIFY2(line->text().startsWith(QStringLiteral("Differs: Processor ")), qPrintable(line->text()));
    QVERIFY(line->text().endsWith(QStringLiteral(" | Another")));
  }

  void sidesAreMovedByKeysAndByDrops() {
    add({"off", "on", "single"});
    list()->setFocus();
    list()->setCurrentIndex(list()->model()->index(2, 0));
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(names(), QStringList({QStringLiteral("XMP off, 4800"), QStringLiteral("On battery"),
                                   QStringLiteral("XMP on, 6000")}));
    // The keyboard goes with it; the first is the baseline.
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(names().front(), QStringLiteral("On battery"));
    QTRY_COMPARE(plot().series.front().name, std::string("On battery (baseline)"));
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(names()[1], QStringLiteral("On battery"));
    // As a list does what is dropped.
    QVERIFY(list()->model()->moveRow({}, 1, {}, 3));
    QTRY_COMPARE(names().back(), QStringLiteral("On battery"));
  }

  void clearTakesAllAway() {
    add({"off", "on"});
    QTest::mouseClick(button("compareClear"), Qt::LeftButton);
    QVERIFY(names().isEmpty());
    QVERIFY(!list()->isVisible());
    QVERIFY(!button("compareClear")->isVisible());
  }

  void whatIsTakenAwayCanBeBroughtBack() {
    add({"off", "on", "single"});
    const QStringList all = names();
    QVERIFY(!button("compareUndo")->isVisible());
    // One after the other comes back together.
    QTest::mouseClick(button("compareRemove"), Qt::LeftButton);
    QCOMPARE(names().size(), 2);
    QTest::mouseClick(button("compareClear"), Qt::LeftButton);
    QVERIFY(names().isEmpty());
    QTest::mouseClick(button("compareUndo"), Qt::LeftButton);
    QCOMPARE(names(), all);
    QTRY_COMPARE(plot().series.size(), std::size_t{3});
    QVERIFY(!button("compareUndo")->isVisible());
  }

  void whatTheHistoryReplacedCanBeBroughtBack() {
    add({"off", "on"});
    const QStringList before = names();
    m_page->compareKept({"single"});
    QTRY_COMPARE(names(), QStringList(QStringLiteral("On battery")));
    QTest::mouseClick(button("compareUndo"), Qt::LeftButton);
    QCOMPARE(names(), before);
  }

  /// What was taken away from a comparison does not come back in place of the next one.
  void undoIsOfTheComparisonThatWasReplacedLast() {
    add({"off", "on", "single"});
    QTest::mouseClick(button("compareRemove"), Qt::LeftButton);
    const QStringList before = names();
    QCOMPARE(before.size(), 2);
    m_page->compareKept({"single"});
    QTRY_COMPARE(names().size(), 1);
    QTest::mouseClick(button("compareUndo"), Qt::LeftButton);
    QCOMPARE(names(), before);
    // The bar goes where nothing was taken away.
    QTest::mouseClick(button("compareRemove"), Qt::LeftButton);
    QVERIFY(button("compareUndo")->isVisible());
    m_page->compareKept({"off", "on", "single"});
    QTRY_COMPARE(names().size(), 3);
    QVERIFY(!button("compareUndo")->isVisible());
  }

  /// It would take away what has come since.
  void undoEndsWhenOtherSidesCome() {
    add({"off", "on"});
    QTest::mouseClick(button("compareClear"), Qt::LeftButton);
    QVERIFY(button("compareUndo")->isVisible());
    add({"single"});
    QTRY_COMPARE(names(), QStringList(QStringLiteral("On battery")));
    QVERIFY(!button("compareUndo")->isVisible());
  }

  void comparingRunsOfTheHistoryReplacesWhatIsThere() {
    add({"off", "on"});
    m_page->compareKept({"single"});
    QTRY_COMPARE(names(), QStringList(QStringLiteral("On battery")));
    // What cannot be loaded takes nothing away.
    m_page->compareKept({"nobody"});
    QTRY_VERIFY(m_page->findChild<QWidget*>(QStringLiteral("compareNotice"))->isVisible());
    QCOMPARE(names(), QStringList(QStringLiteral("On battery")));
  }

  /// The last of many sides are out of sight: their figures are nothing without the names of the results.
  // A column as wide as a name of any length was looked for step by step.
  void endlessNamesHaveColumnsThatEnd() {
    const std::string name(2000, 'x');
    m_page->addSides({sideOf(name + '1', 1, 1), sideOf(name + '2', 1, 1)});
    QTRY_COMPARE(table()->model()->columnCount(), 3);
    for (int column = 1; column < 3; ++column)
      QVERIFY2(table()->columnWidth(column) <=
                   std::max(m_page->width(), 100 * table()->fontMetrics().averageCharWidth()),
               qPrintable(QString::number(table()->columnWidth(column))));
  }

  void noTwoHeadsReadAlike() {
    SharedSides sides;
    const QStringList names{QStringLiteral("today 8:03 AM"),
                            QStringLiteral("today 8:05:14 AM"),
                            QStringLiteral("today 8:05:56 AM"),
                            QStringLiteral("today 8:26 AM"),
                            QStringLiteral("a_long_name_in_one_word_of_a_file_1"),
                            QStringLiteral("a_long_name_in_one_word_of_a_file_2")};
    for (const QString& name : names) sides.push_back(sideOf(name.toStdString(), 1, 1));
    const auto* part = m_page->findChild<CompareTable*>(QStringLiteral("compareTablePart"));
    const auto* header = m_page->findChild<QHeaderView*>(QStringLiteral("compareHeader"));
    m_page->addSides(sides);
    QTRY_COMPARE(table()->model()->columnCount(), 7);
    const auto areTold = [&] {
      QStringList heads = part->heads();
      heads.removeDuplicates();
      return heads.size() == names.size();
    };
    for (const int width : {800, 1024, 1190, 1280, 2400}) {
      m_page->resize(width, 780);
      QTRY_COMPARE(m_page->width(), width);
      QVERIFY2(areTold(), qPrintable(part->heads().join(u'|')));
      // A name of several words is whole, in two lines where it needs them.
      for (int side = 0; side < 4; ++side)
        QCOMPARE(QString(part->heads()[side]).replace(u'\n', u' '), names[side]);
      QTRY_VERIFY(part->heads().filter(QStringLiteral("\n")).isEmpty() ||
                  header->height() >= 2 * header->fontMetrics().height());
    }
    QVERIFY(part->heads().filter(QStringLiteral("\n")).isEmpty());
  }

  void namesStayWhileSidesAreScrolled() {
    std::vector<std::shared_ptr<const ComparedSide>> many;
    for (int side = 0; side < 12; ++side)
      many.push_back(sideOf("Side " + std::to_string(side), 1 + 0.01 * side, 4));
    m_page->addSides(many);
    auto* const table = m_page->findChild<QTableView*>(QStringLiteral("compareTable"));
    auto* const inPlace = m_page->findChild<QWidget*>(QStringLiteral("compareNames"));
    QTRY_COMPARE(table->model()->columnCount(), 13);
    QVERIFY(!inPlace->isVisible());
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
      m_page->setLayoutDirection(direction);
      QScrollBar* const bar = table->horizontalScrollBar();
      bar->setValue(bar->maximum());
      QVERIFY(inPlace->isVisible());
      const bool isMirrored = direction == Qt::RightToLeft;
      const QRect room = table->viewport()->geometry();
      QCOMPARE(isMirrored ? inPlace->geometry().right() : inPlace->geometry().left(),
               isMirrored ? room.right() : room.left());
      QVERIFY(!table->visualRect(table->model()->index(1, 0)).intersects(table->viewport()->rect()));
      // The keyboard goes to no cell that is under them.
      table->setFocus();
      table->setCurrentIndex(table->model()->index(1, 12));
      for (int column = 11; column > 0; --column) {
        QTest::keyClick(table, isMirrored ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(table->currentIndex().column(), column);
        const QRect cell =
            table->visualRect(table->currentIndex()).translated(table->viewport()->geometry().topLeft());
        QVERIFY(!inPlace->isVisible() || !inPlace->geometry().intersects(cell));
      }
      if (const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS"); !folder.isEmpty()) {
        bar->setValue(bar->maximum());
        m_page->grab().save(folder +
                            (isMirrored ? QStringLiteral("/names-rtl.png") : QStringLiteral("/names.png")));
      }
      table->setCurrentIndex(table->model()->index(1, 0));
      bar->setValue(bar->minimum());
      QVERIFY(!inPlace->isVisible());
    }
  }

  void tabsNarrowChartAndTable() {
    add({"off", "on"});
    auto* tabs = m_page->findChild<QTabBar*>(QStringLiteral("compareTabs"));
    QStringList texts;
    for (int i = 0; i < tabs->count(); ++i) texts << tabs->tabText(i);
    QCOMPARE(texts,
             QStringList({QStringLiteral("All"), QStringLiteral("Processor"), QStringLiteral("Moves"),
                          QStringLiteral("Disk"), QStringLiteral("Bandwidth"), QStringLiteral("Latency")}));
    const int all = results();
    tabs->setCurrentIndex(2);
    QVERIFY(results() > 0 && results() < all);
    QCOMPARE(table()->model()->index(0, 0).data().toString(), QStringLiteral("Moves, MB/s"));
    QCOMPARE(plot().title, std::string("Moves: Sequential, 8-byte: one size per level"));
    const auto* width = m_page->findChild<QComboBox*>(QStringLiteral("compareWidth"));
    auto* pattern = m_page->findChild<QComboBox*>(QStringLiteral("comparePattern"));
    QVERIFY(width->isVisible() && pattern->isVisible());
    QVERIFY(!m_page->findChild<QWidget*>(QStringLiteral("compareWhat"))->isVisible());
    QCOMPARE(width->count(), 4);
    pattern->setCurrentText(QStringLiteral("random"));
    emit pattern->activated(pattern->currentIndex());
    QCOMPARE(plot().title, std::string("Moves: Random, 8-byte: one size per level"));
    QCOMPARE(width->currentText(), QStringLiteral("8-byte"));
  }

  void figuresAreShownInsteadOfDifferences() {
    add({"off", "on"});
    QVERIFY(plot().yKind == AxisKind::Change);
    QCOMPARE(plot().yTitle, std::string("Change, higher is better"));
    QCOMPARE(plot().yBrief, std::string("higher is better"));
    box("compareRelative")->setChecked(false);
    QVERIFY(plot().yKind == AxisKind::LogRate);
    // One side alone has nothing but its figures.
    box("compareRelative")->setChecked(true);
    m_page->compareKept({"off"});
    QTRY_COMPARE(names().size(), 1);
    QTRY_VERIFY(plot().yKind == AxisKind::LogRate);
    QVERIFY(!box("compareRelative")->isVisible());
  }

  void withNothingInCommonASentenceStandsInTheChart() {
    const auto only = [](const char* name, Test test) {
      auto side = std::make_shared<ComparedSide>(*sideOf(name, 1, 1));
      std::erase_if(side->runs.front().results, [&](const CellResult& cell) { return cell.test != test; });
      return side;
    };
    m_page->addSides({only("rates", Test::Bandwidth), only("times", Test::Latency)});
    QTRY_VERIFY2(plot().note.starts_with("No other side has these results in common with the baseline."),
                 plot().note.c_str());
    QVERIFY(plot().series.empty());
    box("compareRelative")->setChecked(false);
    QVERIFY(plot().note.empty() && !plot().series.empty());
  }

  void aTabWithNothingInCommonSaysSo() {
    const auto without = [](const char* name, Test test) {
      auto side = std::make_shared<ComparedSide>(*sideOf(name, 1.5, 1));
      std::erase_if(side->runs.front().results, [&](const CellResult& cell) { return cell.test == test; });
      for (CellResult& cell : side->runs.front().results)
        if (auto* measured = std::get_if<Measured>(&cell.outcome)) measured->verdict.grade = Grade::Poor;
      return side;
    };
    m_page->addSides({sideOf("all", 1, 1), without("no latency", Test::Latency)});
    QTRY_VERIFY(rows() > 0);
    auto* nothing = m_page->findChild<QLabel*>(QStringLiteral("compareNothing"));
    auto* footnotes = m_page->findChild<QLabel*>(QStringLiteral("compareFootnotes"));
    auto* banner = m_page->findChild<QWidget*>(QStringLiteral("compareBanner"));
    QVERIFY(nothing->isHidden());
    QVERIFY(!footnotes->isHidden() && !banner->isHidden());
    auto* tabs = m_page->findChild<QTabBar*>(QStringLiteral("compareTabs"));
    const auto choose = [&](const QString& name) {
      for (int tab = 0; tab < tabs->count(); ++tab)
        if (tabs->tabText(tab) == name) tabs->setCurrentIndex(tab);
      return tabs->tabText(tabs->currentIndex()) == name;
    };
    QVERIFY(choose(QStringLiteral("Latency")));
    QCOMPARE(rows(), 0);
    QVERIFY(nothing->isVisible());
    QCOMPARE(nothing->text(), QStringLiteral("No result that the sides have in common."));
    // Nothing there has a small number, and the answer would be of other tests.
    QVERIFY(footnotes->isHidden());
    QVERIFY(banner->isHidden());
    QVERIFY(choose(QStringLiteral("Bandwidth")));
    QVERIFY(rows() > 0 && nothing->isHidden());
    QVERIFY(!footnotes->isHidden() && !banner->isHidden());
    // What a person filters out is not what the sides lack.
    QTest::keyClicks(m_page->findChild<QLineEdit*>(QStringLiteral("compareFilter")), QStringLiteral("zzz"));
    QCOMPARE(rows(), 0);
    QVERIFY(nothing->isHidden());
  }

  void theTableHasItsRowsOnASmallScreen() {
    m_page->resize(1100, 560);
    add({"off", "on"});
    settle(*m_page);
    const auto inSight = [this] {
      return table()->viewport()->height() /
             std::max(1, table()->rowHeight(table()->model()->rowCount() - 1));
    };
    QVERIFY2(inSight() >= 4, qPrintable(QString::number(inSight())));
    // Whoever moves the border keeps it.
    m_page->resize(1100, 900);
    auto* halves = m_page->findChild<QSplitter*>(QStringLiteral("compareRight"));
    QCOMPARE(m_page->chartShare(), 0);
    m_page->setChartShare(50);
    settle(*m_page);
    QCOMPARE(m_page->chartShare(), 50);
    QVERIFY(std::abs(halves->sizes()[0] - halves->sizes()[1]) <= 2);
  }

  /// The page of a window on a laptop's screen, below its menus and head.
  void theChartHasItsShareOnALaptopsScreen() {
    m_page->resize(1200, 645);
    auto other = std::make_shared<ComparedSide>(*sideOf("another machine", 1.1, 1));
    for (Run& run : other->runs) {
      run.machine.cpuModel = "Another";
      run.settings.threads = 2;
    }
    m_page->addSides({sideOf("a side", 1, 1), other});
    QTRY_VERIFY(table()->model()->rowCount() > 0);
    settle(*m_page);
    const auto* halves = m_page->findChild<QSplitter*>(QStringLiteral("compareRight"));
    const double share = 100.0 * halves->sizes()[0] / (halves->sizes()[0] + halves->sizes()[1]);
    QVERIFY2(share >= 59.5, qPrintable(QString::number(share)));
    // What differs stands beside the buttons.
    const auto* differing = m_page->findChild<QWidget*>(QStringLiteral("compareDiffering"));
    QVERIFY(differing->isVisible());
    QCOMPARE(differing->parentWidget()->objectName(), QStringLiteral("compareTools"));
    QVERIFY(differing->parentWidget()->height() <=
            m_page->findChild<QWidget*>(QStringLiteral("compareAdd"))->height() + 2);
    // A long answer has two lines until someone asks for all of it.
    const auto* answer = m_page->findChild<QLabel*>(QStringLiteral("compareAnswer"));
    QVERIFY(answer->height() <= 2 * answer->fontMetrics().lineSpacing() + 2);
    const QString folded = answer->text();
    QVERIFY2(folded.endsWith(QChar(0x2026)), qPrintable(folded));
    QCOMPARE(answer->toolTip(), answer->accessibleName());
    m_page->findChild<QToolButton*>(QStringLiteral("compareHow"))->click();
    QCOMPARE(answer->text(), answer->accessibleName());
    QVERIFY(answer->text().size() > folded.size());
  }

  /// What was found on a small screen is looked at on a large one without being compared anew.
  void theChartHasItsShareOfAWindowThatGrows() {
    m_page->resize(1100, 440);
    add({"off", "on"});
    settle(*m_page);
    const auto* halves = m_page->findChild<QSplitter*>(QStringLiteral("compareRight"));
    const auto share = [halves] {
      return 100.0 * halves->sizes()[0] / (halves->sizes()[0] + halves->sizes()[1]);
    };
    QVERIFY2(share() < 55, qPrintable(QString::number(share())));
    m_page->resize(1280, 1400);
    settle(*m_page);
    QVERIFY2(std::abs(share() - 60) < 1, qPrintable(QString::number(share())));
    // The share that a person gave it stays.
    m_page->setChartShare(50);
    m_page->resize(1280, 1100);
    settle(*m_page);
    QVERIFY2(std::abs(share() - 50) < 1, qPrintable(QString::number(share())));
  }

  void namesOfLinesDoNotCoverEachOther() {
    SharedSides sides;
    for (int i = 0; i < 10; ++i) sides.push_back(sideOf("side " + std::to_string(i), 1 + 0.0005 * i, 1));
    m_page->addSides(sides);
    QTRY_COMPARE(plot().series.size(), std::size_t{10});
    settle(*m_page);
    const auto* view = m_page->findChild<PlotView*>(QStringLiteral("compareLines"));
    const QList<EndLabel> labels = endLabels(view->canvas());
    QCOMPARE(labels.size(), 10);
    for (qsizetype i = 0; i < labels.size(); ++i)
      for (qsizetype j = 0; j < i; ++j)
        QVERIFY(!labels[i].box.intersects(labels[j].box.adjusted(0, 0.5, 0, -0.5)));
  }

  void resultsOfSomeSidesAreFolded() {
    auto less = std::make_shared<ComparedSide>(*sideOf("less", 1, 4));
    for (Run& run : less->runs)
      std::erase_if(run.results, [](const CellResult& cell) { return cell.test == Test::Disk; });
    m_page->addSides({sideOf("all", 1, 4), less});
    auto* unmatched = m_page->findChild<QToolButton*>(QStringLiteral("compareUnmatched"));
    QTRY_VERIFY(unmatched->isVisible());
    QVERIFY(unmatched->text().endsWith(QStringLiteral("results that only some sides have")));
    const int before = results();
    unmatched->click();
    QVERIFY(results() > before);
    const QModelIndex last = table()->model()->index(rows() - 1, 0);
    QVERIFY(last.data().toString().startsWith(QStringLiteral("Disk")));
    QCOMPARE(last.data(CompareModel::secondRole).toString(), QStringLiteral("only all has this"));
  }

  void moreThanTwelveSidesFold() {
    SharedSides sides;
    for (int i = 0; i < 14; ++i) sides.push_back(sideOf("side " + std::to_string(i), 1 + 0.02 * i, 1));
    m_page->addSides(sides);
    QTRY_COMPARE(plot().series.size(), std::size_t{2});
    QVERIFY(box("compareFold")->isVisible());
    box("compareFold")->setChecked(false);
    QCOMPARE(plot().series.size(), std::size_t{14});
    QCOMPARE(table()->model()->columnCount(), 15);
  }

  void theChartIsReadOutByKeys() {
    add({"off", "on"});
    auto* view = m_page->findChild<PlotView*>(QStringLiteral("compareLines"));
    QTRY_COMPARE(plot().series.size(), std::size_t{2});
    view->setFocus();
    QTest::keyClick(view, Qt::Key_End);
    QVERIFY(view->readOut().has_value());
    QCOMPARE(view->readOut()->rows.size(), std::size_t{2});
    QVERIFY(view->accessibleDescription().contains(QStringLiteral("XMP on, 6000")));
  }

  void filesAreAddedAndDropped() {
    const std::string one = folder() + "/one.strata";
    const std::string two = folder() + "/two.strata";
    QVERIFY(writeFile(one, toJson(seriesOf("66666666-0000-4000-8000-000000000002", "", 1, 1).front())));
    QVERIFY(writeFile(
        two, toJson(seriesOf("66666666-0000-4000-8000-000000000003", "a friend's", 1.1, 1).front())));
    m_answer = QString::fromStdString(one);
    action("compareFromFiles")->trigger();
    QTRY_COMPARE(names(), QStringList({QStringLiteral("one")}));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QString::fromStdString(two))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_page.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_page.get(), &drop);
    QTRY_COMPARE(names(), QStringList({QStringLiteral("one"), QStringLiteral("a friend's")}));
  }

  void aFileThatIsNoRunIsRefused() {
    const std::string file = folder() + "/notes.txt";
    QVERIFY(writeFile(file, "milk, bread"));
    m_page->addFiles({QString::fromStdString(file)});
    QTRY_VERIFY(m_page->findChild<QWidget*>(QStringLiteral("compareNotice"))->isVisible());
    QVERIFY(text("compareNoticeText").startsWith(QStringLiteral("notes.txt: ")));
    QVERIFY(!m_page->hasChart());
  }

  void referencesAreOfferedOnce() {
    QVERIFY(!menu("compareReferences")->menuAction()->isVisible());
    m_page->setReferences([] { return std::vector<ComparedSide>{*publishedSide("Core i7-930")}; });
    QVERIFY(menu("compareReferences")->menuAction()->isVisible());
    emit menu("compareReferences")->aboutToShow();
    menu("compareReferences")->actions().front()->trigger();
    QTRY_COMPARE(names(), QStringList({QStringLiteral("Core i7-930")}));
    emit menu("compareReferences")->aboutToShow();
    QVERIFY(!menu("compareReferences")->actions().front()->isEnabled());
  }

  void tableAndPictureAreExported() {
    add({"off", "on"});
    QTRY_VERIFY(rows() > 1);
    m_answer = QString::fromStdString(folder() + "/table.csv");
    action("compareExportTable")->trigger();
    QVERIFY(content().startsWith("test,kernel,"));
    QVERIFY(content().contains(",\"XMP on, 6000\",no,5,"));
    QVERIFY(content().contains(",faster,"));
    m_answer = QString::fromStdString(folder() + "/table.txt");
    action("compareExportTable")->trigger();
    QVERIFY(content().contains("A  XMP off, 4800"));
    QVERIFY(content().contains("XMP on, 6000 is faster in"));
    QVERIFY(content().contains("finding"));
    m_answer = QString::fromStdString(folder() + "/table.html");
    action("compareExportTable")->trigger();
    QVERIFY(content().contains("<svg") && content().contains("<table"));
    m_answer = QString::fromStdString(folder() + "/table.md");
    action("compareExportTable")->trigger();
    QVERIFY(content().contains("| faster"));
    m_answer = QString::fromStdString(folder() + "/table.json");
    action("compareExportTable")->trigger();
    QVERIFY(content().contains("strata.comparison/1"));
    m_answer = QString::fromStdString(folder() + "/chart.svg");
    action("compareExportPicture")->trigger();
    QVERIFY(content().contains("<svg"));
    m_answer = QString::fromStdString(folder() + "/chart.png");
    action("compareExportPicture")->trigger();
    QVERIFY(content().startsWith("\x89PNG"));
    QTest::mouseClick(button("compareCopy"), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u'\t'));
  }

  void aFailedExportLosesNothing() {
    add({"off", "on"});
    QTRY_VERIFY(rows() > 1);
    const int before = rows();
    m_answer = QString::fromStdString(folder() + "/no/such/folder/table.csv");
    action("compareExportTable")->trigger();
    QTRY_VERIFY(m_page->findChild<QWidget*>(QStringLiteral("compareNotice"))->isVisible());
    QCOMPARE(rows(), before);
    QCOMPARE(names().size(), 2);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(ComparePageTest)
#include "tst_compare_page.moc"
