// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/report/chart_texts.h"
#include "core/stats/comparison.h"

/// What a comparison comes to, in a sentence and a few words.
namespace strata {

/// Where a side stands beside the baseline.
enum class Standing {
  Better,
  Worse,
  Same,   ///< within the margin
  Open,   ///< the interval crosses the margin
  Untold  ///< nothing is said of it: a publication, another program
};

/// The standing that a finding says. With too few repetitions, the one that the figures look like: whether
/// they lie beyond the margin, and on which side.
Standing standingOf(const Difference& difference, bool higherIsBetter);

/// How many results of that side are better or worse than the baseline's while one of the two is not
/// reliable: what disturbed it may be the difference.
std::size_t disturbedDifferences(const Comparison& comparison, std::size_t side);

/// That the sides differ in settings, which may be the cause of at least half of what is better or worse:
/// "The sides differ in settings (different threads), which may be the cause of the differences." Empty where
/// they do not.
std::string unlikeSettingsText(const Comparison& comparison, std::size_t side, const Words& words);
/// What disturbedDifferences() come to, in two sentences; empty without any. Other programs are named as the
/// cause only where no setting is.
std::string disturbedText(const Comparison& comparison, std::size_t side, const Words& words);

/// Whether the standing is only what a few runs look like.
bool isLikelyOnly(const Difference& difference);

/// The row where that side differs most from the baseline, among those where it stands better or worse; null
/// where there is none.
const ComparisonRow* mostDifferent(const Comparison& comparison, std::size_t side);

/// How often that side is the baseline, as the geometric mean over its rows that are only ratios; absent
/// where it has none.
std::optional<double> meanRatio(const Comparison& comparison, std::size_t side);

/// "XMP on is faster in 9 of 14 results (Moves +19 % to +22 %), slower in none, unchanged in 5."; another
/// sentence for a side whose results are not tested, or that has none in common with the baseline. Settings
/// that may be the cause come first.
std::string answerOf(const Comparison& comparison, std::size_t side, const std::string& name,
                     const ChartTexts& texts);

/// The settings, and parts of their machines, in which the sides differ, with a value for each in their
/// order: "Threads 1 | 2 | 1". Published sides have "-". Values that are not known are "?".
std::vector<std::string> differingFacts(const std::vector<const ComparedSide*>& sides,
                                        const ChartTexts& texts);

}  // namespace strata
