// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/history_page.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qfile.h>
#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtGui/qfontdatabase.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qplaintextedit.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qsplitter.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtreeview.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/gui/history/history_model.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/history/trend_chart.h"
#include "app/gui/look/look.h"
#include "app/gui/results/results_table.h"
#include "app/gui/share/share_dialog.h"
#include "app/gui/widgets/report_pane.h"
#include "app/gui/widgets/section_tabs.h"
#include "core/files/write_file.h"
#include "core/report/json.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

namespace {

Run named(Run run, const std::string& id, const std::string& started, const std::string& label) {
  run.id = run.series = id;
  run.started = started;
  run.label = label;
  return run;
}

}  // namespace

/// The page over a real history in a file of its own.
class HistoryPageTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_look.setLanguage(QStringLiteral("en")); }

  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    auto history = History::open(path());
    QVERIFY(history);
    QVERIFY(history->add(
        named(classicRun(), "11111111-0000-4000-8000-00000000000a", "2026-01-05T10:00:00Z", "stock")));
    QVERIFY(history->add(
        named(troubledRun(), "22222222-0000-4000-8000-00000000000b", "2026-02-05T10:00:00Z", "quiet fan")));
    QVERIFY(history->add(
        named(classicRun(4), "33333333-0000-4000-8000-00000000000c", "2026-03-05T10:00:00Z", "overclocked")));
  }

  void cleanup() {
    m_page.reset();
    m_thread.reset();
    m_folder.reset();
  }

  void theLatestIsFirstAndItsReportIsShown() {
    open();
    QCOMPARE(labels(), QStringList({QStringLiteral("overclocked"), QStringLiteral("quiet fan"),
                                    QStringLiteral("stock")}));
    QTRY_VERIFY(report().contains(QStringLiteral("overclocked")));
    QCOMPARE(text("historyCount"), QStringLiteral("3 runs"));
  }

  // There was the report alone, in 80 columns.
  void theResultsOfTheRunStandBesideItsReport() {
    open();
    auto* tabs = m_page->findChild<SectionTabs*>(QStringLiteral("historySections"));
    QCOMPARE(tabs->count(), 2);
    const auto* results = m_page->findChild<ResultsTable*>();
    QTRY_VERIFY(results->isVisible());
    const auto* figures = results->findChild<QTableView*>(QStringLiteral("resultsTable"));
    QCOMPARE(figures->model()->rowCount(), static_cast<int>(classicRun(4).results.size()));
    auto* pane = m_page->findChild<ReportPane*>(QStringLiteral("historyReport"));
    QVERIFY(!pane->isVisible());
    tabs->setCurrentIndex(1);
    QVERIFY(pane->isVisible() && !results->isVisible());
    tabs->setCurrentIndex(0);
    // Without a run there is what to do.
    table()->clearSelection();
    QVERIFY(pane->isVisible());
    QCOMPARE(report(), QString());
    const auto* text = pane->findChild<QPlainTextEdit*>(QStringLiteral("reportText"));
    QCOMPARE(text->placeholderText(), QStringLiteral("Select one run to see its results here."));
    QCOMPARE(text->font().family(), pane->font().family());
    tabs->setCurrentIndex(1);
    QCOMPARE(text->placeholderText(), QStringLiteral("Select one run to see its report here."));
    // Columns of a report need a font of even width.
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QTRY_VERIFY(!report().isEmpty());
    QCOMPARE(text->font().family(), QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
  }

  void fromRightToLeftTooTheLatestIsChosen() {
    qApp->setLayoutDirection(Qt::RightToLeft);
    open();
    const QModelIndexList chosen = table()->selectionModel()->selectedRows();
    qApp->setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().row(), 0);
  }

  void momentsAreSaidAsPeopleSayThem() {
    const auto utc = [](const QDate& day) {
      return QDateTime(day, QTime(12, 34, 56)).toUTC().toString(Qt::ISODate).toStdString();
    };
    auto history = History::open(path());
    const QDate today = QDate::currentDate();
    QVERIFY(history->add(named(classicRun(), "44444444-0000-4000-8000-00000000000d", utc(today), "new")));
    QVERIFY(history->add(
        named(classicRun(), "55555555-0000-4000-8000-00000000000e", utc(today.addDays(-1)), "before")));
    open(5);
    const auto started = [&](int row) {
      return table()->model()->index(row, HistoryModel::startedColumn).data().toString();
    };
    QCOMPARE(started(0), QStringLiteral("today 12:34:56 PM"));
    QCOMPARE(started(1), QStringLiteral("yesterday 12:34:56 PM"));
    QVERIFY2(started(2).startsWith(QStringLiteral("5 March 2026, ")), qPrintable(started(2)));
  }

  void runsOfASeriesAreBelowARowThatSumsThemUp() {
    addSeries();
    open(4);
    const QModelIndex series = at(0);
    QCOMPARE(cell(series, HistoryModel::labelColumn), QStringLiteral("hot · 3 runs"));
    QVERIFY(cell(series, HistoryModel::startedColumn).contains(QStringLiteral("5 May 2026")));
    // The runs have 1, 2 and 4 times the figures of the classic one: the median is twice that.
    QVERIFY2(cell(series, HistoryModel::figuresColumn).contains(QStringLiteral("29,200 MB/s")),
             qPrintable(cell(series, HistoryModel::figuresColumn)));
    QVERIFY(cell(series, HistoryModel::verdictColumn) == QStringLiteral("caution"));
    QVERIFY(!table()->isExpanded(series));
    QCOMPARE(text("historyCount"), QStringLiteral("6 runs"));

    table()->expand(series);
    QCOMPARE(table()->model()->rowCount(series), 3);
    // The latest is first there too; of four repetitions the second was deleted.
    QCOMPARE(cell(at(0, series), HistoryModel::labelColumn), QStringLiteral("hot · 4 of 4"));
    QCOMPARE(cell(at(1, series), HistoryModel::labelColumn), QStringLiteral("hot · 3 of 4"));
    QCOMPARE(cell(at(2, series), HistoryModel::labelColumn), QStringLiteral("hot · 1 of 4"));
    QCOMPARE(at(0, series).siblingAtColumn(1).data(Qt::EditRole).toString(), QStringLiteral("hot"));
    QCOMPARE(cell(at(1), HistoryModel::labelColumn), QStringLiteral("overclocked"));
  }

  void aSeriesIsExpandedAndCollapsedByTheKeyboardAndStaysSo_data() {
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
  }

  void aSeriesIsExpandedAndCollapsedByTheKeyboardAndStaysSo() {
    QFETCH(Qt::LayoutDirection, direction);
    addSeries();
    qApp->setLayoutDirection(direction);
    open(4);
    qApp->setLayoutDirection(Qt::LeftToRight);
    m_page->setLayoutDirection(direction);
    const Qt::Key into = direction == Qt::LeftToRight ? Qt::Key_Right : Qt::Key_Left;
    const Qt::Key out = direction == Qt::LeftToRight ? Qt::Key_Left : Qt::Key_Right;
    table()->setFocus();
    QTest::keyClick(table(), into);
    QVERIFY(table()->isExpanded(at(0)));
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(table()->currentIndex().parent(), at(0));

    // Another list comes, and a filter comes and goes.
    QSignalSpy lists(m_thread.get(), &HistoryThread::listed);
    m_page->refresh();
    QTRY_COMPARE(lists.count(), 1);
    QVERIFY(table()->isExpanded(at(0)));
    QCOMPARE(table()->currentIndex().parent(), at(0));
    auto* search = m_page->findChild<QLineEdit*>(QStringLiteral("historySearch"));
    search->setText(QStringLiteral("stock"));
    QCOMPARE(table()->model()->rowCount(), 1);
    search->clear();
    QVERIFY(table()->isExpanded(at(0)));

    table()->setCurrentIndex(at(0, at(0)));
    QTest::keyClick(table(), out);
    QTest::keyClick(table(), out);
    QVERIFY(!table()->isExpanded(at(0)));
    QCOMPARE(table()->currentIndex(), at(0));
  }

  void whatWasExpandedAtTheLastStartIsExpanded() {
    addSeries();
    const QString id = QString::fromStdString(member(0));
    open(4);
    QVERIFY(m_page->expandedSeries().isEmpty());
    table()->expand(at(0));
    QCOMPARE(m_page->expandedSeries(), QStringList({id}));
    m_page.reset();
    m_thread.reset();
    open(4, {id, QStringLiteral("long gone")});
    QTRY_VERIFY(table()->isExpanded(at(0)));
    QCOMPARE(m_page->expandedSeries(), QStringList({id}));
    table()->collapse(at(0));
    QVERIFY(m_page->expandedSeries().isEmpty());
  }

  void whatIsChosenInASeriesIsTheSeriesOnceThatIsCollapsed() {
    addSeries();
    open(4);
    table()->expand(at(0));
    table()->setCurrentIndex(at(1, at(0)));
    table()->collapse(at(0));
    QCOMPARE(table()->selectionModel()->selectedRows(), QModelIndexList({at(0)}));
  }

  void aSeriesStandsForAllItsRuns() {
    addSeries();
    open(4);
    table()->setCurrentIndex(at(0));
    QTRY_VERIFY(report().contains(QStringLiteral("hot")));
    QVERIFY2(!button("historyShare")->isEnabled(), "one run is shared");

    const QSignalSpy compared(m_page.get(), &HistoryPage::compareWanted);
    QTest::mouseClick(button("historyCompare"), Qt::LeftButton);
    QCOMPARE(compared.count(), 1);
    QCOMPARE(compared.front().front().value<std::vector<std::string>>(),
             (std::vector{member(0), member(2), member(3)}));

    // The one whose figure is the median.
    const QSignalSpy opened(m_page.get(), &HistoryPage::openWanted);
    QTest::mouseClick(button("historyOpen"), Qt::LeftButton);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.front().front().value<std::shared_ptr<const Run>>()->id, member(2));

    m_answer = m_folder->filePath(QStringLiteral("series.strata"));
    QTest::mouseClick(button("historyExport"), Qt::LeftButton);
    QTRY_VERIFY(QFile::exists(m_answer));
    QFile file(m_answer);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    for (const int place : {0, 2, 3}) QVERIFY(written.contains(member(place).c_str()));

    QTest::mouseClick(button("historyLabel"), Qt::LeftButton);
    auto* editor = table()->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QCOMPARE(editor->text(), QStringLiteral("hot"));
    editor->setText(QStringLiteral("warm"));
    QTest::keyClick(editor, Qt::Key_Return);
    for (const int place : {0, 2, 3})
      QTRY_COMPARE(QString::fromStdString(stored(member(place)).label), QStringLiteral("warm"));
    QTRY_COMPARE(cell(at(0), HistoryModel::labelColumn), QStringLiteral("warm · 3 runs"));

    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(table()->model()->rowCount(), 3);
    QTRY_COMPARE(text("historyUndoText"), QStringLiteral("3 runs deleted."));
    QTest::mouseClick(button("undoDelete"), Qt::LeftButton);
    QTRY_COMPARE(table()->model()->rowCount(), 4);
  }

  void aSeriesStandsForTheRunsThatTheFilterLeaves() {
    addSeries();
    auto history = History::open(path());
    QVERIFY(history->describe(member(2), {}, "with the window open"));
    open(4);
    m_page->findChild<QLineEdit*>(QStringLiteral("historySearch"))->setText(QStringLiteral("window open"));
    QCOMPARE(table()->model()->rowCount(), 1);
    QCOMPARE(table()->model()->rowCount(at(0)), 1);
    QCOMPARE(text("historyCount"), QStringLiteral("1 of 6 runs"));
    QCOMPARE(table()->selectionModel()->selectedRows(), QModelIndexList({at(0)}));
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(text("historyUndoText"), QStringLiteral("1 run deleted."));
    QTRY_COMPARE(text("historyCount"), QStringLiteral("0 of 5 runs"));
  }

  /// Those that the filter hides kept nothing of their own.
  void aLabelIsOfTheRunsThatTheFilterLeaves() {
    addSeries();
    auto history = History::open(path());
    QVERIFY(history->describe(member(2), {}, "with the window open"));
    open(4);
    m_page->findChild<QLineEdit*>(QStringLiteral("historySearch"))->setText(QStringLiteral("window open"));
    QCOMPARE(table()->model()->rowCount(), 1);
    QVERIFY(
        table()->model()->setData(at(0).siblingAtColumn(HistoryModel::labelColumn), QStringLiteral("warm")));
    QTRY_COMPARE(QString::fromStdString(stored(member(2)).label), QStringLiteral("warm"));
    for (const int place : {0, 3})
      QCOMPARE(QString::fromStdString(stored(member(place)).label), QStringLiteral("hot"));
  }

  void aSeriesIsSortedByItsSummary() {
    addSeries();
    open(4);
    table()->sortByColumn(HistoryModel::startedColumn, Qt::AscendingOrder);
    QCOMPARE(cell(at(3), HistoryModel::labelColumn), QStringLiteral("hot · 3 runs"));
    QCOMPARE(cell(at(0, at(3)), HistoryModel::labelColumn), QStringLiteral("hot · 1 of 4"));
    table()->sortByColumn(HistoryModel::labelColumn, Qt::AscendingOrder);
    QCOMPARE(cell(at(0), HistoryModel::labelColumn), QStringLiteral("hot · 3 runs"));
  }

  /// Seven runs of one machine, of which the last is half as fast.
  void aFigureIsShownOverTimeWithWhatStandsOut() {
    addDays(7);
    open(10);
    m_page->resize(1000, 900);
    auto* chart = m_page->findChild<TrendChart*>(QStringLiteral("trendChart"));
    const auto* sentence = m_page->findChild<QLabel*>(QStringLiteral("trendSentence"));
    table()->setCurrentIndex(at(0));
    // The runs of the fixture are another machine's.
    QTRY_VERIFY2(sentence->text().contains(QStringLiteral("7 runs since 1 June 2026")),
                 qPrintable(sentence->text()));
    QVERIFY2(sentence->text().endsWith(QStringLiteral("; 1 outside the usual range.")),
             qPrintable(sentence->text()));
    QVERIFY(chart->isVisible());
    QVERIFY(chart->pointText(6).contains(QStringLiteral("outside the usual range")));
    QVERIFY(!chart->pointText(5).contains(QStringLiteral("outside the usual range")));

    // It is read by the keyboard, beginning with the run that is selected, and chooses.
    chart->setFocus();
    QCOMPARE(chart->readPoint(), std::optional<std::size_t>(6));
    QTest::keyClick(chart, Qt::Key_Left);
    QCOMPARE(chart->accessibleDescription(), chart->pointText(5));
    QTest::keyClick(chart, Qt::Key_Home);
    QTest::keyClick(chart, Qt::Key_Return);
    QTRY_COMPARE(table()->selectionModel()->selectedRows(), QModelIndexList({at(6)}));
    QTRY_VERIFY(report().contains(QStringLiteral("day 1")));

    // A click does the same.
    QTRY_VERIFY(chart->isVisible());
    QTest::mouseClick(chart, Qt::LeftButton, {}, chart->placeOf(3).toPoint());
    QTRY_COMPARE(table()->selectionModel()->selectedRows(), QModelIndexList({at(3)}));
  }

  void theListHasHalfOfALowWindow() {
    addDays(7);
    open(10);
    m_page->resize(1000, 560);
    table()->setCurrentIndex(at(0));
    QTRY_VERIFY(!report().isEmpty());
    const QList<int> halves = m_page->findChild<QSplitter*>(QStringLiteral("historyHalves"))->sizes();
    QVERIFY2(halves[0] >= halves[1] * 2 / 3,
             qPrintable(QStringLiteral("%1 beside %2").arg(halves[0]).arg(halves[1])));
  }

  // The second click of a double click hit the row below.
  void theListKeepsItsHeightWhenATrendComes() {
    addDays(7);
    open(10);
    m_page->resize(900, 600);
    const auto* sentence = m_page->findChild<QLabel*>(QStringLiteral("trendSentence"));
    table()->setCurrentIndex(at(9));
    QTRY_VERIFY(!report().isEmpty());
    QVERIFY(!sentence->isVisible());
    // As low as it can be, so that there is no room to give.
    m_page->findChild<QSplitter*>(QStringLiteral("historyHalves"))->setSizes({10'000, 1});
    settle(*m_page);
    const int height = table()->height();
    table()->setCurrentIndex(at(0));
    QTRY_VERIFY(sentence->isVisible());
    settle(*m_page);
    QCOMPARE(table()->height(), height);
  }

  void aRunThatIsLikeNoOtherHasNoTrend() {
    addDays(2);
    open(5);
    const auto* sentence = m_page->findChild<QLabel*>(QStringLiteral("trendSentence"));
    table()->setCurrentIndex(at(0));
    QTRY_VERIFY(sentence->isVisible());
    QVERIFY2(sentence->text().endsWith(QStringLiteral("; too few for a usual range.")),
             qPrintable(sentence->text()));
    table()->selectAll();
    QVERIFY(!sentence->isVisible());
    table()->setCurrentIndex(at(3));  // troubled
    QTRY_VERIFY(report().contains(QStringLiteral("quiet fan")));
    QVERIFY(!sentence->isVisible());
  }

  void gradesHaveTheirMarksAndEqualColumnsAreHidden() {
    open();
    const auto grade = [&](int row) {
      return table()->model()->index(row, HistoryModel::verdictColumn).data(HistoryModel::gradeRole).toInt();
    };
    QCOMPARE(grade(1), static_cast<int>(Grade::Poor));
    QCOMPARE(grade(2), static_cast<int>(Grade::Fair));
    QVERIFY(!table()->model()->index(1, HistoryModel::labelColumn).data(HistoryModel::gradeRole).isValid());
    // All are of one machine, and one of them was stopped or failed.
    QVERIFY(table()->isColumnHidden(HistoryModel::machineColumn));
    QVERIFY(!table()->isColumnHidden(HistoryModel::statusColumn));
  }

  void aRunThatGoesOnIsNotCalledStopped() {
    const std::string id = "44444444-0000-4000-8000-00000000000d";
    {
      auto history = History::open(path());
      const strata::Run run = named(classicRun(), id, "2026-04-05T10:00:00Z", "going on");
      const auto number = history->begin(run);
      QVERIFY(number && history->add(*number, run));
    }
    open(4);
    const auto status = [&] { return cell(at(0), HistoryModel::statusColumn); };
    m_page->setRunning(id);
    QCOMPARE(status(), QStringLiteral("running, 0 %"));
    m_page->setProgress(0.437);
    QCOMPARE(status(), QStringLiteral("running, 43 %"));
    QTRY_VERIFY2(report().contains(QStringLiteral("NOT FINISHED: ")), qPrintable(report().left(500)));
    QVERIFY(!report().contains(QStringLiteral("STOPPED")));
    m_page->setRunning({});
    QCOMPARE(status(), QStringLiteral("not finished"));
    QCOMPARE(cell(at(2), HistoryModel::statusColumn), QStringLiteral("stopped"));
  }

  void thereAreCommentsOnceThereIsOne() {
    {
      auto history = History::open(path());
      const auto runs = history->list();
      for (const KeptRun& run : *runs) QVERIFY(history->describe(run.id, {}, std::string()));
    }
    open();
    QVERIFY(table()->isColumnHidden(HistoryModel::commentColumn));
    m_page->findChild<QAction*>(QStringLiteral("historyCommentAction"))->trigger();
    QVERIFY(!table()->isColumnHidden(HistoryModel::commentColumn));
    auto* editor = table()->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("dust removed"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(cell(at(0), HistoryModel::commentColumn), QStringLiteral("dust removed"));
    m_thread->list();
    QVERIFY(!table()->isColumnHidden(HistoryModel::commentColumn));
  }

  void aSearchNarrowsTheTable() {
    open();
    QTest::keyClicks(m_page->findChild<QLineEdit*>(QStringLiteral("historySearch")), QStringLiteral("QUIET"));
    QCOMPARE(labels(), QStringList({QStringLiteral("quiet fan")}));
    QCOMPARE(text("historyCount"), QStringLiteral("1 of 3 runs"));
    QTRY_VERIFY(report().contains(QStringLiteral("quiet fan")));
  }

  void choicesNarrowItTooAndOfferWhatTheHistoryHas() {
    open();
    auto* verdict = m_page->findChild<QComboBox*>(QStringLiteral("historyVerdict"));
    QCOMPARE(items(*verdict), QStringList({QStringLiteral("All grades"), QStringLiteral("caution"),
                                           QStringLiteral("unreliable")}));
    QTest::keyClicks(verdict, QStringLiteral("u"));
    QCOMPARE(labels(), QStringList({QStringLiteral("quiet fan")}));
    auto* test = m_page->findChild<QComboBox*>(QStringLiteral("historyTest"));
    QVERIFY(items(*test).contains(QStringLiteral("Disk")));
    // Both at once.
    QTest::keyClicks(m_page->findChild<QLineEdit*>(QStringLiteral("historySearch")), QStringLiteral("stock"));
    QCOMPARE(text("historyCount"), QStringLiteral("0 of 3 runs"));
    verdict->setCurrentIndex(0);
    QCOMPARE(labels(), QStringList({QStringLiteral("stock")}));
    // All are of one machine.
    QVERIFY(!m_page->findChild<QComboBox*>(QStringLiteral("historyMachine"))->isVisible());
  }

  void aChoiceOutlivesAListThatComes() {
    open();
    auto* verdict = m_page->findChild<QComboBox*>(QStringLiteral("historyVerdict"));
    QTest::keyClicks(verdict, QStringLiteral("u"));
    QSignalSpy lists(m_thread.get(), &HistoryThread::listed);
    m_page->refresh();
    QTRY_COMPARE(lists.count(), 1);
    QCOMPARE(verdict->currentText(), QStringLiteral("unreliable"));
    QCOMPARE(labels(), QStringList({QStringLiteral("quiet fan")}));
  }

  void columnsSort() {
    open();
    table()->sortByColumn(1, Qt::AscendingOrder);
    QCOMPARE(labels(), QStringList({QStringLiteral("overclocked"), QStringLiteral("quiet fan"),
                                    QStringLiteral("stock")}));
    table()->sortByColumn(0, Qt::AscendingOrder);
    QCOMPARE(labels(), QStringList({QStringLiteral("stock"), QStringLiteral("quiet fan"),
                                    QStringLiteral("overclocked")}));
  }

  void aLabelThatIsTypedIsKept() {
    open();
    QTest::mouseClick(button("historyLabel"), Qt::LeftButton);
    auto* editor = table()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    editor->setText(QStringLiteral("with the new cooler"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(QString::fromStdString(stored("33333333-0000-4000-8000-00000000000c").label),
                 QStringLiteral("with the new cooler"));
    QTRY_COMPARE(labels().front(), QStringLiteral("with the new cooler"));
  }

  void aTextThatIsBeingTypedOutlivesAListThatComesMeanwhile() {
    open();
    QTest::mouseClick(button("historyLabel"), Qt::LeftButton);
    auto* editor = table()->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("half"));
    QSignalSpy lists(m_thread.get(), &HistoryThread::listed);
    m_page->refresh();
    QTRY_COMPARE(lists.count(), 1);
    QVERIFY(editor->isVisible());
    QTest::keyClicks(editor, QStringLiteral(" and whole"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(QString::fromStdString(stored("33333333-0000-4000-8000-00000000000c").label),
                 QStringLiteral("half and whole"));
    // The row stays the one that the keyboard is on.
    QTRY_VERIFY(lists.count() >= 2);
    QCOMPARE(table()->currentIndex().data().toString(), QStringLiteral("half and whole"));
  }

  void deletionsOneAfterTheOtherAreTakenBackTogether() {
    open();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(table()->model()->rowCount(), 2);
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    QTRY_COMPARE(text("historyUndoText"), QStringLiteral("2 runs deleted."));
    QTest::mouseClick(button("undoDelete"), Qt::LeftButton);
    QTRY_COMPARE(table()->model()->rowCount(), 3);
  }

  void theKeysToUndoBringBackWhatWasDeleted() {
    open();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(table()->model()->rowCount(), 2);
    QTRY_VERIFY(button("undoDelete")->isVisible());
    QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(table()->model()->rowCount(), 3);
    // There is nothing to bring back any more.
    QVERIFY(!button("undoDelete")->isVisible());
    QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(table()->model()->rowCount(), 3);
  }

  void whatIsDeletedCanBeTakenBack() {
    open();
    table()->selectAll();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(table()->model()->rowCount(), 0);
    QTRY_COMPARE(text("historyUndoText"), QStringLiteral("3 runs deleted."));
    QTest::mouseClick(button("undoDelete"), Qt::LeftButton);
    QTRY_COMPARE(labels(), QStringList({QStringLiteral("overclocked"), QStringLiteral("quiet fan"),
                                        QStringLiteral("stock")}));
  }

  void aRunTravelsInAFile() {
    open();
    m_answer = QString::fromStdString(folder() + "/run.strata");
    QTest::mouseClick(button("historyExport"), Qt::LeftButton);
    QTRY_VERIFY(QFile::exists(m_answer));
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(table()->model()->rowCount(), 2);
    QTest::mouseClick(button("historyImport"), Qt::LeftButton);
    QTRY_COMPARE(table()->model()->rowCount(), 3);
  }

  void aFileWhoseRunIsKeptAlreadyIsChosenInTheTable() {
    const std::string file = folder() + "/stock.strata";
    QVERIFY(writeFile(file, toJson(named(classicRun(), "11111111-0000-4000-8000-00000000000a",
                                         "2026-01-05T10:00:00Z", "stock"))));
    open();
    m_page->findChild<QLineEdit*>(QStringLiteral("historySearch"))->setText(QStringLiteral("quiet"));
    QSignalSpy sentences(m_page.get(), &HistoryPage::done);
    m_page->open({QString::fromStdString(file)});
    QTRY_COMPARE(sentences.count(), 1);
    QCOMPARE(sentences.front().front().toString(),
             QStringLiteral("Nothing new: these runs are in the history"));
    QTRY_COMPARE(table()->model()->rowCount(), 3);
    QTRY_VERIFY(table()->selectionModel()->hasSelection());
    QCOMPARE(table()->selectionModel()->selectedRows(1).front().data().toString(), QStringLiteral("stock"));
    QTRY_VERIFY(report().contains(QStringLiteral("stock")));
  }

  void ofSeveralFilesThoseThatCanBeReadAreChosenTogether() {
    const std::string good = folder() + "/good.strata";
    const std::string also = folder() + "/also.strata";
    const std::string bad = folder() + "/bad.strata";
    QVERIFY(writeFile(good, toJson(named(classicRun(), "44444444-0000-4000-8000-00000000000d",
                                         "2026-04-05T10:00:00Z", "from a friend"))));
    QVERIFY(writeFile(also, toJson(named(classicRun(), "55555555-0000-4000-8000-00000000000e",
                                         "2026-04-06T10:00:00Z", "another"))));
    QVERIFY(writeFile(bad, "{"));
    open();
    m_page->open({QString::fromStdString(good), QString::fromStdString(bad), QString::fromStdString(also)});
    QTRY_COMPARE(table()->selectionModel()->selectedRows().size(), 2);
    QCOMPARE(table()->model()->rowCount(), 5);
    QVERIFY(m_page->findChild<QWidget*>(QStringLiteral("historyNotice"))->isVisible());
  }

  void aFileThatIsNoRunIsRefused() {
    const std::string file = folder() + "/notes.txt";
    QVERIFY(writeFile(file, "milk, bread"));
    open();
    m_answer = QString::fromStdString(file);
    QTest::mouseClick(button("historyImport"), Qt::LeftButton);
    QTRY_VERIFY(m_page->findChild<QWidget*>(QStringLiteral("historyNotice"))->isVisible());
    QCOMPARE(table()->model()->rowCount(), 3);
  }

  void whatAnotherProgramWroteIsKeptToo() {
    const std::string file = folder() + "/copies.txt";
    QVERIFY(writeFile(file, "AVG\tMethod: MEMCPY\tElapsed: 0.00500\tMiB: 8.00000\tCopy: 2000.000 MiB/s\n"));
    open();
    m_answer = QString::fromStdString(file);
    QTest::mouseClick(button("historyImport"), Qt::LeftButton);
    QTRY_COMPARE(table()->model()->rowCount(), 4);
  }

  void aDamagedHistoryIsMendedAndSaid() {
    QVERIFY(writeFile(path(), "no database"));
    open(0);
    QTRY_VERIFY(text("historyNoticeText").contains(QStringLiteral("history-set-aside-1.sqlite")));
    QVERIFY(m_page->findChild<QWidget*>(QStringLiteral("historyTable"))->isHidden() || !table()->isVisible());
  }

  void exportsInTheFormThatTheFilesNameTells() {
    open();
    for (const auto& [name, beginning] :
         {std::pair{"a.html", "<!DOCTYPE html>"}, {"b.svg", "<?xml"}, {"c.strata", "{"}}) {
      m_answer = m_folder->filePath(QString::fromLatin1(name));
      QTest::mouseClick(button("historyExport"), Qt::LeftButton);
      QTRY_VERIFY(QFile::exists(m_answer));
      QFile file(m_answer);
      QVERIFY(file.open(QIODevice::ReadOnly));
      QVERIFY2(file.readAll().startsWith(beginning), name);
    }
  }

  void sharesTheRunThatIsChosen() {
    open();
    QTRY_VERIFY(button("historyShare")->isEnabled());
    m_answer = m_folder->filePath(QStringLiteral("shared.strata"));
    QTest::mouseClick(button("historyShare"), Qt::LeftButton);
    auto* dialog = m_page->findChild<ShareDialog*>();
    QVERIFY(dialog != nullptr);
    const QSignalSpy done(m_page.get(), &HistoryPage::done);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("shareSave")), Qt::LeftButton);
    QCOMPARE(done.count(), 1);
    QFile file(m_answer);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("33333333-0000-4000-8000-00000000000c"));
    QCOMPARE(QString::fromStdString(stored("33333333-0000-4000-8000-00000000000c").label),
             QStringLiteral("overclocked"));
  }

  void onlyOneRunIsShared() {
    open();
    QTRY_VERIFY(button("historyShare")->isEnabled());
    table()->selectAll();
    QVERIFY(!button("historyShare")->isEnabled());
  }

 private:
  std::string folder() const { return m_folder->path().toStdString(); }
  std::string path() const { return folder() + "/history.sqlite"; }

  void open(int runs = 3, const QStringList& expanded = {}) {
    m_thread = std::make_unique<HistoryThread>(path());
    const auto answer = [this](QWidget*, const FileQuestion&,
                               const std::function<void(const QString&)>& chosen) { chosen(m_answer); };
    m_page = std::make_unique<HistoryPage>(*m_thread, answer);
    m_page->setExpandedSeries(expanded);
    m_page->resize(1000, 600);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QTRY_COMPARE(table()->model()->rowCount(), runs);
  }

  static std::string member(int repetition) {
    return "66666666-0000-4000-8000-00000000000" + std::to_string(repetition);
  }
  /// Repetitions 1, 3 and 4 of a series; the second was deleted, say.
  void addSeries() const {
    auto history = History::open(path());
    for (const int repetition : {0, 2, 3}) {
      strata::Run run = named(classicRun(), member(repetition),
                              "2026-05-05T10:00:0" + std::to_string(repetition) + "Z", "hot");
      run.series = member(0);
      run.repetition = repetition;
      if (repetition > 0) scale(run, repetition == 2 ? 2 : 4);
      QVERIFY(history->add(run));
    }
  }
  static void scale(strata::Run& run, double factor) {
    for (CellResult& result : run.results)
      if (auto* measured = std::get_if<Measured>(&result.outcome)) measured->value *= factor;
  }
  void addDays(int days) const {
    auto history = History::open(path());
    for (int day = 1; day <= days; ++day) {
      const std::string number = std::to_string(day);
      strata::Run run = named(classicRun(), "77777777-0000-4000-8000-00000000000" + number,
                              "2026-06-0" + number + "T10:00:00Z", "day " + number);
      run.machine.cpuModel = "Another processor";
      if (day == 7) scale(run, 0.5);
      QVERIFY(history->add(run));
    }
  }
  QModelIndex at(int row, const QModelIndex& above = {}) const {
    return table()->model()->index(row, 0, above);
  }
  static QString cell(const QModelIndex& row, int column) {
    return row.siblingAtColumn(column).data().toString();
  }

  QTreeView* table() const { return m_page->findChild<QTreeView*>(QStringLiteral("historyTable")); }
  QPushButton* button(const char* name) const {
    return m_page->findChild<QPushButton*>(QString::fromLatin1(name));
  }
  QString text(const char* name) const {
    return m_page->findChild<QLabel*>(QString::fromLatin1(name))->text();
  }
  static QStringList items(const QComboBox& box) {
    QStringList texts;
    for (int i = 0; i < box.count(); ++i) texts << box.itemText(i);
    return texts;
  }
  QString report() const { return m_page->findChild<ReportPane*>(QStringLiteral("historyReport"))->text(); }
  QStringList labels() const {
    QStringList labels;
    for (int row = 0; row < table()->model()->rowCount(); ++row)
      labels << table()->model()->index(row, 1).data().toString();
    return labels;
  }
  Run stored(const std::string& id) const {
    auto history = History::open(path());
    auto run = history->load(id);
    return run ? *std::move(run) : Run();
  }

  Look m_look;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<HistoryThread> m_thread;
  std::unique_ptr<HistoryPage> m_page;
  QString m_answer;
};

}  // namespace strata::gui

STRATA_GUI_TEST(HistoryPageTest)
#include "tst_history_page.moc"
