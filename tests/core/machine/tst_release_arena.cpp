// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/release_arena.h"

#include <gtest/gtest.h>

#include <cstring>
#include <thread>
#include <utility>
#include <vector>

namespace strata {
namespace {

TEST(ReleaseArena, LeavesToAThreadWhatManyHandInAfterAStop) {
  std::stop_source stop;
  stop.request_stop();
  constexpr std::size_t threadCount = 8;
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < threadCount; ++i) {
      threads.emplace_back([&stop] {
        for (int round = 0; round < 10; ++round) {
          auto arena = Arena::allocate(1_MiB, PagePolicy::Default);
          ASSERT_TRUE(arena);
          std::memset(arena->data(), 1, arena->size().count);
          releaseArena(*std::move(arena), stop.get_token());
        }
      });
    }
  }
  waitForReleases();
}

TEST(ReleaseArena, ThereIsNothingToWaitForWhenNothingWasGiven) {
  waitForReleases();
  waitForReleases();
}

}  // namespace
}  // namespace strata
