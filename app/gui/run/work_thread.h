// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qmetaobject.h>
#include <QtCore/qnamespace.h>

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

namespace strata::gui {

/// A thread that does one thing after the other for an object of the window, and tells it what came of them.
/// It may outlive that object, so that a disk which does not answer holds up nobody: what a task needs it
/// holds itself.
template <typename Owner>
class WorkThread {
  struct State;

 public:
  /// Given to every task.
  class Teller {
   public:
    /// Calls `function` with the owner on the owner's thread, later, in the order of the posts; never once
    /// the owner is gone.
    template <typename Function>
    void post(Function function) const {
      const std::lock_guard lock(m_state->mutex);
      if (m_state->owner == nullptr) return;
      QMetaObject::invokeMethod(
          m_state->owner, [to = m_state->owner, function = std::move(function)] { function(*to); },
          Qt::QueuedConnection);
    }

   private:
    friend class WorkThread;
    explicit Teller(State& state) : m_state(&state) {}
    State* m_state;
  };
  using Task = std::function<void(const Teller& teller)>;

  /// `owner` outlives this.
  explicit WorkThread(Owner& owner) : m_state(std::make_shared<State>()) {
    m_state->owner = &owner;
    try {
      std::thread([state = m_state] { work(*state); }).detach();
    } catch (const std::system_error&) {
      m_state.reset();
    }
  }

  /// Waits for nothing; what was not begun is not done, unless finish() was called.
  ~WorkThread() {
    if (!m_state) return;
    std::deque<Task> dropped;
    const std::lock_guard lock(m_state->mutex);
    m_state->owner = nullptr;
    if (!std::exchange(m_state->ended, true)) dropped.swap(m_state->tasks);
    m_state->changed.notify_all();
  }

  WorkThread(const WorkThread&) = delete;
  WorkThread& operator=(const WorkThread&) = delete;

  /// False where the system gave no thread: then nothing is ever done.
  bool isRunning() const { return m_state != nullptr; }

  void ask(Task task) {
    if (!m_state) return;
    const std::lock_guard lock(m_state->mutex);
    m_state->tasks.push_back(std::move(task));
    m_state->changed.notify_all();
  }

  /// Waits until fewer than `most` tasks wait to be begun, or a stop is requested: for whoever asks on behalf
  /// of others, who could ask for more than there is memory for. The owner's thread must not wait here.
  void waitForRoom(std::size_t most, const std::stop_token& stop) {
    constexpr std::chrono::milliseconds timeToSeeStop{50};
    if (!m_state) return;
    std::unique_lock lock(m_state->mutex);
    while (m_state->tasks.size() >= most && !stop.stop_requested())
      m_state->changed.wait_for(lock, timeToSeeStop);
  }

  /// What was asked is still done, and waited for that long at most. Nothing can be asked after it.
  void finish(std::chrono::milliseconds patience) {
    if (!m_state) return;
    std::unique_lock lock(m_state->mutex);
    m_state->ended = true;
    m_state->changed.notify_all();
    m_state->changed.wait_for(lock, patience, [this] { return m_state->tasks.empty() && !m_state->working; });
  }

 private:
  struct State {
    std::mutex mutex;
    std::condition_variable changed;
    // All below are guarded by the mutex.
    Owner* owner = nullptr;
    std::deque<Task> tasks;
    bool working = false;
    bool ended = false;
  };

  static void work(State& state) {
    std::unique_lock lock(state.mutex);
    for (;;) {
      state.changed.wait(lock, [&] { return state.ended || !state.tasks.empty(); });
      if (state.tasks.empty()) return;
      {
        const Task task = std::move(state.tasks.front());
        state.tasks.pop_front();
        state.working = true;
        state.changed.notify_all();
        lock.unlock();
        task(Teller(state));
        // What it held may be a file: it is let go of here.
      }
      lock.lock();
      state.working = false;
      state.changed.notify_all();
    }
  }

  std::shared_ptr<State> m_state;  ///< null where there is no thread
};

}  // namespace strata::gui
