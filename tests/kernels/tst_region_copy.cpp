// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a region: each byte arrives, none beside it is touched. The copies that mbw 1.1.1 and 1.2.2 made
// stand here too, and must not pass.
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "kernels/catalog.h"
#include "kernels/region_copy.h"
#include "tests/kernels/guarded_buffer.h"

namespace strata::test {
namespace {

using kernels::RegionCopy;
using kernels::RegionCopyFunction;

constexpr std::uint64_t anyBlock = 24;

/// Whether one pass leaves the destination equal to the source, the source as it was, and all around alone.
bool copiesExactly(RegionCopyFunction function, std::uint64_t bytes, std::uint64_t block, Placement placement,
                   std::uint64_t passes = 1) {
  GuardedBuffer source(bytes, placement);
  GuardedBuffer destination(bytes, placement, true);
  source.fill(2 * bytes);
  destination.fill(2 * bytes + 1);
  const std::vector<std::byte> before(source.bytes().begin(), source.bytes().end());
  const RegionCopy copy{source.bytes().data(), destination.bytes().data(), bytes, block};
  return function(copy, passes) == passes &&
         std::memcmp(destination.bytes().data(), before.data(), bytes) == 0 &&
         std::memcmp(source.bytes().data(), before.data(), bytes) == 0 && source.canariesIntact() &&
         destination.canariesIntact();
}

struct Shape {
  std::uint64_t bytes;
  std::uint64_t block;
};

/// Around elements, lines, pages and blocks: no rest, the least, one less than a block, and fewer bytes than
/// one block.
std::vector<Shape> shapes() {
  std::vector<Shape> all;
  for (std::uint64_t bytes = 1; bytes <= 80; ++bytes)
    for (const std::uint64_t block : {1u, 7u, 8u, 24u, 64u, 100u}) all.push_back({bytes, block});
  for (const std::uint64_t bytes : {127u, 128u, 1000u, 4095u, 4096u, 4097u, 65536u, 100003u})
    for (const std::uint64_t block : {64u, 1000u, 4096u, 4097u, 65536u}) all.push_back({bytes, block});
  return all;
}

std::string text(const Shape& shape) {
  return std::to_string(shape.bytes) + " bytes by " + std::to_string(shape.block);
}

class RegionCopies : public testing::TestWithParam<std::string> {
 protected:
  RegionCopyFunction function() const {
    return std::get<RegionCopyFunction>(kernels::find(GetParam())->function);
  }
};

TEST_P(RegionCopies, CopyEachByteAndTouchNoOther) {
  for (const Shape& shape : shapes())
    for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd})
      EXPECT_TRUE(copiesExactly(function(), shape.bytes, shape.block, placement)) << text(shape);
}

TEST_P(RegionCopies, MakeAsManyPassesAsTheySay) {
  for (const std::uint64_t passes : {2u, 3u, 10u})
    EXPECT_TRUE(copiesExactly(function(), 1000, anyBlock, Placement::Middle, passes));

  GuardedBuffer source(64, Placement::Middle);
  GuardedBuffer destination(64, Placement::Middle, true);
  source.fill(1);
  destination.fill(2);
  const std::vector<std::byte> before(destination.bytes().begin(), destination.bytes().end());
  EXPECT_EQ(function()({source.bytes().data(), destination.bytes().data(), 64, anyBlock}, 0), 0u);
  EXPECT_EQ(std::memcmp(destination.bytes().data(), before.data(), 64), 0);
}

TEST_P(RegionCopies, CopyNothingOfAnEmptyRegion) {
  std::byte byte{7};
  const std::byte other{9};
  EXPECT_EQ(function()({&other, &byte, 0, anyBlock}, 3), 3u);
  EXPECT_EQ(byte, std::byte{7});
}

INSTANTIATE_TEST_SUITE_P(All, RegionCopies, testing::Values("copy-memcpy", "copy-elements", "copy-blocks"),
                         [](const auto& tested) {
                           return std::string(tested.param).substr(std::strlen("copy-"));
                         });

TEST(CopyBlocks, TakesABlockOfNothingForOneOfAByte) {
  EXPECT_TRUE(copiesExactly(&kernels::copyBlocks, 100, 0, Placement::Middle));
}

// What mbw did. Each of these counts the whole region as copied.

/// 1.1.1: one block over another, again and again.
std::uint64_t neitherPointerAdvances(const RegionCopy& copy, std::uint64_t passes) noexcept {
  for (std::uint64_t done = 0; done + copy.blockBytes <= copy.bytes; done += copy.blockBytes)
    std::memcpy(copy.destination, copy.source, copy.blockBytes);
  return passes;
}

/// 1.2.2: the first block of the source everywhere.
std::uint64_t sourceDoesNotAdvance(const RegionCopy& copy, std::uint64_t passes) noexcept {
  for (std::uint64_t done = 0; done + copy.blockBytes <= copy.bytes; done += copy.blockBytes)
    std::memcpy(copy.destination + done, copy.source, copy.blockBytes);
  return passes;
}

/// Whole blocks only.
std::uint64_t leavesTheRest(const RegionCopy& copy, std::uint64_t passes) noexcept {
  for (std::uint64_t done = 0; done + copy.blockBytes <= copy.bytes; done += copy.blockBytes)
    std::memcpy(copy.destination + done, copy.source + done, copy.blockBytes);
  return passes;
}

/// A last whole block where less is left.
std::uint64_t runsOver(const RegionCopy& copy, std::uint64_t passes) noexcept {
  for (std::uint64_t done = 0; done < copy.bytes; done += copy.blockBytes)
    std::memcpy(copy.destination + done, copy.source + done, copy.blockBytes);
  return passes;
}

/// By whole elements, as an array of long.
std::uint64_t leavesHalfAnElement(const RegionCopy& copy, std::uint64_t passes) noexcept {
  constexpr std::size_t element = 8;  // where a long has 64 bits
  std::memcpy(copy.destination, copy.source, copy.bytes / element * element);
  return passes;
}

TEST(MistakesOfMbw, AreFound) {
  const std::array<RegionCopyFunction, 5> wrong{&neitherPointerAdvances, &sourceDoesNotAdvance,
                                                &leavesTheRest, &runsOver, &leavesHalfAnElement};
  for (std::size_t i = 0; i < wrong.size(); ++i)
    EXPECT_FALSE(copiesExactly(wrong[i], 4100, 4096, Placement::Middle)) << i;
  // Without a rest the first two alone are wrong.
  for (std::size_t i = 0; i < wrong.size(); ++i)
    EXPECT_EQ(copiesExactly(wrong[i], 8192, 4096, Placement::Middle), i >= 2) << i;
}

}  // namespace
}  // namespace strata::test
