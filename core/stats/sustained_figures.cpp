// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/sustained_figures.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/stats/distribution.h"
#include "core/stats/judge.h"
#include "core/stats/summary.h"
#include "core/stats/trace.h"

namespace strata {

namespace {

/// Standard deviation ÷ median absolute deviation of a normal distribution.
constexpr double deviationsOfMad = 1.4826;
/// Standard error of the median ÷ that of the mean, of many values of a normal distribution.
constexpr double medianError = 1.2533;
constexpr double errorsOfThreshold = 4;
constexpr double errorsOfLevel = 2;
constexpr double errorsOfFall = 4;

/// The standard deviation of the seconds about a level that may change: by the differences of neighbours,
/// which a fall adds one to.
double scatterOf(std::span<const double> rates) {
  if (rates.size() < 2) return 0;
  std::vector<double> steps;
  for (std::size_t i = 1; i < rates.size(); ++i) steps.push_back(rates[i] - rates[i - 1]);
  return deviationsOfMad * medianAbsoluteDeviation(steps) / std::sqrt(2.0);
}

double errorOfMedian(double scatter, std::size_t count) {
  return medianError * scatter / std::sqrt(static_cast<double>(count));
}

template <auto member>
std::optional<double> meanOf(std::span<const SustainedSecond> seconds) {
  double sum = 0;
  for (const SustainedSecond& second : seconds) {
    if (!(second.*member)) return std::nullopt;
    sum += *(second.*member);
  }
  return seconds.empty() ? std::nullopt : std::optional(sum / static_cast<double>(seconds.size()));
}

/// A sensor that fails for a moment still has what it showed before; one that never shows anything has no
/// list.
template <auto member>
void fillGaps(std::vector<SustainedSecond>& seconds) {
  std::optional<double> last;
  for (const SustainedSecond& second : seconds)
    if (!last) last = second.*member;
  for (SustainedSecond& second : seconds) {
    if (second.*member) last = second.*member;
    second.*member = last;
  }
}

template <auto member>
void addTo(std::vector<double>& list, std::span<const SustainedSecond> piece) {
  if (const auto value = meanOf<member>(piece)) list.push_back(asStored(*value));
}

SustainedTrace traceOf(std::vector<SustainedSecond> seconds, const std::vector<double>& rates,
                       double reference) {
  fillGaps<&SustainedSecond::clockGhz>(seconds);
  fillGaps<&SustainedSecond::temperatureC>(seconds);
  fillGaps<&SustainedSecond::powerW>(seconds);
  fillGaps<&SustainedSecond::limitPercent>(seconds);
  SustainedTrace trace;
  const std::size_t length = (seconds.size() + mostStoredPieces - 1) / mostStoredPieces;
  for (std::size_t begin = 0; begin < seconds.size(); begin += length) {
    const std::size_t end = std::min(begin + length, seconds.size());
    const std::span<const SustainedSecond> piece(seconds.data() + begin, end - begin);
    trace.endS.push_back(static_cast<double>(end));
    trace.sharePercent.push_back(
        asStored(100 * mean(std::span(rates).subspan(begin, end - begin)) / reference));
    addTo<&SustainedSecond::clockGhz>(trace.clockGhz, piece);
    addTo<&SustainedSecond::temperatureC>(trace.temperatureC, piece);
    addTo<&SustainedSecond::powerW>(trace.powerW, piece);
    addTo<&SustainedSecond::limitPercent>(trace.limitPercent, piece);
  }
  return trace;
}

}  // namespace

std::optional<double> referenceRateOf(std::span<const double> rates) {
  if (rates.size() <= referenceBeginS) return std::nullopt;
  const std::size_t end = std::min(rates.size(), referenceEndS);
  const double reference = median(rates.subspan(referenceBeginS, end - referenceBeginS));
  return reference > 0 ? std::optional(reference) : std::nullopt;
}

std::optional<Fall> findFall(std::span<const double> rates) {
  const auto reference = referenceRateOf(rates);
  if (!reference || rates.size() < referenceEndS + medianOfS) return std::nullopt;
  const double scatter = scatterOf(rates.subspan(referenceBeginS));
  const double fall = *reference * leastFallPercent / 100;
  const double slack = std::min(errorsOfThreshold * errorOfMedian(scatter, medianOfS), fall / 2);
  const double threshold = *reference - fall + slack;
  // The search goes from the end: the first window of those that are all low.
  std::optional<std::size_t> first;
  for (std::size_t begin = rates.size() - medianOfS + 1; begin-- > referenceBeginS;) {
    if (median(rates.subspan(begin, medianOfS)) > threshold) break;
    first = begin;
  }
  if (!first) return std::nullopt;
  const std::size_t at = *first + medianOfS / 2;
  const std::span<const double> after = rates.subspan(at);
  const double level = median(after);
  const double error = std::hypot(errorOfMedian(scatter, referenceEndS - referenceBeginS),
                                  errorOfMedian(scatter, after.size()));
  const double fallen = *reference - level;
  if (fallen < fall - errorsOfLevel * error || fallen < errorsOfFall * error) return std::nullopt;
  return Fall{at, level};
}

std::optional<Measured> measuredSustained(const std::vector<SustainedSecond>& seconds,
                                          const SustainedLoad& load, std::uint64_t seed) {
  std::optional<double> offCpuPercent;
  if (const auto onCpu = meanOf<&SustainedSecond::onCpuShare>(seconds); onCpu && load.hasOwnCpus)
    offCpuPercent = std::clamp(100 * (1 - *onCpu), 0.0, 100.0);
  const bool perCpuTime = offCpuPercent.value_or(0) >= leastOffCpuPercent;
  std::vector<double> rates;
  for (const SustainedSecond& second : seconds) {
    // A second in which nothing ran says nothing of the computer: it is as the one before.
    constexpr double leastShare = 0.05;
    const bool tells = !perCpuTime || *second.onCpuShare >= leastShare || rates.empty();
    const double share = perCpuTime ? std::clamp(*second.onCpuShare, leastShare, 1.0) : 1;
    rates.push_back(tells ? second.rate / share : rates.back());
  }
  const auto reference = referenceRateOf(rates);
  if (!reference) return std::nullopt;
  const auto fall = findFall(rates);
  const std::vector<double> settled(
      rates.begin() + static_cast<std::ptrdiff_t>(fall ? fall->atS : referenceBeginS), rates.end());
  std::vector<double> shares;
  for (const double rate : settled) shares.push_back(100 * rate / *reference);

  Measured measured;
  measured.statistic = "sustained-share";
  describeCleanSamples(measured, shares);
  measured.value = fall ? 100 * fall->rate / *reference : 100;
  addInterval(measured, shares, median, seed);
  measured.elapsedS = static_cast<double>(seconds.size());

  SustainedFigures& figures = measured.sustained.emplace();
  figures.plannedS = load.plannedS;
  figures.rateUnit = load.rateUnit;
  figures.referenceRate = *reference * load.perUnit;
  figures.sustainedRate = (fall ? fall->rate : median(settled)) * load.perUnit;
  if (fall) figures.fallS = static_cast<double>(fall->atS);
  figures.offCpuPercent = offCpuPercent;
  figures.stolenPercent = load.stolenPercent;
  figures.perCpuTime = perCpuTime;
  figures.throttles = load.throttles;
  if (load.thermalState)
    figures.thermalState = thermalStateNames.at(static_cast<std::size_t>(*load.thermalState));
  figures.trace = traceOf(seconds, rates, *reference);
  measured.clockGhz =
      medianOfTrace(figures.trace.endS, figures.trace.clockGhz, static_cast<double>(referenceBeginS),
                    std::numeric_limits<double>::infinity());
  if (offCpuPercent.value_or(0) >= offCpuForCautionPercent)
    addReason(measured.verdict, *offCpuPercent >= offCpuForUnreliablePercent ? Grade::Poor : Grade::Fair,
              {"sustained-disturbed", {{"off_cpu_percent", *offCpuPercent}}});
  return measured;
}

}  // namespace strata
