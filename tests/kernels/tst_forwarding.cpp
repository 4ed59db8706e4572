// SPDX-License-Identifier: GPL-3.0-or-later
// Store forwarding: what is in the buffer and in the value after so many rounds, worked out by hand.
#include "kernels/forwarding.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "tests/kernels/walk_fixture.h"

namespace strata::test {
namespace {

using kernels::ForwardFunction;
using kernels::Forwarding;
using kernels::forwardingUnroll;
using kernels::Kernel;

std::vector<Kernel> forwardingKernels() {
  std::vector<Kernel> found;
  for (const Kernel& kernel : kernels::catalog())
    if (kernel.family == kernels::Family::Forwarding) found.push_back(kernel);
  return found;
}

/// Eight bytes in a row before, at and behind the store.
struct Words {
  alignas(64) std::array<std::uint64_t, 4> words{0x1111111111111111, 0x2222222222222222, 0x3333333333333333,
                                                 0x4444444444444444};
  std::byte* at(std::size_t byte) { return reinterpret_cast<std::byte*>(words.data()) + byte; }
};

TEST(Forwarding8, KeepsAValueThatIsLoadedWholeAndCountsItsIterations) {
  Words buffer;
  Forwarding on{buffer.at(8), buffer.at(8), {5, 0}};
  EXPECT_EQ(kernels::forwardStore8Load8(on, 10 * forwardingUnroll), 10 * forwardingUnroll);
  EXPECT_EQ(on.value[0], 15u);
  EXPECT_EQ(buffer.words,
            (std::array<std::uint64_t, 4>{0x1111111111111111, 14, 0x3333333333333333, 0x4444444444444444}));
}

// The load takes the upper half of the value, and beside it four bytes that nobody stores: after two rounds
// both halves are those. One is added at the end of the iteration, to a value that the next two rounds make
// the same again.
TEST(Forwarding8, TakesTheBytesBehindTheStoreWhereTheLoadBeginsInIt) {
  Words buffer;
  Forwarding on{buffer.at(8), buffer.at(12), {0x0102030405060708, 0}};
  kernels::forwardStore8Load8(on, 3 * forwardingUnroll);
  EXPECT_EQ(on.value[0], 0x3333333333333334u);
  EXPECT_EQ(buffer.words[1], 0x3333333333333333u);
}

TEST(Forwarding8, TakesTheBytesBeforeTheStoreWhereTheLoadEndsInIt) {
  Words buffer;
  Forwarding on{buffer.at(8), buffer.at(4), {0x0102030405060708, 0}};
  kernels::forwardStore8Load8(on, forwardingUnroll);
  EXPECT_EQ(on.value[0], 0x1111111111111112u);
}

// The load finds four bytes of the store and four of memory, which stay.
TEST(Forwarding4, FillsAWiderLoadFromMemory) {
  Words buffer;
  Forwarding on{buffer.at(8), buffer.at(8), {0x70000001, 0}};
  kernels::forwardStore4Load8(on, 2 * forwardingUnroll);
  EXPECT_EQ(on.value[0], 0x2222222270000003u);
  EXPECT_EQ(buffer.words[1], 0x2222222270000002u);
}

TEST(Forwarding1, WrapsAround) {
  Words buffer;
  Forwarding on{buffer.at(8), buffer.at(8), {0xff, 0}};
  kernels::forwardStore1Load1(on, forwardingUnroll);
  EXPECT_EQ(on.value[0], 0x100u);
  kernels::forwardStore1Load1(on, forwardingUnroll);
  EXPECT_EQ(on.value[0], 1u);
}

TEST(Forwarding16, CountsInItsLowerHalf) {
  Words buffer;
  Forwarding on{buffer.at(8), buffer.at(8), {7, 9}};
  kernels::forwardStore16Load16(on, 4 * forwardingUnroll);
  EXPECT_EQ(on.value, (std::array<std::uint64_t, 2>{11, 9}));
  EXPECT_EQ(buffer.words, (std::array<std::uint64_t, 4>{0x1111111111111111, 10, 9, 0x4444444444444444}));
}

/// The least time of so many calls; those of both loops take turns, so that what disturbs meets both.
struct Least {
  std::chrono::nanoseconds whole = std::chrono::nanoseconds::max();
  std::chrono::nanoseconds partial = std::chrono::nanoseconds::max();
};
Least leastTimes() {
  Words buffer;
  Forwarding whole{buffer.at(8), buffer.at(8), {1, 0}};
  Forwarding partial{buffer.at(8), buffer.at(12), {1, 0}};
  const auto timed = [](Forwarding& on) {
    const auto begin = std::chrono::steady_clock::now();
    kernels::forwardStore8Load8(on, 50 * forwardingUnroll);
    return std::chrono::steady_clock::now() - begin;
  };
  Least least;
  for (int turn = 0; turn < 400; ++turn) {
    least.whole = std::min<std::chrono::nanoseconds>(least.whole, timed(whole));
    least.partial = std::min<std::chrono::nanoseconds>(least.partial, timed(partial));
  }
  return least;
}

// No core is faster where it has to put a value together. An emulator knows no store buffer: there both take
// equally long.
TEST(Forwarding8, IsNotSlowerThanALoadOfTwoSources) {
  const Least least = leastTimes();
  EXPECT_LE(least.whole.count(), 5 * least.partial.count() / 4);
}

class EachForwarding : public WalkTest {
 protected:
  static ForwardFunction function() { return std::get<ForwardFunction>(GetParam().function); }
};

TEST_P(EachForwarding, MakesWholeIterationsAndAtLeastWhatIsAskedFor) {
  Words buffer;
  Forwarding on{buffer.at(8), buffer.at(8), {}};
  EXPECT_EQ(function()(on, 0), 0u);
  EXPECT_EQ(function()(on, 1), forwardingUnroll);
  EXPECT_EQ(function()(on, forwardingUnroll + 1), 2 * forwardingUnroll);
}

// Right before a page that may not be touched, and right behind one.
TEST_P(EachForwarding, TouchesNothingBesideItsOperands) {
  const std::size_t bytes = std::max(GetParam().bytesRead, GetParam().bytesWritten);
  for (const Placement placement : {Placement::AtStart, Placement::AtEnd}) {
    const GuardedBuffer buffer(bytes, placement);
    std::byte* const store = buffer.bytes().data();
    Forwarding on{store, store, {1, 2}};
    function()(on, 5 * forwardingUnroll);
    EXPECT_TRUE(buffer.canariesIntact());
    // Each iteration but the first stores one more than the one before.
    std::uint8_t low = 0;
    std::memcpy(&low, store, sizeof low);
    EXPECT_EQ(low, 5u);
  }
}

INSTANTIATE_TEST_SUITE_P(Catalog, EachForwarding, testing::ValuesIn(forwardingKernels()),
                         [](const auto& parameter) { return testName(parameter.param); });

}  // namespace
}  // namespace strata::test
