// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contention.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <thread>

namespace strata::test {
namespace {

class Contention : public testing::TestWithParam<kernels::ContendFunction> {};

TEST_P(Contention, LosesNoIncrementOfTwoThreads) {
  alignas(256) std::uint64_t word = 5;
  constexpr std::uint64_t increments = 20'000;
  std::uint64_t others = 0;
  std::jthread other([&] { others = GetParam()(word, increments); });
  std::uint64_t own = 0;
  for (int part = 0; part < 4; ++part) own += GetParam()(word, increments / 4);
  other.join();
  EXPECT_EQ(own, increments);
  EXPECT_EQ(others, increments);
  EXPECT_EQ(word, 5 + 2 * increments);
}

TEST_P(Contention, TouchesNothingWhenNoIncrementIsAskedFor) {
  std::uint64_t word = 7;
  EXPECT_EQ(GetParam()(word, 0), 0U);
  EXPECT_EQ(word, 7U);
}

INSTANTIATE_TEST_SUITE_P(Kernels, Contention, testing::Values(&kernels::contendAdd, &kernels::contendCas));

}  // namespace
}  // namespace strata::test
