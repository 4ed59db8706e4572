// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/fake_engine.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/base/wait_or_stop.h"
#include "core/plan/network_plan.h"
#include "tests/gui/disk_samples.h"
#include "tests/gui/network_samples.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

namespace {

constexpr std::size_t disturbedStep = 6;

Disturbance sampleDisturbance(std::size_t step, double share) {
  Disturbance disturbance{0.8 + share, 3.40, 3.41, 0.0, 0};
  if (step == disturbedStep) disturbance = {41, 2.91, 3.41, 0.0, 12};
  return disturbance;
}

}  // namespace

Engine FakeEngine::engine() {
  Engine engine;
  engine.examine = [this](const std::stop_token&) -> Result<Machine> {
    const std::lock_guard lock(m_mutex);
    ++m_examined;
    return sampleMachine();
  };
  engine.plan = [this](const Request& request, const Machine& machine,
                       const std::stop_token&) -> Result<Plan> {
    const std::lock_guard lock(m_mutex);
    if (m_refusal) return *m_refusal;
    const auto& [settings, selection] = request;
    Plan plan = samplePlan(settings, selection, machine);
    if (!selection.tests.contains(TestGroup::Network)) return plan;
    if (const auto error = planNetwork(plan, selection)) return *error;
    for (Step& step : plan.steps) {
      if (step.group != TestGroup::Network) continue;
      step.expectedSeconds = expectedNetworkSeconds(step);
      plan.expectedSeconds += step.expectedSeconds;
    }
    return plan;
  };
  engine.run = [this](const Plan& plan, const Machine& machine, const RunKeeper::Given& given,
                      const EventSink& sink, const std::stop_token& stop) {
    Run ended = run(plan, machine, sink, stop);
    given.giveTo(ended);
    return ended;
  };
  engine.keepThisThreadOn = [this](const std::vector<int>& cpus) {
    const std::lock_guard lock(m_mutex);
    m_bindings.push_back(cpus);
  };
  engine.readParts = []() -> Result<MachineParts> { return sampleParts(); };
  engine.readState = [] {
    MachineState state;
    state.instructionSets = {{"SSE2", true}, {"AVX2", true}, {"AMX-TILE", false}};
    state.health.governor = "powersave";
    state.busyCpus = 0.25;
    return state;
  };
  engine.selfTest = [](const Machine&) -> Result<std::string> { return std::string("{\"checks\": []}\n"); };
  engine.findDrives = [](const std::stop_token&) {
    FolderFacts home;
    home.path = "/home/ada";
    home.device = "8:1";
    home.model = "Samsung SSD 980 PRO";
    home.free = 111_GiB;
    home.capacity = 931_GiB;
    FolderFacts stick;
    stick.path = "/media/ada/a & b";
    stick.device = "8:17";
    stick.model = "SanDisk Ultra";
    stick.free = 3_GiB;
    stick.capacity = 29_GiB;
    return std::vector<FolderFacts>{home, stick};
  };
  engine.respond = [this](const ResponderOptions& options, const Machine&, const ResponderSink& sink,
                          const std::stop_token& stop) { return m_responder.respond(options, sink, stop); };
  engine.keepLed = [this](const Run& run) {
    const std::lock_guard lock(m_mutex);
    m_ledRuns.push_back(run);
    return EndedRun(run);
  };
  engine.localAddresses = [] {
    return std::vector<LocalAddress>{{"192.168.1.7", "eth0", false, 125.0},
                                     {"fd00::7", "eth0", false, 125.0},
                                     {"127.0.0.1", "lo", true, {}}};
  };
  engine.program = {"0.1.0", "GCC 12.2.0", methodRevision};
  return engine;
}

Run FakeEngine::run(const Plan& plan, const Machine& machine, const EventSink& sink,
                    const std::stop_token& stop) {
  {
    const std::lock_guard lock(m_mutex);
    ++m_begun;
    m_mostAtOnce = std::max(m_mostAtOnce, m_begun - m_ended);
    std::vector<TestGroup> kinds;
    for (const Step& step : plan.steps) kinds.push_back(step.group);
    m_kinds.push_back(kinds);
    m_lastPlan = plan;
  }
  sink(RunStarted{std::make_shared<const Plan>(plan),
                  std::make_shared<const Run>(sampleRun(plan, machine, RunStatus::Failed, {}))});
  std::vector<CellResult> kept;
  double doneS = 0;
  for (std::size_t step = 0; step < plan.steps.size() && !stop.stop_requested(); ++step) {
    sink(StepStarted{step});
    int told = 0;
    {
      const std::lock_guard lock(m_mutex);
      told = m_progressPerStep;
    }
    for (int i = 1; i <= told && !stop.stop_requested(); ++i) {
      tellProgress(plan, step, static_cast<double>(i) / told, doneS, sink);
      if (i == (told + 1) / 2) hold(step, stop);
    }
    if (stop.stop_requested()) break;
    StepFinished finished{step, {}};
    for (std::size_t cell = 0; cell < plan.steps[step].cells.size(); ++cell) {
      finished.results.push_back(sampleResult(plan, plan.steps[step], cell));
      if (auto* measured = std::get_if<Measured>(&finished.results.back().outcome))
        measured->value *= factor();
    }
    kept.insert(kept.end(), finished.results.begin(), finished.results.end());
    if (step == disturbedStep) finished.busiest = BusyProgram{"firefox", 41};
    sink(finished);
    doneS += plan.steps[step].expectedSeconds;
  }
  const RunStatus status = stop.stop_requested() ? RunStatus::Stopped : RunStatus::Complete;
  sink(RunFinished{status});
  const std::lock_guard lock(m_mutex);
  ++m_ended;
  return sampleRun(plan, machine, status, std::move(kept));
}

void FakeEngine::tellProgress(const Plan& plan, std::size_t index, double share, double doneS,
                              const EventSink& sink) {
  const Step& step = plan.steps[index];
  Progress progress;
  progress.step = index;
  const double elapsedS = doneS + share * step.expectedSeconds;
  progress.fraction = elapsedS / plan.expectedSeconds;
  progress.remainingS = plan.expectedSeconds - elapsedS;
  if (isInRows(step)) {
    Progress told = sampleRowProgress(step, share);
    progress.figures = std::move(told.figures);
    progress.moments = std::move(told.moments);
  } else if (step.group == TestGroup::Network) {
    Progress told = sampleNetworkProgress(step, share);
    progress.figures = std::move(told.figures);
    progress.moments = std::move(told.moments);
  } else if (step.group == TestGroup::Disk) {
    const double passes = 2 * share;
    const std::size_t cell = passes <= 1 ? 0 : 1;
    progress.diskPoints = sampleStretches(plan, cell, cell == 0 ? passes : passes - 1);
  } else {
    for (std::size_t cell = 0; cell < step.cells.size(); ++cell)
      progress.figures.push_back(sampleLive(plan, step, cell, share));
    progress.disturbance = sampleDisturbance(index, share);
  }
  sink(progress);
}

void FakeEngine::hold(std::size_t step, const std::stop_token& stop) {
  std::unique_lock lock(m_mutex);
  if (m_holdInStep != step) return;
  m_heldStep = step;
  waitOrStop(m_released, lock, stop, [this] { return m_releases > 0; });
  m_heldStep.reset();
  if (m_releases > 0) --m_releases;
}

void FakeEngine::holdInStep(std::size_t step) {
  const std::lock_guard lock(m_mutex);
  m_holdInStep = step;
}

void FakeEngine::release() {
  {
    const std::lock_guard lock(m_mutex);
    ++m_releases;
  }
  m_released.notify_all();
}

void FakeEngine::refuse(std::optional<Reason> reason) {
  const std::lock_guard lock(m_mutex);
  m_refusal = std::move(reason);
}

void FakeEngine::setProgressPerStep(int count) {
  const std::lock_guard lock(m_mutex);
  m_progressPerStep = count;
}

void FakeEngine::setFactor(double factor) {
  const std::lock_guard lock(m_mutex);
  m_factor = factor;
}

double FakeEngine::factor() const {
  const std::lock_guard lock(m_mutex);
  return m_factor;
}

std::optional<std::size_t> FakeEngine::heldStep() const {
  const std::lock_guard lock(m_mutex);
  return m_heldStep;
}

int FakeEngine::machinesExamined() const {
  const std::lock_guard lock(m_mutex);
  return m_examined;
}

int FakeEngine::runsBegun() const {
  const std::lock_guard lock(m_mutex);
  return m_begun;
}

int FakeEngine::runsEnded() const {
  const std::lock_guard lock(m_mutex);
  return m_ended;
}

int FakeEngine::mostRunsAtOnce() const {
  const std::lock_guard lock(m_mutex);
  return m_mostAtOnce;
}

std::vector<std::vector<TestGroup>> FakeEngine::runKinds() const {
  const std::lock_guard lock(m_mutex);
  return m_kinds;
}

std::optional<Plan> FakeEngine::lastPlan() const {
  const std::lock_guard lock(m_mutex);
  return m_lastPlan;
}

std::vector<Run> FakeEngine::ledRuns() const {
  const std::lock_guard lock(m_mutex);
  return m_ledRuns;
}

std::vector<std::vector<int>> FakeEngine::bindings() const {
  const std::lock_guard lock(m_mutex);
  return m_bindings;
}

}  // namespace strata::gui
