// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/history/history.h"
#include "core/model/result.h"
#include "core/stats/comparison.h"

/// Runs as a person names them on the command line.
namespace strata::cli {

/// The one run of the history that an id, the beginning of one, or "last" names. Errors: `no-such-run`,
/// `run-ambiguous` (run), and those of History.
Result<std::string> keptRunId(History& history, const std::string& given);

/// The run of the history that keptRunId finds, or a reference ("reference:NAME"). Errors: those of
/// keptRunId, referenceRun and History.
Result<Run> namedRun(History& history, const std::string& given);

/// Each a file that Strata reads (runsFromAnyText), a reference ("reference:NAME"), or of the history: a
/// series where the id is that of one, else a run. The history is opened only when one of them needs it.
/// Errors: of runsOfFile, referenceRun, keptRunId and whyTooMany.
Result<std::vector<ComparedSide>> comparedSides(const std::vector<std::string>& given);

/// All runs of a file in a format that Strata reads, or of a reference. Errors: those of readFile,
/// runsFromAnyText and referenceRun.
Result<std::vector<Run>> runsOfFile(const std::string& file);

/// Floors of the history for these sides, where there is one; usual ones else, and where it cannot be read,
/// which is said on standard error.
FloorOf floorsOfHistory(const std::vector<ComparedSide>& sides);

/// Says on standard error why, and gives the exit status.
int refused(const Reason& reason);

/// Says that a damaged history was mended; see History::open.
void tellOfMending(const Recovery& recovery);

}  // namespace strata::cli
