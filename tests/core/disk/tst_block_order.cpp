// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "core/disk/block_order.h"

namespace strata {
namespace {

using enum BlockOrder::Pattern;

std::vector<std::uint64_t> taken(BlockOrder order, std::size_t count) {
  std::vector<std::uint64_t> blocks;
  for (std::size_t i = 0; i < count; ++i) blocks.push_back(order.next());
  return blocks;
}

TEST(RandomOrder, HasEachNumberOnce) {
  for (std::uint64_t count = 1; count < 300; ++count) {
    const RandomOrder order(count, count);
    std::set<std::uint64_t> seen;
    for (std::uint64_t place = 0; place < count; ++place) seen.insert(order.at(place));
    ASSERT_EQ(seen.size(), count);
    ASSERT_LT(*seen.rbegin(), count);
  }
}

TEST(RandomOrder, HoldsNumbersOfTheLargestFiles) {
  const std::uint64_t count = std::uint64_t{1} << 62;
  const RandomOrder order(count, 1);
  EXPECT_LT(order.at(count - 1), count);
  EXPECT_NE(order.at(0), order.at(1));
}

/// Of 65536 numbers an order by chance has one neighbour that follows by itself, and a mean distance between
/// neighbours of a third of all (standard deviation of the mean: under 0.1 % of all).
TEST(RandomOrder, LooksRandom) {
  constexpr std::uint64_t count = 65536;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const RandomOrder order(count, seed);
    std::uint64_t inTurn = 0;
    double distance = 0;
    for (std::uint64_t place = 1; place < count; ++place) {
      const std::uint64_t before = order.at(place - 1);
      const std::uint64_t now = order.at(place);
      if (now == before + 1) ++inTurn;
      distance += static_cast<double>(now > before ? now - before : before - now);
    }
    EXPECT_LT(inTurn, 20U) << seed;
    EXPECT_NEAR(distance / count / count, 1.0 / 3, 0.01) << seed;
  }
}

TEST(RandomOrder, DiffersWithItsSeed) {
  const RandomOrder a(1000, 1), b(1000, 2);
  int equal = 0;
  for (std::uint64_t place = 0; place < 1000; ++place) equal += a.at(place) == b.at(place) ? 1 : 0;
  EXPECT_LT(equal, 20);
}

TEST(BlockOrder, InTurnThreadsHavePartsOfTheirOwn) {
  EXPECT_EQ(taken({Serial, 7, 3, 0, 1}, 4), (std::vector<std::uint64_t>{0, 1, 2, 0}));
  EXPECT_EQ(taken({Serial, 7, 3, 1, 1}, 4), (std::vector<std::uint64_t>{3, 4, 3, 4}));
  EXPECT_EQ(taken({Serial, 7, 3, 2, 1}, 3), (std::vector<std::uint64_t>{5, 6, 5}));
  EXPECT_EQ(taken({Serial, 1, 1, 0, 1}, 2), (std::vector<std::uint64_t>{0, 0}));
}

/// Whichever thread takes them, and however often its last turn falls into the next round.
TEST(BlockOrder, AtRandomAllThreadsTogetherTakeEachBlockOnceARound) {
  for (const std::uint64_t blocks : {3U, 7U, 64U, 65U}) {
    for (std::uint64_t threads = 1; threads <= 3; ++threads) {
      std::vector<std::vector<std::uint64_t>> ofThreads;
      const std::size_t rounds = threads * 2;
      for (std::uint64_t thread = 0; thread < threads; ++thread)
        ofThreads.push_back(taken({Random, blocks, threads, thread, 5}, blocks * rounds / threads));
      // In the order of the places: thread 0, 1, … in turn.
      std::vector<std::uint64_t> all;
      for (std::size_t i = 0; i < ofThreads[0].size(); ++i)
        for (const auto& ofThread : ofThreads) all.push_back(ofThread[i]);
      for (std::size_t round = 0; round < rounds; ++round) {
        const auto begin = all.begin() + static_cast<std::ptrdiff_t>(round * blocks);
        const std::set<std::uint64_t> seen(begin, begin + static_cast<std::ptrdiff_t>(blocks));
        EXPECT_EQ(seen.size(), blocks) << blocks << ' ' << threads << ' ' << round;
        EXPECT_EQ(*seen.rbegin(), blocks - 1);
      }
    }
  }
}

TEST(BlockOrder, EachRoundHasAnOrderOfItsOwn) {
  const auto blocks = taken({Random, 1000, 1, 0, 5}, 2000);
  EXPECT_FALSE(std::equal(blocks.begin(), blocks.begin() + 1000, blocks.begin() + 1000));
}

}  // namespace
}  // namespace strata
