// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/disk_folders_file.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "core/base/json.h"
#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/model/json_syntax.h"

namespace strata {

namespace {

constexpr const char* diskFoldersSchema = "strata.disk-folders/1";
constexpr Bytes mostOfDiskFoldersFile = 4_MiB;

std::vector<std::string> textsIn(const Json& document, const char* key) {
  std::vector<std::string> texts;
  const auto found = document.find(key);
  if (found == document.end() || !found->is_array()) return texts;
  for (const Json& text : *found)
    if (text.is_string()) texts.push_back(text.get<std::string>());
  return texts;
}

/// Puts the new ones first, each once.
void add(std::vector<std::string>& known, const std::vector<std::string>& added, std::size_t most) {
  std::vector<std::string> all;
  const auto addOnce = [&all](const std::string& text) {
    if (std::find(all.begin(), all.end(), text) == all.end()) all.push_back(text);
  };
  std::for_each(added.begin(), added.end(), addOnce);
  std::for_each(known.begin(), known.end(), addOnce);
  all.resize(std::min(all.size(), most));
  known = std::move(all);
}

Status save(const std::string& path, const DiskFolders& folders) {
  const Json document{{"schema", diskFoldersSchema}, {"used", folders.used}, {"kept", folders.kept}};
  if (const std::error_code error = makePrivateFolder(pathOf(path).parent_path()))
    return Error{"cannot-write", {{"path", path}, {"system", systemMessage(error)}}};
  // A path may hold bytes that are no UTF-8.
  return writeFile(path, document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

std::string absolute(const std::string& folder) {
  std::error_code error;
  const std::filesystem::path whole = std::filesystem::absolute(pathOf(folder), error);
  return error ? folder : utf8Of(whole.lexically_normal());
}

}  // namespace

Result<std::string> diskFoldersPath() {
  auto folder = dataFolder();
  if (!folder) return folder.error();
  return utf8Of(pathOf(*folder) / "disk-folders.json");
}

DiskFolders loadDiskFolders(const std::string& path) {
  const auto text = readFile(path, mostOfDiskFoldersFile);
  if (!text || findJsonError(*text)) return {};
  const Json document = parsedJson(*text);
  if (!document.is_object() || document.value("schema", Json()) != diskFoldersSchema) return {};
  return {textsIn(document, "used"), textsIn(document, "kept")};
}

Status rememberDiskFolders(const std::string& path, const std::vector<std::string>& folders) {
  std::vector<std::string> whole;
  for (const std::string& folder : folders) whole.push_back(absolute(folder));
  const DiskFolders before = loadDiskFolders(path);
  DiskFolders after = before;
  add(after.used, whole, mostFoldersUsed);
  return after == before ? success() : save(path, after);
}

Status rememberKeptLeftovers(const std::string& path, const std::vector<std::string>& files) {
  DiskFolders folders = loadDiskFolders(path);
  add(folders.kept, files, mostLeftoversKept);
  return save(path, folders);
}

}  // namespace strata
