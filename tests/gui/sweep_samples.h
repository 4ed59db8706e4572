// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "app/gui/results/result_row.h"
#include "core/base/units.h"
#include "core/model/machine.h"

/// Hand-made rows of bandwidth and latency.
namespace strata::gui {

/// Two cores with L1 48 KiB and L2 2 MiB each, and L3 105 MiB together, of which 16 MiB are usable.
Machine serverMachine();

/// A result at 2 GHz, good, without an interval. Width 64 bytes, sequential.
ResultRow bandwidthRow(const std::string& op, Bytes footprint, double megabytesPerSecond,
                       std::int64_t threads = 1, std::int64_t width = 64);

/// A result of one chain at 2 GHz; `local` stays in blocks of 64 KiB.
ResultRow latencyRow(Bytes footprint, double ns, bool local = true);

ResultRow moveRow(Bytes region, std::int64_t width, const std::string& pattern, double megabytesPerSecond);
ResultRow diskRow(const std::string& op, double megabytesPerSecond);
ResultRow processorRow(Test test, double operations);

/// The row's figures, to be changed.
Measured& figuresOf(ResultRow& row);

}  // namespace strata::gui
