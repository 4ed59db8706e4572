// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/ticks.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
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

using Clock = std::chrono::steady_clock;

void waitUntil(Clock::time_point moment) {
  while (Clock::now() < moment) std::this_thread::yield();
}

TEST(Ticks, GoForward) {
  const std::uint64_t before = readTicks();
  waitUntil(Clock::now() + std::chrono::milliseconds(1));
  EXPECT_GT(readTicks(), before);
}

/// Each end of a stretch is read between two readings of the system's clock: however late any of them comes,
/// the stretch by ticks is no longer than from the first of them to the last, and no shorter than that
/// between the inner two.
template <typename Read>
void agreesWithTheSystemsClock(Read read, double perSecond) {
  constexpr double tolerance = 0.001;  // the system may slew its clock by half of that
  const auto outerBegin = Clock::now();
  const std::uint64_t begin = read();
  const auto innerBegin = Clock::now();
  waitUntil(innerBegin + std::chrono::milliseconds(50));
  const auto innerEnd = Clock::now();
  const std::uint64_t end = read();
  const auto outerEnd = Clock::now();
  const double seconds = static_cast<double>(end - begin) / perSecond;
  const auto between = [](Clock::time_point from, Clock::time_point to) {
    return std::chrono::duration<double>(to - from).count();
  };
  EXPECT_GE(seconds, between(innerBegin, innerEnd) * (1 - tolerance));
  EXPECT_LE(seconds, between(outerBegin, outerEnd) * (1 + tolerance));
}

TEST(Ticks, RateAgreesWithTheSystemsClock) {
  agreesWithTheSystemsClock(readTicks, ticksPerSecond());
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

TEST(SystemTicks, RateAgreesWithTheSystemsClock) {
  agreesWithTheSystemsClock(systemTicks, systemTicksPerSecond());
}

}  // namespace
}  // namespace strata
