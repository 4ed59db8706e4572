// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/tails.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace strata {

double studentsTAbove(double value, double freedom) {
  return boost::math::cdf(boost::math::complement(boost::math::students_t(freedom), value));
}

double studentsTOfTail(double tail, double freedom) {
  return boost::math::quantile(boost::math::complement(boost::math::students_t(freedom), tail));
}

double tailOfFairCoin(std::size_t times, std::size_t tosses) {
  if (times == 0) return 1;
  if (times > tosses) return 0;
  const boost::math::binomial coin(static_cast<double>(tosses), 0.5);
  return boost::math::cdf(boost::math::complement(coin, static_cast<double>(times - 1)));
}

}  // namespace strata
