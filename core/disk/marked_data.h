// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/units.h"
#include "core/disk/buffer.h"
#include "core/model/result.h"

/// Data that tells where it belongs and when it was written, so that a disk that keeps something else is
/// found out, and how: each sector of 4 KiB bears a header (run, place, round) and checksums of header and
/// content (CRC-32C).
namespace strata {

/// What must stand at a place.
struct DataMark {
  std::uint64_t seed = 0;   ///< of the run
  std::uint64_t round = 0;  ///< through the file
};

/// How what was read differs from what was written last.
enum class DataFault {
  Corrupt,   ///< a checksum is wrong
  Stale,     ///< what an earlier round, or an earlier run, wrote there: a write was lost
  Misplaced  ///< what belongs to another place
};

/// Sectors one after the other with the same fault.
struct FaultyPlace {
  Bytes offset;
  Bytes size;
  DataFault fault = DataFault::Corrupt;

  friend bool operator==(const FaultyPlace&, const FaultyPlace&) = default;
};

/// Incompressible blocks to be marked: used by one thread.
class MarkedData {
 public:
  static constexpr Bytes sector = 4_KiB;

  /// Makes so many blocks, whose size is a multiple of the sector. Errors: `allocation-failed` (size_bytes),
  /// `stopped`.
  static Result<MarkedData> create(std::size_t blocks, Bytes block, std::uint64_t seed, std::stop_token stop);

  /// A block of these for that place of the file. It must not be under way. The content stays, and with it
  /// its checksum, so this touches 48 bytes of each sector.
  std::byte* mark(std::size_t index, Bytes offset, std::uint64_t round);

 private:
  MarkedData(Buffer data, Bytes block, std::uint64_t seed, std::vector<std::uint32_t> checksums);

  Buffer m_data;
  Bytes m_block;
  std::uint64_t m_seed;
  std::vector<std::uint32_t> m_checksums;  ///< of the content of each sector
};

/// The places of `data`, which was read at `offset`, that are not as `mark` says; in rising order.
std::vector<FaultyPlace> faultyPlaces(const std::byte* data, Bytes size, Bytes offset, const DataMark& mark);

}  // namespace strata
