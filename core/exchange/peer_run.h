// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/result.h"
#include "core/model/run.h"

/// What the readers of other programs' outputs share.
namespace strata {

/// A line of a text with its number, from 1; without its end, be that "\n" or "\r\n".
struct TextLine {
  std::size_t number = 1;
  std::string_view text;
};

std::vector<TextLine> linesOf(std::string_view text);

/// The parts between separators, trimmed.
std::vector<std::string_view> parts(std::string_view text, char separator);

/// How a CSV is written: as the program printed it, or as a spreadsheet saved it.
struct CsvForm {
  char separator = ',';
  bool hasDecimalCommas = false;
  std::optional<std::size_t> doubtfulLine = {};  ///< the number of one whose commas may be either
};

/// What separators there are; the last is that of spreadsheets' texts.
inline constexpr std::string_view csvSeparators = ",;\t";

/// The fields of a line, trimmed, without the quotes around them. Empty ones at the end, with which
/// spreadsheets fill up short lines, are left out.
std::vector<std::string_view> csvFieldsOf(std::string_view line, char separator);

/// How the numbers of lines with that separator are written. Doubtful are numbers with commas beside others
/// with points, and those whose only comma may set off thousands ("1,234") where none is surely decimal.
CsvForm csvFormOf(const std::vector<TextLine>& lines, char separator);

/// `ambiguous-decimals` (line).
Error doubtfulDecimals(std::size_t line);

/// The same as realNumber, for a field of such a CSV.
std::optional<double> csvNumber(std::string_view field, const CsvForm& form);

/// Whether a number can be a rate or a time in the units of these programs: 0, or of a size from 1e-12 to
/// 1e18. Narrower than isFigure, so that what follows from such numbers, such as their differences, is a
/// figure too.
bool isPeerNumber(double number);

/// The whole text as a number; nothing for what is none, nor for what isPeerNumber rules out.
std::optional<double> realNumber(std::string_view text);
std::optional<std::uint64_t> wholeCount(std::string_view text);

/// A name that a text of another program gives, such as that of a job, stands in each row of a table; a text
/// of 15 MB made one of 991 MB of it.
inline constexpr std::size_t mostPeerNameBytes = 200;

/// The beginning of a text for showing: printable ASCII, others as "?".
std::string shownBeginning(std::string_view text, std::size_t most);

/// Records a line that looks like a result and is not known in Origin::leftOut, so that the rest can be read.
void leaveOut(Run& run, std::string_view line);

/// A run of another program, without results, id and machine.
Run peerRun(std::string_view program, std::string_view version);

/// A cell whose kernel is `program`-`loop`.
CellResult peerCell(Test test, std::string_view program, std::string_view loop);

/// A figure that nobody has checked; a cell that failed (`no-peer-figure`, program) where it is not above 0.
Outcome peerFigure(double value, std::string_view statistic, std::string_view program);

/// Gives the samples of a figure, in its unit, with all that follows from them.
void giveSamples(Measured& measured, const std::vector<double>& samples);

/// Where runs come from.
struct PeerSource {
  std::string_view program;
  std::string_view name;   ///< of the file
  std::string_view text;   ///< all of it
  std::size_t number = 0;  ///< of the program among those in the text
};

/// Gives the runs of one program their ids, made of the text, their series and their label, made of the name.
/// Runs whose readers gave them one mark for a series repeat each other; they are put together. Where there
/// are several series, the label has what their readers called them, too. Takes time in proportion to the
/// text and the runs, of which `digestedBytes` gets a count: the bytes that were gone through for ids. Error:
/// `no-figures` (program) where there are none.
Result<std::vector<Run>> named(std::vector<Run> runs, const PeerSource& source,
                               std::size_t* digestedBytes = nullptr);

}  // namespace strata
