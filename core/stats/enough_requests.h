// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "core/model/run.h"

/// Tells which percentiles of latencies a number of requests can bear.
namespace strata {

/// So many requests at least took longer than a percentile that is given: fewer than ten are counted to a
/// third at best, since the deviation of a count is its root. So p99 needs 1,000 requests, and p99.9 needs
/// 10,000.
inline constexpr double leastBeyond = 10;

/// The requests that the percentile of this fraction needs; the longest of all (1) needs one.
inline std::uint64_t requestsFor(double fraction) {
  if (!(fraction < 1)) return 1;
  return static_cast<std::uint64_t>(std::llround(leastBeyond / (1 - fraction)));
}

/// Whether a disk's figure rests on fewer requests than that; never where another program tells no number.
inline bool hasTooFewFor(double fraction, const Measured& measured) {
  return measured.disk && measured.iterations > 0 && measured.iterations < requestsFor(fraction);
}

/// latencyNsAt() where there were enough requests for it.
inline std::optional<std::uint64_t> percentileNs(const Measured& measured, double fraction) {
  return hasTooFewFor(fraction, measured) ? std::nullopt : latencyNsAt(measured, fraction);
}

}  // namespace strata
