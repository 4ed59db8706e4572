// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/long_path.h"

#include <string_view>

namespace strata {

namespace {

constexpr std::wstring_view extended = L"\\\\?\\";
constexpr std::wstring_view extendedShare = L"\\\\?\\UNC\\";
constexpr std::wstring_view device = L"\\\\.\\";
constexpr std::wstring_view share = L"\\\\";

bool isLetter(wchar_t letter) {
  return (letter >= L'A' && letter <= L'Z') || (letter >= L'a' && letter <= L'z');
}

bool beginsWithDrive(std::wstring_view path) {
  return path.size() >= 3 && isLetter(path[0]) && path[1] == L':' && path[2] == L'\\';
}

std::wstring joined(std::wstring_view head, std::wstring_view rest) {
  std::wstring text(head);
  text += rest;
  return text;
}

}  // namespace

std::wstring extendedPath(const std::wstring& absolute) {
  const std::wstring_view path = absolute;
  if (path.size() < longFrom || path.starts_with(extended) || path.starts_with(device)) return absolute;
  if (beginsWithDrive(path)) return joined(extended, path);
  if (path.starts_with(share)) return joined(extendedShare, path.substr(share.size()));
  return absolute;
}

std::wstring plainPath(const std::wstring& path) {
  const std::wstring_view text = path;
  if (text.starts_with(extendedShare)) return joined(share, text.substr(extendedShare.size()));
  if (text.starts_with(extended) && beginsWithDrive(text.substr(extended.size())))
    return std::wstring(text.substr(extended.size()));
  return path;
}

}  // namespace strata
