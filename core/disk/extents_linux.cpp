// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/extents_linux.h"

#include <linux/fiemap.h>
#include <linux/fs.h>
#include <sys/ioctl.h>

#include <cstddef>
#include <cstring>
#include <vector>

#include "core/disk/extents.h"

namespace strata {

namespace {

constexpr std::size_t atOnce = 512;

}  // namespace

std::optional<std::uint64_t> extentsOf(int file) {
  std::vector<std::uint64_t> room((sizeof(fiemap) + atOnce * sizeof(fiemap_extent)) / sizeof(std::uint64_t));
  auto* const request = reinterpret_cast<fiemap*>(room.data());
  std::vector<Extent> extents;
  // A piece of a file is at least a block of 512 bytes; a list that never ends must not keep us.
  constexpr std::size_t most = 1u << 20;
  for (std::uint64_t start = 0; extents.size() < most;) {
    std::memset(request, 0, sizeof(*request));
    request->fm_start = start;
    request->fm_length = FIEMAP_MAX_OFFSET - start;
    request->fm_extent_count = atOnce;
    if (ioctl(file, FS_IOC_FIEMAP, request) != 0) return std::nullopt;
    if (request->fm_mapped_extents == 0) break;
    for (std::uint32_t i = 0; i < request->fm_mapped_extents; ++i) {
      const fiemap_extent& found = request->fm_extents[i];
      // The data is not on the device yet, or in a place that the file system does not tell.
      if ((found.fe_flags & (FIEMAP_EXTENT_UNKNOWN | FIEMAP_EXTENT_DELALLOC)) != 0) return std::nullopt;
      extents.push_back({found.fe_logical, found.fe_physical, found.fe_length});
      if ((found.fe_flags & FIEMAP_EXTENT_LAST) != 0) return piecesOf(extents);
    }
    const std::uint64_t next = extents.back().offset + extents.back().length;
    if (next <= start) break;
    start = next;
  }
  if (extents.empty()) return std::nullopt;
  return piecesOf(extents);
}

}  // namespace strata
