// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8_path.h"

#include <windows.h>

#include "core/base/long_path.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

/// Absolute, without "/", "." and ".."; empty where the system does not say.
std::wstring wholePath(const std::wstring& path) {
  const DWORD room = GetFullPathNameW(path.c_str(), 0, nullptr, nullptr);  // with the zero at its end
  std::wstring whole(room, L'\0');
  const DWORD length = GetFullPathNameW(path.c_str(), room, whole.data(), nullptr);
  whole.resize(length < room ? length : 0);
  return whole;
}

}  // namespace

fs::path pathOf(const std::string& utf8) {
  const fs::path path(std::u8string(utf8.begin(), utf8.end()));
  // A relative path may be a long one by the folder that it begins in.
  const std::wstring whole = wholePath(path.wstring());
  return whole.size() < longFrom ? path : fs::path(extendedPath(whole));
}

std::string utf8Of(const fs::path& path) {
  const std::u8string text = fs::path(plainPath(path.wstring())).u8string();
  return std::string(text.begin(), text.end());
}

}  // namespace strata
