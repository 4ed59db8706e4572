// SPDX-License-Identifier: GPL-3.0-or-later
// Pages that were never written to are all one page of zeros, which lies in the first-level cache. One that
// is touched for the first time is a fault.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cstdlib>
#include <memory>

#include "core/engine/workloads.h"

namespace strata {
namespace {

long faultsOfThisThread() {
  rusage usage{};
  getrusage(RUSAGE_THREAD, &usage);
  return usage.ru_minflt;
}

TEST(RegionBench, HasEachPageBeforeAPassBegins) {
  constexpr Bytes region = 32_MiB;
  Step step{TestGroup::Copy, BoundBy::Shared, region, {}, 0};
  for (const char* kernel : {"copy-memcpy", "copy-elements", "copy-blocks"}) {
    PlannedCell cell;
    cell.kernel = kernel;
    cell.parameters.regionBytes = region.count;
    cell.parameters.op = "copy";
    if (cell.kernel == "copy-blocks") cell.parameters.blockBytes = (256_KiB).count;
    step.cells.push_back(cell);
  }
  const auto bench = makeRegionBench(step, 1, {});
  ASSERT_TRUE(bench);
  for (std::size_t cell = 0; cell < step.cells.size(); ++cell) {
    const long before = faultsOfThisThread();
    (*bench)->workload(cell).run(1);
    // 16384 pages of 4 KiB, or 32 of 2 MiB, were there to fault.
    EXPECT_LT(faultsOfThisThread() - before, 16) << step.cells[cell].kernel;
  }
}

TEST(RegionBench, WouldShowPagesThatNobodyTouched) {
  constexpr std::size_t size = 32 << 20;
  const std::unique_ptr<char, void (*)(void*)> untouched(static_cast<char*>(std::calloc(size, 1)), std::free);
  ASSERT_TRUE(untouched);
  const long before = faultsOfThisThread();
  long sum = 0;
  const volatile char* const bytes = untouched.get();
  for (std::size_t at = 0; at < size; at += 4096) sum += bytes[at];
  EXPECT_EQ(sum, 0);
  EXPECT_GE(faultsOfThisThread() - before, 16);
}

}  // namespace
}  // namespace strata
