// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/plan/plan.h"
#include "core/stats/headline.h"
#include "core/stats/sample.h"

/// What the threads of a step of loaded latency move between caches and memory.
namespace strata {

/// Bytes in the window of a sample, by all threads: a line for each load of the chase, which is the first
/// thread, and for each unit of the others what the cell's injector reads and writes.
double trafficBytes(const Step& step, const Sample& sample);

/// The median of the samples of a cell, in MB/s: of the clean ones, or of all where none is clean. Absent
/// without samples.
std::optional<double> trafficRate(const Step& step, std::span<const Sample> samples,
                                  const SortedSamples& sorted, std::size_t cell);

}  // namespace strata
