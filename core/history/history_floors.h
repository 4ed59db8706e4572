// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/history/history.h"
#include "core/model/result.h"
#include "core/stats/comparison.h"
#include "core/stats/expected_range.h"
#include "core/stats/trend.h"

namespace strata {

/// The floors of a comparison by what the history has of runs like the first side's, see floorsFromHistory():
/// the latest 200 of them at most. Errors: those of History.
Result<FloorOf> floorsFor(History& history, const std::vector<ComparedSide>& sides);
/// The same beside sides[baseline].
Result<FloorOf> floorsFor(History& history, const std::vector<const ComparedSide*>& sides,
                          std::size_t baseline);

/// The usual ranges of the run's results, see expectedRanges(), by the latest 200 runs like it at most.
/// Errors: those of History.
Result<std::vector<ExpectedRange>> expectedRangesFor(History& history, const Run& run);

/// The figure that stands for the run (headlineResults), of that test where one is named, in the latest 200
/// runs like it at most: see trendOf(). Absent where the run has measured none. Errors: those of History.
Result<std::optional<Trend>> trendFor(History& history, const Run& run, const std::optional<TestId>& test);

/// Series of the history side by side, by their ids, with those floors. Errors: those of History,
/// `no-such-run` (run) of a series that has no runs, and `too-many-compared`, see whyTooMany().
Result<Comparison> compareKept(History& history, const std::vector<std::string>& series);

}  // namespace strata
