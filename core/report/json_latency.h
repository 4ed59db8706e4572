// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/run.h"
#include "core/report/json_writing.h"
#include "core/report/object_reader.h"

/// What a run file tells of times of single operations. For core/report alone, since it shows the library of
/// JSON.
namespace strata {

/// As `latency_ns`, the shares that people quote, and `latency_quantiles_ns`, all of them; no key where there
/// are none.
void putLatency(Json& json, const std::vector<LatencyQuantile>& latency);
void readLatency(ObjectReader& reader, std::vector<LatencyQuantile>& latency);

}  // namespace strata
