// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/pause_step.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>

#include "core/base/wait_or_stop.h"
#include "core/engine/cell_results.h"
#include "core/machine/pause_watch.h"
#include "core/machine/wake_up_timer.h"
#include "core/model/kernel_id.h"
#include "core/plan/plan_parts.h"
#include "core/stats/judge.h"
#include "core/stats/pause_figures.h"

namespace strata {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double nsOfSecond = 1e9;
constexpr std::chrono::milliseconds betweenProgress{static_cast<int>(1000 * progressIntervalS)};
/// A slower counter shows no pause of some microseconds.
constexpr double leastPauseTicksPerSecond = 1e6;

std::uint64_t nsOfTicks(std::uint64_t ticks, double ticksPerSecond) {
  return static_cast<std::uint64_t>(std::llround(static_cast<double>(ticks) * nsOfSecond / ticksPerSecond));
}

/// One thread of the step, with what it measures. Written by it, read by the leader: meanwhile the log and
/// the first `woken` delays, the rest when it has ended.
struct Watcher {
  explicit Watcher(std::size_t index) : cell(index) {}

  std::size_t cell;  ///< index into Step::cells
  int cpu = 0;
  double seconds = 0;  ///< planned
  std::optional<Error> error = {};
  std::atomic<double> ticksPerSecond{0};
  bool affinityChanged = false;

  std::unique_ptr<PauseLog> log = {};
  std::optional<double> cpuS = {};
  std::optional<std::uint64_t> switches = {};
  std::optional<double> stolenBeforeS = {};  ///< by the leader, as the next two
  std::optional<double> stolenS = {};
  PauseTally tally = {};
  std::size_t tallied = 0;

  std::vector<std::uint64_t> delaysNs = {};
  std::atomic<std::size_t> woken{0};
  double sleptS = 0;  ///< from the first sleep to the last wake-up
};

std::optional<std::uint64_t> difference(const std::optional<std::uint64_t>& before,
                                        const std::optional<std::uint64_t>& after) {
  if (!before || !after || *after < *before) return std::nullopt;
  return *after - *before;
}

/// Cells that are measured at the same time.
class PauseCrew {
 public:
  PauseCrew(const Step& step, Host& host, const std::stop_token& stop)
      : m_step(step), m_host(host), m_stop(stop) {}

  void add(std::size_t cell, double seconds) {
    Watcher& watcher = *m_watchers.emplace_back(std::make_unique<Watcher>(cell));
    watcher.cpu = static_cast<int>(m_step.cells[cell].parameters.cpuA.value_or(0));
    watcher.seconds = seconds;
  }

  /// Returns when all have had their time, or at a stop.
  void run(const std::function<void(double elapsedS, std::vector<LiveFigure>)>& report) {
    if (m_watchers.empty() || m_stop.stop_requested()) return;
    std::vector<std::jthread> threads;
    for (const auto& watcher : m_watchers) {
      auto thread = m_host.startThread([this, &watcher = *watcher] { work(watcher); });
      if (!thread) break;
      threads.push_back(*std::move(thread));
    }
    if (threads.size() < m_watchers.size()) {
      const Error failed{"thread-failed",
                         {{"started", std::ssize(threads)}, {"wanted", std::ssize(m_watchers)}}};
      begin(threads.size(), Signal::Leave);
      threads.clear();
      for (const auto& watcher : m_watchers) watcher->error = failed;
      return;
    }
    begin(threads.size(), Signal::Go);
    const Clock::time_point began = Clock::now();
    for (std::unique_lock lock(m_mutex);;) {
      if (waitOrStop(m_changed, lock, m_stop, betweenProgress, [&] { return m_ended == threads.size(); }))
        break;
      if (m_stop.stop_requested()) {
        m_isOver = true;
        break;
      }
      lock.unlock();
      const double elapsedS = std::chrono::duration<double>(Clock::now() - began).count();
      report(elapsedS, figuresSoFar(elapsedS));
      lock.lock();
    }
    threads.clear();
    for (const auto& watcher : m_watchers) lookAtStolen(*watcher);
  }

  /// The outcomes of the cells that were begun, with their indices.
  std::vector<std::pair<std::size_t, Outcome>> outcomes(std::uint64_t seed) const {
    std::vector<std::pair<std::size_t, Outcome>> all;
    for (const auto& watcher : m_watchers)
      if (auto outcome = outcomeOf(*watcher, seed + watcher->cell))
        all.emplace_back(watcher->cell, *std::move(outcome));
    return all;
  }

 private:
  enum class Signal { Wait, Go, Leave };

  bool isOfWakeUps(const Watcher& watcher) const { return isWakeUp(m_step.cells[watcher.cell]); }

  /// Waits for all threads to be where they belong, and then gives the signal.
  void begin(std::size_t threads, Signal signal) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_ready == threads; });
    for (const auto& watcher : m_watchers) watcher->stolenBeforeS = m_host.stolenSeconds({watcher->cpu});
    m_signal = signal;
    lock.unlock();
    m_changed.notify_all();
  }

  void lookAtStolen(Watcher& watcher) {
    const auto after = m_host.stolenSeconds({watcher.cpu});
    if (watcher.stolenBeforeS && after) watcher.stolenS = std::max(0.0, *after - *watcher.stolenBeforeS);
  }

  void work(Watcher& watcher) {
    std::unique_ptr<Sensors> sensors;
    try {
      sensors = prepare(watcher);
    } catch (const std::bad_alloc&) {
      watcher.error = Error{"out-of-memory", {}};
    }
    {
      std::unique_lock lock(m_mutex);
      ++m_ready;
      m_changed.notify_all();
      m_changed.wait(lock, [&] { return m_signal != Signal::Wait; });
      if (m_signal == Signal::Leave) return;
    }
    if (!watcher.error) measure(watcher, *sensors);
    {
      const std::lock_guard lock(m_mutex);
      ++m_ended;
    }
    m_changed.notify_all();
  }

  std::unique_ptr<Sensors> prepare(Watcher& watcher) {
    if (!m_host.bind({watcher.cpu, {}})) {
      watcher.error = Error{"cpu-not-bound", {{"cpu", std::int64_t{watcher.cpu}}}};
      return nullptr;
    }
    auto sensors = m_host.makeSensors();
    if (isOfWakeUps(watcher)) {
      watcher.delaysNs.resize(static_cast<std::size_t>(watcher.seconds * nsOfSecond) / wakeUpPeriodNs + 1);
      return sensors;
    }
    watcher.ticksPerSecond = sensors->ticksPerSecond();
    if (watcher.ticksPerSecond < leastPauseTicksPerSecond) watcher.error = Error{"counter-unsteady", {}};
    watcher.log = std::make_unique<PauseLog>(mostLoggedPauses);
    return sensors;
  }

  void measure(Watcher& watcher, Sensors& sensors) {
    if (isOfWakeUps(watcher)) {
      wake(watcher);
    } else {
      const double rate = watcher.ticksPerSecond;
      const PauseWatch watch{
          static_cast<std::uint64_t>(rate * static_cast<double>(leastPauseNs) / nsOfSecond),
          static_cast<std::uint64_t>(rate * watcher.seconds)};
      const ThreadCounters before = sensors.readCounters();
      m_host.watchPauses(watch, *watcher.log, m_isOver);
      const ThreadCounters after = sensors.readCounters();
      watcher.switches = difference(before.involuntarySwitches, after.involuntarySwitches);
      if (before.cpuSeconds && after.cpuSeconds) watcher.cpuS = *after.cpuSeconds - *before.cpuSeconds;
    }
    watcher.affinityChanged = sensors.affinityChanged(watcher.cpu);
  }

  void wake(Watcher& watcher) {
    const auto timer = m_host.makeWakeUpTimer();
    const std::uint64_t began = timer->nowNs();
    const std::uint64_t end = began + static_cast<std::uint64_t>(watcher.seconds * nsOfSecond);
    std::size_t woken = 0;
    for (std::uint64_t due = began + wakeUpPeriodNs;
         due <= end && woken < watcher.delaysNs.size() && !m_isOver.load(std::memory_order_relaxed);) {
      timer->sleepUntil(due);
      const std::uint64_t now = timer->nowNs();
      watcher.delaysNs[woken] = now > due ? now - due : 0;
      watcher.woken.store(++woken, std::memory_order_release);
      // A moment that has gone by while it slept was never asked for.
      due += wakeUpPeriodNs * (now > due ? (now - due) / wakeUpPeriodNs + 1 : 1);
    }
    watcher.sleptS = static_cast<double>(timer->nowNs() - began) / nsOfSecond;
  }

  std::vector<LiveFigure> figuresSoFar(double elapsedS) {
    std::vector<LiveFigure> figures;
    for (const auto& watcher : m_watchers)
      if (auto figure = figureSoFar(*watcher, elapsedS)) figures.push_back(*std::move(figure));
    return figures;
  }

  std::optional<LiveFigure> figureSoFar(Watcher& watcher, double elapsedS) {
    PauseFigures pauses;
    pauses.watchedS = watcher.seconds;
    double value = 0;
    if (isOfWakeUps(watcher)) {
      const std::size_t woken = watcher.woken.load(std::memory_order_acquire);
      if (woken == 0) return std::nullopt;
      std::vector<std::uint64_t> delays(watcher.delaysNs.begin(),
                                        watcher.delaysNs.begin() + static_cast<std::ptrdiff_t>(woken));
      std::ranges::sort(delays);
      pauses.count = woken;
      pauses.latency = {{0.5, nearestRank(delays, 0.5)}, {1, delays.back()}};
      value = static_cast<double>(pauses.latency.front().ns);
    } else {
      const double rate = watcher.ticksPerSecond;
      if (watcher.log == nullptr || watcher.log->beginTicks() == 0 || !(rate > 0) || !(elapsedS > 0))
        return std::nullopt;
      for (const std::size_t size = watcher.log->size(); watcher.tallied < size; ++watcher.tallied)
        watcher.tally.add(pauseOf(*watcher.log, watcher.tallied, rate));
      pauses.count = watcher.tally.count();
      pauses.leftOut = watcher.tally.leftOut();
      pauses.pauses = watcher.tally.longest();
      if (pauses.count > 0) pauses.latency = {{1, watcher.tally.longestNs()}};
      value = std::min(100.0, 100 * static_cast<double>(watcher.tally.lostNs()) / nsOfSecond / elapsedS);
    }
    LiveFigure figure{watcher.cell, value, value, value, {}};
    figure.ofTest.pauses = std::move(pauses);
    return figure;
  }

  static Pause pauseOf(const PauseLog& log, std::size_t index, double ticksPerSecond) {
    const PauseLog::Entry& entry = log[index];
    return {nsOfTicks(entry.begin - log.beginTicks(), ticksPerSecond),
            nsOfTicks(entry.length, ticksPerSecond)};
  }

  std::optional<Outcome> outcomeOf(const Watcher& watcher, std::uint64_t seed) const {
    if (watcher.error) return Failed{*watcher.error};
    std::optional<Measured> measured =
        isOfWakeUps(watcher)
            ? measuredWakeUps({watcher.delaysNs.begin(),
                               watcher.delaysNs.begin() + static_cast<std::ptrdiff_t>(watcher.woken.load())},
                              watcher.sleptS, seed)
            : measuredWatch(watcher, seed);
    const bool isStopped = m_stop.stop_requested();
    if (!measured) return isStopped ? std::nullopt : std::optional<Outcome>(Failed{{"no-figure", {}}});
    measured->placement = {watcher.cpu};
    if (watcher.affinityChanged)
      addReason(measured->verdict, Grade::Fair, {"affinity-changed", {{"excluded_percent", 0.0}}});
    // The last reading is a moment before the end of the time.
    constexpr double whole = 0.999;
    if (isStopped && measured->elapsedS < whole * watcher.seconds)
      addReason(measured->verdict, Grade::Fair,
                {"row-stopped",
                 {{"done_percent", static_cast<std::int64_t>(100 * measured->elapsedS / watcher.seconds)}}});
    return *std::move(measured);
  }

  static std::optional<Measured> measuredWatch(const Watcher& watcher, std::uint64_t seed) {
    const double rate = watcher.ticksPerSecond;
    const PauseLog* log = watcher.log.get();
    if (log == nullptr || log->endTicks() <= log->beginTicks()) return std::nullopt;
    WatchedCpu cpu;
    cpu.watchedS = static_cast<double>(log->endTicks() - log->beginTicks()) / rate;
    for (std::size_t i = 0; i < log->size(); ++i) cpu.pauses.push_back(pauseOf(*log, i, rate));
    const PauseLog::Further further = log->further();
    cpu.furtherCount = further.count;
    cpu.furtherNs = nsOfTicks(further.ticks, rate);
    cpu.furtherLongestNs = nsOfTicks(further.longest, rate);
    cpu.cpuS = watcher.cpuS;
    cpu.stolenS = watcher.stolenS;
    cpu.switches = watcher.switches;
    return measuredPauses(cpu, seed);
  }

  const Step& m_step;
  Host& m_host;
  const std::stop_token& m_stop;
  std::vector<std::unique_ptr<Watcher>> m_watchers;
  std::atomic<bool> m_isOver{false};
  std::mutex m_mutex;  // protects all that follows
  std::condition_variable m_changed;
  std::size_t m_ready = 0;
  std::size_t m_ended = 0;
  Signal m_signal = Signal::Wait;
};

/// The cells that are measured one after another: those of each entry together.
std::vector<std::vector<std::size_t>> partsOf(const Step& step) {
  std::vector<std::size_t> first;
  std::vector<std::vector<std::size_t>> parts;
  for (std::size_t i = 0; i < step.cells.size(); ++i)
    if (!step.cells[i].skip && !isWakeUp(step.cells[i])) first.push_back(i);
  const auto isWatched = [&](const PlannedCell& cell) {
    return std::ranges::any_of(
        first, [&](std::size_t other) { return step.cells[other].parameters.cpuA == cell.parameters.cpuA; });
  };
  const bool watches = !first.empty();
  for (std::size_t i = 0; i < step.cells.size(); ++i) {
    const PlannedCell& cell = step.cells[i];
    if (cell.skip || !isWakeUp(cell)) continue;
    if (watches && !isWatched(cell))
      first.push_back(i);
    else
      parts.push_back({i});
  }
  if (watches) parts.insert(parts.begin(), std::move(first));
  return parts;
}

}  // namespace

std::vector<CellResult> runPauseStep(const Plan& plan, const Step& step, Host& host, std::uint64_t seed,
                                     const PauseProgress& progress, const std::stop_token& stop) {
  std::vector<std::optional<Outcome>> outcomes(step.cells.size());
  for (std::size_t i = 0; i < step.cells.size(); ++i)
    if (step.cells[i].skip) outcomes[i] = Skipped{*step.cells[i].skip};
  double doneS = 0;
  for (const std::vector<std::size_t>& part : partsOf(step)) {
    if (stop.stop_requested()) break;
    const bool isWatch = !isWakeUp(step.cells[part.front()]);
    const double planned = step.cells[part.front()].seconds;
    const double seconds = isWatch || !(planned > 0) ? watchSeconds(plan.settings) : planned;
    PauseCrew together(step, host, stop);
    for (const std::size_t cell : part) together.add(cell, seconds);
    together.run([&](double elapsedS, std::vector<LiveFigure> figures) {
      progress(doneS + elapsedS, std::max(step.expectedSeconds, doneS + seconds), std::move(figures));
    });
    for (auto& [cell, outcome] : together.outcomes(seed)) outcomes[cell] = std::move(outcome);
    doneS += seconds;
  }
  std::vector<CellResult> results;
  for (std::size_t i = 0; i < step.cells.size(); ++i) {
    if (!outcomes[i]) continue;  // not reached before a stop
    results.push_back(emptyResult(step.cells[i]));
    results.back().outcome = *std::move(outcomes[i]);
  }
  return results;
}

}  // namespace strata
