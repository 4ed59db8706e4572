// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <thread>

#include "core/engine/rendezvous.h"

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

}  // namespace strata
