// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/stats/levels.h"

namespace strata {

namespace {

constexpr double alike = 1.5;
/// The price of a level without a partner, in octaves between two sizes. So two levels are one and the same
/// unless they are 64 times apart: virtual machines do report thirty times too much.
constexpr double priceOfSingle = 3;

/// Pairs levels of two ascending lists so that the sizes differ least: sequence alignment.
class Pairing {
 public:
  Pairing(const std::vector<InferredLevel>& inferred, const std::vector<Cache>& reported)
      : m_inferred(inferred), m_reported(reported) {}

  /// Calls `both`, `onlyInferred` and `onlyReported` from the fastest level on.
  template <typename Both, typename OnlyInferred, typename OnlyReported>
  void walk(Both both, OnlyInferred onlyInferred, OnlyReported onlyReported) const {
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < m_inferred.size() || j < m_reported.size()) {
      const double rest = price(i, j);
      if (i < m_inferred.size() && j < m_reported.size() && rest == distance(i, j) + price(i + 1, j + 1)) {
        both(m_inferred[i++], m_reported[j++]);
      } else if (i < m_inferred.size() && rest == priceOfSingle + price(i + 1, j)) {
        onlyInferred(m_inferred[i++]);
      } else {
        onlyReported(m_reported[j++]);
      }
    }
  }

 private:
  /// The least price of pairing what is left. There are four or five levels, so nothing needs to be
  /// remembered.
  double price(std::size_t i, std::size_t j) const {
    if (i == m_inferred.size()) return priceOfSingle * static_cast<double>(m_reported.size() - j);
    if (j == m_reported.size()) return priceOfSingle * static_cast<double>(m_inferred.size() - i);
    return std::min({distance(i, j) + price(i + 1, j + 1), priceOfSingle + price(i + 1, j),
                     priceOfSingle + price(i, j + 1)});
  }

  double distance(std::size_t i, std::size_t j) const {
    return std::abs(std::log2(static_cast<double>(m_inferred[i].size.count) /
                              static_cast<double>(m_reported[j].size.count)));
  }

  const std::vector<InferredLevel>& m_inferred;
  const std::vector<Cache>& m_reported;
};

std::int64_t whole(Bytes size) {
  return static_cast<std::int64_t>(size.count);
}

}  // namespace

std::vector<Reason> levelMismatches(const InferredLevels& inferred, const std::vector<Cache>& reported) {
  std::vector<Reason> reasons;
  if (inferred.caches.empty()) return reasons;
  const auto compare = [&](const InferredLevel& level, const Cache& cache) {
    const double ratio = static_cast<double>(level.size.count) / static_cast<double>(cache.size.count);
    if (ratio <= alike && ratio >= 1 / alike) return;
    reasons.push_back({ratio < 1 ? "level-smaller-than-reported" : "level-larger-than-reported",
                       {{"level", std::int64_t{cache.level}},
                        {"inferred_bytes", whole(level.size)},
                        {"reported_bytes", whole(cache.size)}}});
  };
  const auto unreported = [&](const InferredLevel& level) {
    reasons.push_back(Reason{"level-not-reported",
                             {{"inferred_bytes", whole(level.size)}, {"latency_ns", level.latencyNs}}});
  };
  const auto unseen = [&](const Cache& cache) {
    if (cache.size < inferred.smallest * 2 || cache.size * 2 > inferred.largest) return;
    reasons.push_back(Reason{"level-not-seen",
                             {{"level", std::int64_t{cache.level}}, {"reported_bytes", whole(cache.size)}}});
  };
  Pairing(inferred.caches, reported).walk(compare, unreported, unseen);
  return reasons;
}

}  // namespace strata
