// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <string>
#include <system_error>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/disk/leftover_file.h"
#include "core/disk/transfer.h"

namespace strata {

namespace {

/// The file for us alone: refused as long as anybody has it open. A disk test has its file open to its end,
/// when the system deletes it.
HANDLE openAlone(const std::filesystem::path& file) {
  return CreateFileW(file.c_str(), DELETE, 0, nullptr, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
}

}  // namespace

bool isInUse(const std::filesystem::path& file) {
  const HANDLE opened = openAlone(file);
  if (opened == INVALID_HANDLE_VALUE) return GetLastError() == ERROR_SHARING_VIOLATION;
  CloseHandle(opened);
  return false;
}

Status removeUnused(const std::filesystem::path& file) {
  const std::string path = utf8Of(file);
  const auto failure = [&path](DWORD error) -> Status {
    if (error == ERROR_SHARING_VIOLATION) return pathError("file-in-use", path);
    return pathError("cannot-remove", path, systemMessage(static_cast<int>(error)));
  };
  const HANDLE opened = openAlone(file);
  if (opened == INVALID_HANDLE_VALUE) return failure(GetLastError());
  FILE_DISPOSITION_INFO deleted{};
  deleted.DeleteFile = TRUE;
  const BOOL done = SetFileInformationByHandle(opened, FileDispositionInfo, &deleted, sizeof(deleted));
  const DWORD error = GetLastError();
  CloseHandle(opened);
  return done ? success() : failure(error);
}

}  // namespace strata
