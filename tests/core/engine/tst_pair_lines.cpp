// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <thread>

#include "core/engine/workloads.h"

namespace strata::test {
namespace {

Step stepOfBothWays() {
  Step step{TestGroup::CoreToCore, BoundBy::Shared, {}, {}, 0};
  for (const char* kernel : {"handover-cas", "handover-store"}) step.cells.emplace_back().kernel = kernel;
  return step;
}

TEST(PairLines, AreHandedOverWhicheverThreadBegins) {
  const auto lines = makePairLines(stepOfBothWays());
  ASSERT_TRUE(lines);
  constexpr std::uint64_t turns = 5;
  const auto goThrough = [&](std::size_t thread) {
    std::uint64_t made = 0;
    for (std::size_t cell = 0; cell < 2; ++cell)
      for (std::size_t line = 0; line < linesOfPair; ++line)
        for (int part = 0; part < 2; ++part) made += (*lines)->handOver(cell, line, thread, turns);
    return made;
  };
  std::uint64_t other = 0;
  std::jthread second([&] { other = goThrough(1); });
  EXPECT_EQ(goThrough(0), 2 * linesOfPair * 2 * turns);
  second.join();
  EXPECT_EQ(other, 2 * linesOfPair * 2 * turns);
}

TEST(PairLines, LetNobodyWaitOnceTheyHaveEnded) {
  const auto lines = makePairLines(stepOfBothWays());
  ASSERT_TRUE(lines);
  std::uint64_t made = 0;
  {
    std::jthread waits([&] { made = (*lines)->handOver(0, 0, 1, 10); });
    (*lines)->end();
  }
  EXPECT_EQ(made, 0U);
}

}  // namespace
}  // namespace strata::test
