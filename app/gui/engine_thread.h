// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "app/gui/engine.h"

namespace strata::gui {

/// The one class that carries events across threads: it owns the thread on which the machine is examined,
/// plans are made and runs are carried out, and it says on the window's thread what came of them.
///
/// All functions are called, and all signals are emitted, on the thread that owns the object. Nothing here
/// waits, but for the destructor: it asks for a stop and joins.
class EngineThread : public QObject {
  Q_OBJECT

 public:
  explicit EngineThread(Engine engine, QObject* parent = nullptr);
  ~EngineThread() override;

  /// Tells what a run of this would do, without running it: machineKnown() the first time, then
  /// forecastMade() or forecastRefused(). Never disturbs a run: while one is in progress the answer comes
  /// after it, and of several questions only the last is answered.
  void forecast(const Settings& settings, const Selection& selection);

  /// Runs this. A run in progress is stopped first and ends with its own finished(); this one then starts.
  void start(const Settings& settings, const Selection& selection);

  /// Ends the run in progress or about to begin; it keeps what it has.
  void stop();

  /// From start() until the last run asked for has ended.
  bool isRunning() const { return m_running; }

 signals:
  void machineKnown(const strata::Machine& machine);
  void forecastMade(const std::shared_ptr<const strata::Plan>& plan);
  void forecastRefused(const strata::Reason& reason);

  /// The run asked for cannot be made; nothing was run.
  void refused(const strata::Reason& reason);
  void started(const std::shared_ptr<const strata::Plan>& plan);
  void stepStarted(std::size_t step);
  void progressed(const strata::Progress& progress);
  void stepFinished(const strata::StepFinished& finished);
  void finished(const std::shared_ptr<const strata::Run>& run);
  void runningChanged(bool running);

 private:
  struct Request {
    Settings settings;
    Selection selection;
    std::uint64_t number = 0;
    std::stop_source stop;
  };

  void work(const std::stop_token& ended);
  void carryOutForecast(const Request& request);
  void carryOutRun(const Request& request);
  std::optional<Error> examineOnce(const std::stop_token& stop);

  /// Calls `function` on the window's thread, later, in the order of the posts.
  template <typename Function>
  void post(Function&& function) {
    QMetaObject::invokeMethod(this, std::forward<Function>(function), Qt::QueuedConnection);
  }
  void postEvent(const Event& event);
  void announceStart(const std::shared_ptr<const Plan>& plan);
  void announceEnd(const std::shared_ptr<const Run>& run);
  void endRequest(std::uint64_t number);
  void setRunning(bool running);

  const Engine m_engine;

  // Of the window's thread.
  bool m_running = false;
  bool m_boundToSpare = false;
  std::uint64_t m_lastNumber = 0;
  std::stop_source m_lastStop;
  std::stop_source m_forecastStop;
  std::vector<int> m_allCpus;

  std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::optional<Request> m_nextRun;       ///< guarded by m_mutex
  std::optional<Request> m_nextForecast;  ///< guarded by m_mutex

  std::optional<Machine> m_machine;  ///< of the engine's thread

  std::jthread m_thread;  ///< last: it uses all of the above
};

}  // namespace strata::gui
