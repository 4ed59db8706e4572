// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/binding.h"

#include <gtest/gtest.h>

#include <thread>

#include "core/machine/counters.h"
#include "core/machine/topology.h"

namespace strata {
namespace {

/// On a thread of its own, since a binding stays with its thread.
template <typename Body>
void onAThread(Body body) {
  std::jthread(body).join();
}

std::vector<int> usableCpus() {
  const Result<Machine> machine = readMachine();
  std::vector<int> cpus;
  for (const LogicalCpu& cpu : machine->cpus) cpus.push_back(cpu.osIndex);
  return cpus;
}

TEST(Binding, ABoundThreadIsWhereItWasBoundOrTheRefusalSaysSo) {
  for (int cpu : usableCpus()) {
    onAThread([cpu] {
      const Status bound = bindThisThread(cpu);
      if (!bound) {  // macOS binds no threads
        EXPECT_EQ(bound.error().id, "not-bound");
        EXPECT_FALSE(stillBound(cpu));
        return;
      }
      EXPECT_TRUE(stillBound(cpu));
      EXPECT_EQ(readThreadCounters().cpu.value_or(cpu), cpu);
    });
  }
}

TEST(Binding, NoticesAChangeFromOutside) {
  const std::vector<int> cpus = usableCpus();
  if (cpus.size() < 2) GTEST_SKIP() << "one CPU: nothing to move to";
  onAThread([&] {
    if (!bindThisThread(cpus[0])) return;
    keepThisThreadOn({cpus[1]});
    EXPECT_FALSE(stillBound(cpus[0]));
    EXPECT_TRUE(bindingChanged(cpus[0]));
    EXPECT_TRUE(stillBound(cpus[1]));
    EXPECT_FALSE(bindingChanged(cpus[1]));
    keepThisThreadOn(cpus);
    EXPECT_FALSE(stillBound(cpus[0]));
    EXPECT_TRUE(bindingChanged(cpus[0]));
    EXPECT_FALSE(stillBound(cpus[1]));
  });
}

TEST(Binding, ACpuThatIsNotThereIsAnErrorWithItsNumber) {
  onAThread([] {
    for (int cpu : {1'000'000, -1}) {
      const Status bound = bindThisThread(cpu);
      ASSERT_FALSE(bound);
      EXPECT_EQ(bound.error(), (Error{"not-bound", {{"cpu", std::int64_t{cpu}}}}));
      EXPECT_FALSE(stillBound(cpu));
      EXPECT_FALSE(bindingChanged(cpu)) << "nothing is known of it";
    }
  });
}

TEST(Binding, KeepingOnCpusThatAreNotThereChangesNothing) {
  const int cpu = usableCpus().front();
  onAThread([cpu] {
    if (!bindThisThread(cpu)) return;
    keepThisThreadOn({});
    keepThisThreadOn({1'000'000});
    EXPECT_TRUE(stillBound(cpu));
  });
}

TEST(Binding, RunningOnACpuLeavesTheCallerAlone) {
  const std::vector<int> cpus = usableCpus();
  if (cpus.size() < 2) GTEST_SKIP() << "one CPU: nothing to move to";
  onAThread([&] {
    if (!bindThisThread(cpus[0])) return;
    bool ranThere = false;
    EXPECT_TRUE(runOnCpu(cpus[1], [&] { ranThere = stillBound(cpus[1]); }));
    EXPECT_TRUE(ranThere);
    EXPECT_TRUE(stillBound(cpus[0]));
  });
}

}  // namespace
}  // namespace strata
