// SPDX-License-Identifier: GPL-3.0-or-later
// Tests opening files while a disk does not answer; a pipe without a writer stands for such a file.
#include <QtCore/qtemporarydir.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractitemview.h>
#include <QtWidgets/qlistview.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <memory>

#include "app/gui/pages/compare_page.h"
#include "app/gui/window/main_window.h"
#include "core/files/write_file.h"
#include "core/report/json.h"
#include "tests/gui/compare_samples.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_audit.h"
#include "tests/gui/window_probe.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

class ReadingTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_good = m_folder->filePath(QStringLiteral("good.strata"));
    QVERIFY(writeFile(m_good.toStdString(), toJson(classicRun())));
    QCOMPARE(pipe(m_ends.data()), 0);
    WindowContext context;
    context.historyPath = m_folder->filePath(QStringLiteral("history.sqlite")).toStdString();
    context.chooseFile = [this](QWidget*, const FileQuestion&,
                                const std::function<void(const QString&)>& chosen) { chosen(m_chosen); };
    m_window = std::make_unique<MainWindow>(m_engine.engine(), std::move(context));
    m_window->look().setLanguage(QStringLiteral("en"));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
  }

  void cleanup() {
    // Closing the pipe ends the thread that waits for it.
    for (const int end : m_ends) close(end);
    m_window.reset();
    m_folder.reset();
  }

  void opensAFileThatDoesNotAnswerAndCancelsIt() {
    m_window->openFiles({silent()});
    const QWidget* bar = probe().widget("historyReading");
    QTRY_VERIFY(bar->isVisible());
    QVERIFY(probe().text("historyReadingText").startsWith(QStringLiteral("Reading ")));
    settle(*m_window);
    for (const Finding& finding : audit(*m_window)) QFAIL(qPrintable(finding.text()));
    // The history answers meanwhile.
    QTRY_COMPARE(probe().text("historyCount"), QStringLiteral("0 runs"));
    QTest::mouseClick(probe().widget("historyReadingCancel"), Qt::LeftButton);
    QTRY_VERIFY(!bar->isVisible());
    QVERIFY(!probe().widget("historyNotice")->isVisible());

    m_window->openFiles({m_good});
    QTRY_COMPARE(table("historyTable")->model()->rowCount(), 1);
    QTRY_VERIFY(probe().status().contains(QStringLiteral("1 run added")));
    QVERIFY(!bar->isVisible());
  }

  void keepsWhatWasReadBefore() {
    m_window->openFiles({m_good, silent(), m_good});
    QTRY_VERIFY(probe().widget("historyReading")->isVisible());
    QTest::mouseClick(probe().widget("historyReadingCancel"), Qt::LeftButton);
    QTRY_COMPARE(table("historyTable")->model()->rowCount(), 1);
    QTRY_VERIFY(probe().status().contains(QStringLiteral("1 run added")));
  }

  void comparesMeanwhile() {
    auto* page = m_window->findChild<ComparePage*>();
    probe().choosePage(QStringLiteral("Compare"));
    page->addFiles({silent()});
    QTRY_VERIFY(probe().widget("compareReading")->isVisible());
    page->addSides({sideOf("a", 1, 5), sideOf("b", 1.2, 5)});
    QTRY_VERIFY_WITH_TIMEOUT(table("compareTable")->model()->rowCount() > 0, 30000);
    QTest::mouseClick(probe().widget("compareReadingCancel"), Qt::LeftButton);
    QTRY_VERIFY(!probe().widget("compareReading")->isVisible());
    page->addFiles({m_good});
    const auto* sides = m_window->findChild<QListView*>(QStringLiteral("compareSides"));
    QTRY_COMPARE(sides->model()->rowCount(), 3);
  }

  void readsOtherSettingsMeanwhile() {
    m_chosen = silent();
    probe().action("openSettings")->trigger();
    m_chosen = m_folder->filePath(QStringLiteral("settings.json"));
    QVERIFY(writeFile(m_chosen.toStdString(), "{\"threads\": 2}"));
    probe().action("openSettings")->trigger();
    QTRY_VERIFY(probe().status().contains(QStringLiteral("settings.json")));
  }

  void closesMeanwhile() {
    m_window->openFiles({silent()});
    QTRY_VERIFY(probe().widget("historyReading")->isVisible());
    m_window.reset();
  }

 private:
  QString silent() const { return QStringLiteral("/dev/fd/%1").arg(m_ends[0]); }
  WindowProbe probe() const { return WindowProbe(*m_window); }
  QAbstractItemView* table(const char* name) const {
    return m_window->findChild<QAbstractItemView*>(QString::fromLatin1(name));
  }

  FakeEngine m_engine;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<MainWindow> m_window;
  QString m_good;
  QString m_chosen;
  std::array<int, 2> m_ends{};
};

}  // namespace strata::gui

STRATA_GUI_TEST(ReadingTest)
#include "tst_reading_posix.moc"
