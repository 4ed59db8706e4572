// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <vector>

#include "tests/kernels/walk_fixture.h"

namespace strata::test {
namespace {

using kernels::Kernel;

constexpr std::uint64_t pageBytes = 4096;
constexpr std::uint64_t pages = 4;
constexpr std::uint64_t groupBytes = pages * pageBytes;
constexpr std::uint64_t stripBytes = 256;

class Interleaved : public WalkTest {
 protected:
  std::uint64_t elementsIn(std::uint64_t bytes) const { return bytes / GetParam().widthBytes; }

  /// The four strips that a block touches, told by pages and strips instead of by a walk.
  void expectBlockDone(WalkBench& bench, std::uint64_t firstByte, std::uint64_t block) const {
    const std::uint64_t stripsOfPage = pageBytes / stripBytes;
    const std::uint64_t group = block / stripsOfPage;
    const std::uint64_t strip = block % stripsOfPage;
    for (std::uint64_t page = 0; page < pages; ++page) {
      const std::uint64_t at = firstByte + group * groupBytes + page * pageBytes + strip * stripBytes;
      for (std::uint64_t i = 0; i < elementsIn(stripBytes); ++i) bench.expectDone(elementsIn(at) + i);
    }
  }

  /// One and more groups, with nothing, one element and nearly a whole group over.
  std::vector<std::uint64_t> regions() const {
    const std::uint64_t width = GetParam().widthBytes;
    return {groupBytes,     groupBytes + width,     2 * groupBytes - width,       2 * groupBytes,
            3 * groupBytes, 3 * groupBytes + width, 3 * groupBytes + 8192 + width};
  }
};

TEST_P(Interleaved, BlockByBlockGoesThroughFourPagesAtOnce) {
  for (const std::uint64_t region : regions()) {
    WalkBench bench(GetParam(), elementsIn(region), Placement::Middle);
    const std::uint64_t blocksOfPass = region / groupBytes * (pageBytes / stripBytes);
    const std::uint64_t ofBlock = elementsIn(pages * stripBytes);
    for (std::uint64_t block = 0; block < 2 * blocksOfPass + 3; ++block) {
      const bool second = block / blocksOfPass == 1 && region % groupBytes != 0;
      const std::uint64_t inPass = block % blocksOfPass;
      ASSERT_EQ(bench.walk.position, ((second ? blocksOfPass : 0) + inPass) * ofBlock)
          << region << " bytes, block " << block;
      bench.refill(100 + block);
      expectBlockDone(bench, second ? region % groupBytes : 0, inPass);
      ASSERT_EQ(bench.run(1), ofBlock);
      ASSERT_TRUE(bench.asExpected()) << region << " bytes, block " << block;
    }
  }
}

TEST_P(Interleaved, TwoPassesReachEveryElementAndTouchNothingElse) {
  for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd}) {
    for (const std::uint64_t region : regions()) {
      WalkBench bench(GetParam(), elementsIn(region), placement);
      bench.expectAllDone();
      bench.run(2 * elementsIn(region));
      ASSERT_TRUE(bench.asExpected()) << region << " bytes";
    }
  }
}

// Too small for four pages: walked from start to end.
TEST_P(Interleaved, SmallRegionsAreDoneWholeToo) {
  for (const Placement placement : {Placement::AtStart, Placement::AtEnd}) {
    for (const std::uint64_t elements :
         {std::uint64_t{1}, std::uint64_t{3}, std::uint64_t{29}, elementsIn(groupBytes) - 1}) {
      WalkBench bench(GetParam(), elements, placement);
      bench.expectAllDone();
      EXPECT_GE(bench.run(2 * elements), 2 * elements);
      ASSERT_TRUE(bench.asExpected()) << elements << " elements";
    }
  }
}

TEST_P(Interleaved, CallsGoOnWhereTheOneBeforeStopped) {
  for (const std::uint64_t region : regions()) {
    WalkBench whole(GetParam(), elementsIn(region), Placement::Middle);
    WalkBench parts(GetParam(), elementsIn(region), Placement::Middle);
    SplitMix64 random(region);
    std::uint64_t made = 0;
    for (int call = 0; call < 20; ++call) {
      made += parts.run(random.next() % elementsIn(region));
      ASSERT_EQ(whole.run(made), made);
      ASSERT_EQ(whole.walk.position, parts.walk.position) << region << " bytes after " << made << " units";
      whole.walk.position = 0;
    }
  }
}

TEST_P(Interleaved, AnyPositionStaysInsideAndReachesEverything) {
  const std::uint64_t region = 2 * groupBytes + GetParam().widthBytes;
  const std::uint64_t elements = elementsIn(region);
  for (const Placement placement : {Placement::AtStart, Placement::AtEnd}) {
    for (const std::uint64_t position :
         {std::uint64_t{1}, elementsIn(stripBytes), elementsIn(groupBytes) - 1, elements - 1, elements,
          2 * elements, 2 * elements + 5, ~std::uint64_t{0}}) {
      WalkBench bench(GetParam(), elements, placement);
      bench.walk.position = position;
      bench.expectAllDone();
      bench.run(3 * elements);
      ASSERT_TRUE(bench.asExpected()) << "from " << position;
    }
  }
}

TEST_P(Interleaved, NothingAskedOrNoElementsDoesNothing) {
  WalkBench bench(GetParam(), elementsIn(groupBytes), Placement::Middle);
  bench.walk.position = elementsIn(1024);
  EXPECT_EQ(bench.run(0), 0u);
  EXPECT_EQ(bench.walk.position, elementsIn(1024));
  bench.walk.elements = 0;
  EXPECT_EQ(bench.run(100), 0u);
  EXPECT_TRUE(bench.asExpected());
}

INSTANTIATE_TEST_SUITE_P(Catalog, Interleaved, testing::ValuesIn(walksThat([](const Kernel& kernel) {
                           return kernel.variant == kernels::Variant::Interleaved;
                         })),
                         [](const auto& parameter) { return testName(parameter.param); });

}  // namespace
}  // namespace strata::test
