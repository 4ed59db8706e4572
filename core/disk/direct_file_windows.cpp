// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/direct_file.h"

#include <windows.h>
#include <winioctl.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/disk/extents_windows.h"
#include "core/disk/file_handle_windows.h"
#include "core/disk/iocp_queue_windows.h"
#include "core/disk/temporary_name.h"
#include "core/disk/transfer.h"

namespace strata {

namespace {

/// ERROR_DISK_QUOTA_EXCEEDED, which MinGW's headers lack.
constexpr int diskQuotaExceeded = 1295;

bool isDiskFull(int error) {
  return error == ERROR_DISK_FULL || error == ERROR_HANDLE_DISK_FULL || error == diskQuotaExceeded;
}

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
      return isDiskFull(error) ? noRoom(folder, size)
                               : pathError("create-failed", folder, systemMessage(error));
  }
}

struct Opened {
  Handle file;
  int error = 0;
};

/// Deleted on close, which the system does whatever ends the program. No write-through: each write would wait
/// for the drive's cache to be emptied, which is timed once, as the flush. Others may share it: a queue opens
/// it once more.
Opened openTemporary(const std::string& folder, DWORD flags) {
  const std::filesystem::path name = pathOf(folder) / temporaryFileName();
  Handle file(CreateFileW(name.c_str(), GENERIC_READ | GENERIC_WRITE | DELETE,
                          FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, CREATE_NEW,
                          FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE | FILE_FLAG_OVERLAPPED | flags,
                          nullptr));
  const int error = file.isOpen() ? 0 : lastError();
  return {std::move(file), error};
}

/// Each thread waits for its own calls. Null where the system gives none.
HANDLE eventOfThread() {
  thread_local const Handle event(CreateEventW(nullptr, TRUE, FALSE, nullptr));
  return event.get();
}

/// Makes one call on a file that is open for overlapped use, and waits for it. What went before does not hold
/// it up, as it would on a file that is not.
template <typename Call>
Attempt callAndWait(HANDLE file, Bytes offset, Call call) {
  OVERLAPPED at = placeAt(offset);
  at.hEvent = eventOfThread();
  DWORD moved = 0;
  if (!call(&at) && lastError() != ERROR_IO_PENDING) return {0, lastError()};
  if (!GetOverlappedResult(file, &at, &moved, TRUE)) return {0, lastError()};
  return {moved};
}

/// Wine takes FILE_FLAG_NO_BUFFERING and goes through the cache of the system below it.
bool underWine() {
  const HMODULE system = GetModuleHandleW(L"ntdll.dll");
  return system != nullptr && GetProcAddress(system, "wine_get_version") != nullptr;
}

class WindowsFile : public DirectFile {
 public:
  WindowsFile(Handle file, FolderFacts folder, Bytes size, bool writes, bool direct)
      : m_file(std::move(file)),
        m_folder(std::move(folder)),
        m_size(size),
        m_writes(writes),
        m_direct(direct) {}

  Bytes size() const override { return m_size; }

  Status write(const std::byte* data, Bytes size, Bytes offset) override {
    return writeOutcome(writeWhole(data, size, offset), size, offset, m_folder.path, systemErrors);
  }

  Status read(std::byte* data, Bytes size, Bytes offset) override {
    return readOutcome(readWhole(data, size, offset), size, offset, m_folder.path, systemErrors);
  }

  IoCompletion transfer(const IoRequest& request) override {
    const Attempt whole = request.write ? writeWhole(request.data, request.size, request.offset)
                                        : readWhole(request.data, request.size, request.offset);
    return {request.tag, Bytes{whole.movedBytes}, whole.error};
  }

  Result<std::unique_ptr<IoQueue>> openQueue(std::size_t depth) override {
    if (auto queue = iocpQueue(m_file.get(), m_writes, m_direct, m_folder.sector, depth))
      return Result<std::unique_ptr<IoQueue>>(std::move(queue));
    return DirectFile::openQueue(depth);
  }

  Status flush() override {
    if (FlushFileBuffers(m_file.get())) return success();
    return pathError("flush-failed", m_folder.path, systemMessage(lastError()));
  }
  std::string_view flushCall() const override { return "FlushFileBuffers"; }

  /// Nothing tells which pages are cached; with FILE_FLAG_NO_BUFFERING accepted the cache takes no part.
  CacheBypass bypass() override {
    if (!m_direct) return CacheBypass::Refused;
    if (m_folder.deviceInMemory) return CacheBypass::DeviceInMemory;
    if (m_folder.throughProgram) return CacheBypass::ThroughProgram;
    return underWine() ? CacheBypass::NotReal : CacheBypass::Direct;
  }
  std::optional<std::uint64_t> extents() const override { return extentsOf(m_file.get()); }

 private:
  Attempt writeWhole(const std::byte* data, Bytes size, Bytes offset) const {
    return transferWhole(size.count, m_folder.sector.count, [&](std::uint64_t done) {
      return callAndWait(m_file.get(), offset + Bytes{done}, [&](OVERLAPPED* at) {
        return WriteFile(m_file.get(), data + done, callSize(size - Bytes{done}), nullptr, at);
      });
    });
  }

  Attempt readWhole(std::byte* data, Bytes size, Bytes offset) const {
    return transferWhole(size.count, m_folder.sector.count, [&](std::uint64_t done) {
      const Attempt attempt = callAndWait(m_file.get(), offset + Bytes{done}, [&](OVERLAPPED* at) {
        return ReadFile(m_file.get(), data + done, callSize(size - Bytes{done}), nullptr, at);
      });
      return attempt.error == ERROR_HANDLE_EOF ? Attempt{} : attempt;
    });
  }

  Handle m_file;
  FolderFacts m_folder;
  Bytes m_size;
  bool m_writes;
  bool m_direct;
};

/// A file in a compressed folder would be compressed, which goes through the cache. Best effort.
void leaveUncompressed(HANDLE file) {
  USHORT format = COMPRESSION_FORMAT_NONE;
  DWORD returned = 0;
  controlAndWait(file, FSCTL_SET_COMPRESSION, &format, sizeof(format), nullptr, 0, returned);
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

/// `flags`: FILE_FLAG_NO_BUFFERING or none.
Result<std::unique_ptr<DirectFile>> create(const FolderFacts& folder, Bytes size, DWORD flags,
                                           const std::stop_token& stop) {
  Opened opened = openTemporary(folder.path, flags);
  const bool refused = flags != 0 && opened.error == ERROR_INVALID_PARAMETER;
  if (refused) opened = openTemporary(folder.path, 0);
  if (opened.error != 0) return createError(folder.path, opened.error, size);
  leaveUncompressed(opened.file.get());
  if (stop.stop_requested()) return Error{"stopped", {}};
  if (const int error = reserve(opened.file.get(), size)) return createError(folder.path, error, size);
  return Result<std::unique_ptr<DirectFile>>(
      std::make_unique<WindowsFile>(std::move(opened.file), folder, size, true, flags != 0 && !refused));
}

}  // namespace

const SystemErrors systemErrors{isDiskFull, systemMessage, ERROR_DISK_FULL, ERROR_IO_DEVICE};

Result<std::unique_ptr<DirectFile>> createDirectFile(const FolderFacts& folder, Bytes size,
                                                     const std::stop_token& stop) {
  return create(folder, size, FILE_FLAG_NO_BUFFERING, stop);
}

Result<std::unique_ptr<DirectFile>> createLogFile(const FolderFacts& folder, Bytes size,
                                                  const std::stop_token& stop) {
  return create(folder, size, 0, stop);
}

Result<std::unique_ptr<DirectFile>> openDirectFile(const std::string& path) {
  const std::filesystem::path name = pathOf(path);
  const auto open = [&name](DWORD flags) {
    return Handle(CreateFileW(name.c_str(), GENERIC_READ,
                              FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                              FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OVERLAPPED | flags, nullptr));
  };
  Handle file = open(FILE_FLAG_NO_BUFFERING);
  const bool direct = file.isOpen() || lastError() != ERROR_INVALID_PARAMETER;
  if (!direct) file = open(0);
  if (!file.isOpen()) {
    const int error = lastError();
    if (error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND || error == ERROR_INVALID_NAME)
      return pathError("file-missing", path);
    return pathError("file-not-readable", path, systemMessage(error));
  }
  LARGE_INTEGER bytes{};
  // A device or a pipe has no such size.
  if (GetFileType(file.get()) != FILE_TYPE_DISK || !GetFileSizeEx(file.get(), &bytes))
    return pathError("file-not-readable", path, systemMessage(ERROR_INVALID_FUNCTION));

  FolderFacts folder;
  const std::string parent = utf8Of(name.parent_path());
  // A file in a folder that cannot be written, whose facts are not told, can be read all the same.
  if (auto facts = readFolderFacts(parent)) folder = *std::move(facts);
  folder.path = path;
  folder.sector = std::max(folder.sector, 4_KiB);
  const Bytes size = folder.sector * (static_cast<std::uint64_t>(bytes.QuadPart) / folder.sector.count);
  if (size == 0_B)
    return Error{"file-too-small", {{"path", path}, {"size_bytes", std::int64_t{bytes.QuadPart}}}};
  return Result<std::unique_ptr<DirectFile>>(
      std::make_unique<WindowsFile>(std::move(file), folder, size, false, direct));
}

}  // namespace strata
