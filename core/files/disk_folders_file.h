// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/model/result.h"

/// Where disk tests were, kept between starts, so that what a cut of the power left there can be found.
namespace strata {

struct DiskFolders {
  std::vector<std::string> used;  ///< folders of disk tests, absolute, the latest first
  std::vector<std::string> kept;  ///< paths of leftovers that are not to be told of again, the latest first

  friend bool operator==(const DiskFolders&, const DiskFolders&) = default;
};
inline constexpr std::size_t mostFoldersUsed = 16;
inline constexpr std::size_t mostLeftoversKept = 256;

/// `disk-folders.json` in the data folder. Error: that of dataFolder.
Result<std::string> diskFoldersPath();

/// Never fails: a file that is not there, is damaged or of a newer kind tells of nothing.
DiskFolders loadDiskFolders(const std::string& path);

/// Adds folders of a test that is about to begin; relative ones are made absolute. The file is written whole
/// or not at all, its folder made where there is none. Errors: those of writeFile.
Status rememberDiskFolders(const std::string& path, const std::vector<std::string>& folders);

/// Adds leftovers that are not to be told of again. Errors: those of writeFile.
Status rememberKeptLeftovers(const std::string& path, const std::vector<std::string>& files);

}  // namespace strata
