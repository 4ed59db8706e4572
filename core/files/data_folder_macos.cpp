// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/data_folder.h"
#include "core/files/home_folder_posix.h"

namespace strata {

Result<std::string> userDataFolder() {
  const std::string home = homeFolder();
  if (home.empty()) return Error{"no-data-folder", {}};
  return home + "/Library/Application Support/Strata";
}

}  // namespace strata
