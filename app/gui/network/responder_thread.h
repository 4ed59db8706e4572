// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "app/gui/run/engine.h"
#include "app/gui/run/work_thread.h"

namespace strata::gui {

/// Carries what the far end of a network test tells from its thread to the window's, as EngineThread does for
/// runs of this machine; and keeps what another machine led.
///
/// All functions are called, and all signals are emitted, on the thread that owns the object. Nothing here
/// waits, but for the destructor: it asks for an end, joins, and gives the history a moment.
class ResponderThread : public QObject {
  Q_OBJECT

 public:
  enum class State {
    Off,
    On,     ///< listens, or will in a moment
    Paused  ///< a run of this machine goes on: nobody can come in
  };

  /// Takes what it needs of the engine.
  explicit ResponderThread(const Engine& engine, QObject* parent = nullptr);
  ~ResponderThread() override;

  State state() const { return m_state; }
  /// A leader is in.
  bool isLed() const { return m_led; }

  /// Listens, or does so anew. `keepRuns`: what others lead goes into the history.
  void start(const ResponderOptions& options, const Machine& machine, bool keepRuns);
  /// Ends it; a leader that is in is told, and what it had measured still comes.
  void stop();
  /// Nobody comes in until resume(), then by the same code at the same port. Nothing while it is off.
  void pause();
  void resume();

 signals:
  void stateChanged(strata::gui::ResponderThread::State state);
  void told(const strata::ResponderEvent& event);
  /// It listens no more though nobody asked for that.
  void failed(const strata::Reason& why);
  /// What came of keeping a run: nothing, if it is in the history and that is well.
  void kept(const std::optional<strata::Reason>& notice);

 private:
  struct Request {
    ResponderOptions options;
    Machine machine;
    bool keepRuns = true;
    std::uint64_t number = 0;
    std::stop_source stop;
  };

  void work();
  void carryOut(const Request& request);
  void keep(const Run& run, const std::stop_token& stop);
  void begin(Request request);
  void take(std::uint64_t number, const ResponderEvent& event);
  void end(std::uint64_t number, const Status& status);
  void setState(State state);
  template <typename Function>
  void post(Function&& function) {
    QMetaObject::invokeMethod(this, std::forward<Function>(function), Qt::QueuedConnection);
  }

  const decltype(Engine::respond) m_respond;
  const decltype(Engine::keepLed) m_keepLed;

  // Only the window's thread uses these.
  State m_state = State::Off;
  bool m_led = false;
  std::optional<Request> m_last;
  std::uint64_t m_lastNumber = 0;

  std::mutex m_mutex;
  /// A condition variable that does not know stop tokens: see waitOrStop.
  std::condition_variable m_wake;
  bool m_ended = false;           ///< the destructor wants the thread to end; guarded by m_mutex
  std::optional<Request> m_next;  ///< guarded by m_mutex

  // Last: they use all of the above. Runs are kept while the other goes on, and what it told last at the end.
  WorkThread<ResponderThread> m_keeper;
  std::jthread m_thread;
};

}  // namespace strata::gui
