// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/read_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "core/files/utf8_path.h"

namespace strata {

Result<std::string> readFile(const std::string& path) {
  namespace fs = std::filesystem;
  const auto failure = [&](const std::string& why) {
    return Error{"cannot-read", {{"path", path}, {"system", why}}};
  };
  const fs::path file = pathOf(path);
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (status.type() == fs::file_type::not_found) return Error{"file-missing", {{"path", path}}};
  if (status.type() == fs::file_type::none) return failure(error.message());
  // Some systems open a folder and read nothing.
  if (fs::is_directory(status)) return failure(std::make_error_code(std::errc::is_a_directory).message());

  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return failure(std::strerror(errno));
  std::ostringstream content;
  const bool empty = stream.peek() == std::ifstream::traits_type::eof();
  // Writing no character at all counts as a failure.
  if (stream.bad() || (!empty && !(content << stream.rdbuf()))) return failure(std::strerror(errno));
  return content.str();
}

}  // namespace strata
