// SPDX-License-Identifier: GPL-3.0-or-later
// What this system gives when it is asked for memory of a kind.
#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "core/machine/kind_memory.h"

namespace strata {
namespace {

TEST(KindMemory, OfTheRegularKindIsThereAndUntouched) {
  const auto memory = allocateKind(MemoryKind::Regular, 3_MiB, {});
  ASSERT_TRUE(memory) << memory.error().id;
  EXPECT_GE((*memory)->size(), 3_MiB);
  EXPECT_EQ((*memory)->reported(), MemoryKind::Regular);
  EXPECT_EQ((*memory)->pagesObtained().size, "") << "pages were touched before their use";
  std::memset((*memory)->data(), 1, (3_MiB).count);
  const std::string pages = (*memory)->pagesObtained().size;
  // Empty where the system does not tell.
  EXPECT_TRUE((std::set<std::string>{"", "4K", "16K", "64K", "2M", "32M", "mixed"}).contains(pages)) << pages;
}

TEST(KindMemory, OfOtherKindsIsThereOrRefusedWithAReason) {
  const std::set<std::string> reasons{"memory-kind-not-provided", "memory-kind-refused",
                                      "no-graphics-device",       "graphics-not-permitted",
                                      "graphics-refused",         "frame-buffer-too-small"};
  for (const MemoryKind kind : {MemoryKind::WriteCombined, MemoryKind::Uncached}) {
    const auto memory = allocateKind(kind, 1_MiB, {});
    if (!memory) {
      EXPECT_TRUE(reasons.contains(memory.error().id)) << memory.error().id;
      continue;
    }
    EXPECT_GE((*memory)->size(), 1_MiB);
    std::memset((*memory)->data(), 1, (1_MiB).count);
    EXPECT_EQ((*memory)->data()[(1_MiB).count - 1], std::byte{1});
  }
}

TEST(KindMemory, ThatCannotBeIsRefused) {
  const auto memory = allocateKind(MemoryKind::Regular, Bytes{std::uint64_t{1} << 61}, {});
  ASSERT_FALSE(memory);
  EXPECT_EQ(memory.error().id, "allocation-failed");
}

}  // namespace
}  // namespace strata
