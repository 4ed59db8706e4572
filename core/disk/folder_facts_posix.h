// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/result.h"
#include "core/plan/plan.h"

/// What Linux and macOS have in common; included by their files only.
namespace strata {

/// Path (the current folder for an empty one), free space for this user, the device as its number, and a
/// sector that is safe on every usual disk. Errors: those of readFolderFacts.
Result<FolderFacts> commonFolderFacts(const std::string& path);

/// The error for what the system says of a folder that cannot be looked at.
Error folderError(const std::string& path, int error);

/// Disks whose sectors are smaller take it, and most of those that claim 512 bytes have 4096 inside.
inline constexpr Bytes safeSector = 4_KiB;

}  // namespace strata
