// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace strata {

/// A part of a file that lies in one piece on its device; all three in one unit.
struct Extent {
  std::uint64_t offset = 0;  ///< in the file
  std::uint64_t place = 0;   ///< on the device
  std::uint64_t length = 0;
};

/// How many pieces these are when those that follow each other in file and device count as one: file systems
/// bound the length of one, and part what is written from what is only reserved.
std::uint64_t piecesOf(const std::vector<Extent>& extents);

}  // namespace strata
