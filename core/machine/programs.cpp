// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/programs.h"

#include <algorithm>

namespace strata {

std::optional<BusyProgram> busiestOf(const std::vector<ProgramTime>& before,
                                     const std::vector<ProgramTime>& after, double seconds,
                                     double leastPercent) {
  if (seconds <= 0) return std::nullopt;
  std::optional<BusyProgram> busiest;
  for (const ProgramTime& now : after) {
    const auto then = std::ranges::find_if(before, [&](const ProgramTime& program) {
      return program.id == now.id && program.began == now.began;
    });
    // One that has begun since has used all of its time since.
    const double used = now.cpuSeconds - (then == before.end() ? 0 : then->cpuSeconds);
    const double percent = 100 * used / seconds;
    if (percent < leastPercent || (busiest && percent <= busiest->cpuPercent)) continue;
    busiest = BusyProgram{now.name, percent};
  }
  return busiest;
}

}  // namespace strata
