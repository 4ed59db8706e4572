// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/sampler.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <variant>

#include "core/engine/schedule.h"
#include "core/engine/window.h"
#include "core/stats/headline.h"
#include "core/stats/summary.h"
#include "kernels/catalog.h"
#include "kernels/move.h"

namespace strata {

namespace {

constexpr double coreSampleS = 0.5e-3;        // L1 and L2: short, so that few are hit by a disturbance
constexpr double sharedSampleS = 2e-3;        // last level and memory: long against a refresh or a page walk
constexpr double leastTicks = 1000;           // of a sample: a coarse counter would round it
constexpr std::uint64_t chunksInWindow = 16;  // of several threads: what the last one's share is rounded to
constexpr double openingDelayS = 5e-6;        // between the word and the window: longer than the word travels
constexpr double sharedChunkS = 100e-6;       // threads that share CPUs: short against the system's slices
constexpr double progressIntervalS = 0.1;
constexpr double steadyS = 0.05;     // warm up at least so long …
constexpr double mostWarmUpS = 1.0;  // … and at most
constexpr double warmPieceS = 1e-3;
constexpr std::size_t steadyReadings = 5;
constexpr std::size_t aloneSamples = 15;
constexpr std::uint64_t cacheLine = 64;

/// Units that a cell must have done to have gone through its region once: each element (a serial walk that
/// does not divide the region into whole blocks reaches all of it over two passes), or for random moves as
/// many as it has lines.
double unitsOfOnePass(const PlannedCell& cell) {
  if (!cell.parameters.regionBytes) return 0;
  if (cell.parameters.pattern == "random") {
    const std::uint64_t lines = *cell.parameters.regionBytes / cacheLine;
    return static_cast<double>(lines);
  }
  const std::uint64_t elements =
      *cell.parameters.regionBytes / static_cast<std::uint64_t>(*cell.parameters.widthBytes);
  const bool wholeBlocks = elements % kernels::serialUnrollFor(elements) == 0;
  return static_cast<double>(wholeBlocks ? elements : 2 * elements);
}

/// Everything that the threads of one step share. The leader is thread 0; what it writes between two meetings
/// is read by all after the second.
class StepSampler {
 public:
  StepSampler(const Plan& plan, const Step& step, Team& team, Host& host, std::uint64_t seed,
              std::stop_token stop)
      : m_plan(plan),
        m_step(step),
        m_team(team),
        m_host(host),
        m_seed(seed),
        m_stop(std::move(stop)),
        m_schedule(step, plan.settings.stopWhenPrecise, team.sharing(), seed),
        m_unitsDone(step.cells.size()),
        m_slots(team.size()),
        m_errors(team.size()),
        m_elsewhere(team.size()) {
    m_result.indexOnlyNs.resize(step.cells.size());
  }

  StepSamples run(const std::function<void(const StepProgress&)>& progress) {
    m_team.run([this](std::size_t thread) { work(thread); },
               [&] {
                 if (m_stop.stop_requested()) m_cut = true;
                 std::optional<StepProgress> latest;
                 {
                   const std::lock_guard lock(m_progressMutex);
                   latest.swap(m_progress);
                 }
                 if (latest) progress(*latest);
               });
    for (const std::optional<Error>& error : m_errors)
      if (error && error->id != "stopped") m_result.error = error;
    for (const std::optional<double>& percent : m_elsewhere)
      if (percent) m_result.otherLoadPercent = std::max(m_result.otherLoadPercent.value_or(0), *percent);
    m_result.extended = m_schedule.extended();
    m_result.stopped = m_stop.stop_requested();
    return std::move(m_result);
  }

 private:
  /// What one thread needs for itself.
  struct Worker {
    std::size_t thread;
    std::unique_ptr<Sensors> sensors;
    std::unique_ptr<Bench> bench;
    std::vector<std::uint64_t> unitsPerChunk;  // of each cell

    bool leads() const { return thread == 0; }
    double seconds(std::uint64_t ticks) const {
      return static_cast<double>(ticks) / sensors->ticksPerSecond();
    }
    std::uint64_t ticks(double seconds) const {
      return static_cast<std::uint64_t>(seconds * sensors->ticksPerSecond());
    }
  };

  void work(std::size_t thread) {
    Worker worker{thread, m_host.makeSensors(), nullptr, {}};
    auto bench = m_host.makeBench(m_step, m_seed + thread, m_stop);
    if (bench)
      worker.bench = std::move(*bench);
    else
      m_errors[thread] = bench.error();
    m_team.meeting().wait();
    const bool allReady =
        std::none_of(m_errors.begin(), m_errors.end(), [](const auto& error) { return error.has_value(); });
    if (!allReady) return;

    warmUp(worker);
    calibrate(worker);
    m_team.meeting().wait();
    if (worker.leads()) measureAlone(worker);
    const CpuTime begin = readCpuTime(*worker.sensors);
    for (;;) {
      if (worker.leads()) choose(worker);
      m_team.meeting().wait();
      if (!m_cell) break;
      m_slots[thread] = m_team.sharing() ? shareWindow(worker, *m_cell) : takeSample(worker, *m_cell);
      m_team.meeting().wait();
      if (worker.leads()) collect(worker);
    }
    m_elsewhere[thread] = elsewherePercent(begin, readCpuTime(*worker.sensors), worker);
    if (worker.leads()) {
      m_result.pagesObtained = worker.bench->pagesObtained();
      m_result.ticksPerSecond = worker.sensors->ticksPerSecond();
    }
  }

  struct CpuTime {
    std::uint64_t ticks;
    std::optional<double> cpuSeconds;
  };
  static CpuTime readCpuTime(Sensors& sensors) {
    const std::uint64_t ticks = sensors.ticks();
    return {ticks, sensors.readCounters().cpuSeconds};
  }

  /// Threads that do not share CPUs wait for each other spinning: what one did not run, somebody else took.
  std::optional<double> elsewherePercent(const CpuTime& begin, const CpuTime& end,
                                         const Worker& worker) const {
    if (m_team.sharing() || !begin.cpuSeconds || !end.cpuSeconds || end.ticks <= begin.ticks)
      return std::nullopt;
    const double wall = worker.seconds(end.ticks - begin.ticks);
    return std::max(0.0, 100 * (1 - (*end.cpuSeconds - *begin.cpuSeconds) / wall));
  }

  /// Runs the first cell's own loop until the clock stays put: another loop could leave another clock behind.
  void warmUp(Worker& worker) {
    const std::size_t cell = firstMeasured();
    const std::uint64_t start = worker.sensors->ticks();
    std::uint64_t units = 1;
    std::vector<double> readings;
    while (!m_stop.stop_requested()) {
      const std::uint64_t before = worker.sensors->ticks();
      worker.bench->workload(cell).renew(units);
      worker.bench->workload(cell).run(units);
      const std::uint64_t after = worker.sensors->ticks();
      if (worker.seconds(after - before) < warmPieceS) units *= 2;
      readings.push_back(worker.sensors->readClock().ghz);
      if (readings.size() > steadyReadings) readings.erase(readings.begin());
      const auto [least, most] = std::minmax_element(readings.begin(), readings.end());
      const bool steady = readings.size() == steadyReadings && *most - *least <= tolerance::clock * *most;
      const double elapsed = worker.seconds(after - start);
      if (elapsed >= mostWarmUpS || (steady && elapsed >= steadyS)) return;
    }
  }

  double sampleSeconds(const Worker& worker) const {
    const double wanted = m_step.boundBy == BoundBy::Core ? coreSampleS : sharedSampleS;
    return std::max(wanted, leastTicks / worker.sensors->ticksPerSecond());
  }

  /// How many units of each cell make a chunk of the wanted length.
  void calibrate(Worker& worker) {
    const std::uint64_t chunks = m_team.size() == 1 ? chunksOfSample : chunksInWindow;
    const double wantedS =
        m_team.sharing() ? sharedChunkS : sampleSeconds(worker) / static_cast<double>(chunks);
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      std::uint64_t units = 1;
      while (!m_step.cells[cell].skip && !m_stop.stop_requested()) {
        Workload& workload = worker.bench->workload(cell);
        workload.renew(units);
        const std::uint64_t before = worker.sensors->ticks();
        const std::uint64_t done = workload.run(units);
        const double took = worker.seconds(worker.sensors->ticks() - before);
        if (took >= wantedS / 2) {
          units = std::max<std::uint64_t>(
              1, static_cast<std::uint64_t>(std::llround(static_cast<double>(done) * wantedS / took)));
          break;
        }
        units = done * 2;
      }
      worker.unitsPerChunk.push_back(units);
    }
  }

  /// What is wanted of one thread while the others wait: the cost of making random indices alone, and, where
  /// threads are to share CPUs, the figure of one that shares with nobody.
  void measureAlone(Worker& worker) {
    m_result.aloneRate.resize(m_step.cells.size());
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      if (m_step.cells[cell].skip) continue;
      if (Workload* index = worker.bench->indexOnly(cell))
        if (const auto rate = rateAlone(worker, *index, worker.unitsPerChunk[cell]))
          m_result.indexOnlyNs[cell] = 1e9 / *rate;
      if (m_team.sharing())
        m_result.aloneRate[cell] =
            rateAlone(worker, worker.bench->workload(cell), worker.unitsPerChunk[cell]);
    }
  }

  /// Units a second, 90th percentile of some samples of one thread.
  std::optional<double> rateAlone(Worker& worker, Workload& workload, std::uint64_t units) {
    std::vector<double> rates;
    while (rates.size() < aloneSamples && !m_stop.stop_requested()) {
      workload.renew(units);
      const Counted counted = countAlone(workload, *worker.sensors, units, 1);
      rates.push_back(counted.units / worker.seconds(counted.endTicks - counted.startTicks));
    }
    if (rates.empty()) return std::nullopt;
    return quantile(rates, headlineQuantile);
  }

  std::size_t firstMeasured() const {
    const auto found = std::find_if(m_step.cells.begin(), m_step.cells.end(),
                                    [](const PlannedCell& cell) { return !cell.skip; });
    return static_cast<std::size_t>(found - m_step.cells.begin());
  }

  /// The leader decides what comes next.
  void choose(Worker& worker) {
    if (m_startTicks == 0) m_startTicks = worker.sensors->ticks();
    const double elapsedS = worker.seconds(worker.sensors->ticks() - m_startTicks);
    m_result.usedS = elapsedS;
    m_cell = m_stop.stop_requested() ? std::nullopt : m_schedule.next(elapsedS, [this] { return examine(); });
    if (m_cell && elapsedS >= m_nextProgressS) {
      m_nextProgressS = elapsedS + progressIntervalS;
      publish(elapsedS);
    }
  }

  ThreadSample takeSample(Worker& worker, std::size_t cell) {
    Sensors& sensors = *worker.sensors;
    Workload& workload = worker.bench->workload(cell);
    const std::uint64_t units = worker.unitsPerChunk[cell];
    const std::uint64_t chunks = m_team.size() == 1 ? chunksOfSample : chunksInWindow;
    workload.renew(units * (chunks + 1));

    const ThreadCounters countersBefore = sensors.readCounters();
    const std::uint64_t ticksBefore = sensors.ticks();
    const ClockReading clockBefore = sensors.readClock();
    const double aluBefore = sensors.readAlu(clockBefore.ghz);
    // Untimed: brings back what probes and system calls have pushed out of the first-level cache.
    workload.run(std::max<std::uint64_t>(1, units / 4));

    m_team.meeting().wait();
    if (worker.leads()) {
      m_opens = sensors.ticks() + worker.ticks(openingDelayS);
      m_closes = m_opens + worker.ticks(sampleSeconds(worker));
    }
    m_team.meeting().wait();
    const Counted counted = m_team.size() == 1
                                ? countAlone(workload, sensors, units, chunks)
                                : countInWindow(workload, sensors, units, m_opens, m_closes, m_cut);

    const ClockReading clockAfter = sensors.readClock();
    const double aluAfter = sensors.readAlu(clockAfter.ghz);
    const std::uint64_t ticksAfter = sensors.ticks();
    const ThreadCounters countersAfter = sensors.readCounters();

    ThreadSample sample;
    sample.units = counted.units;
    sample.seconds = worker.seconds(counted.endTicks - counted.startTicks);
    sample.clockBeforeGhz = clockBefore.ghz;
    sample.clockAfterGhz = clockAfter.ghz;
    sample.clockConfirmed = clockBefore.confirmed && clockAfter.confirmed;
    sample.aluPerCycle = std::min(aluBefore, aluAfter);
    sample.late = counted.late;
    sample.chunkS = counted.shortestChunkTicks / sensors.ticksPerSecond();
    sample.longestGapS = counted.longestGapTicks / sensors.ticksPerSecond();
    if (countersBefore.involuntarySwitches && countersAfter.involuntarySwitches)
      sample.involuntarySwitches = *countersAfter.involuntarySwitches - *countersBefore.involuntarySwitches;
    if (countersBefore.majorFaults && countersAfter.majorFaults)
      sample.majorFaults = *countersAfter.majorFaults - *countersBefore.majorFaults;
    if (countersBefore.cpuSeconds && countersAfter.cpuSeconds)
      sample.lostS =
          worker.seconds(ticksAfter - ticksBefore) - (*countersAfter.cpuSeconds - *countersBefore.cpuSeconds);
    sample.cpu = countersAfter.cpu;
    return sample;
  }

  /// Threads that share CPUs: one common window for the whole cell, and no probes, since what they say of a
  /// CPU is not about one thread.
  ThreadSample shareWindow(Worker& worker, std::size_t cell) {
    Workload& workload = worker.bench->workload(cell);
    const std::uint64_t units = worker.unitsPerChunk[cell];
    workload.renew(units);
    m_team.meeting().wait();
    if (worker.leads()) {
      m_opens = worker.sensors->ticks() + worker.ticks(openingDelayS);
      m_closes = m_opens + worker.ticks(sharedWindowSeconds(m_plan, m_step.cells[cell]));
    }
    m_team.meeting().wait();
    const Counted counted = countInWindow(workload, *worker.sensors, units, m_opens, m_closes, m_cut);
    ThreadSample sample;
    sample.units = counted.units;
    sample.seconds = worker.seconds(counted.endTicks - counted.startTicks);
    sample.cpu = worker.sensors->readCounters().cpu;
    return sample;
  }

  void collect(Worker&) {
    if (m_cut) return;  // a window that was cut short counts for nobody
    for (const ThreadSample& slot : m_slots) m_unitsDone[*m_cell] += slot.units;
    m_result.samples.push_back({*m_cell, m_slots});
  }

  std::vector<Schedule::CellState> examine() {
    const SortedSamples sorted = sortOut(m_result.samples, m_team.placement());
    std::vector<Schedule::CellState> states;
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      Schedule::CellState& state = states.emplace_back();
      const PlannedCell& planned = m_step.cells[cell];
      const auto figures = figuresOf(m_result.samples, sorted, cell, m_step.boundBy, unitValueOf(planned));
      if (!figures) continue;
      const auto clean = std::count(figures->clean.begin(), figures->clean.end(), true);
      const double unitsOfEach = m_unitsDone[cell] / static_cast<double>(m_team.size());
      state.enough =
          static_cast<std::size_t>(clean) >= enoughSamples && unitsOfEach >= unitsOfOnePass(planned);
      const auto interval = intervalOf(*figures);
      state.precise = interval && 100 * interval->relativeHalfWidth(figures->value) < wantedHalfWidthPercent;
    }
    return states;
  }

  void publish(double elapsedS) {
    StepProgress progress;
    progress.elapsedS = elapsedS;
    progress.expectedS = m_schedule.expectedS();
    progress.extended = m_schedule.extended();
    const SortedSamples sorted = sortOut(m_result.samples, m_team.placement());
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      const auto figures =
          figuresOf(m_result.samples, sorted, cell, m_step.boundBy, unitValueOf(m_step.cells[cell]));
      if (!figures) continue;
      const std::vector<double> used = usedValues(*figures);
      progress.figures.push_back(
          {cell, figures->value, quantile(used, 0.5), quantile(used, 0.95), figures->perThread});
    }
    const std::lock_guard lock(m_progressMutex);
    m_progress = std::move(progress);
  }

  const Plan& m_plan;
  const Step& m_step;
  Team& m_team;
  Host& m_host;
  const std::uint64_t m_seed;
  const std::stop_token m_stop;
  std::atomic<bool> m_cut{false};  // set when stopping: long windows end at once

  // Written by the leader between meetings.
  Schedule m_schedule;
  std::optional<std::size_t> m_cell;
  std::uint64_t m_opens = 0;
  std::uint64_t m_closes = 0;
  std::uint64_t m_startTicks = 0;
  double m_nextProgressS = 0;
  std::vector<double> m_unitsDone;
  StepSamples m_result;

  // Each thread writes its own entry.
  std::vector<ThreadSample> m_slots;
  std::vector<std::optional<Error>> m_errors;
  std::vector<std::optional<double>> m_elsewhere;

  std::mutex m_progressMutex;
  std::optional<StepProgress> m_progress;  // protected by m_progressMutex
};

}  // namespace

double unitValueOf(const PlannedCell& cell) {
  const kernels::Kernel* kernel = kernels::find(cell.kernel);
  if (kernel == nullptr) return 0;
  constexpr double mega = 1e6;
  return (kernel->operations > 0 ? kernel->operations : kernel->bytesWritten) / mega;
}

StepSamples sampleStep(const Plan& plan, const Step& step, Team& team, Host& host, std::uint64_t seed,
                       const std::function<void(const StepProgress&)>& progress, std::stop_token stop) {
  return StepSampler(plan, step, team, host, seed, std::move(stop)).run(progress);
}

}  // namespace strata
