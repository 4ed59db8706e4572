// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "core/stats/summary.h"

namespace strata {

std::size_t usualBlockLength(std::size_t samples) {
  return std::max<std::size_t>(1, static_cast<std::size_t>(std::sqrt(static_cast<double>(samples)) / 2));
}

std::optional<Interval> blockBootstrap(std::span<const double> samples, const Statistic& statistic,
                                       std::size_t blockLength, double confidence, std::size_t resamples,
                                       std::uint64_t seed) {
  if (samples.size() < 3) return std::nullopt;
  const std::size_t length = std::clamp<std::size_t>(blockLength, 1, samples.size());
  std::mt19937_64 random(seed);
  std::uniform_int_distribution<std::size_t> start(0, samples.size() - length);

  std::vector<double> drawn(samples.size());
  std::vector<double> estimates;
  estimates.reserve(resamples);
  for (std::size_t r = 0; r < resamples; ++r) {
    for (std::size_t filled = 0; filled < drawn.size();) {
      const auto from = samples.begin() + static_cast<std::ptrdiff_t>(start(random));
      const std::size_t take = std::min(length, drawn.size() - filled);
      std::copy_n(from, take, drawn.begin() + static_cast<std::ptrdiff_t>(filled));
      filled += take;
    }
    estimates.push_back(statistic(drawn));
  }
  std::sort(estimates.begin(), estimates.end());
  const double tail = (1 - confidence) / 2;
  return Interval{quantileOfSorted(estimates, tail), quantileOfSorted(estimates, 1 - tail)};
}

}  // namespace strata
