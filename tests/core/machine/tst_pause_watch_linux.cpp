// SPDX-License-Identifier: GPL-3.0-or-later
// A process that watches its CPU, and is stopped by another meanwhile.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <thread>

#include "core/machine/pause_watch.h"
#include "core/machine/ticks.h"

namespace strata {
namespace {

using Clock = std::chrono::steady_clock;

double secondsBetween(Clock::time_point from, Clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

/// Watches until it is told that this is enough, and tells the longest pause in ticks.
[[noreturn]] void watchInChild(int told, int tell) {
  PauseLog log(4096);
  std::atomic<bool> stop{false};
  std::thread watcher([&] {
    watchPauses({static_cast<std::uint64_t>(ticksPerSecond() * 5e-6), ~std::uint64_t{0} / 4}, log, stop);
  });
  while (log.beginTicks() == 0) std::this_thread::yield();
  char byte = 'b';
  bool isWhole = write(tell, &byte, 1) == 1 && read(told, &byte, 1) == 1;
  stop = true;
  watcher.join();
  std::uint64_t longest = log.further().longest;
  for (std::size_t i = 0; i < log.size(); ++i) longest = std::max(longest, log[i].length);
  isWhole = isWhole && write(tell, &longest, sizeof(longest)) == sizeof(longest);
  _exit(isWhole ? 0 : 1);
}

TEST(PauseWatch, SeesAStopOfItsProcessAsOnePauseOfThatLength) {
  const double rate = ticksPerSecond();
  std::array<int, 2> toChild{};
  std::array<int, 2> fromChild{};
  ASSERT_EQ(pipe(toChild.data()), 0);
  ASSERT_EQ(pipe(fromChild.data()), 0);
  const Clock::time_point forked = Clock::now();
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) watchInChild(toChild[0], fromChild[1]);

  char byte = 0;
  ASSERT_EQ(read(fromChild[0], &byte, 1), 1);
  int status = 0;
  ASSERT_EQ(kill(child, SIGSTOP), 0);
  ASSERT_EQ(waitpid(child, &status, WUNTRACED), child);
  ASSERT_TRUE(WIFSTOPPED(status));
  const Clock::time_point stopped = Clock::now();
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  const double leastS = secondsBetween(stopped, Clock::now());
  ASSERT_EQ(kill(child, SIGCONT), 0);
  ASSERT_EQ(write(toChild[1], &byte, 1), 1);
  std::uint64_t longest = 0;
  ASSERT_EQ(read(fromChild[0], &longest, sizeof(longest)), static_cast<ssize_t>(sizeof(longest)));
  const double mostS = secondsBetween(forked, Clock::now());
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  for (const int end : {toChild[0], toChild[1], fromChild[0], fromChild[1]}) close(end);

  // Both clocks agree to a part in ten thousand and better.
  constexpr double tolerance = 1e-3;
  const double seconds = static_cast<double>(longest) / rate;
  EXPECT_GE(seconds, leastS * (1 - tolerance));
  EXPECT_LE(seconds, mostS * (1 + tolerance));
}

}  // namespace
}  // namespace strata
