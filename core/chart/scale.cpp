// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/scale.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "core/base/real_number.h"

namespace strata {

namespace {

/// Guards against the last bit of a logarithm or a quotient.
constexpr double slack = 1e-9;

std::vector<double> oneTwoFive(int firstDecade, int lastDecade) {
  std::vector<double> values;
  for (int decade = firstDecade; decade <= lastDecade; ++decade)
    for (const double step : {1.0, 2.0, 5.0}) values.push_back(step * std::pow(10.0, decade));
  return values;
}

/// The part of `values` that just encloses the range.
std::vector<double> enclosing(const std::vector<double>& values, double least, double most) {
  auto first = std::upper_bound(values.begin(), values.end(), least * (1 + slack));
  auto last = std::lower_bound(values.begin(), values.end(), most * (1 - slack));
  if (first != values.begin()) --first;
  if (last == values.end()) --last;
  if (first == last) last + 1 == values.end() ? --first : ++last;
  return {first, last + 1};
}

/// 1, 2 or 5 times a power of ten that goes into `length` at most `count` times.
double stepOf(double length, int count) {
  const double rough = length / std::max(1, count);
  const double decade = std::pow(10.0, std::floor(std::log10(rough)));
  for (const double nice : {1.0, 2.0, 5.0})
    if (nice * decade >= rough * (1 - slack)) return nice * decade;
  return 10 * decade;
}

/// Bytes as a number that an integer of 64 bits holds, with room for a step beyond.
double heldBytes(double bytes) {
  return bytes > 0 ? std::min(bytes, 0x1p62) : 0;
}

}  // namespace

std::vector<double> signedTicks(double least, double most, int count) {
  const double below = isFigure(least) ? std::max(0.0, -least) : 0;
  const double above = isFigure(most) ? std::max(0.0, most) : 0;
  if (!(below + above > 0)) return {-1, 0, 1};
  const double step = stepOf(below + above, count);
  std::vector<double> ticks;
  for (double i = -std::ceil(below / step - slack); i <= std::ceil(above / step - slack); ++i)
    ticks.push_back(i * step);
  return ticks;
}

std::vector<double> linearTicks(double most, int count) {
  if (!(most > 0) || !isFigure(most)) return {0, 1};
  const double step = stepOf(most, count);
  std::vector<double> ticks{0};
  for (int i = 1; ticks.back() < most * (1 - slack); ++i) ticks.push_back(step * i);
  return ticks;
}

LogScale logScale(double least, double most, int count) {
  if (!(least > 0) || !(most >= least) || !isFigure(least) || !isFigure(most)) return {1, 10, {1, 10}};
  const int firstDecade = static_cast<int>(std::floor(std::log10(least) - slack)) - 1;
  const int lastDecade = static_cast<int>(std::ceil(std::log10(most) + slack)) + 1;
  std::vector<double> ticks = enclosing(oneTwoFive(firstDecade, lastDecade), least, most);
  const double first = ticks.front();
  const double last = ticks.back();
  // Fewer than three decades are too few to be ticks on their own.
  if (ticks.size() > static_cast<std::size_t>(count) && last >= 100 * first) {
    const int decades = static_cast<int>(std::round(std::log10(last / first)));
    const int step = (decades + std::max(1, count - 1) - 1) / std::max(1, count - 1);
    // A tick nearer to an end than that would have its label in that of the end.
    const double nearest = step > 1 ? std::pow(10.0, step * 0.4) : 1 + slack;
    ticks = {first};
    for (int decade = static_cast<int>(std::ceil(std::log10(first) - slack)); decade <= lastDecade;
         decade += step) {
      const double value = std::pow(10.0, decade);
      if (value > first * nearest && value < last / nearest) ticks.push_back(value);
    }
    ticks.push_back(last);
  }
  return {first, last, ticks};
}

std::vector<Bytes> powerTicks(double leastBytes, double mostBytes, int count) {
  const auto powerOf = [](double bytes) { return std::log2(std::max(1.0, heldBytes(bytes))); };
  const int first = std::max(0, static_cast<int>(std::ceil(powerOf(leastBytes) - slack)));
  const int last = std::max(first, static_cast<int>(std::floor(powerOf(mostBytes) + slack)));
  const int step = std::max(1, (last - first + count - 1) / std::max(1, count));
  std::vector<Bytes> ticks;
  for (int power = first; power <= last; power += step) ticks.push_back({std::uint64_t{1} << power});
  return ticks;
}

std::vector<Bytes> sizeTicks(double leastBytes, double mostBytes, int count) {
  leastBytes = heldBytes(leastBytes);
  mostBytes = heldBytes(mostBytes);
  // The slack of both ends is no more than one step.
  const double rough =
      std::max((mostBytes - leastBytes) * (1 - slack) / std::max(1, count), 4 * slack * mostBytes);
  const std::uint64_t step = std::bit_ceil(static_cast<std::uint64_t>(std::ceil(std::max(1.0, rough))));
  const auto last = static_cast<std::uint64_t>(std::floor(mostBytes * (1 + slack)));
  const auto first = static_cast<std::uint64_t>(std::ceil(leastBytes * (1 - slack)));
  std::vector<Bytes> ticks;
  for (std::uint64_t tick = (first + step - 1) / step * step; tick <= last; tick += step)
    ticks.push_back({tick});
  return ticks;
}

}  // namespace strata
