// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/engine/host.h"
#include "core/engine/window.h"
#include "core/model/result.h"
#include "core/plan/plan.h"
#include "core/stats/sample.h"

namespace strata {

/// One thread of a step: its sensors, its memory, and how much work of each cell makes a chunk. Made, used
/// and destroyed on that thread.
class SampleWorker {
 public:
  /// `cpu`: where the thread is bound; absent when it is not.
  SampleWorker(std::size_t thread, std::optional<int> cpu) : m_thread(thread), m_cpu(cpu) {}

  /// Makes sensors and memory; before anything else. Errors: `allocation-failed`, `out-of-memory`,
  /// `counter-unsteady`, `stopped`.
  /// `words`: what the threads of a step of contention share; null for all others.
  Status prepare(const Step& step, Host& host, std::uint64_t seed, ContendedWords* words,
                 std::stop_token stop);

  /// The sensors alone, for steps whose memory is of another make. Errors: `counter-unsteady`, `stopped`; may
  /// throw std::bad_alloc.
  Status prepareSensors(Host& host, const std::stop_token& stop);

  /// Runs a cell's own loop until the clock stays put, a second at most: another loop could leave another
  /// clock behind. Error: `counter-unsteady`, when no time goes by.
  Status warmUp(Workload& workload, const std::stop_token& stop);

  /// Finds out how many units of each cell take that long. Error: `counter-unsteady`.
  Status calibrate(const Step& step, double chunkS, const std::stop_token& stop);

  /// Units a second: the 90th percentile of some samples, without probes. Absent when stopped, or when the
  /// counter fails.
  std::optional<double> rate(Workload& workload, std::uint64_t unitsPerChunk, const std::stop_token& stop);

  /// What is read on either side of a sample.
  struct Probes {
    double suspendedS = 0;
    ThreadCounters counters;
    std::uint64_t ticks = 0;
    ClockReading clock;
    double alu = 0;
  };
  Probes probeBefore();
  Probes probeAfter();
  /// A sample of probes and count together. Counters that went backwards tell nothing.
  ThreadSample sampleOf(const Probes& before, const Probes& after, const Counted& counted) const;
  /// A sample of the count alone.
  ThreadSample sampleOf(const Counted& counted) const;

  /// The thread's own time, at a moment.
  struct CpuTime {
    std::uint64_t ticks = 0;
    std::optional<double> cpuSeconds;
  };
  CpuTime cpuTime();
  /// The share of the time since `began`, in percent, in which the thread did not run. Absent where the
  /// system does not count it, or where the counter failed.
  std::optional<double> elsewherePercent(const CpuTime& began);

  bool leads() const { return m_thread == 0; }
  std::size_t thread() const { return m_thread; }
  Sensors& sensors() { return *m_sensors; }
  Bench& bench() { return *m_bench; }
  /// The units per chunk of each cell.
  std::vector<std::uint64_t>& unitsPerChunk() { return m_unitsPerChunk; }
  /// What a chunk of the cell takes: about what calibrate() was asked for, or longer where one unit does.
  double chunkSeconds(std::size_t cell) const { return m_chunkSeconds[cell]; }

  struct Chunk {
    std::uint64_t units = 1;
    double seconds = 0;
  };
  /// Units that take about so long, by this thread as things are. Nothing when no time goes by however much
  /// is done.
  std::optional<Chunk> chunkFor(Workload& workload, double wantedS, const std::stop_token& stop);

  double seconds(double ticks) const { return ticks / m_sensors->ticksPerSecond(); }
  std::uint64_t ticks(double seconds) const {
    return static_cast<std::uint64_t>(seconds * m_sensors->ticksPerSecond());
  }

 private:
  std::size_t m_thread;
  std::optional<int> m_cpu;
  std::unique_ptr<Sensors> m_sensors;
  std::unique_ptr<Bench> m_bench;
  std::vector<std::uint64_t> m_unitsPerChunk;
  std::vector<double> m_chunkSeconds;
};

}  // namespace strata
