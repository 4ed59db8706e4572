// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>

namespace strata {

/// A barrier whose threads sleep while they wait. Not std::barrier: where the system has no futex (Windows),
/// that of libstdc++ 12 loses a wake-up between looking at its counter and going to sleep, and waits for
/// ever.
class Rendezvous {
 public:
  explicit Rendezvous(std::size_t threads) : m_expected(threads) {}

  /// Returns when all that are expected have arrived; then it can be used again. At once when it has been
  /// dissolved.
  void arriveAndWait() {
    std::unique_lock lock(m_mutex);
    const std::size_t round = m_round;
    ++m_arrived;
    openIfComplete();
    m_opened.wait(lock, [&] { return m_round != round || m_dissolved; });
  }

  /// That many threads will never arrive: neither this time nor later.
  void expectFewer(std::size_t threads) {
    const std::lock_guard lock(m_mutex);
    m_expected -= threads;
    openIfComplete();
  }

  /// From now on nobody waits: neither those who do already nor those who come.
  void dissolve() {
    const std::lock_guard lock(m_mutex);
    m_dissolved = true;
    m_opened.notify_all();
  }

 private:
  void openIfComplete() {
    if (m_arrived == 0 || m_arrived < m_expected) return;
    m_arrived = 0;
    ++m_round;
    m_opened.notify_all();
  }

  std::mutex m_mutex;  // protects all that follows
  std::condition_variable m_opened;
  std::size_t m_expected;
  std::size_t m_arrived = 0;
  std::size_t m_round = 0;
  bool m_dissolved = false;
};

}  // namespace strata
