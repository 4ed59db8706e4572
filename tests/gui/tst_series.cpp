// SPDX-License-Identifier: GPL-3.0-or-later
// Several runs in one go: Repeat…, and before and after a change with a restart between.
#include <QtCore/qdatetime.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qtemporarydir.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qdialog.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlistview.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qspinbox.h>
#include <QtWidgets/qtablewidget.h>

#include <atomic>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/series/against_dialog.h"
#include "app/gui/series/before_after_dialog.h"
#include "app/gui/text/verdict_text.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/window/main_window.h"
#include "core/files/before_after_file.h"
#include "core/history/history.h"
#include "core/history/run_keeper.h"
#include "core/report/comparison_answer.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_probe.h"

namespace strata::gui {

class SeriesTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_fake = std::make_unique<FakeEngine>();
    m_runs = 0;
    m_factor = 1;
    m_fails = false;
    m_usable.reset();
    m_mixesCores = false;
    open();
  }

  void cleanup() {
    m_window.reset();
    m_fake.reset();
    m_folder.reset();
  }

  void repeatMakesASeries() {
    probe().action("repeat")->trigger();
    auto* count = child<QSpinBox>("repeatCount");
    QCOMPARE(count->value(), 5);
    QCOMPARE(count->minimum(), 2);
    QCOMPARE(count->maximum(), 99);
    QVERIFY(!probe().text("repeatTime").isEmpty());
    count->setValue(3);
    QVERIFY(probe().text("repeatHint").contains(QStringLiteral("at least 4")));
    QTest::mouseClick(child<QPushButton>("repeatRun"), Qt::LeftButton);
    waitForRuns(3);

    auto history = History::open(historyPath());
    QVERIFY(history);
    const auto runs = history->list();
    QVERIFY(runs);
    QCOMPARE(runs->size(), std::size_t{3});
    const auto ids = history->idsOfSeries(runs->front().series);
    QCOMPARE(ids->size(), std::size_t{3});
    for (std::size_t i = 0; i < ids->size(); ++i)
      QCOMPARE(history->load((*ids)[i])->repetition, static_cast<int>(i));
  }

  void eachKindOfCoresIsMeasuredInTurnWhereAProcessorMixesThem() {
    QVERIFY(!probe().action("eachCoreKind")->isVisible());
    m_mixesCores = true;
    restart();
    QVERIFY(probe().action("eachCoreKind")->isVisible());
    probe().action("eachCoreKind")->trigger();
    waitForRuns(2);
    auto history = History::open(historyPath());
    const auto runs = history->list();
    QCOMPARE(runs->size(), std::size_t{2});
    std::vector<CoreChoice> kinds;
    std::set<std::string> labels, series;
    for (const KeptRun& kept : *runs) {
      const auto run = history->load(kept.id);
      kinds.push_back(run->settings.cores);
      labels.insert(run->label);
      series.insert(run->series);
    }
    // The newest is first in the list.
    QCOMPARE(kinds, (std::vector{CoreChoice::Efficient, CoreChoice::Performance}));
    QCOMPARE(labels, (std::set<std::string>{"efficiency cores", "performance cores"}));
    QCOMPARE(series.size(), std::size_t{2});
    QTRY_COMPARE(probe().page(), QStringLiteral("Compare"));
    // What Setup says stays: every core.
    probe().choosePage(QStringLiteral("Overview"));
    QCOMPARE(m_window->findChild<QComboBox*>(QStringLiteral("panelCores"))->currentText(),
             QStringLiteral("All cores"));
  }

  void theHeadSaysWhichRepetitionItIs() {
    m_fake->holdInStep(0);
    repeat(4);
    QTRY_VERIFY(m_fake->isHolding());
    QTRY_VERIFY(probe().text("liveRun").startsWith(QStringLiteral("Repetition 1 of 4 ·")));
    m_fake->release();
    QTRY_COMPARE(m_fake->runsBegun(), 2);
    QTRY_VERIFY(m_fake->isHolding());
    QTRY_VERIFY(probe().text("liveRun").startsWith(QStringLiteral("Repetition 2 of 4 ·")));
    m_window->look().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(probe().text("liveRun").startsWith(QStringLiteral("Wiederholung 2 von 4 ·")));
    m_window->look().setLanguage(QStringLiteral("en"));
    // Stop ends the series, and keeps what there is.
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    QCOMPARE(m_fake->runsBegun(), 2);
    auto history = History::open(historyPath());
    QCOMPARE(history->list()->size(), std::size_t{2});
    // A run by itself has no place in a series.
    m_fake->holdInStep(99);
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    waitForRuns(3);
    QCOMPARE(History::open(historyPath())->list()->front().repetition, 0);
  }

  void cancellingRepeatsNothing() {
    probe().action("repeat")->trigger();
    QTest::mouseClick(child<QPushButton>("repeatCancel"), Qt::LeftButton);
    QTRY_VERIFY(dialog("repeatDialog") == nullptr);
    QCOMPARE(m_fake->runsBegun(), 0);
    QVERIFY(!probe().action("stop")->isEnabled());
  }

  // Once the change is made there is no way back.
  void aDoubtfulBaselineIsToldBeforeTheChange() {
    for (const bool isDoubtful : {false, true}) {
      const BeforeAfterDialog dialog(BeforeAfterDialog::Change{QStringLiteral("Memory"), {}, isDoubtful},
                                     nullptr);
      QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("beforeAfterChangeText"))
                   ->text()
                   .contains(QStringLiteral("not reliable")),
               isDoubtful);
    }
    measureBefore();  // by an engine with few doubtful results
    QVERIFY(!probe().text("beforeAfterChangeText").contains(QStringLiteral("not reliable")));
    QTest::mouseClick(child<QPushButton>("beforeAfterChangeCancel"), Qt::LeftButton);
  }

  void beforeAndAfterIsRememberedOverARestart() {
    measureBefore();
    QVERIFY(probe().widget("beforeAfter")->isVisible());
    const auto state = loadBeforeAfter(statePath());
    QVERIFY(state);
    QCOMPARE(state->repetitions, 5);
    QVERIFY2(state->settings.regions, "another cache must not make other regions");
    QTest::mouseClick(child<QPushButton>("beforeAfterChangeCancel"), Qt::LeftButton);

    restart();
    QVERIFY(probe().widget("beforeAfter")->isVisible());
    QVERIFY(probe().text("beforeAfterText").startsWith(QStringLiteral("Before and after:")));
    m_factor = 1.5;
    QTest::mouseClick(child<QPushButton>("beforeAfterAgain"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(dialog("beforeAfterVerdict") != nullptr, 30000);
    QVERIFY(!probe().widget("beforeAfter")->isVisible());
    const QString verdict = probe().text("beforeAfterVerdictText");
    QVERIFY2(verdict.contains(QStringLiteral("faster, most of all")), qPrintable(verdict));
    auto* table = child<QTableWidget>("beforeAfterTable");
    QVERIFY(table->rowCount() > 0);
    // With the mark and the colour of the comparison's own table.
    QCOMPARE(table->item(0, 5)->text(), QStringLiteral("▲ faster"));
    const QColor better = colourOf(Standing::Better, themeFor(table->palette()));
    QCOMPARE(table->item(0, 5)->foreground().color(), better);
    QVERIFY(contrast(better, table->palette().color(QPalette::AlternateBase)) >= 4.5);
    QVERIFY(contrast(better, table->palette().color(QPalette::Base)) >= 4.5);
    QCOMPARE(table->item(0, 3)->text(), QStringLiteral("+50.0 %"));
    QVERIFY(!QFileInfo::exists(QString::fromStdString(statePath())));
    // Both, with charts and all rows.
    QTest::mouseClick(child<QPushButton>("beforeAfterVerdictOther"), Qt::LeftButton);
    QVERIFY(probe().widget("comparePage")->isVisible());
    QTRY_COMPARE(child<QListView>("compareSides")->model()->rowCount(), 2);

    auto history = History::open(historyPath());
    QCOMPARE(history->list()->size(), std::size_t{10});
    restart();
    QVERIFY(!probe().widget("beforeAfter")->isVisible());
  }

  // The probe may have another answer after a restart: sweeps would go through other sizes.
  void afterTheChangeTheLastLevelCountsAsBefore() {
    m_usable = 16_MiB;
    restart();
    measureBefore();
    QTest::mouseClick(child<QPushButton>("beforeAfterChangeCancel"), Qt::LeftButton);
    m_usable = 4_MiB;
    restart();
    QTest::mouseClick(child<QPushButton>("beforeAfterAgain"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(dialog("beforeAfterVerdict") != nullptr, 30000);
    QTest::mouseClick(child<QPushButton>("beforeAfterVerdictOk"), Qt::LeftButton);
    auto history = History::open(historyPath());
    const auto after = history->load(history->list()->front().id);
    QVERIFY2(after->label.starts_with("After the change, 20"), after->label.c_str());
    QCOMPARE(after->machine.usableLastLevel, std::optional(16_MiB));
    // The next run goes by what is known now.
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    waitForRuns(11);
    const auto next = history->load(history->list()->front().id);
    QCOMPARE(next->machine.usableLastLevel, std::optional(4_MiB));
  }

  // Series of one label pair as if nothing had changed between them, and would widen the margin.
  void eachSeriesHasALabelOfItsOwn() {
    const auto labels = [this] {
      const auto runs = History::open(historyPath())->list();
      std::set<std::string> found;
      for (const KeptRun& run : *runs) found.insert(run.label);
      return found;
    };
    measureBefore();
    QTest::mouseClick(child<QPushButton>("beforeAfterChangeOther"), Qt::LeftButton);
    const QTime first = QTime::currentTime();
    QTRY_VERIFY(QTime::currentTime().second() != first.second());
    measureBefore();
    QCOMPARE(labels().size(), std::size_t{2});
  }

  void theSameIsRunAgainWhateverSetupSays() {
    measureBefore();
    const auto kinds = m_fake->runKinds().front();
    QTest::mouseClick(child<QPushButton>("beforeAfterChangeCancel"), Qt::LeftButton);
    probe().choosePage(QStringLiteral("Disk"));
    QTest::mouseClick(child<QPushButton>("beforeAfterAgain"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(dialog("beforeAfterVerdict") != nullptr, 30000);
    QCOMPARE(m_fake->runKinds().back(), kinds);
    QVERIFY2(probe().text("beforeAfterVerdictText").contains(QStringLiteral("no change")),
             qPrintable(probe().text("beforeAfterVerdictText")));
  }

  void forgetEndsIt() {
    measureBefore();
    QTest::mouseClick(child<QPushButton>("beforeAfterChangeOther"), Qt::LeftButton);
    QVERIFY(!probe().widget("beforeAfter")->isVisible());
    QVERIFY(!QFileInfo::exists(QString::fromStdString(statePath())));
    probe().action("beforeAfter")->trigger();
    QVERIFY(dialog("beforeAfterMeasure") != nullptr);
  }

  void aBaselineThatWasStoppedIsNone() {
    m_fake->holdInStep(0);
    probe().action("beforeAfter")->trigger();
    QTest::mouseClick(child<QPushButton>("beforeAfterMeasureOk"), Qt::LeftButton);
    QTRY_VERIFY(m_fake->isHolding());
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    QVERIFY(!probe().widget("beforeAfter")->isVisible());
    QVERIFY(!loadBeforeAfter(statePath()));
  }

  void aBaselineThatIsNotKeptIsNone() {
    m_fails = true;
    probe().action("beforeAfter")->trigger();
    QTest::mouseClick(child<QPushButton>("beforeAfterMeasureOk"), Qt::LeftButton);
    waitForRuns(5);
    QVERIFY(probe().widget("notice")->isVisible());
    QVERIFY(dialog("beforeAfterChange") == nullptr);
    QVERIFY(!probe().widget("beforeAfter")->isVisible());
    QVERIFY(!loadBeforeAfter(statePath()));
  }

  void aSecondSideThatWasStoppedLeavesTheBaseline() {
    measureBefore();
    m_fake->holdInStep(0);
    QTest::mouseClick(child<QPushButton>("beforeAfterChangeOk"), Qt::LeftButton);
    QTRY_VERIFY(m_fake->isHolding());
    QTest::mouseClick(probe().runButton(), Qt::LeftButton);
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
    QVERIFY(probe().widget("beforeAfter")->isVisible());
    QVERIFY(loadBeforeAfter(statePath()));
  }

  void twoSettingsAreMeasuredByTurns() {
    probe().action("against")->trigger();
    auto* run = child<QPushButton>("againstRun");
    QVERIFY(!run->isEnabled());
    QVERIFY(probe().text("againstSecond").contains(QStringLiteral("same as A")));
    child<QCheckBox>("againstPriority")->setChecked(true);
    QVERIFY(run->isEnabled());
    QVERIFY(probe().text("againstSecond").contains(QStringLiteral("raised priority")));
    auto* pairs = child<QSpinBox>("againstPairs");
    QCOMPARE(pairs->value(), 13);
    QCOMPARE(pairs->minimum(), 6);
    pairs->setValue(6);
    QTest::mouseClick(run, Qt::LeftButton);
    waitForRuns(12);
    QTRY_VERIFY(dialog("beforeAfterVerdict") != nullptr);
    QVERIFY2(probe().text("beforeAfterVerdictText").contains(QStringLiteral("no change")),
             qPrintable(probe().text("beforeAfterVerdictText")));
    QCOMPARE(child<QTableWidget>("beforeAfterTable")->horizontalHeaderItem(1)->text(), QStringLiteral("A"));

    auto history = History::open(historyPath());
    const auto runs = history->list();
    QCOMPARE(runs->size(), std::size_t{12});
    int ofB = 0;
    for (const KeptRun& kept : *runs)
      if (kept.label == "B: raised priority") ++ofB;
    QCOMPARE(ofB, 6);
    QVERIFY(!loadBeforeAfter(statePath()));
  }

  void theOtherSideHasSettingsOfItsOwn() {
    probe().action("against")->trigger();
    QTest::mouseClick(child<QPushButton>("againstChoose"), Qt::LeftButton);
    QDialog* setup = dialog("setupDialog");
    QVERIFY(setup != nullptr);
    auto* keep = setup->findChild<QCheckBox*>(QStringLiteral("keepRuns"));
    keep->click();
    setup->accept();
    QTRY_VERIFY(dialog("setupDialog") == nullptr);
    // That bears upon no figure.
    QVERIFY(!child<QPushButton>("againstRun")->isEnabled());
  }

  void theDiskTestOfTheOtherSideMayDiffer() {
    probe().action("against")->trigger();
    auto* against = qobject_cast<AgainstDialog*>(dialog("againstDialog"));
    QVERIFY(against != nullptr);
    Settings settings = against->settings();
    settings.diskSeconds = 9;
    against->setSettings(settings);
    QVERIFY(child<QPushButton>("againstRun")->isEnabled());
    QCOMPARE(against->differences(), QStringLiteral("times"));
    settings.diskZeros = !settings.diskZeros;
    against->setSettings(settings);
    QCOMPARE(against->differences(), QStringLiteral("times and disk profile"));
  }

  void marginsSayWhereTheyAreFrom() {
    Difference difference;
    difference.margin = 0.023;
    QCOMPARE(marginText(difference, Floor{0.023, FloorSource::Usual, 0}), QStringLiteral("2.3 %, default"));
    QCOMPARE(marginText(difference, Floor{0.023, FloorSource::History, 9}),
             QStringLiteral("2.3 %, from 9 of your runs"));
    difference.ratio = 0.9;
    QCOMPARE(differenceText(difference), QStringLiteral("−10.0 %"));
  }

  /// For a person to look at, where STRATA_SCREENSHOTS names a folder.
  void pictures() {
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    for (const char* language : {"en", "de", "ar"}) {
      m_window->look().setLanguage(QString::fromLatin1(language));
      m_window->look().setTheme(language == std::string("de") ? ThemeChoice::Dark : ThemeChoice::Light);
      const auto keep = [&](const char* name) {
        settle(*m_window);
        QWidget* widget = dialog(name);
        if (widget == nullptr) widget = m_window.get();
        widget->grab().save(QStringLiteral("%1/%2-%3.png")
                                .arg(folder, QString::fromLatin1(name), QString::fromLatin1(language)));
        if (widget != m_window.get()) widget->close();
      };
      probe().action("repeat")->trigger();
      keep("repeatDialog");
      probe().action("against")->trigger();
      child<QCheckBox>("againstPages")->setChecked(true);
      keep("againstDialog");
      probe().action("beforeAfter")->trigger();
      keep("beforeAfterMeasure");
      measureBefore();
      m_factor = 1.07;
      keep("beforeAfterChange");
      keep("window");
      QTest::mouseClick(child<QPushButton>("beforeAfterAgain"), Qt::LeftButton);
      QTRY_VERIFY_WITH_TIMEOUT(dialog("beforeAfterVerdict") != nullptr, 30000);
      keep("beforeAfterVerdict");
      m_factor = 1;
    }
  }

 private:
  std::string historyPath() const {
    return m_folder->filePath(QStringLiteral("history.sqlite")).toStdString();
  }
  std::string statePath() const {
    return m_folder->filePath(QStringLiteral("before-after.json")).toStdString();
  }

  /// The engine of the program, but for what it measures.
  Engine keepingEngine() {
    Engine engine = m_fake->engine();
    if (m_usable)
      engine.examine = [usable = *m_usable, examine = engine.examine](const std::stop_token& stop) {
        Result<Machine> machine = examine(stop);
        machine->lastLevelProbe = LastLevelProbe::Confirmed;
        machine->usableLastLevel = usable;
        return machine;
      };
    if (m_mixesCores)
      engine.examine = [examine = engine.examine](const std::stop_token& stop) {
        Result<Machine> machine = examine(stop);
        machine->coreKinds = {{"small", 0, 1}, {"big", 1, 1}};
        machine->cpus[1].kind = 1;
        return machine;
      };
    engine.run = [this, measure = engine.run, file = historyPath()](
                     const Plan& plan, const Machine& machine, const RunKeeper::Given& given,
                     const EventSink& sink, const std::stop_token& stop) -> EndedRun {
      EndedRun ended = measure(plan, machine, given, sink, stop);
      ended.run.id = "run-" + std::to_string(++m_runs);
      ended.run.series = given.series.value_or(ended.run.id);
      for (CellResult& cell : ended.run.results)
        if (auto* measured = std::get_if<Measured>(&cell.outcome)) measured->value *= m_factor;
      if (m_fails) {
        ended.notKept = Reason{"history-failed", {}};
        return ended;
      }
      RunKeeper::Given kept = given;
      kept.series = ended.run.series;
      RunKeeper whole(file, kept);
      ended.notKept = whole.finish(ended.run);
      return ended;
    };
    return engine;
  }

  void open() {
    WindowContext context;
    context.historyPath = historyPath();
    context.wholeWithDisk = true;
    context.beforeAfterPath = statePath();
    m_window = std::make_unique<MainWindow>(keepingEngine(), std::move(context));
    m_window->look().setLanguage(QStringLiteral("en"));
    m_window->resize(1180, 860);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(probe().text("details").contains(QStringLiteral("about")));
  }
  void restart() {
    m_window.reset();
    open();
  }

  void repeat(int count) {
    probe().action("repeat")->trigger();
    child<QSpinBox>("repeatCount")->setValue(count);
    QTest::mouseClick(child<QPushButton>("repeatRun"), Qt::LeftButton);
  }

  void measureBefore() {
    probe().action("beforeAfter")->trigger();
    QTest::mouseClick(child<QPushButton>("beforeAfterMeasureOk"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(dialog("beforeAfterChange") != nullptr, 30000);
    QTRY_VERIFY(!probe().action("stop")->isEnabled());
  }

  void waitForRuns(int count) {
    QTRY_COMPARE_WITH_TIMEOUT(m_fake->runsEnded(), count, 30000);
    QTRY_COMPARE(probe().runButton()->text(), QStringLiteral("Run"));
  }

  WindowProbe probe() { return WindowProbe(*m_window); }
  template <typename Widget>
  Widget* child(const char* name) {
    for (Widget* widget : m_window->findChildren<Widget*>(QString::fromLatin1(name)))
      if (widget->isVisible()) return widget;
    return m_window->findChild<Widget*>(QString::fromLatin1(name));
  }
  /// One that is open; null otherwise.
  QDialog* dialog(const char* name) {
    for (QDialog* one : m_window->findChildren<QDialog*>(QString::fromLatin1(name)))
      if (one->isVisible()) return one;
    return nullptr;
  }

  std::unique_ptr<FakeEngine> m_fake;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::atomic<int> m_runs = 0;
  std::atomic<double> m_factor = 1;   ///< that all figures are multiplied by
  bool m_mixesCores = false;          ///< the machine has a fast and a slow core
  std::atomic<bool> m_fails = false;  ///< nothing can be kept
  std::optional<Bytes> m_usable;      ///< what the probe finds of the last level
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace strata::gui

STRATA_GUI_TEST(SeriesTest)
#include "tst_series.moc"
