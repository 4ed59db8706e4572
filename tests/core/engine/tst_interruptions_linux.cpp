// SPDX-License-Identifier: GPL-3.0-or-later
// Real runs, interrupted again and again: nothing adds up. A longer one, with memory: ./dev bench
// interruptions.
#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <thread>

#include "core/engine/benchmark.h"
#include "tests/support/interruption.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

/// A thread that nobody joins has said that it is done a moment before it is gone.
ProcessState stateWithThreads(int threads) {
  constexpr auto most = std::chrono::seconds(30);
  const auto begin = std::chrono::steady_clock::now();
  ProcessState state = stateOfThisProcess();
  while (state.threads != threads && std::chrono::steady_clock::now() - begin < most) {
    std::this_thread::yield();
    state = stateOfThisProcess();
  }
  return state;
}

/// Once those of earlier tests are gone.
int threadsAtRest() {
  std::thread([] {}).join();  // with the first one the thread sanitizer starts one of its own
  int threads = 0;
  for (int now = stateOfThisProcess().threads; now != threads; now = stateOfThisProcess().threads) {
    threads = now;
    std::this_thread::sleep_for(Milliseconds(100));
  }
  return threads;
}

TEST(Interruptions, LeaveNoThreadNoDescriptorAndNoFile) {
  constexpr int each = 20;
  const int threads = threadsAtRest();
  const TemporaryFolder folder;
  const auto machine = examineMachine(Probe::WhenUnknown, {}, {});
  ASSERT_TRUE(machine);
  const std::vector<InterruptedPlan> targets = plansToInterrupt(*machine, folder.path());
  ASSERT_EQ(targets.size(), 3U);
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> moment(0, 30);
  // What is made once and kept is made by then.
  for (const InterruptedPlan& target : targets)
    interrupt(target.plan, *machine, target.phase, Milliseconds(1));
  const ProcessState before = stateWithThreads(threads);
  for (const InterruptedPlan& target : targets) {
    for (int i = 0; i < each; ++i) {
      interrupt(target.plan, *machine, target.phase, Milliseconds(moment(random)));
      const ProcessState after = stateWithThreads(threads);
      ASSERT_EQ(after.threads, threads) << nameOf(target.phase) << i;
      ASSERT_EQ(after.descriptors, before.descriptors) << nameOf(target.phase) << i;
      ASSERT_EQ(entriesOf(folder.path()), 0) << nameOf(target.phase) << i;
    }
  }
}

}  // namespace
}  // namespace strata::test
