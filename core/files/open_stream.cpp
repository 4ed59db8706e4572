// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/open_stream.h"

#include <string>
#include <system_error>

namespace strata {

bool namesOpenStream(const std::filesystem::path& file) {
  const std::string name = file.lexically_normal().generic_string();
  if (name == "/dev/stdin" || name == "/dev/stdout" || name == "/dev/stderr") return true;
  std::error_code error;
  const std::string folder = std::filesystem::canonical(file.parent_path(), error).generic_string();
  return !error && (folder == "/dev/fd" || (folder.starts_with("/proc/") && folder.ends_with("/fd")));
}

}  // namespace strata
