// SPDX-License-Identifier: GPL-3.0-or-later
// Machines that mix kinds of cores or have many: what core to core, cores and the choice of a kind make of
// them.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "core/machine/topology.h"
#include "core/model/core_kinds.h"
#include "core/plan/plan_parts.h"
#include "tests/support/mixed_topologies.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::planned;

using Pair = std::pair<int, int>;
using Pairs = std::vector<Pair>;

Machine machineOf(const std::string& xml) {
  const Result<Machine> machine = machineFromXml(xml);
  EXPECT_TRUE(machine);
  return machine ? *machine : Machine{};
}

Plan planOf(TestGroup test, const char* kernel, const Machine& machine, const Settings& settings = {}) {
  return planned(settings, {.tests = {test}, .kernels = {kernel}}, machine);
}

/// The CPUs of core to core, pair by pair.
Pairs pairsOf(const Machine& machine) {
  Pairs pairs;
  for (const Step& step : planOf(TestGroup::CoreToCore, "handover-cas", machine).steps)
    pairs.emplace_back(step.places.at(0).cpu.value_or(-1), step.places.at(1).cpu.value_or(-1));
  return pairs;
}

Pairs firstOf(Pairs pairs, std::size_t count) {
  EXPECT_EQ(std::set<Pair>(pairs.begin(), pairs.end()).size(), pairs.size()) << "each pair once";
  pairs.resize(std::min(count, pairs.size()));
  return pairs;
}

/// The CPUs that cores measures by themselves, in order.
std::vector<int> singleCpus(const Machine& machine) {
  std::vector<int> cpus;
  for (const Step& step : planOf(TestGroup::Cores, "heapsort-1000", machine).steps)
    if (step.places.size() == 1) cpus.push_back(step.places[0].cpu.value_or(-1));
  return cpus;
}

/// The CPUs that cores measures two at a time.
Pairs bothThreads(const Machine& machine) {
  Pairs pairs;
  for (const Step& step : planOf(TestGroup::Cores, "heapsort-1000", machine).steps)
    if (step.places.size() == 2)
      pairs.emplace_back(step.places[0].cpu.value_or(-1), step.places[1].cpu.value_or(-1));
  return pairs;
}

/// The bytes that cores reads, from the first level to memory; each once.
std::set<std::uint64_t> regionsRead(const Machine& machine) {
  std::set<std::uint64_t> regions;
  for (const Step& step : planned(Settings{}, {.tests = {TestGroup::Cores}}, machine).steps)
    for (const PlannedCell& cell : step.cells)
      if (cell.parameters.regionBytes) regions.insert(*cell.parameters.regionBytes);
  return regions;
}

std::vector<int> cpusOfChoice(const Machine& machine, CoreChoice choice) {
  std::vector<int> numbers;
  if (const Result<Machine> chosen = onlyCores(machine, choice))
    for (const LogicalCpu& cpu : chosen->cpus) numbers.push_back(cpu.osIndex);
  return numbers;
}

std::vector<int> numbersFrom(int first, int last) {
  std::vector<int> numbers;
  for (int number = first; number <= last; ++number) numbers.push_back(number);
  return numbers;
}

// CPUs 0 to 11 are two threads of a performance core each, 12 to 19 efficiency cores, 20 and 21 low-power
// ones.
TEST(MixedMachines, AMeteorLakeHasThreeKinds) {
  const Machine machine = machineOf(test::meteorLake());
  EXPECT_EQ(kindsByRank(machine), (std::vector<std::vector<int>>{{2}, {1}, {0}}));
  EXPECT_EQ(cpusOfChoice(machine, CoreChoice::Performance), numbersFrom(0, 11));
  EXPECT_EQ(cpusOfChoice(machine, CoreChoice::Efficient), numbersFrom(12, 19));
  EXPECT_EQ(cpusOfChoice(machine, CoreChoice::LowPower), numbersFrom(20, 21));
  EXPECT_EQ(machine.caches, (std::vector<Cache>{{1, 48_KiB, 2}, {2, 2_MiB, 2}, {3, 24_MiB, 20}}));
  EXPECT_EQ(machine.coreKinds.at(0).caches, (std::vector<Cache>{{1, 32_KiB, 1}, {2, 2_MiB, 2}}));
  EXPECT_EQ(machine.coreKinds.at(1).caches,
            (std::vector<Cache>{{1, 32_KiB, 1}, {2, 2_MiB, 4}, {3, 24_MiB, 20}}));
}

TEST(MixedMachines, PairsOfAMeteorLakeBeginWithOneOfEachDistanceAndKind) {
  const Pairs pairs = pairsOf(machineOf(test::meteorLake()));
  EXPECT_EQ(pairs.size(), 22U * 21U / 2U);
  EXPECT_EQ(firstOf(pairs, 7), (Pairs{{0, 1}, {20, 21}, {12, 13}, {0, 12}, {0, 2}, {12, 20}, {0, 20}}));
}

TEST(MixedMachines, EachCoreOfAMeteorLakeReadsTheSame) {
  const Machine machine = machineOf(test::meteorLake());
  std::vector<int> cpus{0, 2, 4, 6, 8, 10};
  for (const int cpu : numbersFrom(12, 21)) cpus.push_back(cpu);
  EXPECT_EQ(singleCpus(machine), cpus);
  EXPECT_EQ(bothThreads(machine), (Pairs{{0, 1}, {2, 3}, {4, 5}, {6, 7}, {8, 9}, {10, 11}}));
  const std::set<std::uint64_t> regions = regionsRead(machine);
  ASSERT_EQ(regions.size(), 3U);
  EXPECT_EQ(*regions.begin(), (8_KiB).count) << "a quarter of the smallest first level";
  EXPECT_LE(*std::next(regions.begin()), (1_MiB).count) << "well within the part of a shared second level";
  EXPECT_GE(*regions.rbegin(), (24_MiB * 4).count) << "beyond the last level of the others";
}

// CPUs 0 and 1 are efficiency cores, 2 to 5 and 6 to 9 clusters of performance cores.
TEST(MixedMachines, AnAppleChipHasClustersByTheirSecondLevel) {
  const Machine machine = machineOf(test::appleClusters());
  EXPECT_EQ(machine.lineSize, 128_B);
  EXPECT_EQ(kindsByRank(machine), (std::vector<std::vector<int>>{{1}, {0}}));
  EXPECT_EQ(cpusOfChoice(machine, CoreChoice::Performance), numbersFrom(2, 9));
  EXPECT_EQ(cpusOfChoice(machine, CoreChoice::Efficient), numbersFrom(0, 1));
  EXPECT_TRUE(cpusOfChoice(machine, CoreChoice::LowPower).empty());
  EXPECT_EQ(machine.caches, (std::vector<Cache>{{1, 128_KiB, 1}, {2, 12_MiB, 4}}));
  EXPECT_EQ(machine.coreKinds.at(0).caches, (std::vector<Cache>{{1, 64_KiB, 1}, {2, 4_MiB, 2}}));
  const Pairs pairs = pairsOf(machine);
  EXPECT_EQ(pairs.size(), 45U);
  EXPECT_EQ(firstOf(pairs, 4), (Pairs{{0, 1}, {2, 3}, {0, 2}, {2, 6}}));
  EXPECT_EQ(singleCpus(machine), numbersFrom(0, 9));
  EXPECT_TRUE(bothThreads(machine).empty());
  EXPECT_EQ(*regionsRead(machine).begin(), (16_KiB).count);
}

TEST(MixedMachines, AnAppleChipWhoseSystemBindsNoThreads) {
  Machine machine = machineOf(test::appleClusters());
  machine.bindsThreads = false;
  EXPECT_EQ(pairsOf(machine), (Pairs{{-1, -1}}));
  for (const Step& step : planOf(TestGroup::Cores, "heapsort-1000", machine).steps)
    for (const PlannedCell& cell : step.cells) EXPECT_EQ(cell.skip, (Reason{"needs-binding", {}}));
}

TEST(MixedMachines, ASnapdragonHasThreeClustersOfOneKind) {
  const Machine machine = machineOf(test::snapdragonX(false));
  EXPECT_EQ(kindsByRank(machine).size(), 1U);
  EXPECT_TRUE(coreChoices(machine).empty());
  EXPECT_EQ(machine.caches, (std::vector<Cache>{{1, 96_KiB, 1}, {2, 12_MiB, 4}}));
  const Pairs pairs = pairsOf(machine);
  EXPECT_EQ(pairs.size(), 66U);
  EXPECT_EQ(firstOf(pairs, 4), (Pairs{{0, 1}, {0, 4}, {0, 2}, {0, 5}}));
  EXPECT_EQ(singleCpus(machine), numbersFrom(0, 11));
}

TEST(MixedMachines, ASnapdragonWhoseClocksDifferHasTwoKinds) {
  const Machine machine = machineOf(test::snapdragonX(true));
  EXPECT_EQ(kindsByRank(machine), (std::vector<std::vector<int>>{{1}, {0}}));
  EXPECT_EQ(cpusOfChoice(machine, CoreChoice::Performance), numbersFrom(4, 11));
  EXPECT_EQ(cpusOfChoice(machine, CoreChoice::Efficient), numbersFrom(0, 3));
  EXPECT_EQ(firstOf(pairsOf(machine), 4), (Pairs{{0, 1}, {4, 5}, {0, 4}, {4, 8}}));
  EXPECT_EQ(singleCpus(machine), numbersFrom(0, 11));
}

TEST(MixedMachines, Of576CpusASampleOfBothPackagesIsMeasured) {
  const Machine machine = test::syntheticMachine(test::manyEfficientCores);
  ASSERT_EQ(machine.cpus.size(), 576U);
  EXPECT_EQ(machine.packages, 2);
  EXPECT_EQ(kindsByRank(machine).size(), 1U);
  const Pairs pairs = pairsOf(machine);
  EXPECT_EQ(pairs.size(), mostCpusOfPairs * (mostCpusOfPairs - 1) / 2);
  EXPECT_EQ(firstOf(pairs, 2), (Pairs{{0, 1}, {0, 288}}));
  const std::vector<int> cpus = singleCpus(machine);
  EXPECT_EQ(cpus.size(), mostCores);
  EXPECT_EQ(std::ranges::count_if(cpus, [](int cpu) { return cpu < 288; }), std::ssize(cpus) / 2);
}

}  // namespace
}  // namespace strata
