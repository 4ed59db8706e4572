// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/model/result.h"
#include "core/model/run.h"
#include "core/report/json_read.h"

/// What other programs write, read as runs.
///
/// Their cells have Strata's names for test, metric, unit and parameters where these mean the same, and
/// kernels of their own (mbw-memcpy), so that they never stand in one row with a loop of Strata as if it
/// were the same. What a program does not tell is absent; no verdict of Strata is made up: each figure is
/// "fair", for the reason `not-checked`.
namespace strata {

/// The outputs that are read are far smaller; this bounds what a file that is something else makes of memory.
inline constexpr Bytes mostPeerText = 16_MiB;
/// The most figures in all runs of a text; each run is small enough to be kept in a file.
inline constexpr std::size_t mostPeerCells = mostRunFigures;

/// The runs of a text, whose format is told by its content:
/// - run files of Strata (runsFromJson), without a fault in what names runs and results (faultOfNames);
/// - the CSV and the text (-R) of sc-membench, one run for each line of headings, whose MB are 1048576 bytes,
///   and tables of its latencies without huge pages and with them (-H), each a series of its own;
/// - the CSV (--csv) and the text of Zack Smith's bandwidth, whose MB are 1048576 bytes too;
/// - the text of mbw, whose MiB/s become MB/s, with a sample for each line that it prints of one copy;
/// outputs
///   with other lines between them are series of their own, if these lines are not the same command again;
/// - the JSON of fio (--output-format=json), with what it says before and after it.
///
/// Texts are in UTF-8, or in UTF-16 with its byte order mark. CSV may be as a spreadsheet saves it: with
/// semicolons or tabs between the columns, and with decimal commas; or a table of Markdown. Marks of pages,
/// quotes and logs are taken away (withoutPasteMarks).
///
/// A text may have outputs of several programs, and several forms of one: they are series of their own, and
/// no line is read in two forms of one program.
///
/// `name` is the file's, for the label. The same bytes make the same ids, so that a history takes them once.
///
/// Lines of other programs' texts that look like results and are not known are left out: Origin::leftOut
/// names them. JSON is read whole or not at all. Errors: those of runsFromJson and faultOfNames,
/// `unknown-format`, `too-large` (most_bytes), `too-many-figures` (most), `no-figures` (program),
/// `ambiguous-decimals` (line; its commas may be either).
Result<std::vector<Run>> runsFromAnyText(std::string_view name, std::string_view bytes);

}  // namespace strata
