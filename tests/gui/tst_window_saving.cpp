// SPDX-License-Identifier: GPL-3.0-or-later
// What a person takes out of the window: the report as a file in each form, and the clipboard.
#include <QtCore/qfile.h>
#include <QtCore/qtemporarydir.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qevent.h>
#include <QtGui/qguiapplication.h>
#include <QtWidgets/qabstractscrollarea.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qtableview.h>

#include "app/gui/charts/chart_panel.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/main_window_fixture.h"

namespace strata::gui {

class WindowSavingTest : public MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void init() { beginAnew(); }
  void cleanup() { m_window.reset(); }

  void savesTheReport() {
    const QTemporaryDir folder;
    m_savePath = folder.filePath(QStringLiteral("my report.txt"));
    open();
    runToEnd("runProcessor");
    probe().action("saveReport")->trigger();
    QVERIFY(m_suggested.endsWith(QStringLiteral(".html")));
    QFile file(m_savePath);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), probe().report() + u'\n');
    QVERIFY(probe().status().contains(QStringLiteral("my report.txt")));
    QVERIFY(!probe().widget("notice")->isVisible());
    // The next save begins in the same folder.
    probe().action("saveReport")->trigger();
    QVERIFY(m_suggested.startsWith(folder.path()));
  }

  void savesTheLastRunInTheFormThatTheFilesNameTells() {
    const QTemporaryDir folder;
    open();
    QVERIFY(!probe().action("share")->isEnabled());
    runToEnd("runProcessor");
    QVERIFY(probe().action("share")->isEnabled());
    const auto saved = [&](const QString& name) {
      m_savePath = folder.filePath(name);
      probe().action("saveReport")->trigger();
      QFile file(m_savePath);
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(saved(QStringLiteral("a.html")).startsWith("<!DOCTYPE html>"));
    QVERIFY(saved(QStringLiteral("b.svg")).startsWith("<?xml"));
    QVERIFY(saved(QStringLiteral("c.strata")).startsWith("{"));
    QVERIFY(saved(QStringLiteral("d.csv")).contains(','));
    QCOMPARE(QString::fromUtf8(saved(QStringLiteral("e"))), probe().report() + u'\n');
  }

  // All reports as text were the first choice, whatever the page showed.
  void whatThePageShowsIsTheFirstChoice() {
    open();
    runToEnd("runProcessor");
    probe().action("saveReport")->trigger();
    QVERIFY2(m_offered.startsWith(QStringLiteral("This page as a web page (*.html);;")),
             qPrintable(m_offered));
    QVERIFY(m_offered.endsWith(QStringLiteral(";;All reports as text (*.txt)")));
    probe().action("clear")->trigger();
    QVERIFY(probe().action("saveReport")->isEnabled());
    probe().action("saveReport")->trigger();
    QVERIFY2(!m_offered.contains(QStringLiteral("reports")), qPrintable(m_offered));
    // A page without results of its own.
    probe().choosePage(QStringLiteral("Help"));
    probe().action("saveReport")->trigger();
    QVERIFY2(m_offered.startsWith(QStringLiteral("All reports as text (*.txt);;Last run as")),
             qPrintable(m_offered));
    QVERIFY(m_suggested.endsWith(QStringLiteral(".txt")));
  }

  void whatIsSavedIsWhatIsSeen() {
    const QTemporaryDir folder;
    open();
    clickRun();
    QTRY_COMPARE(m_fake->runsEnded(), 1);
    waitForEnd();
    const auto savedCells = [&]() -> qsizetype {
      m_savePath = folder.filePath(QStringLiteral("all.csv"));
      probe().action("saveReport")->trigger();
      QFile file(m_savePath);
      return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') - 1 : 0;  // a line of heads
    };
    const qsizetype all = savedCells();
    QVERIFY(all > 1);
    // One cell anew is a refresh of what is shown.
    QTest::mouseClick(probe().widget("panelCell-1-read"), Qt::LeftButton);
    QTRY_COMPARE(m_fake->runsEnded(), 2);
    waitForEnd();
    QCOMPARE(savedCells(), all);
    // So is a part of it, by threads and times of Setup.
    runToEnd("runProcessor");
    QCOMPARE(savedCells(), all);
    // Another test is a run of its own, which is seen on its page.
    runToEnd("runMemory");
    QCOMPARE(savedCells(), all);
    probe().choosePage(QStringLiteral("Memory"));
    QCOMPARE(savedCells(), qsizetype{32});
  }

  void aFailedSaveSaysWhatToDo() {
    const QTemporaryDir folder;
    m_savePath = folder.filePath(QStringLiteral("missing/report.txt"));
    open();
    runToEnd("runProcessor");
    const QString statusBefore = probe().status();
    probe().action("saveReport")->trigger();
    QVERIFY(probe().widget("notice")->isVisible());
    QVERIFY(probe().text("noticeText").contains(QStringLiteral("another folder")));
    QCOMPARE(probe().status(), statusBefore);
    m_savePath = folder.filePath(QStringLiteral("report.txt"));
    probe().action("saveReport")->trigger();
    QVERIFY(!probe().widget("notice")->isVisible());
    QVERIFY(QFile::exists(m_savePath));
  }

  void aCancelledSaveSavesNothing() {
    open();
    runToEnd("runProcessor");
    probe().action("saveReport")->trigger();
    QVERIFY(!m_suggested.isEmpty());
    QVERIFY(!probe().widget("notice")->isVisible());
  }

  void savingDoesNotDisturbARun() {
    const QTemporaryDir folder;
    m_savePath = folder.filePath(QStringLiteral("report.txt"));
    open();
    runToEnd("runDisk");
    m_fake->holdInStep(0);
    probe().action("runProcessor")->trigger();
    QTRY_VERIFY(m_fake->isHolding());
    probe().action("saveReport")->trigger();
    QVERIFY(QFile::exists(m_savePath));
    QVERIFY(m_fake->isHolding());
    m_fake->release();
    waitForEnd();
    QCOMPARE(probe().report().count(QStringLiteral("STOPPED")), 0);
  }

  void copiesTheReport() {
    open();
    runToEnd("runProcessor");
    probe().action("copy")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), probe().report() + u'\n');
  }

  // Nothing happened.
  void aRightClickOnAChartShowsWhatCanBeDoneWithIt() {
    const QTemporaryDir folder;
    m_savePath = folder.filePath(QStringLiteral("chart.png"));
    open();
    runToEnd("runPanel");
    probe().choosePage(QStringLiteral("Memory"));
    probe().choosePage(QStringLiteral("Overview"));
    const auto menu = [this] {
      // The page Memory has one of that name too.
      auto* panel = qobject_cast<ChartPanel*>(probe().widget("bandwidthChart"));
      auto* view = panel->findChild<QAbstractScrollArea*>(QStringLiteral("bandwidthChartView"));
      const QPoint middle = view->viewport()->rect().center();
      QContextMenuEvent click(QContextMenuEvent::Mouse, middle, view->viewport()->mapToGlobal(middle));
      QCoreApplication::sendEvent(view->viewport(), &click);
      const QList<QMenu*> menus = panel->findChildren<QMenu*>(QStringLiteral("chartMenu"));
      return menus.isEmpty() ? nullptr : menus.last();
    };
    const auto choose = [](QMenu* of, const char* name) {
      for (QAction* action : of->actions())
        if (action->objectName() == QLatin1String(name)) {
          action->trigger();
          of->close();
          return true;
        }
      return false;
    };
    QMenu* shown = menu();
    QVERIFY(shown != nullptr && shown->isVisible());
    // Each once, however often the page was shown.
    QCOMPARE(shown->actions().count(probe().action("copyPicture")), 1);
    QVERIFY(choose(shown, "savePicture"));
    QVERIFY(QFile::exists(m_savePath));
    QVERIFY(choose(menu(), "copyPicture"));
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
    QVERIFY(choose(menu(), "copyChartTable"));
    QVERIFY(QGuiApplication::clipboard()->text().contains(u'\t'));
    QVERIFY2(!choose(menu(), "showAllOfChart"), "nothing is hidden");
    QVERIFY(choose(menu(), "showAsTable"));
    QVERIFY(probe().widget("bandwidthChartTable")->isVisible());
  }

  void copiesTheTableThatHasTheKeyboard() {
    open();
    probe().choosePage(QStringLiteral("Processor"));
    runToEnd("runProcessor");
    probe().table()->setFocus();
    probe().action("copy")->trigger();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 4);  // a head, two cells, and the end of the last line
    QCOMPARE(lines[0], QStringLiteral("Test\tResult\tInterval\tGrade"));
    QVERIFY(lines[1].startsWith(QStringLiteral("Integer\t1,420 MOPs/s\t± 0.1 %\t")));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(WindowSavingTest)
#include "tst_window_saving.moc"
