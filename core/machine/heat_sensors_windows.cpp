// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>
// These need the types of windows.h.
#include <pdh.h>
#include <pdhmsg.h>
#include <powrprof.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/machine/heat_sensors.h"
#include "core/machine/performance_limit.h"

namespace strata {

namespace {

/// PROCESSOR_POWER_INFORMATION, which no header has: it is for programs to declare (CallNtPowerInformation).
struct ProcessorPower {
  ULONG number;
  ULONG maxMhz;
  ULONG currentMhz;
  ULONG mhzLimit;
  ULONG maxIdleState;
  ULONG currentIdleState;
};

/// The counter "% Performance Limit". Some systems do not have it: an old Windows, or one whose counters are
/// switched off.
class LimitCounter {
 public:
  LimitCounter() {
    if (PdhOpenQueryW(nullptr, 0, &m_query) != ERROR_SUCCESS) {
      m_query = nullptr;
      return;
    }
    // By its English name, which is the same in every language of Windows.
    m_isThere = PdhAddEnglishCounterW(m_query, L"\\Processor Information(*)\\% Performance Limit", 0,
                                      &m_counter) == ERROR_SUCCESS;
  }
  LimitCounter(const LimitCounter&) = delete;
  LimitCounter& operator=(const LimitCounter&) = delete;
  ~LimitCounter() {
    if (m_query != nullptr) PdhCloseQuery(m_query);
  }

  /// The least of all CPUs now. It is a state, so that no reading before it is needed.
  std::optional<double> percent() const {
    if (!m_isThere || PdhCollectQueryData(m_query) != ERROR_SUCCESS) return std::nullopt;
    DWORD bytes = 0;
    DWORD count = 0;
    if (static_cast<DWORD>(PdhGetFormattedCounterArrayW(m_counter, PDH_FMT_DOUBLE, &bytes, &count,
                                                        nullptr)) != PDH_MORE_DATA)
      return std::nullopt;
    // The buffer holds the names behind the values.
    std::vector<PDH_FMT_COUNTERVALUE_ITEM_W> values(bytes / sizeof(PDH_FMT_COUNTERVALUE_ITEM_W) + 1);
    if (PdhGetFormattedCounterArrayW(m_counter, PDH_FMT_DOUBLE, &bytes, &count, values.data()) !=
        ERROR_SUCCESS)
      return std::nullopt;
    values.resize(count);
    std::vector<PerformanceLimit> limits;
    for (const PDH_FMT_COUNTERVALUE_ITEM_W& value : values)
      if (value.szName != nullptr && (value.FmtValue.CStatus == PDH_CSTATUS_VALID_DATA ||
                                      value.FmtValue.CStatus == PDH_CSTATUS_NEW_DATA))
        limits.push_back({value.szName, value.FmtValue.doubleValue});
    return leastLimitPercent(limits);
  }

 private:
  PDH_HQUERY m_query = nullptr;
  PDH_HCOUNTER m_counter = nullptr;
  bool m_isThere = false;
};

/// The clock that power and heat leave, of the full one, where the counter is not there.
std::optional<double> clockLimitPercent() {
  const DWORD cpus = GetActiveProcessorCount(ALL_PROCESSOR_GROUPS);
  std::vector<ProcessorPower> all(std::max<DWORD>(1, cpus));
  const auto bytes = static_cast<ULONG>(all.size() * sizeof(ProcessorPower));
  if (CallNtPowerInformation(ProcessorInformation, nullptr, 0, all.data(), bytes) != 0) return std::nullopt;
  std::optional<double> least;
  constexpr double whole = 100;
  for (const ProcessorPower& cpu : all) {
    if (cpu.maxMhz == 0 || cpu.mhzLimit == 0) continue;
    const double percent = whole * static_cast<double>(cpu.mhzLimit) / static_cast<double>(cpu.maxMhz);
    least = std::min(least.value_or(whole), percent);
  }
  return least;
}

std::optional<double> batteryPercent() {
  constexpr BYTE none = 128;
  constexpr BYTE unknown = 255;
  SYSTEM_POWER_STATUS status{};
  if (GetSystemPowerStatus(&status) == 0 || status.BatteryFlag == unknown ||
      (status.BatteryFlag & none) != 0 || status.ACLineStatus != 0 || status.BatteryLifePercent == unknown)
    return std::nullopt;
  return static_cast<double>(status.BatteryLifePercent);
}

/// Temperatures and power are for drivers only.
class WindowsHeatSensors : public HeatSensors {
 public:
  HeatReading read() override {
    HeatReading reading;
    reading.limitPercent = m_limit.percent();
    if (!reading.limitPercent) reading.limitPercent = clockLimitPercent();
    reading.batteryPercent = batteryPercent();
    return reading;
  }

 private:
  LimitCounter m_limit;
};

}  // namespace

std::unique_ptr<HeatSensors> makeHeatSensors() {
  return std::make_unique<WindowsHeatSensors>();
}

}  // namespace strata
