// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/endurance_figures.h"

#include <algorithm>

#include "core/disk/disk_figures.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

constexpr double fallenBelow = 0.7;
constexpr double shareBelow = 0.9;
constexpr std::size_t fewestAfter = 3;
constexpr std::size_t fewestFirst = 3;
constexpr std::size_t mostFirst = 8;
constexpr std::size_t firstShare = 16;

double medianRate(std::span<const EnduranceStretch> stretches) {
  std::vector<double> rates;
  for (const EnduranceStretch& stretch : stretches) rates.push_back(stretch.rate);
  return median(rates);
}

}  // namespace

StretchTally::StretchTally(Bytes all, Bytes block, Bytes least) {
  const std::uint64_t blocks = all.count / block.count;
  m_stretch = std::max(least, block * ((blocks + mostStretches - 1) / mostStretches));
}

void StretchTally::resume(std::uint64_t nowNs) {
  m_resumedNs = nowNs;
}

void StretchTally::pause(std::uint64_t nowNs) {
  m_spentNs += nowNs - m_resumedNs;
  m_resumedNs = nowNs;
}

std::optional<EnduranceStretch> StretchTally::record(std::uint64_t beginNs, std::uint64_t nowNs, Bytes size) {
  m_ofStretch.record(nowNs - beginNs);
  m_written = m_written + size;
  if (m_written - m_closedAt < m_stretch) return std::nullopt;
  pause(nowNs);
  return close();
}

std::optional<EnduranceStretch> StretchTally::rest() {
  const Bytes left = m_written - m_closedAt;
  const bool isAll = m_closedAt == 0_B && left > 0_B;
  if (isAll || (left > 0_B && left * 2 >= m_stretch)) return close();
  m_latency.add(m_ofStretch);
  m_ofStretch.clear();
  return std::nullopt;
}

EnduranceStretch StretchTally::close() {
  const EnduranceStretch stretch{
      m_written.count, megabytesPerSecond((m_written - m_closedAt).count, static_cast<double>(m_spentNs)),
      m_ofStretch.atFraction(0.5), m_ofStretch.atFraction(0.99), m_ofStretch.max()};
  m_closedAt = m_written;
  m_closedNs += m_spentNs;
  m_spentNs = 0;
  m_latency.add(m_ofStretch);
  m_ofStretch.clear();
  return stretch;
}

std::vector<EnduranceStretch> together(const std::vector<std::vector<EnduranceStretch>>& ofEach) {
  std::vector<EnduranceStretch> all;
  if (ofEach.empty()) return all;
  const auto shortest = std::min_element(ofEach.begin(), ofEach.end(),
                                         [](const auto& a, const auto& b) { return a.size() < b.size(); });
  for (std::size_t i = 0; i < shortest->size(); ++i) {
    EnduranceStretch sum;
    for (const auto& own : ofEach) {
      sum.bytes += own[i].bytes;
      sum.rate += own[i].rate;
      sum.p50Ns = std::max(sum.p50Ns, own[i].p50Ns);
      sum.p99Ns = std::max(sum.p99Ns, own[i].p99Ns);
      sum.maxNs = std::max(sum.maxNs, own[i].maxNs);
    }
    all.push_back(sum);
  }
  return all;
}

std::optional<RateFall> findRateFall(std::span<const EnduranceStretch> stretches) {
  const std::size_t first = std::clamp(stretches.size() / firstShare, fewestFirst, mostFirst);
  if (stretches.size() < first + fewestAfter) return std::nullopt;
  const double before = medianRate(stretches.first(first));
  const auto isBelow = [&](const EnduranceStretch& stretch) { return stretch.rate < fallenBelow * before; };
  for (std::size_t i = first; i + fewestAfter <= stretches.size(); ++i) {
    const auto after = stretches.subspan(i);
    const auto below = static_cast<double>(std::count_if(after.begin(), after.end(), isBelow));
    if (isBelow(after.front()) && below >= shareBelow * static_cast<double>(after.size()))
      return RateFall{stretches[i - 1].bytes, before, medianRate(after)};
  }
  return std::nullopt;
}

}  // namespace strata
