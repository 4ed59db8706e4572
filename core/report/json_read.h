// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/model/result.h"
#include "core/model/run.h"

namespace strata {

/// A thousand repetitions of a short test stay below, as do some hundred of all tests; this bounds what a
/// file that is something else makes of memory.
inline constexpr Bytes mostRunFile = 32_MiB;
/// The most figures in each run of a file, so that a long series is read all the same.
inline constexpr std::size_t mostRunFigures = 20000;
/// The most reasons of one result; Strata gives a dozen at most.
inline constexpr std::size_t mostReasons = 100;

/// The runs of a file that toJson or seriesToJson wrote, in this or an older version of Strata; one for a
/// single run. Keys that this version does not know are kept (Run::unknownJson, CellResult::unknownJson,
/// Settings::unknownJson) and written again, except inside lists other than the results.
///
/// All of them or an error, never a part: `too-large` (most_bytes) for more than mostRunFile, `bad-json`
/// (place as "line:column", detail), `too-many-figures` (most) for a run of more than mostRunFigures, which
/// is found out before one is read, `not-a-run`, `newer-schema` (schema), `missing-key` (key), `bad-value`
/// (key, value), and those of settingsFromJson. A key is given with its way from the root, such as
/// "results[3].parameters.threads".
Result<std::vector<Run>> runsFromJson(std::string_view json);

/// Keeps in a run and in its results what its file has and this version would not write again: it came from a
/// newer one. `file` is the JSON of a run file that `run` was read from. The settings keep their own.
void keepUnknownKeys(std::string_view file, Run& run);

}  // namespace strata
