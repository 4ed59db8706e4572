// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

#include "core/engine/rendezvous.h"

namespace strata::test {
namespace {

/// Many short rounds, since what goes wrong with barriers does so rarely: a wake-up that is lost, or a fast
/// thread that laps a slow one.
TEST(Rendezvous, NobodyIsEverARoundAhead) {
  constexpr std::size_t threadCount = 4;
  constexpr int rounds = 5000;
  Rendezvous rendezvous(threadCount);
  std::vector<std::atomic<int>> reached(threadCount);
  std::atomic<int> strays{0};
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < threadCount; ++i) {
      threads.emplace_back([&, i] {
        for (int round = 1; round <= rounds; ++round) {
          reached[i] = round;
          rendezvous.arriveAndWait();
          for (const auto& other : reached)
            if (other < round || other > round + 1) ++strays;
        }
      });
    }
  }
  EXPECT_EQ(strays, 0);
}

/// Those who were woken first may work, on the CPU that the others need, for as long as they like: here until
/// everybody is there.
TEST(Rendezvous, WhoWorksOnHoldsNobodyUp) {
  constexpr std::size_t threadCount = 64;
  Rendezvous rendezvous(threadCount);
  std::atomic<std::size_t> woken{0};
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < threadCount; ++i) {
      threads.emplace_back([&] {
        rendezvous.arriveAndWait();
        ++woken;
        while (woken < threadCount) {
        }
      });
    }
  }
  EXPECT_EQ(woken, threadCount);
}

TEST(Rendezvous, OneThreadAloneNeverWaits) {
  Rendezvous rendezvous(1);
  rendezvous.arriveAndWait();
  rendezvous.arriveAndWait();
}

TEST(Rendezvous, ThoseThatNeverComeAreNotWaitedForNowOrLater) {
  for (int i = 0; i < 200; ++i) {
    Rendezvous rendezvous(5);
    std::atomic<int> passed{0};
    {
      std::vector<std::jthread> threads;
      for (int t = 0; t < 2; ++t) {
        threads.emplace_back([&] {
          rendezvous.arriveAndWait();
          rendezvous.arriveAndWait();
          ++passed;
        });
      }
      rendezvous.expectFewer(3);  // before, between or after the arrivals
    }
    ASSERT_EQ(passed, 2);
  }
}

TEST(Rendezvous, WhenDissolvedNobodyWaitsNowOrLater) {
  for (int i = 0; i < 200; ++i) {
    Rendezvous rendezvous(5);
    std::atomic<int> passed{0};
    {
      std::vector<std::jthread> threads;
      for (int t = 0; t < 3; ++t) {
        threads.emplace_back([&] {
          rendezvous.arriveAndWait();
          rendezvous.arriveAndWait();
          ++passed;
        });
      }
      rendezvous.dissolve();  // before, between or after the arrivals
    }
    ASSERT_EQ(passed, 3);
  }
}

}  // namespace
}  // namespace strata::test
