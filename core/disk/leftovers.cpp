// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/leftovers.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

#include "core/base/utf8_path.h"
#include "core/disk/ask_aside.h"
#include "core/disk/leftover_file.h"
#include "core/disk/temporary_name.h"
#include "core/disk/transfer.h"
#include "core/files/disk_folders_file.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

/// A slow share may take its time over a large file.
constexpr std::chrono::seconds patienceWithRemoval{20};

bool isLeftover(const fs::path& file) {
  std::error_code error;
  return isTemporaryFileName(utf8Of(file.filename())) &&
         fs::symlink_status(file, error).type() == fs::file_type::regular;
}

}  // namespace

std::vector<Leftover> findLeftovers(const std::string& folder) {
  std::vector<Leftover> found;
  std::error_code error;
  for (fs::directory_iterator entry(pathOf(folder), error), end; !error && entry != end;
       entry.increment(error)) {
    const fs::path file = pathOf(utf8Of(entry->path()));
    if (!isLeftover(file) || isInUse(file)) continue;
    std::error_code unknown;
    const std::uintmax_t size = fs::file_size(file, unknown);
    if (!unknown) found.push_back({utf8Of(file), Bytes{size}});
  }
  std::sort(found.begin(), found.end(), [](const Leftover& a, const Leftover& b) { return a.path < b.path; });
  return found;
}

Status removeLeftover(const std::string& path) {
  const fs::path file = pathOf(path);
  std::error_code error;
  if (fs::symlink_status(file, error).type() == fs::file_type::not_found) return success();
  if (!isLeftover(file)) return pathError("not-a-leftover", path);
  return removeUnused(file);
}

std::vector<Leftover> findLeftoversIn(const std::vector<std::string>& folders,
                                      std::chrono::milliseconds perFolder, const std::stop_token& stop) {
  std::vector<Leftover> found;
  std::set<fs::path> seen;
  for (const std::string& folder : folders) {
    if (stop.stop_requested()) break;
    // With and without a slash at its end it is the same folder.
    if (!seen.insert((pathOf(folder) / "").lexically_normal()).second) continue;
    const DiskPlace place{folder, ""};
    if (unansweredAmong({place}, std::chrono::milliseconds(0), stop)) continue;
    const auto here =
        askAside<std::vector<Leftover>>(place, [folder] { return findLeftovers(folder); }, perFolder, stop);
    if (here) found.insert(found.end(), here->begin(), here->end());
  }
  return found;
}

std::vector<Error> removeLeftovers(const std::vector<Leftover>& leftovers, const std::stop_token& stop) {
  std::vector<Error> errors;
  for (const Leftover& leftover : leftovers) {
    if (stop.stop_requested()) break;
    const DiskPlace place{utf8Of(pathOf(leftover.path).parent_path()), ""};
    const auto removed = askAside<Status>(
        place, [path = leftover.path] { return removeLeftover(path); }, patienceWithRemoval, stop);
    if (!removed)
      errors.push_back({"device-not-answering", {{"folder", place.folder}}});
    else if (!*removed)
      errors.push_back(removed->error());
  }
  return errors;
}

std::vector<Leftover> leftoversOfEarlierTests(const std::vector<std::string>& folders,
                                              std::chrono::milliseconds perFolder,
                                              const std::stop_token& stop) {
  DiskFolders known;
  if (const auto path = diskFoldersPath()) known = loadDiskFolders(*path);
  std::vector<std::string> all = known.used;
  all.insert(all.end(), folders.begin(), folders.end());
  std::vector<Leftover> found = findLeftoversIn(all, perFolder, stop);
  std::erase_if(found, [&](const Leftover& leftover) {
    return std::find(known.kept.begin(), known.kept.end(), leftover.path) != known.kept.end();
  });
  return found;
}

void keepLeftovers(const std::vector<Leftover>& leftovers) {
  const auto path = diskFoldersPath();
  if (!path) return;
  std::vector<std::string> files;
  for (const Leftover& leftover : leftovers) files.push_back(leftover.path);
  static_cast<void>(rememberKeptLeftovers(*path, files));
}

}  // namespace strata
