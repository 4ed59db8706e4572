// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wait_or_stop.h"

#include <gtest/gtest.h>

#include <future>
#include <thread>

namespace strata {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds aLongTime = std::chrono::minutes(10);

struct Waiter {
  std::mutex mutex;
  std::condition_variable changed;
  bool done = false;

  bool wait(const std::stop_token& stop, milliseconds most) {
    std::unique_lock lock(mutex);
    return waitOrStop(changed, lock, stop, most, [this] { return done; });
  }

  bool wait(const std::stop_token& stop) {
    std::unique_lock lock(mutex);
    return waitOrStop(changed, lock, stop, [this] { return done; });
  }
};

TEST(WaitOrStop, WhatIsDoneIsNotWaitedFor) {
  Waiter waiter;
  waiter.done = true;
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(waiter.wait(stop.get_token(), aLongTime)) << "done comes before a stop";
}

TEST(WaitOrStop, EndsWhenItIsDone) {
  Waiter waiter;
  auto waiting = std::async(std::launch::async, [&] { return waiter.wait({}, aLongTime); });
  {
    const std::lock_guard lock(waiter.mutex);
    waiter.done = true;
  }
  waiter.changed.notify_all();
  EXPECT_TRUE(waiting.get());
}

TEST(WaitOrStop, WithoutALimitEndsWhenItIsDoneOrStopped) {
  Waiter waiter;
  std::stop_source stop;
  auto waiting = std::async(std::launch::async, [&] { return waiter.wait({}); });
  auto stopped = std::async(std::launch::async, [&] { return waiter.wait(stop.get_token()); });
  stop.request_stop();
  EXPECT_FALSE(stopped.get());
  {
    const std::lock_guard lock(waiter.mutex);
    waiter.done = true;
  }
  waiter.changed.notify_all();
  EXPECT_TRUE(waiting.get());
}

TEST(WaitOrStop, EndsWhenTheTimeHasPassed) {
  EXPECT_FALSE(Waiter().wait({}, milliseconds(1)));
}

/// Often, and with the stop at any moment of the waiting: what goes wrong here does so rarely.
TEST(WaitOrStop, EndsAtAStopFromAnotherThread) {
  constexpr int moments = 30;  // each gives way to others for a turn of theirs, which is long beside a build
  for (int i = 0; i < 3 * moments; ++i) {
    Waiter waiter;
    std::stop_source stop;
    std::jthread other([&stop, i] {
      for (int spin = 0; spin < i % moments; ++spin) std::this_thread::yield();
      stop.request_stop();
    });
    ASSERT_FALSE(waiter.wait(stop.get_token(), aLongTime));
  }
}

}  // namespace
}  // namespace strata
