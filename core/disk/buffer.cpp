// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/buffer.h"

namespace strata {

Buffer makeBuffer(Bytes size) {
  const BufferFree free;
  void* const data = ::operator new[](size.count, free.alignment, std::nothrow);
  return Buffer(static_cast<std::byte*>(data), free);
}

}  // namespace strata
