// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>
#include <sys/param.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/disk/direct_file.h"
#include "core/disk/folder_facts_posix.h"
#include "core/disk/largest_file.h"

namespace strata {

namespace {

/// "/dev/disk3s5" is the fifth volume of disk3, so two volumes of one disk (or APFS container) are called the
/// same.
std::string diskOf(const std::string& source) {
  const std::string prefix = "/dev/disk";
  if (source.compare(0, prefix.size(), prefix) != 0) return source;
  const std::size_t volume = source.find('s', prefix.size());
  return source.substr(5, volume == std::string::npos ? volume : volume - 5);
}

/// The mount options as mount(8) names them.
std::string optionsOf(std::uint32_t flags) {
  constexpr std::array<std::pair<std::uint32_t, std::string_view>, 6> names{{{MNT_LOCAL, "local"},
                                                                             {MNT_JOURNALED, "journaled"},
                                                                             {MNT_ASYNC, "asynchronous"},
                                                                             {MNT_SYNCHRONOUS, "synchronous"},
                                                                             {MNT_NOATIME, "noatime"},
                                                                             {MNT_CPROTECT, "protect"}}};
  std::string text;
  for (const auto& [flag, name] : names) {
    if ((flags & flag) == 0) continue;
    if (!text.empty()) text += ',';
    text += name;
  }
  return text;
}

}  // namespace

Result<FolderFacts> readFolderFacts(const std::string& path) {
  auto facts = commonFolderFacts(path);
  if (!facts) return facts;
  struct statfs mount{};
  if (statfs(facts->path.c_str(), &mount) != 0) return facts;
  // statvfs of this system counts blocks in 32 bits.
  facts->free = Bytes{mount.f_bavail} * mount.f_bsize;
  facts->capacity = Bytes{mount.f_blocks} * mount.f_bsize;
  facts->fileSystem = mount.f_fstypename;
  limitToFileSystem(*facts);
  facts->device = diskOf(mount.f_mntfromname);
  facts->mountOptions = optionsOf(mount.f_flags);
  facts->inMemory = facts->fileSystem == "tmpfs";
  facts->throughProgram = facts->fileSystem == "macfuse" || facts->fileSystem == "osxfuse";
  facts->copyOnWrite = facts->fileSystem == "apfs" || facts->fileSystem == "zfs";
  facts->encrypted = (mount.f_flags & MNT_CPROTECT) != 0;
  return facts;
}

}  // namespace strata
