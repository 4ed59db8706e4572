// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace strata {

/// How often a code may be tried: a guess counts from its begin, since who breaks off after it has learned
/// as much as who goes on. After five that were not right comes a pause of a minute, and after each further
/// five one twice as long, fifteen minutes at most. A million codes then take years. Pure; not for several
/// threads at once.
class GuessGate {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// How long nobody may guess; absent where somebody may.
  std::optional<double> pauseS(Time now) const;
  /// Somebody begins to guess. Only where somebody may.
  void begin(Time now);
  /// The guess was right: it and those before it count no more.
  void wasRight();

 private:
  int m_guesses = 0;
  std::chrono::seconds m_nextPause{60};
  Time m_pausedUntil{};
};

}  // namespace strata
