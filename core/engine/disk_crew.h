// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <vector>

#include "core/disk/unanswered.h"
#include "core/engine/host.h"
#include "core/engine/rendezvous.h"
#include "core/model/folder_facts.h"
#include "core/model/result.h"

namespace strata {

/// What the threads of a disk step share.
struct DiskTeam {
  explicit DiskTeam(std::size_t threads) : start(threads) {}

  /// Every thread arrives at it before each phase, whatever has happened to it.
  Rendezvous start;
  std::atomic<bool> failed{false};            ///< the others need not go on
  std::atomic<std::uint64_t> originTicks{0};  ///< times are counted from here; set by the first thread
};

/// What a thread has asked the system for and is waiting for, which may never come back.
enum class DiskWait {
  None,     ///< it is in our own code, which never takes long
  Writing,  ///< anything up to the end of the write: creating the file, a block, the flush
  Reading,
  Closing
};

/// Says what one thread waits for. Set by that thread, read by any.
class WaitMark {
 public:
  DiskWait now() const { return m_now; }

  /// Carries out a request to the system, and returns its answer.
  template <typename Request>
  auto during(DiskWait what, Request request) {
    m_now = what;
    if constexpr (std::is_void_v<decltype(request())>) {
      request();
      m_now = DiskWait::None;
    } else {
      auto answer = request();
      m_now = DiskWait::None;
      return answer;
    }
  }

 private:
  std::atomic<DiskWait> m_now{DiskWait::None};
};

/// Threads that use disks, and all that they use. Owned by the run and by each of the threads together: a
/// thread whose request hangs is left behind when the run is stopped, waits on alone, and takes the rest with
/// it when it ends. Until then its disk is Unanswered.
class DiskCrew : public std::enable_shared_from_this<DiskCrew> {
 public:
  virtual ~DiskCrew() = default;
  DiskCrew(const DiskCrew&) = delete;
  DiskCrew& operator=(const DiskCrew&) = delete;

  /// Starts the threads and returns when all have ended, or, after a stop request, when each has ended or has
  /// been waiting for the system for a moment. Calls `report` about eight times a second, on this thread.
  /// Error: `thread-failed` (started, wanted), when the system did not give them all. Called once.
  std::optional<Error> run(Host& host, const std::function<void()>& report, const std::stop_token& stop);

  /// The reason that is left after run(): `request-unanswered` (folder) of the first thread that was left
  /// behind waiting for one of these.
  std::optional<Reason> unanswered(std::initializer_list<DiskWait> waits) const;

 protected:
  /// Makes so many threads for each of the folders, those of a folder one after the other.
  explicit DiskCrew(const std::vector<FolderFacts>& folders, std::size_t threadsOfFolder = 1);

  DiskTeam& team() { return m_team; }
  /// All that the thread does, on a thread of its own. It may outlive the host, but uses it no more once it
  /// waits for the system.
  virtual void work(std::size_t index, const std::stop_token& stop) = 0;
  /// What the thread waits for; any thread may ask after a stop, perhaps again and again. The thread may be
  /// left behind then, and when it comes back it must not change what others have looked at.
  virtual DiskWait leave(std::size_t index) = 0;

 private:
  struct ThreadState {
    bool ended = false;
    DiskWait leftWaitingFor = DiskWait::None;
    std::optional<Unanswered> mark;
  };

  void end(std::size_t index);
  void waitForThreads(std::size_t started, const std::function<void()>& report, const std::stop_token& stop);
  bool leaveBehind(std::size_t started);
  bool allEnded(std::size_t started) const { return m_ended == started; }

  const std::vector<DiskPlace> m_places;
  DiskTeam m_team;

  std::mutex m_mutex;  // protects all that follows
  std::condition_variable m_changed;
  std::size_t m_ended = 0;
  std::vector<ThreadState> m_threads;
};

}  // namespace strata
