// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/sampler.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <new>
#include <span>

#include "core/engine/cell_units.h"
#include "core/engine/disturbance.h"
#include "core/engine/memory_traffic.h"
#include "core/engine/progress_board.h"
#include "core/engine/sample_worker.h"
#include "core/engine/schedule.h"
#include "core/engine/step_clock.h"
#include "core/engine/window.h"
#include "core/stats/headline.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

static_assert(samplesOfCell == enoughSamples, "plans know how long a step takes");
constexpr double contendedWaitS = 50e-6;      // more for each thread that others wait for
constexpr double leastSteps = 1000;           // of a sample: a coarse counter would round it
constexpr std::uint64_t chunksInWindow = 16;  // of several threads: what the last one's share is rounded to
constexpr double leastChunksInWindow = 4;     // where a single unit takes long
constexpr double openingDelayS = 5e-6;        // between the word and the window: longer than the word travels
constexpr double loadLeadS = 250e-6;          // before the window: a piece of work and the meeting take less
constexpr double loadTailS = 50e-6;           // after it: no thread is still in the window when another ends
constexpr double longestSharedChunkS = 100e-6;  // threads that share CPUs: short against the system's slices
constexpr double shortestSharedChunkS = 20e-6;  // long against reading the counter
constexpr double roundOfChunksS = 10e-3;        // what a stop waits for, when each thread is within a chunk
constexpr std::size_t mostBrokenInARow = 30;
constexpr double disturbanceIntervalS = 0.25;  // between two of a step, at least

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
        m_schedule(step, plan.settings.stopWhenPrecise, team.sharing(), seed, plan.mostExtension),
        m_unitsDone(step.cells.size()),
        m_slots(team.size()),
        m_spoilt(team.size()),
        m_memoryErrors(team.size()),
        m_loopErrors(team.size()),
        m_elsewhere(team.size()),
        m_refused(team.size()),
        m_board(samplingS(), preparingS()) {
    m_result.indexOnlyNs.resize(step.cells.size());
    m_result.aloneRate.resize(step.cells.size());
    m_result.brokenSamples.resize(step.cells.size());
    m_result.memoryElsewhere.resize(team.size());
  }

  StepSamples run(const std::function<void(const StepProgress&)>& progress) {
    if (m_step.group == TestGroup::Cores || m_step.group == TestGroup::Numa || isUnderLoad())
      if (auto error = placeNotObtained(m_step, m_team)) {
        m_result.error = std::move(error);
        return std::move(m_result);
      }
    if (m_step.group == TestGroup::Contention) {
      auto words = m_host.makeContendedWords(m_step, m_team.size());
      if (!words) {
        m_result.error = words.error();
        return std::move(m_result);
      }
      m_words = *std::move(words);
    }
    m_apart.resize(m_step.cells.size());
    const auto sensors = m_host.makeSensors();
    m_board.begin(*sensors);
    m_team.run([this](std::size_t thread) { work(thread); }, [&] { progress(m_board.look(*sensors)); });
    for (const auto* errors : {&m_memoryErrors, &m_loopErrors})
      for (const std::optional<Error>& error : *errors)
        if (error && error->id != "stopped") m_result.error = error;
    for (const std::optional<double>& percent : m_elsewhere)
      if (percent) m_result.otherLoadPercent = std::max(m_result.otherLoadPercent.value_or(0), *percent);
    if (hasThreadsTogether()) refuseCells();
    if (m_pagesOfOther) m_result.pagesObtained = combined(m_result.pagesObtained, *m_pagesOfOther);
    m_result.extended = m_schedule.extended();
    m_result.stopped = m_stop.stop_requested();
    return std::move(m_result);
  }

 private:
  void work(std::size_t thread) {
    SampleWorker worker(thread, m_team.placement()[thread]);
    const Status prepared = worker.prepare(m_step, m_host, m_seed + thread, m_words.get(), m_stop);
    if (!prepared) m_memoryErrors[thread] = prepared.error();
    m_refused[thread] = prepared && worker.bench().pagesRefused();
    if (const auto cpu = m_team.placement()[thread]; prepared && cpu)
      m_result.memoryElsewhere[thread] = worker.bench().memoryElsewhere(*cpu);
    m_team.meeting().wait();
    if (anyIn(m_memoryErrors)) return;

    // Threads that take turns on a CPU would time each other: only the leader does, while they wait.
    const Status ready = worker.leads() || !m_team.sharing() ? prepareLoops(worker) : success();
    if (!ready) m_loopErrors[thread] = ready.error();
    m_team.meeting().wait();
    if (anyIn(m_loopErrors)) return;
    if (worker.leads()) {
      // Now and not in the end: of some gigabytes it takes long, which a stop must not wait for.
      if (!m_stop.stop_requested()) m_result.pagesObtained = worker.bench().pagesObtained();
      measureAlone(worker);
    } else if (thread == firstUnlikeLeader() && !m_stop.stop_requested()) {
      m_pagesOfOther = worker.bench().pagesObtained();
    }
    const auto began = worker.cpuTime();
    for (;;) {
      if (worker.leads()) choose(worker);
      m_team.meeting().wait();
      if (!m_cell) break;
      m_slots[thread] = m_step.cells[*m_cell].passes ? timePass(worker, *m_cell)
                        : m_team.sharing()           ? shareWindow(worker, *m_cell)
                                                     : takeSample(worker, *m_cell);
      m_team.meeting().wait();
      if (worker.leads()) collect();
    }
    // Threads that do not share CPUs wait for each other spinning: what one did not run, somebody else took.
    if (!m_team.sharing()) m_elsewhere[thread] = worker.elsewherePercent(began);
    if (worker.leads()) m_result.ticksPerSecond = worker.sensors().ticksPerSecond();
  }

  /// An increment that was lost, or one too many, would be a fault of machine or program: no time of such
  /// increments is a result.
  void refuseCells() {
    m_result.refused.resize(m_step.cells.size());
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      const auto isOfCell = [cell](const Sample& sample) { return sample.cell == cell; };
      const bool isMissed = m_apart[cell] > 0 && !m_stop.stop_requested();
      if (isMissed && std::ranges::none_of(m_result.samples, isOfCell))
        m_result.refused[cell] =
            Error{"threads-not-together", {{"threads", static_cast<std::int64_t>(m_team.size())}}};
      if (!m_words) continue;
      if (const auto [made, found] = m_words->sum(cell); made != found)
        m_result.refused[cell] =
            Error{"sum-not-exact",
                  {{"made", static_cast<std::int64_t>(made)}, {"found", static_cast<std::int64_t>(found)}}};
    }
  }

  /// Pages that are reserved may last for some of the threads only. Two tell for all of them, since asking
  /// takes time: the leader, and the first who fared otherwise.
  std::size_t firstUnlikeLeader() const {
    const auto found = std::ranges::find_if(m_refused, [this](auto one) { return one != m_refused.front(); });
    return static_cast<std::size_t>(found - m_refused.begin());
  }

  using Errors = std::vector<std::optional<Error>>;

  /// Asked behind the meeting that ends the stretch in which they are written, so that all threads are told
  /// the same: each stretch has errors of its own, since the first thread may fail in the next before the
  /// last has asked.
  static bool anyIn(const Errors& errors) {
    return std::any_of(errors.begin(), errors.end(), [](const auto& error) { return error.has_value(); });
  }

  Status prepareLoops(SampleWorker& worker) {
    if (auto status = worker.warmUp(worker.bench().workload(firstMeasured()), m_stop); !status) return status;
    if (auto status = worker.calibrate(m_step, chunkSeconds(worker), m_stop); !status) return status;
    if (m_team.sharing()) m_sharedUnits = worker.unitsPerChunk();
    return success();
  }

  double chunkSeconds(SampleWorker& worker) const {
    return m_team.sharing() ? sharedChunkSeconds()
                            : sampleSeconds(worker) / static_cast<double>(chunksOfOne());
  }

  std::uint64_t chunksOfOne() const { return m_team.size() == 1 ? chunksOfSample : chunksInWindow; }

  /// Fewer where a single unit takes much longer than a chunk should: a pass through a large region.
  std::uint64_t chunksOf(SampleWorker& worker, std::size_t cell) const {
    const double chunks = sampleSeconds(worker) / worker.chunkSeconds(cell);
    if (2 * chunks >= static_cast<double>(chunksOfSample)) return chunksOfSample;
    return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(chunks));
  }

  /// The window of several threads is so long that what a thread does beyond its end, while others have
  /// stopped, weighs little in its last chunk.
  double windowSeconds(SampleWorker& worker, std::size_t cell) const {
    return std::max(sampleSeconds(worker), leastChunksInWindow * worker.chunkSeconds(cell));
  }

  double sampleSeconds(SampleWorker& worker) const {
    double wanted = m_step.boundBy == BoundBy::Core ? coreSampleS : sharedSampleS;
    if (m_words) wanted += contendedWaitS * static_cast<double>(m_team.size());
    return std::max(wanted, leastSteps * worker.sensors().secondsPerStep());
  }

  double sharedChunkSeconds() const {
    return std::clamp(roundOfChunksS / threadsOnOneCpu(m_plan), shortestSharedChunkS, longestSharedChunkS);
  }

  std::size_t firstMeasured() const {
    const auto found = std::find_if(m_step.cells.begin(), m_step.cells.end(),
                                    [](const PlannedCell& cell) { return !cell.skip; });
    return static_cast<std::size_t>(found - m_step.cells.begin());
  }

  /// What is wanted of one thread while the others wait: the cost of making random indices alone, and, where
  /// threads are to share CPUs or what lies behind their caches, the figure of one that shares with nobody.
  void measureAlone(SampleWorker& worker) {
    // One thread by itself is a step of its own.
    if (m_words) return;
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      if (m_step.cells[cell].skip || m_step.cells[cell].passes) continue;
      const std::uint64_t units = worker.unitsPerChunk()[cell];
      if (Workload* index = worker.bench().indexOnly(cell))
        if (const auto rate = worker.rate(*index, units, m_stop)) m_result.indexOnlyNs[cell] = 1e9 / *rate;
      if (!m_team.sharing() && (m_step.group != TestGroup::Bandwidth || m_team.size() == 1)) continue;
      // Its chunks were timed while the others timed theirs.
      Workload& workload = worker.bench().workload(cell);
      const auto chunk = worker.chunkFor(workload, chunkSeconds(worker), m_stop);
      if (chunk) m_result.aloneRate[cell] = worker.rate(workload, chunk->units, m_stop);
    }
  }

  /// The leader decides what comes next.
  void choose(SampleWorker& worker) {
    const double elapsedS = m_clock.lookS(worker.sensors());
    m_result.usedS = elapsedS;
    m_cell.reset();
    // If a counter has failed for good, it never tells that the time of the step is up.
    if (m_stop.stop_requested() || m_brokenInARow >= mostBrokenInARow) return;
    try {
      m_cell = m_schedule.next(elapsedS, [this] { return examine(); });
      if (m_cell && elapsedS >= m_nextProgressS) {
        m_nextProgressS = elapsedS + progressIntervalS;
        const SortedSamples sorted = sortOut(m_result.samples, m_team.placement());
        m_board.publish(samplingS(), m_schedule.extended(), figuresSoFar(sorted),
                        disturbanceUntil(elapsedS, sorted));
      }
    } catch (const std::bad_alloc&) {
      // Nothing can be kept any more. The others wait to be told, so this thread must not leave.
      m_result.error = Error{"out-of-memory", {}};
      m_cell.reset();
    }
  }

  /// How long sampling is going to take, as far as is known.
  double samplingS() const {
    if (!m_team.sharing()) return m_schedule.expectedS();
    double sum = 0;
    for (const PlannedCell& cell : m_step.cells) sum += cell.skip ? 0 : sharedWindowSeconds(m_plan, cell);
    return sum;
  }

  double preparingS() const { return std::max(0.0, m_step.expectedSeconds - samplingS()); }

  ThreadSample takeSample(SampleWorker& worker, std::size_t cell) {
    Workload& workload = worker.bench().workload(cell);
    const std::uint64_t units = worker.unitsPerChunk()[cell];
    workload.renew(units * (chunksOfOne() + 1));

    const SampleWorker::Probes before = worker.probeBefore();
    // Untimed: brings back what probes and system calls have pushed out of the first-level cache.
    if (worker.chunkSeconds(cell) < sampleSeconds(worker))
      workload.run(std::max<std::uint64_t>(1, units / 4));
    openWindow(worker, windowSeconds(worker, cell), isUnderLoad() ? loadLeadS : openingDelayS);
    const Counted counted = countSample(worker, workload, cell);
    const SampleWorker::Probes after = worker.probeAfter();
    m_spoilt[worker.thread()] = spoiltBy(counted);
    return worker.sampleOf(before, after, counted);
  }

  Counted countSample(SampleWorker& worker, Workload& workload, std::size_t cell) {
    const std::uint64_t units = worker.unitsPerChunk()[cell];
    if (m_team.size() == 1) return countAlone(workload, worker.sensors(), units, chunksOf(worker, cell));
    if (isUnderLoad())
      return countThroughout(workload, worker.sensors(), units, m_opens, m_closes,
                             m_closes + worker.ticks(loadTailS), m_stop);
    return countInWindow(workload, worker.sensors(), units, m_opens, m_closes, m_stop);
  }

  /// What one thread does is timed beside what the others do.
  bool hasThreadsTogether() const { return m_words != nullptr || isUnderLoad(); }
  /// Some threads load memory while the first is timed.
  bool isUnderLoad() const { return m_step.group == TestGroup::LoadedLatency; }

  /// Threads that share CPUs: one common window for the whole cell, and no probes, since what they say of a
  /// CPU is not about one thread.
  ThreadSample shareWindow(SampleWorker& worker, std::size_t cell) {
    Workload& workload = worker.bench().workload(cell);
    const std::uint64_t units = m_sharedUnits[cell];
    workload.renew(units);
    openWindow(worker, sharedWindowSeconds(m_plan, m_step.cells[cell]), openingDelayS);
    const Counted counted = countInWindow(workload, worker.sensors(), units, m_opens, m_closes, m_stop);
    m_spoilt[worker.thread()] = spoiltBy(counted);
    return worker.sampleOf(counted);
  }

  /// One pass through the region by each thread, from one moment on.
  ThreadSample timePass(SampleWorker& worker, std::size_t cell) {
    Workload& workload = worker.bench().workload(cell);
    const bool probed = !m_team.sharing();
    const auto before = probed ? worker.probeBefore() : SampleWorker::Probes{};
    openWindow(worker, 0, openingDelayS);
    const Counted counted = m_team.size() == 1 ? countAlone(workload, worker.sensors(), 1, 1)
                                               : countFrom(workload, worker.sensors(), 1, m_opens, m_stop);
    m_spoilt[worker.thread()] = spoiltBy(counted);
    return probed ? worker.sampleOf(before, worker.probeAfter(), counted) : worker.sampleOf(counted);
  }

  /// Returns on all threads when they know the one window.
  void openWindow(SampleWorker& worker, double lengthS, double delayS) {
    m_team.meeting().wait();
    if (worker.leads()) {
      m_opens = worker.sensors().ticks() + worker.ticks(delayS);
      m_closes = m_opens + worker.ticks(lengthS);
    }
    m_team.meeting().wait();
  }

  enum class Spoilt : std::uint8_t { No, Cut, Broken };
  static Spoilt spoiltBy(const Counted& counted) {
    if (counted.broken) return Spoilt::Broken;
    return counted.cut ? Spoilt::Cut : Spoilt::No;
  }

  /// A window that one of the threads could not see to its end counts for nobody.
  void collect() {
    const Spoilt worst = *std::max_element(m_spoilt.begin(), m_spoilt.end());
    if (worst == Spoilt::Broken) {
      ++m_result.brokenSamples[*m_cell];
      ++m_brokenInARow;
    }
    if (worst != Spoilt::No) return;
    m_brokenInARow = 0;
    // A window in which one of the threads did not run shows no contention of all, and no latency under load.
    if (hasThreadsTogether() && !m_team.sharing() && std::ranges::any_of(m_slots, isIdle)) {
      ++m_apart[*m_cell];
      return;
    }
    try {
      m_result.samples.push_back({*m_cell, m_slots});
    } catch (const std::bad_alloc&) {
      return;  // choose() will find out soon enough
    }
    for (const ThreadSample& slot : m_slots) m_unitsDone[*m_cell] += slot.units;
  }

  static bool isIdle(const ThreadSample& slot) { return slot.units == 0; }

  std::vector<Schedule::CellState> examine() {
    const SortedSamples sorted = sortOut(m_result.samples, m_team.placement());
    std::vector<Schedule::CellState> states;
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      Schedule::CellState& state = states.emplace_back();
      const PlannedCell& planned = m_step.cells[cell];
      const auto figures = figuresOf(m_result.samples, sorted, cell, m_step.boundBy, unitsOf(planned).value);
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

  std::vector<LiveFigure> figuresSoFar(const SortedSamples& sorted) const {
    std::vector<LiveFigure> live;
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      const auto figures =
          figuresOf(m_result.samples, sorted, cell, m_step.boundBy, unitsOf(m_step.cells[cell]).value);
      if (!figures) continue;
      std::vector<double> used = usedValues(*figures);
      std::ranges::sort(used);
      // The live interval reaches from the median to about the best value.
      const double best = quantileOfSorted(used, unitsOf(m_step.cells[cell]).value.isTime ? 0.05 : 0.95);
      const double middle = quantileOfSorted(used, 0.5);
      live.push_back({cell, figures->value, std::min(middle, best), std::max(middle, best),
                      figures->perThread,
                      quickHalfWidthPercent(used, figures->headlineQuantile, figures->value)});
      if (isUnderLoad()) live.back().trafficRate = trafficRate(m_step, m_result.samples, sorted, cell);
    }
    return live;
  }

  /// The disturbance in the samples since the last one; nothing before disturbanceIntervalS, and where
  /// threads share CPUs, which have no probes and are meant to wait.
  std::optional<Disturbance> disturbanceUntil(double elapsedS, const SortedSamples& sorted) {
    const double seconds = elapsedS - m_quietFromS;
    if (m_team.sharing() || seconds < disturbanceIntervalS) return std::nullopt;
    const std::span<const Sample> latest = std::span(m_result.samples).subspan(m_quietFrom);
    auto disturbance = disturbanceOf(latest, seconds);
    if (disturbance)
      disturbance->leftOut = static_cast<std::size_t>(
          std::ranges::count_if(sorted.blemishes, [](const Blemishes& one) { return !isClean(one); }));
    m_quietFromS = elapsedS;
    m_quietFrom = m_result.samples.size();
    return disturbance;
  }

  const Plan& m_plan;
  const Step& m_step;
  Team& m_team;
  Host& m_host;
  const std::uint64_t m_seed;
  const std::stop_token m_stop;
  std::unique_ptr<ContendedWords> m_words;  // of a step of contention
  // The number of windows of each cell in which one of the threads did not run; see hasThreadsTogether().
  std::vector<std::size_t> m_apart;

  // Written by the leader between meetings.
  Schedule m_schedule;
  StepClock m_clock;
  std::optional<std::size_t> m_cell;
  std::uint64_t m_opens = 0;
  std::uint64_t m_closes = 0;
  double m_nextProgressS = 0;
  double m_quietFromS = 0;
  std::size_t m_quietFrom = 0;  // the first sample since then
  std::size_t m_brokenInARow = 0;
  std::vector<double> m_unitsDone;
  std::vector<std::uint64_t> m_sharedUnits;  // of a chunk of each cell, where threads share CPUs
  StepSamples m_result;

  // Each thread writes its own entry.
  std::vector<ThreadSample> m_slots;
  std::vector<Spoilt> m_spoilt;
  Errors m_memoryErrors;
  Errors m_loopErrors;
  std::vector<std::optional<double>> m_elsewhere;
  std::vector<std::uint8_t> m_refused;          // pages that were asked for
  std::optional<PagesObtained> m_pagesOfOther;  // of firstUnlikeLeader()

  ProgressBoard m_board;  // between the leader and the engine's thread
};

}  // namespace

StepSamples sampleStep(const Plan& plan, const Step& step, Team& team, Host& host, std::uint64_t seed,
                       const std::function<void(const StepProgress&)>& progress, std::stop_token stop) {
  return StepSampler(plan, step, team, host, seed, std::move(stop)).run(progress);
}

}  // namespace strata
