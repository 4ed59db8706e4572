// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/block_order.h"

#include <algorithm>
#include <bit>

#include "core/base/random_words.h"

namespace strata {

namespace {

unsigned halfBitsFor(std::uint64_t count) {
  const auto bits = static_cast<unsigned>(std::bit_width(count - 1));
  return std::max(1U, (bits + 1) / 2);
}

}  // namespace

RandomOrder::RandomOrder(std::uint64_t count, std::uint64_t seed)
    : m_count(count), m_halfBits(halfBitsFor(count)), m_halfMask((std::uint64_t{1} << m_halfBits) - 1) {
  RandomWords words(seed);
  for (std::uint64_t& key : m_keys) key = words.next();
}

BlockOrder::BlockOrder(Pattern pattern, std::uint64_t blocks, std::uint64_t threads, std::uint64_t thread,
                       std::uint64_t seed)
    : m_pattern(pattern),
      m_threads(threads),
      m_begin(pattern == Pattern::Serial ? blocks / threads * thread + std::min(thread, blocks % threads)
                                         : 0),
      m_end(pattern == Pattern::Serial ? m_begin + blocks / threads + (thread < blocks % threads ? 1 : 0)
                                       : blocks),
      m_place(pattern == Pattern::Serial ? m_begin : thread),
      m_seed(seed),
      m_order(blocks, seed) {}

/// Every thread comes to the same order for the same round, wherever the others are.
void BlockOrder::beginRound() noexcept {
  m_place -= m_end;
  ++m_round;
  m_order = RandomOrder(m_end, RandomWords(m_seed + m_round).next());
}

}  // namespace strata
