// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/distribution.h"

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

}  // namespace strata
