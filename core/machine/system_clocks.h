// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace strata {

/// The system's clocks, read at about one moment. Seconds.
struct SystemClocks {
  double wallS = 0;       ///< since 1970 in UTC; may be set forth or back at any time
  double steadyS = 0;     ///< since some moment; never set, and stands still while the machine is suspended
  double suspendedS = 0;  ///< how long the machine has been suspended so far, from some moment on; only
                          ///< differences mean anything. Never grows where the system does not tell
};

/// About 0.2 µs. Any thread.
SystemClocks readSystemClocks();

/// The part of it that is worth reading beside each sample.
double suspendedSeconds();

/// The time between two readings, the time of suspension within it, and how far the wall clock was set
/// forward (or, negative, back). The clock counts as not set if the difference is less than a clock can be
/// adjusted by (adjtime may slew by 500 ppm) or less than a second.
struct ClockCourse {
  double elapsedS = 0;
  double suspendedS = 0;  ///< zero where it is less than a suspension can take
  double steppedS = 0;    ///< zero where nothing was set
};
ClockCourse courseBetween(const SystemClocks& before, const SystemClocks& after);

/// Shorter ones are what reading two clocks one after another looks like.
inline constexpr double leastSuspensionS = 10e-3;

/// The time as ISO 8601 in UTC: "2026-01-02T03:04:05Z".
std::string utcText(double wallS);

}  // namespace strata
