// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/seen_paths.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/machine/topology.h"
#include "core/model/core_kinds.h"
#include "core/model/core_limits.h"

namespace strata {
namespace {

Machine knownMachine(int cpus) {
  Machine machine;
  for (int cpu = 0; cpu < cpus; ++cpu) machine.cpus.push_back({cpu, cpu, 0, 0, 0, 0});
  machine.coreKinds = {{"", 0, cpus}};
  machine.caches = {{1, 32_KiB, 1}, {2, 512_KiB, 1}};
  machine.coreClass = CoreClass{"made-up", 3, 2, 4};
  return machine;
}

const std::vector<WideAccesses> some{{8, 3, 2, 4}, {16, 2, {}, 3.5}};

TEST(QuarterOf, TakesTheBestTrial) {
  EXPECT_EQ(quarterOf({2.2, 2.94, 2.5, 1.7, 2.9}), 3.0);
  EXPECT_EQ(quarterOf({1.0}), 1.0);
  EXPECT_EQ(quarterOf({}), std::nullopt);
}

TEST(QuarterOf, IsNotSeenFurtherThanThreePercentFromAQuarter) {
  EXPECT_EQ(quarterOf({1.942}), 2.0);  // 2.9 % below
  EXPECT_EQ(quarterOf({1.938}), std::nullopt);
  EXPECT_EQ(quarterOf({2.058}), 2.0);
  EXPECT_EQ(quarterOf({2.062}), std::nullopt);
  EXPECT_EQ(quarterOf({0.25}), 0.25);
  EXPECT_EQ(quarterOf({0.30}), std::nullopt);
  EXPECT_EQ(quarterOf({1.33}), std::nullopt) << "a third is no quarter";
  EXPECT_EQ(quarterOf({0.01}), std::nullopt) << "and nothing is none";
}

TEST(SeenPaths, AreLookedForWhereNothingIsKnown) {
  Machine machine = knownMachine(2);
  EXPECT_FALSE(mayBeSeen(machine)) << "the design tells them";
  machine.coreClass = CoreClass{"skymont"};
  EXPECT_TRUE(mayBeSeen(machine)) << "a name alone tells nothing";
  machine.coreClass.reset();
  EXPECT_TRUE(mayBeSeen(machine));
  machine.emulator = "QEMU";
  EXPECT_FALSE(mayBeSeen(machine)) << "an emulator shows paths of its own";
  EXPECT_FALSE(mayBeSeen(Machine{}));
}

TEST(SeenPaths, AreThoseOfTheKindThatWasMeasured) {
  Machine machine = knownMachine(2);
  machine.coreClass.reset();
  machine.coreKinds = {{"small", 0, 1, machine.caches, CoreClass{"skymont"}},
                       {"big", 1, 1, machine.caches, CoreClass{"cougar-cove"}}};
  machine.cpus[1].kind = 1;
  giveSeenPaths(machine, some);
  EXPECT_EQ(machine.coreKinds[0].coreClass, CoreClass{"skymont"});
  ASSERT_TRUE(machine.coreKinds[1].coreClass);
  EXPECT_EQ(machine.coreKinds[1].coreClass->id, "cougar-cove");
  EXPECT_EQ(machine.coreKinds[1].coreClass->source, LimitSource::Seen);
  EXPECT_EQ(machine.coreClass, machine.coreKinds[1].coreClass);
  EXPECT_EQ(elementsPerCycle(*designOf({1}, machine), ElementUse::Copy, 16), std::nullopt)
      << "the stores of 16 bytes were not seen";
  EXPECT_EQ(elementsPerCycle(*designOf({1}, machine), ElementUse::Copy, 8), 2.0);
  EXPECT_FALSE(elementsPerCycle(*designOf({0}, machine), ElementUse::Read, 8));
}

TEST(SeenPaths, OfAMachineOfOneKindNeedNoName) {
  Machine machine = knownMachine(1);
  machine.coreClass.reset();
  giveSeenPaths(machine, {});
  EXPECT_FALSE(machine.coreClass);
  giveSeenPaths(machine, some);
  ASSERT_TRUE(machine.coreClass);
  EXPECT_EQ(machine.coreClass->id, "");
  EXPECT_EQ(pathsByWidth(*machine.coreClass), some);
}

/// A busy machine shows none, which is an answer as well.
TEST(SeenPaths, OfThisMachineAreQuarters) {
  const auto machine = readMachine();
  ASSERT_TRUE(machine);
  const auto seen = seePaths(*machine, {});
  if (!seen) return;
  for (const WideAccesses& accesses : *seen)
    for (const auto& rate : {accesses.loadsPerCycle, accesses.storesPerCycle, accesses.accessesPerCycle})
      EXPECT_EQ(std::fmod(rate.value_or(0), 0.25), 0) << accesses.widthBytes;
}

TEST(SeenPaths, EndAtAStopRequest) {
  const auto machine = readMachine();
  ASSERT_TRUE(machine);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(seePaths(*machine, stop.get_token()), std::nullopt);
}

}  // namespace
}  // namespace strata
