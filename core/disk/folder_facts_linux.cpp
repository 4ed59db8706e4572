// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

#include "core/disk/block_device_linux.h"
#include "core/disk/direct_file.h"
#include "core/disk/direct_file_posix.h"
#include "core/disk/folder_facts_posix.h"

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

  std::ifstream file("/proc/self/mountinfo");
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  return findMount(text, mountId);
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

}  // namespace

Result<FolderFacts> readFolderFacts(const std::string& path) {
  auto facts = commonFolderFacts(path);
  if (!facts) return facts;
  const Mount mount = mountOf(facts->path).value_or(Mount{});
  facts->fileSystem = mount.fileSystem.empty() ? fileSystemUnder(facts->path) : mount.fileSystem;
  if (const auto disk = diskOf(facts->path, mount.source)) {
    facts->device = disk->name;
    facts->sector = std::max(facts->sector, disk->logicalBlock);
  } else if (mount.fileSystem == "zfs") {
    facts->device = mount.source.substr(0, mount.source.find('/'));  // the pool
  } else if (mount.source.find(':') != std::string::npos) {
    facts->device =
        mount.source;  // a share of another machine: the same for all its mounts, unlike the number
  }
  return facts;
}

}  // namespace strata
