// SPDX-License-Identifier: GPL-3.0-or-later
// The machine itself: someone (here: the engine's thread) changes the affinity of a measuring thread.
#include <gtest/gtest.h>
#include <sched.h>
#include <unistd.h>

#include <atomic>

#include "core/machine/topology.h"
#include "tests/support/passing_host.h"
#include "tests/support/play.h"

namespace strata {

namespace {

/// Tells which thread measures.
class TellingHost : public test::PassingHost {
 public:
  Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t seed,
                                           std::stop_token stop) override {
    measuringThread = gettid();
    return PassingHost::makeBench(step, seed, std::move(stop));
  }

  std::atomic<pid_t> measuringThread{0};
};

}  // namespace

TEST(Affinity, changedFromOutsideIsNoticedOnTheMachineItself) {
  const auto machine = readMachine();
  ASSERT_TRUE(machine);
  if (machine->cpus.size() < 2) GTEST_SKIP() << "one CPU: nothing to change";
  Settings settings = test::regions({16_KiB});
  settings.memorySeconds = 3;
  settings.stopWhenPrecise = false;  // so that enough of the step is left, however late it is interfered with
  Selection selection = test::memoryOnly;
  selection.widths = {8};
  const auto plan = makePlan({settings, selection}, *machine, {});
  ASSERT_TRUE(plan);

  TellingHost host;
  bool changed = false;
  const auto interfere = [&](const Event& event) {
    const auto* progress = std::get_if<Progress>(&event);
    if (changed || !progress || progress->figures.empty()) return;  // not yet sampling
    cpu_set_t all;
    CPU_ZERO(&all);
    for (const LogicalCpu& cpu : machine->cpus) CPU_SET(static_cast<unsigned>(cpu.osIndex), &all);
    changed = sched_setaffinity(host.measuringThread, sizeof all, &all) == 0;
  };
  const strata::Run run = execute(*plan, *machine, host, interfere, {});
  ASSERT_TRUE(changed);
  ASSERT_EQ(run.results.size(), 2u);
  for (const CellResult& result : run.results) {
    EXPECT_TRUE(test::says(result, "affinity-changed")) << result.kernel;
    EXPECT_NE(test::measured(result).verdict.grade, Grade::Good) << result.kernel;
  }
}

}  // namespace strata
