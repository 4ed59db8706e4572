// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>

namespace strata {

/// Tells whether a count that should grow has stood still for too long.
class StallWatch {
 public:
  using Clock = std::chrono::steady_clock;

  /// At `begin` the count is 0.
  StallWatch(Clock::duration most, Clock::time_point begin) : m_most(most), m_movedAt(begin) {}

  /// The count is so much now; whether it has been for longer than it may.
  bool isTooLong(std::size_t count, Clock::time_point now) {
    if (count != m_count) m_movedAt = now;
    m_count = count;
    return now - m_movedAt > m_most;
  }

 private:
  Clock::duration m_most;
  Clock::time_point m_movedAt;
  std::size_t m_count = 0;
};

}  // namespace strata
