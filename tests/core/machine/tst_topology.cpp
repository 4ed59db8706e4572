// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/topology.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/machine/system_facts.h"
#include "tests/support/mixed_topologies.h"
#include "tests/support/odd_topologies.h"
#include "tests/support/topologies.h"

namespace strata {
namespace {

using test::mixedCores;

Machine synthetic(const std::string& description) {
  Result<Machine> machine = machineFromSynthetic(description);
  EXPECT_TRUE(machine) << description;
  return machine ? *std::move(machine) : Machine{};
}

TEST(SyntheticMachine, TwoPackagesOfNinetySixCores) {
  const Machine machine = synthetic("pack:2 [numa(memory=1073741824)] l3:1(size=33554432) core:96 pu:1");
  EXPECT_EQ(machine.packages, 2);
  EXPECT_EQ(machine.cores, 192);
  EXPECT_EQ(machine.nodes, 2);
  ASSERT_EQ(machine.cpus.size(), 192u);
  for (int i = 0; i < 192; ++i) {
    const LogicalCpu expected{i, i, i / 96, i / 96, 0, 0, i / 96};
    EXPECT_EQ(machine.cpus[static_cast<std::size_t>(i)], expected) << i;
  }
  EXPECT_EQ(machine.caches, (std::vector<Cache>{{3, 32_MiB, 96}}));
  EXPECT_EQ(machine.memory, 2_GiB);
  EXPECT_EQ(machine.memoryAvailable, 2_GiB);
}

TEST(SyntheticMachine, OneCore) {
  const Machine machine = synthetic("pu:1");
  EXPECT_EQ(machine.packages, 1);
  EXPECT_EQ(machine.cores, 1);
  EXPECT_EQ(machine.nodes, 1);
  EXPECT_EQ(machine.cpus, (std::vector<LogicalCpu>{LogicalCpu{}}));
  EXPECT_EQ(machine.coreKinds, (std::vector<CoreKind>{{"", 0, 1}}));
}

TEST(SyntheticMachine, HardwareThreadsShareCores) {
  const Machine machine = synthetic("pack:1 core:4 pu:2");
  EXPECT_EQ(machine.cores, 4);
  ASSERT_EQ(machine.cpus.size(), 8u);
  for (int i = 0; i < 8; ++i) {
    const LogicalCpu& cpu = machine.cpus[static_cast<std::size_t>(i)];
    EXPECT_EQ(cpu.osIndex, i);
    EXPECT_EQ(cpu.core, i / 2);
    EXPECT_EQ(cpu.sibling, i % 2);
  }
}

TEST(SyntheticMachine, CpusAreOrderedByTheSystemsNumbers) {
  // Linux often numbers the first threads of all cores, then the second ones.
  const Machine machine = synthetic("pack:1 core:4 pu:2(indexes=0,4,1,5,2,6,3,7)");
  ASSERT_EQ(machine.cpus.size(), 8u);
  for (int i = 0; i < 8; ++i) {
    const LogicalCpu& cpu = machine.cpus[static_cast<std::size_t>(i)];
    EXPECT_EQ(cpu.osIndex, i);
    EXPECT_EQ(cpu.core, i % 4);
    EXPECT_EQ(cpu.sibling, i / 4);
  }
}

TEST(SyntheticMachine, NoCachesAreNoCaches) {
  EXPECT_TRUE(synthetic("pack:1 core:2 pu:1").caches.empty());
}

TEST(SyntheticMachine, CachesByLevelWithoutThoseOfInstructions) {
  const Machine machine = synthetic(
      "pack:1 l3:1(size=33554432) l2:4(size=1048576) l1d:1(size=49152) l1i:1(size=32768) core:1 pu:2");
  EXPECT_EQ(machine.caches, (std::vector<Cache>{{1, 48_KiB, 2}, {2, 1_MiB, 2}, {3, 32_MiB, 8}}));
}

TEST(SyntheticMachine, NodesWithinAPackage) {
  const Machine machine = synthetic("pack:2 numa:2 core:2 pu:1");
  EXPECT_EQ(machine.nodes, 4);
  ASSERT_EQ(machine.cpus.size(), 8u);
  EXPECT_EQ(machine.cpus[3].node, 1);
  EXPECT_EQ(machine.cpus[3].package, 0);
  EXPECT_EQ(machine.cpus[4].node, 2);
  EXPECT_EQ(machine.cpus[4].package, 1);
}

TEST(SyntheticMachine, OfTwoNodesThatHoldACpuTheFirstCounts) {
  const Machine machine = synthetic("pack:2 [numa] [numa] core:2 pu:1");
  EXPECT_EQ(machine.nodes, 4);
  EXPECT_EQ(machine.cpus[0].node, 0);
  EXPECT_EQ(machine.cpus[2].node, 2);
}

TEST(SyntheticMachine, WhatItDoesNotTellIsAbsent) {
  const Machine machine = synthetic("pack:1 core:2 pu:1");
  EXPECT_EQ(machine.cpuModel, "");
  EXPECT_EQ(machine.system, "");
  EXPECT_EQ(machine.hypervisor, "");
  EXPECT_FALSE(machine.coreClass);
  EXPECT_FALSE(machine.usableLastLevel);
  EXPECT_FALSE(machine.hugePageSize);
}

TEST(SyntheticMachine, ABadDescriptionIsAnError) {
  const Result<Machine> machine = machineFromSynthetic("nonsense:2");
  ASSERT_FALSE(machine);
  EXPECT_EQ(machine.error().id, "topology-failed");
}

TEST(MachineFromXml, MixedCoresKeepTheirKinds) {
  const Result<Machine> machine = machineFromXml(mixedCores);
  ASSERT_TRUE(machine);
  ASSERT_EQ(machine->coreKinds.size(), 2u);
  EXPECT_EQ(machine->coreKinds[0].name, "IntelAtom");
  EXPECT_EQ(machine->coreKinds[0].efficiency, 0);
  EXPECT_EQ(machine->coreKinds[0].count, 2);
  EXPECT_EQ(machine->coreKinds[1].name, "IntelCore");
  EXPECT_EQ(machine->coreKinds[1].efficiency, 1);
  EXPECT_EQ(machine->cpus,
            (std::vector<LogicalCpu>{
                {0, 0, 0, 0, 1, 0}, {1, 0, 0, 0, 1, 1}, {2, 1, 0, 0, 0, 0}, {3, 2, 0, 0, 0, 0}}));
  EXPECT_EQ(machine->cores, 3);
  EXPECT_EQ(machine->cpuModel, "12th Gen Intel(R) Core(TM) i5-1235U");
  EXPECT_EQ(machine->memory, 16_GiB);
}

TEST(MachineFromXml, HoldsOnlyWhatIsOnlineAndAllowed) {
  const Result<Machine> machine = machineFromXml(test::restrictedMixedCores);
  ASSERT_TRUE(machine);
  ASSERT_EQ(machine->coreKinds.size(), 2u);
  EXPECT_EQ(machine->coreKinds[0].count, 5);
  EXPECT_EQ(machine->coreKinds[1].count, 7);
  std::vector<int> numbers;
  for (const LogicalCpu& cpu : machine->cpus) numbers.push_back(cpu.osIndex);
  EXPECT_EQ(numbers, (std::vector<int>{0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13}));
  for (const LogicalCpu& cpu : machine->cpus) EXPECT_EQ(cpu.kind, cpu.osIndex < 8 ? 1 : 0) << cpu.osIndex;
  EXPECT_EQ(machine->cores, 9) << "CPU 9 was all of its core";
  EXPECT_EQ(machine->nodes, 1);
}

TEST(MachineFromXml, CpusBelongToTheOrdinaryMemoryBesideThem) {
  const Result<Machine> machine = machineFromXml(test::memoryOfThreeSorts);
  ASSERT_TRUE(machine);
  EXPECT_EQ(machine->packages, 2);
  EXPECT_EQ(machine->nodes, 5);
  EXPECT_EQ(machine->memory, 288_GiB);
  ASSERT_EQ(machine->cpus.size(), 4U);
  EXPECT_EQ(machine->cpus[0].node, machine->cpus[1].node);
  EXPECT_EQ(machine->cpus[2].node, machine->cpus[3].node);
  EXPECT_NE(machine->cpus[0].node, machine->cpus[2].node);
}

TEST(MachineFromXml, ACacheOfNoSizeIsLeftOut) {
  const Result<Machine> machine = machineFromXml(mixedCores);
  ASSERT_TRUE(machine);
  EXPECT_EQ(machine->caches, (std::vector<Cache>{{1, 48_KiB, 2}, {2, 1280_KiB, 2}}));
}

TEST(MachineFromXml, RubbishIsAnError) {
  EXPECT_FALSE(machineFromXml("<topology>"));
  EXPECT_FALSE(machineFromXml(""));
}

TEST(ThisMachine, IsDescribedWithoutContradiction) {
  const Result<Machine> machine = readMachine();
  ASSERT_TRUE(machine);
  ASSERT_FALSE(machine->cpus.empty());
  EXPECT_TRUE(std::is_sorted(machine->cpus.begin(), machine->cpus.end(),
                             [](const LogicalCpu& a, const LogicalCpu& b) { return a.osIndex < b.osIndex; }));
  std::set<std::pair<int, int>> places;
  int inKinds = 0;
  for (const CoreKind& kind : machine->coreKinds) inKinds += kind.count;
  EXPECT_EQ(inKinds, static_cast<int>(machine->cpus.size()));
  for (const LogicalCpu& cpu : machine->cpus) {
    EXPECT_TRUE(places.insert({cpu.core, cpu.sibling}).second);
    EXPECT_LT(cpu.core, machine->cores);
    EXPECT_LT(cpu.package, machine->packages);
    EXPECT_LT(cpu.node, machine->nodes);
    EXPECT_LT(cpu.kind, static_cast<int>(machine->coreKinds.size()));
  }
  for (const Cache& cache : machine->caches) EXPECT_GT(cache.size, 0_B);
  EXPECT_GT(machine->memoryAvailable, 0_B);
  EXPECT_LE(machine->memoryAvailable, machine->memory);
  EXPECT_EQ(machine->pageSize.count & (machine->pageSize.count - 1), 0u);
  EXPECT_FALSE(machine->system.empty());
  EXPECT_FALSE(machine->usableLastLevel);
}

// The second level of the first cores and the third of the others are both the first of their level.
TEST(MixedMachine, NumbersLastCachesOfSeveralLevelsApart) {
  const Result<Machine> machine = machineFromXml(test::lowPowerFirst());
  ASSERT_TRUE(machine);
  ASSERT_EQ(machine->cpus.size(), 8U);
  EXPECT_EQ(machine->cpus[0].lastCache, 0);
  EXPECT_EQ(machine->cpus[1].lastCache, 0);
  for (std::size_t cpu = 2; cpu < 8; ++cpu) EXPECT_EQ(machine->cpus[cpu].lastCache, 1) << cpu;
}

TEST(MixedMachine, KeepsTheNumbersOfTheSystemWhereTheyDiffer) {
  const Result<Machine> machine = machineFromXml(test::meteorLake());
  ASSERT_TRUE(machine);
  EXPECT_EQ(machine->cpus.front().lastCache, 0);
  EXPECT_EQ(machine->cpus.back().lastCache, 8) << "after eight others of the second level";
}

TEST(ThisMachine, ReadsTheSameTwice) {
  const Result<Machine> first = readMachine();
  Result<Machine> second = readMachine();
  ASSERT_TRUE(first && second);
  second->memoryAvailable = first->memoryAvailable;  // the one thing that changes
  EXPECT_EQ(*first, *second);
}

TEST(SystemFacts, AreOrdinary) {
  EXPECT_FALSE(systemName().empty());
  EXPECT_GE(pageSize(), 4_KiB);
  EXPECT_GE(cacheLineSize(), 16_B);
  EXPECT_LE(availableMemory().value_or(Bytes{}), installedMemory().value_or(Bytes{UINT64_MAX}));
}

}  // namespace
}  // namespace strata
