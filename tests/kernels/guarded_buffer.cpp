// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/kernels/guarded_buffer.h"

#include <algorithm>
#include <cstring>
#include <new>

namespace strata::test {
namespace {

constexpr std::size_t canaryBytes = 4096;

std::byte canary(std::size_t at) {
  return static_cast<std::byte>((at * 37 + at / 251 + 0xa5) & 0xff);
}

}  // namespace

GuardedBuffer::GuardedBuffer(std::size_t sizeBytes, Placement placement, bool shifted)
    : m_sizeBytes(sizeBytes) {
  const std::size_t page = guardPageBytes();
  const std::size_t shift = shifted ? 1088 : 0;
  m_dataBytes = (sizeBytes + 2 * canaryBytes + shift + page - 1) / page * page;
  m_mappingBytes = m_dataBytes + 2 * page;
  m_mapping = mapGuarded(m_mappingBytes);
  if (m_mapping == nullptr) throw std::bad_alloc();
  m_data = m_mapping + page;
  switch (placement) {
    case Placement::Middle:
      m_bytes = m_data + canaryBytes + shift;
      break;
    case Placement::AtStart:
      m_bytes = m_data;
      break;
    case Placement::AtEnd:
      m_bytes = m_data + m_dataBytes - sizeBytes;
      break;
  }
  for (std::size_t i = 0; i < m_dataBytes; ++i) m_data[i] = canary(i);
}

GuardedBuffer::~GuardedBuffer() {
  unmapGuarded(m_mapping, m_mappingBytes);
}

void GuardedBuffer::fill(std::uint64_t seed) {
  SplitMix64 random(seed);
  for (std::size_t i = 0; i < m_sizeBytes; i += sizeof(std::uint64_t)) {
    const std::uint64_t word = random.next();
    std::memcpy(m_bytes + i, &word, std::min(sizeof word, m_sizeBytes - i));
  }
}

bool GuardedBuffer::canariesIntact() const {
  const auto begin = static_cast<std::size_t>(m_bytes - m_data);
  const auto intact = [&](std::size_t from, std::size_t to) {
    while (from < to && m_data[from] == canary(from)) ++from;
    return from >= to;
  };
  return intact(0, begin) && intact(begin + m_sizeBytes, m_dataBytes);
}

}  // namespace strata::test
