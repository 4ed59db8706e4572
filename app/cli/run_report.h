// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "core/model/run.h"
#include "core/stats/comparison.h"

namespace strata::cli {

/// What `run` prints in the end of two settings that were measured by turns: what was found, and as JSON the
/// runs of both with it.
std::string againstReport(const std::vector<ComparedSide>& sides, const FloorOf& floorOf, Format format,
                          CsvTexts csvTexts);

}  // namespace strata::cli
