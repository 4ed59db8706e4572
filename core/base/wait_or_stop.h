// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <utility>

namespace strata {

/// A stop is seen after this time at most.
inline constexpr std::chrono::milliseconds stopPoll{10};

/// Waits until `done()`, which is called with the lock held, or a stop, or `end`; returns what done() says
/// then. Looks for the stop from time to time: not by condition_variable_any or a stop_callback, whose ends
/// wait for the requesting thread on a semaphore. Where the system has no futex (Windows) that of libstdc++
/// 12 can lose the wake-up, and they wait for ever (GCC bug 104928).
template <typename Done>
bool waitOrStop(std::condition_variable& changed, std::unique_lock<std::mutex>& lock,
                const std::stop_token& stop, std::chrono::steady_clock::time_point end, Done done) {
  while (!done()) {
    const auto now = std::chrono::steady_clock::now();
    if (stop.stop_requested() || now >= end) return done();
    changed.wait_until(lock, std::min(end, now + stopPoll));
  }
  return true;
}

/// The same, but for so long at most.
template <typename Done>
bool waitOrStop(std::condition_variable& changed, std::unique_lock<std::mutex>& lock,
                const std::stop_token& stop, std::chrono::milliseconds most, Done done) {
  return waitOrStop(changed, lock, stop, std::chrono::steady_clock::now() + most, std::move(done));
}

/// The same, however long it takes.
template <typename Done>
bool waitOrStop(std::condition_variable& changed, std::unique_lock<std::mutex>& lock,
                const std::stop_token& stop, Done done) {
  return waitOrStop(changed, lock, stop, std::chrono::steady_clock::time_point::max(), std::move(done));
}

}  // namespace strata
