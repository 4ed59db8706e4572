// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/core_step.h"

#include <algorithm>
#include <array>
#include <new>
#include <utility>

#include "core/engine/cell_units.h"
#include "core/engine/progress_board.h"
#include "core/engine/sample_worker.h"
#include "core/engine/step_clock.h"
#include "core/engine/window.h"
#include "core/stats/headline.h"

namespace strata {

namespace {

constexpr std::uint64_t warmUpExchanges = 100;
constexpr int samplesOfLine = 10;  // clean ones
constexpr int mostSamplesOfLine = 40;
constexpr double sampleS = 100e-6;   // long against reading the counter, short against a time slice
constexpr double leastSteps = 1000;  // of a sample: a coarse counter would round it
constexpr int calibrations = 3;
constexpr double mostChunk = 1e6;  // exchanges
constexpr std::size_t mostBrokenInARow = 30;

/// What is measured next.
struct Turn {
  std::size_t cell = 0;
  std::size_t line = 0;
};

/// Exchanges of one line as work of one of its threads.
class Side : public Workload {
 public:
  Side(PairLines& lines, Turn turn, std::size_t thread) : m_lines(lines), m_turn(turn), m_thread(thread) {}
  std::uint64_t run(std::uint64_t units) override {
    return m_lines.handOver(m_turn.cell, m_turn.line, m_thread, units);
  }

 private:
  PairLines& m_lines;
  Turn m_turn;
  std::size_t m_thread;
};

/// Everything that the two threads share. Thread 0 decides what comes next; what it writes between two
/// meetings is read by both after the second.
class PairSampler {
 public:
  PairSampler(const Plan& plan, const Step& step, Team& team, Host& host, std::stop_token stop)
      : m_mostS(plan.mostExtension * step.expectedSeconds),
        m_step(step),
        m_team(team),
        m_host(host),
        m_stop(std::move(stop)),
        m_board(plannedS(), std::max(0.0, step.expectedSeconds - plannedS())),
        m_exchanges(step.cells.size()) {
    m_result.indexOnlyNs.resize(step.cells.size());
    m_result.aloneRate.resize(step.cells.size());
    m_result.brokenSamples.resize(step.cells.size());
    m_result.memoryElsewhere.resize(team.size());
  }

  StepSamples run(const std::function<void(const StepProgress&)>& progress) {
    if (auto error = placeNotObtained(m_step, m_team)) {
      m_result.error = std::move(error);
      return std::move(m_result);
    }
    auto lines = m_host.makePairLines(m_step);
    if (!lines) {
      m_result.error = lines.error();
      return std::move(m_result);
    }
    m_lines = *std::move(lines);
    const std::stop_callback onStop(m_stop, [this] { m_lines->end(); });
    const auto sensors = m_host.makeSensors();
    m_board.begin(*sensors);
    m_team.run([this](std::size_t thread) { work(thread); }, [&] { progress(m_board.look(*sensors)); });
    for (const std::optional<Error>& error : m_errors)
      if (error && error->id != "stopped") m_result.error = error;
    for (const std::optional<double>& percent : m_elsewhere)
      if (percent) m_result.otherLoadPercent = std::max(m_result.otherLoadPercent.value_or(0), *percent);
    m_result.stopped = m_stop.stop_requested();
    return std::move(m_result);
  }

 private:
  void work(std::size_t thread) {
    SampleWorker worker(thread, m_team.placement()[thread]);
    const Status prepared = prepare(worker);
    if (!prepared) m_errors[thread] = prepared.error();
    m_team.meeting().wait();
    if (std::ranges::any_of(m_errors, [](const auto& error) { return error.has_value(); })) return;
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell)
      for (int i = 0; i < calibrations; ++i) calibrate(worker, cell);
    const auto began = worker.cpuTime();
    for (;;) {
      if (worker.leads()) choose(worker);
      m_team.meeting().wait();
      if (!m_turn) break;
      m_slots[thread] = takeSample(worker, *m_turn);
      m_team.meeting().wait();
      if (worker.leads()) collect();
    }
    // Neither ever waits but spinning: what one did not run, somebody else took.
    if (!m_team.sharing()) m_elsewhere[thread] = worker.elsewherePercent(began);
    if (worker.leads()) m_result.ticksPerSecond = worker.sensors().ticksPerSecond();
  }

  Status prepare(SampleWorker& worker) {
    try {
      if (auto sensing = worker.prepareSensors(m_host, m_stop); !sensing) return sensing;
      for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell)
        for (std::size_t line = worker.thread(); line < linesOfPair; line += 2) m_lines->touch(cell, line);
      return worker.warmUp(m_lines->alone(worker.thread()), m_stop);
    } catch (const std::bad_alloc&) {
      return Error{"out-of-memory", {}};
    }
  }

  /// How many exchanges a sample has: by the fastest of some tries, since one that is held up says nothing.
  void calibrate(SampleWorker& worker, std::size_t cell) {
    const Counted counted = exchange(worker, {cell, 0}, warmUpExchanges, 1);
    if (const double took = worker.seconds(static_cast<double>(counted.endTicks - counted.startTicks));
        worker.leads() && !counted.broken && took > 0) {
      const double wanted = std::max(sampleS, leastSteps * worker.sensors().secondsPerStep());
      const double chunks = wanted * counted.units / took / static_cast<double>(chunksOfSample);
      m_exchanges[cell] = std::max(
          m_exchanges[cell], static_cast<std::uint64_t>(std::clamp(chunks, 1.0, mostChunk)) * chunksOfSample);
    }
  }

  /// Both threads warm the line up and count as many exchanges, each in chunks of its own.
  Counted exchange(SampleWorker& worker, Turn turn, std::uint64_t ofChunk, std::uint64_t chunks) {
    Side side(*m_lines, turn, worker.thread());
    m_team.meeting().wait();
    side.run(warmUpExchanges);
    const Counted counted = countAlone(side, worker.sensors(), ofChunk, chunks);
    // The other waits for each of them, also where a counter that failed has ended the count.
    if (const auto made = static_cast<std::uint64_t>(counted.units); made < ofChunk * chunks)
      side.run(ofChunk * chunks - made);
    // Neither goes on to its probes while the other counts.
    m_team.meeting().wait();
    return counted;
  }

  /// The leader decides what comes next: line after line of each cell, until each has enough clean samples or
  /// the time is up.
  void choose(SampleWorker& worker) {
    const double elapsedS = m_clock.lookS(worker.sensors());
    m_result.usedS = elapsedS;
    m_turn.reset();
    if (m_stop.stop_requested() || m_brokenInARow >= mostBrokenInARow) return;
    // Each line has a sample at least, however long it takes.
    if (m_round > 1 && elapsedS > m_mostS) return;
    try {
      if (m_turns.empty()) plan();
      if (m_turns.empty()) return;
      if (elapsedS >= m_nextProgressS) {
        m_nextProgressS = elapsedS + progressIntervalS;
        m_board.publish(std::max(plannedS(), elapsedS), m_result.extended, figuresSoFar());
      }
      m_turn = m_turns.back();
      m_turns.pop_back();
    } catch (const std::bad_alloc&) {
      m_result.error = Error{"out-of-memory", {}};
    }
  }

  /// Another round.
  void plan() {
    if (m_round == mostSamplesOfLine) return;
    const bool examined = m_round >= samplesOfLine;
    std::vector<std::array<int, linesOfPair>> clean(m_step.cells.size());
    if (examined) {
      const SortedSamples sorted = sortOut(m_result.samples, m_team.placement());
      for (std::size_t i = 0; i < m_result.samples.size(); ++i)
        if (isClean(sorted.blemishes[i])) ++clean[m_result.samples[i].cell][m_result.samples[i].group];
    }
    for (std::size_t line = linesOfPair; line-- > 0;)
      for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell)
        if (!m_step.cells[cell].skip && clean[cell][line] < samplesOfLine) m_turns.push_back({cell, line});
    m_result.extended = m_result.extended || (examined && !m_turns.empty());
    ++m_round;
  }

  ThreadSample takeSample(SampleWorker& worker, Turn turn) {
    const std::uint64_t exchanges = std::max(m_exchanges[turn.cell], chunksOfSample);
    const bool times = worker.thread() == turn.line % 2;
    const std::uint64_t chunks = times ? chunksOfSample : 1;
    const SampleWorker::Probes before = worker.probeBefore();
    const Counted counted = exchange(worker, turn, exchanges / chunks, chunks);
    const SampleWorker::Probes after = worker.probeAfter();
    if (times) {
      m_broken = counted.broken;
      m_isWhole = counted.units >= static_cast<double>(exchanges);
      m_timed = {counted.units, worker.seconds(static_cast<double>(counted.endTicks - counted.startTicks))};
    }
    return worker.sampleOf(before, after, counted);
  }

  void collect() {
    if (m_stop.stop_requested()) return;
    if (m_broken || !m_isWhole) {
      ++m_result.brokenSamples[m_turn->cell];
      ++m_brokenInARow;
      return;
    }
    m_brokenInARow = 0;
    // One thread times the sample for both.
    for (ThreadSample& slot : m_slots) std::tie(slot.units, slot.seconds) = m_timed;
    try {
      m_result.samples.push_back({m_turn->cell, {m_slots.begin(), m_slots.end()}, m_turn->line});
    } catch (const std::bad_alloc&) {
      return;  // choose() will find out soon enough
    }
  }

  double plannedS() const {
    double seconds = 0;
    for (const PlannedCell& cell : m_step.cells) seconds += cell.skip ? 0 : cell.seconds;
    return seconds;
  }

  std::vector<LiveFigure> figuresSoFar() const {
    const SortedSamples sorted = sortOut(m_result.samples, m_team.placement());
    std::vector<LiveFigure> live;
    for (std::size_t cell = 0; cell < m_step.cells.size(); ++cell) {
      const auto figures = figuresOfLines(m_result.samples, sorted, cell, unitsOf(m_step.cells[cell]).value);
      if (!figures) continue;
      const auto [low, high] = std::ranges::minmax(figures->ofGroups);
      live.push_back({cell, figures->value, low, high, figures->perThread});
    }
    return live;
  }

  const double m_mostS;  // longer where threads lose their CPUs, and nothing better comes of it
  const Step& m_step;
  Team& m_team;
  Host& m_host;
  const std::stop_token m_stop;
  std::unique_ptr<PairLines> m_lines;
  ProgressBoard m_board;  // between the leader and the engine's thread

  // Written by the leader between meetings.
  StepClock m_clock;
  std::optional<Turn> m_turn;
  std::vector<Turn> m_turns;  // of the round, the last one first
  int m_round = 0;
  double m_nextProgressS = progressIntervalS;
  std::size_t m_brokenInARow = 0;
  std::vector<std::uint64_t> m_exchanges;  // of a sample of each cell
  StepSamples m_result;

  // Written by the thread that times the sample.
  bool m_broken = false;
  bool m_isWhole = false;
  std::pair<double, double> m_timed;  // units and seconds

  // Each thread writes its own entry.
  std::array<ThreadSample, 2> m_slots;
  std::array<std::optional<Error>, 2> m_errors;
  std::array<std::optional<double>, 2> m_elsewhere;
};

}  // namespace

StepSamples sampleHandOvers(const Plan& plan, const Step& step, Team& team, Host& host, std::uint64_t,
                            const std::function<void(const StepProgress&)>& progress, std::stop_token stop) {
  return PairSampler(plan, step, team, host, std::move(stop)).run(progress);
}

}  // namespace strata
