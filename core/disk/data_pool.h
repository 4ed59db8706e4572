// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>

#include "core/base/units.h"
#include "core/disk/buffer.h"
#include "core/model/result.h"

namespace strata {

/// Incompressible data for writing, made once before anything is timed: making random data for each request
/// would measure the processor, and data that compresses or repeats would measure the drive's cleverness. A
/// file longer than the pool comes round to the same data, so each sector of 4 KiB is stamped with a number
/// of its own before it is written: no two sectors of a file are equal, and none equals one of a pool with
/// another seed.
///
/// Used by one thread, which should be the one that makes it: the memory then lies on its node.
class DataPool {
 public:
  /// What gets a stamp: the size in which drives and file systems look for equal data, or larger ones divide
  /// into.
  static constexpr Bytes stampedSector = 4_KiB;

  /// A pool of at least one block and otherwise of `size`, rounded down to whole blocks. `block` is the
  /// largest that will be asked for, a multiple of 8 bytes. Errors: `allocation-failed` (size_bytes),
  /// `stopped`.
  static Result<DataPool> create(Bytes size, Bytes block, std::uint64_t seed, std::stop_token stop);

  /// The data of the file from `offset` (a multiple of the block) on, stamped; `size` is at most a block.
  /// Valid until the next call. Touches 8 bytes in each 4 KiB.
  const std::byte* stamped(Bytes offset, Bytes size);

  /// Whether `data` is what stamped() gave for that place. Cheap: of each 4 KiB it compares the stamp and
  /// eight more bytes, at a place that differs from sector to sector.
  bool matches(const std::byte* data, Bytes offset, Bytes size) const;

  Bytes size() const { return m_stride * m_slots; }

 private:
  DataPool(Buffer data, Bytes block, Bytes stride, std::uint64_t slots, std::uint64_t stampSeed);

  std::byte* slot(Bytes offset) const;

  Buffer m_data;
  Bytes m_block;
  Bytes m_stride;         ///< from one block of the pool to the next
  std::uint64_t m_slots;  ///< blocks in the pool
  std::uint64_t m_stampSeed;
};

}  // namespace strata
