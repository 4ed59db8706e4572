// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/write_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "core/files/flush_file.h"
#include "core/files/utf8_path.h"
#include "core/system_message.h"
#include "core/uuid.h"

namespace strata {

Status writeFile(const std::string& path, std::string_view content) {
  namespace fs = std::filesystem;
  const auto failure = [&](const std::string& why) {
    return Error{"cannot-write", {{"path", path}, {"system", why}}};
  };
  std::error_code ignored;
  fs::path file = pathOf(path);
  // A pipe or a device is written to, not replaced.
  const bool special = fs::exists(file, ignored) && !fs::is_regular_file(file, ignored);
  if (!special && fs::is_symlink(file, ignored))
    if (const fs::path target = fs::weakly_canonical(file, ignored); !target.empty()) file = target;
  // Under a name of its own: whoever writes the same file at the same time, or has laid something there, is
  // not met.
  const fs::path written = special ? file : file.parent_path() / (".strata-" + randomUuid() + ".tmp");
  {
    errno = 0;
    std::ofstream stream(written, std::ios::binary | std::ios::trunc);
    stream.write(content.data(), static_cast<std::streamsize>(content.size()));
    stream.close();
    if (!stream) {
      const std::string why = std::strerror(errno);
      if (!special) fs::remove(written, ignored);
      return failure(why);
    }
  }
  if (special) return success();
  std::error_code error = flushFile(written);
  if (!error) fs::rename(written, file, error);
  if (error) {
    fs::remove(written, ignored);
    return failure(systemMessage(error));
  }
  flushFolder(file.parent_path());
  return success();
}

}  // namespace strata
