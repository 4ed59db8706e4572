// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/set_aside.h"

#include <filesystem>
#include <system_error>

#include "core/files/utf8_path.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

fs::path withEnding(fs::path path, std::string_view ending) {
  path += ending;
  return path;
}

/// The first name of that pattern beside the file which nothing has, not even a link that leads nowhere.
fs::path freeNameBeside(const fs::path& file) {
  for (int number = 1;; ++number) {
    fs::path name = file.parent_path() / file.stem();
    name += "-set-aside-" + std::to_string(number);
    name += file.extension();
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(name, ignored))) return name;
  }
}

}  // namespace

std::optional<std::string> setAside(const std::string& path, std::span<const std::string_view> companions) {
  const fs::path file = pathOf(path);
  const fs::path name = freeNameBeside(file);
  std::error_code error;
  fs::rename(file, name, error);
  if (error) return std::nullopt;
  for (const std::string_view ending : companions) {
    std::error_code ignored;
    fs::rename(withEnding(file, ending), withEnding(name, ending), ignored);
  }
  return utf8Of(name);
}

}  // namespace strata
