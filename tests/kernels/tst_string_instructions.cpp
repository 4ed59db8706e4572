// SPDX-License-Identifier: GPL-3.0-or-later
// String instructions that repeat themselves; those that do not are walks as all others (tst_serial.cpp).
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "kernels/write.h"
#include "tests/kernels/walk_fixture.h"

namespace strata::test {
namespace {

using kernels::Kernel;
using kernels::RegionCopy;
using kernels::RegionCopyFunction;
using kernels::Variant;

bool isRepeated(const Kernel& kernel) {
  return kernel.family == kernels::Family::String && kernel.variant == Variant::Repeated;
}

class RepeatedWalks : public WalkTest {};

std::uint64_t blockIn(std::uint64_t elements) {
  return std::min<std::uint64_t>(4096, std::bit_floor(elements));
}

TEST_P(RepeatedWalks, GoByWholeBlocksFromWhereTheyStoppedAndChangeNothing) {
  for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd}) {
    for (const std::uint64_t elements : {1u, 2u, 3u, 7u, 100u, 4095u, 4096u, 4097u, 12295u}) {
      WalkBench bench(GetParam(), elements, placement);
      const std::uint64_t block = blockIn(elements);
      const std::uint64_t rest = elements % block;
      EXPECT_EQ(bench.run(0), 0u);
      EXPECT_EQ(bench.run(1), block);
      // The second pass begins behind the rest that the first left out.
      const bool oneBlock = elements / block == 1;
      EXPECT_EQ(bench.walk.position, oneBlock ? rest : block) << elements;
      EXPECT_EQ(bench.run(2 * elements), (2 * elements + block - 1) / block * block) << elements;
      EXPECT_TRUE(bench.asExpected()) << elements;
    }
  }
}

TEST_P(RepeatedWalks, StayInsideFromAnyPosition) {
  for (const std::uint64_t position :
       {std::uint64_t{1}, std::uint64_t{99}, std::uint64_t{4097}, ~std::uint64_t{0}}) {
    WalkBench bench(GetParam(), 5000, Placement::AtEnd);
    bench.walk.position = position;
    EXPECT_EQ(bench.run(20000), 20480u);
    EXPECT_TRUE(bench.asExpected());
  }
}

INSTANTIATE_TEST_SUITE_P(Catalog, RepeatedWalks, testing::ValuesIn(walksThat(isRepeated)),
                         [](const auto& parameter) { return testName(parameter.param); });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RepeatedWalks);

std::vector<Kernel> wholePasses() {
  std::vector<Kernel> found;
  for (const Kernel& kernel : kernels::catalog())
    if (isRepeated(kernel) && std::holds_alternative<RegionCopyFunction>(kernel.function))
      found.push_back(kernel);
  return found;
}

class RepeatedPasses : public WalkTest {
 protected:
  static bool copies() { return GetParam().id.find("movs") != std::string_view::npos; }
};

TEST_P(RepeatedPasses, DoEachWholeElementAndNothingElse) {
  const std::uint64_t width = GetParam().widthBytes;
  for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd}) {
    for (const std::uint64_t bytes : {1u, 7u, 8u, 9u, 63u, 64u, 65u, 128u, 255u, 1000u, 4096u, 100003u}) {
      GuardedBuffer source(bytes, placement);
      GuardedBuffer destination(bytes, placement, true);
      source.fill(1);
      destination.fill(2);
      const std::vector<std::byte> before(source.bytes().begin(), source.bytes().end());
      std::vector<std::byte> expected(destination.bytes().begin(), destination.bytes().end());
      for (std::uint64_t at = 0; at < bytes / width * width; ++at)
        expected[at] =
            copies() ? before[at] : static_cast<std::byte>(kernels::writePattern >> (8 * (at % width)));
      const RegionCopy copy{source.bytes().data(), destination.bytes().data(), bytes, 0};
      const auto function = std::get<RegionCopyFunction>(GetParam().function);
      const std::byte first = destination.bytes()[0];
      EXPECT_EQ(function(copy, 0), 0u);
      EXPECT_EQ(destination.bytes()[0], first);
      EXPECT_EQ(function(copy, 3), 3u);
      EXPECT_TRUE(std::ranges::equal(destination.bytes(), expected)) << bytes;
      EXPECT_TRUE(std::ranges::equal(source.bytes(), before)) << bytes;
      EXPECT_TRUE(source.canariesIntact() && destination.canariesIntact()) << bytes;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Catalog, RepeatedPasses, testing::ValuesIn(wholePasses()),
                         [](const auto& parameter) { return testName(parameter.param); });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RepeatedPasses);

}  // namespace
}  // namespace strata::test
