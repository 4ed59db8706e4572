// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/model/result.h"
#include "core/model/run.h"

/// Parts of a run as CBOR (RFC 8949) with the keys of the run file: a third of its size, and every number
/// exact. Keys of a newer version (unknownJson) are left out. What is read back is equal but for those.
namespace strata {

/// All but the results.
std::string headToCbor(const Run& run);
std::string resultToCbor(const CellResult& result);

/// Errors: `bad-cbor`, and those of runsFromJson.
Result<Run> headFromCbor(std::string_view bytes);
Result<CellResult> resultFromCbor(std::string_view bytes);

}  // namespace strata
