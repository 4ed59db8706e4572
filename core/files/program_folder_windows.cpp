// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"

namespace strata {

std::string programFolder() {
  // The longest path that Windows takes.
  std::wstring path(32768, L'\0');
  const DWORD length = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
  if (length == 0 || length == path.size()) return {};
  path.resize(length);
  return utf8Of(std::filesystem::path(path).parent_path());
}

}  // namespace strata
