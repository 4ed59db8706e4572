// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/report/csv_field.h"
#include "core/report/text.h"

/// The forms in which runs are written: the one table for command line and window.
namespace strata {

enum class RunFormat { Text, Csv, Json, Html, Svg, MembenchCsv, MembenchText };

struct RunFormatEntry {
  RunFormat format;
  std::string_view name;    ///< on the command line
  std::string_view ending;  ///< of file names, with its dot; empty where none stands for it
};

const std::vector<RunFormatEntry>& runFormats();

/// Names of all forms; with `ofFiles` of those only that an ending stands for.
std::vector<std::string> runFormatNames(bool ofFiles = false);

std::optional<RunFormat> runFormatNamed(std::string_view name);
/// The other way round.
std::string_view runFormatName(RunFormat format);

/// By the ending of the name, in letters of either case; `otherwise` where it is none of the table.
RunFormat runFormatOfFile(std::string_view file, RunFormat otherwise = RunFormat::Json);

/// One run, or the repetitions of a series, in that form. `runs` is not empty. `texts` are those of CSV.
std::string inFormat(RunFormat format, const std::vector<Run>& runs, const Words& words,
                     CsvTexts texts = CsvTexts::Shielded);

}  // namespace strata
