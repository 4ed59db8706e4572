// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/step_time.h"

#include <algorithm>
#include <cmath>

namespace strata {

namespace {

/// The first of the times that are a multiple of `step` apart from `from` at which `s` is over.
double atNextLook(double s, double from, double step) {
  return s <= from ? from : from + step * std::ceil((s - from) / step - 1e-9);
}

}  // namespace

double plannedSeconds(const Step& step) {
  double seconds = 0;
  for (const PlannedCell& cell : step.cells) seconds += cell.skip ? 0 : cell.seconds;
  return seconds;
}

double sampledSeconds(std::size_t cells, BoundBy boundBy, double plannedS, bool stopWhenPrecise,
                      double mostExtension) {
  if (cells == 0 || plannedS <= 0) return plannedS;
  const double sampleS = boundBy == BoundBy::Core ? coreSampleS : sharedSampleS;
  const double neededS = static_cast<double>(cells * samplesOfCell) * sampleS;
  if (neededS > plannedS)
    return std::min(atNextLook(neededS, plannedS, plannedS / 4), mostExtension * plannedS);
  return stopWhenPrecise ? std::min(atNextLook(neededS, leastStepS, leastStepS), plannedS) : plannedS;
}

double sampledSeconds(const Step& step, bool stopWhenPrecise, double mostExtension) {
  const auto cells = static_cast<std::size_t>(
      std::ranges::count_if(step.cells, [](const PlannedCell& cell) { return !cell.skip; }));
  return sampledSeconds(cells, step.boundBy, plannedSeconds(step), stopWhenPrecise, mostExtension);
}

bool isSampledByTurns(const Step& step) {
  switch (step.group) {
    case TestGroup::Disk:
    case TestGroup::Network:
    case TestGroup::Pauses:
    case TestGroup::Sustained:
    case TestGroup::MemoryTypes:
    case TestGroup::CoreToCore:
      return false;
    default:
      return step.visits == 1 && (step.boundBy == BoundBy::Core || step.boundBy == BoundBy::Shared) &&
             std::ranges::none_of(step.cells,
                                  [](const PlannedCell& cell) { return cell.passes.has_value(); });
  }
}

}  // namespace strata
