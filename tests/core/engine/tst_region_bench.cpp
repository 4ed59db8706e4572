// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that copies work on.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/engine/fill_non_zero.h"
#include "core/engine/workloads.h"

namespace strata {
namespace {

Step copyStep(Bytes region) {
  Step step{TestGroup::Copy, BoundBy::Shared, region, {}, 0};
  for (const char* kernel : {"copy-memcpy", "copy-elements", "copy-blocks"}) {
    PlannedCell cell;
    cell.test = strata::Test::Copy;
    cell.kernel = kernel;
    cell.parameters.regionBytes = region.count;
    cell.parameters.op = "copy";
    if (cell.kernel == "copy-blocks") cell.parameters.blockBytes = 4096;
    step.cells.push_back(cell);
  }
  return step;
}

TEST(FillNonZero, LeavesNoZeroAndTouchesNothingBeside) {
  for (const std::size_t bytes : {0u, 1u, 7u, 8u, 9u, 4099u}) {
    std::vector<std::byte> memory(bytes + 8);
    RandomWords random(bytes + 1);
    fillNonZero(memory.data(), bytes, random);
    EXPECT_EQ(std::count(memory.begin(), memory.end(), std::byte{0}), 8) << bytes;
    EXPECT_TRUE(std::all_of(memory.begin() + static_cast<std::ptrdiff_t>(bytes), memory.end(),
                            [](std::byte byte) { return byte == std::byte{0}; }));
  }
}

TEST(RegionBench, MakesPassesOfRegionsOfAnySize) {
  for (const Bytes region : {128_B, Bytes{1000}, Bytes{100003}, 1_MiB}) {
    const Step step = copyStep(region);
    const auto bench = makeRegionBench(step, 1, {});
    ASSERT_TRUE(bench) << region.count;
    for (std::size_t cell = 0; cell < step.cells.size(); ++cell)
      EXPECT_EQ((*bench)->workload(cell).run(3), 3u) << region.count;
  }
}

TEST(RegionBench, CallsTheLibraryOnTextsOfAnySize) {
  for (const Bytes size : {16_B, 256_B, Bytes{1001}, 300_KiB}) {
    Step step{TestGroup::Library, BoundBy::Core, size, {}, 0};
    for (const char* kernel : {"library-memcpy", "library-memmove", "library-memset", "library-memcmp",
                               "library-memchr", "library-strlen", "library-strcpy"}) {
      PlannedCell cell;
      cell.test = strata::Test::Library;
      cell.kernel = kernel;
      cell.parameters.regionBytes = size.count;
      step.cells.push_back(cell);
    }
    const auto bench = makeRegionBench(step, 1, {});
    ASSERT_TRUE(bench) << size.count;
    // A text without an end would be read on and on.
    for (std::size_t cell = 0; cell < step.cells.size(); ++cell)
      EXPECT_EQ((*bench)->workload(cell).run(3), 3u) << step.cells[cell].kernel;
  }
}

TEST(RegionBench, StopsWhileItFills) {
  std::stop_source stop;
  stop.request_stop();
  const auto bench = makeRegionBench(copyStep(64_MiB), 1, stop.get_token());
  ASSERT_FALSE(bench);
  EXPECT_EQ(bench.error().id, "stopped");
}

}  // namespace
}  // namespace strata
