// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <vector>

namespace strata {

/// A barrier whose threads sleep while they wait, each on a seat of its own: who is woken goes on at once. On
/// one condition for all, each would need the mutex again, one after another, and where hundreds take turns
/// on a CPU with some that work already, that took longer than the window that they were to share.
///
/// Not std::barrier: where the system has no futex (Windows), that of libstdc++ 12 loses a wake-up between
/// looking at its counter and going to sleep, and waits for ever.
class Rendezvous {
 public:
  explicit Rendezvous(std::size_t threads)
      : m_expected(threads), m_seats{std::vector<Seat>(threads), std::vector<Seat>(threads)} {}

  /// Returns when all that are expected have arrived; then it can be used again. At once when it has been
  /// dissolved.
  void arriveAndWait() {
    std::size_t round = 0;
    Seat* seat = nullptr;
    {
      const std::lock_guard lock(m_mutex);
      if (m_dissolved) return;
      round = m_round + 1;
      seat = &seatsOf(round)[m_arrived++];
      openIfComplete();
    }
    std::unique_lock lock(seat->mutex);
    seat->opened.wait(lock, [&] { return seat->round >= round; });
  }

  /// Announces that this number of threads will never arrive: neither this time nor later.
  void expectFewer(std::size_t threads) {
    const std::lock_guard lock(m_mutex);
    m_expected -= threads;
    openIfComplete();
  }

  /// From now on nobody waits: neither those who do already nor those who come.
  void dissolve() {
    const std::lock_guard lock(m_mutex);
    m_dissolved = true;
    open();
  }

 private:
  struct Seat {
    std::mutex mutex;
    std::condition_variable opened;
    std::size_t round = 0;  ///< the last that was opened for it; protected by its mutex
  };

  /// Two sets: who comes for the next round may do so while others have not yet risen from this one's. Nobody
  /// is two rounds ahead.
  std::vector<Seat>& seatsOf(std::size_t round) { return m_seats[round % m_seats.size()]; }

  void openIfComplete() {
    if (m_arrived > 0 && m_arrived >= m_expected) open();
  }

  void open() {
    ++m_round;
    for (std::size_t i = 0; i < m_arrived; ++i) {
      Seat& seat = seatsOf(m_round)[i];
      {
        const std::lock_guard lock(seat.mutex);
        seat.round = m_round;
      }
      seat.opened.notify_one();
    }
    m_arrived = 0;
  }

  std::mutex m_mutex;  // protects all that follows but the seats
  std::size_t m_expected;
  std::size_t m_arrived = 0;
  std::size_t m_round = 0;
  bool m_dissolved = false;
  std::array<std::vector<Seat>, 2> m_seats;
};

}  // namespace strata
