// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/random_words.h"
#include "core/engine/cell_results.h"
#include "core/engine/sampler.h"
#include "core/plan/plan.h"

/// Steps in a row that are visited in rounds: what the order is, and how visits of one step come together.
namespace strata {

/// What a visit of a step yielded, or several of them together: Sample::group is the visit, from 0. A step
/// that is visited once only has one.
struct Visited {
  StepSamples samples;
  StepCircumstances circumstances;  ///< but for the share of steal time and the load by others
  double watchedS = 0;              ///< how long both were watched
  std::optional<double> stolenS;  ///< steal time of all measured CPUs; absent where the system does not tell
  std::optional<double> othersBusyS;  ///< CPU time that other programs took; absent likewise
  std::size_t visits = 1;
};

/// Adds another visit of the same step. One that was cut short by a stop counts only where there is no whole
/// one. What failed in a visit has failed.
void addVisit(std::optional<Visited>& soFar, Visited visit);

/// How many steps from `first` on are visited as often as this one, and so by turns with it: one at least.
/// @pre first is the index of a step
std::size_t stepsByTurns(const std::vector<Step>& steps, std::size_t first);

/// The step as one visit carries it out: with its share of the time.
Step partOf(const Step& step);

/// Each of 0 … count-1 once, in another order each time.
std::vector<std::size_t> orderOfRound(std::size_t count, RandomWords& random);

}  // namespace strata
