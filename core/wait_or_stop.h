// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace strata {

/// A stop is seen after this time at most.
inline constexpr std::chrono::milliseconds stopPoll{10};

/// Waits until `done()`, which is called with the lock held, or a stop, or that time has passed; returns what
/// done() says then. Looks for the stop from time to time: not by condition_variable_any or a stop_callback,
/// whose ends wait for the requesting thread on a semaphore. Where the system has no futex (Windows) that of
/// libstdc++ 12 can lose the wake-up, and they wait for ever (GCC bug 104928).
template <typename Done>
bool waitOrStop(std::condition_variable& changed, std::unique_lock<std::mutex>& lock,
                const std::stop_token& stop, std::chrono::milliseconds most, Done done) {
  const auto end = std::chrono::steady_clock::now() + most;
  while (!done()) {
    const auto now = std::chrono::steady_clock::now();
    if (stop.stop_requested() || now >= end) return done();
    changed.wait_until(lock, std::min<std::chrono::steady_clock::time_point>(end, now + stopPoll));
  }
  return true;
}

}  // namespace strata
