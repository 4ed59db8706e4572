// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <new>

#include "core/base/units.h"

namespace strata {

/// The largest page in use as a base page: direct I/O wants buffers aligned to the sector, some systems to
/// the page.
inline constexpr std::size_t bufferAlignmentBytes = 64 * 1024;

struct BufferFree {
  std::align_val_t alignment{bufferAlignmentBytes};

  void operator()(std::byte* data) const { ::operator delete[](data, alignment); }
};
using Buffer = std::unique_ptr<std::byte[], BufferFree>;

/// The distance from one block to the next where several lie side by side: each begins a page of its own.
inline constexpr Bytes blockStride(Bytes block) {
  constexpr Bytes page = 4_KiB;
  return page * ((block.count + page.count - 1) / page.count);
}

/// Memory for direct I/O, not filled; null when the system gives none. Where the system has large pages to
/// give, larger buffers get them when they are first written: a request over many small pages, which lie
/// anywhere, goes to the drive in parts.
Buffer makeBuffer(Bytes size);

}  // namespace strata
