// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/kind_step.h"

#include <algorithm>
#include <new>
#include <utility>

#include "core/engine/cell_units.h"
#include "core/engine/progress_board.h"
#include "core/engine/sample_worker.h"
#include "core/engine/step_clock.h"

namespace strata {

namespace {

/// The bytes between two looks at the stop token. Stores of one byte to memory that is not cached take 25 ns
/// and more.
constexpr std::uint64_t pieceBytes = 64 * 1024;
constexpr std::uint64_t readBytes = 8;
/// The fastest of so many rounds: in the first, regular memory comes into the caches.
constexpr int readRounds = 4;
/// Where reads are slow, a part of a round is as good as all of it.
constexpr double mostReadS = 0.1;

class KindSampler {
 public:
  KindSampler(const Step& step, Team& team, Host& host, std::uint64_t seed, std::stop_token stop)
      : m_step(step),
        m_team(team),
        m_host(host),
        m_seed(seed),
        m_stop(std::move(stop)),
        m_board(secondsFrom(0), std::max(0.0, step.expectedSeconds - secondsFrom(0))) {
    m_result.indexOnlyNs.resize(step.cells.size());
    m_result.aloneRate.resize(step.cells.size());
    m_result.brokenSamples.resize(step.cells.size());
    m_result.memoryElsewhere.resize(1);
    m_result.kinds.resize(step.cells.size());
  }

  StepSamples run(const std::function<void(const StepProgress&)>& progress) {
    const auto sensors = m_host.makeSensors();
    m_board.begin(*sensors);
    m_team.run(
        [this](std::size_t thread) {
          if (thread == 0) work();
        },
        [&] { progress(m_board.look(*sensors)); });
    m_result.stopped = m_stop.stop_requested();
    return std::move(m_result);
  }

 private:
  void work() {
    try {
      SampleWorker worker(0, m_team.placement().front());
      const Status measured = measure(worker);
      if (!measured && measured.error().id != "stopped") m_result.error = measured.error();
    } catch (const std::bad_alloc&) {
      m_result.error = Error{"out-of-memory", {}};
    }
  }

  Status measure(SampleWorker& worker) {
    if (auto sensing = worker.prepareSensors(m_host, m_stop); !sensing) return sensing;
    auto bench = m_host.makeKindBench(m_step, m_seed, m_stop);
    if (!bench) return bench.error();
    if (auto warm = worker.warmUp((*bench)->readRegular(), m_stop); !warm) return warm;
    const auto began = worker.cpuTime();
    for (std::size_t cell = 0; cell < m_step.cells.size() && !m_stop.stop_requested(); ++cell)
      if (!m_step.cells[cell].skip) measureCell(cell, worker, **bench);
    // A thread that shares its CPU with others of the run was meant to wait.
    if (!m_team.sharing()) m_result.otherLoadPercent = worker.elsewherePercent(began);
    m_result.ticksPerSecond = worker.sensors().ticksPerSecond();
    return success();
  }

  void measureCell(std::size_t cell, SampleWorker& worker, KindBench& bench) {
    KindFacts& facts = m_result.kinds[cell];
    if (const Status given = bench.renew(cell); !given) {
      if (given.error().id != "stopped") facts.refused = given.error();
      return;
    }
    facts.reported = bench.reported();
    facts.first = useOnce(cell, worker, bench);
    double usedS = facts.first ? facts.first->seconds : 0;
    const PlannedCell& planned = m_step.cells[cell];
    for (int pass = 0; pass < planned.passes.value_or(usualUses) && !m_stop.stop_requested(); ++pass) {
      if (pass > 0 && planned.passesWithinS && usedS >= *planned.passesWithinS) break;
      if (const auto sample = useOnce(cell, worker, bench)) {
        m_result.samples.push_back({cell, {*sample}});
        usedS += sample->seconds;
      }
      publish(cell, worker);
    }
    if (m_stop.stop_requested()) return;
    const auto regular = readRate(worker, bench.readRegular());
    const auto here = readRate(worker, bench.read());
    if (regular && here) facts.readRatio = *here / *regular;
    facts.pagesObtained = bench.pagesObtained();
  }

  /// Goes once through all of the memory. Nothing when it was stopped, or the counter failed.
  std::optional<ThreadSample> useOnce(std::size_t cell, SampleWorker& worker, KindBench& bench) {
    const auto width = static_cast<std::uint64_t>(m_step.cells[cell].parameters.widthBytes.value_or(1));
    const std::uint64_t elements = m_step.region.count / width;
    const bool probed = !m_team.sharing();
    const auto before = probed ? worker.probeBefore() : SampleWorker::Probes{};
    const Counted counted = countPieces(bench.use(), worker.sensors(), elements,
                                        std::max(pieceBytes / width, std::uint64_t{1}), m_stop);
    const auto after = probed ? worker.probeAfter() : SampleWorker::Probes{};
    m_result.usedS = m_clock.lookS(worker.sensors());
    if (counted.broken && !counted.cut) ++m_result.brokenSamples[cell];
    if (counted.broken || counted.cut) return std::nullopt;
    return probed ? worker.sampleOf(before, after, counted) : worker.sampleOf(counted);
  }

  /// Units a second.
  std::optional<double> readRate(SampleWorker& worker, Workload& reads) {
    const std::uint64_t units = std::min(m_step.region, kindReadPart).count / readBytes;
    std::optional<double> best;
    double usedS = 0;
    for (int round = 0; round < readRounds && usedS < mostReadS && !m_stop.stop_requested(); ++round) {
      double unitsDone = 0;
      double seconds = 0;
      while (unitsDone < static_cast<double>(units) && usedS < mostReadS && !m_stop.stop_requested()) {
        const Counted counted = countAlone(reads, worker.sensors(), pieceBytes / readBytes, 1);
        if (counted.broken) return best;
        unitsDone += counted.units;
        const double took = worker.seconds(static_cast<double>(counted.endTicks - counted.startTicks));
        seconds += took;
        usedS += took;
      }
      if (seconds > 0) best = std::max(best.value_or(0), unitsDone / seconds);
    }
    return best;
  }

  double secondsFrom(std::size_t cell) const {
    double seconds = 0;
    for (; cell < m_step.cells.size(); ++cell)
      if (!m_step.cells[cell].skip) seconds += m_step.cells[cell].seconds;
    return seconds;
  }

  /// The rate so far. What is still to come is known by the plan alone.
  void publish(std::size_t cell, SampleWorker& worker) {
    const double elapsedS = m_clock.lookS(worker.sensors());
    if (elapsedS < m_nextProgressS) return;
    m_nextProgressS = elapsedS + progressIntervalS;
    double units = 0;
    double seconds = 0;
    for (const Sample& sample : m_result.samples) {
      if (sample.cell != cell) continue;
      units += sample.threads.front().units;
      seconds += sample.threads.front().seconds;
    }
    std::vector<LiveFigure> figures;
    if (seconds > 0) {
      const double value = unitsOf(m_step.cells[cell]).value.of(units / seconds);
      figures.push_back({cell, value, value, value, {value}});
    }
    m_board.publish(elapsedS + secondsFrom(cell + 1), false, std::move(figures));
  }

  const Step& m_step;
  Team& m_team;
  Host& m_host;
  const std::uint64_t m_seed;
  const std::stop_token m_stop;
  StepClock m_clock;
  double m_nextProgressS = 0;
  StepSamples m_result;
  ProgressBoard m_board;  // between the measuring thread and the engine's
};

}  // namespace

StepSamples sampleKinds(const Plan&, const Step& step, Team& team, Host& host, std::uint64_t seed,
                        const std::function<void(const StepProgress&)>& progress, std::stop_token stop) {
  return KindSampler(step, team, host, seed, std::move(stop)).run(progress);
}

}  // namespace strata
