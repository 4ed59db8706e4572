// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/set_aside.h"

#include <charconv>
#include <filesystem>
#include <map>
#include <system_error>

#include "core/base/utf8_path.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

fs::path withEnding(fs::path path, std::string_view ending) {
  path += ending;
  return path;
}

fs::path asideOf(const fs::path& file, int number) {
  fs::path name = file.parent_path() / file.stem();
  name += "-set-aside-" + std::to_string(number);
  name += file.extension();
  return name;
}

}  // namespace

std::string nameSetAside(const std::string& path, int number) {
  return utf8Of(asideOf(pathOf(path), number));
}

int freeNumberSetAside(const std::string& path) {
  std::error_code ignored;
  int number = 1;
  while (fs::exists(fs::symlink_status(asideOf(pathOf(path), number), ignored))) ++number;
  return number;
}

std::vector<std::string> filesSetAside(const std::string& path) {
  const fs::path file = pathOf(path);
  const std::string begin = utf8Of(file.stem()) + "-set-aside-";
  std::map<int, std::string> found;
  std::error_code error;
  for (fs::directory_iterator entry(file.parent_path(), error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string stem = utf8Of(entry->path().stem());
    if (!stem.starts_with(begin) || entry->path().extension() != file.extension()) continue;
    int number = 0;
    const char* const last = stem.data() + stem.size();
    const auto read = std::from_chars(stem.data() + begin.size(), last, number);
    if (read.ec == std::errc() && read.ptr == last && number > 0) found[number] = utf8Of(entry->path());
  }
  std::vector<std::string> files;
  for (auto& [number, name] : found) files.push_back(std::move(name));
  return files;
}

std::optional<std::string> setAside(const std::string& path, std::span<const std::string_view> companions) {
  const fs::path file = pathOf(path);
  const fs::path name = asideOf(file, freeNumberSetAside(path));
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
