// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "core/base/utf8_path.h"
#include "core/files/file_lock.h"

namespace strata {

std::intptr_t FileLock::open(const std::string& path) {
  // INVALID_HANDLE_VALUE is -1.
  return reinterpret_cast<std::intptr_t>(CreateFileW(pathOf(path).c_str(), GENERIC_READ | GENERIC_WRITE,
                                                     FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                                     nullptr, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr));
}

void FileLock::close(std::intptr_t file) {
  CloseHandle(reinterpret_cast<HANDLE>(file));
}

bool FileLock::tryLock(std::intptr_t file, Kind kind) {
  OVERLAPPED fromTheStart{};
  const DWORD flags = LOCKFILE_FAIL_IMMEDIATELY | (kind == Kind::Exclusive ? LOCKFILE_EXCLUSIVE_LOCK : 0);
  if (LockFileEx(reinterpret_cast<HANDLE>(file), flags, 0, 1, 0, &fromTheStart)) return true;
  const DWORD error = GetLastError();
  return error != ERROR_LOCK_VIOLATION && error != ERROR_IO_PENDING;
}

}  // namespace strata
