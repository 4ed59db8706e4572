// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/distribution.h"

#include <algorithm>

#include "core/stats/bootstrap.h"
#include "core/stats/summary.h"

namespace strata {

void describeCleanSamples(Measured& measured, const std::vector<double>& samples, SampleDigits digits) {
  measured.median = median(samples);
  measured.mad = medianAbsoluteDeviation(samples);
  measured.quantiles = quantilesToStore(samples);
  measured.count = samples.size();
  measured.cleanCount = samples.size();
  for (const std::size_t index : evenlySpaced(samples.size(), mostStoredSamples))
    measured.samples.push_back(digits == SampleDigits::All ? samples[index] : asStored(samples[index]));
  measured.clean.assign(measured.samples.size(), true);
}

void addInterval(Measured& measured, const std::vector<double>& samples, const Statistic& statistic,
                 std::uint64_t seed) {
  if (samples.empty()) return;
  constexpr std::size_t resamples = 200;
  const auto interval = blockBootstrap(samples, statistic, usualBlockLength(samples.size()),
                                       measured.confidence, resamples, seed);
  if (!interval) return;
  measured.low = std::min(interval->low, measured.value);
  measured.high = std::max(interval->high, measured.value);
}

}  // namespace strata
