// SPDX-License-Identifier: GPL-3.0-or-later
// Not on Windows: Wine stops to debug a program that dies.
#include <gtest/gtest.h>

#include "core/machine/arena.h"
#include "core/machine/system_facts.h"

namespace strata {
namespace {

TEST(ArenaDeathTest, RunningOverEitherEndEndsTheProgram) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  Result<Arena> arena = Arena::allocate(pageSize(), PagePolicy::Default);
  ASSERT_TRUE(arena);
  volatile std::byte* const data = arena->data();
  const std::ptrdiff_t page = static_cast<std::ptrdiff_t>(pageSize().count);
  data[0] = std::byte{1};
  data[page - 1] = std::byte{1};
  EXPECT_DEATH(data[page] = std::byte{1}, "");
  EXPECT_DEATH(data[-1] = std::byte{1}, "");
}

}  // namespace
}  // namespace strata
