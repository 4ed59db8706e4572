// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/series/before_after_guide.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qmetaobject.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "app/gui/history/history_thread.h"
#include "app/gui/run/run_question.h"
#include "app/gui/series/before_after_dialog.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/notice_bar.h"
#include "core/plan/plan.h"
#include "core/stats/difference.h"

namespace strata::gui {

namespace {

/// The notice with its buttons, whose texts follow the language.
class WaitingBar : public NoticeBar {
 public:
  WaitingBar(std::function<void()> retranslate, QWidget* parent)
      : NoticeBar(parent, QStringLiteral("beforeAfter")), m_retranslate(std::move(retranslate)) {}

 protected:
  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::LanguageChange) m_retranslate();
    NoticeBar::changeEvent(event);
  }

 private:
  const std::function<void()> m_retranslate;
};

/// Margins take two series of one label for unchanged ones, so each series here has a label of its own.
QString nowText() {
  return QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

bool areMostlyDoubtful(const Run& run) {
  std::ptrdiff_t all = 0;
  std::ptrdiff_t reliable = 0;
  for (const CellResult& result : run.results)
    if (const Measured* measured = measuredOf(&result)) {
      ++all;
      if (measured->verdict.grade == Grade::Good) ++reliable;
    }
  return 2 * reliable < all;
}

}  // namespace

BeforeAfterGuide::BeforeAfterGuide(EngineThread& engine, HistoryThread& history,
                                   std::function<NamedRequest()> whatRuns, std::string statePath,
                                   QWidget* window)
    : QObject(window),
      m_engine(engine),
      m_history(history),
      m_whatRuns(std::move(whatRuns)),
      m_statePath(std::move(statePath)),
      m_window(window),
      m_again(new QPushButton(window)),
      m_forget(new QPushButton(window)) {
  const auto retranslate = [this] {
    m_again->setText(tr("Measure again"));
    m_again->setToolTip(tr("Repeats the tests from before the change and shows what is faster or slower."));
    m_forget->setText(tr("Forget"));
    m_forget->setToolTip(tr("Ends this comparison. Its runs stay in the history."));
  };
  m_bar = new WaitingBar(retranslate, window);
  m_bar->setCalm();
  for (QPushButton* button : {m_again, m_forget}) {
    button->setAutoDefault(false);
    m_bar->addButton(button);
  }
  m_again->setObjectName(QStringLiteral("beforeAfterAgain"));
  m_forget->setObjectName(QStringLiteral("beforeAfterForget"));
  retranslate();
  connect(m_again, &QPushButton::clicked, this, &BeforeAfterGuide::measureAfter);
  connect(m_forget, &QPushButton::clicked, this, &BeforeAfterGuide::forget);
  connect(&engine, &EngineThread::seriesFinished, this, [this](const auto& sides) { take(*sides); });
  connect(&engine, &EngineThread::notKept, this, [this] { m_notKept = true; });
  connect(&engine, &EngineThread::runningChanged, this, [this](bool running) {
    m_again->setEnabled(!running);
    // A series that was refused, or stopped before it began, tells of no end of its own.
    if (!running && std::exchange(m_phase, Phase::None) == Phase::After && m_state) showBar();
  });
  connect(&history, &HistoryThread::compared, this, &BeforeAfterGuide::showVerdict);
  connect(&history, &HistoryThread::failed, this, [this](const Reason& reason) {
    // A failure is told only while a verdict is waited for; what is waited with stays.
    if (!std::exchange(m_after, {}).empty()) emit failed(reasonText(reason));
  });
  if (m_statePath.empty()) return;
  m_state = loadBeforeAfter(m_statePath);
  if (m_state) showBar();
}

void BeforeAfterGuide::open() {
  if (m_dialog && m_dialog->isVisible()) {
    m_dialog->raise();
    m_dialog->activateWindow();
  } else if (m_state) {
    openChange();
  } else {
    openMeasure();
  }
}

void BeforeAfterGuide::present(BeforeAfterDialog* dialog) {
  if (m_dialog) m_dialog->close();
  m_dialog = dialog;
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void BeforeAfterGuide::openMeasure() {
  const NamedRequest what = m_whatRuns();
  auto* dialog = new BeforeAfterDialog(BeforeAfterDialog::Measure{what.name, what.seconds}, m_window);
  connect(dialog, &QDialog::accepted, this,
          [this, what, dialog] { measureBefore(what, dialog->repetitions()); });
  present(dialog);
}

void BeforeAfterGuide::openChange(bool isDoubtful) {
  auto* dialog = new BeforeAfterDialog(
      BeforeAfterDialog::Change{selectionName(m_state->selection), whenText(), isDoubtful}, m_window);
  connect(dialog, &BeforeAfterDialog::forgetWanted, this, &BeforeAfterGuide::forget);
  connect(dialog, &QDialog::accepted, this, &BeforeAfterGuide::measureAfter);
  present(dialog);
}

void BeforeAfterGuide::showVerdict(const std::shared_ptr<const Comparison>& comparison) {
  if (!m_state || m_after.empty()) return;
  auto* dialog = new BeforeAfterDialog(BeforeAfterDialog::Verdict{comparison}, m_window);
  connect(dialog, &BeforeAfterDialog::comparisonWanted, this,
          [this, before = m_state->series, after = m_after] { emit comparisonWanted(before, after); });
  dialog->setComparisonOffered(
      isSignalConnected(QMetaMethod::fromSignal(&BeforeAfterGuide::comparisonWanted)));
  // It is told: nothing waits any more.
  forget();
  present(dialog);
}

void BeforeAfterGuide::measureBefore(const NamedRequest& what, int repetitions) {
  BeforeAfter state{what, {}, {}, repetitions, {}};
  // What is not kept cannot be compared with after a restart.
  state.settings.keepRuns = true;
  begin(Phase::Before, std::move(state), tr("Before the change, %1", "date and time").arg(nowText()));
}

void BeforeAfterGuide::measureAfter() {
  if (!m_state) return;
  begin(Phase::After, *m_state, tr("After the change, %1", "date and time").arg(nowText()));
}

void BeforeAfterGuide::begin(Phase phase, BeforeAfter state, const QString& label) {
  m_label = label.toStdString();
  // They are in no file: those that are typed on the page by now.
  if (state.selection.tests.contains(TestGroup::Network) && state.selection.network.codes.empty())
    state.selection.network.codes = m_whatRuns().selection.network.codes;
  SeriesRequest request{{state, m_label}, {}, state.repetitions};
  if (phase == Phase::After && state.lastLevel.probe != LastLevelProbe::None)
    request.lastLevel = state.lastLevel;
  startUnlessPictureIsWanted(state.selection.tests, m_window, [this, request, state, phase] {
    if (phase == Phase::After) m_bar->dismiss();
    m_engine.start(request);
    m_measured = state;
    m_notKept = false;
    m_phase = phase;
  });
}

void BeforeAfterGuide::take(const std::vector<std::vector<Run>>& sides) {
  const std::vector<Run> runs = sides.empty() ? std::vector<Run>() : sides.front();
  // A series that was replaced by this one may still end.
  if (runs.empty() || runs.front().label != m_label) return;
  const Phase phase = std::exchange(m_phase, Phase::None);
  const auto whole = std::count_if(runs.begin(), runs.end(),
                                   [](const Run& run) { return run.status == RunStatus::Complete; });
  const bool enough = whole >= static_cast<std::ptrdiff_t>(leastRepetitions);
  // What is not in the history cannot be compared with; the window says why it is not.
  if (phase == Phase::Before && enough && !m_notKept) takeBaseline(runs.front());
  if (phase != Phase::After || !m_state) return;
  if (enough) {
    m_after = runs.front().series;
    showBar();  // until the verdict is there
    m_history.compareSeries({m_state->series, m_after});
  } else {
    showBar();
  }
}

void BeforeAfterGuide::takeBaseline(const Run& first) {
  m_state = m_measured;
  // The change may be one of the caches, by which regions are chosen: then nothing could be compared.
  if (!m_state->settings.regions) {
    m_state->settings.regions = defaultRegions(first.machine, threadCount(m_state->settings, first.machine));
    if (!m_state->selection.sweep.sizes) m_state->selection.sweep.sizes = Sweep::Quick;
  }
  m_state->lastLevel = {first.machine.lastLevelProbe, first.machine.usableLastLevel};
  m_state->series = first.series;
  m_state->started = first.started;
  if (!m_statePath.empty())
    if (const Status saved = saveBeforeAfter(m_statePath, *m_state); !saved)
      emit failed(reasonText(saved.error()));
  showBar();
  openChange(areMostlyDoubtful(first));
}

void BeforeAfterGuide::forget() {
  m_state.reset();
  m_after.clear();
  m_bar->dismiss();
  if (!m_statePath.empty()) forgetBeforeAfter(m_statePath);
}

void BeforeAfterGuide::showBar() {
  m_bar->show([this] {
    return m_state
               ? tr("Before and after: the baseline is from %2 (%1). Make your change, then measure again.",
                    "tests, date and time")
                     .arg(selectionName(m_state->selection), whenText())
               : QString();
  });
}

QString BeforeAfterGuide::whenText() const {
  const QDateTime when =
      QDateTime::fromString(QString::fromStdString(m_state->started), Qt::ISODate).toLocalTime();
  return momentText(when);
}

}  // namespace strata::gui

#include "moc_before_after_guide.cpp"
