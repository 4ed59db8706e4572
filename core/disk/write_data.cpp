// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/write_data.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <utility>

#include "core/base/random_words.h"
#include "core/disk/data_pool.h"
#include "core/disk/random_data.h"

namespace strata {

namespace {

/// SplitMix64's finisher: one to one, so that no two numbers give the same stamp.
std::uint64_t stampOf(std::uint64_t number) {
  return RandomWords(number).next();
}

}  // namespace

Result<WriteData> WriteData::create(Bytes size, std::uint64_t seed, std::stop_token stop) {
  Buffer data = makeBuffer(size);
  if (!data) return Error{"allocation-failed", {{"size_bytes", static_cast<std::int64_t>(size.count)}}};
  RandomWords words(seed);
  if (!fillWithRandomWords(data.get(), size, words, stop)) return Error{"stopped", {}};
  return WriteData(std::move(data), size, words.next());
}

WriteData::WriteData(Buffer data, Bytes size, std::uint64_t seed)
    : m_data(std::move(data)), m_size(size), m_stamp(seed) {}

bool WriteData::divide(Bytes block) {
  const Bytes stride = blockStride(block);
  try {
    m_free.resize(m_size.count / stride.count);
  } catch (const std::bad_alloc&) {
    return false;
  }
  for (std::size_t i = 0; i < m_free.size(); ++i) m_free[i] = m_data.get() + (stride * i).count;
  m_block = block.count;
  m_head = 0;
  m_tail = 0;
  return true;
}

const std::byte* WriteData::take() noexcept {
  std::byte* const data = m_data.get() + (m_free[m_head] - m_data.get());
  if (++m_head == m_free.size()) m_head = 0;
  // The next is touched soon, and has not been for long.
  __builtin_prefetch(m_free[m_head], 1);
  for (std::uint64_t at = 0; at < m_block; at += DataPool::stampedSector.count) {
    const std::uint64_t stamp = stampOf(m_stamp++);
    std::memcpy(data + at, &stamp, sizeof stamp);
  }
  return data;
}

}  // namespace strata
