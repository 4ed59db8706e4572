// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/write_file.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/base/uuid.h"
#include "core/files/read_file.h"

namespace strata {

namespace {

namespace fs = std::filesystem;

/// Where a chain of links ends, be a file there or not.
fs::path endOfLinks(fs::path file, std::error_code& error) {
  constexpr int most = 40;  // as many as systems follow
  for (int links = 0;; ++links) {
    std::error_code none;
    if (!fs::is_symlink(fs::symlink_status(file, none))) return file;
    if (links == most) break;
    const fs::path target = fs::read_symlink(file, error);
    if (error) return file;
    file = file.parent_path() / target;  // an absolute one replaces it
  }
  error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
  return file;
}

/// Whether the file is read-only, also where the system would let an administrator write it: a person has
/// asked that it stay.
bool isReadOnly(const fs::path& file, const fs::file_status& status) {
  constexpr fs::perms anyMayWrite = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
  if ((status.permissions() & anyMayWrite) == fs::perms::none) return true;
  return !std::ofstream(file, std::ios::binary | std::ios::in);  // opened, and not made nor cut
}

constexpr std::string_view unfinishedBegin = ".strata-";
constexpr std::string_view unfinishedEnd = ".tmp";

}  // namespace

bool isUnfinishedName(std::string_view name) {
  constexpr std::size_t uuidLength = 36;
  if (!name.starts_with(unfinishedBegin)) return false;
  name.remove_prefix(unfinishedBegin.size());
  return isUuid(name.substr(0, uuidLength)) &&
         name.substr(std::min(uuidLength, name.size())).starts_with(unfinishedEnd);
}

std::string unfinishedName() {
  return std::string(unfinishedBegin) + randomUuid() + std::string(unfinishedEnd);
}

void removeUnfinished(const std::string& folder) {
  // A program that is still writing needs less time than that.
  constexpr std::chrono::hours surelyEnded{1};
  const auto before = fs::file_time_type::clock::now() - surelyEnded;
  const fs::path place = pathOf(folder);
  std::error_code error;
  std::vector<fs::path> left;
  for (fs::directory_iterator entry(place.empty() ? "." : place, error), end; !error && entry != end;
       entry.increment(error)) {
    std::error_code none;
    if (isUnfinishedName(utf8Of(entry->path().filename())) &&
        fs::is_regular_file(entry->symlink_status(none)) && entry->last_write_time(none) < before && !none)
      left.push_back(entry->path());
  }
  for (const fs::path& file : left) fs::remove(file, error);
}

Status writeFile(const std::string& path, std::string_view content) {
  const auto failure = [&](const std::string& why) {
    return Error{"cannot-write", {{"path", path}, {"system", why}}};
  };
  std::error_code error;
  // A shell has opened it already: the content is appended there, and no file is replaced.
  const bool isOpen = namesOpenStream(pathOf(path));
  const fs::path file = isOpen ? pathOf(path) : endOfLinks(pathOf(path), error);
  if (error) return failure(systemMessage(error));
  std::error_code ignored;
  const fs::file_status older = fs::status(file, ignored);
  // A pipe or a device is written to, not replaced.
  const bool special = isOpen || (fs::exists(older) && !fs::is_regular_file(older));
  const bool replaces = !special && fs::is_regular_file(older);
  if (replaces && isReadOnly(file, older))
    return failure(systemMessage(std::make_error_code(std::errc::permission_denied)));
  // The file is written under a name of its own: so it does not meet whoever writes the same file at the same
  // time, or has laid something there.
  const fs::path written = special ? file : file.parent_path() / unfinishedName();
  if (!special) removeUnfinished(utf8Of(file.parent_path()));
  {
    errno = 0;
    std::ofstream stream(written, std::ios::binary | (isOpen ? std::ios::app : std::ios::trunc));
    // The permissions are set before anything stands in the file.
    if (replaces && stream) fs::permissions(written, keepOwner(file, written, older.permissions()), ignored);
    stream.write(content.data(), static_cast<std::streamsize>(content.size()));
    stream.close();
    if (!stream) {
      const std::string why = std::strerror(errno);
      if (!special) fs::remove(written, ignored);
      return failure(why);
    }
  }
  if (special) return success();
  error = flushFile(written);
  if (!error) fs::rename(written, file, error);
  if (error) {
    fs::remove(written, ignored);
    return failure(systemMessage(error));
  }
  flushFolder(file.parent_path());
  return success();
}

void outliveFileLimits() {
#ifdef SIGXFSZ  // no other system sends it
  std::signal(SIGXFSZ, SIG_IGN);
#endif
}

std::error_code makePrivateFolder(const fs::path& folder) {
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) return {};
  if (folder.has_relative_path())
    if (const std::error_code above = makePrivateFolder(folder.parent_path())) return above;
  error.clear();
  if (!fs::create_directory(folder, error)) return error;
  fs::permissions(folder, fs::perms::owner_all, error);
  return error;
}

}  // namespace strata
