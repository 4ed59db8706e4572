// SPDX-License-Identifier: GPL-3.0-or-later
// The watch of a CPU, and the timer that wakes a sleeping thread, on this machine.
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/machine/pause_watch.h"
#include "core/machine/ticks.h"
#include "core/machine/wake_up_timer.h"

namespace strata {
namespace {

TEST(PauseWatch, SeesNothingWhereNothingIsAPause) {
  PauseLog log(4);
  const std::atomic<bool> stop{false};
  const auto aMoment = static_cast<std::uint64_t>(ticksPerSecond() / 1000);
  watchPauses({~std::uint64_t{0}, aMoment}, log, stop);
  EXPECT_EQ(log.size(), 0U);
  EXPECT_GE(log.endTicks() - log.beginTicks(), aMoment) << "it watched all of the time";
}

TEST(PauseWatch, CountsWhatTheLogHasNoRoomFor) {
  PauseLog log(4);
  const std::atomic<bool> stop{false};
  // Any two readings are a pause.
  watchPauses({0, static_cast<std::uint64_t>(ticksPerSecond() / 100)}, log, stop);
  ASSERT_EQ(log.size(), 4U);
  EXPECT_GT(log.further().count, 0U);
  EXPECT_GE(log.further().ticks, log.further().longest);
  std::uint64_t sum = log.further().ticks;
  for (std::size_t i = 0; i < log.size(); ++i) {
    sum += log[i].length;
    EXPECT_GE(log[i].begin, log.beginTicks());
  }
  EXPECT_LE(sum, log.endTicks() - log.beginTicks()) << "they do not overlap";
}

TEST(PauseWatch, EndsWhenItIsStopped) {
  PauseLog log(4);
  const std::atomic<bool> stop{true};
  watchPauses({0, ~std::uint64_t{0} / 2}, log, stop);
  EXPECT_GT(log.endTicks(), 0U);
}

constexpr std::uint64_t nsOfMs = 1'000'000;

TEST(WakeUpTimer, DoesNotWakeEarly) {
  const auto timer = makeWakeUpTimer();
  for (int i = 0; i < 5; ++i) {
    const std::uint64_t due = timer->nowNs() + nsOfMs;
    timer->sleepUntil(due);
    // Timers of Windows count in steps of 100 ns or more.
    EXPECT_GE(timer->nowNs() + nsOfMs / 10, due);
  }
  const std::uint64_t gone = timer->nowNs() - nsOfMs;
  timer->sleepUntil(gone);  // comes back
}

}  // namespace
}  // namespace strata
