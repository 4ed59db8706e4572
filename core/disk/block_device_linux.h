// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"

namespace strata {

/// A row of /proc/self/mountinfo.
struct Mount {
  std::string fileSystem;         ///< "ext4", "fuse.sshfs"
  std::string source;             ///< "/dev/sda1", "tmpfs", "server:/share"
  std::string options = {};       ///< of this mount: "rw,relatime"
  std::string superOptions = {};  ///< of the file system: "rw,compress=zstd:1"

  friend bool operator==(const Mount&, const Mount&) = default;
};

/// The mount of that number in the text of /proc/self/mountinfo (proc(5)).
std::optional<Mount> findMount(std::string_view mountInfo, int mountId);

/// The file system by the number that statfs(2) gives, for when the table of mounts does not show it, as
/// inside a changed root; empty for one that is not common. ext2, ext3 and ext4 share a number: "ext".
std::string_view fileSystemOfMagic(std::uint32_t magic);

/// A disk as the kernel calls it.
struct BlockDevice {
  std::string name;  ///< "nvme0n1"
  Bytes logicalBlock{512};
  bool encrypted = false;  ///< a layer above it encrypts (dm-crypt)

  friend bool operator==(const BlockDevice&, const BlockDevice&) = default;
};

/// The disk under a block device: a partition leads to its disk, a mapped device (encryption, logical volume)
/// to what it lies on as long as that is one device. `sysFolder` is /sys.
std::optional<BlockDevice> diskUnder(const std::filesystem::path& sysFolder, unsigned major, unsigned minor);

/// Whether a disk of that name keeps its data in memory: a RAM disk, or a loop device that goes to its file
/// through the system's cache, which our own files do not show.
bool servedFromMemory(const std::filesystem::path& sysFolder, const std::string& diskName);

/// Whether Linux names a device so: a kind and a number, as in "loop3".
constexpr bool isNumbered(std::string_view name, std::string_view kind) {
  return name.size() > kind.size() && name.starts_with(kind) &&
         name.find_first_not_of("0123456789", kind.size()) == std::string_view::npos;
}

}  // namespace strata
