// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which bytes the loops touch that show a core's paths. Their disassembly proves how many accesses they
// make.
#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "core/machine/processor.h"
#include "kernels/paths.h"
#include "tests/kernels/guarded_buffer.h"

namespace strata::test {
namespace {

using kernels::pathAreaBytes;
using kernels::PathLoop;
using kernels::pathSlots;
using kernels::PathUse;

std::vector<PathLoop> runnable() {
  const ProcessorFacts facts = readProcessorFacts();
  std::vector<PathLoop> loops;
  for (const PathLoop& loop : kernels::pathLoops())
    if (machineHas(loop.needs, facts)) loops.push_back(loop);
  return loops;
}

/// The area as the loop must leave it.
std::vector<std::byte> expectedAfter(const PathLoop& loop, std::vector<std::byte> area) {
  if (loop.use == PathUse::Load) return area;
  const std::size_t different = loop.use == PathUse::Store ? 4 : pathSlots;
  for (std::size_t slot = 0; slot < pathSlots; ++slot)
    std::memcpy(area.data() + pathAreaBytes / 2 + slot * loop.widthBytes,
                area.data() + slot % different * loop.widthBytes, loop.widthBytes);
  return area;
}

TEST(PathLoops, TouchTheirSlotsAndNothingElse) {
  for (const PathLoop& loop : runnable()) {
    for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd}) {
      GuardedBuffer buffer(pathAreaBytes, placement);
      buffer.fill(loop.widthBytes);
      const std::vector<std::byte> before(buffer.bytes().begin(), buffer.bytes().end());
      loop.function(buffer.bytes().data(), 0);
      EXPECT_EQ(std::vector(buffer.bytes().begin(), buffer.bytes().end()), before) << "no blocks";
      loop.function(buffer.bytes().data(), 3);
      EXPECT_EQ(std::vector(buffer.bytes().begin(), buffer.bytes().end()), expectedAfter(loop, before))
          << loop.widthBytes << ' ' << static_cast<int>(loop.use);
      EXPECT_TRUE(buffer.canariesIntact());
    }
  }
}

TEST(PathLoops, AreThreeOfEachWidth) {
  for (const PathLoop& loop : kernels::pathLoops()) {
    int alike = 0;
    for (const PathLoop& other : kernels::pathLoops())
      if (other.widthBytes == loop.widthBytes && other.needs == loop.needs) ++alike;
    EXPECT_EQ(alike, 3) << loop.widthBytes;
  }
}

}  // namespace
}  // namespace strata::test
