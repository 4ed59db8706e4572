// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/write_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace strata {

namespace fs = std::filesystem;

namespace {

std::error_code flush(const fs::path& path) {
  const int number = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (number == -1) return {};
  const int error = fsync(number) == 0 ? 0 : errno;
  close(number);
  // What a file system says that knows no such request.
  if (error == EINVAL || error == ENOTSUP || error == ENOSYS) return {};
  return {error, std::generic_category()};
}

}  // namespace

fs::perms keepOwner(const fs::path& older, const fs::path& file, fs::perms permissions) {
  struct stat was{};
  if (stat(older.c_str(), &was) != 0) return permissions;
  // Only root gives a file to others; to a group of one's own everybody may.
  if (chown(file.c_str(), was.st_uid, was.st_gid) == 0 ||
      chown(file.c_str(), static_cast<uid_t>(-1), was.st_gid) == 0)
    return permissions;
  struct stat is{};
  return stat(file.c_str(), &is) == 0 && is.st_gid == was.st_gid ? permissions
                                                                 : permissions & ~fs::perms::group_all;
}

std::error_code flushFile(const fs::path& file) {
  return flush(file);
}

void flushFolder(const fs::path& folder) {
  // The file has its name by then: that the system cannot wait for it is no failure.
  [[maybe_unused]] const std::error_code error = flush(folder.empty() ? "." : folder);
}

}  // namespace strata
