// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/make_folder.h"

namespace strata {

namespace fs = std::filesystem;

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
