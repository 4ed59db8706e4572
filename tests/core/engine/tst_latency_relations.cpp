// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/engine/latency_relations.h"
#include "core/machine/topology.h"

namespace strata {
namespace {

TEST(LatencyRelations, HoldWithinTheirBounds) {
  EXPECT_TRUE(hold({0.95, 1.0}));
  EXPECT_TRUE(hold({0.8, 0.86}));
  EXPECT_TRUE(hold({1.2, 1.14}));
  EXPECT_FALSE(hold({0.79, 1.0})) << "neighbours of a line were fetched in time";
  EXPECT_FALSE(hold({0.95, 0.3})) << "the end of a block was fetched ahead";
  EXPECT_FALSE(hold({0.95, 1.2}));
  EXPECT_FALSE(hold({0, 0}));
}

// In ratios within one run: a machine may be as slow as it likes. Neighbours on the host can spoil a
// measurement, and a walk that is fetched ahead spoils all of them.
TEST(LatencyRelations, HoldOnThisMachine) {
  const auto machine = readMachine();
  ASSERT_TRUE(machine);
  auto relations = latencyRelations(*machine);
  for (int i = 0; i < 4 && relations && !hold(*relations); ++i) relations = latencyRelations(*machine);
  if (!relations) GTEST_SKIP() << "not checked: " << relations.error().id;
  EXPECT_TRUE(hold(*relations)) << relations->denseToSparse << " of the sparse walk, "
                                << relations->lastToThird << " of the third tenth";
}

}  // namespace
}  // namespace strata
