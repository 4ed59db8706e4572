// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/plan/plan.h"

/// How long the samples of a step take on a calm machine: for who plans a run, and for who tells how far it
/// is. Pure.
namespace strata {

inline constexpr double coreSampleS = 0.5e-3;  ///< L1 and L2: short, so that few are hit by a disturbance
/// Last level and memory: long against a refresh or a page walk.
inline constexpr double sharedSampleS = 2e-3;
/// A step looks this often whether it is done, and no sooner.
inline constexpr double leastStepS = 0.5;
/// Clean samples that a cell needs at least.
inline constexpr std::size_t samplesOfCell = 30;

/// The planned time of the cells that are not left out.
double plannedSeconds(const Step& step);

/// When a step of so many cells with that time in all is done: at the first look at which each cell has its
/// samples, for on a calm machine they are precise then; at the end of the time where a step does not stop
/// for being precise; later where the time is too short for the samples.
double sampledSeconds(std::size_t cells, BoundBy boundBy, double plannedS, bool stopWhenPrecise,
                      double mostExtension);
double sampledSeconds(const Step& step, bool stopWhenPrecise, double mostExtension);

/// Whether its cells are sampled by turns until they are precise: not those that are timed once, or go on for
/// a time that is known.
bool isSampledByTurns(const Step& step);

}  // namespace strata
