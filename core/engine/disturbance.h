// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/engine/events.h"
#include "core/stats/sample.h"

/// What the samples of a moment say while a step goes on, at no further cost. Pure.
namespace strata {

/// What consecutive samples of a step say that took so many seconds; without stolen time and discarded
/// samples. Nothing where the system does not count the time of threads, and without samples.
std::optional<Disturbance> disturbanceOf(std::span<const Sample> samples, double seconds);

/// Half of the interval between the order statistics around the p-quantile that hold it in 95 % of the cases
/// (normal approximation of the binomial ranks), in percent of `value`. Neighbouring samples count as
/// independent, so it is narrower than the interval of the result: it takes a microsecond rather than
/// milliseconds, of a thread that is measuring. Nothing of less than ten values.
std::optional<double> quickHalfWidthPercent(std::span<const double> ascending, double p, double value);

}  // namespace strata
