// SPDX-License-Identifier: GPL-3.0-or-later
#include <sched.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "core/machine/counters.h"
#include "core/machine/proc_text.h"
#include "core/machine/text_file.h"

namespace strata {

ThreadCounters readThreadCounters() {
  ThreadCounters counters;
  rusage usage{};
  if (getrusage(RUSAGE_THREAD, &usage) == 0) {
    counters.involuntarySwitches = static_cast<std::uint64_t>(usage.ru_nivcsw);
    counters.majorFaults = static_cast<std::uint64_t>(usage.ru_majflt);
  }
  // The times of getrusage are scaled estimates on some kernels; this clock is exact.
  timespec time{};
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0) {
    counters.cpuSeconds = static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  }
  const int cpu = sched_getcpu();
  if (cpu >= 0) counters.cpu = cpu;
  return counters;
}

std::optional<double> processCpuSeconds() {
  timespec time{};
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) != 0) return std::nullopt;
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::optional<double> stolenSeconds(const std::vector<int>& cpus) {
  const std::optional<std::string> text = readTextFile("/proc/stat");
  const long ticksPerSecond = sysconf(_SC_CLK_TCK);
  if (!text || ticksPerSecond <= 0) return std::nullopt;
  const std::optional<std::uint64_t> stolen = stolenTicks(*text, cpus);
  if (!stolen) return std::nullopt;
  return static_cast<double>(*stolen) / static_cast<double>(ticksPerSecond);
}

std::optional<double> loadAverage() {
  double load = 0;
  if (getloadavg(&load, 1) != 1) return std::nullopt;
  return load;
}

}  // namespace strata
