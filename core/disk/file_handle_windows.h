// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <windows.h>

#include <cstdint>
#include <utility>

#include "core/base/units.h"

/// What Windows' files have in common; included by their files only.
namespace strata {

inline int lastError() {
  return static_cast<int>(GetLastError());
}

/// A handle that is closed when it goes; a file that is deleted on close goes with it.
class Handle {
 public:
  explicit Handle(HANDLE handle = INVALID_HANDLE_VALUE) : m_handle(handle) {}
  Handle(Handle&& other) noexcept : m_handle(std::exchange(other.m_handle, INVALID_HANDLE_VALUE)) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(m_handle, other.m_handle);
    return *this;
  }
  ~Handle() {
    if (isOpen()) CloseHandle(m_handle);
  }

  /// Some of the system's functions have no handle to give, others an invalid one.
  bool isOpen() const { return m_handle != INVALID_HANDLE_VALUE && m_handle != nullptr; }
  HANDLE get() const { return m_handle; }

 private:
  HANDLE m_handle;
};

/// Where in the file a call is to work.
inline OVERLAPPED placeAt(Bytes offset) {
  OVERLAPPED overlapped{};
  overlapped.Offset = static_cast<DWORD>(offset.count & 0xFFFFFFFF);
  overlapped.OffsetHigh = static_cast<DWORD>(offset.count >> 32);
  return overlapped;
}

/// DeviceIoControl on a file that is open for overlapped use, waited for. What was given is in
/// `returnedBytes` also when there is more. The system's error, or 0.
inline int controlAndWait(HANDLE file, DWORD code, void* given, DWORD givenBytes, void* room, DWORD roomBytes,
                          DWORD& returnedBytes) {
  const Handle event(CreateEventW(nullptr, TRUE, FALSE, nullptr));
  if (!event.isOpen()) return lastError();
  OVERLAPPED at{};
  // The lowest bit keeps this out of a completion port that the file may belong to.
  at.hEvent = reinterpret_cast<HANDLE>(reinterpret_cast<std::uintptr_t>(event.get()) | 1);
  if (DeviceIoControl(file, code, given, givenBytes, room, roomBytes, nullptr, &at) == 0 &&
      lastError() != ERROR_IO_PENDING && lastError() != ERROR_MORE_DATA)
    return lastError();
  return GetOverlappedResult(file, &at, &returnedBytes, TRUE) != 0 ? 0 : lastError();
}

/// One call takes less than 4 GiB.
inline DWORD callSize(Bytes left) {
  constexpr Bytes most = 1_GiB;
  return static_cast<DWORD>((left < most ? left : most).count);
}

}  // namespace strata
