// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>
// Needs the types of windows.h.
#include <powrprof.h>

#include <algorithm>
#include <array>
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

struct PowerScheme {
  GUID id;
  const char* name;
};

/// The schemes that Windows comes with, by the ids of winnt.h. The names of others are the user's own.
constexpr std::array<PowerScheme, 4> powerSchemes{
    {{{0xA1841308, 0x3541, 0x4FAB, {0xBC, 0x81, 0xF7, 0x15, 0x56, 0xF2, 0x0B, 0x4A}}, "power saver"},
     {{0x381B4222, 0xF694, 0x41F0, {0x96, 0x85, 0xFF, 0x5B, 0xB2, 0x60, 0xDF, 0x2E}}, "balanced"},
     {{0x8C5E7FDA, 0xE8BF, 0x4A96, {0x9A, 0x85, 0xA6, 0xE2, 0x3A, 0x8C, 0x63, 0x5C}}, "high performance"},
     {{0xE9A42B02, 0xD5DF, 0x448D, {0xAA, 0x00, 0x03, 0xF1, 0x47, 0x49, 0xEB, 0x61}},
      "ultimate performance"}}};

std::string powerProfile() {
  GUID* active = nullptr;
  if (PowerGetActiveScheme(nullptr, &active) != ERROR_SUCCESS || active == nullptr) return {};
  const auto found = std::ranges::find_if(
      powerSchemes, [&](const PowerScheme& scheme) { return IsEqualGUID(scheme.id, *active) != 0; });
  LocalFree(active);
  return found == powerSchemes.end() ? std::string() : found->name;
}

std::uint64_t ticksOf(const FILETIME& time) {
  return (std::uint64_t{time.dwHighDateTime} << 32) | time.dwLowDateTime;
}

}  // namespace

Health readHealth() {
  Health health;
  health.onBattery = onBattery();
  health.powerProfile = powerProfile();
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
