// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "tests/kernels/walk_fixture.h"

namespace strata::test {
namespace {

using kernels::Kernel;
using Seeds = std::array<std::uint64_t, 4>;

constexpr std::uint64_t unitsPerIteration = 8;
constexpr std::uint64_t multiplier = 0xd1342543de82ef95u;
constexpr std::uint64_t increment = 0x9e3779b97f4a7c15u;

Seeds seedsFrom(std::uint64_t seed) {
  SplitMix64 random(seed);
  return {random.next(), random.next(), random.next(), random.next()};
}

/// The generators as their description tells them: four, asked in turn.
class RandomModel {
 public:
  RandomModel(const Seeds& seeds, std::uint64_t elements) : m_states(seeds), m_elements(elements) {}

  std::uint64_t next() {
    std::uint64_t& state = m_states[m_turn];
    m_turn = (m_turn + 1) % m_states.size();
    state = state * multiplier + increment;
    // (high × elements) >> 32 in two halves, so that 2^32 elements need no 64-bit product here.
    const std::uint64_t high = state >> 32;
    const std::uint64_t carry = (high * (m_elements & 0xffff'ffffu)) >> 32;
    return high * (m_elements >> 32) + carry;
  }

  const Seeds& states() const { return m_states; }

 private:
  Seeds m_states;
  std::uint64_t m_elements;
  std::size_t m_turn = 0;
};

class Random : public WalkTest {};

TEST_P(Random, IterationByIterationFollowsTheModelAtEverySize) {
  for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd}) {
    for (std::uint64_t elements = 1; elements <= 4 * GetParam().unroll + 7; ++elements) {
      WalkBench bench(GetParam(), elements, placement);
      bench.walk.seeds = seedsFrom(elements);
      RandomModel model(bench.walk.seeds, elements);
      for (std::uint64_t iteration = 0; iteration < 20; ++iteration) {
        bench.refill(100 + iteration);
        for (std::uint64_t i = 0; i < unitsPerIteration; ++i) bench.expectDone(model.next());
        ASSERT_EQ(bench.run(1), unitsPerIteration);
        ASSERT_EQ(bench.walk.seeds, model.states()) << elements << " elements";
        ASSERT_TRUE(bench.asExpected()) << elements << " elements, iteration " << iteration;
      }
    }
  }
}

TEST_P(Random, OneCallFollowsTheModelForAnyNumberOfUnits) {
  for (const std::uint64_t elements : {1u, 3u, 64u, 1000u, 4097u}) {
    WalkBench bench(GetParam(), elements, Placement::Middle);
    for (std::uint64_t units = 0; units <= 50; ++units) {
      bench.refill(100 + units);
      bench.walk.seeds = seedsFrom(units);
      RandomModel model(bench.walk.seeds, elements);
      const std::uint64_t made = (units + unitsPerIteration - 1) / unitsPerIteration * unitsPerIteration;
      for (std::uint64_t i = 0; i < made; ++i) bench.expectDone(model.next());
      ASSERT_EQ(bench.run(units), made);
      ASSERT_EQ(bench.walk.seeds, model.states());
      ASSERT_TRUE(bench.asExpected()) << elements << " elements, " << units << " units";
    }
  }
}

// With 40 units for each element, one is missed with probability e^-40.
TEST_P(Random, EveryElementIsReached) {
  for (const std::uint64_t elements : {1u, 2u, 39u, 1000u, 1024u, 5003u}) {
    WalkBench bench(GetParam(), elements, Placement::Middle);
    bench.walk.seeds = seedsFrom(elements);
    bench.expectAllDone();
    bench.run(40 * elements);
    ASSERT_TRUE(bench.asExpected()) << elements << " elements";
  }
}

TEST_P(Random, CallsGoOnWhereTheOneBeforeStopped) {
  WalkBench whole(GetParam(), 777, Placement::Middle);
  WalkBench parts(GetParam(), 777, Placement::Middle);
  whole.walk.seeds = parts.walk.seeds = seedsFrom(5);
  std::uint64_t made = 0;
  for (const std::uint64_t units : {1u, 8u, 100u, 9u}) made += parts.run(units);
  EXPECT_EQ(whole.run(made), made);
  EXPECT_EQ(whole.walk.seeds, parts.walk.seeds);
}

/// A state whose successor, and the successor of that, have high halves within 4096 of `high`.
std::uint64_t stateBefore(std::uint64_t high) {
  std::uint64_t inverse = multiplier;  // Newton: doubles the correct bits of the inverse mod 2^64
  for (int i = 0; i < 6; ++i) inverse *= 2 - multiplier * inverse;
  EXPECT_EQ(inverse * multiplier, 1u);
  for (std::uint64_t low = 0;; ++low) {
    const std::uint64_t first = (high << 32) + low * 0x1'0000'01u % (std::uint64_t{4096} << 32);
    const std::uint64_t second = first * multiplier + increment;
    if ((first >> 32) - high < 4096 && (second >> 32) - high < 4096) return (first - increment) * inverse;
  }
}

// 2^32 elements need no buffer of that size: states are chosen for which one iteration stays in 4096
// elements, at the low end and at the very top, and the walk's pointers are set so that those lie in the
// buffers.
TEST_P(Random, IndicesAreRightForTheMostElements) {
  constexpr std::uint64_t most = std::uint64_t{1} << 32;
  for (const std::uint64_t first : {std::uint64_t{0}, std::uint64_t{0x8000'0000u}, most - 4096}) {
    WalkBench bench(GetParam(), 4096, Placement::Middle);
    const std::uint64_t skipped = first * GetParam().widthBytes;
    // The address of an element that far back, which need not lie in any buffer: integers, since pointers may
    // not.
    const auto back = [&](const std::byte* buffer) {
      // NOLINTNEXTLINE(performance-no-int-to-ptr)
      return reinterpret_cast<std::byte*>(reinterpret_cast<std::uintptr_t>(buffer) - skipped);
    };
    bench.walk.source = back(bench.walk.source);
    bench.walk.destination = back(bench.walk.destination);
    bench.walk.elements = most;
    const std::uint64_t state = stateBefore(first);
    bench.walk.seeds = {state, state, state, state};
    RandomModel model(bench.walk.seeds, most);
    for (std::uint64_t i = 0; i < unitsPerIteration; ++i) {
      const std::uint64_t index = model.next();
      ASSERT_GE(index, first);
      ASSERT_LT(index, first + 4096);
      bench.expectDone(index - first);
    }
    EXPECT_EQ(bench.run(1), unitsPerIteration);
    EXPECT_TRUE(bench.asExpected()) << "window at " << first;
  }
}

TEST_P(Random, NothingAskedOrNoElementsDoesNothing) {
  WalkBench bench(GetParam(), 100, Placement::Middle);
  bench.walk.seeds = seedsFrom(1);
  EXPECT_EQ(bench.run(0), 0u);
  bench.walk.elements = 0;
  EXPECT_EQ(bench.run(100), 0u);
  EXPECT_EQ(bench.walk.seeds, seedsFrom(1));
  EXPECT_TRUE(bench.asExpected());
}

INSTANTIATE_TEST_SUITE_P(Catalog, Random, testing::ValuesIn(walksThat([](const Kernel& kernel) {
                           return kernel.pattern == kernels::Pattern::Random &&
                                  kernel.variant == kernels::Variant::Plain;
                         })),
                         [](const auto& parameter) { return testName(parameter.param); });

/// χ² of the model's indices over `buckets` equal spans, in standard deviations from its mean.
double chiSquareDeviation(std::uint64_t elements, std::size_t buckets, std::uint64_t seed) {
  RandomModel model(seedsFrom(seed), elements);
  const std::size_t draws = 200 * buckets;
  std::vector<std::uint64_t> counts(buckets, 0);
  for (std::size_t i = 0; i < draws; ++i)
    ++counts[static_cast<std::size_t>(model.next() * buckets / elements)];
  double chiSquare = 0.0;
  for (std::size_t i = 0; i < buckets; ++i) {
    // A span holds a whole number of elements, so spans differ where the buckets do not divide them.
    const std::uint64_t first = (i * elements + buckets - 1) / buckets;
    const std::uint64_t next = ((i + 1) * elements + buckets - 1) / buckets;
    const double expected =
        static_cast<double>(draws) * static_cast<double>(next - first) / static_cast<double>(elements);
    const double difference = static_cast<double>(counts[i]) - expected;
    chiSquare += difference * difference / expected;
  }
  const double freedom = static_cast<double>(buckets - 1);
  return (chiSquare - freedom) / std::sqrt(2.0 * freedom);
}

// That the kernels are this model is proved above, element by element.
TEST(RandomOrder, IsUniform) {
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    EXPECT_LT(std::abs(chiSquareDeviation(1000, 1000, seed)), 4.0);
    EXPECT_LT(std::abs(chiSquareDeviation(12'345, 12'345, seed)), 4.0);
    EXPECT_LT(std::abs(chiSquareDeviation(1 << 14, 1 << 14, seed)), 4.0);
    EXPECT_LT(std::abs(chiSquareDeviation(102'400, 1600, seed)), 4.0) << "lines of a 100 KiB region";
    EXPECT_LT(std::abs(chiSquareDeviation(std::uint64_t{3'000'000'019u}, 4999, seed)), 4.0);
    EXPECT_LT(std::abs(chiSquareDeviation(std::uint64_t{1} << 32, 4096, seed)), 4.0);
  }
}

TEST(IndexRandom, StepsTheGeneratorsLikeAMove) {
  const kernels::Kernel* row = kernels::find("index-random");
  ASSERT_NE(row, nullptr);
  const auto function = std::get<kernels::WalkFunction>(row->function);
  kernels::Walk walk;
  walk.elements = 1000;
  walk.seeds = seedsFrom(9);
  RandomModel model(walk.seeds, walk.elements);
  for (int i = 0; i < 104; ++i) model.next();
  EXPECT_EQ(function(walk, 100), 104u);
  EXPECT_EQ(walk.seeds, model.states());
  EXPECT_EQ(walk.position, 0u);
  EXPECT_EQ(function(walk, 0), 0u);
  EXPECT_EQ(walk.seeds, model.states());
}

}  // namespace
}  // namespace strata::test
