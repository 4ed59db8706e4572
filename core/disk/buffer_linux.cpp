// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mman.h>

#include "core/disk/buffer.h"

namespace strata {

namespace {

/// The size of a large page on x86-64 and on arm64 with base pages of 4 KiB; where they are larger, nothing
/// is lost.
constexpr Bytes largePage = 2_MiB;
/// A smaller buffer would waste more of a large page than it uses.
constexpr Bytes leastForLarge = 1_MiB;

}  // namespace

Buffer makeBuffer(Bytes size) {
  BufferFree free;
  const bool large = size >= leastForLarge;
  if (large) {
    free.alignment = std::align_val_t{largePage.count};
    size = largePage * ((size.count + largePage.count - 1) / largePage.count);
  }
  void* const data = ::operator new[](size.count, free.alignment, std::nothrow);
  // Advice: the system may have none, and small pages do.
  if (large && data != nullptr) madvise(data, size.count, MADV_HUGEPAGE);
  return Buffer(static_cast<std::byte*>(data), free);
}

}  // namespace strata
