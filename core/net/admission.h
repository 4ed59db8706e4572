// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace strata {

/// Whether whoever is at the other end of a connection is still a stranger: until it has shown what it is,
/// and may stay, or has been sent away to make room. Only one of the two ever happens. Any thread.
class Admission {
 public:
  bool isStranger() const { return m_standing == Standing::Stranger; }
  /// It may stay. False: it was sent away before.
  bool admit() { return leaveStrangersAs(Standing::Admitted); }
  /// It goes. False: it was admitted, or sent away, before.
  bool sendAway() { return leaveStrangersAs(Standing::SentAway); }

 private:
  enum class Standing { Stranger, Admitted, SentAway };

  bool leaveStrangersAs(Standing standing) {
    Standing expected = Standing::Stranger;
    return m_standing.compare_exchange_strong(expected, standing);
  }

  std::atomic<Standing> m_standing = Standing::Stranger;
};

}  // namespace strata
