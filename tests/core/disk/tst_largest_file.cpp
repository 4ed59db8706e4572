// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/largest_file.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace strata {
namespace {

std::optional<Bytes> largestOn(const std::string& fileSystem, std::optional<Bytes> allowed = std::nullopt) {
  FolderFacts facts{"/stick", 60_GiB, "8:16", fileSystem, 4_KiB};
  facts.largestFile = allowed;
  limitToFileSystem(facts);
  return facts.largestFile;
}

TEST(LargestFile, IsJustBelowFourGibibytesOnFat) {
  for (const char* fat : {"FAT", "FAT32", "vfat", "msdos"})
    EXPECT_EQ(largestOn(fat), Bytes{4'294'967'295}) << fat;
  for (const char* other : {"exFAT", "exfat", "NTFS", "ext4", "apfs", ""})
    EXPECT_FALSE(largestOn(other)) << other;
}

TEST(LargestFile, IsNoMoreThanTheSystemAllows) {
  EXPECT_EQ(largestOn("vfat", 1_GiB), 1_GiB);
  EXPECT_EQ(largestOn("vfat", 8_GiB), 4_GiB - 1_B);
  EXPECT_EQ(largestOn("ext4", 8_GiB), 8_GiB);
}

}  // namespace
}  // namespace strata
