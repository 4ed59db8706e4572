// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/judge.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/stats/validity.h"

namespace strata {

namespace {

constexpr double goodHalfWidthPercent = 10;
constexpr double fairHalfWidthPercent = 30;

}  // namespace

void addReason(Verdict& verdict, Grade atMost, Reason reason) {
  const bool decides = atMost > verdict.grade;
  verdict.grade = std::max(verdict.grade, atMost);
  verdict.reasons.insert(decides ? verdict.reasons.begin() : verdict.reasons.end(), std::move(reason));
}

void judgeByCount(Measured& measured, std::uint64_t fewest) {
  if (fewest < enoughSamples) {
    addReason(measured.verdict, fewest < fewSamples ? Grade::Poor : Grade::Fair,
              {"too-few-samples",
               {{"clean", static_cast<std::int64_t>(fewest)},
                {"needed", static_cast<std::int64_t>(enoughSamples)}}});
  }
  if (!measured.low) return;
  const double halfWidthPercent = 100 * (*measured.high - *measured.low) / 2 / measured.value;
  if (halfWidthPercent > goodHalfWidthPercent) {
    addReason(measured.verdict, halfWidthPercent > fairHalfWidthPercent ? Grade::Poor : Grade::Fair,
              {"wide-interval", {{"half_width_percent", halfWidthPercent}}});
  }
}

bool isMoreReliable(const Measured& a, const Measured& b) {
  if (a.verdict.grade != b.verdict.grade) return a.verdict.grade < b.verdict.grade;
  // Samples without a clock have no peak to be held against.
  if (a.limit.has_value() != b.limit.has_value()) return a.limit.has_value();
  constexpr double widest = std::numeric_limits<double>::infinity();
  return halfWidthPercent(a).value_or(widest) < halfWidthPercent(b).value_or(widest);
}

}  // namespace strata
