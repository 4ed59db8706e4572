// SPDX-License-Identifier: GPL-3.0-or-later
// Run of the overview writes to the disk: that is said once, and remembered.
#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qdialog.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>
#include <memory>

#include "app/gui/run/run_question.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/window_state.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_audit.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

class WholeMachineTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    open();
  }

  void cleanup() {
    m_window.reset();
    m_fake.reset();
  }

  void theFirstRunAsksAndTheNextDoesNot() {
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QVERIFY(question() != nullptr);
    QCOMPARE(m_fake->runsBegun(), 0);
    QVERIFY(probe().text("diskQuestionText").contains(QStringLiteral("1 GiB")));
    QVERIFY(part("diskQuestionDisk")->isChecked());
    settle(*question());
    for (const Finding& finding : audit(*question())) QFAIL(qPrintable(finding.text()));
    part("diskQuestionRun")->click();
    waitForRuns(1);
    QVERIFY(hasDisk());
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    waitForRuns(2);
  }

  void thePictureOnTheScreenIsDisturbedOnlyWhenAPersonAgrees() {
#ifdef Q_OS_LINUX
    const QByteArray before = qgetenv("DISPLAY");
    qputenv("DISPLAY", ":0");
    int started = 0;
    const auto ask = [&](TestSet tests) {
      startUnlessPictureIsWanted(tests, m_window.get(), [&started] { ++started; });
      return shownDialog("pictureQuestion");
    };
    QVERIFY(ask({TestGroup::Memory, TestGroup::MemoryTypes}) == nullptr);
    QCOMPARE(started, 1);
    QDialog* asked = ask({TestGroup::Framebuffer});
    QVERIFY(asked != nullptr);
    QCOMPARE(started, 1);
    settle(*asked);
    for (const Finding& finding : audit(*asked)) QFAIL(qPrintable(finding.text()));
    asked->findChild<QAbstractButton*>(QStringLiteral("pictureQuestionCancel"))->click();
    QTRY_VERIFY(shownDialog("pictureQuestion") == nullptr);
    QCOMPARE(started, 1);
    asked = ask({TestGroup::Framebuffer});
    asked->findChild<QAbstractButton*>(QStringLiteral("pictureQuestionRun"))->click();
    QCOMPARE(started, 2);
    before.isNull() ? qunsetenv("DISPLAY") : qputenv("DISPLAY", before);
#endif
  }

  void theDiskIsLeftOutAndStaysSo() {
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    part("diskQuestionDisk")->click();
    part("diskQuestionRun")->click();
    waitForRuns(1);
    QVERIFY(!hasDisk());
    QVERIFY(!probe().action("wholeWithDisk")->isChecked());
    QCOMPARE(loadWindowState(path()).wholeWithDisk, std::optional(false));
    open();
    QVERIFY(!probe().action("wholeWithDisk")->isChecked());
    probe().action("runWhole")->trigger();
    waitForRuns(1);
    QVERIFY(!hasDisk());
    probe().action("wholeWithDisk")->trigger();
    probe().action("runWhole")->trigger();
    waitForRuns(2);
    QVERIFY(hasDisk());
  }

  // Run measured all tests there, and a gigabyte of disk with them, without a question.
  void whereThereIsNothingToMeasureRunIsThatOfTheOverview() {
    for (const char* page : {"History", "Compare", "Help"}) {
      probe().choosePage(QLatin1String(page));
      probe().action("runShown")->trigger();
      QVERIFY(question() != nullptr);
      part("diskQuestionCancel")->click();
      QTRY_VERIFY(question() == nullptr);
    }
    QCOMPARE(m_fake->runsBegun(), 0);
  }

  void cancelRunsNothingAndAsksAgain() {
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    part("diskQuestionCancel")->click();
    QTRY_VERIFY(question() == nullptr);
    QCOMPARE(m_fake->runsBegun(), 0);
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QVERIFY(question() != nullptr);
    part("diskQuestionCancel")->click();
    m_window->close();
    QVERIFY(!loadWindowState(path()).wholeWithDisk);
  }

  void howLongItTakesIsChosenBesideRunAndRemembered() {
    QVERIFY(probe().widget("runMore")->isVisible());
    probe().action("wholePace-thorough")->trigger();
    probe().action("runWhole")->trigger();
    QVERIFY(probe().text("diskQuestionText").contains(QStringLiteral("at most 120 seconds")));
    part("diskQuestionRun")->click();
    waitForRuns(1);
    QCOMPARE(m_fake->lastPlan()->selection.wholeMachine, WholeMachinePace::Thorough);
    QCOMPARE(m_fake->lastPlan()->settings.memorySeconds, 3);
    m_window->close();
    open();
    QVERIFY(probe().action("wholePace-thorough")->isChecked());
    probe().action("wholePace-quick")->trigger();
    probe().action("runWhole")->trigger();
    waitForRuns(1);
    QCOMPARE(m_fake->lastPlan()->selection.wholeMachine, WholeMachinePace::Quick);
    probe().choosePage(QStringLiteral("Disk"));
    QVERIFY(!probe().widget("runMore")->isVisible());
  }

  // Two choices of one name that say different things would be a trap.
  void whatSetupChoosesIsWhatRunDoes() {
    probe().action("preset-thorough")->trigger();
    QVERIFY(probe().action("wholePace-thorough")->isChecked());
    // The other way round as well.
    probe().action("wholePace-quick")->trigger();
    probe().action("setup")->trigger();
    const auto pressed = [this](const char* name) {
      return m_window->findChild<QPushButton*>(QString::fromLatin1(name))->isChecked();
    };
    QTRY_VERIFY(m_window->findChild<QLabel*>(QStringLiteral("presetAbout")) != nullptr);
    QVERIFY(pressed("preset-quick") && !pressed("preset-thorough"));
    const QString about = m_window->findChild<QLabel*>(QStringLiteral("presetAbout"))->text();
    QVERIFY2(about.contains(QStringLiteral("20 seconds at most")), qPrintable(about));
  }

  // Qt lets the wheel choose another test than the one that was to be scrolled past.
  void theWheelChangesNoChoice() {
    auto* const choice = qobject_cast<QComboBox*>(probe().widget("sweepExtent"));
    QVERIFY(choice != nullptr);
    QCOMPARE(choice->currentIndex(), 0);
    choice->setFocus();
    const QPointF at = choice->rect().center();
    QWheelEvent down(at, choice->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(choice, &down);
    QCOMPARE(choice->currentIndex(), 0);
  }

  void aSingleCellAsksNothing() {
    qobject_cast<QAbstractButton*>(probe().widget("panelCell-1-read"))->click();
    waitForRuns(1);
    QVERIFY(question() == nullptr);
  }

 private:
  void open() {
    m_window.reset();
    m_fake = std::make_unique<FakeEngine>();
    m_fake->setProgressPerStep(1);
    WindowContext context;
    context.statePath = path();
    m_window = std::make_unique<MainWindow>(m_fake->engine(), std::move(context));
    m_window->look().setLanguage(QStringLiteral("en"));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(probe().widget("panelCell-1-read") != nullptr);
  }

  QString path() const { return m_folder->filePath(QStringLiteral("window.ini")); }
  WindowProbe probe() const { return WindowProbe(*m_window); }

  QDialog* question() const { return shownDialog("diskQuestion"); }
  QDialog* shownDialog(const char* name) const {
    for (QDialog* dialog : m_window->findChildren<QDialog*>(QString::fromLatin1(name)))
      if (dialog->isVisible()) return dialog;
    return nullptr;
  }

  QAbstractButton* part(const char* name) const {
    return question()->findChild<QAbstractButton*>(QString::fromLatin1(name));
  }

  void waitForRuns(int count) const {
    QTRY_COMPARE_WITH_TIMEOUT(m_fake->runsEnded(), count, 30000);
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
  }

  bool hasDisk() const { return std::ranges::count(m_fake->runKinds().back(), TestGroup::Disk) > 0; }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<FakeEngine> m_fake;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace strata::gui

STRATA_GUI_TEST(WholeMachineTest)
#include "tst_whole_machine.moc"
