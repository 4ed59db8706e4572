// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/release_arena.h"

#include <condition_variable>
#include <list>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "core/base/wait_or_stop.h"

namespace strata {

namespace {

struct Releases {
  std::mutex mutex;
  std::condition_variable done;
  std::list<Arena> waiting;  ///< guarded by the mutex
  bool working = false;      ///< a thread is at it; guarded by the mutex
};

/// Never destroyed: the thread may be at it while the program ends.
Releases& releases() {
  static Releases& instance = *new Releases;
  return instance;
}

void releaseAll() {
  Releases& all = releases();
  std::unique_lock lock(all.mutex);
  while (!all.waiting.empty()) {
    std::list<Arena> taken;
    taken.splice(taken.end(), all.waiting, all.waiting.begin());
    lock.unlock();
    taken.clear();
    lock.lock();
  }
  all.working = false;
  all.done.notify_all();
}

void releaseAside(Arena arena) {
  Releases& all = releases();
  std::list<Arena> given;
  try {
    given.push_back(std::move(arena));
  } catch (const std::bad_alloc&) {
    return;  // there and then, as the arena goes
  }
  std::unique_lock lock(all.mutex);
  all.waiting.splice(all.waiting.end(), given);
  if (std::exchange(all.working, true)) return;
  try {
    // While it waits for the lock, the thread cannot end: letting go of one that ends at that moment may hang
    // the program with MinGW's threads.
    std::thread(releaseAll).detach();
  } catch (const std::system_error&) {
    lock.unlock();
    releaseAll();
  }
}

}  // namespace

void releaseArena(Arena arena, const std::stop_token& stop) {
  while (!stop.stop_requested())
    if (!arena.releasePiece()) return;
  releaseAside(std::move(arena));
}

void waitForReleases(const std::stop_token& stop) {
  Releases& all = releases();
  std::unique_lock lock(all.mutex);
  waitOrStop(all.done, lock, stop, [&] { return !all.working; });
}

}  // namespace strata
