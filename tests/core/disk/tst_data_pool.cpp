// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <set>

#include "core/disk/data_pool.h"
#include "tests/core/disk/quantities.h"

namespace strata::test {
namespace {

DataPool poolOf(Bytes size, std::uint64_t seed, Bytes blockSize = diskBlock) {
  auto pool = DataPool::create(size, blockSize, seed, {});
  return *std::move(pool);
}

std::uint64_t wordAt(const std::byte* data, std::size_t index) {
  std::uint64_t word = 0;
  std::memcpy(&word, data + index * sizeof(word), sizeof(word));
  return word;
}

std::vector<std::byte> copyOf(const std::byte* data, Bytes size) {
  return {data, data + size.count};
}

TEST(DataPool, NoWordComesTwice) {
  DataPool pool = poolOf(1_MiB, 1);
  std::set<std::uint64_t> words;
  std::size_t count = 0;
  // Twice round: the stamps of the second round must differ from those of the first.
  for (Bytes offset = 0_B; offset < 2_MiB; offset = offset + diskBlock) {
    const std::byte* data = pool.stamped(offset, diskBlock);
    const std::size_t step = offset < 1_MiB ? 1 : DataPool::stampedSector.count / 8;
    for (std::size_t i = 0; i < diskBlock.count / 8; i += step, ++count) words.insert(wordAt(data, i));
  }
  EXPECT_EQ(words.size(), count);
}

/// All 256 values of a byte are equally likely: chi-square with 255 degrees of freedom lies under 330.5 in
/// 999 of 1000 cases. The seed is fixed, so this is no game of chance.
TEST(DataPool, EveryByteIsAsLikelyAsAnother) {
  DataPool pool = poolOf(4_MiB, 1);
  std::array<double, 256> seen{};
  for (Bytes offset = 0_B; offset < 4_MiB; offset = offset + diskBlock) {
    const std::byte* data = pool.stamped(offset, diskBlock);
    for (std::size_t i = 0; i < diskBlock.count; ++i) ++seen[static_cast<std::size_t>(data[i])];
  }
  const double expected = static_cast<double>((4_MiB).count) / 256;
  double chiSquare = 0;
  for (const double count : seen) chiSquare += (count - expected) * (count - expected) / expected;
  EXPECT_LT(chiSquare, 330.5);
}

TEST(DataPool, EverySectorOfTheSamePlaceInThePoolDiffersAfterARound) {
  DataPool pool = poolOf(128_KiB, 1);
  const std::byte* first = pool.stamped(0_B, diskBlock);
  const auto before = copyOf(first, diskBlock);
  const std::byte* second = pool.stamped(128_KiB, diskBlock);
  ASSERT_EQ(first, second);  // the same place
  for (std::size_t at = 0; at < diskBlock.count; at += DataPool::stampedSector.count) {
    EXPECT_NE(wordAt(before.data() + at, 0), wordAt(second + at, 0));
    EXPECT_TRUE(std::equal(before.begin() + static_cast<std::ptrdiff_t>(at) + 8,
                           before.begin() + static_cast<std::ptrdiff_t>(at) + 4096, second + at + 8));
  }
}

TEST(DataPool, SameSeedSameDataOtherSeedOtherData) {
  DataPool one = poolOf(diskBlock, 1);
  DataPool same = poolOf(diskBlock, 1);
  DataPool other = poolOf(diskBlock, 2);
  const auto data = copyOf(one.stamped(0_B, diskBlock), diskBlock);
  EXPECT_EQ(data, copyOf(same.stamped(0_B, diskBlock), diskBlock));
  const std::byte* differing = other.stamped(0_B, diskBlock);
  for (std::size_t i = 0; i < diskBlock.count / 8; ++i)
    EXPECT_NE(wordAt(data.data(), i), wordAt(differing, i));
}

TEST(DataPool, BlocksAreAlignedToAPage) {
  DataPool pool = poolOf(1_MiB, 1, 4608_B);
  for (Bytes offset = 0_B; offset < 1_MiB; offset = offset + 4608_B)
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(pool.stamped(offset, 4608_B)) % 4096, 0U);
}

TEST(DataPool, HoldsWholeBlocksAndAtLeastOne) {
  EXPECT_EQ(poolOf(1_KiB, 1).size(), diskBlock);
  EXPECT_EQ(poolOf(diskBlock * 2 + 1_KiB, 1).size(), diskBlock * 2);
}

TEST(DataPool, KnowsItsDataAgainInEveryRound) {
  DataPool pool = poolOf(128_KiB, 3);
  std::vector<std::vector<std::byte>> file;
  for (std::uint64_t i = 0; i < 5; ++i)
    file.push_back(copyOf(pool.stamped(diskBlock * i, diskBlock), diskBlock));
  for (std::uint64_t i = 0; i < 5; ++i)
    EXPECT_TRUE(pool.matches(file[i].data(), diskBlock * i, diskBlock)) << i;
  EXPECT_FALSE(pool.matches(file[0].data(), diskBlock * 2, diskBlock));  // another round's block
  EXPECT_FALSE(pool.matches(file[1].data(), 0_B, diskBlock));
}

TEST(DataPool, NoticesAWrongStampInAnySector) {
  DataPool pool = poolOf(diskBlock, 3);
  for (std::size_t at = 0; at < diskBlock.count; at += DataPool::stampedSector.count) {
    auto data = copyOf(pool.stamped(0_B, diskBlock), diskBlock);
    data[at + 7] ^= std::byte{1};
    EXPECT_FALSE(pool.matches(data.data(), 0_B, diskBlock)) << at;
  }
}

TEST(DataPool, NoticesASectorWhoseDataIsLost) {
  DataPool pool = poolOf(diskBlock, 3);
  for (std::size_t at = 0; at < diskBlock.count; at += DataPool::stampedSector.count) {
    auto data = copyOf(pool.stamped(0_B, diskBlock), diskBlock);
    std::fill_n(data.begin() + static_cast<std::ptrdiff_t>(at) + 8, 4088, std::byte{0});
    EXPECT_FALSE(pool.matches(data.data(), 0_B, diskBlock)) << at;
  }
}

TEST(DataPool, TakesTheShortEndOfAFile) {
  DataPool pool = poolOf(diskBlock, 3);
  const auto data = copyOf(pool.stamped(diskBlock, 512_B), 512_B);
  EXPECT_TRUE(pool.matches(data.data(), diskBlock, 512_B));
}

TEST(DataPool, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  const auto pool = DataPool::create(1_MiB, diskBlock, 1, source.get_token());
  ASSERT_FALSE(pool);
  EXPECT_EQ(pool.error().id, "stopped");
}

TEST(DataPool, MemoryThatCannotBeHadIsAnError) {
  const auto pool = DataPool::create({std::uint64_t{1} << 60}, diskBlock, 1, {});
  ASSERT_FALSE(pool);
  EXPECT_EQ(pool.error(), (Error{"allocation-failed", {{"size_bytes", std::int64_t{1} << 60}}}));
}

}  // namespace
}  // namespace strata::test
