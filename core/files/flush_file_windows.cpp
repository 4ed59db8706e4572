// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/write_file.h"

#include <windows.h>

namespace strata {

namespace fs = std::filesystem;

// A file's owner and rights come from its folder there.
fs::perms keepOwner(const fs::path&, const fs::path&, fs::perms permissions) {
  return permissions;
}

std::error_code flushFile(const fs::path& file) {
  const HANDLE handle =
      CreateFileW(file.c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                  nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (handle == INVALID_HANDLE_VALUE) return {};
  const DWORD error = FlushFileBuffers(handle) ? ERROR_SUCCESS : GetLastError();
  CloseHandle(handle);
  // What a file system says that knows no such request.
  if (error == ERROR_INVALID_FUNCTION || error == ERROR_NOT_SUPPORTED) return {};
  return {static_cast<int>(error), std::system_category()};
}

// Windows lets an administrator alone wait for names; NTFS keeps a journal of them.
void flushFolder(const fs::path&) {}

}  // namespace strata
