// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/folder_facts_posix.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <system_error>

#include "core/base/system_message.h"
#include "core/disk/transfer.h"

namespace strata {

Error folderError(const std::string& path, int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
    case ENAMETOOLONG:
    case ELOOP:
      return pathError("folder-missing", path);
    case EACCES:
      return pathError("folder-not-writable", path);
    default:  // a drive that was pulled out, a server that is gone
      return pathError("folder-unreachable", path, systemMessage(error));
  }
}

Result<FolderFacts> commonFolderFacts(const std::string& path) {
  FolderFacts facts;
  std::error_code ignored;
  facts.path = path.empty() ? std::filesystem::current_path(ignored).string() : path;

  struct stat status{};
  struct statvfs space{};
  if (stat(facts.path.c_str(), &status) != 0) return folderError(facts.path, errno);
  if (!S_ISDIR(status.st_mode)) return pathError("folder-missing", facts.path);
  if (statvfs(facts.path.c_str(), &space) != 0) return folderError(facts.path, errno);
  if (access(facts.path.c_str(), W_OK | X_OK) != 0) return pathError("folder-not-writable", facts.path);

  // f_bavail, not f_bfree: a share may be kept for the administrator.
  facts.free = Bytes{static_cast<std::uint64_t>(space.f_bavail)} * static_cast<std::uint64_t>(space.f_frsize);
  facts.capacity =
      Bytes{static_cast<std::uint64_t>(space.f_blocks)} * static_cast<std::uint64_t>(space.f_frsize);
  facts.device = std::to_string(status.st_dev);
  facts.sector = safeSector;
  rlimit largest{};
  if (getrlimit(RLIMIT_FSIZE, &largest) == 0 && largest.rlim_cur != RLIM_INFINITY)
    facts.largestFile = Bytes{largest.rlim_cur};
  return facts;
}

}  // namespace strata
