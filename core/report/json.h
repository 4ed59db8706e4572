// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/model/machine_parts.h"
#include "core/model/run.h"

namespace strata {

inline constexpr std::string_view seriesSchema = "strata.series/1";

/// The run as a file of schema strata.run/1 (resources/schema/strata-run-1.schema.json): UTF-8, C locale, SI
/// units in the key names, doubles with all digits, so that runsFromJson gives back an equal run. What is
/// absent has no key; keys of a newer version that came with the run are written again. Bytes of a text that
/// are not UTF-8 are replaced. A cell with a number that is no figure (isFigure) is written as failed
/// (`no-figure`), since readers refuse it.
std::string toJson(const Run& run);

/// Repetitions as one file of schema strata.series/1; `id` is the series' uuid.
std::string seriesToJson(std::string_view id, const std::vector<Run>& runs);

/// What sets a cell apart, as the run file has it under "parameters"; on one line.
std::string parametersToJson(const Parameters& parameters);

/// What the machine is, as the run file has it under "machine"; with its parts, if they are given, under
/// "topology".
std::string machineToJson(const Machine& machine, const MachineParts* parts = nullptr,
                          const std::vector<InstructionSetFact>& sets = {});

}  // namespace strata
