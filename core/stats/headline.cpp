// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/headline.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/stats/summary.h"
#include "core/stats/tails.h"

namespace strata {

namespace {

/// A bootstrap never leaves the range of its values: of four, one in eight true medians lies outside it.
constexpr std::size_t leastGroupsToResample = 8;

/// An interval around that value by Student's t; nothing under three values.
std::optional<Interval> studentInterval(const std::vector<double>& values, double value) {
  if (values.size() < 3) return std::nullopt;
  const double count = static_cast<double>(values.size());
  constexpr double errorRate = 0.05;
  const double half =
      studentsTOfTail(errorRate / 2, count - 1) * standardDeviation(values) / std::sqrt(count);
  return Interval{value - half, value + half};
}

/// Work of one thread in a second: as running, or at the step's clock.
double rateOf(const ThreadSample& thread, double stepGhz, bool perClock) {
  const double rate = thread.units / thread.seconds;
  return perClock && thread.probesMakeSense() ? rate / thread.clockGhz() * stepGhz : rate;
}

double headline(const std::vector<double>& values, const std::vector<bool>& clean, double p) {
  std::vector<double> used;
  used.reserve(values.size());
  for (std::size_t i = 0; i < values.size(); ++i)
    if (clean[i]) used.push_back(values[i]);
  return quantile(used.empty() ? values : used, p);
}

}  // namespace

bool SortedSamples::clockKnown() const {
  return std::all_of(clockGhz.begin(), clockGhz.end(), [](double ghz) { return ghz > 0; });
}

SortedSamples sortOut(std::span<const Sample> samples, const std::vector<std::optional<int>>& placement) {
  SortedSamples sorted;
  sorted.reference = learnReference(samples, placement);
  sorted.blemishes.reserve(samples.size());
  for (const Sample& sample : samples) sorted.blemishes.push_back(blemishesOf(sample, sorted.reference));

  for (std::size_t thread = 0; thread < placement.size(); ++thread) {
    std::vector<double> clean;
    std::vector<double> confirmed;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const ThreadSample& seen = samples[i].threads[thread];
      if (!seen.clockConfirmed || !seen.probesMakeSense()) continue;
      confirmed.push_back(seen.clockGhz());
      if (isClean(sorted.blemishes[i])) clean.push_back(seen.clockGhz());
    }
    const std::vector<double>& used = clean.empty() ? confirmed : clean;
    // A clock that was confirmed now and then only is not known.
    const bool known = 2 * confirmed.size() >= samples.size() && !used.empty();
    sorted.clockGhz.push_back(known ? median(used) : 0);
  }
  return sorted;
}

std::vector<SortedSamples> sortOutByVisit(std::span<const Sample> samples,
                                          const std::vector<std::optional<int>>& placement) {
  std::vector<SortedSamples> visits;
  for (std::size_t begin = 0; begin < samples.size();) {
    std::size_t end = begin;
    while (end < samples.size() && samples[end].group == samples[begin].group) ++end;
    visits.push_back(sortOut(samples.subspan(begin, end - begin), placement));
    begin = end;
  }
  return visits;
}

SortedSamples joined(const std::vector<SortedSamples>& visits) {
  SortedSamples all;
  std::vector<std::vector<double>> ghz;
  for (const SortedSamples& visit : visits) {
    all.blemishes.insert(all.blemishes.end(), visit.blemishes.begin(), visit.blemishes.end());
    ghz.resize(visit.clockGhz.size());
    for (std::size_t thread = 0; thread < ghz.size(); ++thread)
      if (visit.clockGhz[thread] > 0) ghz[thread].push_back(visit.clockGhz[thread]);
  }
  for (const std::vector<double>& known : ghz) all.clockGhz.push_back(known.empty() ? 0 : median(known));
  return all;
}

std::optional<CellFigures> figuresOf(std::span<const Sample> samples, const SortedSamples& sorted,
                                     std::size_t cell, BoundBy boundBy, UnitValue unitValue) {
  const bool perClock = boundBy == BoundBy::Core && sorted.clockKnown();
  CellFigures figures;
  figures.statistic =
      unitValue.isTime ? (perClock ? "p10-per-clock" : "p10") : (perClock ? "p90-per-clock" : "p90");
  figures.headlineQuantile = unitValue.isTime ? quantileOfTimes : quantileOfRates;
  if (boundBy == BoundBy::Threads || boundBy == BoundBy::Load) {
    figures.statistic = "p50";
    figures.headlineQuantile = 0.5;
  }
  // The others do what the first is timed under.
  const std::size_t threads = boundBy == BoundBy::Load ? 1 : sorted.clockGhz.size();
  std::vector<std::vector<double>> ofThread(threads);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    if (samples[i].cell != cell) continue;
    std::vector<double> rates;
    for (std::size_t thread = 0; thread < threads; ++thread) {
      rates.push_back(rateOf(samples[i].threads[thread], sorted.clockGhz[thread], perClock));
      ofThread[thread].push_back(unitValue.of(rates.back()));
    }
    figures.values.push_back(unitValue.ofAll(rates));
    figures.clean.push_back(isClean(sorted.blemishes[i]));
  }
  if (figures.values.empty()) return std::nullopt;
  figures.value = headline(figures.values, figures.clean, figures.headlineQuantile);
  for (const std::vector<double>& values : ofThread)
    figures.perThread.push_back(headline(values, figures.clean, figures.headlineQuantile));
  return figures;
}

std::optional<CellFigures> figuresOfLines(std::span<const Sample> samples, const SortedSamples& sorted,
                                          std::size_t cell, UnitValue unitValue) {
  CellFigures figures;
  figures.statistic = "p10-of-lines";
  figures.headlineQuantile = quantileOfTimes;
  std::vector<std::size_t> lines;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    if (samples[i].cell != cell) continue;
    const ThreadSample& timed = samples[i].threads.front();
    figures.values.push_back(unitValue.of(timed.units / timed.seconds));
    figures.clean.push_back(isClean(sorted.blemishes[i]));
    lines.push_back(samples[i].group);
  }
  if (figures.values.empty()) return std::nullopt;
  const bool usesAll = std::ranges::find(figures.clean, true) == figures.clean.end();
  std::map<std::size_t, std::vector<double>> used;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (usesAll || figures.clean[i]) used[lines[i]].push_back(figures.values[i]);
  for (const auto& [line, values] : used) figures.ofGroups.push_back(quantile(values, quantileOfTimes));
  figures.value = median(figures.ofGroups);
  figures.perThread = {figures.value};
  return figures;
}

std::optional<CellFigures> figuresOfVisits(std::span<const Sample> samples,
                                           const std::vector<SortedSamples>& visits, std::size_t cell,
                                           BoundBy boundBy, UnitValue unitValue) {
  CellFigures figures;
  std::vector<std::vector<double>> ofThread;
  std::size_t begin = 0;
  for (const SortedSamples& visit : visits) {
    const std::size_t count = visit.blemishes.size();
    const auto own = figuresOf(samples.subspan(begin, count), visit, cell, boundBy, unitValue);
    begin += count;
    if (!own) continue;
    // Where the clock was not known each time, some of the figures are rates.
    if (figures.ofGroups.empty() || own->statistic.size() < figures.statistic.size())
      figures.statistic = own->statistic;
    figures.headlineQuantile = own->headlineQuantile;
    figures.values.insert(figures.values.end(), own->values.begin(), own->values.end());
    figures.clean.insert(figures.clean.end(), own->clean.begin(), own->clean.end());
    figures.ofGroups.push_back(own->value);
    ofThread.resize(own->perThread.size());
    for (std::size_t thread = 0; thread < ofThread.size(); ++thread)
      ofThread[thread].push_back(own->perThread[thread]);
  }
  if (figures.ofGroups.empty()) return std::nullopt;
  figures.statistic += "-of-visits";
  figures.value = median(figures.ofGroups);
  for (const std::vector<double>& values : ofThread) figures.perThread.push_back(median(values));
  return figures;
}

std::vector<double> usedValues(const CellFigures& figures) {
  std::vector<double> used;
  for (std::size_t i = 0; i < figures.values.size(); ++i)
    if (figures.clean[i]) used.push_back(figures.values[i]);
  return used.empty() ? figures.values : used;
}

std::optional<Interval> intervalOf(const CellFigures& figures) {
  if (const std::size_t groups = figures.ofGroups.size(); groups > 0)
    return groups < leastGroupsToResample ? studentInterval(figures.ofGroups, figures.value)
                                          : blockBootstrap(figures.ofGroups, median, 1);
  const std::vector<double> used = usedValues(figures);
  return blockBootstrap(
      used, [p = figures.headlineQuantile](std::span<const double> values) { return quantile(values, p); },
      usualBlockLength(used.size()));
}

}  // namespace strata
