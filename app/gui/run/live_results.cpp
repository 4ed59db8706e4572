// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/live_results.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/gui/run/plan_of_run.h"

namespace strata::gui {

namespace {

/// Ten repaints a second at most: painting costs time that the measured cores share.
constexpr int leastMsBetweenChanges = 100;

/// Why a line could not be measured is said where it is asked for; of other tests it stands in their tables.
bool leavesNothing(const Run& run) {
  return std::ranges::all_of(run.results, [](const CellResult& result) {
    return result.test == Test::Network && !std::holds_alternative<Measured>(result.outcome);
  });
}

}  // namespace

LiveResults::LiveResults(QObject* parent) : QObject(parent) {
  m_change.setSingleShot(true);
  m_change.setInterval(leastMsBetweenChanges);
  connect(&m_change, &QTimer::timeout, this, &LiveResults::announceChange);
}

bool LiveResults::has(TestGroup kind) const {
  const bool ofFigures = kind == TestGroup::Bandwidth || kind == TestGroup::Latency;
  return std::ranges::any_of(rows(), [&](const ResultRow& row) {
    return groupOf(row) == kind && (!row.earlier || row.planned || ofFigures);
  });
}

void LiveResults::showEarlier(const Run& run) {
  if (m_plan) return;
  m_model.showEarlier(run);
  takeFigures(m_chartData, rows());
  emit changed();
}

bool LiveResults::scales() const {
  return m_plan && m_plan->settings.threadMode == ThreadMode::Scale &&
         std::ranges::any_of(m_plan->steps, [](const Step& step) {
           return step.group == TestGroup::Memory || step.group == TestGroup::Bandwidth;
         });
}

void LiveResults::open(const Run& run) {
  if (m_runningKind) return;
  if (!m_unopened) m_unopened = Shown{m_model.rows(), m_chartData, m_plan};
  const auto plan = std::make_shared<const Plan>(planOf(run));
  m_plan = plan;
  m_model.restore({});
  m_chartData = {};
  strata::gui::begin(m_chartData, *plan);
  apply(m_chartData, *plan, StepFinished{0, run.results});
  if (scales()) m_chartData.scaling = scalingDataOf(run.results);
  end(m_chartData);
  m_model.finish(*plan, run);
  m_chartData.inferred = inferredFrom(rows());
  emit begun();
  announceChange();
  emit finished();
}

void LiveResults::close() {
  if (!m_unopened) return;
  Shown shown = *std::exchange(m_unopened, std::nullopt);
  m_plan = std::move(shown.plan);
  m_chartData = std::move(shown.chartData);
  m_model.restore(std::move(shown.rows));
  if (m_plan) emit begun();
  announceChange();
}

void LiveResults::begin(const std::shared_ptr<const Plan>& plan) {
  close();
  m_plan = plan;
  m_before = {m_model.rows(), m_chartData};
  m_unshown.reset();
  m_runningKind.reset();
  if (!plan->steps.empty()) m_runningKind = plan->steps.front().group;
  m_scaled.clear();
  if (scales()) m_chartData.scaling = {};
  strata::gui::begin(m_chartData, *plan);
  m_model.begin(*plan);
  emit begun();
  announceChange();
}

void LiveResults::extend(const std::shared_ptr<const Plan>& plan) {
  if (!m_plan) return begin(plan);
  for (std::size_t step = m_plan->steps.size(); step < plan->steps.size(); ++step)
    addStep(m_chartData, plan->steps[step]);
  m_model.extend(*plan, m_plan->steps.size());
  m_plan = plan;
  scheduleChange();
}

void LiveResults::showStepStarted(std::size_t step) {
  if (!m_plan || step >= m_plan->steps.size()) return;
  m_runningKind = m_plan->steps[step].group;
  m_model.showStepStarted(step);
  emit stepStarted(step);
}

void LiveResults::showProgress(const Progress& progress) {
  if (!m_plan) return;
  apply(m_chartData, *m_plan, progress);
  m_unshown = progress;
  scheduleChange();
}

void LiveResults::showStepFinished(const StepFinished& finished) {
  if (!m_plan) return;
  apply(m_chartData, *m_plan, finished);
  m_model.showStepFinished(finished);
  if (scales()) {
    m_scaled.insert(m_scaled.end(), finished.results.begin(), finished.results.end());
    m_chartData.scaling = scalingDataOf(m_scaled);
    // The best number of threads is known only when all have been tried.
    const auto all = static_cast<std::int64_t>(m_plan->threads.size());
    for (ScalingLine& line : m_chartData.scaling.lines)
      if (line.figures.back().threads != all) line.best.reset();
  }
  scheduleChange();
}

void LiveResults::finish(const Run& run) {
  if (!m_plan) return;
  m_unshown.reset();
  m_runningKind.reset();
  Shown before = std::exchange(m_before, {});
  if (leavesNothing(run)) {
    m_model.restore(std::move(before.rows));
    m_chartData = std::move(before.chartData);
  } else {
    end(m_chartData);
    m_model.finish(*m_plan, run);
    m_chartData.inferred = inferredFrom(rows());
  }
  announceChange();
  emit finished();
}

void LiveResults::showExpected(const Run& run, const std::vector<ExpectedRange>& ranges) {
  m_model.showExpected(run, ranges);
  scheduleChange();
}

void LiveResults::scheduleChange() {
  if (!m_change.isActive()) m_change.start();
}

void LiveResults::announceChange() {
  m_change.stop();
  if (m_unshown) m_model.showProgress(*m_unshown);
  m_unshown.reset();
  takeFigures(m_chartData, rows());
  emit changed();
}

}  // namespace strata::gui

#include "moc_live_results.cpp"
