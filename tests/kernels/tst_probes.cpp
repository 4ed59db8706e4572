// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/probes.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

// What the other probes hold is proved by their disassembly: they have no result.

namespace strata::test {
namespace {

TEST(Chase, FollowsThirtyTwoPointersABlock) {
  constexpr std::size_t nodes = 101;
  std::vector<const void*> ring(nodes);
  const auto node = [&](std::size_t index) { return static_cast<const void*>(&ring[index % nodes]); };
  for (std::size_t i = 0; i < nodes; ++i) ring[i] = node(i + 7);
  for (std::size_t blocks = 0; blocks < 10; ++blocks) {
    const std::size_t steps = blocks * kernels::loadsPerBlock;
    EXPECT_EQ(kernels::chase(node(3), blocks), node(3 + 7 * steps)) << blocks << " blocks";
  }
}

// A loop that counted down from zero would not end in this lifetime.
TEST(Probes, EndAtOnceWhenAskedForNoBlocks) {
  kernels::addChain(0);
  kernels::mulChain(0);
  kernels::aluThroughput(0);
}

}  // namespace
}  // namespace strata::test
