// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/disk/block_device_linux.h"

namespace strata {

/// Flags of a folder that its new files take over (FS_IOC_GETFLAGS, and the attributes of statx).
struct FolderFlags {
  bool noCopyOnWrite = false;    ///< FS_NOCOW_FL
  bool compressed = false;       ///< FS_COMPR_FL, STATX_ATTR_COMPRESSED
  bool neverCompressed = false;  ///< FS_NOCOMP_FL
  bool encrypted = false;        ///< FS_ENCRYPT_FL, STATX_ATTR_ENCRYPTED
};

/// What a file system does with the files of a folder.
struct FileSystemNature {
  bool inMemory = false;
  bool throughProgram = false;
  bool copyOnWrite = false;
  bool compresses = false;  ///< as far as mount and folder tell; ZFS tells neither
  bool encrypts = false;

  friend bool operator==(const FileSystemNature&, const FileSystemNature&) = default;
};

FileSystemNature natureOf(const Mount& mount, const FolderFlags& flags);

/// Options of the mount and of its file system, each once, in their order; without those whose value names a
/// place or a person, such as the folders of an overlay or the user of a share.
std::string shownOptions(const Mount& mount);

}  // namespace strata
