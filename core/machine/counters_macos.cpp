// SPDX-License-Identifier: GPL-3.0-or-later
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "core/machine/counters.h"

namespace strata {

ThreadCounters readThreadCounters() {
  ThreadCounters counters;
  timespec time{};
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0) {
    counters.cpuSeconds = static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  }
  std::size_t cpu = 0;
  if (pthread_cpu_number_np(&cpu) == 0) counters.cpu = static_cast<int>(cpu);
  return counters;
}

std::optional<double> processCpuSeconds() {
  timespec time{};
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) != 0) return std::nullopt;
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::optional<double> stolenSeconds(const std::vector<int>&) {
  return std::nullopt;
}

std::optional<double> loadAverage() {
  double load = 0;
  if (getloadavg(&load, 1) != 1) return std::nullopt;
  return load;
}

}  // namespace strata
