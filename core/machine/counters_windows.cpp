// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <chrono>
#include <cmath>

#include "core/machine/counters.h"
#include "core/machine/processor_groups.h"
#include "core/machine/ticks.h"

namespace strata {

namespace {

std::optional<std::uint64_t> threadCycles() {
  ULONG64 cycles = 0;
  if (QueryThreadCycleTime(GetCurrentThread(), &cycles) == 0) return std::nullopt;
  return cycles;
}

/// Whether a busy thread's cycles go up at the rate of readTicks. They do on Windows with a steady counter;
/// Wine counts otherwise. GetThreadTimes, the other way, steps by 16 ms: longer than any sample.
bool cyclesAreTicks() {
  for (int attempt = 0; attempt < 3; ++attempt) {
    const std::optional<std::uint64_t> cyclesBefore = threadCycles();
    const std::uint64_t ticksBefore = readTicks();
    const double wantedTicks = ticksPerSecond() * 2e-3;
    while (static_cast<double>(readTicks() - ticksBefore) < wantedTicks) {
    }
    const std::optional<std::uint64_t> cyclesAfter = threadCycles();
    const double ticks = static_cast<double>(readTicks() - ticksBefore);
    if (!cyclesBefore || !cyclesAfter) return false;
    // One undisturbed attempt is enough: pre-emption makes the ratio smaller.
    const double ratio = static_cast<double>(*cyclesAfter - *cyclesBefore) / ticks;
    if (std::abs(ratio - 1) < 0.1) return true;
  }
  return false;
}

}  // namespace

ThreadCounters readThreadCounters() {
  static const bool countsCycles = cyclesAreTicks();
  ThreadCounters counters;
  if (countsCycles) {
    if (const std::optional<std::uint64_t> cycles = threadCycles()) {
      counters.cpuSeconds = static_cast<double>(*cycles) / ticksPerSecond();
    }
  }
  PROCESSOR_NUMBER number{};
  GetCurrentProcessorNumberEx(&number);
  counters.cpu = cpuOf({number.Group, number.Number});
  return counters;
}

std::optional<double> processCpuSeconds() {
  FILETIME created{}, ended{}, ofSystem{}, ofUser{};
  if (GetProcessTimes(GetCurrentProcess(), &created, &ended, &ofSystem, &ofUser) == 0) return std::nullopt;
  const auto seconds = [](const FILETIME& time) {
    constexpr double perSecond = 1e7;
    return (static_cast<double>(time.dwHighDateTime) * 4294967296.0 + time.dwLowDateTime) / perSecond;
  };
  return seconds(ofSystem) + seconds(ofUser);
}

std::optional<double> stolenSeconds(const std::vector<int>&) {
  return std::nullopt;
}

std::optional<double> loadAverage() {
  return std::nullopt;
}

}  // namespace strata
