// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/machine/sensors.h"

namespace strata {

/// What the system counts for the calling thread; about a microsecond. Linux tells all of it. Windows tells
/// the CPU and, where its cycle counter proves to run at the rate of readTicks, the time; macOS the CPU and
/// the time.
ThreadCounters readThreadCounters();

/// Seconds that other virtual machines took from these CPUs since the system started; absent where the system
/// does not count them (everywhere but Linux) or does not know one of the CPUs. The system's numbers of the
/// CPUs.
std::optional<double> stolenSeconds(const std::vector<int>& cpus);

/// Time that all threads of this process, the system's own on its behalf among them, have spent on CPUs;
/// about a microsecond. Absent where the system does not tell.
std::optional<double> processCpuSeconds();

/// Runnable processes, averaged over the last minute; absent on Windows.
std::optional<double> loadAverage();

}  // namespace strata
