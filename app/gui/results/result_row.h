// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/text/rate_unit.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/report/cell_columns.h"
#include "core/stats/expected_range.h"

namespace strata::gui {

/// A cell of the run, from planned to measured.
struct ResultRow : CellId {
  bool planned = false;  ///< of the run in progress, so that step and cell mean something
  std::size_t step = 0;  ///< in the plan
  std::size_t cell = 0;  ///< in the step
  bool stepRuns = false;
  bool cellRuns = false;  ///< of a step whose cells are measured by turns all run, else the one under way
  std::optional<Measured> live = {};  ///< provisional: figure, interval and threads so far, without a grade
  std::optional<CellResult> result = {};
  std::optional<CellResult> before = {};  ///< of an earlier run, while this one measures the cell anew
  bool earlier = false;                   ///< that run is of before the program was started
  int run = 0;        ///< the run that `live` and `result` are of, counted since the window was opened
  int runBefore = 0;  ///< that of `before`
  std::optional<ExpectedRange> expected =
      {};  ///< usual range, by earlier runs; absent where these are too few
};

/// The group of the row's test; rows are of tests that this version knows.
TestGroup groupOf(const ResultRow& row);

/// Whether the row shows a result of a run of before the program was started, and is not to be measured now.
bool isEarlier(const ResultRow& row);
/// The run that what is shown is of: figures of several runs make no ratio.
int runOfShown(const ResultRow& row);
/// Null until the cell is measured.
const Measured* measuredOf(const ResultRow& row);
/// What the row shows: the figure as measured, or so far, or as measured before. Null where there is none.
const Measured* shownOf(const ResultRow& row);
/// The value of shownOf(), in the unit in which it was measured.
std::optional<double> valueOf(const ResultRow& row);
/// What the column has of the cell once it is measured, now or earlier; std::monostate before, and where it
/// has nothing.
TableValue cellValue(CellColumn column, const ResultRow& row);

/// A figure in the unit that the person chose, where that means something for the test.
struct Figure {
  double value = 0;
  QString unit;
};
std::optional<Figure> figureOf(const ResultRow& row, RateUnit unit);
/// "66,100 MB/s"; empty where there is no figure yet.
QString figureTextOf(const ResultRow& row, RateUnit unit);

/// A rate that does not follow the clock: "1,180 MB/s".
QString figureTextOfRate(double megabytesPerSecond, RateUnit unit);

/// Disk: what is known of the figure that is shown; null while that is provisional.
const DiskFigures* diskFiguresOf(const ResultRow& row);
/// latencyNsAt() of what is shown.
std::optional<double> latencyNsAt(const ResultRow& row, double fraction);
/// Disk: operations per second, as measured, or as the rate so far has it.
std::optional<double> operationsOf(const ResultRow& row);

/// The grade of what is measured, now or earlier.
std::optional<Grade> gradeOf(const ResultRow& row);
/// "reliable", "skipped", "measuring", "waiting"
QString verdictText(const ResultRow& row);
/// The same for who cannot see that an earlier result is dimmed: "reliable, earlier".
QString spokenVerdictText(const ResultRow& row);
/// All that verdictText() may say.
QStringList verdictTexts();
/// What decided the grade, or why there is no figure, in a few words, and how many reasons there are besides:
/// "SMT sibling busy +2". Empty where there is no reason.
QString briefReasonsOf(const ResultRow& row);
/// Each reason in a few words, what decided the grade first.
QStringList eachReasonInBrief(const ResultRow& row);
/// The reasons of the verdict, or why there is no figure.
std::vector<Reason> reasonsOf(const ResultRow& row);
/// A sentence for each reason of the verdict, or for why there is no figure.
QStringList reasonSentencesOf(const ResultRow& row);
/// "Usual for this machine: 5,610 to 5,650 MOPs/s (12 earlier runs)"; empty where nothing is known.
QString expectedTextOf(const ResultRow& row);
/// "below its usual range"; empty for a result that lies inside, or where nothing is known.
QString expectedInBrief(const ResultRow& row);

}  // namespace strata::gui
