// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/stored_data.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/files/before_after_file.h"
#include "core/files/data_folder.h"
#include "core/files/disk_folders_file.h"
#include "core/files/file_lock.h"
#include "core/files/machine_file.h"
#include "core/files/settings_file.h"
#include "core/files/write_file.h"
#include "core/history/connection.h"
#include "core/history/history.h"

namespace fs = std::filesystem;

namespace strata {

namespace {

/// The names of the files as they are in use.
std::vector<std::string> namesInUse() {
  std::vector<std::string> names{windowStateName, historyName};
  for (const auto& path : {settingsPath(), beforeAfterPath(), diskFoldersPath(), machineFilePath()})
    if (path) names.push_back(utf8Of(pathOf(*path).filename()));
  return names;
}

/// What SQLite, Qt and the lock of the history have beside a file.
constexpr std::array<std::string_view, 5> endingsBeside{"", "-wal", "-shm", "-journal", ".lock"};

bool isNumber(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// Whether `name` is that of the file in use, one that was set aside for it (see setAside), or one beside
/// these.
bool belongsTo(std::string_view name, std::string_view inUse) {
  const std::size_t dot = inUse.rfind('.');
  const std::string_view stem = inUse.substr(0, dot);
  const std::string_view extension = inUse.substr(dot);
  if (!name.starts_with(stem)) return false;
  name.remove_prefix(stem.size());
  for (const std::string_view ending : endingsBeside) {
    std::string_view middle = name;
    if (!middle.ends_with(ending)) continue;
    middle.remove_suffix(ending.size());
    if (!middle.ends_with(extension)) continue;
    middle.remove_suffix(extension.size());
    constexpr std::string_view aside = "-set-aside-";
    if (middle.empty() || (middle.starts_with(aside) && isNumber(middle.substr(aside.size())))) return true;
  }
  return false;
}

}  // namespace

bool isStoredName(std::string_view name) {
  const std::vector<std::string> inUse = namesInUse();
  return isUnfinishedName(name) || isOfMending(name, historyName) ||
         std::ranges::any_of(inUse, [&](const std::string& one) { return belongsTo(name, one); });
}

Result<StoredData> storedData(const std::string& folder) {
  StoredData data{folder, {}, 0};
  std::error_code error;
  fs::directory_iterator entries(pathOf(folder), error);
  if (error == std::errc::no_such_file_or_directory) return data;
  for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
    const std::string name = utf8Of(entries->path().filename());
    std::error_code ignored;
    const bool isFile = fs::is_regular_file(entries->symlink_status(ignored));
    if (!isFile || !isStoredName(name)) {
      ++data.others;
      continue;
    }
    const auto size = entries->file_size(ignored);
    data.files.push_back({name, {ignored ? 0 : static_cast<std::uint64_t>(size)}});
  }
  if (error) return Error{"cannot-read", {{"path", folder}, {"system", systemMessage(error)}}};
  std::ranges::sort(data.files, {}, &StoredFile::name);
  return data;
}

Status removeStoredData(const StoredData& data) {
  const fs::path folder = pathOf(data.folder);
  const auto removed = [](const fs::path& path) -> Status {
    std::error_code error;
    fs::remove(path, error);
    if (error) return Error{"cannot-remove", {{"path", utf8Of(path)}, {"system", systemMessage(error)}}};
    return success();
  };
  const std::string history = utf8Of(folder / pathOf(historyName));
  const std::string lockName = utf8Of(pathOf(historyLockPath(history)).filename());
  const auto isLock = [&](const StoredFile& file) { return file.name == lockName; };
  std::vector<StoredFile> files = data.files;
  // The lock goes last: Windows keeps a file that is open.
  const auto locks = std::ranges::stable_partition(files, std::not_fn(isLock));
  std::optional<FileLock> lock;
  if (!locks.empty()) {
    // Whoever uses the history shares this lock for as long.
    constexpr std::chrono::seconds patience{1};
    auto taken = lockHistory(history, FileLock::Kind::Exclusive, patience);
    if (!taken) return Error{"data-in-use", {{"path", data.folder}}};
    lock.emplace(*std::move(taken));
  }
  Status all = success();
  for (const StoredFile& file : files) {
    if (isLock(file)) lock.reset();
    if (Status one = removed(folder / pathOf(file.name)); !one && all) all = std::move(one);
  }
  // A portable folder was made by a person; without it the next start would keep things in their home.
  const bool isPortable = portableFolder(programFolder()) == data.folder;
  std::error_code ignored;
  if (data.others == 0 && all && !isPortable) fs::remove(folder, ignored);
  return all;
}

}  // namespace strata
