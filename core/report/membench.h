// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/model/run.h"
#include "core/report/text.h"

/// Runs in the forms of sc-membench, for what reads those. A row is a size of one buffer of one thread (1 KiB
/// and more) and an operation: the widest plain serial loop, and for latency one chain through the whole
/// region (within blocks where that was not measured). Rates are Strata's figures, latencies its medians.
/// What was skipped or failed has no row; of several kinds of pages there is the first (inFirstPages).
namespace strata {

/// Nine columns: size_kb, operation, bandwidth_mb_s, latency_ns, latency_stddev_ns, latency_samples, threads,
/// iterations, elapsed_s; 0 where a column does not apply, as there. C locale.
std::string toMembenchCsv(const std::vector<Run>& runs);

/// Whether a result of another program's summary has its place in the text alone.
enum class MembenchForm { Csv, Text };
/// How many measured results have no row, nor a place in the summary of the text.
std::size_t resultsWithoutMembenchRow(const std::vector<Run>& runs, MembenchForm form);

/// The table, peaks, averages weighted by log2 of the size, three scores by that program's formulas, and what
/// stands against comparing them. Peaks and averages are its own where its text was imported.
std::string toMembenchText(const Run& run, const Words& words);

}  // namespace strata
