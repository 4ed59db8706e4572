// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "core/disk/marked_data.h"
#include "tests/core/disk/quantities.h"

namespace strata::test {
namespace {

using Places = std::vector<FaultyPlace>;

constexpr std::uint64_t seed = 11;
constexpr Bytes place = 3_MiB;

/// A block as it was written in that round.
std::vector<std::byte> written(std::uint64_t round, Bytes at = place, std::uint64_t ofSeed = seed) {
  auto data = MarkedData::create(2, diskBlock, ofSeed, {});
  EXPECT_TRUE(data);
  const std::byte* const begin = data->mark(1, at, round);
  return {begin, begin + diskBlock.count};
}

Places placesOf(const std::vector<std::byte>& data, std::uint64_t round) {
  return faultyPlaces(data.data(), Bytes{data.size()}, place, {seed, round});
}

TEST(MarkedData, IsFoundAsItWasWritten) {
  EXPECT_EQ(placesOf(written(5), 5), Places{});
}

TEST(MarkedData, EachFlippedBitIsFound) {
  std::vector<std::byte> data = written(5);
  for (const std::size_t at : {0U, 7U, 8U, 20U, 39U, 40U, 43U, 48U, 100U, 4095U, 4096U, 65535U}) {
    for (const int bit : {0, 3, 7}) {
      data[at] ^= std::byte{1} << bit;
      EXPECT_EQ(placesOf(data, 5), (Places{{place + Bytes{at / 4096 * 4096}, 4_KiB, DataFault::Corrupt}}))
          << at;
      data[at] ^= std::byte{1} << bit;
    }
  }
}

TEST(MarkedData, SectorsOfNothingAreCorrupt) {
  EXPECT_EQ(placesOf(std::vector<std::byte>(diskBlock.count), 0),
            (Places{{place, diskBlock, DataFault::Corrupt}}));
}

TEST(MarkedData, AnEarlierRoundOrRunIsStale) {
  EXPECT_EQ(placesOf(written(4), 5), (Places{{place, diskBlock, DataFault::Stale}}));
  EXPECT_EQ(placesOf(written(5, place, seed + 1), 5), (Places{{place, diskBlock, DataFault::Stale}}));
}

TEST(MarkedData, AnotherPlacesDataAreMisplaced) {
  EXPECT_EQ(placesOf(written(5, place + diskBlock), 5), (Places{{place, diskBlock, DataFault::Misplaced}}));
  // Of another place and an earlier round at that: that it is of another place says more.
  EXPECT_EQ(placesOf(written(4, place + diskBlock), 5), (Places{{place, diskBlock, DataFault::Misplaced}}));
}

TEST(MarkedData, SectorsWithOneFaultAreOnePlace) {
  std::vector<std::byte> data = written(5);
  const std::vector<std::byte> stale = written(4);
  std::memcpy(data.data() + 8192, stale.data() + 8192, 8192);
  data[16384 + 100] ^= std::byte{1};
  data[65535] ^= std::byte{1};
  EXPECT_EQ(placesOf(data, 5), (Places{{place + 8_KiB, 8_KiB, DataFault::Stale},
                                       {place + 16_KiB, 4_KiB, DataFault::Corrupt},
                                       {place + 60_KiB, 4_KiB, DataFault::Corrupt}}));
}

TEST(MarkedData, NoTwoSectorsAreEqual) {
  std::set<std::string> sectors;
  for (const std::uint64_t round : {0U, 1U}) {
    for (const Bytes at : {0_B, diskBlock}) {
      const std::vector<std::byte> data = written(round, at);
      for (std::size_t begin = 0; begin < data.size(); begin += 4096)
        sectors.emplace(reinterpret_cast<const char*>(data.data()) + begin, 4096);
    }
  }
  EXPECT_EQ(sectors.size(), 4 * diskBlock.count / 4096);
}

TEST(MarkedData, TooMuchIsAnError) {
  EXPECT_EQ(MarkedData::create(1U << 20, 1_GiB, seed, {}).error().id, "allocation-failed");
}

}  // namespace
}  // namespace strata::test
