// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/sample_worker.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

#include "core/stats/headline.h"
#include "core/stats/summary.h"
#include "core/stats/validity.h"

namespace strata {

namespace {

constexpr double leastTicksPerSecond = 1e6;  // what Sensors promises
constexpr double steadyS = 0.05;             // warm up at least so long …
constexpr double mostWarmUpS = 1.0;          // … and at most
constexpr double warmPieceS = 1e-3;
constexpr std::size_t steadyReadings = 5;
constexpr std::size_t rateSamples = 15;
/// So few samples are enough where a unit takes long, as a pass through a large region does.
constexpr std::size_t fewestRateSamples = 3;
constexpr double mostRateSeconds = 0.05;
/// The work may be doubled so often before the counter must have moved: 65536 moves take longer than the step
/// of any counter that is good enough.
constexpr int mostTimeless = 16;

Error counterUnsteady() {
  return {"counter-unsteady", {}};
}

/// The growth of a counter of the system; nothing when it makes no sense.
template <typename T>
std::optional<T> growth(const std::optional<T>& before, const std::optional<T>& after) {
  if (!before || !after || !(*after >= *before)) return std::nullopt;
  return *after - *before;
}

/// The lesser of the two; not a number if one of them is none, so that this is seen.
double lesser(double one, double other) {
  if (std::isnan(one) || std::isnan(other)) return std::numeric_limits<double>::quiet_NaN();
  return std::min(one, other);
}

}  // namespace

Status SampleWorker::prepare(const Step& step, Host& host, std::uint64_t seed, ContendedWords* words,
                             std::stop_token stop) {
  try {
    if (auto sensing = prepareSensors(host, stop); !sensing) return sensing;
    if (words != nullptr) {
      m_bench = words->bench(m_thread);
    } else {
      auto bench = step.group == TestGroup::LoadedLatency && !leads()
                       ? host.makeInjectorBench(step, seed, std::move(stop))
                       : host.makeBench(step, seed, std::move(stop));
      if (!bench) return bench.error();
      m_bench = *std::move(bench);
    }
    m_unitsPerChunk.assign(step.cells.size(), 1);
    m_chunkSeconds.assign(step.cells.size(), 0);
    return success();
  } catch (const std::bad_alloc&) {
    return Error{"out-of-memory", {}};
  }
}

Status SampleWorker::prepareSensors(Host& host, const std::stop_token& stop) {
  // A thousand threads that take turns each need some time for their sensors.
  if (stop.stop_requested()) return Error{"stopped", {}};
  m_sensors = host.makeSensors();
  const double rate = m_sensors->ticksPerSecond();
  if (!std::isfinite(rate) || rate < leastTicksPerSecond) return counterUnsteady();
  return success();
}

Status SampleWorker::warmUp(Workload& workload, const std::stop_token& stop) {
  const std::uint64_t start = m_sensors->ticks();
  std::uint64_t units = 1;
  int timeless = 0;
  std::vector<double> readings;
  while (!stop.stop_requested()) {
    const std::uint64_t before = m_sensors->ticks();
    workload.renew(units);
    workload.run(units);
    const std::uint64_t after = m_sensors->ticks();
    timeless = after > before ? 0 : timeless + 1;
    if (timeless > mostTimeless) return counterUnsteady();
    if (after < start) return counterUnsteady();
    if (seconds(static_cast<double>(after - before)) < warmPieceS) units *= 2;
    readings.push_back(m_sensors->readClock().ghz);
    if (readings.size() > steadyReadings) readings.erase(readings.begin());
    const auto [least, most] = std::minmax_element(readings.begin(), readings.end());
    const bool steady = readings.size() == steadyReadings && *most - *least <= tolerance::clock * *most;
    const double elapsed = seconds(static_cast<double>(after - start));
    if (elapsed >= mostWarmUpS || (steady && elapsed >= steadyS)) break;
  }
  return success();
}

Status SampleWorker::calibrate(const Step& step, double chunkS, const std::stop_token& stop) {
  for (std::size_t cell = 0; cell < step.cells.size(); ++cell) {
    if (step.cells[cell].skip) continue;
    if (const auto units = m_bench->workload(cell).unitsOfChunk()) {
      m_unitsPerChunk[cell] = *units;
      continue;
    }
    const auto chunk = chunkFor(m_bench->workload(cell), chunkS, stop);
    if (!chunk) return counterUnsteady();
    m_unitsPerChunk[cell] = chunk->units;
    m_chunkSeconds[cell] = chunk->seconds;
  }
  return success();
}

std::optional<SampleWorker::Chunk> SampleWorker::chunkFor(Workload& workload, double wantedS,
                                                          const std::stop_token& stop) {
  std::uint64_t units = 1;
  int timeless = 0;
  while (!stop.stop_requested()) {
    // The work is repeated once where it was long enough: a few units during which the thread was held up
    // would make a chunk of which reading the counter is most.
    double took = 0;
    std::uint64_t done = 0;
    for (int time = 0; time < 2; ++time) {
      workload.renew(units);
      const std::uint64_t before = m_sensors->ticks();
      done = workload.run(units);
      const std::uint64_t after = m_sensors->ticks();
      timeless = after > before ? 0 : timeless + 1;
      if (timeless > mostTimeless) return std::nullopt;
      const double now = after > before ? seconds(static_cast<double>(after - before)) : 0;
      took = time == 0 ? now : std::min(took, now);
      if (took < wantedS / 2 || stop.stop_requested()) break;
    }
    if (took >= wantedS / 2) {
      const double each = took / static_cast<double>(done);
      const auto fitting =
          std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::llround(wantedS / each)));
      return Chunk{fitting, static_cast<double>(fitting) * each};
    }
    units = done * 2;
  }
  return Chunk{units, wantedS};
}

std::optional<double> SampleWorker::rate(Workload& workload, std::uint64_t unitsPerChunk,
                                         const std::stop_token& stop) {
  std::vector<double> rates;
  double usedS = 0;
  for (std::size_t i = 0; i < rateSamples && !stop.stop_requested(); ++i) {
    if (i >= fewestRateSamples && usedS > mostRateSeconds) break;
    workload.renew(unitsPerChunk);
    const Counted counted = countAlone(workload, *m_sensors, unitsPerChunk, 1);
    if (counted.broken) continue;
    const double tookS = seconds(static_cast<double>(counted.endTicks - counted.startTicks));
    usedS += tookS;
    rates.push_back(counted.units / tookS);
  }
  if (rates.empty()) return std::nullopt;
  return quantile(rates, quantileOfRates);
}

SampleWorker::Probes SampleWorker::probeBefore() {
  Probes probes;
  probes.suspendedS = m_sensors->suspendedSeconds();
  probes.counters = m_sensors->readCounters();
  probes.ticks = m_sensors->ticks();
  probes.clock = m_sensors->readClock();
  probes.alu = m_sensors->readAlu(probes.clock.ghz);
  return probes;
}

SampleWorker::Probes SampleWorker::probeAfter() {
  Probes probes;
  probes.clock = m_sensors->readClock();
  probes.alu = m_sensors->readAlu(probes.clock.ghz);
  probes.ticks = m_sensors->ticks();
  probes.counters = m_sensors->readCounters();
  probes.suspendedS = m_sensors->suspendedSeconds();
  return probes;
}

ThreadSample SampleWorker::sampleOf(const Probes& before, const Probes& after, const Counted& counted) const {
  ThreadSample sample = sampleOf(counted);
  sample.clockBeforeGhz = before.clock.ghz;
  sample.clockAfterGhz = after.clock.ghz;
  sample.clockConfirmed = before.clock.confirmed && after.clock.confirmed;
  sample.aluPerCycle = lesser(before.alu, after.alu);
  sample.late = counted.late;
  sample.chunkS = seconds(counted.shortestChunkTicks);
  sample.longestGapS = seconds(counted.longestGapTicks);
  sample.involuntarySwitches =
      growth(before.counters.involuntarySwitches, after.counters.involuntarySwitches);
  sample.majorFaults = growth(before.counters.majorFaults, after.counters.majorFaults);
  const auto ranS = growth(before.counters.cpuSeconds, after.counters.cpuSeconds);
  if (ranS && after.ticks >= before.ticks)
    sample.lostS = seconds(static_cast<double>(after.ticks - before.ticks)) - *ranS;
  sample.cpu = after.counters.cpu;
  sample.suspendedS = after.suspendedS - before.suspendedS;
  return sample;
}

ThreadSample SampleWorker::sampleOf(const Counted& counted) const {
  ThreadSample sample;
  sample.units = counted.units;
  sample.seconds = seconds(static_cast<double>(counted.endTicks - counted.startTicks));
  sample.affinityChanged = m_cpu && m_sensors->affinityChanged(*m_cpu);
  return sample;
}

SampleWorker::CpuTime SampleWorker::cpuTime() {
  const std::uint64_t ticks = m_sensors->ticks();
  return {ticks, m_sensors->readCounters().cpuSeconds};
}

std::optional<double> SampleWorker::elsewherePercent(const CpuTime& began) {
  const CpuTime now = cpuTime();
  if (!began.cpuSeconds || !now.cpuSeconds || now.ticks <= began.ticks) return std::nullopt;
  const double share =
      (*now.cpuSeconds - *began.cpuSeconds) / seconds(static_cast<double>(now.ticks - began.ticks));
  if (!std::isfinite(share) || share < 0) return std::nullopt;
  return std::max(0.0, 100 * (1 - share));
}

}  // namespace strata
