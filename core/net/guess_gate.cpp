// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/guess_gate.h"

#include <algorithm>

namespace strata {

namespace {

constexpr int guessesBeforePause = 5;
constexpr std::chrono::seconds longestPause{900};
constexpr std::chrono::seconds firstPause{60};

}  // namespace

std::optional<double> GuessGate::pauseS(Time now) const {
  if (now >= m_pausedUntil) return std::nullopt;
  return std::chrono::duration<double>(m_pausedUntil - now).count();
}

void GuessGate::begin(Time now) {
  if (++m_guesses < guessesBeforePause) return;
  m_guesses = 0;
  m_pausedUntil = now + m_nextPause;
  m_nextPause = std::min(m_nextPause * 2, longestPause);
}

void GuessGate::wasRight() {
  m_guesses = 0;
  m_pausedUntil = {};
  m_nextPause = firstPause;
}

}  // namespace strata
