// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>
#include <vector>

#include "core/model/folder_facts.h"

namespace strata::gui {

/// A drive with fewer bytes is none that anybody tests: those of the firmware and of boot loaders.
inline constexpr Bytes leastDrive = 2_GiB;

/// Each mounted file system on a drive that this user may write to, with the folder in which a test file is
/// made: the home folder where it lies there, else the root of the file system. The drive of the home folder
/// comes first. Those that do not answer within `patience`, and those in memory, are left out. Any thread.
std::vector<FolderFacts> mountedDrives(std::chrono::milliseconds patience, const std::stop_token& stop);

}  // namespace strata::gui
