// SPDX-License-Identifier: GPL-3.0-or-later
// A program of its own, in which each use of memory is counted.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <new>

#include "core/stats/latency_histogram.h"

namespace {

std::uint64_t allocations = 0;

}  // namespace

// Not inlined: GCC would see free() called on what it knows to be from new.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace strata::test {
namespace {

TEST(Recording, TakesNoMemory) {
  std::uint64_t before = allocations;
  LatencyHistogram histogram;
  ASSERT_GT(allocations, before) << "allocations are not counted";

  before = allocations;
  for (std::uint64_t ns = 1; ns < (std::uint64_t{1} << 62); ns = ns * 3 / 2 + 1) histogram.record(ns);
  EXPECT_EQ(allocations, before);
  EXPECT_GT(histogram.count(), 100U);
}

}  // namespace
}  // namespace strata::test
