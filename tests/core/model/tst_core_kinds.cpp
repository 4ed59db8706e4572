// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/machine/topology.h"
#include "core/model/core_kinds.h"
#include "core/model/memory_levels.h"
#include "core/plan/plan.h"
#include "tests/support/play.h"
#include "tests/support/topologies.h"

namespace strata {
namespace {

const CoreClass slowDesign{"gracemont", 2, 2, 3, {}};
const CoreClass fastDesign{"golden-cove", 3, 2, 5, {}};

/// CPUs 0 and 1 are of a slow kind, CPUs 2 and 3 of a fast one: as systems number some phones and boards.
Machine smallCoresFirst() {
  Machine machine = test::plainMachine(4);
  machine.coreKinds = {{"small", 0, 2, {{1, 32_KiB, 1}, {2, 2_MiB, 2}}, slowDesign},
                       {"big", 1, 2, {{1, 48_KiB, 1}, {2, 1280_KiB, 1}, {3, 12_MiB, 4}}, fastDesign}};
  machine.cpus[2].kind = machine.cpus[3].kind = 1;
  return machineFor({}, machine);
}

std::string swapped(std::string text, const std::string& first, const std::string& second) {
  const auto at = text.rfind(first);
  text.replace(text.rfind(second), second.size(), first);
  return text.replace(at, first.size(), second);
}

TEST(CoreKinds, TheMachineHasTheCachesOfTheFastest) {
  const Machine machine = smallCoresFirst();
  EXPECT_EQ(fastestKind(machine), 1u);
  EXPECT_EQ(machine.caches, machine.coreKinds[1].caches);
  EXPECT_EQ(machine.coreClass, fastDesign);
}

TEST(CoreKinds, AFigureHasThoseOfTheCoresThatWereMeasured) {
  const Machine machine = smallCoresFirst();
  const Machine small = machineFor({0, 1}, machine);
  EXPECT_EQ(small.caches, machine.coreKinds[0].caches);
  EXPECT_EQ(small.coreClass, slowDesign);
  EXPECT_EQ(machineFor({0, 2}, machine).caches, machine.coreKinds[1].caches) << "the fastest of several";
  EXPECT_EQ(machineFor({std::nullopt, 0}, machine).caches, machine.coreKinds[1].caches) << "not bound";
  EXPECT_EQ(machineFor({0}, small), small) << "once more changes nothing";
}

TEST(CoreKinds, CoresOfSeveralHaveNoDesignInCommon) {
  const Machine machine = smallCoresFirst();
  EXPECT_EQ(designOf({0, 1}, machine), slowDesign);
  EXPECT_EQ(designOf({2}, machine), fastDesign);
  EXPECT_EQ(designOf({0, 2}, machine), std::nullopt);
  EXPECT_EQ(designOf({std::nullopt}, machine), std::nullopt);
  EXPECT_EQ(designOf({9}, machine), std::nullopt) << "no such CPU";
  EXPECT_EQ(designOf({}, machine), std::nullopt);
}

TEST(CoreKinds, OneKindIsTheMachine) {
  const Machine machine = test::plainMachine(2);
  EXPECT_EQ(machineFor({0, 1}, machine), machine);
  EXPECT_EQ(designOf({0, 1}, machine), machine.coreClass);
}

TEST(CoreKinds, APlanGoesByThoseItIsBoundTo) {
  const Machine machine = smallCoresFirst();
  Settings settings;
  settings.threadMode = ThreadMode::Count;
  settings.threads = 1;
  Selection selection{.tests = {TestGroup::Memory}};
  const auto firstRegion = [&](Binding binding) {
    settings.binding = binding;
    settings.cpuList = {0};
    const auto plan = makePlan({settings, selection}, machine, {});
    EXPECT_TRUE(plan);
    return plan ? plan->steps.front() : Step{};
  };
  EXPECT_EQ(firstRegion(Binding::Spread).region, 12_KiB) << "a quarter of 48 KiB";
  EXPECT_EQ(firstRegion(Binding::List).region, 8_KiB) << "of 32 KiB";
}

std::vector<int> cpusOf(const Result<Machine>& machine) {
  std::vector<int> numbers;
  if (machine)
    for (const LogicalCpu& cpu : machine->cpus) numbers.push_back(cpu.osIndex);
  return numbers;
}

TEST(CoreKinds, AreChosenByTheirRank) {
  const Machine two = smallCoresFirst();
  EXPECT_EQ(cpusOf(onlyCores(two, CoreChoice::All)), (std::vector{0, 1, 2, 3}));
  EXPECT_EQ(cpusOf(onlyCores(two, CoreChoice::Performance)), (std::vector{2, 3}));
  EXPECT_EQ(cpusOf(onlyCores(two, CoreChoice::Efficient)), (std::vector{0, 1}));
  EXPECT_EQ(onlyCores(two, CoreChoice::LowPower).error(),
            (Error{"no-such-core-kind", {{"kind", std::string("low-power")}}}));
  EXPECT_EQ(coreChoices(two), (std::vector{CoreChoice::Performance, CoreChoice::Efficient}));

  Machine three = two;
  three.coreKinds.push_back({"smallest", -1, 1});
  three.cpus[0].kind = 2;
  EXPECT_EQ(cpusOf(onlyCores(three, CoreChoice::Efficient)), (std::vector{1}));
  EXPECT_EQ(cpusOf(onlyCores(three, CoreChoice::LowPower)), (std::vector{0}));
  EXPECT_EQ(coreChoices(three).size(), 3u);

  // Neither of two kinds that the system does not rank is faster.
  Machine alike = two;
  alike.coreKinds[1].efficiency = 0;
  EXPECT_EQ(cpusOf(onlyCores(alike, CoreChoice::Performance)), (std::vector{0, 1, 2, 3}));
  EXPECT_FALSE(onlyCores(alike, CoreChoice::Efficient));
  EXPECT_TRUE(coreChoices(alike).empty());
  EXPECT_TRUE(coreChoices(test::plainMachine(4)).empty());
}

TEST(CoreKinds, APlanHasThoseThatAreChosenAlone) {
  Settings settings;
  settings.threadMode = ThreadMode::Auto;
  settings.cores = CoreChoice::Efficient;
  const Selection selection{.tests = {TestGroup::Memory}};
  const auto plan = makePlan({settings, selection}, smallCoresFirst(), {});
  ASSERT_TRUE(plan);
  std::vector<int> cpus;
  for (const ThreadPlace& place : plan->threads) cpus.push_back(place.cpu.value_or(-1));
  EXPECT_EQ(cpus, (std::vector{0, 1})) << "auto is one thread for each of these CPUs";
  EXPECT_EQ(plan->steps.front().region, 8_KiB) << "a quarter of their 32 KiB";
  settings.binding = Binding::List;
  settings.cpuList = {2};
  EXPECT_EQ(makePlan({settings, selection}, smallCoresFirst(), {}).error().id, "no-such-cpu");
  settings.binding = Binding::None;
  EXPECT_EQ(makePlan({settings, selection}, smallCoresFirst(), {}).error().id, "core-kind-needs-affinity");
  settings.binding = Binding::Spread;
  EXPECT_EQ(makePlan({settings, selection}, test::plainMachine(2), {}).error().id, "no-such-core-kind");
}

TEST(CoreKinds, AreReadWithTheirCaches) {
  const std::vector<Cache> fast{{1, 48_KiB, 2}, {2, 1280_KiB, 2}};
  const std::vector<Cache> slow{{1, 32_KiB, 1}, {2, 2_MiB, 2}};
  const auto machine = machineFromXml(test::mixedCores);
  ASSERT_TRUE(machine);
  EXPECT_EQ(machine->coreKinds[0].caches, slow);
  EXPECT_EQ(machine->coreKinds[1].caches, fast);
  EXPECT_EQ(machine->caches, fast);
  const auto slowFirst = machineFromXml(
      swapped(test::mixedCores, "<cpukind cpuset=\"0x0000000c\"", "<cpukind cpuset=\"0x00000003\""));
  ASSERT_TRUE(slowFirst);
  EXPECT_EQ(slowFirst->caches, slow) << "CPU 0 is of the kind with the lower rank now";
  EXPECT_EQ(machineFor({0}, *slowFirst).caches, fast);
}

TEST(CoreKinds, LinesAreTheLongestThatAreReported) {
  EXPECT_EQ(machineFromXml(test::mixedCores)->lineSize, 64_B);
  EXPECT_EQ(machineFromSynthetic("pack:1 core:2 pu:1")->lineSize, 64_B) << "nothing is reported";
  std::string long256 = test::mixedCores;
  const std::string line = "cache_linesize=\"64\"";
  for (auto at = long256.find(line); at != std::string::npos; at = long256.find(line, at + 1))
    long256.replace(at, line.size(), "cache_linesize=\"256\"");
  EXPECT_EQ(machineFromXml(long256)->lineSize, 256_B);
}

// Of sizes that a system may have: what a latency step needs of them is whole in each.
TEST(CoreKinds, LatencyStepsFitPagesAndLinesOfAnySize) {
  for (const Bytes page : {4_KiB, 16_KiB, 64_KiB})
    for (const Bytes line : {64_B, 128_B, 256_B}) {
      Machine machine = test::plainMachine(2);
      machine.pageSize = page;
      machine.lineSize = line;
      Selection selection{.tests = {TestGroup::Latency}};
      selection.sweep.sizes = Sweep::Levels;
      const auto plan = makePlan({Settings{}, selection}, machine, {});
      ASSERT_TRUE(plan);
      ASSERT_EQ(plan->steps.size(), 4u) << "L1, L2, L3, memory";
      for (const Step& step : plan->steps) {
        EXPECT_EQ(step.line, line);
        EXPECT_EQ(step.region.count % line.count, 0u);
        for (const PlannedCell& cell : step.cells)
          if (cell.parameters.blockBytes) {
            EXPECT_EQ(*cell.parameters.blockBytes % line.count, 0u);
          }
      }
    }
}

// 480 MiB that are there: levels, and the region of memory beyond them.
TEST(CoreKinds, ALargeLastLevelThatIsRealIsALevel) {
  Machine machine = test::plainMachine(8);
  machine.hypervisor = "KVM";
  machine.memory = machine.memoryAvailable = 256_GiB;
  machine.caches.back() = {3, 480_MiB, 8};
  machine.lastLevelProbe = LastLevelProbe::Confirmed;
  machine.usableLastLevel = 480_MiB;
  EXPECT_EQ(memoryLevels(machine)[2], (MemoryLevel{3, 480_MiB, 480_MiB, 8}));
  EXPECT_EQ(defaultRegions(machine, 1).back(), 1920_MiB);
  EXPECT_EQ(levelOfFootprint(256_MiB, machine, 1).level, 3);
  EXPECT_EQ(levelOfFootprint(512_MiB, machine, 1).level, levelOfMemory);
}

}  // namespace
}  // namespace strata
