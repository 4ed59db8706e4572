// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/disk/unanswered.h"
#include "core/engine/disk_worker.h"
#include "core/engine/host.h"
#include "core/model/result.h"

namespace strata {

/// The threads of a disk step and all that they use. Owned by the run and by each of the threads together: a
/// thread whose request hangs is left behind when the run is stopped, waits on alone, and takes the rest with
/// it when it ends. Until then its disk is Unanswered.
class DiskSession : public std::enable_shared_from_this<DiskSession> {
 public:
  /// `host` must live until run() has returned.
  static std::shared_ptr<DiskSession> create(DiskTask task, Host& host);

  /// Starts the threads and returns when all have ended, or, after a stop request, when each has ended or has
  /// been waiting for the system for a moment. Calls `report` about eight times a second, on this thread.
  /// Error: `thread-failed` (started, wanted), when the system did not give them all.
  std::optional<Error> run(const std::function<void()>& report, const std::stop_token& stop);

  const DiskTask& task() const { return m_task; }
  const std::vector<std::unique_ptr<DiskWorker>>& workers() const { return m_workers; }
  /// After run(): what the thread had not got from the system when it was left behind; None if it has ended.
  DiskWait leftWaitingFor(std::size_t index) const { return m_threads[index].leftWaitingFor; }

 private:
  struct ThreadState {
    bool ended = false;
    DiskWait leftWaitingFor = DiskWait::None;
    std::optional<Unanswered> mark;
  };

  DiskSession(DiskTask task, Host& host);
  void end(std::size_t index);
  void waitForThreads(std::size_t started, const std::function<void()>& report, const std::stop_token& stop);
  bool leaveBehind(std::size_t started);
  bool allEnded(std::size_t started) const { return m_ended == started; }

  const DiskTask m_task;
  Host& m_host;
  DiskTeam m_team;
  std::vector<std::unique_ptr<DiskWorker>> m_workers;

  std::mutex m_mutex;  // protects all that follows
  std::condition_variable m_changed;
  std::size_t m_ended = 0;
  std::vector<ThreadState> m_threads;
};

}  // namespace strata
