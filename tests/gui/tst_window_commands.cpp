// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus do beside running: pictures, units, settings, language, help.
#include <QtCore/qfile.h>
#include <QtCore/qregularexpression.h>
#include <QtCore/qstringlist.h>
#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qimage.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "app/gui/help/help_page.h"
#include "app/gui/look/languages.h"
#include "app/gui/results/results_model.h"
#include "app/gui/setup/setup_dialog.h"
#include "app/gui/widgets/section_tabs.h"
#include "app/gui/window/main_window.h"
#include "core/files/settings_file.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

class WindowCommandsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fake = std::make_unique<FakeEngine>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_context = {};
    m_context.settingsPath = m_folder->filePath(QStringLiteral("data/settings.json")).toStdString();
    m_chosen.clear();
  }

  void cleanup() {
    m_window.reset();
    m_fake.reset();
    m_folder.reset();
  }

  // Run had six groups, and "Run: Whole machine" beside "Whole machine".
  void menusHaveThreeGroupsAtMost() {
    open();
    for (const char* name : {"fileMenu", "editMenu", "runMenu", "viewMenu", "helpMenu"}) {
      const QList<QAction*> entries = m_window->findChild<QMenu*>(QString::fromLatin1(name))->actions();
      QVERIFY2(std::ranges::count_if(entries, &QAction::isSeparator) <= 2, name);
    }
    QVERIFY(probe().action("runShown")->text().endsWith(QStringLiteral("Whole machine")));
    QVERIFY(!probe().action("runWhole")->isVisible());
    probe().choosePage(QStringLiteral("Processor"));
    QVERIFY(probe().action("runWhole")->isVisible());
    const auto* series = m_window->findChild<QMenu*>(QStringLiteral("compareRunsMenu"));
    for (const char* name : {"repeat", "against", "beforeAfter"})
      QVERIFY2(series->actions().contains(probe().action(name)), name);
  }

  // A letter that two commands have does nothing but mark one of them.
  void lettersOfAMenuDiffer() {
    open();
    static const QRegularExpression letter(QStringLiteral("&([^&])"));
    QStringList clashes;
    for (const Language& language : languages()) {
      m_window->look().setLanguage(language.code);
      settle(*m_window);
      for (const QMenu* menu : m_window->findChildren<QMenu*>()) {
        std::map<QChar, QString> taken;
        for (const QAction* action : menu->actions()) {
          const auto found = letter.match(action->text());
          if (!found.hasMatch() || !action->isVisible()) continue;
          QString& before = taken[found.captured(1).front().toLower()];
          if (!before.isEmpty())
            clashes.append(QStringList{language.code, before, action->text()}.join(QStringLiteral(" / ")));
          before = action->text();
        }
      }
    }
    m_window->look().setLanguage(QStringLiteral("en"));
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u';')));
  }

  void savesWhatTheSelfTestFound() {
    open();
    m_chosen = m_folder->filePath(QStringLiteral("self.json"));
    QTRY_VERIFY(probe().runButton()->isEnabled());
    probe().action("saveDiagnostics")->trigger();
    QTRY_VERIFY(QFile::exists(m_chosen));
    QFile file(m_chosen);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{\"checks\": []}\n"));
    QVERIFY2(probe().status().startsWith(QStringLiteral("Diagnostics saved to ")),
             qPrintable(probe().status()));
  }

  void savesAPictureAsPngAndSvg() {
    open();
    QVERIFY(!probe().action("savePicture")->isEnabled());
    probe().choosePage(QStringLiteral("Memory"));
    runToEnd("runMemory");
    QVERIFY(probe().action("savePicture")->isEnabled());
    m_chosen = m_folder->filePath(QStringLiteral("chart.png"));
    probe().action("savePicture")->trigger();
    QCOMPARE(QImage(m_chosen).size(), QSize(1280, 720));
    m_chosen = m_folder->filePath(QStringLiteral("chart.svg"));
    probe().action("savePicture")->trigger();
    QFile file(m_chosen);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(svg.contains("<svg"));
    QVERIFY(svg.contains("Intel Xeon Platinum 8481C"));
    // The page where it was saved says nothing of what it shows.
    QVERIFY(svg.contains("<title id=\"title\">Move rate vs. buffer size: one size per level</title>"));
    probe().action("copyPicture")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(1280, 720));
    probe().choosePage(QStringLiteral("Help"));
    QVERIFY(!probe().action("savePicture")->isEnabled());
  }

  void anotherUnitSaysTheSameFigureOtherwise() {
    open();
    probe().choosePage(QStringLiteral("Memory"));
    runToEnd("runMemory");
    const int runs = m_fake->runsBegun();
    QCOMPARE(probe().cell(0, ResultsModel::figureColumn), QStringLiteral("3.41 GB/s"));
    probe().action("unit-mb")->trigger();
    QCOMPARE(probe().cell(0, ResultsModel::figureColumn), QStringLiteral("3,410 MB/s"));
    QCOMPARE(probe().text("unitButton"), QStringLiteral("Unit: MB/s"));
    probe().action("unit-mib")->trigger();
    QCOMPARE(probe().cell(0, ResultsModel::figureColumn), QStringLiteral("3,250 MiB/s"));
    probe().action("unit-cycle")->trigger();
    QCOMPARE(probe().cell(0, ResultsModel::figureColumn), QStringLiteral("1.00 B/cycle"));
    QCOMPARE(m_fake->runsBegun(), runs);
  }

  void setupChangesTheNextRunAndIsKept() {
    open();
    QTRY_COMPARE(probe().text("details"), QStringLiteral("1 to 2 threads · about 25 s"));
    SetupDialog* dialog = openSetup();
    auto* threads = dialog->findChild<QLineEdit*>(QStringLiteral("threadCount"));
    threads->setFocus();
    threads->selectAll();
    QTest::keyClicks(threads, QStringLiteral("2"));
    dialog->accept();
    QTRY_VERIFY(loadSettings(m_context.settingsPath).settings.threads == 2);
    // A run of the whole machine has times and threads of its own; the other pages go by Setup.
    QTRY_COMPARE(probe().text("details"), QStringLiteral("1 to 2 threads · about 25 s"));
    probe().choosePage(QStringLiteral("Memory"));
    QTRY_VERIFY(probe().text("details").startsWith(QStringLiteral("2 threads")));
  }

  void setupHasAKeyOnEverySystem() {
    open();
    QCOMPARE(probe().action("setup")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Comma));
  }

  void presetsAreOneCommandAway() {
    open();
    probe().action("preset-classic")->trigger();
    QCOMPARE(loadSettings(m_context.settingsPath).settings, classicNbench());
    probe().action("preset-default")->trigger();
    QCOMPARE(loadSettings(m_context.settingsPath).settings, Settings{});
  }

  void settingsFilesAreOpenedAndSaved() {
    open();
    probe().action("preset-classic")->trigger();
    m_chosen = m_folder->filePath(QStringLiteral("mine.json"));
    probe().action("saveSettings")->trigger();
    probe().action("preset-default")->trigger();
    probe().action("openSettings")->trigger();
    QTRY_COMPARE(loadSettings(m_context.settingsPath).settings, classicNbench());
    QVERIFY(probe().status().contains(QStringLiteral("mine.json")));

    m_chosen = m_folder->filePath(QStringLiteral("broken.json"));
    write(m_chosen, "{\"threads\": ");
    probe().action("openSettings")->trigger();
    QTRY_VERIFY(probe().widget("notice")->isVisible());
    QVERIFY(probe().text("noticeText").contains(QStringLiteral("broken.json")));
    QCOMPARE(loadSettings(m_context.settingsPath).settings, classicNbench());
    // A file that a person chose is theirs: it stays where it is.
    QVERIFY(QFile::exists(m_chosen));
  }

  void filesThatHoldNoSettingsAreRefusedWithTheirReason() {
    open();
    probe().action("preset-classic")->trigger();
    struct Case {
      QByteArray content;
      QString said;
    };
    const QString file = QStringLiteral("broken.json");
    for (const Case& damage :
         {Case{"", QStringLiteral("1:1")}, Case{"[]", QStringLiteral("settings")},
          Case{"{\"threads\": 1,\n\"threads\": 2}", QStringLiteral("2:")},
          Case{"{\"integer_s\": 100}", QStringLiteral("integer_s")},
          Case{"{\"bind\": 0}", QStringLiteral("spread, close, cores")},
          Case{"{\"schema\": \"strata.settings/2\"}", QStringLiteral("strata.settings/2")},
          Case{QByteArray(2 << 20, ' '), QStringLiteral("1 MiB")}}) {
      m_chosen = m_folder->filePath(file);
      write(m_chosen, damage.content);
      probe().action("openSettings")->trigger();
      QTRY_VERIFY(probe().widget("notice")->isVisible());
      for (const QString& word : {file, damage.said})
        QVERIFY2(probe().text("noticeText").contains(word), qPrintable(probe().text("noticeText")));
      QCOMPARE(loadSettings(m_context.settingsPath).settings, classicNbench());
      qobject_cast<QAbstractButton*>(probe().widget("noticeClose"))->click();
    }
    for (const char* name : {"missing.json", ""}) {
      m_chosen = m_folder->filePath(QString::fromLatin1(name));
      probe().action("openSettings")->trigger();
      QTRY_VERIFY2(probe().text("noticeText").contains(m_chosen), qPrintable(probe().text("noticeText")));
      qobject_cast<QAbstractButton*>(probe().widget("noticeClose"))->click();
    }
  }

  void savedSettingsThatAreDamagedAreSetAsideWithANotice() {
    struct Case {
      QByteArray content;
      QString said;
    };
    const std::string& path = m_context.settingsPath;
    QVERIFY(saveSettings(path, classicNbench()));
    for (const Case& damage :
         {Case{"", QStringLiteral("1:1")}, Case{"{\"threads\": ", QStringLiteral("1:")},
          Case{"{\"threads\": 5000}", QStringLiteral("5000")},
          Case{"{\"bind\": 0}", QStringLiteral("spread, close, cores")},
          Case{"{\"schema\": \"strata.settings/2\"}", QStringLiteral("strata.settings/2")},
          Case{QByteArray(2 << 20, ' '), QStringLiteral("1 MiB")}}) {
      write(QString::fromStdString(path), damage.content);
      const LoadedSettings loaded = loadSettings(path);
      QCOMPARE(loaded.settings, Settings{});
      m_context.notice = loaded.notice;
      open();
      const QString said = probe().text("noticeText");
      for (const QString& word :
           {QString::fromStdString(path), damage.said, QStringLiteral("settings-set-aside-")})
        QVERIFY2(probe().widget("notice")->isVisible() && said.contains(word), qPrintable(said));
      QVERIFY(probe().runButton()->isEnabled());
    }
  }

  void aNoticeAboutTheSettingsIsTold() {
    m_context.notice =
        Reason{"settings-unreadable",
               {{"path", std::string("/home/ada/settings.json")}, {"system", std::string("no")}}};
    open();
    QVERIFY(probe().widget("notice")->isVisible());
    QVERIFY(probe().text("noticeText").contains(QStringLiteral("/home/ada/settings.json")));
  }

  void theLanguageChangesInPlace() {
    open();
    runToEnd("runProcessor");
    probe().action("language-de")->trigger();
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Starten"));
    QCOMPARE(probe().page(), QStringLiteral("Übersicht"));
    QVERIFY(probe().status().startsWith(QStringLiteral("Fertig")));
    probe().action("language-en")->trigger();
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    QVERIFY(probe().status().startsWith(QStringLiteral("Finished")));
  }

  void theLookIsKept() {
    m_context.statePath = m_folder->filePath(QStringLiteral("data/window.ini"));
    open();
    probe().action("theme-dark")->trigger();
    probe().action("zoomIn")->trigger();
    probe().action("unit-gb")->trigger();
    m_window->close();
    m_window.reset();
    open();
    QCOMPARE(m_window->look().theme(), ThemeChoice::Dark);
    QCOMPARE(m_window->look().zoomPercent(), 110);
    QCOMPARE(probe().text("unitButton"), QStringLiteral("Unit: GB/s"));
    // It is the unit of what stands above: drives have MB/s, networks have bits.
    probe().choosePage(QStringLiteral("Disk"));
    QCOMPARE(probe().text("unitButton"), QStringLiteral("Unit: MB/s"));
    probe().choosePage(QStringLiteral("Network"));
    QVERIFY(!probe().widget("unitButton")->isVisible());
    probe().choosePage(QStringLiteral("Memory"));
    QCOMPARE(probe().text("unitButton"), QStringLiteral("Unit: GB/s"));
    QVERIFY(probe().widget("unitButton")->isVisible());
  }

  void oneKeyRunsWhatThePageIsAbout() {
    open();
    probe().choosePage(QStringLiteral("Disk"));
    QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE(m_fake->runsEnded(), 1);
    QCOMPARE(m_fake->runKinds().front(), std::vector<TestGroup>{TestGroup::Disk});
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    QCOMPARE(probe().page(), QStringLiteral("Help"));
  }

  void helpBeginsWithWhatIsShown() {
    open();
    const auto* help = m_window->findChild<HelpPage*>();
    for (const auto& [page, topic] :
         {std::pair("Memory", "memory"), std::pair("Disk", "disk"), std::pair("History", "the-window")}) {
      probe().choosePage(QString::fromLatin1(page));
      QTest::keyClick(m_window.get(), Qt::Key_F1);
      QCOMPARE(probe().page(), QStringLiteral("Help"));
      QCOMPARE(help->topic(), QString::fromLatin1(topic));
    }
    // There it leaves what is read.
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    QCOMPARE(help->topic(), QStringLiteral("the-window"));
  }

  void onlyLanguagesThatPeopleSpeakAreOffered() {
    open();
    QVERIFY(probe().action("language-de") != nullptr);
    QVERIFY(probe().action("language-pseudo") == nullptr);
  }

  void eachPageHasItsKey() {
    open();
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(probe().page(), QStringLiteral("Memory"));
    QTest::keyClick(m_window.get(), Qt::Key_9, Qt::ControlModifier);
    QCOMPARE(probe().page(), QStringLiteral("Help"));
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(probe().page(), QStringLiteral("Overview"));
  }

  void theKeyRunsWhatTheButtonRuns() {
    open();
    probe().choosePage(QStringLiteral("Memory"));
    auto* const tabs = qobject_cast<SectionTabs*>(probe().widget("memoryTabs"));
    tabs->setCurrentIndex(3);
    QTRY_COMPARE(probe().text("what"), QStringLiteral("Copy"));
    QCOMPARE(probe().action("runShown")->text(), QStringLiteral("R&un: Copy"));
    QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE(m_fake->runsEnded(), 1);
    QCOMPARE(m_fake->runKinds().front(), std::vector<TestGroup>{TestGroup::Copy});
    QCOMPARE(tabs->text(tabs->currentIndex()), QStringLiteral("Copy"));
  }

  void allIsEveryTestAndEveryLevel() {
    open();
    runToEnd("runAll");
    QCOMPARE(m_fake->runKinds().front().size(), std::size_t{1 + 4 + 4 + 4 + 1});
    for (const char* cell : {"panelCell-1-read", "panelCell-0-latency", "panelCell-core-write"})
      QVERIFY2(!probe().text(cell).isEmpty(), cell);
  }

 private:
  void open() {
    m_context.chooseFile = [this](QWidget*, const FileQuestion&,
                                  const std::function<void(const QString&)>& chosen) {
      if (!m_chosen.isEmpty()) chosen(m_chosen);
    };
    m_window = std::make_unique<MainWindow>(m_fake->engine(), m_context);
    m_window->look().setLanguage(QStringLiteral("en"));
    m_window->resize(1024, 700);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  }

  static void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
  }

  SetupDialog* openSetup() {
    probe().action("setup")->trigger();
    return m_window->findChild<SetupDialog*>();
  }

  void runToEnd(const char* action) const {
    const int before = m_fake->runsEnded();
    probe().action(action)->trigger();
    QTRY_COMPARE(m_fake->runsEnded(), before + 1);
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
  }

  WindowProbe probe() const { return WindowProbe(*m_window); }

  std::unique_ptr<FakeEngine> m_fake;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<MainWindow> m_window;
  WindowContext m_context;
  QString m_chosen;  ///< what the file chooser answers; empty: cancelled
};

}  // namespace strata::gui

STRATA_GUI_TEST(WindowCommandsTest)
#include "tst_window_commands.moc"
