// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Walks by shuffled chunks: in the order of the caller's table, and serially within a chunk. That is the
/// random test of Zack Smith's bandwidth: the prefetchers follow within a chunk, so it is no access at random
/// by element. The table takes cache of its own, four bytes for each chunk.
namespace strata::kernels {

inline constexpr std::uint64_t chunkBytes = 256;

/// Chunks in one iteration.
inline constexpr std::uint64_t chunksUnroll = 4;
constexpr std::uint64_t chunksUnrollFor(std::uint64_t chunks) noexcept {
  return chunks >= chunksUnroll ? chunksUnroll : 1;
}

}  // namespace strata::kernels
