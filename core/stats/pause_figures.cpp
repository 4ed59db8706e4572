// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pause_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/stats/distribution.h"
#include "core/stats/judge.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

constexpr double nsOfSecond = 1e9;
constexpr std::array fractions{0.5, 0.9, 0.99, 0.999, 1.0};

bool isShorter(const Pause& a, const Pause& b) {
  return a.ns < b.ns;
}

/// Orders a heap with the shortest on top.
bool isLonger(const Pause& a, const Pause& b) {
  return isShorter(b, a);
}

std::vector<LatencyQuantile> quantilesOf(std::vector<std::uint64_t> values) {
  std::vector<LatencyQuantile> quantiles;
  if (values.empty()) return quantiles;
  std::ranges::sort(values);
  for (const double fraction : fractions) quantiles.push_back({fraction, nearestRank(values, fraction)});
  return quantiles;
}

double percentOf(double seconds, double watchedS) {
  return std::clamp(100 * seconds / watchedS, 0.0, 100.0);
}

}  // namespace

void PauseTally::add(const Pause& pause) {
  if (pause.ns <= leastPauseNs) return;
  ++m_count;
  m_lostNs += pause.ns;
  m_longestNs = std::max(m_longestNs, pause.ns);
  if (m_kept.size() == mostStoredPauses) {
    if (!isShorter(m_kept.front(), pause)) return;
    std::ranges::pop_heap(m_kept, isLonger);
    m_kept.pop_back();
  }
  m_kept.push_back(pause);
  std::ranges::push_heap(m_kept, isLonger);
}

void PauseTally::addFurther(std::uint64_t count, std::uint64_t ns, std::uint64_t longestNs) {
  m_count += count;
  m_lostNs += ns;
  m_longestNs = std::max(m_longestNs, longestNs);
}

std::vector<Pause> PauseTally::longest() const {
  std::vector<Pause> pauses = m_kept;
  std::ranges::sort(pauses, {}, &Pause::beginNs);
  return pauses;
}

std::vector<double> lostByPart(const std::vector<Pause>& pauses, double watchedS) {
  std::vector<double> lost(partsOfWatch);
  const double partNs = nsOfSecond * watchedS / static_cast<double>(partsOfWatch);
  for (const Pause& pause : pauses) {
    const auto begin = static_cast<double>(pause.beginNs);
    const double end = begin + static_cast<double>(pause.ns);
    auto part = static_cast<std::size_t>(begin / partNs);
    for (; part < partsOfWatch && partNs * static_cast<double>(part) < end; ++part) {
      const double from = std::max(begin, partNs * static_cast<double>(part));
      const double to = std::min(end, partNs * static_cast<double>(part + 1));
      lost[part] += 100 * std::max(0.0, to - from) / partNs;
    }
  }
  return lost;
}

std::uint64_t nearestRank(const std::vector<std::uint64_t>& ascending, double fraction) {
  const auto count = static_cast<double>(ascending.size());
  // What is a whole number but for the rounding of doubles is one: 0.999 of 1000 is 999.
  constexpr double rounding = 1e-9;
  const auto rank = static_cast<std::size_t>(std::max(1.0, std::ceil(fraction * count - rounding)));
  return ascending[std::min(rank, ascending.size()) - 1];
}

Measured measuredPauses(const WatchedCpu& cpu, std::uint64_t seed) {
  PauseTally tally;
  std::vector<std::uint64_t> lengths;
  for (const Pause& pause : cpu.pauses) {
    tally.add(pause);
    if (pause.ns > leastPauseNs) lengths.push_back(pause.ns);
  }
  tally.addFurther(cpu.furtherCount, cpu.furtherNs, cpu.furtherLongestNs);

  Measured measured;
  measured.statistic = "lost-share";
  measured.value = percentOf(static_cast<double>(tally.lostNs()) / nsOfSecond, cpu.watchedS);
  measured.elapsedS = cpu.watchedS;
  measured.iterations = tally.count();
  measured.perThread = {measured.value};
  const std::vector<double> parts = lostByPart(cpu.pauses, cpu.watchedS);
  describeCleanSamples(measured, parts);
  if (cpu.furtherCount == 0) addInterval(measured, parts, mean, seed);

  PauseFigures& figures = measured.pauses.emplace();
  figures.count = tally.count();
  figures.watchedS = cpu.watchedS;
  figures.pauses = tally.longest();
  figures.leftOut = tally.leftOut();
  figures.latency = quantilesOf(std::move(lengths));
  // The longest is known also of those that are not told one by one.
  if (!figures.latency.empty()) figures.latency.back().ns = tally.longestNs();
  if (cpu.cpuS) figures.offCpuPercent = percentOf(cpu.watchedS - *cpu.cpuS, cpu.watchedS);
  if (cpu.stolenS) figures.stolenPercent = percentOf(*cpu.stolenS, cpu.watchedS);
  figures.switches = cpu.switches;
  return measured;
}

std::optional<Measured> measuredWakeUps(const std::vector<std::uint64_t>& delaysNs, double elapsedS,
                                        std::uint64_t seed) {
  if (delaysNs.empty()) return std::nullopt;
  const std::vector<double> delays(delaysNs.begin(), delaysNs.end());
  Measured measured;
  measured.statistic = "p50";
  describeCleanSamples(measured, delays);
  measured.value = *measured.median;
  measured.elapsedS = elapsedS;
  measured.iterations = delays.size();
  measured.perThread = {measured.value};
  judgeByCount(measured, delays.size());
  addInterval(measured, delays, median, seed);
  PauseFigures& figures = measured.pauses.emplace();
  figures.count = delays.size();
  figures.watchedS = elapsedS;
  figures.latency = quantilesOf(delaysNs);
  return measured;
}

}  // namespace strata
