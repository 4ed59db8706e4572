// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/calm.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

#include "core/base/wait_or_stop.h"
#include "core/machine/binding.h"
#include "core/machine/counters.h"
#include "core/machine/health.h"
#include "core/machine/sensors.h"
#include "core/model/core_kinds.h"

namespace strata {

namespace {

constexpr double mostBusyCpus = 0.1;
constexpr double mostOfClockSpread = 0.02;
constexpr std::chrono::milliseconds betweenLooks{400};

double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// The clock of the core of `cpu`; absent where its two readings disagree.
std::optional<double> clockOf(int cpu) {
  std::optional<double> ghz;
  runOnCpu(cpu, [&] {
    const ClockReading reading = makeCoreSensors()->readClock();
    if (reading.confirmed) ghz = reading.ghz;
  });
  return ghz;
}

}  // namespace

std::optional<double> othersBusySeconds() {
  const std::optional<double> all = busySeconds();
  const std::optional<double> own = processCpuSeconds();
  if (!all || !own) return std::nullopt;
  return *all - *own;
}

std::optional<double> OthersLoad::sinceLast() {
  const std::optional<double> busyS = othersBusySeconds();
  const auto now = std::chrono::steady_clock::now();
  std::optional<double> busy;
  if (busyS && m_busyS && now > m_then)
    busy = std::max(0.0, (*busyS - *m_busyS) / std::chrono::duration<double>(now - m_then).count());
  m_busyS = busyS;
  m_then = now;
  return busy;
}

bool isCalm(std::span<const CalmLook> looks) {
  if (looks.size() < looksOfCalm) return false;
  const auto last = looks.last(looksOfCalm);
  const bool isBusy = std::ranges::any_of(
      last, [](const CalmLook& look) { return look.busyCpus.value_or(0) >= mostBusyCpus; });
  const bool hasClock =
      std::ranges::all_of(last, [](const CalmLook& look) { return look.clockGhz.has_value(); });
  if (isBusy || !hasClock) return false;
  const auto [least, most] =
      std::ranges::minmax(last, {}, [](const CalmLook& look) { return *look.clockGhz; });
  return *most.clockGhz <= *least.clockGhz * (1 + mostOfClockSpread);
}

CalmWatch calmWatchOf(const Machine& machine) {
  const int cpu = cpuOfFastestKind(machine);
  const auto load = std::make_shared<OthersLoad>();
  CalmWatch watch;
  watch.look = [cpu, load] { return CalmLook{load->sinceLast(), clockOf(cpu)}; };
  watch.seconds = steadySeconds;
  watch.rest = [](const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable never;
    std::unique_lock lock(mutex);
    waitOrStop(never, lock, stop, betweenLooks, [] { return false; });
  };
  return watch;
}

CalmWait waitForCalm(double mostSeconds, const CalmWatch& watch, const std::stop_token& stop) {
  const double begin = watch.seconds();
  watch.look();  // the load is counted from here on
  std::vector<CalmLook> looks;
  CalmWait wait;
  while (!wait.calm && !stop.stop_requested() && wait.waitedS < mostSeconds) {
    watch.rest(stop);
    looks.push_back(watch.look());
    wait.calm = isCalm(looks);
    wait.waitedS = watch.seconds() - begin;
  }
  return wait;
}

}  // namespace strata
