// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/history_page.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qfile.h>
#include <QtCore/qtemporarydir.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>

#include <memory>
#include <utility>

#include "app/gui/history/history_model.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/look/look.h"
#include "app/gui/share/share_dialog.h"
#include "app/gui/widgets/report_pane.h"
#include "core/files/write_file.h"
#include "core/report/json.h"
#include "tests/gui/gui_tests.h"
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

  void runsOfASeriesHaveTheirPlaces() {
    auto history = History::open(path());
    for (const int repetition : {0, 1, 2}) {
      if (repetition == 1) continue;  // it was deleted, say
      strata::Run run =
          named(classicRun(), "66666666-0000-4000-8000-00000000000" + std::to_string(repetition),
                "2026-05-05T10:00:0" + std::to_string(repetition) + "Z", repetition == 2 ? "hot" : "");
      run.series = "66666666-0000-4000-8000-000000000000";
      run.repetition = repetition;
      QVERIFY(history->add(run));
    }
    open(5);
    const QModelIndex hot = table()->model()->index(0, HistoryModel::labelColumn);
    QCOMPARE(hot.data().toString(), QStringLiteral("hot · 3 of 3"));
    QCOMPARE(hot.data(Qt::EditRole).toString(), QStringLiteral("hot"));
    QCOMPARE(table()->model()->index(1, HistoryModel::labelColumn).data().toString(),
             QStringLiteral("1 of 3"));
    QCOMPARE(table()->model()->index(2, HistoryModel::labelColumn).data().toString(),
             QStringLiteral("overclocked"));
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
    QCOMPARE(table()->model()->rowCount(), 3);
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

  void open(int runs = 3) {
    m_thread = std::make_unique<HistoryThread>(path());
    const auto answer = [this](QWidget*, const FileQuestion&,
                               const std::function<void(const QString&)>& chosen) { chosen(m_answer); };
    m_page = std::make_unique<HistoryPage>(*m_thread, answer);
    m_page->resize(1000, 600);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QTRY_COMPARE(table()->model()->rowCount(), runs);
  }

  QTableView* table() const { return m_page->findChild<QTableView*>(QStringLiteral("historyTable")); }
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
