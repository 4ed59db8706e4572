// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

namespace strata {

/// Puts the calling thread to sleep until a moment, as exactly as the system does for a program that asks for
/// it. Made, used and destroyed on one thread. Tests inject their own.
class WakeUpTimer {
 public:
  virtual ~WakeUpTimer() = default;

  /// Nanoseconds of the clock that the timer goes by, from a moment that never changes.
  virtual std::uint64_t nowNs() = 0;
  /// Returns at that moment of nowNs() or, as everything does, later; at once where it has gone by. A system
  /// whose timers count in coarser steps may return somewhat sooner.
  virtual void sleepUntil(std::uint64_t ns) = 0;
};

/// Linux: clock_nanosleep to an absolute time, as cyclictest of rt-tests does; the slack by which the kernel
/// may delay timers of ordinary threads (50 µs unless told otherwise, prctl(2)) is 1 ns as long as the timer
/// lives. Windows: a waitable timer of high resolution, from Windows 10 1803 on. macOS: mach_wait_until.
std::unique_ptr<WakeUpTimer> makeWakeUpTimer();

}  // namespace strata
