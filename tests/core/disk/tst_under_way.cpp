// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/disk/under_way.h"

namespace strata::test {
namespace {

constexpr Attempt moved(std::uint64_t bytes) {
  return {bytes, 0, false};
}
constexpr Attempt interrupted{0, 11, true};

std::array<std::byte, 65536> memory;

IoRequest request(std::uint64_t tag) {
  return {tag, true, memory.data(), 64_KiB, 1_MiB};
}

TEST(UnderWay, GivesEachRequestASlotOfItsOwn) {
  UnderWay underWay(3, 4_KiB);
  std::set<std::size_t> slots;
  for (const std::uint64_t tag : {7U, 8U, 9U}) slots.insert(underWay.begin(request(tag)));
  EXPECT_EQ(slots, (std::set<std::size_t>{0, 1, 2}));
  EXPECT_EQ(underWay.count(), 3U);
  EXPECT_EQ(underWay.cameBack(1, moved(65536))->tag, 8U);
  EXPECT_EQ(underWay.begin(request(10)), 1U);
}

TEST(UnderWay, AWholeTransferIsDone) {
  UnderWay underWay(1, 4_KiB);
  const std::size_t slot = underWay.begin(request(7));
  const IoRequest rest = underWay.rest(slot);
  EXPECT_EQ(rest.tag, slot);
  EXPECT_TRUE(rest.write);
  EXPECT_EQ(rest.data, memory.data());
  EXPECT_EQ(rest.size, 64_KiB);
  EXPECT_EQ(rest.offset, 1_MiB);
  const auto completion = underWay.cameBack(slot, moved(65536));
  ASSERT_TRUE(completion);
  EXPECT_EQ(completion->tag, 7U);
  EXPECT_EQ(completion->moved, 64_KiB);
  EXPECT_EQ(completion->error, 0);
  EXPECT_EQ(underWay.count(), 0U);
}

TEST(UnderWay, AShortTransferIsGoneOnFrom) {
  UnderWay underWay(1, 4_KiB);
  const std::size_t slot = underWay.begin(request(7));
  EXPECT_FALSE(underWay.cameBack(slot, moved(8192)));
  EXPECT_EQ(underWay.rest(slot).data, memory.data() + 8192);
  EXPECT_EQ(underWay.rest(slot).size, 56_KiB);
  EXPECT_EQ(underWay.rest(slot).offset, 1_MiB + 8_KiB);
  EXPECT_FALSE(underWay.cameBack(slot, moved(4096)));
  EXPECT_EQ(underWay.cameBack(slot, moved(53248))->moved, 64_KiB);
}

TEST(UnderWay, NothingOrAPartOfASectorIsTheEnd) {
  UnderWay underWay(1, 4_KiB);
  for (const std::uint64_t last : {0U, 100U}) {
    const std::size_t slot = underWay.begin(request(7));
    EXPECT_FALSE(underWay.cameBack(slot, moved(4096)));
    const auto completion = underWay.cameBack(slot, moved(last));
    ASSERT_TRUE(completion);
    EXPECT_EQ(completion->moved.count, 4096 + last);
    EXPECT_EQ(completion->error, 0);
  }
}

TEST(UnderWay, AnErrorSaysHowFarItCame) {
  UnderWay underWay(1, 4_KiB);
  const std::size_t slot = underWay.begin(request(7));
  EXPECT_FALSE(underWay.cameBack(slot, moved(4096)));
  const auto completion = underWay.cameBack(slot, {0, 5, false});
  ASSERT_TRUE(completion);
  EXPECT_EQ(completion->moved, 4_KiB);
  EXPECT_EQ(completion->error, 5);
}

TEST(UnderWay, WhatIsPutOffIsAskedAgainButNotForEver) {
  UnderWay underWay(1, 4_KiB);
  const std::size_t slot = underWay.begin(request(7));
  for (int i = 0; i < 500; ++i) ASSERT_FALSE(underWay.cameBack(slot, interrupted));
  EXPECT_EQ(underWay.rest(slot).size, 64_KiB);
  // A part that was moved in between starts the count anew.
  EXPECT_FALSE(underWay.cameBack(slot, moved(4096)));
  int asked = 0;
  std::optional<IoCompletion> completion;
  while (!completion && asked < 100'000) {
    completion = underWay.cameBack(slot, interrupted);
    ++asked;
  }
  ASSERT_TRUE(completion);
  EXPECT_GT(asked, 500);
  EXPECT_EQ(completion->error, 11);
  EXPECT_EQ(completion->moved, 4_KiB);
}

}  // namespace
}  // namespace strata::test
