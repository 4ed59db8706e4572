// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/hand_over.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace strata::test {
namespace {

using kernels::HandOver;
using kernels::HandOverFunction;

/// What two threads hand over, and the flag that ends their waiting, apart.
struct Shared {
  alignas(256) std::uint64_t line = 0;
  alignas(256) std::uint32_t stop = 0;
};

class HandOvers : public testing::TestWithParam<HandOverFunction> {};

TEST_P(HandOvers, TwoThreadsMakeExactlyTheTurnsThatWereAskedFor) {
  Shared shared;
  HandOver first{&shared.line, &shared.stop, 0};
  HandOver second{&shared.line, &shared.stop, 1};
  constexpr std::uint64_t turns = 300;
  std::uint64_t answered = 0;
  std::jthread answers([&] { answered = GetParam()(second, turns); });
  EXPECT_EQ(GetParam()(first, turns / 3), turns / 3);
  EXPECT_EQ(GetParam()(first, turns - turns / 3), turns - turns / 3);
  answers.join();
  EXPECT_EQ(answered, turns);
  EXPECT_EQ(shared.line, 2 * turns);
  EXPECT_EQ(first.next, 2 * turns);
  EXPECT_EQ(second.next, 2 * turns + 1);
}

TEST_P(HandOvers, OneThreadMakesItsTurnAndThenWaitsForTheOthers) {
  Shared shared;
  shared.stop = 1;
  HandOver first{&shared.line, &shared.stop, 0};
  HandOver second{&shared.line, &shared.stop, 1};
  EXPECT_EQ(GetParam()(second, 1), 0U);
  EXPECT_EQ(GetParam()(first, 2), 1U);
  EXPECT_EQ(shared.line, 1U);
  EXPECT_EQ(GetParam()(second, 2), 1U);
  EXPECT_EQ(shared.line, 2U);
  EXPECT_EQ(first.next, 2U);
  EXPECT_EQ(second.next, 3U);
}

TEST_P(HandOvers, StopEndsTheWaitForWhoNeverComes) {
  Shared shared;
  HandOver alone{&shared.line, &shared.stop, 0};
  std::uint64_t made = 0;
  {
    std::jthread waits([&] { made = GetParam()(alone, 1000); });
    std::atomic_ref(shared.stop).store(1);
  }
  EXPECT_LE(made, 1U);
  EXPECT_EQ(shared.line, made);
}

TEST_P(HandOvers, NothingIsTouchedWhenNoTurnIsAskedFor) {
  HandOver nowhere;
  EXPECT_EQ(GetParam()(nowhere, 0), 0U);
}

INSTANTIATE_TEST_SUITE_P(Kernels, HandOvers, testing::Values(&kernels::handOverCas, &kernels::handOverStore));

}  // namespace
}  // namespace strata::test
