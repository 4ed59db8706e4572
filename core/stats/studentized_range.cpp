// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/studentized_range.h"

#include <algorithm>
#include <boost/math/quadrature/gauss.hpp>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace strata {

namespace {

double normalDensity(double z) {
  return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
}

double normalBelow(double z) {
  return std::erfc(-z / std::numbers::sqrt2) / 2;
}

/// The integral is taken in pieces, since the integrand is a narrow hill somewhere in between.
template <typename Function>
double integral(Function function, double from, double to, int pieces) {
  double sum = 0;
  const double width = (to - from) / pieces;
  for (int i = 0; i < pieces; ++i)
    sum += boost::math::quadrature::gauss<double, 15>::integrate(function, from + i * width,
                                                                 from + (i + 1) * width);
  return sum;
}

/// How often the range of so many standard normal values is below w: one of them is the highest, z, and all
/// others lie within w below it.
double rangeBelow(double w, std::size_t groups) {
  constexpr double far = 8;
  const double others = static_cast<double>(groups) - 1;
  const auto highest = [&](double z) {
    return normalDensity(z) * std::pow(std::max(0.0, normalBelow(z) - normalBelow(z - w)), others);
  };
  return std::min(1.0, static_cast<double>(groups) * integral(highest, -far, far, 4));
}

}  // namespace

double studentizedRangeTail(double q, std::size_t groups, double degrees) {
  // The estimate, over the true deviation, is distributed as a root of chi-square over its degrees.
  const double reach = 8 / std::sqrt(2 * degrees);
  const double constant = std::log(2) + degrees / 2 * std::log(degrees / 2) - std::lgamma(degrees / 2);
  const auto exceeded = [&](double s) {
    const double density = std::exp(constant + (degrees - 1) * std::log(s) - degrees * s * s / 2);
    return density * (1 - rangeBelow(q * s, groups));
  };
  return integral(exceeded, std::max(0.0, 1 - reach), 1 + reach, 2);
}

double studentizedRangeAt(double tail, std::size_t groups, double degrees) {
  const auto excess = [&](double q) { return studentizedRangeTail(q, groups, degrees) - tail; };
  double most = 8;
  while (excess(most) > 0) most *= 4;
  std::uintmax_t steps = 60;
  const auto close = [](double low, double high) { return high - low <= 1e-6 * high; };
  const auto [low, high] = boost::math::tools::toms748_solve(excess, 0.0, most, close, steps);
  return (low + high) / 2;
}

}  // namespace strata
