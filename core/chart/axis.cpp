// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/axis.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/chart/scale.h"

namespace strata {

namespace {

/// Two powers of two, so that two labelled sizes at least are in sight.
constexpr double leastOctaves = 2;
constexpr double leastShareOfWhole = 1.0 / 64;
/// An axis of percentiles spans at least one nine.
constexpr double leastNines = 1;
/// Half a power of two on both sides, so that no marker is cut off.
constexpr double roomBesideSizes = 0.5;

/// Where the greatest of all stands: a nine beyond the last percentile that is shown.
constexpr double positionOfGreatest = 5;
/// Keeps a tick at the very end from being lost to rounding.
constexpr double roundingOfTicks = 1e-6;

/// An axis that nothing stands on yet.
constexpr double leastWhenEmpty = 1000;
constexpr double mostWhenEmpty = 10000;

/// Percentiles in common use.
constexpr std::array namedPercentiles{50.0, 90.0, 99.0, 99.9, 99.99, 100.0};

std::vector<double> figuresOf(const std::vector<Bytes>& sizes) {
  std::vector<double> figures;
  for (const Bytes size : sizes) figures.push_back(static_cast<double>(size.count));
  return figures;
}

/// All threads, or those whose number is a multiple of a power of two.
std::vector<double> threadTicks(Span span, int count) {
  const auto first = std::llround(std::ceil(span.first));
  const auto last = std::llround(std::floor(span.last));
  long long step = 1;
  while ((last - first) / step >= count) step *= 2;
  std::vector<double> ticks;
  for (long long thread = first; thread <= last; ++thread)
    if ((thread + 1) % step == 0) ticks.push_back(static_cast<double>(thread));
  return ticks;
}

std::vector<double> percentileTicks(Span span) {
  std::vector<double> ticks;
  for (const double percentile : namedPercentiles)
    if (span.contains(positionOf(AxisKind::Percentile, percentile))) ticks.push_back(percentile);
  return ticks;
}

/// Ticks at steps of 1, 2 or 5 times a power of ten, counted from 0.
std::vector<double> evenTicks(Span span, int count) {
  const double step = linearTicks(span.length(), count)[1];
  std::vector<double> ticks;
  for (double i = std::ceil(span.first / step - roundingOfTicks);
       i * step <= span.last + step * roundingOfTicks; ++i)
    ticks.push_back(i * step);
  return ticks;
}

std::vector<double> quantitiesAcross(AxisKind kind, Span span, int count) {
  switch (kind) {
    case AxisKind::Thread:
    case AxisKind::Row:
      return threadTicks(span, count);
    case AxisKind::Count:
    case AxisKind::Pages:
    case AxisKind::Stride:
    case AxisKind::Region:
    case AxisKind::Footprint:
      return figuresOf(powerTicks(std::exp2(span.first), std::exp2(span.last), count));
    case AxisKind::Seconds:
    case AxisKind::Rate:
    case AxisKind::Chains:
      return evenTicks(span, count);
    case AxisKind::Percentile:
      return percentileTicks(span);
    case AxisKind::File:
    case AxisKind::LogRate:
    case AxisKind::Change:
      break;
  }
  return figuresOf(sizeTicks(span.first, span.last, count));
}

}  // namespace

double positionOf(AxisKind kind, double quantity) {
  switch (kind) {
    case AxisKind::Count:
    case AxisKind::Pages:
    case AxisKind::Stride:
    case AxisKind::Region:
    case AxisKind::Footprint:
      return std::log2(quantity);
    case AxisKind::LogRate:
      return std::log10(quantity);
    case AxisKind::Percentile:
      return quantity >= 100 ? positionOfGreatest : -std::log10(1 - quantity / 100);
    case AxisKind::Thread:
    case AxisKind::File:
    case AxisKind::Seconds:
    case AxisKind::Rate:
    case AxisKind::Chains:
    case AxisKind::Change:
    case AxisKind::Row:
      return quantity;
  }
  return quantity;
}

double quantityAt(AxisKind kind, double position) {
  switch (kind) {
    case AxisKind::Count:
    case AxisKind::Pages:
    case AxisKind::Stride:
    case AxisKind::Region:
    case AxisKind::Footprint:
      return std::exp2(position);
    case AxisKind::LogRate:
      return std::pow(10, position);
    case AxisKind::Percentile:
      return position >= positionOfGreatest ? 100 : 100 * (1 - std::pow(10, -position));
    case AxisKind::Thread:
    case AxisKind::File:
    case AxisKind::Seconds:
    case AxisKind::Rate:
    case AxisKind::Chains:
    case AxisKind::Change:
    case AxisKind::Row:
      return position;
  }
  return position;
}

double leastSpan(AxisKind kind, Span full) {
  switch (kind) {
    case AxisKind::Thread:
    case AxisKind::Count:
    case AxisKind::Row:
      return 1;
    case AxisKind::Pages:
    case AxisKind::Stride:
    case AxisKind::Region:
    case AxisKind::Footprint:
      return leastOctaves;
    case AxisKind::File:
    case AxisKind::Seconds:
    case AxisKind::Rate:
    case AxisKind::Chains:
      return full.length() * leastShareOfWhole;
    case AxisKind::Percentile:
      return leastNines;
    case AxisKind::LogRate:
    case AxisKind::Change:
      return full.length();
  }
  return full.length();
}

Span spanOfSizes(AxisKind kind, const std::vector<Bytes>& sizes) {
  const Bytes least = sizes.empty() ? 1_KiB : sizes.front();
  const Bytes most = sizes.empty() ? 1_MiB : sizes.back();
  return {positionOf(kind, static_cast<double>(least.count)) - roomBesideSizes,
          positionOf(kind, static_cast<double>(most.count)) + roomBesideSizes};
}

Ticks ticksAcross(AxisKind kind, Span span, int count) {
  return {quantitiesAcross(kind, span, count), span};
}

Ticks ticksUp(AxisKind kind, double least, double most, int count) {
  if (kind == AxisKind::LogRate) {
    const bool empty = !(most > 0);
    const LogScale scale = logScale(empty ? leastWhenEmpty : least, empty ? mostWhenEmpty : most, count + 1);
    return {scale.ticks, {std::log10(scale.first), std::log10(scale.last)}};
  }
  if (kind == AxisKind::Change) {
    const std::vector<double> changes = signedTicks(least, most, count);
    return {changes, {changes.front(), changes.back()}};
  }
  const std::vector<double> rates = linearTicks(most, count);
  return {rates, {rates.front(), rates.back()}};
}

Span fitted(Span wanted, Span full, double least) {
  const auto [low, high] = std::minmax(wanted.first, wanted.last);
  const double length = std::clamp(high - low, std::min(least, full.length()), full.length());
  const double first = std::clamp((low + high - length) / 2, full.first, full.last - length);
  return {first, first + length};
}

Span zoomed(Span shown, double about, double factor) {
  return {about - (about - shown.first) * factor, about + (shown.last - about) * factor};
}

Span panned(Span shown, double share) {
  const double by = shown.length() * share;
  return {shown.first + by, shown.last + by};
}

}  // namespace strata
