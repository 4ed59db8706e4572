// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/report/chart_widths.h"
#include "core/report/csv_field.h"
#include "core/report/text.h"
#include "core/stats/comparison.h"
#include "core/stats/gate.h"

/// The forms in which runs and comparisons are written: the one table for command line and window.
namespace strata {

enum class RunFormat { Text, Csv, Json, Html, Markdown, Svg, MembenchCsv, MembenchText, JUnit };

/// What a report of a comparison says besides the comparison.
struct ComparisonReport {
  const Machine* machine = nullptr;  ///< of the first side, to mark where its caches end; may be null
  std::string version = {};          ///< of the program that writes it
  GateRule gate = anyLoss;           ///< by which a case of JUnit fails
  CsvTexts csvTexts = CsvTexts::Shielded;
};

/// Choices that some formats of runs leave.
struct RunForm {
  CsvTexts csvTexts = CsvTexts::Shielded;
  ChartWidths chartWidths = {};  ///< of a picture
};

struct RunFormatEntry {
  RunFormat format;
  std::string_view name;    ///< on the command line
  std::string_view ending;  ///< of file names, with its dot; empty where none stands for it
  /// Writes runs, which are not none; null where it is no form of runs. The same for a comparison.
  std::string (*ofRuns)(const std::vector<Run>& runs, const Words& words, const RunForm& form);
  std::string (*ofComparisons)(const Comparison& comparison, const ComparisonReport& report,
                               const Words& words);
};

const std::vector<RunFormatEntry>& runFormats();

/// Names of all forms of runs; with `ofFiles` of those only that an ending stands for.
std::vector<std::string> runFormatNames(bool ofFiles = false);
std::vector<std::string> comparisonFormatNames();
/// Names of the forms that runs and comparisons have.
std::vector<std::string> commonFormatNames();
bool isOfComparisons(RunFormat format);

std::optional<RunFormat> runFormatNamed(std::string_view name);
/// The other way round.
std::string_view runFormatName(RunFormat format);

/// The format by the ending of the name, in letters of either case; `otherwise` where it is none of the
/// table.
RunFormat runFormatOfFile(std::string_view file, RunFormat otherwise = RunFormat::Json);

/// One run, or the repetitions of a series, in that form, which is one of runs. `runs` is not empty.
std::string inFormat(RunFormat format, const std::vector<Run>& runs, const Words& words,
                     const RunForm& form = {});

/// How many of the measured results of `runs` that form has no place for, in which they are lost. Forms that
/// show some in another way, such as pictures, count none.
std::size_t resultsWithoutPlace(RunFormat format, const std::vector<Run>& runs);

/// `format` is one of comparisons.
std::string inFormat(RunFormat format, const Comparison& comparison, const ComparisonReport& report,
                     const Words& words);

}  // namespace strata
