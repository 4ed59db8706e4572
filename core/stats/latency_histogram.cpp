// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/latency_histogram.h"

#include <algorithm>
#include <bit>
#include <boost/histogram/histogram.hpp>
#include <boost/histogram/storage_adaptor.hpp>
#include <cmath>
#include <tuple>
#include <vector>

namespace strata {

struct LatencyHistogram::Counts {
  /// Whole nanoseconds up to 2048; from there on each doubling is divided into 1024 equal bins, so that a bin
  /// is less than a thousandth of what lies in it.
  class LogLinearAxis {
   public:
    using Index = boost::histogram::axis::index_type;

    Index index(std::uint64_t ns) const noexcept {
      // How far the number must be shifted to leave eleven bits.
      const int shift = std::max(static_cast<int>(std::bit_width(ns)) - exactBits, 0);
      const auto bin = static_cast<Index>((static_cast<std::uint64_t>(shift) << binBits) + (ns >> shift));
      return std::min(bin, size() - 1);
    }
    Index size() const noexcept { return (mostBits - exactBits + 2) << binBits; }
    /// Every number has a bin: nothing is to be checked when one is counted.
    static constexpr bool inclusive() { return true; }
    bool operator==(const LogLinearAxis&) const { return true; }

    /// The largest number that falls into the bin; the library asks for it under this name.
    std::uint64_t value(Index bin) const noexcept {
      const int shift = std::max((bin >> binBits) - 1, 0);
      const auto leading = static_cast<std::uint64_t>(bin) - (static_cast<std::uint64_t>(shift) << binBits);
      return ((leading + 1) << shift) - 1;
    }

   private:
    static constexpr int exactBits = 11;
    static constexpr int binBits = exactBits - 1;
    static constexpr int mostBits = 43;  // 2.4 hours in nanoseconds
  };

  using Histogram =
      boost::histogram::histogram<std::tuple<LogLinearAxis>, boost::histogram::dense_storage<std::uint64_t>>;

  Histogram bins{std::make_tuple(LogLinearAxis())};  // a default histogram has no bins
};

LatencyHistogram::LatencyHistogram() : m_counts(std::make_unique<Counts>()) {}
LatencyHistogram::~LatencyHistogram() = default;
LatencyHistogram::LatencyHistogram(LatencyHistogram&&) noexcept = default;
LatencyHistogram& LatencyHistogram::operator=(LatencyHistogram&&) noexcept = default;

void LatencyHistogram::record(std::uint64_t ns) noexcept {
  m_counts->bins(ns);
  ++m_count;
  m_max = std::max(m_max, ns);
}

void LatencyHistogram::add(const LatencyHistogram& other) {
  m_counts->bins += other.m_counts->bins;
  m_count += other.m_count;
  m_max = std::max(m_max, other.m_max);
}

void LatencyHistogram::clear() {
  m_counts->bins.reset();
  m_count = 0;
  m_max = 0;
}

std::uint64_t LatencyHistogram::atFraction(double fraction) const {
  if (m_count == 0) return 0;
  // Nearest rank. A fraction that a double rounds up a little must not ask for one more: 0.07 of 100 are 7.
  const double wanted = std::ceil(std::nextafter(fraction, 0.0) * static_cast<double>(m_count));
  const auto rank = std::clamp<std::uint64_t>(static_cast<std::uint64_t>(wanted), 1, m_count);
  const Counts::LogLinearAxis& axis = m_counts->bins.axis();
  std::uint64_t reached = 0;
  for (Counts::LogLinearAxis::Index bin = 0; bin < axis.size(); ++bin) {
    reached += m_counts->bins.at(bin);
    if (reached >= rank) return std::min(axis.value(bin), m_max);
  }
  return m_max;
}

std::vector<LatencyQuantile> latencyQuantiles(const LatencyHistogram& histogram) {
  std::vector<LatencyQuantile> quantiles;
  if (histogram.count() == 0) return quantiles;
  for (const double fraction :
       {0.0, 0.01,  0.05, 0.1,  0.2,  0.3,  0.4,   0.5,   0.6,   0.7,    0.75,   0.8,     0.85,
        0.9, 0.925, 0.95, 0.97, 0.98, 0.99, 0.995, 0.998, 0.999, 0.9995, 0.9999, 0.99999, 1.0})
    quantiles.push_back({fraction, histogram.atFraction(fraction)});
  return quantiles;
}

}  // namespace strata
