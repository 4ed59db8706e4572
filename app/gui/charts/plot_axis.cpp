// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/plot_axis.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/gui/charts/scale.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class PlotAxisText {
  Q_DECLARE_TR_FUNCTIONS(PlotAxis)
};

/// Two powers of two, so that two labelled sizes at least are in sight.
constexpr double leastOctaves = 2;
constexpr double leastShareOfFile = 1.0 / 64;
/// Of percentiles: one nine.
constexpr double leastNines = 1;

/// Where the greatest of all stands: a nine beyond the last percentile that is shown.
constexpr double positionOfGreatest = 5;
/// So that a tick at the very end is not lost to rounding.
constexpr double roundingOfTicks = 1e-6;

/// An axis that nothing stands on yet.
constexpr double leastWhenEmpty = 1000;
constexpr double mostWhenEmpty = 10000;

Bytes bytesOf(double quantity) {
  return {static_cast<std::uint64_t>(std::llround(std::max(0.0, quantity)))};
}

bool isSize(AxisKind kind) {
  return kind == AxisKind::Region || kind == AxisKind::Footprint;
}

/// All threads, or those whose number is a multiple of a power of two.
QList<Tick> threadTicks(Span span, int count) {
  const auto first = std::llround(std::ceil(span.first));
  const auto last = std::llround(std::floor(span.last));
  long long step = 1;
  while ((last - first) / step >= count) step *= 2;
  QList<Tick> ticks;
  for (long long thread = first; thread <= last; ++thread)
    if ((thread + 1) % step == 0)
      ticks.append(
          {static_cast<double>(thread), quantityText(AxisKind::Thread, static_cast<double>(thread))});
  return ticks;
}

/// Powers of two: all that stand there, or every second, third … of them.
QList<Tick> countTicks(Span span, int count) {
  const auto first = std::llround(std::ceil(std::max(0.0, span.first)));
  const auto last = std::llround(std::floor(span.last));
  const long long step = (last - first) / std::max(1, count) + 1;
  QList<Tick> ticks;
  for (long long power = first; power <= last; power += step) {
    const auto position = static_cast<double>(power);
    ticks.append({position, quantityText(AxisKind::Count, std::exp2(position))});
  }
  return ticks;
}

/// The percentiles that people speak of.
constexpr std::array namedPercentiles{50.0, 90.0, 99.0, 99.9, 99.99, 100.0};

QList<Tick> percentileTicks(Span span) {
  QList<Tick> ticks;
  for (const double percentile : namedPercentiles) {
    const double position = positionOf(AxisKind::Percentile, percentile);
    if (span.contains(position)) ticks.append({position, quantityText(AxisKind::Percentile, percentile)});
  }
  return ticks;
}

/// At steps of 1, 2 or 5 times a power of ten, counted from 0.
QList<Tick> secondTicks(Span span, int count) {
  const double step = linearTicks(span.length(), count)[1];
  QList<Tick> ticks;
  for (double i = std::ceil(span.first / step - roundingOfTicks);
       i * step <= span.last + step * roundingOfTicks; ++i)
    ticks.append({i * step, quantityText(AxisKind::Seconds, i * step)});
  return ticks;
}

}  // namespace

double positionOf(AxisKind kind, double quantity) {
  switch (kind) {
    case AxisKind::Count:
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
    case AxisKind::Row:
      return quantity;
  }
  return quantity;
}

double quantityAt(AxisKind kind, double position) {
  switch (kind) {
    case AxisKind::Count:
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
    case AxisKind::Row:
      return position;
  }
  return position;
}

QString quantityText(AxisKind kind, double quantity) {
  switch (kind) {
    case AxisKind::Thread:
    case AxisKind::Row:
      return QLocale().toString(std::llround(quantity) + 1);
    case AxisKind::Count:
      return QLocale().toString(std::llround(quantity));
    case AxisKind::Region:
    case AxisKind::Footprint:
    case AxisKind::File:
      return quantity == 0 ? QLocale().toString(0) : sizeText(bytesOf(quantity));
    case AxisKind::Percentile:
      return quantity >= 100 ? PlotAxisText::tr("most", "the greatest of all latencies; beside p99.9")
                             : PlotAxisText::tr("p%1", "percentile").arg(tickText(quantity));
    case AxisKind::Seconds:
    case AxisKind::Rate:
    case AxisKind::LogRate:
      return tickText(quantity);
  }
  return {};
}

double leastSpan(AxisKind kind, Span full) {
  switch (kind) {
    case AxisKind::Thread:
    case AxisKind::Count:
    case AxisKind::Row:
      return 1;
    case AxisKind::Region:
    case AxisKind::Footprint:
      return leastOctaves;
    case AxisKind::File:
    case AxisKind::Seconds:
      return full.length() * leastShareOfFile;
    case AxisKind::Percentile:
      return leastNines;
    case AxisKind::Rate:
    case AxisKind::LogRate:
      return full.length();
  }
  return full.length();
}

Ticks ticksAcross(AxisKind kind, Span span, int count) {
  if (kind == AxisKind::Thread || kind == AxisKind::Row) return {threadTicks(span, count), span};
  if (kind == AxisKind::Count) return {countTicks(span, count), span};
  if (kind == AxisKind::Percentile) return {percentileTicks(span), span};
  if (kind == AxisKind::Seconds) return {secondTicks(span, count), span};
  const std::vector<Bytes> sizes = isSize(kind)
                                       ? powerTicks(std::exp2(span.first), std::exp2(span.last), count)
                                       : sizeTicks(span.first, span.last, count);
  QList<Tick> ticks;
  for (const Bytes size : sizes) {
    const auto quantity = static_cast<double>(size.count);
    ticks.append({positionOf(kind, quantity), quantityText(kind, quantity)});
  }
  return {ticks, span};
}

Ticks ticksUp(AxisKind kind, double least, double most, int count) {
  QList<Tick> ticks;
  if (kind == AxisKind::LogRate) {
    const bool empty = !(most > 0);
    const LogScale scale = logScale(empty ? leastWhenEmpty : least, empty ? mostWhenEmpty : most, count + 1);
    for (const double rate : scale.ticks) ticks.append({std::log10(rate), tickText(rate)});
    return {ticks, {std::log10(scale.first), std::log10(scale.last)}};
  }
  const std::vector<double> rates = linearTicks(most, count);
  for (const double rate : rates) ticks.append({rate, tickText(rate)});
  return {ticks, {rates.front(), rates.back()}};
}

}  // namespace strata::gui
