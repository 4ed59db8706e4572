// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

#include "core/base/utf8_path.h"
#include "core/disk/direct_file_posix.h"
#include "core/disk/leftover_file.h"

namespace strata {

// The file of a disk test loses its name as soon as it is made. Where the system does not let it, the test
// holds a lock on it: see openNameless.
bool isInUse(const std::filesystem::path& file) {
  const Descriptor opened(open(file.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (opened.number() < 0) return false;
  return flock(opened.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

Status removeUnused(const std::filesystem::path& file) {
  const std::string path = utf8Of(file);
  if (isInUse(file)) return pathError("file-in-use", path);
  if (unlink(file.c_str()) != 0) return pathError("cannot-remove", path, systemErrors.text(errno));
  return success();
}

}  // namespace strata
