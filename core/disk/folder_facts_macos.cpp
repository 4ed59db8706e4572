// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>
#include <sys/param.h>

#include <string>

#include "core/disk/direct_file.h"
#include "core/disk/folder_facts_posix.h"

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

}  // namespace

Result<FolderFacts> readFolderFacts(const std::string& path) {
  auto facts = commonFolderFacts(path);
  if (!facts) return facts;
  struct statfs mount{};
  if (statfs(facts->path.c_str(), &mount) != 0) return facts;
  facts->fileSystem = mount.f_fstypename;
  facts->device = diskOf(mount.f_mntfromname);
  return facts;
}

}  // namespace strata
