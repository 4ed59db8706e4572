// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/topology_parts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "core/machine/topology.h"
#include "tests/support/odd_topologies.h"
#include "tests/support/topologies.h"

namespace strata {
namespace {

using Numbers = std::vector<int>;

MachineParts partsOf(const char* xml) {
  Result<MachineParts> parts = machinePartsFromXml(xml);
  EXPECT_TRUE(parts);
  return parts ? *std::move(parts) : MachineParts{};
}

TEST(MachineParts, HoldNodesWithTheirMemoryAndTheirCpus) {
  const MachineParts parts = partsOf(test::twoNodes);
  ASSERT_EQ(parts.nodes.size(), 3U);
  std::vector<std::pair<int, Numbers>> nodes;
  for (const NodePart& node : parts.nodes) nodes.emplace_back(node.number, node.cpus);
  std::ranges::sort(nodes);
  EXPECT_EQ(nodes, (std::vector<std::pair<int, Numbers>>{{0, {0, 1, 2, 3}}, {2, {4, 5, 6, 7}}, {4, {}}}));
  for (const NodePart& node : parts.nodes)
    EXPECT_EQ(node.memory, node.number == 0 ? 16_GiB : node.number == 2 ? 32_GiB : 8_GiB) << node.number;
}

TEST(MachineParts, TellWhatIsOfflineOrNotAllowed) {
  const MachineParts parts = partsOf(test::twoNodes);
  EXPECT_EQ(parts.usable, (Numbers{0, 1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(parts.notAllowed, Numbers{7});
  EXPECT_EQ(parts.offline, (Numbers{8, 9}));
}

TEST(MachineParts, HoldPackagesCoresAndCaches) {
  const MachineParts parts = partsOf(test::twoNodes);
  ASSERT_EQ(parts.packages.size(), 2U);
  EXPECT_EQ(parts.packages[1].model, "Made-up 1");
  EXPECT_EQ(parts.packages[1].cpus, (Numbers{4, 5, 6, 7}));
  ASSERT_EQ(parts.cores.size(), 4U);
  EXPECT_EQ(parts.cores[3].cpus, (Numbers{6, 7}));
  EXPECT_EQ(parts.cores[3].kind, "");
  ASSERT_EQ(parts.caches.size(), 10U);
  const CachePart& data = parts.caches.front();
  EXPECT_EQ(data.level, 1);
  EXPECT_TRUE(data.holdsData && !data.holdsCode);
  EXPECT_EQ(data.size, 32_KiB);
  EXPECT_EQ(data.line, 64_B);
  EXPECT_EQ(data.ways, 8);
  EXPECT_EQ(data.cpus, (Numbers{0, 1}));
  const CachePart& code = parts.caches[4];
  EXPECT_TRUE(code.holdsCode && !code.holdsData);
  EXPECT_FALSE(code.ways) << "fully associative";
  const CachePart& last = parts.caches.back();
  EXPECT_EQ(last.level, 3);
  EXPECT_TRUE(last.holdsData && last.holdsCode);
  EXPECT_EQ(last.cpus, (Numbers{4, 5, 6, 7}));
}

TEST(MachineParts, NameTheKindsOfMixedCores) {
  const MachineParts parts = partsOf(test::mixedCores);
  ASSERT_EQ(parts.cores.size(), 3U);
  EXPECT_EQ(parts.cores[0].kind, "IntelCore");
  EXPECT_EQ(parts.cores[2].kind, "IntelAtom");
  EXPECT_TRUE(parts.notAllowed.empty());
  EXPECT_TRUE(parts.offline.empty());
}

TEST(MachineParts, RankTheKindsOfMixedCores) {
  const MachineParts mixed = partsOf(test::mixedCores);
  EXPECT_EQ(mixed.cores[0].efficiency, 1);
  EXPECT_EQ(mixed.cores[2].efficiency, 0);
  for (const CorePart& core : partsOf(test::twoNodes).cores) EXPECT_FALSE(core.efficiency);
}

TEST(MachineParts, OfMixedCoresTellWhatIsOfflineOrNotAllowed) {
  const MachineParts parts = partsOf(test::restrictedMixedCores);
  EXPECT_EQ(parts.usable, (Numbers{0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13}));
  EXPECT_EQ(parts.notAllowed, (Numbers{3, 9}));
  EXPECT_EQ(parts.offline, (Numbers{14, 15}));
  ASSERT_EQ(parts.cores.size(), 10U);
  EXPECT_EQ(parts.cores[1].cpus, (Numbers{2, 3})) << "a core whose second CPU is not allowed";
  EXPECT_EQ(parts.cores[5].cpus, Numbers{9}) << "a core that is not allowed";
  EXPECT_EQ(parts.cores[5].kind, "IntelAtom");
  std::vector<Numbers> shared;
  for (const CachePart& cache : parts.caches)
    if (cache.level == 2 && cache.size == 4_MiB) shared.push_back(cache.cpus);
  EXPECT_EQ(shared, (std::vector<Numbers>{{8, 9, 10, 11}, {12, 13}})) << "without what is switched off";
}

TEST(MachineParts, ParkMemoryWithoutCpusAndLeaveFastMemoryWithItsPackage) {
  const MachineParts parts = partsOf(test::memoryOfThreeSorts);
  std::vector<std::tuple<int, Bytes, Numbers>> nodes;
  for (const NodePart& node : parts.nodes) nodes.emplace_back(node.number, node.memory, node.cpus);
  EXPECT_EQ(nodes, (std::vector<std::tuple<int, Bytes, Numbers>>{{0, 64_GiB, {0, 1}},
                                                                 {1, 64_GiB, {2, 3}},
                                                                 {2, 16_GiB, {0, 1}},
                                                                 {3, 16_GiB, {2, 3}},
                                                                 {4, 128_GiB, {}}}));
}

TEST(MachineParts, OfThisMachineAgreeWithWhatARunUses) {
  const Result<MachineParts> parts = readMachineParts();
  const Result<Machine> machine = readMachine();
  ASSERT_TRUE(parts && machine);
  Numbers usable;
  for (const LogicalCpu& cpu : machine->cpus) usable.push_back(cpu.osIndex);
  EXPECT_EQ(parts->usable, usable);
  ASSERT_FALSE(parts->nodes.empty());
  // The dialog of the machine said 13.1 GiB where the head of the window said 23.5.
  if (parts->nodes.size() == 1) {
    EXPECT_EQ(parts->nodes[0].memory, machine->memory);
  }
}

TEST(NumbersText, JoinsWhatFollowsEachOther) {
  EXPECT_EQ(numbersText({}), "");
  EXPECT_EQ(numbersText({3}), "3");
  EXPECT_EQ(numbersText({0, 2, 4, 5, 6, 7, 9}), "0,2,4-7,9");
}

}  // namespace
}  // namespace strata
