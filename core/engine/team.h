// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "core/engine/host.h"
#include "core/engine/meeting.h"
#include "core/model/result.h"
#include "core/plan/plan.h"

namespace strata {

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
