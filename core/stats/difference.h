// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Whether two sets of repetitions differ, and by how much.
///
/// The unit is the repetition: a run with threads and buffers of its own, and one figure per cell. Samples of
/// one run share its page placement, clock and neighbours; taken as independent they call the same binary
/// "different" in most pairs of processes.
namespace strata {

enum class Finding {
  Faster,        ///< the second is better, beyond the margin
  Slower,        ///< worse, beyond the margin
  NoDifference,  ///< within the margin
  NotDecided,    ///< the interval reaches over the edge of the margin
  SingleRuns,    ///< too few repetitions on a side to say
  Published,     ///< a side is from a publication: never tested
  NotTested      ///< two programs measured, with loops of their own
};

/// Repetitions on each side below which no finding is made.
inline constexpr std::size_t leastRepetitions = 4;
/// What counts as a difference at the least, as a share.
inline constexpr double leastMargin = 0.01;
inline constexpr double findingConfidence = 0.95;
inline constexpr double significanceLevel = 1 - findingConfidence;

/// One cell, on two sides.
struct Sides {
  std::vector<double> first;   ///< a figure per repetition, above 0
  std::vector<double> second;  ///< the same
  bool higherIsBetter = true;
  /// How far apart unchanged series of this cell lie, as a share (0.03 for 3 %).
  double floor = leastMargin;
  std::optional<Finding> untested = {};  ///< Published or NotTested, where nothing may be tested
};

struct Difference {
  double ratio = 1;  ///< of the geometric means: second / first
  /// The lower end of the interval of the ratio; absent where a side has one repetition only, or is
  /// published.
  std::optional<double> low;
  std::optional<double> high;
  double margin = leastMargin;  ///< as a share: the larger of leastMargin and the floor
  Finding finding = Finding::SingleRuns;
  std::size_t repetitionsMissing = 0;  ///< with SingleRuns: that the side with fewer still needs
};

/// The error rate that Benjamini and Hochberg leave each row that is called different, of the rows' p.
double correctedErrorRate(std::vector<double> p, double errorRate);

/// The differences of all rows of a table. Each interval is as wide as Benjamini and Hochberg (1995) and, for
/// intervals, Benjamini and Yekutieli (2005) require: on average at most 5 % of the rows called faster or
/// slower are neither. Degrees of freedom are those of Welch (1947), from the logarithms.
std::vector<Difference> differencesOf(std::span<const Sides> rows);

}  // namespace strata
