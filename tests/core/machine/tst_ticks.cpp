// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/ticks.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <thread>
#include <vector>

#include "core/machine/system_ticks.h"

namespace strata {
namespace {

TEST(Ticks, NeverGoBackwards) {
  std::uint64_t before = readTicks();
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t now = readTicks();
    ASSERT_GE(now, before);
    before = now;
  }
}

TEST(Ticks, GoForward) {
  const std::uint64_t before = readTicks();
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_GT(readTicks(), before);
}

/// Seconds by readTicks for one second by the system's clock, over a twentieth of one.
double secondsByTicks() {
  const auto clockBefore = std::chrono::steady_clock::now();
  const std::uint64_t ticksBefore = readTicks();
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const auto clockAfter = std::chrono::steady_clock::now();
  const std::uint64_t ticksAfter = readTicks();
  const double byClock = std::chrono::duration<double>(clockAfter - clockBefore).count();
  return static_cast<double>(ticksAfter - ticksBefore) / ticksPerSecond() / byClock;
}

TEST(Ticks, RateAgreesWithTheSystemsClock) {
  // A pre-emption between two reads spoils an attempt; a wrong rate spoils all of them.
  double nearest = 0;
  for (int attempt = 0; attempt < 10 && std::abs(nearest - 1) > 0.001; ++attempt) {
    const double seconds = secondsByTicks();
    if (std::abs(seconds - 1) < std::abs(nearest - 1)) nearest = seconds;
  }
  EXPECT_NEAR(nearest, 1.0, 0.001);
}

TEST(Ticks, RateIsOneFigureForAllThreads) {
  std::vector<double> rates(4);
  {
    std::vector<std::jthread> threads;
    for (double& rate : rates) threads.emplace_back([&rate] { rate = ticksPerSecond(); });
  }
  for (double rate : rates) EXPECT_EQ(rate, ticksPerSecond());
  EXPECT_GE(ticksPerSecond(), 1e6);
}

TEST(SystemTicks, GoForwardAtTheirRate) {
  const std::uint64_t before = systemTicks();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  const double seconds = static_cast<double>(systemTicks() - before) / systemTicksPerSecond();
  EXPECT_GE(seconds, 0.02 * 0.99);
}

}  // namespace
}  // namespace strata
