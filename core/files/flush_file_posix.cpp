// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/write_file.h"

#include <fcntl.h>
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

std::error_code flushFile(const fs::path& file) {
  return flush(file);
}

void flushFolder(const fs::path& folder) {
  // The file has its name by then: that the system cannot wait for it is no failure.
  [[maybe_unused]] const std::error_code error = flush(folder.empty() ? "." : folder);
}

}  // namespace strata
