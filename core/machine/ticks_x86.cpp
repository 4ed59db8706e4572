// SPDX-License-Identifier: GPL-3.0-or-later
#include <cpuid.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "core/machine/system_ticks.h"
#include "core/machine/ticks.h"

namespace strata {

namespace {

// Inlined, since even a call would write to the stack in the loop of nextGap.
[[gnu::always_inline]] inline std::uint64_t readTimeStamp() noexcept {
  std::uint32_t low;
  std::uint32_t high;
  std::uint32_t cpu;
  asm volatile("lfence\n\trdtscp\n\tlfence" : "=a"(low), "=d"(high), "=c"(cpu) : : "memory");
  return (static_cast<std::uint64_t>(high) << 32) | low;
}

bool isTimeStampSteady() {
  unsigned a = 0;
  unsigned b = 0;
  unsigned c = 0;
  unsigned d = 0;
  constexpr unsigned rdtscpBit = 1u << 27;
  if (__get_cpuid(0x80000001, &a, &b, &c, &d) == 0 || (d & rdtscpBit) == 0) return false;
  constexpr unsigned invariantBit = 1u << 8;
  return __get_cpuid(0x80000007, &a, &b, &c, &d) != 0 && (d & invariantBit) != 0 && trustsTimeStamps();
}

bool usesTimeStamp() noexcept {
  static const bool steady = isTimeStampSteady();
  return steady;
}

using Clock = std::chrono::steady_clock;

/// The two clocks read at one moment.
struct Moment {
  Clock::time_point clock;
  std::uint64_t timeStamp = 0;
};

// The pair that took least was not interrupted, so its halfway point is where the counter was read.
Moment readMoment() {
  constexpr int attempts = 64;
  Moment best;
  Clock::duration smallest = Clock::duration::max();
  for (int i = 0; i < attempts; ++i) {
    const Clock::time_point before = Clock::now();
    const std::uint64_t timeStamp = readTimeStamp();
    const Clock::duration gap = Clock::now() - before;
    if (gap >= smallest) continue;
    smallest = gap;
    best = {before + gap / 2, timeStamp};
  }
  return best;
}

// CPUID leaf 0x15 would tell the rate without waiting, but hypervisors leave it out, scale the counter
// without saying so, or give the host's figure: measuring is right everywhere.
double calibrate() {
  const Moment begin = readMoment();
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  const Moment end = readMoment();
  const std::chrono::duration<double> elapsed = end.clock - begin.clock;
  return static_cast<double>(end.timeStamp - begin.timeStamp) / elapsed.count();
}

}  // namespace

std::uint64_t readTicks() noexcept {
  return usesTimeStamp() ? readTimeStamp() : systemTicks();
}

TickGap nextGap(std::uint64_t from, std::uint64_t longest, std::uint64_t end,
                const std::atomic<bool>& stop) noexcept {
  return usesTimeStamp() ? gapIn<readTimeStamp>(from, longest, end, stop)
                         : gapIn<systemTicks>(from, longest, end, stop);
}

double ticksPerSecond() {
  static const double rate = usesTimeStamp() ? calibrate() : systemTicksPerSecond();
  return rate;
}

}  // namespace strata
