// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/chart_scale.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/base/real_number.h"
#include "core/base/units.h"
#include "core/report/number_text.h"

namespace strata {

namespace {

constexpr double mostSizeLabels = 9;
constexpr int mostValueLabels = 8;
constexpr int mostDecades = 12;
constexpr double mostPower = 63;
/// Far outside of any picture, and a number that every reader of pictures takes.
constexpr double farthest = 100;

/// The least and the greatest figure of what `each` gives for the chart's points; 1 and 1 where there is
/// none.
template <typename Each>
std::pair<double, double> extremes(const Chart& chart, Each each) {
  double least = std::numeric_limits<double>::infinity();
  double most = -least;
  for (const ChartSeries& series : chart.series)
    for (const ChartPoint& point : series.points)
      each(point, [&](double value) {
        if (!isFigure(value)) return;
        least = std::min(least, value);
        most = std::max(most, value);
      });
  if (least > most) return {1, 1};
  return {least, most};
}

/// The step of 1, 2 or 5 times a power of ten that makes at most so many steps.
double niceStep(double span, int most) {
  const double raw = span / most;
  const double power = std::pow(10.0, std::floor(std::log10(raw)));
  for (const double step : {1.0, 2.0, 5.0})
    if (step * power >= raw * (1 - 1e-9)) return step * power;
  return 10 * power;
}

/// 1, 2 or 5 times a power of ten: the n-th, from 1 on.
double preferred(int index) {
  constexpr std::array<double, 3> digits{1, 2, 5};
  const int decade = index >= 0 ? index / 3 : -((2 - index) / 3);
  return digits[static_cast<std::size_t>(index - 3 * decade)] * std::pow(10.0, decade);
}

std::string tickText(double value) {
  std::string text = groupedFigure(value);
  if (text.find('.') == std::string::npos || text.find('e') != std::string::npos) return text;
  while (text.ends_with('0')) text.pop_back();
  if (text.ends_with('.')) text.pop_back();
  return text;
}

}  // namespace

std::string groupedFigure(double value) {
  std::string text = threeDigits(value);
  const bool plain = text.find_first_not_of("0123456789") == std::string::npos;
  if (!plain || text.size() < 5) return text;
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, "\u202f");
  return text;
}

ChartScale ChartScale::ofValues(const Chart& chart) {
  const auto [least, most] = extremes(chart, [](const ChartPoint& point, auto take) {
    take(point.value);
    if (point.low) take(*point.low);
    if (point.high) take(*point.high);
  });
  ChartScale scale;
  scale.m_logarithmic = chart.logarithmic && chart.across != Across::Category && least > 0;
  if (!scale.m_logarithmic) {
    const double step = niceStep(most > 0 ? most : 1, 6);
    scale.m_last = step * std::max(1.0, std::ceil(most / step - 1e-9));
    for (int i = 0; i * step <= scale.m_last * (1 + 1e-9); ++i) scale.addTick(i * step, tickText(i * step));
    return scale;
  }
  int first = 3 * static_cast<int>(std::floor(std::log10(least)));
  while (preferred(first + 1) <= least * (1 + 1e-9)) ++first;
  int last = first + 1;
  while (preferred(last) < most * (1 - 1e-9)) ++last;
  scale.m_first = preferred(first);
  scale.m_last = preferred(last);
  const bool decadesOnly = last - first > mostValueLabels;
  const int decades = (last - first + 2) / 3;
  const int apart = 3 * ((decades + mostDecades - 1) / mostDecades);
  for (int i = first; i <= last; ++i)
    if (!decadesOnly || i % apart == 0) scale.addTick(preferred(i), tickText(preferred(i)));
  return scale;
}

ChartScale ChartScale::across(const Chart& chart) {
  const auto [least, most] = extremes(chart, [](const ChartPoint& point, auto take) { take(point.across); });
  ChartScale scale;
  scale.m_logarithmic = true;
  const double first = std::min(std::floor(std::log2(std::max(least, 1.0))), mostPower - 1);
  const double last = std::clamp(std::ceil(std::log2(std::max(most, 1.0))), first + 1, mostPower);
  scale.m_first = std::exp2(first);
  scale.m_last = std::exp2(last);
  const double step = std::max(1.0, std::ceil((last - first) / mostSizeLabels));
  for (double power = first; power <= last; power += step) {
    const auto value = static_cast<std::uint64_t>(std::exp2(power));
    scale.addTick(std::exp2(power),
                  chart.across == Across::Size ? formatSize({value}) : fmt::format("{}", value));
  }
  return scale;
}

double ChartScale::at(double value) const {
  if (std::isnan(value)) return 0;
  const double at = m_logarithmic
                        ? std::log(std::max(value, m_first * 1e-3) / m_first) / std::log(m_last / m_first)
                        : (value - m_first) / (m_last - m_first);
  return std::clamp(at, -farthest, farthest);
}

}  // namespace strata
