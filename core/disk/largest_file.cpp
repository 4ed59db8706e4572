// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/largest_file.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace strata {

void limitToFileSystem(FolderFacts& facts) {
  constexpr std::array<std::string_view, 4> fat{"FAT", "FAT32", "vfat", "msdos"};
  constexpr Bytes largest = 4_GiB - 1_B;
  if (std::ranges::find(fat, facts.fileSystem) == fat.end()) return;
  facts.largestFile = std::min(facts.largestFile.value_or(largest), largest);
}

}  // namespace strata
