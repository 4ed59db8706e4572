// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <cstdint>

#include "core/machine/health.h"

namespace strata {

namespace {

// Only Wine's ntdll.dll exports this function: wiki.winehq.org, Developer FAQ.
std::string wineVersion() {
  using WineGetVersion = const char*(CDECL*)();
  const HMODULE library = GetModuleHandleW(L"ntdll.dll");
  const FARPROC function = library != nullptr ? GetProcAddress(library, "wine_get_version") : nullptr;
  const auto wineGetVersion = reinterpret_cast<WineGetVersion>(reinterpret_cast<void*>(function));
  return wineGetVersion != nullptr ? std::string("Wine ") + wineGetVersion() : std::string();
}

std::optional<bool> onBattery() {
  constexpr BYTE noBattery = 128;
  constexpr BYTE unknown = 255;
  SYSTEM_POWER_STATUS status{};
  if (GetSystemPowerStatus(&status) == 0 || status.BatteryFlag == unknown ||
      (status.BatteryFlag & noBattery) != 0)
    return std::nullopt;
  if (status.ACLineStatus == unknown) return std::nullopt;
  return status.ACLineStatus == 0;
}

std::uint64_t ticksOf(const FILETIME& time) {
  return (std::uint64_t{time.dwHighDateTime} << 32) | time.dwLowDateTime;
}

}  // namespace

Health readHealth() {
  Health health;
  health.onBattery = onBattery();
  health.substitute = wineVersion();
  return health;
}

// The time of the kernel includes that of the idle task.
std::optional<double> busySeconds() {
  constexpr double ticksPerSecond = 1e7;
  FILETIME idle{};
  FILETIME kernel{};
  FILETIME user{};
  if (GetSystemTimes(&idle, &kernel, &user) == 0) return std::nullopt;
  return static_cast<double>(ticksOf(kernel) + ticksOf(user) - ticksOf(idle)) / ticksPerSecond;
}

}  // namespace strata
