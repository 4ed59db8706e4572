// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/extents.h"

namespace strata {

std::uint64_t piecesOf(const std::vector<Extent>& extents) {
  std::uint64_t pieces = 0;
  const Extent* last = nullptr;
  for (const Extent& extent : extents) {
    const bool follows = last != nullptr && last->offset + last->length == extent.offset &&
                         last->place + last->length == extent.place;
    if (!follows) ++pieces;
    last = &extent;
  }
  return pieces;
}

}  // namespace strata
