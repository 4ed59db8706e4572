// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/series.h"

#include <random>
#include <utility>

namespace strata {

std::vector<SeriesMember> repetitionsOf(int count) {
  std::vector<SeriesMember> members;
  for (int repetition = 0; repetition < count; ++repetition) members.push_back({0, repetition});
  return members;
}

std::vector<SeriesMember> inTurn(std::size_t sides, int rounds) {
  std::vector<SeriesMember> members;
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < sides; ++i) members.push_back({round % 2 == 0 ? i : sides - 1 - i, round});
  return members;
}

std::vector<SeriesMember> interleavedPairs(int pairs, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  // Decides which side begins each pair. The shuffle is spelt out: that of the library differs between
  // libraries, and a seed is to give the same order everywhere.
  std::vector<std::size_t> first;
  const std::size_t start = random() & 1U;
  for (int pair = 0; pair < pairs; ++pair) first.push_back((start + static_cast<std::size_t>(pair)) & 1U);
  for (std::size_t i = first.size(); i > 1; --i) std::swap(first[i - 1], first[random() % i]);

  std::vector<SeriesMember> members;
  for (std::size_t pair = 0; pair < first.size(); ++pair) {
    members.push_back({first[pair], static_cast<int>(pair)});
    members.push_back({1 - first[pair], static_cast<int>(pair)});
  }
  return members;
}

}  // namespace strata
