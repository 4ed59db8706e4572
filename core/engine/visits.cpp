// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/visits.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace strata {

namespace {

/// Weighed by the time that each was seen for.
std::optional<double> meanOf(std::optional<double> one, double oneS, std::optional<double> other,
                             double otherS) {
  if (!one || !other || !(oneS + otherS > 0)) return one ? one : other;
  return (*one * oneS + *other * otherS) / (oneS + otherS);
}

void addSamples(StepSamples& all, StepSamples visit, std::size_t number) {
  for (Sample& sample : visit.samples) {
    sample.group = number;
    all.samples.push_back(std::move(sample));
  }
  for (std::size_t i = 0; i < visit.brokenSamples.size(); ++i) all.brokenSamples[i] += visit.brokenSamples[i];
  for (std::size_t i = 0; i < visit.memoryElsewhere.size(); ++i)
    if (const auto& share = visit.memoryElsewhere[i])
      all.memoryElsewhere[i] = std::max(all.memoryElsewhere[i].value_or(0), *share);
  all.otherLoadPercent = meanOf(all.otherLoadPercent, all.usedS, visit.otherLoadPercent, visit.usedS);
  all.pagesObtained = combined(all.pagesObtained, visit.pagesObtained);
  all.usedS += visit.usedS;
  all.extended = all.extended || visit.extended;
  all.ticksPerSecond = visit.ticksPerSecond;
}

}  // namespace

void addVisit(std::optional<Visited>& soFar, Visited visit) {
  if (!soFar) {
    soFar = std::move(visit);
    return;
  }
  if (visit.samples.error) soFar->samples.error = visit.samples.error;
  if (visit.samples.stopped || visit.samples.error) return;
  addSamples(soFar->samples, std::move(visit.samples), soFar->visits++);
  soFar->circumstances.plannedS += visit.circumstances.plannedS;
  soFar->watchedS += visit.watchedS;
  for (const auto time : {&Visited::stolenS, &Visited::othersBusyS}) {
    std::optional<double>& sum = (*soFar).*time;
    if (sum && visit.*time)
      *sum += *(visit.*time);
    else
      sum.reset();
  }
}

std::size_t stepsByTurns(const std::vector<Step>& steps, std::size_t first) {
  const int visits = steps[first].visits;
  if (visits == 1) return 1;
  const auto rest = std::span(steps).subspan(first);
  const auto other = std::ranges::find_if(rest, [&](const Step& step) { return step.visits != visits; });
  return static_cast<std::size_t>(other - rest.begin());
}

Step partOf(const Step& step) {
  Step part = step;
  for (PlannedCell& cell : part.cells) cell.seconds /= step.visits;
  part.expectedSeconds /= step.visits;
  return part;
}

std::vector<std::size_t> orderOfRound(std::size_t count, RandomWords& random) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  shuffle(std::span(order), random);
  return order;
}

}  // namespace strata
