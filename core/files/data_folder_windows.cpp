// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>

#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"

namespace strata {

Result<std::string> userDataFolder() {
  // The wide environment is read, since a user's name need not be in the system's code page.
  const wchar_t* const local = _wgetenv(L"LOCALAPPDATA");
  const std::filesystem::path folder = local == nullptr ? L"" : local;
  if (!folder.is_absolute()) return Error{"no-data-folder", {}};
  return utf8Of(folder / "Strata");
}

}  // namespace strata
