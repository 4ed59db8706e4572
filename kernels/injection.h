// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// Load on memory while another thread measures its latency: cache lines of one buffer, one after another,
/// with a pause after each. A plain store brings its line into the cache before it changes it, and later back
/// to memory: it is read and written. So lines that are only stored to are read and written 1:1, a load
/// beside each store makes that 2:1, and two loads 3:1: the mixes of Intel's Memory Latency Checker.
namespace strata::kernels {

inline constexpr std::uint64_t injectionLine = 64;

/// Lines of a unit, the last of which is stored to in all but the first.
inline constexpr std::uint64_t inject1to0Lines = 1;
inline constexpr std::uint64_t inject3to1Lines = 3;
inline constexpr std::uint64_t inject2to1Lines = 2;
inline constexpr std::uint64_t inject1to1Lines = 1;

std::uint64_t inject1to0(Injection& on, std::uint64_t units) noexcept;
std::uint64_t inject3to1(Injection& on, std::uint64_t units) noexcept;
std::uint64_t inject2to1(Injection& on, std::uint64_t units) noexcept;
std::uint64_t inject1to1(Injection& on, std::uint64_t units) noexcept;

/// The bytes from the first line of the next unit to the end of the buffer's last whole one, and where that
/// unit begins: any position is safe.
struct InjectionCourse {
  std::byte* begin = nullptr;
  std::byte* end = nullptr;
  std::byte* at = nullptr;
};
constexpr InjectionCourse courseOf(const Injection& on, std::uint64_t linesOfUnit) noexcept {
  const std::uint64_t units = on.lines / linesOfUnit;
  const std::uint64_t bytesOfUnit = linesOfUnit * injectionLine;
  const std::uint64_t next = on.position < units ? on.position : 0;
  return {on.buffer, on.buffer + units * bytesOfUnit, on.buffer + next * bytesOfUnit};
}

}  // namespace strata::kernels
