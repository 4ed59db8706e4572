// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/moments.h"

#include <algorithm>
#include <utility>

namespace strata::gui {

namespace {

std::optional<double> microseconds(const std::optional<std::uint64_t>& ns) {
  if (!ns) return std::nullopt;
  return static_cast<double>(*ns) / nsOfUs;
}

/// Of two percentiles that cannot be merged the longer is kept, so that no peak is lost.
std::optional<double> longer(std::optional<double> a, std::optional<double> b) {
  if (!a || !b) return a ? a : b;
  return std::max(*a, *b);
}

void halve(std::vector<LineMoment>& moments) {
  std::vector<LineMoment> kept;
  double before = 0;
  for (std::size_t i = 0; i + 1 < moments.size(); i += 2) {
    const LineMoment& first = moments[i];
    LineMoment both = moments[i + 1];
    const double time = both.seconds - before;
    if (time > 0)
      both.rate = (first.rate * (first.seconds - before) + both.rate * (both.seconds - first.seconds)) / time;
    both.p50Us = longer(first.p50Us, both.p50Us);
    both.p99Us = longer(first.p99Us, both.p99Us);
    before = both.seconds;
    kept.push_back(both);
  }
  if (moments.size() % 2 == 1) kept.push_back(moments.back());
  moments = std::move(kept);
}

}  // namespace

void addTo(std::vector<LineMoment>& moments, const Moment& moment) {
  if (!moments.empty() && moment.seconds <= moments.back().seconds) moments.clear();
  moments.push_back(
      {moment.seconds, moment.bytes, moment.rate, microseconds(moment.p50Ns), microseconds(moment.p99Ns)});
  if (moments.size() > mostMoments) halve(moments);
}

}  // namespace strata::gui
