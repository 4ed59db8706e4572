// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "core/engine/host.h"
#include "core/engine/rendezvous.h"
#include "core/model/result.h"
#include "core/plan/plan.h"

namespace strata {

/// How threads wait for each other.
enum class Waiting {
  Spinning,  ///< each has a CPU of its own: nobody sleeps, so that clocks and caches stay as they are
  Blocking   ///< several share a CPU: who waits gives it to the others
};

/// A point that all threads of a team reach before any goes on; used again and again.
class Meeting {
 public:
  Meeting(std::size_t threads, Waiting waiting)
      : m_threads(threads), m_waiting(waiting), m_rendezvous(threads) {}

  void wait() {
    if (m_threads == 1) return;
    if (m_waiting == Waiting::Blocking) {
      m_rendezvous.arriveAndWait();
      return;
    }
    const std::size_t round = m_round.load(std::memory_order_acquire);
    if (m_arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == m_threads) {
      m_arrived.store(0, std::memory_order_relaxed);
      m_round.store(round + 1, std::memory_order_release);
      return;
    }
    // A thread that waits this long was left alone by one that lost its CPU and may need ours. Where both
    // queue for one CPU, a yield is enough; from another CPU the system moves it only to one that is idle.
    constexpr int spinsBeforeYielding = 1 << 14;
    constexpr int yieldsBeforeSleeping = 1 << 9;
    for (int spins = 0; m_round.load(std::memory_order_acquire) == round; ++spins) {
      if (spins < spinsBeforeYielding) continue;
      if (spins < spinsBeforeYielding + yieldsBeforeSleeping)
        std::this_thread::yield();
      else
        std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
  }

 private:
  std::size_t m_threads;
  Waiting m_waiting;
  Rendezvous m_rendezvous;
  alignas(128) std::atomic<std::size_t> m_arrived{
      0};  // apart, so that arriving does not disturb the spinners
  alignas(128) std::atomic<std::size_t> m_round{0};
};

/// The threads of a run, each at its place, kept from step to step. Made, used and destroyed on the engine's
/// thread; the destructor joins them all.
class Team {
 public:
  /// Starts the threads and has each bound. Error: `thread-failed` (started, wanted), when the system refuses
  /// one; those that had started are joined.
  static Result<std::unique_ptr<Team>> form(const Plan& plan, Host& host);
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  /// Has every thread call `job` with its index, and returns when all have. Meanwhile calls `poll` on this
  /// thread about every 100 ms, and not more often.
  void run(const std::function<void(std::size_t)>& job, const std::function<void()>& poll);

  std::size_t size() const { return m_bound.size(); }
  /// Where the threads wait for each other inside a job.
  Meeting& meeting() { return *m_meeting; }
  /// Every thread has its place; false where binding was refused or not asked for.
  bool allBound() const;
  /// Threads share CPUs, or may: samples cannot be told clean from disturbed.
  bool sharing() const { return m_sharing; }
  /// The CPU of each thread; empty for those that are not bound.
  const std::vector<std::optional<int>>& placement() const { return m_bound; }

 private:
  explicit Team(std::size_t threads) : m_bound(threads) {}
  void work(std::size_t index);

  std::mutex m_mutex;  // protects the four members that follow
  std::condition_variable m_wake;
  std::condition_variable m_done;
  // Null while there is none. Not a copy, which might need memory that a thread cannot get.
  const std::function<void(std::size_t)>* m_job = nullptr;
  std::size_t m_jobs = 0;  // given out so far; a thread runs each once
  std::size_t m_running = 0;
  bool m_leaving = false;
  std::vector<std::optional<int>> m_bound;  // each written by its own thread in form()'s first job
  bool m_sharing = false;                   // set in form(), as is the meeting
  std::optional<Meeting> m_meeting;
  std::vector<std::jthread> m_threads;  // last: joined before anything else goes
};

/// The error `cpu-not-bound` (cpu), where a thread is not on the CPU that the step has for it; nothing of a
/// step without places of its own.
std::optional<Error> placeNotObtained(const Step& step, const Team& team);

}  // namespace strata
