// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/read_file.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"

namespace strata {

Result<std::string> readFile(const std::string& path, Bytes most, const std::stop_token& stop) {
  namespace fs = std::filesystem;
  const auto failure = [&](const std::string& why) {
    return Error{"cannot-read", {{"path", path}, {"system", why}}};
  };
  const fs::path file = pathOf(path);
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (status.type() == fs::file_type::not_found) return Error{"file-missing", {{"path", path}}};
  if (status.type() == fs::file_type::none) return failure(systemMessage(error));
  // Some systems open a folder and read nothing.
  if (fs::is_directory(status)) return failure(std::make_error_code(std::errc::is_a_directory).message());

  // Opening a pipe waits until somebody writes to it, which may be never.
  if (fs::is_fifo(status) && !namesOpenStream(file)) return Error{"pipe-by-name", {{"path", path}}};

  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return failure(std::strerror(errno));
  std::string content;
  std::array<char, 65536> block{};
  while (stream) {
    if (stop.stop_requested()) return Error{"stopped", {}};
    stream.read(block.data(), static_cast<std::streamsize>(block.size()));
    content.append(block.data(), static_cast<std::size_t>(stream.gcount()));
    if (content.size() > most.count)
      return Error{"too-large", {{"most_bytes", static_cast<std::int64_t>(most.count)}}};
  }
  if (stream.bad()) return failure(std::strerror(errno));
  return content;
}

bool namesOpenStream(const std::filesystem::path& file) {
  const std::string name = file.lexically_normal().generic_string();
  if (name == "/dev/stdin" || name == "/dev/stdout" || name == "/dev/stderr") return true;
  std::error_code error;
  const std::string folder = std::filesystem::canonical(file.parent_path(), error).generic_string();
  return !error && (folder == "/dev/fd" || (folder.starts_with("/proc/") && folder.ends_with("/fd")));
}

}  // namespace strata
