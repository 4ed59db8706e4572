// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/engine/disk_rows.h"
#include "core/engine/host.h"
#include "core/engine/row_outcomes.h"
#include "core/plan/plan.h"

namespace strata {

/// Writes Plan::diskEndurance in each folder at once, one block after the other, round and round through a
/// file; with DiskOptions::verify each round is flushed, read back and compared. The step has one cell.
///
/// Its figure is all that was written over the time of writing, of all folders together; its stretches tell
/// the rate against what was written (see together()). What a stop or an error left is measured all the same.
/// Reasons beside those of rows and of DirectFile:
/// - `rate-fell` (at_bytes, before_mbs, after_mbs), fair: see findRateFall.
/// - `data-mismatch` (path, offset_bytes), poor: the first place that was read otherwise than written, and
///   `data-faults` (places, corrupt, stale, misplaced, listed), poor: how many there are, and the first of
///   them as "corrupt 1048576+4096, …": fault, offset and bytes.
RowOutcomes runEndurance(const Plan& plan, const Step& step, Host& host, const RowProgress& progress,
                         const std::stop_token& stop);

}  // namespace strata
