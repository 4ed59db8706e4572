// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <vector>

#include "tests/kernels/walk_fixture.h"

namespace strata::test {
namespace {

using kernels::Kernel;

/// The walk as its description tells it, written without an offset that wraps: passes begin at 0 and at the
/// rest in turn, and each has as many blocks as fit. It must not share a line with the kernel.
class SerialModel {
 public:
  SerialModel(std::uint64_t elements, std::uint64_t unroll)
      : m_blocksPerPass(elements / unroll), m_rest(elements % unroll), m_unroll(unroll) {}

  std::uint64_t nextBlockStart() const { return (m_pass % 2 == 1 ? m_rest : 0) + m_block * m_unroll; }

  void advance() {
    if (++m_block == m_blocksPerPass) {
      m_block = 0;
      ++m_pass;
    }
  }

  std::uint64_t blocksInTwoPasses() const { return 2 * m_blocksPerPass; }

 private:
  std::uint64_t m_blocksPerPass;
  std::uint64_t m_rest;
  std::uint64_t m_unroll;
  std::uint64_t m_block = 0;
  std::uint64_t m_pass = 0;
};

std::uint64_t unrollIn(const Kernel& kernel, std::uint64_t elements) {
  constexpr std::uint64_t ofMoves = 64;
  if (kernel.variant == kernels::Variant::Page) {
    EXPECT_EQ(kernel.unroll, 4096 / kernel.widthBytes);
    if (elements >= kernel.unroll) return kernel.unroll;
  } else if (kernel.unroll == ofMoves) {
    if (elements >= ofMoves) return ofMoves;
    return elements >= 8 ? 8 : 1;
  }
  if (kernel.variant != kernels::Variant::Page) {
    EXPECT_EQ(kernel.unroll, 16u);
  }
  for (const std::uint64_t unroll : {16u, 8u, 4u, 2u}) {
    if (elements >= unroll) return unroll;
  }
  return 1;
}

class Serial : public WalkTest {
 protected:
  std::uint64_t largest() const { return 4 * GetParam().unroll + 7; }

  /// Around whole blocks of every length that a loop has.
  std::vector<std::uint64_t> sizes() const {
    const std::uint64_t unroll = GetParam().unroll;
    return {1,
            2,
            3,
            5,
            7,
            8,
            9,
            15,
            unroll - 1,
            unroll,
            unroll + 1,
            2 * unroll - 1,
            2 * unroll,
            3 * unroll - 1,
            4 * unroll + 7};
  }
};

TEST_P(Serial, BlockByBlockFollowsTheModelAtEverySize) {
  const Kernel& kernel = GetParam();
  for (std::uint64_t elements = 1; elements <= largest(); ++elements) {
    const std::uint64_t unroll = unrollIn(kernel, elements);
    WalkBench bench(kernel, elements, Placement::Middle);
    SerialModel model(elements, unroll);
    for (std::uint64_t block = 0; block < model.blocksInTwoPasses() + 3; ++block) {
      ASSERT_EQ(bench.walk.position, model.nextBlockStart()) << elements << " elements, block " << block;
      bench.refill(100 + block);
      for (std::uint64_t i = 0; i < unroll; ++i) bench.expectDone(model.nextBlockStart() + i);
      ASSERT_EQ(bench.run(1), unroll) << elements << " elements";
      ASSERT_TRUE(bench.asExpected()) << elements << " elements, block " << block;
      model.advance();
    }
  }
}

TEST_P(Serial, OneCallFollowsTheModelForAnyNumberOfUnits) {
  const Kernel& kernel = GetParam();
  for (const std::uint64_t elements : sizes()) {
    const std::uint64_t unroll = unrollIn(kernel, elements);
    WalkBench bench(kernel, elements, Placement::Middle);
    for (std::uint64_t units = 0; units <= 2 * elements + unroll; ++units) {
      bench.refill(100 + units);
      bench.walk.position = 0;
      SerialModel model(elements, unroll);
      const std::uint64_t blocks = (units + unroll - 1) / unroll;
      for (std::uint64_t block = 0; block < blocks; ++block) {
        for (std::uint64_t i = 0; i < unroll; ++i) bench.expectDone(model.nextBlockStart() + i);
        model.advance();
      }
      ASSERT_EQ(bench.run(units), blocks * unroll) << elements << " elements, " << units << " units";
      ASSERT_EQ(bench.walk.position, model.nextBlockStart())
          << elements << " elements, " << units << " units";
      ASSERT_TRUE(bench.asExpected()) << elements << " elements, " << units << " units";
    }
  }
}

TEST_P(Serial, TwoPassesReachEveryElementAndTouchNothingElse) {
  for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd}) {
    for (std::uint64_t elements = 1; elements <= largest(); ++elements) {
      WalkBench bench(GetParam(), elements, placement);
      bench.expectAllDone();
      EXPECT_GE(bench.run(2 * elements), 2 * elements);
      ASSERT_TRUE(bench.asExpected()) << elements << " elements";
    }
  }
}

TEST_P(Serial, CallsGoOnWhereTheOneBeforeStopped) {
  for (const std::uint64_t elements : {5u, 29u, 64u, 100u, 191u, 1000u}) {
    WalkBench whole(GetParam(), elements, Placement::Middle);
    WalkBench parts(GetParam(), elements, Placement::Middle);
    SplitMix64 random(elements);
    std::uint64_t made = 0;
    for (int call = 0; call < 20; ++call) {
      made += parts.run(random.next() % (elements + 1));
      const std::uint64_t together = whole.run(made);
      ASSERT_EQ(together, made);
      ASSERT_EQ(whole.walk.position, parts.walk.position)
          << elements << " elements after " << made << " units";
      whole.walk.position = 0;
    }
  }
}

// A walk can be handed a position that another kernel left, or one in a region that has since shrunk.
TEST_P(Serial, AnyPositionStaysInsideAndReachesEverything) {
  for (const Placement placement : {Placement::AtStart, Placement::AtEnd}) {
    for (const std::uint64_t elements : sizes()) {
      WalkBench bench(GetParam(), elements, placement);
      for (std::uint64_t position = 0; position < elements + GetParam().unroll + 6; ++position) {
        bench.refill(100 + position);
        bench.walk.position = position;
        bench.expectAllDone();
        bench.run(3 * elements);
        ASSERT_TRUE(bench.asExpected()) << elements << " elements from " << position;
      }
    }
  }
  WalkBench bench(GetParam(), 100, Placement::Middle);
  bench.walk.position = ~std::uint64_t{0};
  bench.expectAllDone();
  bench.run(300);
  EXPECT_TRUE(bench.asExpected());
}

TEST_P(Serial, NothingAskedOrNoElementsDoesNothing) {
  WalkBench bench(GetParam(), 100, Placement::Middle);
  bench.walk.position = 64;
  EXPECT_EQ(bench.run(0), 0u);
  EXPECT_EQ(bench.walk.position, 64u);
  bench.walk.elements = 0;
  EXPECT_EQ(bench.run(100), 0u);
  EXPECT_TRUE(bench.asExpected());
}

// Bigger than any register of a block: a region of 10 pages and a bit, no multiple of the block.
TEST_P(Serial, ALargeOddRegionIsDoneWhole) {
  const std::uint64_t elements = (40960 + 24) / GetParam().widthBytes;
  WalkBench bench(GetParam(), elements, Placement::AtEnd);
  bench.expectAllDone();
  bench.run(2 * elements);
  EXPECT_TRUE(bench.asExpected());
}

INSTANTIATE_TEST_SUITE_P(Catalog, Serial, testing::ValuesIn(walksThat([](const Kernel& kernel) {
                           return kernel.pattern == kernels::Pattern::Serial &&
                                  kernel.variant != kernels::Variant::Interleaved &&
                                  kernel.variant != kernels::Variant::Repeated;
                         })),
                         [](const auto& parameter) { return testName(parameter.param); });

}  // namespace
}  // namespace strata::test
