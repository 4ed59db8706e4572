// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace strata::test {

/// Where the bytes under test lie between the guards.
enum class Placement {
  Middle,   ///< 4 KiB and more of canary bytes on both sides, 1088 bytes past a page where `shifted`
  AtStart,  ///< right after a page that may not be touched; canaries behind
  AtEnd,    ///< right before such a page; canaries in front
};

/// Bytes between canaries, and those between two pages that neither loads nor stores survive.
class GuardedBuffer {
 public:
  GuardedBuffer(std::size_t sizeBytes, Placement placement, bool shifted = false);
  ~GuardedBuffer();
  GuardedBuffer(const GuardedBuffer&) = delete;
  GuardedBuffer& operator=(const GuardedBuffer&) = delete;

  std::span<std::byte> bytes() const { return {m_bytes, m_sizeBytes}; }

  /// Overwrites the bytes, never the canaries, with a pattern without short periods that depends on `seed`.
  void fill(std::uint64_t seed);

  /// Whether every canary is as it was made.
  bool canariesIntact() const;

 private:
  std::byte* m_mapping = nullptr;  ///< guard page, data pages, guard page
  std::size_t m_mappingBytes = 0;
  std::byte* m_data = nullptr;  ///< the data pages
  std::size_t m_dataBytes = 0;
  std::byte* m_bytes = nullptr;
  std::size_t m_sizeBytes = 0;
};

/// Memory of whole pages of which the first and the last can be neither read nor written. One file per
/// system.
std::byte* mapGuarded(std::size_t sizeBytes);
void unmapGuarded(std::byte* mapping, std::size_t sizeBytes);
std::size_t guardPageBytes();

/// A sequence for test data.
class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : m_state(seed) {}
  std::uint64_t next() {
    std::uint64_t z = m_state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t m_state;
};

}  // namespace strata::test
