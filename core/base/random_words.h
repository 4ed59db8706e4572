// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace strata {

/// SplitMix64 (Steele, Lea and Flood, 2014): a fast generator whose seeds may be consecutive.
class RandomWords {
 public:
  explicit RandomWords(std::uint64_t seed) : m_state(seed) {}

  std::uint64_t next() {
    m_state += 0x9e3779b97f4a7c15u;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t m_state;
};

/// Brings the elements into a random order, by Fisher and Yates' method; at most 2^32 of them.
template <typename T>
void shuffle(std::span<T> elements, RandomWords& random) {
  for (std::size_t i = elements.size(); i > 1; --i) {
    // The high bits of a product: each of 0 … i-1 is equally likely, up to 2^-32.
    const std::uint64_t partner = ((random.next() >> 32) * i) >> 32;
    std::swap(elements[i - 1], elements[partner]);
  }
}

}  // namespace strata
