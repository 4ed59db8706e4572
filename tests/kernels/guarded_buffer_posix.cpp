// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mman.h>
#include <unistd.h>

#include "tests/kernels/guarded_buffer.h"

namespace strata::test {

std::size_t guardPageBytes() {
  return static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::byte* mapGuarded(std::size_t sizeBytes) {
  void* mapping = mmap(nullptr, sizeBytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (mapping == MAP_FAILED) return nullptr;
  auto* start = static_cast<std::byte*>(mapping);
  const std::size_t page = guardPageBytes();
  if (mprotect(start + page, sizeBytes - 2 * page, PROT_READ | PROT_WRITE) != 0) {
    munmap(mapping, sizeBytes);
    return nullptr;
  }
  return start;
}

void unmapGuarded(std::byte* mapping, std::size_t sizeBytes) {
  munmap(mapping, sizeBytes);
}

}  // namespace strata::test
