// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/random_data.h"

#include <cstdint>
#include <cstring>

#include "core/base/pieces.h"

namespace strata {

bool fillWithRandomWords(std::byte* data, Bytes size, RandomWords& words, const std::stop_token& stop) {
  constexpr std::uint64_t wordBytes = sizeof(std::uint64_t);
  constexpr Bytes piece = 64_KiB;
  return inPieces(size, piece, stop, [&](Bytes offset, Bytes part) {
    for (std::uint64_t at = 0; at + wordBytes <= part.count; at += wordBytes) {
      const std::uint64_t word = words.next();
      std::memcpy(data + offset.count + at, &word, wordBytes);
    }
  });
}

}  // namespace strata
