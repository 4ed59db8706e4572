// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/run_monitor.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <utility>

#include "app/gui/run/live_results.h"
#include "app/gui/run/refreshed_run.h"
#include "app/gui/text/labels.h"
#include "app/gui/window/run_head.h"

namespace strata::gui {

namespace {

/// The clock of the run's core-bound figures: the fastest that was measured beside any of them.
std::optional<double> clockOf(const Run& run) {
  std::optional<double> clock;
  for (const CellResult& cell : run.results)
    if (const Measured* measured = measuredOf(&cell); measured && measured->clockGhz)
      clock = std::max(clock.value_or(0), *measured->clockGhz);
  return clock;
}

QString gradeCount(const Run& run, Grade grade) {
  const auto count = std::count_if(run.results.begin(), run.results.end(), [&](const CellResult& cell) {
    const Measured* measured = measuredOf(&cell);
    return measured != nullptr && measured->verdict.grade == grade;
  });
  return QLocale().toString(static_cast<int>(count));
}

}  // namespace

bool hasReport(const Run& run) {
  return std::ranges::any_of(run.results, [](const CellResult& cell) {
    return cell.test != Test::Network || measuredOf(&cell) != nullptr;
  });
}

RunMonitor::RunMonitor(EngineThread& engine, LiveResults& results, LiveResults& fileResults, RunHead& head,
                       QObject* parent)
    : QObject(parent),
      m_engine(engine),
      m_results(results),
      m_fileResults(fileResults),
      m_running(&results),
      m_head(head) {
  connect(&engine, &EngineThread::memberBegins, this, [this](const SeriesPlace& place) { m_place = place; });
  connect(&engine, &EngineThread::started, this, &RunMonitor::begin);
  connect(&engine, &EngineThread::stepStarted, this,
          [this](std::size_t step) { m_running->showStepStarted(step); });
  connect(&engine, &EngineThread::progressed, this, &RunMonitor::showProgress);
  connect(&engine, &EngineThread::stepFinished, this,
          [this](const StepFinished& finished) { m_running->showStepFinished(finished); });
  connect(&engine, &EngineThread::finished, this, [this](const std::shared_ptr<const Run>& run) {
    finish(run);
    tellOfLine(*run);
  });
  connect(&engine, &EngineThread::runningChanged, this, [this](bool running) {
    m_head.setState(running ? RunHead::State::Running : RunHead::State::Idle);
    m_progress.reset();
    m_place.reset();
    if (running) showBeginning();
  });
}

void RunMonitor::begin(const std::shared_ptr<const Plan>& plan) {
  m_plan = plan;
  m_lastRun.reset();
  emit outcomeChanged({});
  emit begins(plan, !m_place || m_place->index == 0);
  m_running = plan->diskFileToRead ? &m_fileResults : &m_results;
  m_running->begin(plan);
}

void RunMonitor::showProgress(const Progress& progress) {
  m_running->showProgress(progress);
  m_progress = progress;
  if (!m_plan || progress.step >= m_plan->steps.size()) return;
  QString step = stepName(*m_plan, progress.step);
  if (progress.extended) step = tr("%1 (extended)").arg(step);
  if (!m_place) {
    m_head.setProgress(step, remainingText(progress.remainingS), progress.fraction);
    return;
  }
  const int later = m_place->count - m_place->index - 1;
  const QString place = m_place->byTurns ? tr("Run %1 of %2 · %3", "of a series by turns, with its step")
                                         : tr("Repetition %1 of %2 · %3", "of a series, with its step");
  m_head.setProgress(
      place.arg(QLocale().toString(m_place->index + 1), QLocale().toString(m_place->count), step),
      remainingText(progress.remainingS + later * m_plan->expectedSeconds),
      (m_place->index + progress.fraction) / m_place->count);
}

void RunMonitor::showBeginning() {
  m_head.setProgress(tr("Getting ready"), {}, 0);
}

void RunMonitor::finish(const std::shared_ptr<const Run>& run) {
  m_place.reset();
  m_running->finish(*run);
  m_lastRun = run;
  if (const auto clock = clockOf(*run)) m_clockGhz = clock;
  if (std::any_of(run->results.begin(), run->results.end(), [](const CellResult& cell) {
        return cell.test == Test::Bandwidth || cell.test == Test::Latency;
      })) {
    m_levelsSettings = run->settings;
    m_levelsStarted = QString::fromStdString(run->started);
  }
  if (hasReport(*run)) keep(run);
  showOutcome();
  emit ended(run);
}

void RunMonitor::keep(const std::shared_ptr<const Run>& run) {
  const QDateTime when = QDateTime::fromString(QString::fromStdString(run->started), Qt::ISODate);
  const QString remark =
      tr("%Ln results were measured again at %1.", nullptr, static_cast<int>(run->results.size()))
          .arg(QLocale().toString(when.toLocalTime(), QLocale::ShortFormat));
  auto whole = m_shownRun ? refreshed(*m_shownRun, *run, remark.toStdString()) : std::nullopt;
  m_shownRun = run;
  if (whole) m_shownRun = std::make_shared<Run>(*std::move(whole));
}

void RunMonitor::showLedRun(const std::shared_ptr<const Plan>& plan, const std::shared_ptr<const Run>& run) {
  m_plan = plan;
  m_running = &m_results;
  finish(run);
}

void RunMonitor::showOutcome() {
  if (!m_lastRun) return;
  const Run& run = *m_lastRun;
  if (run.results.empty()) return emit outcomeChanged(tr("Stopped before anything was measured."));
  if (!hasReport(run)) return emit outcomeChanged(tr("Not measured."));
  const QString sentence = run.status == RunStatus::Stopped
                               ? tr("Stopped. Kept: %1 reliable, %2 caution, %3 unreliable.")
                               : tr("Finished: %1 reliable, %2 caution, %3 unreliable.");
  emit outcomeChanged(
      sentence.arg(gradeCount(run, Grade::Good), gradeCount(run, Grade::Fair), gradeCount(run, Grade::Poor)));
}

void RunMonitor::tellOfLine(const Run& run) {
  for (const CellResult& cell : run.results) {
    const auto* failed = std::get_if<Failed>(&cell.outcome);
    if (cell.test == Test::Network && failed != nullptr) return emit lineFailed(failed->error);
  }
}

void RunMonitor::retranslate() {
  showOutcome();
  if (m_engine.isRunning()) m_progress ? showProgress(*m_progress) : showBeginning();
}

}  // namespace strata::gui
