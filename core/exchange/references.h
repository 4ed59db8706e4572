// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/result.h"
#include "core/model/run.h"

/// Figures that were published, from resources/references, built into the program: a run each, without
/// samples, whose origin names program, source and year as far as they are known. Never tested for
/// significance.
namespace strata {

/// How a command line names one: "reference:nbench-1995".
inline constexpr std::string_view referencePrefix = "reference:";

struct ReferenceFile {
  std::string_view name;     ///< such as nbench-1995
  std::string_view content;  ///< the run file
};

/// In the order of their names.
std::span<const ReferenceFile> referenceFiles();

struct ReferenceRun {
  std::string name;
  Run run;
};

/// All of them; a file that cannot be read, which the tests rule out, is left out.
std::vector<ReferenceRun> referenceRuns();

/// The run of that reference, whose name has no prefix. Error: `no-such-reference` (name), and those of
/// runsFromJson.
Result<Run> referenceRun(std::string_view name);

}  // namespace strata
