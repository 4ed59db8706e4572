// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "core/disk/write_data.h"

namespace strata {
namespace {

WriteData dataOf(Bytes size, std::uint64_t seed = 1) {
  return *WriteData::create(size, seed, {});
}

std::string text(const std::byte* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

TEST(WriteData, NeverHandsOutWhatIsUnderWay) {
  WriteData data = dataOf(64_KiB);
  ASSERT_TRUE(data.divide(4_KiB));
  ASSERT_EQ(data.blocks(), 16U);
  std::vector<const std::byte*> out;
  for (int i = 0; i < 16; ++i) out.push_back(data.take());
  EXPECT_EQ((std::set<const std::byte*>(out.begin(), out.end()).size()), 16U);
  data.giveBack(out[5]);
  data.giveBack(out[11]);
  EXPECT_EQ(data.take(), out[5]);
  EXPECT_EQ(data.take(), out[11]);
}

TEST(WriteData, GoesThroughAllOfItBeforeItRepeats) {
  WriteData data = dataOf(64_KiB);
  ASSERT_TRUE(data.divide(4_KiB));
  std::set<const std::byte*> seen;
  for (int i = 0; i < 16; ++i) {
    const std::byte* block = data.take();
    seen.insert(block);
    data.giveBack(block);
  }
  EXPECT_EQ(seen.size(), 16U);
}

TEST(WriteData, NoTwoSectorsAreEqual) {
  WriteData data = dataOf(32_KiB);
  ASSERT_TRUE(data.divide(8_KiB));
  std::set<std::string> sectors;
  for (int i = 0; i < 100; ++i) {
    const std::byte* block = data.take();
    sectors.insert(text(block, 4096));
    sectors.insert(text(block + 4096, 4096));
    data.giveBack(block);
  }
  EXPECT_EQ(sectors.size(), 200U);
}

TEST(WriteData, IsOfThatSeed) {
  WriteData a = dataOf(8_KiB), b = dataOf(8_KiB), c = dataOf(8_KiB, 2);
  for (WriteData* data : {&a, &b, &c}) ASSERT_TRUE(data->divide(512_B));
  const std::string first = text(a.take(), 512);
  EXPECT_EQ(first, text(b.take(), 512));
  EXPECT_NE(first, text(c.take(), 512));
}

TEST(WriteData, GivesEachBlockAPageOfItsOwn) {
  WriteData data = dataOf(64_KiB);
  ASSERT_TRUE(data.divide(512_B));
  EXPECT_EQ(data.blocks(), 16U);
  const std::byte* block = data.take();
  EXPECT_EQ(data.take() - block, 4096);
}

TEST(WriteData, CanBeDividedAnew) {
  WriteData data = dataOf(64_KiB);
  ASSERT_TRUE(data.divide(32_KiB));
  const std::byte* block = data.take();
  data.giveBack(block);
  ASSERT_TRUE(data.divide(4_KiB));
  EXPECT_EQ(data.blocks(), 16U);
  EXPECT_EQ(data.take(), block);
}

/// Bits are set half of the time: within six standard deviations of the sum.
TEST(WriteData, IsIncompressible) {
  WriteData data = dataOf(1_MiB);
  ASSERT_TRUE(data.divide(1_MiB));
  const std::byte* block = data.take();
  std::uint64_t set = 0;
  for (std::size_t at = 0; at < (1_MiB).count; at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, block + at, 8);
    set += static_cast<std::uint64_t>(__builtin_popcountll(word));
  }
  EXPECT_NEAR(static_cast<double>(set), 4194304, 6 * 1448);
}

TEST(WriteData, SaysWhatItCannotHave) {
  EXPECT_EQ(WriteData::create({std::uint64_t{1} << 60}, 1, {}).error().id, "allocation-failed");
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(WriteData::create(1_MiB, 1, stop.get_token()).error().id, "stopped");
}

}  // namespace
}  // namespace strata
