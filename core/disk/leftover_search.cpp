// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/leftover_search.h"

#include <algorithm>

#include "core/files/disk_folders_file.h"

namespace strata {

std::vector<Leftover> leftoversOfEarlierTests(const std::vector<std::string>& folders,
                                              std::chrono::milliseconds perFolder,
                                              const std::stop_token& stop) {
  DiskFolders known;
  if (const auto path = diskFoldersPath()) known = loadDiskFolders(*path);
  std::vector<std::string> all = known.used;
  all.insert(all.end(), folders.begin(), folders.end());
  std::vector<Leftover> found = findLeftoversIn(all, perFolder, stop);
  std::erase_if(found, [&](const Leftover& leftover) {
    return std::find(known.kept.begin(), known.kept.end(), leftover.path) != known.kept.end();
  });
  return found;
}

void keepLeftovers(const std::vector<Leftover>& leftovers) {
  const auto path = diskFoldersPath();
  if (!path) return;
  std::vector<std::string> files;
  for (const Leftover& leftover : leftovers) files.push_back(leftover.path);
  static_cast<void>(rememberKeptLeftovers(*path, files));
}

}  // namespace strata
