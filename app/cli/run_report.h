// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "core/model/run.h"
#include "core/stats/comparison.h"

/// What `run` prints in the end.
namespace strata::cli {

/// Of a run or the repetitions of a series; at least one.
std::string reportOf(const std::vector<Run>& runs, Format format);

/// Of two settings that were measured by turns: what was found, and as JSON the runs of both with it.
std::string againstReport(const std::vector<ComparedSide>& sides, const FloorOf& floorOf, Format format);

}  // namespace strata::cli
