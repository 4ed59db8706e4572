// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <utility>
#include <vector>

#include "core/engine/chase_field.h"

namespace strata {
namespace {

constexpr LocalWalk pages{LatencyWalk::Pages, 1_KiB};

struct alignas(64) Line {
  std::byte bytes[64];
};

std::size_t lineOf(const void* pointer, const std::vector<Line>& memory) {
  return static_cast<std::size_t>(static_cast<const std::byte*>(pointer) - memory.front().bytes) / 64;
}

const void* next(const void* pointer) {
  const void* found = nullptr;
  std::memcpy(static_cast<void*>(&found), pointer, sizeof found);
  return found;
}

/// The lines in the order in which the chase comes by them, until it is back.
std::vector<std::size_t> course(const void* head, const std::vector<Line>& memory) {
  std::vector<std::size_t> lines;
  const void* at = head;
  do {
    lines.push_back(lineOf(at, memory));
    at = next(at);
  } while (at != head && lines.size() <= memory.size());
  return lines;
}

TEST(ChaseField, BothCyclesComeByEveryLineOnce) {
  for (const std::size_t count : {1u, 2u, 7u, 64u, 1000u}) {
    std::vector<Line> memory(count);
    RandomWords random(count);
    const auto heads = linkChase(memory.front().bytes, Bytes{64 * count}, pages, 1, random, {});
    ASSERT_TRUE(heads);
    for (const void* head : {heads->local.front(), heads->whole.front()}) {
      const auto lines = course(head, memory);
      EXPECT_EQ(lines.size(), count);
      EXPECT_EQ(std::set<std::size_t>(lines.begin(), lines.end()).size(), count);
    }
  }
}

TEST(ChaseField, TheLocalOneStaysInABlockUntilItIsThrough) {
  constexpr std::size_t linesOfBlock = 16;
  std::vector<Line> memory(10 * linesOfBlock + 5);  // the last block is a part
  RandomWords random(3);
  const auto heads = linkChase(memory.front().bytes, Bytes{64 * memory.size()}, pages, 1, random, {});
  ASSERT_TRUE(heads);
  const auto lines = course(heads->local.front(), memory);
  std::set<std::size_t> left;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (lines[i] / linesOfBlock == lines[i - 1] / linesOfBlock) continue;
    EXPECT_TRUE(left.insert(lines[i - 1] / linesOfBlock).second) << "went back to a block that it had left";
  }
  EXPECT_EQ(left.size(), 10u);
}

/// The walk in blocks of so many lines.
std::vector<std::size_t> courseInBlocks(std::size_t linesOfBlock, std::vector<Line>& memory,
                                        Bytes line = chaseLine) {
  RandomWords random(11);
  const LocalWalk blocks{LatencyWalk::Blocks, Bytes{64 * linesOfBlock}, line};
  const auto heads = linkChase(memory.front().bytes, Bytes{64 * memory.size()}, blocks, 1, random, {});
  return heads ? course(heads->local.front(), memory) : std::vector<std::size_t>();
}

TEST(ChaseField, TheWalkInBlocksComesByEveryLineOnce) {
  for (const std::size_t count : {1u, 3u, 4u, 6u, 16u, 64u, 67u, 1000u}) {
    std::vector<Line> memory(count);
    const auto lines = courseInBlocks(16, memory);
    EXPECT_EQ(lines.size(), count);
    EXPECT_EQ(std::set<std::size_t>(lines.begin(), lines.end()).size(), count);
  }
}

// What the hardware fetches beside a line is not what comes soon.
TEST(ChaseField, TheWalkInBlocksTakesTheLinesOfAGroupAQuarterOfTheRegionApart) {
  constexpr std::size_t linesOfBlock = 64;
  constexpr std::size_t count = 32 * linesOfBlock;
  std::vector<Line> memory(count);
  const auto lines = courseInBlocks(linesOfBlock, memory);
  ASSERT_EQ(lines.size(), count);
  std::vector<std::size_t> lastOfGroup(count / 4, count);
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t& last = lastOfGroup[lines[i] / 4];
    // Blocks are in the same order each time, so only the order within a block's visit differs.
    if (last != count) {
      EXPECT_NEAR(static_cast<double>(i - last), count / 4.0, linesOfBlock / 4.0);
    }
    last = i;
  }
}

// A sparse walk is a dense one with fewer lines of a block in one go, and lies in the same lines.
TEST(ChaseField, TwoWalksInBlocksLieInTheSameLinesEachWithItsVisits) {
  constexpr std::size_t linesOfBlock = 64;
  std::vector<Line> memory(8 * linesOfBlock);
  RandomWords random(11);
  const auto headOf = [&](ChaseCycle cycle, std::uint32_t visits) {
    const LocalWalk walk{LatencyWalk::Blocks, Bytes{64 * linesOfBlock}, chaseLine, visits};
    const auto heads = linkCycle(memory.front().bytes, Bytes{64 * memory.size()}, cycle, walk, 1, random, {});
    return heads ? heads->front() : nullptr;
  };
  const void* dense = headOf(ChaseCycle::Local, 4);
  const void* sparse = headOf(ChaseCycle::Other, 16);
  for (const auto& [head, linesOfVisit] : {std::pair{dense, 16U}, std::pair{sparse, 4U}}) {
    const auto lines = course(head, memory);
    ASSERT_EQ(std::set(lines.begin(), lines.end()).size(), memory.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
      EXPECT_EQ(lines[i] / linesOfBlock, lines[i - i % linesOfVisit] / linesOfBlock) << "visits end together";
  }
}

TEST(ChaseField, TheWalkInBlocksHasANodeInEachLineOfTheMachine) {
  std::vector<Line> memory(256);
  for (const Bytes line : {128_B, 256_B}) {
    const auto lines = courseInBlocks(64, memory, line);
    EXPECT_EQ(lines.size(), 256 * 64 / line.count);
    for (const std::size_t each : lines) EXPECT_EQ(each % (line.count / 64), 0u);
  }
}

TEST(ChaseField, ChainsBeginEvenlyApart) {
  std::vector<Line> memory(120);
  RandomWords random(5);
  const auto heads = linkChase(memory.front().bytes, Bytes{64 * memory.size()}, pages, 12, random, {});
  ASSERT_TRUE(heads);
  ASSERT_EQ(heads->whole.size(), 12u);
  for (std::size_t chain = 0; chain < 12; ++chain) {
    const void* at = heads->whole[chain];
    for (int step = 0; step < 10; ++step) at = next(at);
    EXPECT_EQ(at, heads->whole[(chain + 1) % 12]);
  }
}

TEST(ChaseField, EndsWhenStopped) {
  std::vector<Line> memory(100);
  RandomWords random(1);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(
      linkChase(memory.front().bytes, Bytes{64 * memory.size()}, pages, 1, random, stop.get_token()));
}

}  // namespace
}  // namespace strata
