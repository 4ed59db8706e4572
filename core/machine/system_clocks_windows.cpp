// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <cstdint>

#include "core/machine/system_clocks.h"

namespace strata {

namespace {

constexpr double stepS = 100e-9;  // what all of these clocks count

using QueryTime = void(WINAPI*)(ULONGLONG*);

/// The function that tells the time with that of suspension. MinGW's import library lacks it; null before
/// Windows 10.
QueryTime findInterruptTime() {
  const HMODULE library = GetModuleHandleW(L"kernelbase.dll");
  const FARPROC function = library != nullptr ? GetProcAddress(library, "QueryInterruptTime") : nullptr;
  // Through void*: the compilers take no function pointer cast between unlike types without a warning.
  return reinterpret_cast<QueryTime>(reinterpret_cast<void*>(function));
}

std::uint64_t unbiasedSteps() {
  ULONGLONG steps = 0;
  QueryUnbiasedInterruptTime(&steps);
  return steps;
}

}  // namespace

double suspendedSeconds() {
  static const QueryTime queryInterruptTime = findInterruptTime();
  if (queryInterruptTime == nullptr) return 0;
  // Both clocks go on at the system's ticks, up to 16 ms apart: read within one of them they differ by the
  // suspended time exactly.
  constexpr int attempts = 5;
  std::uint64_t suspended = 0;
  for (int i = 0; i < attempts; ++i) {
    const std::uint64_t before = unbiasedSteps();
    ULONGLONG all = 0;
    queryInterruptTime(&all);
    suspended = all > before ? all - before : 0;
    if (unbiasedSteps() == before) break;
  }
  return stepS * static_cast<double>(suspended);
}

SystemClocks readSystemClocks() {
  FILETIME now{};
  GetSystemTimePreciseAsFileTime(&now);
  constexpr std::uint64_t from1601To1970 = 116'444'736'000'000'000;
  const std::uint64_t steps =
      (static_cast<std::uint64_t>(now.dwHighDateTime) << 32 | now.dwLowDateTime) - from1601To1970;
  return {stepS * static_cast<double>(steps), stepS * static_cast<double>(unbiasedSteps()),
          suspendedSeconds()};
}

}  // namespace strata
