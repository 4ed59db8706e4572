// SPDX-License-Identifier: GPL-3.0-or-later
// Opens every page and dialog in every language, theme and two zooms on a small screen, and fails on text
// without room, widgets over each other, controls without a name, pale text and pages that have to be
// scrolled sideways. Each language is seen in one theme and zoom, with STRATA_ALL_LOOKS in all of them. With
// STRATA_SCREENSHOTS set to a folder, a picture of each is kept there.
#include <QtCore/qdir.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qimage.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qdialog.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qtableview.h>

#include "app/gui/look/languages.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/page.h"
#include "app/gui/share/card_dialog.h"
#include "app/gui/widgets/section_tabs.h"
#include "app/gui/window/main_window.h"
#include "tests/gui/compare_samples.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/network_samples.h"
#include "tests/gui/pictures.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_audit.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

namespace {

constexpr QSize smallScreen(1024, 700);
/// A window of a screen on which a person would choose 200 %: in letters it is as large as 800 × 560.
constexpr QSize denseScreen(1600, 1120);
/// The smallest window that all of it is made for.
constexpr QSize smallWindow(800, 560);

SectionTabs* memoryTabs(const QWidget& window) {
  return window.findChild<SectionTabs*>(QStringLiteral("memoryTabs"));
}

}  // namespace

class WalkTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_findings.clear();
    const QByteArray row(QTest::currentDataTag());
    if (row.startsWith(pseudoLanguage().toUtf8()))
      qputenv("STRATA_PSEUDO_LANGUAGE", "1");
    else
      qunsetenv("STRATA_PSEUDO_LANGUAGE");
  }
  void cleanupTestCase() { qunsetenv("STRATA_PSEUDO_LANGUAGE"); }

  void everyPageInEveryLook_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<int>("zoom");
    const bool takesAll = qEnvironmentVariableIsSet("STRATA_ALL_LOOKS");
    QStringList all;
    for (const Language& language : languages()) all.append(language.code);
    all.append(pseudoLanguage());
    for (int i = 0; i < all.size(); ++i) {
      // Each language at both sizes, light and dark by turns.
      const bool beginsDark = i % 2 != 0;
      for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark})
        for (const int zoom : {100, 200}) {
          const bool isTurn = (theme == ThemeChoice::Dark) == ((zoom == 200) != beginsDark);
          if (!takesAll && !isTurn) continue;
          const QString& code = all[i];
          QTest::addRow("%s-%s-%d", qPrintable(code), theme == ThemeChoice::Dark ? "dark" : "light", zoom)
              << code << theme << zoom;
        }
    }
    QTest::addRow("en-high-contrast-100") << QStringLiteral("en") << ThemeChoice::HighContrast << 100;
  }

  void everyPageInEveryLook() {
    FakeEngine engine;
    engine.setProgressPerStep(40);
    engine.holdInStep(7);
    WindowContext context;
    context.references = referenceRuns();
    MainWindow window(engine.engine(), context);
    WindowProbe probe(window);
    QVERIFY(show(window));
    QTRY_VERIFY_WITH_TIMEOUT(!probe.text("emptySentence").isEmpty(), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("ladderBar-1") != nullptr, 30000);
    look(window, "empty");

    probe.action("runAll")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(engine.isHolding(), 30000);
    // The run waits in the bandwidth of the third level, after its first figures.
    QTRY_VERIFY_WITH_TIMEOUT(!probe.text("panelCell-3-read").isEmpty(), 30000);
    look(window, "running");
    engine.release();
    QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);

    auto* pages = window.findChild<QListWidget*>(QStringLiteral("pages"));
    const char* const names[] = {"overview", "processor", "memory",  "disk", "network",
                                 "cores",    "history",   "compare", "help"};
    QCOMPARE(pages->count(), static_cast<int>(std::size(names)));
    for (int page = 0; page < pages->count(); ++page) {
      pages->setCurrentRow(page);
      if (QTableView* table = probe.table(); table->isVisible())
        table->selectRow(table->model()->rowCount() - 2);
      look(window, names[page]);
    }

    // With sides, and with so many that they fold.
    auto* comparison = window.findChild<ComparePage*>();
    comparison->addSides(
        {sideOf("XMP off, 4800", 1, 5), sideOf("XMP on, 6000", 1.2, 5), publishedSide("Core i7-930")});
    pages->setCurrentRow(static_cast<int>(Page::Compare));
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("compareTable")->isVisible(), 30000);
    const auto* compared = window.findChild<QTableView*>(QStringLiteral("compareTable"));
    QTRY_VERIFY_WITH_TIMEOUT(compared->model()->rowCount() > 0, 30000);
    look(window, "comparison");
    SharedSides more;
    for (int i = 0; i < 12; ++i) more.push_back(sideOf("Run " + std::to_string(i), 1 + 0.02 * i, 1));
    comparison->addSides(more);
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("compareFold")->isVisible(), 30000);
    look(window, "folded");

    probe.action("card")->trigger();
    auto* card = window.findChild<CardDialog*>();
    look(*card, "card-dialog");
    card->findChild<QPushButton*>(QStringLiteral("cardCopy"))->click();
    keep(QGuiApplication::clipboard()->image(), "card");
    card->close();

    // The parts of the overview and of the memory page that are not seen at once.
    pages->setCurrentRow(0);
    engine.setProgressPerStep(1);
    engine.release();  // of the run that comes
    qobject_cast<QAbstractButton*>(probe.widget("allThreads"))->click();
    look(window, "all-threads");
    qobject_cast<QComboBox*>(probe.widget("chartChooser"))->setCurrentIndex(1);
    qobject_cast<QComboBox*>(probe.widget("sweepExtent"))->setCurrentIndex(1);
    qobject_cast<QAbstractButton*>(probe.widget("sweepRun"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(probe.action("stop")->isEnabled(), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
    probe.widget("panelCell-0-write")->setFocus(Qt::TabFocusReason);
    look(window, "staircase");
    pages->setCurrentRow(2);
    for (const int section : {0, 1}) {
      memoryTabs(window)->setCurrentIndex(section);
      look(window, section == 0 ? "bandwidth" : "latency");
    }
    for (const int section : {3, 4}) {
      memoryTabs(window)->setCurrentIndex(section);
      engine.release();
      probe.runButton()->click();
      QTRY_VERIFY_WITH_TIMEOUT(probe.action("stop")->isEnabled(), 30000);
      QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
      look(window, section == 3 ? "copy" : "library");
    }
    memoryTabs(window)->setCurrentIndex(0);

    pages->setCurrentRow(0);
    engine.refuse(Reason{"not-enough-memory",
                         {{"needed_bytes", std::int64_t{85'899'345'920}},
                          {"available_bytes", std::int64_t{6'916'210'688}},
                          {"largest_region_bytes", std::int64_t{1'717'986'918}}}});
    pages->setCurrentRow(2);
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("notice")->isVisible(), 30000);
    look(window, "refused");
    engine.refuse(std::nullopt);

    for (const char* dialog : {"setup", "about", "showMachine"}) {
      probe.action(dialog)->trigger();
      QTRY_VERIFY_WITH_TIMEOUT(openDialog(window) != nullptr, 30000);
      QDialog* const shown = openDialog(window);
      look(*shown, dialog);
      shown->close();
      QTRY_VERIFY_WITH_TIMEOUT(openDialog(window) == nullptr, 30000);
    }
    tellFindings();
  }

  void scalingInEveryLook_data() { everyPageInEveryLook_data(); }

  void scalingInEveryLook() {
    FakeEngine engine;
    engine.setProgressPerStep(1);
    WindowContext context;
    context.settings.threadMode = ThreadMode::Scale;
    MainWindow window(engine.engine(), context);
    WindowProbe probe(window);
    QVERIFY(show(window));
    window.findChild<QListWidget*>(QStringLiteral("pages"))->setCurrentRow(2);
    SectionTabs* const chooser = memoryTabs(window);
    chooser->setCurrentIndex(2);  // moves
    QTRY_VERIFY_WITH_TIMEOUT(!probe.text("details").isEmpty(), 30000);
    probe.runButton()->click();
    QTRY_COMPARE_WITH_TIMEOUT(engine.runsEnded(), 1, 30000);
    QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
    look(window, "scaled-moves");
    chooser->setCurrentIndex(chooser->count() - 1);
    QVERIFY(probe.widget("scalingChart")->isVisible());
    look(window, "scaling");

    probe.action("setup")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(openDialog(window) != nullptr, 30000);
    QDialog* const shown = openDialog(window);
    look(*shown, "setup-scaling");
    shown->close();
    QTRY_VERIFY_WITH_TIMEOUT(openDialog(window) == nullptr, 30000);
    tellFindings();
  }

  void networkInEveryLook_data() { everyPageInEveryLook_data(); }

  void networkInEveryLook() {
    FakeEngine engine;
    engine.setProgressPerStep(10);
    engine.holdInStep(0);
    MainWindow window(engine.engine(), {});
    WindowProbe probe(window);
    QVERIFY(show(window));
    QTRY_VERIFY_WITH_TIMEOUT(!probe.text("emptySentence").isEmpty(), 30000);
    window.findChild<QListWidget*>(QStringLiteral("pages"))->setCurrentRow(static_cast<int>(Page::Network));
    look(window, "network-empty");
    probe.runButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("networkProblem")->isVisible(), 30000);
    look(window, "network-lacks");

    qobject_cast<QComboBox*>(probe.widget("networkPeers"))->setEditText(QStringLiteral("desk.local"));
    qobject_cast<QLineEdit*>(probe.widget("networkCodes"))->setText(QStringLiteral("123 456"));
    QTRY_VERIFY_WITH_TIMEOUT(!probe.widget("networkProblem")->isVisible(), 30000);
    probe.runButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(engine.isHolding(), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("networkChunksChart")->isVisible(), 30000);
    look(window, "network-running");
    engine.release();
    QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("networkBarsChart")->isVisible(), 30000);
    probe.table()->selectRow(13);
    look(window, "network-streams");
    auto* chooser = qobject_cast<QComboBox*>(probe.widget("networkChartChooser"));
    const char* const charts[] = {"rate", "round-trips", "bars", "chunks", "percentiles"};
    for (int chart = 0; chart < chooser->count(); ++chart) {
      chooser->setCurrentIndex(chart);
      look(window, qPrintable(QStringLiteral("network-") + QString::fromLatin1(charts[chart])));
    }
    window.findChild<QListWidget*>(QStringLiteral("pages"))->setCurrentRow(0);
    look(window, "network-in-overview");
    window.findChild<QListWidget*>(QStringLiteral("pages"))->setCurrentRow(static_cast<int>(Page::Network));

    qobject_cast<QAbstractButton*>(probe.widget("networkListen"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("networkCode")->isVisible(), 30000);
    engine.responder().tell({WrongCode{"10.0.0.66", 60.0}});
    QTRY_VERIFY_WITH_TIMEOUT(probe.text("networkStatus").contains(QStringLiteral("10.0.0.66")), 30000);
    look(window, "network-listens");
    const PlannedCell stream = sampleStream("from", 1);
    engine.responder().tell({LeaderCame{sampleLeader()}});
    engine.responder().tell(ledCell(sampleRoundTrip()));
    const auto told = ledCell(stream);
    engine.responder().tell({told.begin(), told.end() - 1});
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("networkRateChart")->isVisible(), 30000);
    look(window, "network-led");
    tellFindings();
  }

  void diskInEveryLook_data() { everyPageInEveryLook_data(); }

  void diskInEveryLook() {
    FakeEngine engine;
    engine.setProgressPerStep(5);
    engine.holdInStep(0);
    WindowContext context;
    context.settings.diskProfile = DiskProfile::Default;
    MainWindow window(engine.engine(), context);
    WindowProbe probe(window);
    QVERIFY(show(window));
    window.findChild<QListWidget*>(QStringLiteral("pages"))->setCurrentRow(static_cast<int>(Page::Disk));
    QTRY_VERIFY_WITH_TIMEOUT(!probe.text("diskForecast").isEmpty(), 30000);
    look(window, "disk-empty");
    qobject_cast<QAbstractButton*>(probe.widget("diskAll"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(engine.isHolding(), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("diskRateChart")->isVisible(), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(!probe.text("diskCell-SEQ1M-Q8T1-read").startsWith(u'–'), 30000);
    look(window, "disk-running");
    engine.release();
    QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
    probe.widget("diskCell-SEQ1M-Q1T1-write")->setFocus(Qt::TabFocusReason);
    look(window, "disk-percentiles");
    auto* chooser = qobject_cast<QComboBox*>(probe.widget("diskChartChooser"));
    chooser->setCurrentIndex(1);
    look(window, "disk-latency");
    qobject_cast<QAbstractButton*>(probe.widget("percentileChartAsTable"))->click();
    chooser->setCurrentIndex(2);
    look(window, "disk-percentile-table");

    probe.action("endurance")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(openDialog(window) != nullptr, 30000);
    QDialog* const asked = openDialog(window);
    look(*asked, "endurance-dialog");
    engine.release();
    asked->accept();
    QTRY_COMPARE_WITH_TIMEOUT(engine.runsEnded(), 2, 30000);
    QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
    look(window, "disk-endurance");
    chooser->setCurrentIndex(4);
    look(window, "disk-endurance-latency");

    probe.action("setup")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(openDialog(window) != nullptr, 30000);
    QDialog* const setup = openDialog(window);
    auto* profile = setup->findChild<QComboBox*>(QStringLiteral("diskProfileMode"));
    const int custom = profile->findData(static_cast<int>(DiskProfile::Custom));
    profile->setCurrentIndex(custom);
    emit profile->activated(custom);
    look(*setup, "setup-custom-disk");
    setup->close();
    QTRY_VERIFY_WITH_TIMEOUT(openDialog(window) == nullptr, 30000);
    tellFindings();
  }

  /// In a small window everything is reached by scrolling up and down.
  void noPageIsScrolledSidewaysInASmallWindow_data() {
    QTest::addColumn<QString>("language");
    for (const Language& language : languages()) QTest::newRow(qPrintable(language.code)) << language.code;
  }

  void noPageIsScrolledSidewaysInASmallWindow() {
    QFETCH(const QString, language);
    FakeEngine engine;
    engine.setProgressPerStep(1);
    WindowContext context;
    context.references = referenceRuns();
    context.settings.diskProfile = DiskProfile::Default;
    MainWindow window(engine.engine(), context);
    WindowProbe probe(window);
    window.look().setLanguage(language);
    window.resize(smallWindow);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("ladderBar-1") != nullptr, 30000);
    // With one thread and with all, names have the number of threads.
    for (const char* const run : {"runAll", "runPanel"}) {
      const int before = engine.runsEnded();
      if (before > 0) qobject_cast<QAbstractButton*>(probe.widget("allThreads"))->click();
      probe.action(run)->trigger();
      QTRY_COMPARE_WITH_TIMEOUT(engine.runsEnded(), before + 1, 30000);
      QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
    }
    const auto* const body = window.findChild<QScrollArea*>(QStringLiteral("bodyScroll"));
    const auto check = [&](const QString& state) {
      settle(window);
      if (const int most = body->horizontalScrollBar()->maximum(); most > 0)
        m_findings.append(QStringLiteral("%1: %2 pixels lie beyond the edge").arg(state).arg(most));
      for (const Finding& finding : audit(window))
        if (finding.kind == Finding::Kind::Clipped)
          m_findings.append(state + QStringLiteral(": ") + finding.text());
      keep(window.grab().toImage(), qPrintable(QStringLiteral("small-") + state));
    };
    auto* pages = window.findChild<QListWidget*>(QStringLiteral("pages"));
    for (int page = 0; page < pages->count(); ++page) {
      pages->setCurrentRow(page);
      check(QString::number(page));
      if (page != static_cast<int>(Page::Memory)) continue;
      for (int section = 0; section < memoryTabs(window)->count(); ++section) {
        memoryTabs(window)->setCurrentIndex(section);
        check(QStringLiteral("%1-%2").arg(page).arg(section));
      }
    }
    QCOMPARE(window.size(), smallWindow);
    tellFindings();
  }

 private:
  /// As the row of the test says.
  static bool show(MainWindow& window) {
    QFETCH(const QString, language);
    QFETCH(const ThemeChoice, theme);
    QFETCH(const int, zoom);
    window.look().setLanguage(language);
    window.look().setTheme(theme);
    window.look().setZoomPercent(zoom);
    window.resize(smallScreen);
    window.show();
    return QTest::qWaitForWindowExposed(&window);
  }

  void tellFindings() const {
    // One by one, since Qt cuts long messages.
    for (const QString& finding : m_findings) qWarning("%s", qPrintable(finding));
    QVERIFY(m_findings.isEmpty());
  }

  static QDialog* openDialog(const QWidget& window) {
    for (QDialog* dialog : window.findChildren<QDialog*>())
      if (dialog->isVisible()) return dialog;
    return nullptr;
  }

  /// An answer may come when the window had come to rest, on a busy machine: what goes with it is no finding.
  static QList<Finding> lastingFindings(QWidget& window) {
    QList<Finding> findings;
    const auto isClean = [&] {
      settle(window);
      findings = audit(window);
      return findings.isEmpty();
    };
    static_cast<void>(QTest::qWaitFor(isClean, 1000));
    return findings;
  }

  void look(QWidget& window, const char* state) {
    for (const Finding& finding : lastingFindings(window))
      m_findings.append(QString::fromLatin1(state) + QStringLiteral(": ") + finding.text());
    // Tables have columns that may be too wide; the overview has nothing that is.
    const auto* body = window.findChild<QScrollArea*>(QStringLiteral("bodyScroll"));
    const auto* overview = window.findChild<QWidget*>(QStringLiteral("overviewPage"));
    if (overview != nullptr && overview->isVisible() && body->horizontalScrollBar()->maximum() > 0)
      m_findings.append(QString::fromLatin1(state) + QStringLiteral(": has to be scrolled sideways"));
    const QImage image = window.grab().toImage();
    QVERIFY2(distinctColours(image) >= 6, state);
    keep(image, state);
    if (!window.inherits("QMainWindow") || !QByteArray(QTest::currentDataTag()).endsWith("-200")) return;
    window.resize(denseScreen);
    for (const Finding& finding : lastingFindings(window))
      m_findings.append(
          QStringLiteral("%1, on a dense screen: %2").arg(QLatin1String(state), finding.text()));
    keep(window.grab().toImage(), (QByteArray(state) + "-dense").constData());
    window.resize(smallScreen);
    settle(window);
  }

  static QString pictureFolder() { return qEnvironmentVariable("STRATA_SCREENSHOTS"); }

  static void keep(const QImage& image, const char* state) {
    const QString folder = pictureFolder();
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    const QString name = QStringLiteral("%1-%2-x%3.png")
                             .arg(QString::fromLatin1(QTest::currentDataTag()), QString::fromLatin1(state),
                                  QString::number(image.devicePixelRatio()));
    QVERIFY(image.save(QDir(folder).filePath(name)));
  }

  QStringList m_findings;
};

}  // namespace strata::gui

STRATA_GUI_TEST(WalkTest)
#include "tst_walk.moc"
