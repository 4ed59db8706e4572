// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "tests/kernels/guarded_buffer.h"

namespace strata::test {

std::size_t guardPageBytes() {
  SYSTEM_INFO info{};
  GetSystemInfo(&info);
  return info.dwPageSize;
}

std::byte* mapGuarded(std::size_t sizeBytes) {
  auto* start = static_cast<std::byte*>(VirtualAlloc(nullptr, sizeBytes, MEM_RESERVE, PAGE_NOACCESS));
  if (start == nullptr) return nullptr;
  const std::size_t page = guardPageBytes();
  if (VirtualAlloc(start + page, sizeBytes - 2 * page, MEM_COMMIT, PAGE_READWRITE) == nullptr) {
    VirtualFree(start, 0, MEM_RELEASE);
    return nullptr;
  }
  return start;
}

void unmapGuarded(std::byte* mapping, std::size_t) {
  VirtualFree(mapping, 0, MEM_RELEASE);
}

}  // namespace strata::test
