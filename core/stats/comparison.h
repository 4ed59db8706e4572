// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/run.h"
#include "core/stats/difference.h"
#include "core/stats/floors.h"

/// Runs and series side by side, cell by cell. Pure.
namespace strata {

/// How far apart unchanged series of such a cell lie where no history tells: 1 % where the core is the limit,
/// 3 % in levels that are shared with others, 5 % of lines to other machines, 10 % of disks.
double usualFloor(const CellResult& cell);
/// The same as a FloorOf.
Floor usualFloors(const CellResult& cell);

/// One side: a run, or the repetitions of a series.
struct ComparedSide {
  std::string name;  ///< as a person calls it
  std::vector<Run> runs;
  /// A reference: figures of a publication. Shown beside the others, never tested for significance.
  bool isPublished = false;
};

/// What makes a row a comparison of unlike things. The figures are shown all the same.
enum class Unlike {
  Kernel,     ///< another revision of the loop
  Method,     ///< another way of measuring
  Pages,      ///< pages of another size were obtained
  Threads,    ///< another number of them
  Placement,  ///< the threads ran on other CPUs
  Machine,    ///< another processor
  Doubtful,   ///< a result with the grade poor
  Program,    ///< another program measured, with a loop of its own
  Size,       ///< another size of buffer, by a factor of two at most, in the same level
  Level,      ///< one side names a level of memory, and no size
  Width,      ///< one side does not report the width of its operands
  Median      ///< the other program reports a median, and so this side's median is compared
};

/// Whether the two are unlike in this.
bool holds(const std::vector<Unlike>& unlike, Unlike one);

/// The finding that stands in place of a test where a side is from a publication, or of another program.
std::optional<Finding> whyUntested(const ComparedSide& first, const ComparedSide& second,
                                   const std::vector<Unlike>& unlike);

/// What of a side is in a row.
struct SideFigures {
  std::vector<double> figures;   ///< one a repetition that measured the cell
  std::optional<double> centre;  ///< their geometric mean; of one, the figure itself; absent without any
  std::optional<Grade> worst;
  std::optional<std::int64_t> threads;       ///< threads that it was measured with
  std::optional<std::string> pages;          ///< pages that were requested
  std::optional<std::uint64_t> regionBytes;  ///< size of another program, where it differs from the row's
  std::optional<int> level;  ///< level of memory that contains the data of one thread; as MemoryLevel
};

/// One cell. Every vector is in the order of the sides.
struct ComparisonRow {
  CellResult cell;  ///< whose: test, kernel, metric, unit and shared parameters; no outcome of any side
  std::vector<SideFigures> sides;
  /// Each is to the baseline; absent for the baseline itself, and where nothing is compared.
  std::vector<std::optional<Difference>> differences;
  std::vector<std::vector<Unlike>> unlike;  ///< to the baseline; empty where nothing is compared
  Floor floor;                              ///< floor of the differences
};

/// The rows that are compared, and corrected for together.
enum class ComparedRows {
  OnEverySide,  ///< cells that all sides have measured
  /// Each side is compared with the baseline by itself, whatever the others lack.
  InPairs
};

struct Comparison {
  std::vector<std::string> sides;
  std::size_t baseline = 0;
  /// The cells that all sides have measured; in pairs, those that any side has. They are in the order of the
  /// baseline; what only others have follows.
  std::vector<ComparisonRow> rows;
  std::vector<ComparisonRow> unmatched;  ///< what only some sides have measured; empty in pairs
  bool byTurns = false;  ///< pairs of runs, see compareByTurns(); the findings are those of the sign test
};

struct ComparisonChoices {
  std::size_t baseline = 0;  ///< one of the sides
  ComparedRows rows = ComparedRows::OnEverySide;
  FloorOf floorOf = usualFloors;  ///< asked for cells as the baseline measured them
};

/// Cells are the same when test, kernel, metric, unit and all parameters are, except parameters in which the
/// sides differ as a whole (ComparedParameters), which are marked as unlike. Results of another program stand
/// in the row of the cell that they correspond to (Likeness), and are never tested. The result of one cell is
/// not corrected for the number of rows.
Comparison compare(const std::vector<const ComparedSide*>& sides, const ComparisonChoices& choices);
/// The first side is the baseline of the others, in rows that every side has.
Comparison compare(const std::vector<ComparedSide>& sides, const FloorOf& floorOf = usualFloors);

/// What was found of these sides alone, the baseline among them, in this order. Rows in which none of them is
/// compared with the baseline are unmatched.
Comparison withSides(const Comparison& comparison, const std::vector<std::size_t>& sides);

/// Whether both are of one cell: what is measured, of what, and with which parameters.
bool sameCell(const CellResult& a, const CellResult& b);
/// Whether `a` comes before `b` in an order in which cells that are the same are equal.
bool orderOfCells(const CellResult& a, const CellResult& b);

/// A side for each series, in the order of their first runs: repetitions of one measurement, called as the
/// first is labelled. A run without a series is by itself.
std::vector<ComparedSide> sidesOf(std::vector<Run> runs);

/// A comparison has a place for each cell on each side, of some 250 bytes. A hundred runs of two hundred
/// cells have 20,000; a foreign file can have 400 million.
inline constexpr std::size_t mostComparedSides = 1000;
inline constexpr std::size_t mostComparedFigures = 1'000'000;

/// Why these are too many to be compared: `too-many-compared` (most_sides, most).
std::optional<Error> whyTooMany(const std::vector<const ComparedSide*>& sides);

/// Pointers to the sides, for code that looks at them without copying their runs.
std::vector<const ComparedSide*> pointersTo(const std::vector<ComparedSide>& sides);

}  // namespace strata
