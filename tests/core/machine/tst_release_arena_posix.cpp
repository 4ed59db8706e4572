// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/mman.h>

#include <cerrno>

#include "core/machine/release_arena.h"

namespace strata {
namespace {

TEST(ReleaseArena, TheMemoryIsTheSystemsAgainStoppedOrNot) {
  for (const bool stopped : {false, true}) {
    auto arena = Arena::allocate(64_MiB, PagePolicy::Default);
    ASSERT_TRUE(arena);
    std::byte* const data = arena->data();
    const auto isMapped = [&](std::size_t at) {
      return msync(data + at, 1, MS_ASYNC) == 0 || errno != ENOMEM;
    };
    data[0] = std::byte{1};
    const std::size_t last = (48_MiB).count;
    EXPECT_TRUE(isMapped(0));
    EXPECT_TRUE(isMapped(last));
    std::stop_source stop;
    if (stopped) stop.request_stop();
    releaseArena(*std::move(arena), stop.get_token());
    if (stopped) waitForReleases();
    EXPECT_FALSE(isMapped(0));
    EXPECT_FALSE(isMapped(last));
  }
}

}  // namespace
}  // namespace strata
