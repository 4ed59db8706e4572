// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/engine_thread.h"

#include <type_traits>
#include <variant>

namespace strata::gui {

namespace {

bool wasStopped(const Error& error) {
  return error.id == "stopped";
}

}  // namespace

// The thread is made here, once, and not at each run: a thread inherits the CPUs of the one that makes it,
// and during a run the window's thread may be bound to the spare ones.
EngineThread::EngineThread(Engine engine, QObject* parent)
    : QObject(parent),
      m_engine(std::move(engine)),
      m_thread([this](const std::stop_token& ended) { work(ended); }) {}

EngineThread::~EngineThread() {
  m_lastStop.request_stop();
  m_forecastStop.request_stop();
  m_thread.request_stop();
  m_thread.join();
}

void EngineThread::forecast(const Settings& settings, const Selection& selection) {
  {
    const std::lock_guard lock(m_mutex);
    m_nextForecast = Request{settings, selection, 0, m_forecastStop};
  }
  m_wake.notify_one();
}

void EngineThread::start(const Settings& settings, const Selection& selection) {
  m_lastStop.request_stop();
  m_lastStop = std::stop_source();
  ++m_lastNumber;
  {
    const std::lock_guard lock(m_mutex);
    m_nextRun = Request{settings, selection, m_lastNumber, m_lastStop};
  }
  m_wake.notify_one();
  setRunning(true);
}

void EngineThread::stop() {
  m_lastStop.request_stop();
}

void EngineThread::work(const std::stop_token& ended) {
  while (true) {
    std::optional<Request> run;
    std::optional<Request> question;
    {
      std::unique_lock lock(m_mutex);
      if (!m_wake.wait(lock, ended, [this] { return m_nextRun || m_nextForecast; })) return;
      if (ended.stop_requested()) return;
      run = std::exchange(m_nextRun, std::nullopt);
      if (!run) question = std::exchange(m_nextForecast, std::nullopt);
    }
    if (run) carryOutRun(*run);
    if (question) carryOutForecast(*question);
  }
}

std::optional<Error> EngineThread::examineOnce(const std::stop_token& stop) {
  if (m_machine) return std::nullopt;
  Result<Machine> machine = m_engine.examine(stop);
  if (!machine) return machine.error();
  m_machine = *machine;
  post([this, known = *m_machine] {
    m_allCpus.clear();
    for (const LogicalCpu& cpu : known.cpus) m_allCpus.push_back(cpu.osIndex);
    emit machineKnown(known);
  });
  return std::nullopt;
}

void EngineThread::carryOutForecast(const Request& request) {
  std::optional<Error> error = examineOnce(request.stop.get_token());
  if (!error) {
    const Result<Plan> plan = m_engine.plan(request.settings, request.selection, *m_machine);
    if (plan) {
      post([this, made = std::make_shared<const Plan>(*plan)] { emit forecastMade(made); });
      return;
    }
    error = plan.error();
  }
  if (!wasStopped(*error)) post([this, reason = *error] { emit forecastRefused(reason); });
}

void EngineThread::carryOutRun(const Request& request) {
  const std::stop_token stop = request.stop.get_token();
  const auto refuse = [&](const Error& error) {
    if (!wasStopped(error)) post([this, error] { emit refused(error); });
  };

  if (!stop.stop_requested()) {
    if (const auto error = examineOnce(stop)) {
      refuse(*error);
    } else if (const Result<Plan> plan = m_engine.plan(request.settings, request.selection, *m_machine);
               !plan) {
      refuse(plan.error());
    } else if (!stop.stop_requested()) {
      Run run = m_engine.run(*plan, *m_machine, [this](const Event& event) { postEvent(event); }, stop);
      post([this, kept = std::make_shared<const Run>(std::move(run))] { announceEnd(kept); });
    }
  }
  post([this, number = request.number] { endRequest(number); });
}

void EngineThread::postEvent(const Event& event) {
  std::visit(
      [this](const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, RunStarted>) {
          post([this, plan = value.plan] { announceStart(plan); });
        } else if constexpr (std::is_same_v<Value, StepStarted>) {
          post([this, step = value.step] { emit stepStarted(step); });
        } else if constexpr (std::is_same_v<Value, Progress>) {
          post([this, value] { emit progressed(value); });
        } else if constexpr (std::is_same_v<Value, StepFinished>) {
          post([this, value] { emit stepFinished(value); });
        }
        // RunFinished says less than the run itself, which follows it.
      },
      event);
}

// Painting on a core that is being measured would disturb the sample: where the plan leaves CPUs free, the
// window's thread stays on those while the run lasts.
void EngineThread::announceStart(const std::shared_ptr<const Plan>& plan) {
  if (!plan->spareCpus.empty()) {
    m_engine.keepThisThreadOn(plan->spareCpus);
    m_boundToSpare = true;
  }
  emit started(plan);
}

void EngineThread::announceEnd(const std::shared_ptr<const Run>& run) {
  if (std::exchange(m_boundToSpare, false)) m_engine.keepThisThreadOn(m_allCpus);
  emit finished(run);
}

void EngineThread::endRequest(std::uint64_t number) {
  if (number == m_lastNumber) setRunning(false);
}

void EngineThread::setRunning(bool running) {
  if (m_running == running) return;
  m_running = running;
  emit runningChanged(running);
}

}  // namespace strata::gui
