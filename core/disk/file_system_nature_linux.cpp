// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/file_system_nature_linux.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace strata {

namespace {

std::vector<std::string_view> optionsIn(std::string_view text) {
  std::vector<std::string_view> options;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    if (end > 0) options.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return options;
}

template <std::size_t count>
bool isAmong(std::string_view name, const std::array<std::string_view, count>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// The value of "key=value" among the options; empty when it is not there.
std::string_view valueOf(const std::vector<std::string_view>& options, std::string_view key) {
  for (const std::string_view option : options)
    if (option.size() > key.size() && option.starts_with(key) && option[key.size()] == '=')
      return option.substr(key.size() + 1);
  return {};
}

bool isOn(std::string_view compression) {
  return !compression.empty() && compression != "no" && compression != "none" && compression != "off";
}

bool compresses(const Mount& mount, const std::vector<std::string_view>& options, const FolderFlags& flags) {
  if (flags.neverCompressed) return false;
  if (flags.compressed) return true;
  if (mount.fileSystem == "btrfs")  // which compresses nothing that it writes in place
    return !flags.noCopyOnWrite &&
           (isOn(valueOf(options, "compress")) || isOn(valueOf(options, "compress-force")));
  if (mount.fileSystem == "bcachefs") return isOn(valueOf(options, "compression"));
  if (mount.fileSystem == "f2fs") return valueOf(options, "compress_extension") == "*";
  if (mount.fileSystem == "ubifs") return isOn(valueOf(options, "compr"));
  return mount.fileSystem == "jffs2";
}

bool copiesOnWrite(const Mount& mount, const std::vector<std::string_view>& options,
                   const FolderFlags& flags) {
  constexpr std::array<std::string_view, 4> always{"zfs", "bcachefs", "nilfs2", "apfs"};
  if (mount.fileSystem == "btrfs")
    return !flags.noCopyOnWrite && std::find(options.begin(), options.end(), "nodatacow") == options.end();
  if (mount.fileSystem == "bcachefs" && std::find(options.begin(), options.end(), "nocow") != options.end())
    return false;
  return isAmong(mount.fileSystem, always);
}

bool namesSomebody(std::string_view option) {
  constexpr std::array<std::string_view, 14> keys{
      "username", "user",       "domain",   "addr",   "clientaddr", "srcaddr",   "mountaddr",
      "unc",      "prefixpath", "password", "source", "trans",      "backupuid", "credentials"};
  const std::size_t equals = option.find('=');
  if (equals == std::string_view::npos) return false;
  return isAmong(option.substr(0, equals), keys) ||
         option.find_first_of("/\\@", equals + 1) != std::string_view::npos;
}

}  // namespace

FileSystemNature natureOf(const Mount& mount, const FolderFlags& flags) {
  constexpr std::array<std::string_view, 4> memory{"tmpfs", "ramfs", "hugetlbfs", "devtmpfs"};
  constexpr std::array<std::string_view, 5> ciphers{"ecryptfs", "fuse.gocryptfs", "fuse.encfs", "fuse.cryfs",
                                                    "fuse.securefs"};
  std::vector<std::string_view> options = optionsIn(mount.options);
  for (const std::string_view option : optionsIn(mount.superOptions)) options.push_back(option);
  FileSystemNature nature;
  nature.inMemory = isAmong(mount.fileSystem, memory);
  // virtiofs speaks the same protocol, but the host's kernel answers.
  nature.throughProgram =
      mount.fileSystem == "fuse" || mount.fileSystem == "fuseblk" || mount.fileSystem.starts_with("fuse.");
  nature.copyOnWrite = copiesOnWrite(mount, options, flags);
  nature.compresses = compresses(mount, options, flags);
  nature.encrypts = flags.encrypted || isAmong(mount.fileSystem, ciphers);
  return nature;
}

std::string shownOptions(const Mount& mount) {
  std::vector<std::string_view> shown;
  for (const std::string* text : {&mount.options, &mount.superOptions})
    for (const std::string_view option : optionsIn(*text))
      if (!namesSomebody(option) && std::find(shown.begin(), shown.end(), option) == shown.end())
        shown.push_back(option);
  std::string text;
  for (const std::string_view option : shown) {
    if (!text.empty()) text += ',';
    text += option;
  }
  return text;
}

}  // namespace strata
