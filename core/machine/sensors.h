// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

namespace strata {

/// How fast the core is running.
struct ClockReading {
  double ghz = 0;          ///< cycles per nanosecond by a chain of dependent additions
  bool confirmed = false;  ///< a chain of multiplications agrees within 1 %
};

/// What the system counts for the calling thread. Absent where it does not tell.
struct ThreadCounters {
  std::optional<std::uint64_t> involuntarySwitches;
  std::optional<std::uint64_t> majorFaults;
  std::optional<double> cpuSeconds;  ///< time on a CPU, stolen time not counted where the system knows it
  std::optional<int> cpu;            ///< where the thread runs now
};

/// What a worker can read of the core it runs on. Made, used and destroyed on one thread. Tests inject their
/// own.
class Sensors {
 public:
  virtual ~Sensors() = default;

  /// A counter that runs at one steady rate and is the same on all cores; ordered against the loads and
  /// stores around it.
  virtual std::uint64_t ticks() = 0;
  /// At least a million.
  virtual double ticksPerSecond() = 0;
  /// How long the counter stands still: a tick, or several (see ticksPerStep()).
  virtual double secondsPerStep() { return 1 / ticksPerSecond(); }
  /// About 20 µs (longer where the counter is coarse: never under 1000 steps): twice each chain, the faster
  /// counts, since an interruption can only make it slower.
  virtual ClockReading readClock() = 0;
  /// Independent additions in a cycle of a core running at `ghz`; twice about 2 µs, the faster counts (longer
  /// where the counter is coarse).
  virtual double readAlu(double ghz) = 0;
  virtual ThreadCounters readCounters() = 0;
  /// See strata::processCpuSeconds().
  virtual std::optional<double> processCpuSeconds() { return std::nullopt; }
  /// Whether someone has changed where the calling thread, which was bound to that CPU, may run. False where
  /// the system does not tell. About a microsecond.
  virtual bool affinityChanged(int cpu) {
    static_cast<void>(cpu);
    return false;
  }
  /// How long the machine has been suspended so far; only differences mean anything. Never grows where the
  /// system does not tell.
  virtual double suspendedSeconds() { return 0; }
};

/// The sensors of the core that the calling thread is bound to.
std::unique_ptr<Sensors> makeCoreSensors();

}  // namespace strata
