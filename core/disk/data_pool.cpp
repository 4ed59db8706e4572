// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/data_pool.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "core/base/random_words.h"
#include "core/disk/random_data.h"

namespace strata {

namespace {

constexpr std::uint64_t wordBytes = sizeof(std::uint64_t);

/// One to one for a given seed, so that no two places of a file get the same stamp.
std::uint64_t stampOf(std::uint64_t seed, std::uint64_t place) {
  return RandomWords(seed + place).next();
}

std::uint64_t wordAt(const std::byte* data) {
  std::uint64_t word = 0;
  std::memcpy(&word, data, wordBytes);
  return word;
}

Bytes roundUp(Bytes size, Bytes unit) {
  return unit * ((size.count + unit.count - 1) / unit.count);
}

}  // namespace

Result<DataPool> DataPool::create(Bytes size, Bytes block, std::uint64_t seed, std::stop_token stop) {
  const Bytes stride = roundUp(block, stampedSector);
  const std::uint64_t slots = std::max<std::uint64_t>(1, size.count / stride.count);
  const Bytes total = stride * slots;
  Buffer data = makeBuffer(total);
  if (!data) return Error{"allocation-failed", {{"size_bytes", static_cast<std::int64_t>(total.count)}}};

  RandomWords words(seed);
  if (!fillWithRandomWords(data.get(), total, words, stop)) return Error{"stopped", {}};
  return DataPool(std::move(data), block, stride, slots, RandomWords(~seed).next());
}

DataPool::DataPool(Buffer data, Bytes block, Bytes stride, std::uint64_t slots, std::uint64_t stampSeed)
    : m_data(std::move(data)), m_block(block), m_stride(stride), m_slots(slots), m_stampSeed(stampSeed) {}

std::byte* DataPool::slot(Bytes offset) const {
  const std::uint64_t index = offset.count / m_block.count % m_slots;
  return m_data.get() + (m_stride * index).count;
}

const std::byte* DataPool::stamped(Bytes offset, Bytes size) {
  std::byte* data = slot(offset);
  for (std::uint64_t at = 0; at < size.count; at += stampedSector.count) {
    const std::uint64_t stamp = stampOf(m_stampSeed, offset.count + at);
    std::memcpy(data + at, &stamp, wordBytes);
  }
  return data;
}

bool DataPool::matches(const std::byte* data, Bytes offset, Bytes size) const {
  const std::byte* pool = slot(offset);
  for (std::uint64_t at = 0; at < size.count; at += stampedSector.count) {
    const std::uint64_t stamp = stampOf(m_stampSeed, offset.count + at);
    if (wordAt(data + at) != stamp) return false;
    const std::uint64_t words = std::min(stampedSector.count, size.count - at) / wordBytes;
    // The probe is not the first word: that is the stamp, which in the pool may be another round's by now.
    const std::uint64_t probe = words > 1 ? at + (1 + stamp % (words - 1)) * wordBytes : at;
    if (probe != at && wordAt(data + probe) != wordAt(pool + probe)) return false;
  }
  return true;
}

}  // namespace strata
