// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/marked_data.h"

#include <boost/crc.hpp>
#include <cstring>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/base/pieces.h"
#include "core/base/random_words.h"

namespace strata {

namespace {

/// Castagnoli's polynomial, as iSCSI and file systems use it: it finds more of what happens to sectors than
/// the older one.
using Crc32c = boost::crc_optimal<32, 0x1EDC6F41, 0xFFFFFFFF, 0xFFFFFFFF, true, true>;

struct Header {
  std::uint64_t magic = 0x53747261'74614D6B;
  std::uint64_t seed = 0;
  std::uint64_t offset = 0;
  std::uint64_t round = 0;
  std::uint32_t contentChecksum = 0;
  std::uint32_t padding = 0;
};
static_assert(std::is_trivially_copyable_v<Header> && sizeof(Header) == 40);

constexpr std::size_t checksumAt = sizeof(Header);
constexpr std::size_t contentAt = 48;
constexpr std::size_t contentBytes = MarkedData::sector.count - contentAt;

std::uint32_t checksum(const void* data, std::size_t size) {
  Crc32c crc;
  crc.process_bytes(data, size);
  return crc.checksum();
}

std::optional<DataFault> faultOf(const std::byte* sector, Bytes offset, const DataMark& mark) {
  Header header;
  std::uint32_t headerChecksum = 0;
  std::memcpy(&header, sector, sizeof(header));
  std::memcpy(&headerChecksum, sector + checksumAt, sizeof(headerChecksum));
  // What the header says is worth something only if the whole sector is as it was once written.
  if (header.magic != Header().magic || headerChecksum != checksum(&header, sizeof(header)) ||
      header.contentChecksum != checksum(sector + contentAt, contentBytes))
    return DataFault::Corrupt;
  if (header.seed != mark.seed) return DataFault::Stale;
  if (header.offset != offset.count) return DataFault::Misplaced;
  if (header.round != mark.round) return DataFault::Stale;
  return std::nullopt;
}

}  // namespace

Result<MarkedData> MarkedData::create(std::size_t blocks, Bytes block, std::uint64_t seed,
                                      std::stop_token stop) {
  const Bytes size = block * blocks;
  const auto refused = [&] {
    return Error{"allocation-failed", {{"size_bytes", static_cast<std::int64_t>(size.count)}}};
  };
  Buffer data = makeBuffer(size);
  if (!data) return refused();
  std::vector<std::uint32_t> checksums;
  try {
    checksums.reserve(size.count / sector.count);
  } catch (const std::bad_alloc&) {
    return refused();
  }
  RandomWords words(seed);
  constexpr Bytes piece = 64_KiB;  // a stop is looked for between two
  const bool filled = inPieces(size, piece, stop, [&](Bytes offset, Bytes part) {
    std::byte* const begin = data.get() + offset.count;
    for (std::uint64_t at = 0; at < part.count; at += sizeof(std::uint64_t)) {
      const std::uint64_t word = words.next();
      std::memcpy(begin + at, &word, sizeof(word));
    }
    for (std::uint64_t at = 0; at < part.count; at += sector.count)
      checksums.push_back(checksum(begin + at + contentAt, contentBytes));
  });
  if (!filled) return Error{"stopped", {}};
  return MarkedData(std::move(data), block, seed, std::move(checksums));
}

MarkedData::MarkedData(Buffer data, Bytes block, std::uint64_t seed, std::vector<std::uint32_t> checksums)
    : m_data(std::move(data)), m_block(block), m_seed(seed), m_checksums(std::move(checksums)) {}

std::byte* MarkedData::mark(std::size_t index, Bytes offset, std::uint64_t round) {
  std::byte* const block = m_data.get() + (m_block * index).count;
  std::size_t sectorIndex = index * (m_block.count / sector.count);
  for (Bytes at; at < m_block; at = at + sector) {
    Header header;
    header.seed = m_seed;
    header.offset = (offset + at).count;
    header.round = round;
    header.contentChecksum = m_checksums[sectorIndex++];
    const std::uint32_t headerChecksum = checksum(&header, sizeof(header));
    std::memcpy(block + at.count, &header, sizeof(header));
    std::memcpy(block + at.count + checksumAt, &headerChecksum, sizeof(headerChecksum));
  }
  return block;
}

std::vector<FaultyPlace> faultyPlaces(const std::byte* data, Bytes size, Bytes offset, const DataMark& mark) {
  constexpr Bytes sector = MarkedData::sector;
  std::vector<FaultyPlace> places;
  for (Bytes at; at < size; at = at + sector) {
    const auto fault = faultOf(data + at.count, offset + at, mark);
    if (!fault) continue;
    const bool goesOn = !places.empty() && places.back().fault == *fault &&
                        places.back().offset + places.back().size == offset + at;
    if (goesOn)
      places.back().size = places.back().size + sector;
    else
      places.push_back({offset + at, sector, *fault});
  }
  return places;
}

}  // namespace strata
