// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/units.h"

namespace strata {

/// What is known about a folder that the disk test is to use, and of the disk under it. An empty text is not
/// known.
struct FolderFacts {
  std::string path;
  Bytes free;
  std::string device;      ///< names the device that holds it; equal for folders on one device
  std::string fileSystem;  ///< "ext4", "tmpfs"; empty: unknown
  Bytes sector{512};       ///< direct I/O is aligned to this
  std::optional<Bytes> largestFile = std::nullopt;     ///< that can be made; absent: no limit known
  std::optional<Bytes> capacity = std::nullopt;        ///< of the file system
  std::string mountOptions = {};                       ///< "rw,relatime,compress=zstd"
  std::string model = {};                              ///< of the drive, as it calls itself
  std::optional<Bytes> physicalSector = std::nullopt;  ///< in which the drive writes
  std::optional<bool> rotates = std::nullopt;
  std::string link = {};  ///< to the drive: "PCIe 4.0 x4", "SATA 6 Gbit/s", "USB 480 Mbit/s"
  std::optional<double> linkRate = std::nullopt;  ///< most that the link carries, MB/s after its coding
  /// The fastest link that the drive is made for, where the OS reports it; named and counted as `link`.
  std::string driveLink = {};
  std::optional<double> driveLinkRate = std::nullopt;
  bool inMemory = false;        ///< the file system keeps its files in memory
  bool throughProgram = false;  ///< a program answers for it (FUSE), with a cache of its own
  bool copyOnWrite = false;     ///< what is written again goes to another place
  bool compresses = false;      ///< the file system compresses what is written here
  bool encrypted = false;       ///< a layer between file system and drive encrypts
  bool deviceInMemory = false;  ///< the device answers out of memory: a RAM disk, a loop through the cache

  friend bool operator==(const FolderFacts&, const FolderFacts&) = default;
};

}  // namespace strata
