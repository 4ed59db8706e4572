// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace strata {

/// A random order of numbers that needs no memory: each of `count` exactly once. A Feistel network of four
/// rounds (Luby and Rackoff, "How to Construct Pseudorandom Permutations from Pseudorandom Functions", 1988)
/// permutes the least power of four that holds them, and what falls outside is sent through again until it
/// falls inside (cycle walking: Black and Rogaway, "Ciphers with Arbitrary Finite Domains", 2002).
class RandomOrder {
 public:
  /// `count` is 1 … 2^62.
  RandomOrder(std::uint64_t count, std::uint64_t seed);

  /// The number at that place of the order, both below the count. Some 20 ns.
  std::uint64_t at(std::uint64_t place) const noexcept {
    do {
      place = permuted(place);
    } while (place >= m_count);
    return place;
  }
  std::uint64_t count() const { return m_count; }

 private:
  std::uint64_t permuted(std::uint64_t number) const noexcept {
    std::uint64_t left = number >> m_halfBits;
    std::uint64_t right = number & m_halfMask;
    for (const std::uint64_t key : m_keys) {
      const std::uint64_t mixed = (right ^ key) * 0x9E3779B97F4A7C15;
      const std::uint64_t next = left ^ ((mixed ^ (mixed >> 32)) & m_halfMask);
      left = right;
      right = next;
    }
    return (left << m_halfBits) | right;
  }

  std::uint64_t m_count;
  unsigned m_halfBits;
  std::uint64_t m_halfMask;
  std::array<std::uint64_t, 4> m_keys;
};

/// The order in which one of several threads goes through the blocks of a file, without end. In a sequential
/// order each thread has a part of its own, and begins it again at its end. A random order is shared by all
/// threads: each block comes once per round, whichever thread takes it, and each round has an order of its
/// own.
class BlockOrder {
 public:
  enum class Pattern { Serial, Random };

  /// There are at least as many blocks as threads.
  BlockOrder(Pattern pattern, std::uint64_t blocks, std::uint64_t threads, std::uint64_t thread,
             std::uint64_t seed);

  std::uint64_t next() noexcept {
    const std::uint64_t place = m_place;
    if (m_pattern == Pattern::Serial) {
      if (++m_place == m_end) m_place = m_begin;
      return place;
    }
    const std::uint64_t block = m_order.at(place);
    m_place += m_threads;
    if (m_place >= m_end) beginRound();
    return block;
  }

 private:
  void beginRound() noexcept;

  Pattern m_pattern;
  std::uint64_t m_threads;
  std::uint64_t m_begin;
  std::uint64_t m_end;
  std::uint64_t m_place;
  std::uint64_t m_seed;
  std::uint64_t m_round = 0;
  RandomOrder m_order;
};

}  // namespace strata
