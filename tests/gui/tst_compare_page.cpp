// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/compare_page.h"

#include <QtCore/qdir.h>
#include <QtCore/qfile.h>
#include <QtCore/qmimedata.h>
#include <QtCore/qtemporarydir.h>
#include <QtCore/qurl.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qevent.h>
#include <QtGui/qguiapplication.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qlistview.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>

#include <memory>

#include "app/gui/charts/plot_view.h"
#include "app/gui/compare/compare_chart.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/look/look.h"
#include "core/files/write_file.h"
#include "core/report/json.h"
#include "tests/gui/compare_samples.h"
#include "tests/gui/settle.h"

namespace strata::gui {

/// The page over a real history in a file of its own.
class ComparePageTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_look.setLanguage(QStringLiteral("en")); }

  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    {
      auto history = History::open(folder() + "/history.sqlite");
      QVERIFY(history);
      for (const Run& run : seriesOf("off", "XMP off, 4800", 1, 5)) QVERIFY(history->add(run));
      for (const Run& run : seriesOf("on", "XMP on, 6000", 1.21, 5)) QVERIFY(history->add(run));
      for (const Run& run : seriesOf("single", "On battery", 0.8, 1)) QVERIFY(history->add(run));
    }
    m_thread = std::make_unique<HistoryThread>(folder() + "/history.sqlite");
    const auto answer = [this](QWidget*, const FileQuestion&,
                               const std::function<void(const QString&)>& chosen) { chosen(m_answer); };
    m_page = std::make_unique<ComparePage>(*m_thread, answer);
    m_page->resize(1280, 780);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  }

  void cleanup() {
    m_page.reset();
    m_thread.reset();
    m_folder.reset();
  }

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
    QTRY_COMPARE(found(QStringLiteral("Memory 128 MiB, 8 bytes, serial")), QStringLiteral("▲ faster"));
    QVERIFY(text("compareMethod").contains(QStringLiteral("Benjamini")));
    // What is there already is not added again.
    m_page->addKept({"off"});
    m_page->addKept({"nobody"});
    QTRY_VERIFY(m_page->findChild<QWidget*>(QStringLiteral("compareNotice"))->isVisible());
    QCOMPARE(names().size(), 3);
  }

  void whatIsThereAlreadyIsNotSaidToBeAdded() {
    QVERIFY(writeFile(folder() + "/one.strata", toJson(seriesOf("one", "From elsewhere", 1, 1).front())));
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
    QTRY_COMPARE(found(QStringLiteral("Memory 128 MiB, 8 bytes, serial")), QStringLiteral("▲ faster"));
  }

  void lookingForMarginsMakesNoHistory() {
    m_page.reset();
    const std::string path = folder() + "/none.sqlite";
    m_thread = std::make_unique<HistoryThread>(path);
    m_page = std::make_unique<ComparePage>(*m_thread, nullptr);
    m_page->show();
    m_page->addSides({sideOf("before", 1, 5), sideOf("after", 1.2, 5)});
    QTRY_COMPARE(found(QStringLiteral("Memory 128 MiB, 8 bytes, serial")), QStringLiteral("▲ faster"));
    QVERIFY(!QFile::exists(QString::fromStdString(path)));
  }

  void namesFollowTheLanguage() {
    auto unnamed = std::make_shared<ComparedSide>(*sideOf("any", 1, 1));
    unnamed->name.clear();
    unnamed->runs.front().id = "12345678-0000";
    m_page->addSides({unnamed});
    QCOMPARE(names(), QStringList(QStringLiteral("Run 12345678")));
    m_look.setLanguage(QStringLiteral("de"));
    QCOMPARE(names(), QStringList(QStringLiteral("Lauf 12345678")));
    m_look.setLanguage(QStringLiteral("en"));
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

  void anotherBaselineTurnsTheFindingsRound() {
    add({"off", "on"});
    QTRY_COMPARE(found(QStringLiteral("Memory 128 MiB, 8 bytes, serial")), QStringLiteral("▲ faster"));
    list()->setCurrentIndex(list()->model()->index(1, 0));
    QTest::mouseClick(button("compareBaseline"), Qt::LeftButton);
    QTRY_COMPARE(found(QStringLiteral("Memory 128 MiB, 8 bytes, serial")), QStringLiteral("▼ slower"));
    QVERIFY(!button("compareBaseline")->isEnabled());
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Home);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_COMPARE(found(QStringLiteral("Memory 128 MiB, 8 bytes, serial")), QStringLiteral("▲ faster"));
  }

  void theKeyboardHidesAndRemoves() {
    add({"off", "on", "single"});
    QTRY_COMPARE(plot().lines.size(), std::size_t{3});
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_End);
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_COMPARE(plot().lines.size(), std::size_t{2});
    QCOMPARE(list()->model()->index(2, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_COMPARE(plot().lines.size(), std::size_t{3});
    // The baseline stays in sight.
    QTest::keyClick(list(), Qt::Key_Home);
    QTest::keyClick(list(), Qt::Key_Space);
    QCOMPARE(plot().lines.size(), std::size_t{3});
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_COMPARE(names().size(), 2);
    QTRY_COMPARE(plot().lines.front().name, QStringLiteral("XMP on, 6000 (baseline)"));
    QTest::keyClick(list(), Qt::Key_Delete);
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_VERIFY(!list()->isVisible());
    QVERIFY(!m_page->hasChart());
  }

  void aClickOnTheBoxHides() {
    add({"off", "on"});
    QTRY_COMPARE(plot().lines.size(), std::size_t{2});
    const QRect row = list()->visualRect(list()->model()->index(1, 0));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 14, row.center().y()));
    QTRY_COMPARE(plot().lines.size(), std::size_t{1});
    // Beside it the row is only chosen.
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(plot().lines.size(), std::size_t{1});
  }

  void theTableIsNarrowed() {
    add({"off", "on"});
    const int all = rows();
    box("compareOnlyDifferences")->setChecked(true);
    QVERIFY(rows() > 0 && rows() < all);
    QTest::keyClicks(m_page->findChild<QLineEdit*>(QStringLiteral("compareFilter")),
                     QStringLiteral("latency 256"));
    QCOMPARE(rows(), 1);
  }

  void oneSideCanStandBesideTheBaseline() {
    add({"off", "on", "single"});
    auto* beside = m_page->findChild<QComboBox*>(QStringLiteral("compareBeside"));
    QVERIFY(beside->isVisible());
    QCOMPARE(beside->currentText(), QStringLiteral("All sides"));
    const int all = table()->model()->columnCount();
    beside->setCurrentIndex(1);
    emit beside->activated(1);
    QVERIFY(table()->model()->columnCount() < all);
    QVERIFY(text("compareMethod").contains(QString::number(rows())));
  }

  void moreThanTwelveSidesFold() {
    SharedSides sides;
    for (int i = 0; i < 14; ++i) sides.push_back(sideOf("side " + std::to_string(i), 1 + 0.02 * i, 1));
    m_page->addSides(sides);
    QTRY_COMPARE(plot().lines.size(), std::size_t{2});
    QVERIFY(box("compareFold")->isVisible());
    box("compareFold")->setChecked(false);
    QCOMPARE(plot().lines.size(), std::size_t{14});
    // So many columns could not be read: one side stands beside the baseline.
    QCOMPARE(m_page->findChild<QComboBox*>(QStringLiteral("compareBeside"))->count(), 13);
  }

  void theChartIsReadOutByKeys() {
    add({"off", "on"});
    auto* view = m_page->findChild<PlotView*>(QStringLiteral("compareLines"));
    QTRY_COMPARE(plot().lines.size(), std::size_t{2});
    view->setFocus();
    QTest::keyClick(view, Qt::Key_End);
    QVERIFY(view->readOut().has_value());
    QCOMPARE(view->readOut()->rows.size(), std::size_t{2});
    QVERIFY(view->accessibleDescription().contains(QStringLiteral("XMP on, 6000")));
  }

  void filesAreAddedAndDropped() {
    const std::string one = folder() + "/one.strata";
    const std::string two = folder() + "/two.strata";
    QVERIFY(writeFile(one, toJson(seriesOf("from-file", "", 1, 1).front())));
    QVERIFY(writeFile(two, toJson(seriesOf("from-friend", "a friend's", 1.1, 1).front())));
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
    QVERIFY(content().contains("Verdict"));
    QVERIFY(content().contains("faster"));
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

  /// To be looked at: STRATA_SCREENSHOTS names the folder.
  void looks_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("sides");
    QTest::newRow("light") << QStringLiteral("en") << false << 3;
    QTest::newRow("dark") << QStringLiteral("en") << true << 3;
    QTest::newRow("german") << QStringLiteral("de") << false << 2;
    QTest::newRow("arabic") << QStringLiteral("ar") << true << 3;
    QTest::newRow("many") << QStringLiteral("en") << true << 16;
    QTest::newRow("unfolded") << QStringLiteral("en") << false << 17;
    QTest::newRow("rows") << QStringLiteral("en") << false << 4;
  }

  void looks() {
    QFETCH(const QString, language);
    QFETCH(const bool, dark);
    QFETCH(const int, sides);
    m_look.setTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_look.setLanguage(language);
    add(sides == 2 ? std::vector<std::string>{"off", "on"} : std::vector<std::string>{"off", "on", "single"});
    SharedSides more;
    if (sides != 2) more.push_back(publishedSide("Core i7-930 (published)"));
    for (int i = 4; i < sides; ++i)
      more.push_back(sideOf("Run of day " + std::to_string(i), 1 + 0.03 * i, 1));
    m_page->addSides(more);
    if (sides == 17) box("compareFold")->setChecked(false);
    QTRY_VERIFY(plot().lines.size() >= 2);
    if (sides == 4) {
      auto* curve = m_page->findChild<QComboBox*>(QStringLiteral("compareCurve"));
      curve->setCurrentIndex(curve->count() - 1);
      for (int i = 0; i < curve->count(); ++i)
        if (curve->itemText(i) == QStringLiteral("Disk")) curve->setCurrentIndex(i);
      emit curve->activated(curve->currentIndex());
    }
    settle(*m_page);
    const QImage image = m_page->grab().toImage();
    QVERIFY(!image.isNull());
    if (const QString where = qEnvironmentVariable("STRATA_SCREENSHOTS"); !where.isEmpty()) {
      QVERIFY(QDir().mkpath(where));
      QVERIFY(image.save(QStringLiteral("%1/compare-%2-%3.png")
                             .arg(where, QLatin1StringView(QTest::currentDataTag()))
                             .arg(m_page->devicePixelRatio())));
    }
    m_look.setTheme(ThemeChoice::Light);
    m_look.setLanguage(QStringLiteral("en"));
  }

 private:
  std::string folder() const { return m_folder->path().toStdString(); }
  QByteArray content() const {
    QFile file(m_answer);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  /// Of the history, and waits until chart and table show them.
  void add(const std::vector<std::string>& ids) {
    m_page->addKept(ids);
    QTRY_VERIFY(rows() > 0);
    QTRY_VERIFY(!plot().lines.empty());
  }

  QListView* list() const { return m_page->findChild<QListView*>(QStringLiteral("compareSides")); }
  QTableView* table() const { return m_page->findChild<QTableView*>(QStringLiteral("compareTable")); }
  QPushButton* button(const char* name) const {
    return m_page->findChild<QPushButton*>(QString::fromLatin1(name));
  }
  QCheckBox* box(const char* name) const { return m_page->findChild<QCheckBox*>(QString::fromLatin1(name)); }
  QAction* action(const char* name) const { return m_page->findChild<QAction*>(QString::fromLatin1(name)); }
  QMenu* menu(const char* name) const { return m_page->findChild<QMenu*>(QString::fromLatin1(name)); }
  QString text(const char* name) const {
    return m_page->findChild<QLabel*>(QString::fromLatin1(name))->text();
  }
  const Plot& plot() const {
    return m_page->findChild<CompareChart*>(QStringLiteral("compareChart"))->plot();
  }
  int rows() const { return table()->model()->rowCount(); }
  QStringList names() const {
    QStringList names;
    for (int row = 0; row < list()->model()->rowCount(); ++row)
      names << list()->model()->index(row, 0).data().toString();
    return names;
  }
  QString details(int row) const {
    return list()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
  }
  /// The first verdict in the row of that cell.
  QString found(const QString& cell) const {
    const QAbstractItemModel* model = table()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
      if (!model->index(row, 0).data().toString().startsWith(cell)) continue;
      for (int column = 1; column < model->columnCount(); ++column)
        if (model->headerData(column, Qt::Horizontal).toString() == QStringLiteral("Verdict"))
          return model->index(row, column).data().toString();
    }
    return {};
  }

  Look m_look;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<HistoryThread> m_thread;
  std::unique_ptr<ComparePage> m_page;
  QString m_answer;
};

}  // namespace strata::gui

QTEST_MAIN(strata::gui::ComparePageTest)
#include "tst_compare_page.moc"
