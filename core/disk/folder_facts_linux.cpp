// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>

#include "core/disk/block_device_linux.h"
#include "core/disk/direct_file.h"
#include "core/disk/direct_file_posix.h"
#include "core/disk/drive_facts_linux.h"
#include "core/disk/file_system_nature_linux.h"
#include "core/disk/folder_facts_posix.h"
#include "core/disk/largest_file.h"
#include "core/machine/text_file.h"

namespace strata {

namespace {

/// The mount that a folder lies in, by the number that the kernel gives it: a path can pass through links and
/// binds.
std::optional<Mount> mountOf(const std::string& folder) {
  const Descriptor opened(open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  if (opened.number() < 0) return std::nullopt;
  std::ifstream info("/proc/self/fdinfo/" + std::to_string(opened.number()));
  std::string key;
  int mountId = -1;
  while (info >> key)
    if (key == "mnt_id:" && info >> mountId) break;

  return findMount(readTextFile("/proc/self/mountinfo").value_or(""), mountId);
}

std::string fileSystemUnder(const std::string& folder) {
  struct statfs facts{};
  if (statfs(folder.c_str(), &facts) != 0) return {};
  return std::string(fileSystemOfMagic(static_cast<std::uint32_t>(facts.f_type)));
}

/// The block device that holds the folder. Some file systems (btrfs) show a number of their own: then the
/// mount's source tells.
std::optional<BlockDevice> diskOf(const std::string& folder, const std::string& source) {
  struct stat status{};
  if (stat(folder.c_str(), &status) == 0)
    if (auto disk = diskUnder("/sys", major(status.st_dev), minor(status.st_dev))) return disk;
  if (stat(source.c_str(), &status) == 0 && S_ISBLK(status.st_mode))
    return diskUnder("/sys", major(status.st_rdev), minor(status.st_rdev));
  return std::nullopt;
}

FolderFlags flagsOf(const std::string& folder) {
  FolderFlags flags;
  struct statx status{};
  if (statx(AT_FDCWD, folder.c_str(), 0, STATX_BASIC_STATS, &status) == 0) {
    flags.compressed = (status.stx_attributes & STATX_ATTR_COMPRESSED) != 0;
    flags.encrypted = (status.stx_attributes & STATX_ATTR_ENCRYPTED) != 0;
  }
  const Descriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK));
  int bits = 0;
  if (opened.number() < 0 || ioctl(opened.number(), FS_IOC_GETFLAGS, &bits) != 0) return flags;
  flags.noCopyOnWrite = (bits & FS_NOCOW_FL) != 0;
  flags.neverCompressed = (bits & FS_NOCOMP_FL) != 0;
  flags.compressed = flags.compressed || (bits & FS_COMPR_FL) != 0;
  return flags;
}

void addNature(FolderFacts& facts, const Mount& mount) {
  const FileSystemNature nature = natureOf(mount, flagsOf(facts.path));
  facts.mountOptions = shownOptions(mount);
  facts.inMemory = nature.inMemory;
  facts.throughProgram = nature.throughProgram;
  facts.copyOnWrite = nature.copyOnWrite;
  facts.compresses = nature.compresses;
  facts.encrypted = nature.encrypts;
}

void addDrive(FolderFacts& facts, const BlockDevice& disk) {
  facts.device = disk.name;
  facts.sector = std::max(facts.sector, disk.logicalBlock);
  facts.encrypted = facts.encrypted || disk.encrypted;
  facts.deviceInMemory = servedFromMemory("/sys", disk.name);
  const DriveFacts drive = readDriveFacts("/sys", disk.name);
  facts.model = drive.model;
  facts.physicalSector = drive.physicalSector;
  facts.rotates = drive.rotates;
  if (!drive.link) return;
  facts.link = drive.link->name;
  facts.linkRate = drive.link->rate;
  if (!drive.linkAtMost) return;
  facts.driveLink = drive.linkAtMost->name;
  facts.driveLinkRate = drive.linkAtMost->rate;
}

}  // namespace

Result<FolderFacts> readFolderFacts(const std::string& path) {
  auto facts = commonFolderFacts(path);
  if (!facts) return facts;
  Mount mount = mountOf(facts->path).value_or(Mount{});
  if (mount.fileSystem.empty()) mount.fileSystem = fileSystemUnder(facts->path);
  facts->fileSystem = mount.fileSystem;
  limitToFileSystem(*facts);
  addNature(*facts, mount);
  if (const auto disk = diskOf(facts->path, mount.source)) {
    addDrive(*facts, *disk);
  } else if (mount.fileSystem == "zfs") {
    facts->device = mount.source.substr(0, mount.source.find('/'));  // the pool
  } else if (mount.source.find(':') != std::string::npos) {
    facts->device =
        mount.source;  // a share of another machine: the same for all its mounts, unlike the number
  }
  return facts;
}

}  // namespace strata
