// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/memory_nodes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <set>

#include "core/machine/arena.h"
#include "core/machine/topology.h"
#include "tests/support/topologies.h"

namespace strata {
namespace {

/// Memory of 100 pages that is never looked at.
struct Pages {
  static constexpr Bytes page = 4_KiB;
  static constexpr std::uint64_t count = 100;
  // NOLINTNEXTLINE(performance-no-int-to-ptr): an address without memory behind it is what is wanted
  const std::byte* data = reinterpret_cast<const std::byte*>(std::uintptr_t{1} << 30);
  std::uint64_t numberOf(const std::byte* address) const {
    return static_cast<std::uint64_t>(address - data) / page.count;
  }
};

TEST(NodesOfCpu, AreThoseThatHoldIt) {
  const auto topology = HwlocTopology::fromXml(test::twoNodes);
  ASSERT_TRUE(topology);
  EXPECT_EQ(nodesOfCpu(*topology, 3), std::vector<int>{0});
  EXPECT_EQ(nodesOfCpu(*topology, 4), std::vector<int>{2});  // as the system counts
  EXPECT_TRUE(nodesOfCpu(*topology, 7).empty()) << "not allowed";
  EXPECT_TRUE(nodesOfCpu(*topology, -1).empty());
}

TEST(NodesOfCpu, AreTwoWhereMemoryIsOfTwoSorts) {
  const auto topology = HwlocTopology::fromSynthetic("pack:2 [numa] [numa] core:2 pu:1");
  ASSERT_TRUE(topology);
  EXPECT_EQ(nodesOfCpu(*topology, 0).size(), 2U);
}

TEST(ShareElsewhere, CountsPagesOfOtherNodes) {
  const Pages pages;
  const auto share = [&](auto node) {
    return shareElsewhere(pages.data, Pages::page * Pages::count, Pages::page, {0}, node);
  };
  EXPECT_EQ(share([](const std::byte*) { return std::optional(0); }), 0.0);
  EXPECT_EQ(share([](const std::byte*) { return std::optional(1); }), 1.0);
  EXPECT_EQ(share([](const std::byte*) { return std::optional<int>(); }), std::nullopt);
  EXPECT_EQ(share([&](const std::byte* at) { return std::optional(pages.numberOf(at) < 75 ? 0 : 1); }), 0.25);
  // Nobody has touched the first half.
  EXPECT_EQ(share([&](const std::byte* at) {
              return pages.numberOf(at) < 50 ? std::optional<int>() : pages.numberOf(at) < 75 ? 0 : 1;
            }),
            0.5);
}

TEST(ShareElsewhere, LooksFromTheFirstPageToTheLast) {
  const Pages pages;
  for (const std::uint64_t count : {1U, 2U, 3U, 100U, 1000U, 100'000U}) {
    std::set<std::uint64_t> seen;
    shareElsewhere(pages.data, Pages::page * count, Pages::page, {0}, [&](const std::byte* at) {
      seen.insert(pages.numberOf(at));
      return std::optional(0);
    });
    EXPECT_EQ(*seen.begin(), 0U);
    EXPECT_EQ(*seen.rbegin(), count - 1);
    EXPECT_LE(seen.size(), 128U);
  }
}

TEST(MemoryNodes, AreInTheOrderThatCpusNameThemBy) {
  const Result<Machine> machine = machineFromXml(test::twoNodes);
  ASSERT_TRUE(machine);
  ASSERT_GE(machine->memoryNodes.size(), 2U);
  const auto cpu = std::ranges::find(machine->cpus, 4, &LogicalCpu::osIndex);
  ASSERT_NE(cpu, machine->cpus.end());
  const MemoryNode& node = machine->memoryNodes.at(static_cast<std::size_t>(cpu->node));
  EXPECT_EQ(node.number, 2) << "as the system counts";
  EXPECT_EQ(node.memory, 32_GiB);
}

TEST(BindToNode, IsRefusedForNodesThatAreNotThere) {
  auto arena = Arena::allocate(1_MiB, PagePolicy::Default);
  ASSERT_TRUE(arena);
  for (const int node : {-1, 4000}) {
    const Status bound = bindToNode(arena->data(), arena->size(), node);
    ASSERT_FALSE(bound);
    EXPECT_EQ(bound.error(), (Error{"memory-not-bound", {{"node", std::int64_t{node}}}}));
  }
}

TEST(ShareOffNode, IsAllOfThePagesForANodeThatHoldsNone) {
  const Result<Machine> machine = readMachine();
  ASSERT_TRUE(machine);
  auto arena = Arena::allocate(1_MiB, PagePolicy::Default);
  ASSERT_TRUE(arena);
  std::memset(arena->data(), 1, arena->size().count);
  const auto share = shareOffNode(arena->data(), arena->size(), 4000);
  EXPECT_EQ(share.value_or(1), 1) << "unknown, or elsewhere";
}

TEST(ShareOnOtherNodes, IsToldWhereThereIsMoreThanOneNodeOnly) {
  const Result<Machine> machine = readMachine();
  ASSERT_TRUE(machine);
  auto arena = Arena::allocate(1_MiB, PagePolicy::Default);
  ASSERT_TRUE(arena);
  std::memset(arena->data(), 1, arena->size().count);
  const auto share = shareOnOtherNodes(arena->data(), arena->size(), machine->cpus.front().osIndex);
  EXPECT_TRUE(machine->nodes > 1 || !share);
  EXPECT_TRUE(!share || (*share >= 0 && *share <= 1));
}

}  // namespace
}  // namespace strata
