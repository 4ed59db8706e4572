// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/units.h"
#include "core/disk/buffer.h"
#include "core/model/result.h"

namespace strata {

/// Incompressible blocks for writes of which several are under way at once: made before anything is timed,
/// and used in turn, so that little repeats within what a drive or file system compresses at once. What is
/// under way is left alone, since a file system with checksums would see it change. Each sector of 4 KiB that
/// is handed out bears a number of its own, so that none is equal to another of this run. Used by one thread,
/// which should be the one that makes it.
class WriteData {
 public:
  /// Errors: `allocation-failed` (size_bytes), `stopped`.
  static Result<WriteData> create(Bytes size, std::uint64_t seed, std::stop_token stop);

  /// Divides the buffer from now on into blocks of that size, which lie blockStride() apart; at least one
  /// fits, and none may be out. False where there is no memory for the list of them.
  bool divide(Bytes block);
  std::size_t blocks() const { return m_free.size(); }

  /// One that is not out, stamped. At most blocks() at once.
  const std::byte* take() noexcept;
  void giveBack(const std::byte* data) noexcept {
    m_free[m_tail] = data;
    if (++m_tail == m_free.size()) m_tail = 0;
  }

 private:
  WriteData(Buffer data, Bytes size, std::uint64_t seed);

  Buffer m_data;
  Bytes m_size;
  std::uint64_t m_block = 0;
  std::vector<const std::byte*> m_free;  ///< a ring: the longest unused first
  std::size_t m_head = 0;
  std::size_t m_tail = 0;
  std::uint64_t m_stamp;
};

}  // namespace strata
