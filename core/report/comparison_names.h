// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/report/text.h"
#include "core/stats/comparison.h"

/// How comparisons name what is in them, in every form.
namespace strata {

const char* findingName(Finding finding);  ///< "faster", "no-difference", "published" …
const char* unlikeName(Unlike unlike);     ///< "kernel", "method" …
std::vector<std::string> unlikeNames(const std::vector<Unlike>& unlike);

/// The heading over the cells of TestId::section(): "Processor"; of a test that this version does not know,
/// its name.
std::string testSectionName(const std::string& section, const Words& words);

/// The name of a row's cell with the sizes of those sides whose own is another: "20 KiB: Sequential read,
/// 8-byte (B 24 KiB)". With `sideNames` it has these in place of the letters, behind the sizes.
std::string withOwnSizes(const std::string& name, const ComparisonRow& row, const Words& words,
                         const std::vector<std::string>& sideNames = {});

/// A cell without a partner on every side, with the figures of those that have it: "move-serial-8 64 MiB,
/// MB/s: A 8060".
/// Cells that are near each other (see nearCells) follow one another, marked by "≈".
std::vector<std::string> unmatchedTexts(const Comparison& comparison, const Words& words);
/// Whether any is near another.
bool hasNearCells(const Comparison& comparison);

/// "A", "B" … and numbers beyond.
std::string sideLetter(std::size_t side);

/// Whether the difference is only a ratio, as between programs: neither a percentage nor an interval says
/// much of what lies a hundred times apart.
bool isOnlyRatio(const Difference& difference);
/// "+1.5" in per cent; "99.6 ×" where it is only a ratio.
std::string changeText(const Difference& difference);
/// The same where no heading has the unit: "+1.5 %".
std::string changeWithUnit(const Difference& difference);

/// "-0.3 to +1.2" of an interval in per cent; "-" where there is none.
std::string differenceRange(const Difference& difference, const Words& words);

/// The margin in per cent, and how many runs and series it comes from where it does: "2.3 (9 runs)".
std::string marginText(const Difference& difference, const Floor& floor, const Words& words);
const char* floorSourceName(FloorSource source);  ///< "usual" or "history"

/// What was found, in words.
std::string findingText(const Difference& difference, const Words& words);
/// The same with figures, for who sees no table: "slower: -12.3 %, interval -14.0 to -10.5, 3210 compared
/// with 3660 MB/s". The side is compared with the first.
std::string differenceMessage(const ComparisonRow& row, std::size_t side, const Words& words);
/// What that means: a sentence or two.
std::string findingExplanation(const Difference& difference, const Words& words);

/// What is unlike, in a few words: "different page size".
std::string unlikeText(Unlike unlike, const Words& words);
/// The same as a sentence or two.
std::string unlikeSentence(Unlike unlike, const Words& words);

}  // namespace strata
