// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/write_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace strata {

Status writeFile(const std::string& path, std::string_view content) {
  namespace fs = std::filesystem;
  const auto failure = [&](const std::string& why) {
    return Error{"cannot-write", {{"path", path}, {"system", why}}};
  };
  std::error_code ignored;
  // A pipe or a device is written to, not replaced.
  const bool special = fs::exists(path, ignored) && !fs::is_regular_file(path, ignored);
  const fs::path target = special ? fs::path(path) : fs::path(path + ".strata.tmp");
  {
    errno = 0;
    std::ofstream file(target, std::ios::binary | std::ios::trunc);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (!file) {
      const std::string why = std::strerror(errno);
      if (!special) fs::remove(target, ignored);
      return failure(why);
    }
  }
  if (special) return success();
  std::error_code error;
  fs::rename(target, path, error);
  if (!error) return success();
  fs::remove(target, ignored);
  return failure(error.message());
}

}  // namespace strata
