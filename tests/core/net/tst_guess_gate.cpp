// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/net/guess_gate.h"

namespace strata {

namespace {

using namespace std::chrono_literals;

GuessGate::Time at(std::chrono::seconds s) {
  return GuessGate::Time(s);
}

}  // namespace

TEST(GuessGate, PausesAfterFiveGuessesForAMinute) {
  GuessGate gate;
  for (int i = 0; i < 5; ++i) {
    EXPECT_FALSE(gate.pauseS(at(100s))) << i;
    gate.begin(at(100s));
  }
  EXPECT_EQ(gate.pauseS(at(100s)), 60);
  EXPECT_EQ(gate.pauseS(at(150s)), 10);
  EXPECT_FALSE(gate.pauseS(at(160s)));
}

TEST(GuessGate, EachPauseIsTwiceAsLongUpToAQuarterOfAnHour) {
  GuessGate gate;
  auto now = at(1s);
  for (const auto& pause : {60s, 120s, 240s, 480s, 900s, 900s}) {
    for (int i = 0; i < 5; ++i) gate.begin(now);
    EXPECT_EQ(gate.pauseS(now), std::chrono::duration<double>(pause).count());
    now += pause;
  }
}

TEST(GuessGate, ARightGuessForgetsThoseBefore) {
  GuessGate gate;
  for (int i = 0; i < 4; ++i) gate.begin(at(1s));
  gate.begin(at(1s));
  gate.wasRight();
  EXPECT_FALSE(gate.pauseS(at(1s)));
  for (int i = 0; i < 4; ++i) gate.begin(at(2s));
  EXPECT_FALSE(gate.pauseS(at(2s)));
  gate.begin(at(2s));
  EXPECT_EQ(gate.pauseS(at(2s)), 60);
}

// A million codes, five tries a pause: half of them, on the average, take longer than two years.
TEST(GuessGate, TryingCodesTakesYears) {
  constexpr double guesses = 500'000;
  constexpr double seconds = guesses / 5 * 900;
  EXPECT_GT(seconds, 2 * 365 * 86400.0);
}

}  // namespace strata
