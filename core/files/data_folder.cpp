// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/data_folder.h"

#include <system_error>

#include "core/base/utf8_path.h"

namespace strata {

std::optional<std::string> portableFolder(const std::string& programFolder) {
  if (programFolder.empty()) return std::nullopt;
  const std::filesystem::path folder = pathOf(programFolder) / "strata-data";
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error)) return std::nullopt;
  return utf8Of(folder);
}

Result<std::string> dataFolder() {
  if (auto portable = portableFolder(programFolder())) return *std::move(portable);
  return userDataFolder();
}

}  // namespace strata
