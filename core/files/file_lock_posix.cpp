// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

#include "core/base/utf8_path.h"
#include "core/files/file_lock.h"

namespace strata {

std::intptr_t FileLock::open(const std::string& path) {
  return ::open(pathOf(path).c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
}

void FileLock::close(std::intptr_t file) {
  ::close(static_cast<int>(file));
}

bool FileLock::tryLock(std::intptr_t file, Kind kind) {
  const int wanted = kind == Kind::Shared ? LOCK_SH : LOCK_EX;
  return flock(static_cast<int>(file), wanted | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR);
}

}  // namespace strata
