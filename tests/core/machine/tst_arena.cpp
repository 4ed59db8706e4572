// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/arena.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "core/machine/arena_layout.h"
#include "core/machine/system_facts.h"

namespace strata {
namespace {

std::uintptr_t addressOf(const Arena& arena) {
  return reinterpret_cast<std::uintptr_t>(arena.data());
}

Arena make(Bytes size, PagePolicy policy = PagePolicy::Default) {
  Result<Arena> arena = Arena::allocate(size, policy);
  EXPECT_TRUE(arena);
  return *std::move(arena);
}

TEST(Arena, EveryByteCanBeWrittenAndRead) {
  for (const PagePolicy policy : {PagePolicy::Default, PagePolicy::Small, PagePolicy::Transparent,
                                  PagePolicy::Explicit, PagePolicy::Huge}) {
    for (const Bytes size : {1_B, 4097_B, 100_KiB, 5_MiB}) {
      const Arena arena = make(size, policy);
      EXPECT_EQ(arena.size(), size);
      std::memset(arena.data(), 0xA5, size.count);
      EXPECT_TRUE(std::all_of(arena.data(), arena.data() + size.count,
                              [](std::byte value) { return value == std::byte{0xA5}; }));
    }
  }
}

TEST(Arena, IsAlignedToAPage) {
  EXPECT_EQ(addressOf(make(100_B)) % pageSize().count, 0u);
  EXPECT_EQ(addressOf(make(8_MiB + 1_B)) % pageSize().count, 0u);
}

TEST(Arena, IsAlignedToAHugePageFromThatSizeOn) {
  const std::optional<Bytes> huge = hugePageSize();
  if (!huge) GTEST_SKIP() << "no huge pages here";
  for (const PagePolicy policy : {PagePolicy::Default, PagePolicy::Small, PagePolicy::Transparent,
                                  PagePolicy::Explicit, PagePolicy::Huge}) {
    EXPECT_EQ(addressOf(make(*huge, policy)) % huge->count, 0u);
    EXPECT_EQ(addressOf(make(*huge + 1_B, policy)) % huge->count, 0u);
  }
}

TEST(Arena, SeveralDoNotOverlap) {
  std::vector<Arena> arenas;
  for (int i = 0; i < 16; ++i) arenas.push_back(make(3_MiB + 5_B));
  std::sort(arenas.begin(), arenas.end(),
            [](const Arena& a, const Arena& b) { return addressOf(a) < addressOf(b); });
  for (std::size_t i = 1; i < arenas.size(); ++i) {
    EXPECT_LE(addressOf(arenas[i - 1]) + arenas[i - 1].size().count, addressOf(arenas[i]));
  }
}

TEST(Arena, MovingHandsTheMemoryOver) {
  Arena first = make(1_MiB);
  std::byte* const data = first.data();
  data[7] = std::byte{42};
  Arena second = std::move(first);
  EXPECT_EQ(second.data(), data);
  Arena third = make(2_MiB);
  third = std::move(second);
  EXPECT_EQ(third.data(), data);
  EXPECT_EQ(third.size(), 1_MiB);
  EXPECT_EQ(third.data()[7], std::byte{42});
}

TEST(Arena, ASizeThatCannotBeHadIsAnError) {
  for (const Bytes size : {Bytes{std::uint64_t{1} << 60}, Bytes{UINT64_MAX}, 0_B}) {
    const Result<Arena> arena = Arena::allocate(size, PagePolicy::Default);
    ASSERT_FALSE(arena);
    EXPECT_EQ(arena.error().id, "allocation-failed");
    ASSERT_EQ(arena.error().data.size(), 1u);
    EXPECT_EQ(arena.error().data[0].name, "size_bytes");
  }
}

TEST(Arena, TellsThePagesOnceTouched) {
  Arena arena = make(1_MiB);
  std::memset(arena.data(), 1, arena.size().count);
  const std::string pages = arena.pagesObtained().size;
  EXPECT_TRUE(pages == pageSizeName(pageSize()) || pages == "mixed" || pages == "2M" || pages.empty())
      << pages;
}

TEST(Arena, HugePagesAreHugeOrSaidNotToBe) {
  Arena arena = make(8_MiB + 1_B, PagePolicy::Huge);
  std::memset(arena.data(), 1, arena.size().count);
  const std::optional<Bytes> huge = hugePageSize();
  const std::string pages = arena.pagesObtained().size;
  const std::string small = pageSizeName(pageSize());
  EXPECT_TRUE(pages == small || (huge && (pages == "mixed" || pages == pageSizeName(*huge))) || pages.empty())
      << pages;
}

TEST(Arena, UntouchedPagesAreNotCalledHuge) {
  const std::string pages = make(8_MiB, PagePolicy::Transparent).pagesObtained().size;
  EXPECT_TRUE(pages.empty() || pages == pageSizeName(pageSize())) << pages;
}

TEST(ArenaLayout, RoundsToPages) {
  const auto layout = layOutArena(5000_B, PagePolicy::Default, 4_KiB, 2_MiB);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->usable, 8_KiB);
  EXPECT_EQ(layout->alignment, 4_KiB);
  EXPECT_EQ(layout->reserved, 20_KiB);
}

TEST(ArenaLayout, TheEndOfHugePagesIsHugeToo) {
  EXPECT_EQ(layOutArena(5_MiB, PagePolicy::Huge, 4_KiB, 2_MiB)->usable, 6_MiB);
  EXPECT_EQ(layOutArena(5_MiB, PagePolicy::Default, 4_KiB, 2_MiB)->usable, 5_MiB);
  EXPECT_EQ(layOutArena(5_MiB, PagePolicy::Default, 4_KiB, 2_MiB)->alignment, 2_MiB);
  EXPECT_EQ(layOutArena(1_MiB, PagePolicy::Huge, 4_KiB, 2_MiB)->usable, 2_MiB);
  EXPECT_EQ(layOutArena(5_MiB, PagePolicy::Huge, 4_KiB, std::nullopt)->alignment, 4_KiB);
}

TEST(ArenaLayout, RefusesWhatNoAddressSpaceHolds) {
  EXPECT_FALSE(layOutArena(Bytes{UINT64_MAX}, PagePolicy::Default, 4_KiB, 2_MiB));
  EXPECT_FALSE(layOutArena(0_B, PagePolicy::Default, 4_KiB, 2_MiB));
}

TEST(PageSizeName, IsShort) {
  EXPECT_EQ(pageSizeName(4_KiB), "4K");
  EXPECT_EQ(pageSizeName(16_KiB), "16K");
  EXPECT_EQ(pageSizeName(2_MiB), "2M");
}

}  // namespace
}  // namespace strata
