// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "tests/kernels/walk_fixture.h"

namespace strata::test {
namespace {

using kernels::Kernel;

constexpr std::uint64_t chunkBytes = 256;

/// A table of chunks that ends where memory does.
class Order {
 public:
  explicit Order(std::span<const std::uint32_t> chunks)
      : m_buffer(chunks.size_bytes(), Placement::AtEnd), m_chunks(chunks.size()) {
    std::memcpy(m_buffer.bytes().data(), chunks.data(), chunks.size_bytes());
  }
  const std::uint32_t* first() const {
    return reinterpret_cast<const std::uint32_t*>(m_buffer.bytes().data());
  }
  std::uint64_t chunks() const { return m_chunks; }

 private:
  GuardedBuffer m_buffer;
  std::uint64_t m_chunks;
};

/// The numbers 0 … chunks − 1 in some order.
std::vector<std::uint32_t> shuffled(std::uint32_t chunks, std::uint64_t seed) {
  std::vector<std::uint32_t> order(chunks);
  std::iota(order.begin(), order.end(), 0u);
  SplitMix64 random(seed);
  for (std::uint32_t i = chunks; i > 1; --i) std::swap(order[i - 1], order[random.next() % i]);
  return order;
}

class Chunks : public WalkTest {
 protected:
  std::uint64_t ofChunk() const { return chunkBytes / GetParam().widthBytes; }

  /// The order in which `bench` is to be walked.
  static void walkBy(WalkBench& bench, const Order& order) {
    bench.walk.order = order.first();
    bench.walk.chunks = order.chunks();
  }

  void expectChunkDone(WalkBench& bench, std::uint32_t chunk) const {
    for (std::uint64_t i = 0; i < ofChunk(); ++i) bench.expectDone(chunk * ofChunk() + i);
  }
};

TEST_P(Chunks, VisitsThemInTheOrderOfTheTable) {
  for (std::uint32_t chunks = 1; chunks <= 23; ++chunks) {
    const std::vector<std::uint32_t> numbers = shuffled(chunks, chunks);
    const Order order(numbers);
    WalkBench bench(GetParam(), chunks * ofChunk(), Placement::Middle);
    walkBy(bench, order);
    const std::uint64_t atOnce = chunks >= 4 ? 4 : 1;
    const std::uint64_t blocksOfPass = chunks / atOnce;
    const std::uint64_t left = chunks % atOnce;
    for (std::uint64_t block = 0; block < 2 * blocksOfPass + 1; ++block) {
      // Passes begin at the head of the table and, where it is no whole number of blocks, behind what is
      // over.
      const bool second = block / blocksOfPass == 1;
      const std::uint64_t entry = (second ? left : 0) + block % blocksOfPass * atOnce;
      ASSERT_EQ(bench.walk.position, entry) << chunks << " chunks, block " << block;
      bench.refill(100 + block);
      for (std::uint64_t i = 0; i < atOnce; ++i) expectChunkDone(bench, numbers[entry + i]);
      ASSERT_EQ(bench.run(1), atOnce * ofChunk());
      ASSERT_TRUE(bench.asExpected()) << chunks << " chunks, block " << block;
    }
  }
}

TEST_P(Chunks, TwoPassesReachEveryChunkAndTouchNothingElse) {
  for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd}) {
    for (std::uint32_t chunks = 1; chunks <= 70; ++chunks) {
      const Order order(shuffled(chunks, 7));
      WalkBench bench(GetParam(), chunks * ofChunk(), placement);
      walkBy(bench, order);
      bench.expectAllDone();
      const std::uint64_t units = 2 * chunks * ofChunk();
      EXPECT_GE(bench.run(units), units);
      ASSERT_TRUE(bench.asExpected()) << chunks << " chunks";
    }
  }
}

// What is left of a region beyond its last whole chunk has no number, and chunks may be left out or come
// twice.
TEST_P(Chunks, TouchesOnlyWhatTheTableNames) {
  const std::vector<std::uint32_t> numbers{9, 2, 2, 5, 0, 9, 7};
  const Order order(numbers);
  WalkBench bench(GetParam(), 10 * ofChunk() + ofChunk() - 1, Placement::AtEnd);
  walkBy(bench, order);
  for (const std::uint32_t number : numbers) expectChunkDone(bench, number);
  bench.run(2 * numbers.size() * ofChunk());
  EXPECT_TRUE(bench.asExpected());
}

TEST_P(Chunks, CallsGoOnWhereTheOneBeforeStopped) {
  for (const std::uint32_t chunks : {1u, 3u, 4u, 10u, 41u}) {
    const Order order(shuffled(chunks, 3));
    WalkBench whole(GetParam(), chunks * ofChunk(), Placement::Middle);
    walkBy(whole, order);
    WalkBench parts(GetParam(), chunks * ofChunk(), Placement::Middle);
    walkBy(parts, order);
    SplitMix64 random(chunks);
    std::uint64_t made = 0;
    for (int call = 0; call < 20; ++call) {
      made += parts.run(random.next() % (chunks * ofChunk() + 1));
      ASSERT_EQ(whole.run(made), made);
      ASSERT_EQ(whole.walk.position, parts.walk.position) << chunks << " chunks after " << made << " units";
      whole.walk.position = 0;
    }
  }
}

TEST_P(Chunks, AnyPositionStaysInsideTheTable) {
  for (const std::uint32_t chunks : {1u, 3u, 5u, 9u}) {
    const Order order(shuffled(chunks, 11));
    for (const std::uint64_t position : {0u, 1u, 2u, 3u, 4u, 5u, 8u, 9u, 10u, 1000u}) {
      WalkBench bench(GetParam(), chunks * ofChunk(), Placement::AtEnd);
      walkBy(bench, order);
      bench.walk.position = position;
      bench.expectAllDone();
      bench.run(3 * chunks * ofChunk());
      ASSERT_TRUE(bench.asExpected()) << chunks << " chunks from " << position;
    }
  }
}

TEST_P(Chunks, NothingAskedOrNoTableDoesNothing) {
  const Order order(shuffled(8, 1));
  WalkBench bench(GetParam(), 8 * ofChunk(), Placement::Middle);
  walkBy(bench, order);
  bench.walk.position = 4;
  EXPECT_EQ(bench.run(0), 0u);
  bench.walk.chunks = 0;
  EXPECT_EQ(bench.run(100), 0u);
  EXPECT_EQ(bench.walk.position, 4u);
  EXPECT_TRUE(bench.asExpected());
}

INSTANTIATE_TEST_SUITE_P(Catalog, Chunks, testing::ValuesIn(walksThat([](const Kernel& kernel) {
                           return kernels::goesByChunks(kernel.variant);
                         })),
                         [](const auto& parameter) { return testName(parameter.param); });

}  // namespace
}  // namespace strata::test
