// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/folder_facts.h"

namespace strata {

/// Lowers FolderFacts::largestFile to what the file system takes, by the names that Linux, Windows and macOS
/// give it. FAT keeps a file's size in 32 bits, and says of a larger one that the disk is full. Source:
/// Microsoft, "FAT: General Overview of On-Disk Format" 1.03, DIR_FileSize. Others take more than a disk has.
void limitToFileSystem(FolderFacts& facts);

}  // namespace strata
