// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/data_folder.h"
#include "core/files/home_folder_posix.h"

namespace strata {

Result<std::string> userDataFolder() {
  if (const std::string data = absolutePathIn("XDG_DATA_HOME"); !data.empty()) return data + "/strata";
  const std::string home = homeFolder();
  if (home.empty()) return Error{"no-data-folder", {}};
  return home + "/.local/share/strata";
}

}  // namespace strata
