// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/direct_file.h"

#include <windows.h>
#include <winioctl.h>

#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "core/disk/temporary_name.h"
#include "core/disk/transfer.h"
#include "core/files/utf8_path.h"

namespace strata {

namespace {

int lastError() {
  return static_cast<int>(GetLastError());
}

/// ERROR_DISK_QUOTA_EXCEEDED, which MinGW's headers lack.
constexpr int diskQuotaExceeded = 1295;

bool isDiskFull(int error) {
  return error == ERROR_DISK_FULL || error == ERROR_HANDLE_DISK_FULL || error == diskQuotaExceeded;
}

std::string systemText(int error) {
  std::array<wchar_t, 512> wide{};
  DWORD length =
      FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr,
                     static_cast<DWORD>(error), 0, wide.data(), static_cast<DWORD>(wide.size()), nullptr);
  while (length > 0 && (wide[length - 1] == L'\n' || wide[length - 1] == L'\r' || wide[length - 1] == L'.'))
    --length;
  if (length == 0) return std::to_string(error);
  return utf8Of(std::wstring(wide.data(), length));
}

constexpr SystemErrors windowsErrors{isDiskFull, systemText};

Error createError(const std::string& folder, int error, Bytes size) {
  switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_DIRECTORY:
    case ERROR_INVALID_DRIVE:
    case ERROR_INVALID_NAME:
      return pathError("folder-missing", folder);
    case ERROR_ACCESS_DENIED:
    case ERROR_WRITE_PROTECT:
      return pathError("folder-not-writable", folder);
    default:
      return isDiskFull(error) ? noRoom(folder, size) : pathError("create-failed", folder, systemText(error));
  }
}

/// A handle that is closed when it goes; the file goes with it.
class Handle {
 public:
  explicit Handle(HANDLE handle) : m_handle(handle) {}
  Handle(Handle&& other) noexcept : m_handle(std::exchange(other.m_handle, INVALID_HANDLE_VALUE)) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(m_handle, other.m_handle);
    return *this;
  }
  ~Handle() {
    if (isOpen()) CloseHandle(m_handle);
  }

  bool isOpen() const { return m_handle != INVALID_HANDLE_VALUE; }
  HANDLE get() const { return m_handle; }

 private:
  HANDLE m_handle;
};

struct Opened {
  Handle file;
  int error = 0;
};

/// Deleted on close, which the system does whatever ends the program. No write-through: each write would wait
/// for the drive's cache to be emptied, which is timed once, as the flush.
Opened openTemporary(const std::string& folder, DWORD flags) {
  const std::filesystem::path name = pathOf(folder) / temporaryFileName();
  Handle file(CreateFileW(name.c_str(), GENERIC_READ | GENERIC_WRITE | DELETE,
                          FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr, CREATE_NEW,
                          FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE | flags, nullptr));
  const int error = file.isOpen() ? 0 : lastError();
  return {std::move(file), error};
}

/// Where in the file a call is to work.
OVERLAPPED place(std::uint64_t offset) {
  OVERLAPPED overlapped{};
  overlapped.Offset = static_cast<DWORD>(offset & 0xFFFFFFFF);
  overlapped.OffsetHigh = static_cast<DWORD>(offset >> 32);
  return overlapped;
}

/// One call takes less than 4 GiB.
DWORD callSize(std::uint64_t leftBytes) {
  constexpr std::uint64_t most = std::uint64_t{1} << 30;
  return static_cast<DWORD>(leftBytes < most ? leftBytes : most);
}

class WindowsFile : public DirectFile {
 public:
  WindowsFile(Handle file, FolderFacts folder, bool direct, bool inMemory)
      : m_file(std::move(file)), m_folder(std::move(folder)), m_direct(direct), m_inMemory(inMemory) {}

  Status write(const std::byte* data, Bytes size, Bytes offset) override {
    const Attempt whole =
        transferWhole(size.count, m_folder.sector.count, [&](std::uint64_t done) -> Attempt {
          OVERLAPPED at = place(offset.count + done);
          DWORD moved = 0;
          if (!WriteFile(m_file.get(), data + done, callSize(size.count - done), &moved, &at))
            return {0, lastError()};
          return {moved};
        });
    return writeOutcome(whole, size, offset, m_folder.path, windowsErrors);
  }

  Status read(std::byte* data, Bytes size, Bytes offset) override {
    const Attempt whole =
        transferWhole(size.count, m_folder.sector.count, [&](std::uint64_t done) -> Attempt {
          OVERLAPPED at = place(offset.count + done);
          DWORD moved = 0;
          if (!ReadFile(m_file.get(), data + done, callSize(size.count - done), &moved, &at))
            return {0, lastError() == ERROR_HANDLE_EOF ? 0 : lastError()};
          return {moved};
        });
    return readOutcome(whole, size, offset, m_folder.path, windowsErrors);
  }

  Status flush() override {
    if (FlushFileBuffers(m_file.get())) return success();
    return pathError("flush-failed", m_folder.path, systemText(lastError()));
  }

  /// Nothing tells which pages are cached; with FILE_FLAG_NO_BUFFERING accepted the cache takes no part.
  CacheBypass bypass() override {
    if (!m_direct) return CacheBypass::Refused;
    return m_inMemory ? CacheBypass::NotReal : CacheBypass::Direct;
  }

 private:
  Handle m_file;
  FolderFacts m_folder;
  bool m_direct;
  bool m_inMemory;
};

bool isRamDisk(const std::string& folder) {
  const std::filesystem::path path = pathOf(folder);
  std::array<wchar_t, MAX_PATH + 1> root{};
  if (!GetVolumePathNameW(path.c_str(), root.data(), static_cast<DWORD>(root.size()))) return false;
  return GetDriveTypeW(root.data()) == DRIVE_RAMDISK;
}

/// A file in a compressed folder would be compressed, which goes through the cache. Best effort.
void leaveUncompressed(HANDLE file) {
  USHORT format = COMPRESSION_FORMAT_NONE;
  DWORD returned = 0;
  DeviceIoControl(file, FSCTL_SET_COMPRESSION, &format, sizeof(format), nullptr, 0, &returned, nullptr);
}

/// Space and length are set beforehand, so that no write has to extend the file. What cannot be set is found
/// out by writing.
int reserve(HANDLE file, Bytes size) {
  FILE_ALLOCATION_INFO allocation{};
  allocation.AllocationSize.QuadPart = static_cast<LONGLONG>(size.count);
  if (!SetFileInformationByHandle(file, FileAllocationInfo, &allocation, sizeof(allocation)) &&
      isDiskFull(lastError()))
    return lastError();
  FILE_END_OF_FILE_INFO end{};
  end.EndOfFile.QuadPart = static_cast<LONGLONG>(size.count);
  if (!SetFileInformationByHandle(file, FileEndOfFileInfo, &end, sizeof(end)) && isDiskFull(lastError()))
    return lastError();
  return 0;
}

}  // namespace

Result<std::unique_ptr<DirectFile>> createDirectFile(const FolderFacts& folder, Bytes size,
                                                     const std::stop_token& stop) {
  Opened opened = openTemporary(folder.path, FILE_FLAG_NO_BUFFERING);
  const bool direct = opened.error != ERROR_INVALID_PARAMETER;
  if (!direct) opened = openTemporary(folder.path, 0);
  if (opened.error != 0) return createError(folder.path, opened.error, size);
  leaveUncompressed(opened.file.get());
  if (stop.stop_requested()) return Error{"stopped", {}};
  if (const int error = reserve(opened.file.get(), size)) return createError(folder.path, error, size);
  return Result<std::unique_ptr<DirectFile>>(
      std::make_unique<WindowsFile>(std::move(opened.file), folder, direct, isRamDisk(folder.path)));
}

}  // namespace strata
