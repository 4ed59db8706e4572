// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/sustained_step.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "core/base/wait_or_stop.h"
#include "core/engine/cell_results.h"
#include "core/engine/cell_units.h"
#include "core/engine/sample_worker.h"
#include "core/machine/heat_sensors.h"
#include "core/stats/judge.h"
#include "core/stats/summary.h"
#include "core/stats/sustained_figures.h"

namespace strata {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds betweenProgress{static_cast<int>(1000 * progressIntervalS)};
/// A thread looks for its end after each chunk.
constexpr double chunkS = 0.005;
/// It probes its clock so often: a probe takes 20 µs.
constexpr double betweenProbesS = 0.1;
/// Figures so far are worked out every second for ten minutes, then every tenth: of two hours that takes some
/// hundredths of a second, which the load would miss.
constexpr std::size_t shownEachS = 600;
constexpr std::size_t betweenShownS = 10;
/// Sensors that take longer than that are not asked every second.
constexpr double slowReadingS = 0.3;

/// One second of one thread.
struct ThreadSecond {
  double rate = 0;  ///< units a second
  std::optional<double> onCpuShare = {};
  std::optional<double> clockGhz = {};
};

struct LoadThread {
  ThreadPlace place = {};
  std::optional<Error> error = {};
  std::vector<ThreadSecond> seconds = {};  ///< so far; by the crew's mutex
  bool affinityChanged = false;
};

/// The threads that do one cell's load.
class LoadCrew {
 public:
  LoadCrew(const Step& step, std::size_t cell, Host& host, std::uint64_t seed, const std::stop_token& stop)
      : m_step(step), m_cell(cell), m_host(host), m_seed(seed), m_stop(stop) {
    // Each thread has the memory of this cell alone.
    m_step.cells = {step.cells[cell]};
    m_planned = std::max<std::size_t>(1, static_cast<std::size_t>(step.cells[cell].seconds));
    for (const ThreadPlace& place : step.places) {
      m_threads.push_back(std::make_unique<LoadThread>());
      m_threads.back()->place = place;
      m_threads.back()->seconds.reserve(m_planned);
      if (place.cpu) m_cpus.push_back(*place.cpu);
    }
    std::vector<int> each = m_cpus;
    std::ranges::sort(each);
    each.erase(std::unique(each.begin(), each.end()), each.end());
    m_hasOwnCpus = each.size() == m_threads.size();
    m_cpus = std::move(each);
  }

  void run(const std::function<void(double elapsedS, std::vector<LiveFigure>)>& report) {
    if (m_threads.empty() || m_stop.stop_requested()) return;
    std::vector<std::jthread> threads;
    for (const auto& one : m_threads) {
      auto thread = m_host.startThread([this, &one = *one, index = threads.size()] { work(one, index); });
      if (!thread) break;
      threads.push_back(*std::move(thread));
    }
    const bool isWhole = threads.size() == m_threads.size();
    if (!isWhole)
      m_failure =
          Error{"thread-failed", {{"started", std::ssize(threads)}, {"wanted", std::ssize(m_threads)}}};
    if (begin(threads.size(), isWhole)) watch(report);
    m_isOver = true;
    threads.clear();
    // Whole seconds that a stop came before.
    while (m_stop.stop_requested() && m_seconds.size() < secondsOfAll())
      m_seconds.push_back(together(m_seconds.size()));
  }

  std::optional<Outcome> outcome() const {
    if (m_failure) return Failed{*m_failure};
    auto measured = measuredSustained(m_seconds, load(), m_seed);
    const bool isStopped = m_stop.stop_requested();
    if (!measured) return isStopped ? std::nullopt : std::optional<Outcome>(Failed{{"no-figure", {}}});
    measured->placement = m_cpus;
    if (std::ranges::any_of(m_threads, [](const auto& one) { return one->affinityChanged; }))
      addReason(measured->verdict, Grade::Fair, {"affinity-changed", {{"excluded_percent", 0.0}}});
    if (m_end)
      addReason(measured->verdict, Grade::Fair, *m_end);
    else if (isStopped && m_seconds.size() < m_planned)
      addReason(
          measured->verdict, Grade::Fair,
          {"row-stopped", {{"done_percent", static_cast<std::int64_t>(100 * m_seconds.size() / m_planned)}}});
    return *std::move(measured);
  }

 private:
  enum class Signal { Wait, Go, Leave };

  SustainedLoad load() const {
    const CellUnits units = rateUnitsOf(m_step.cells.front());
    SustainedLoad load;
    load.plannedS = static_cast<double>(m_planned);
    load.perUnit = units.value.factor;
    load.rateUnit = units.unit;
    load.hasOwnCpus = m_hasOwnCpus;
    load.stolenPercent = m_stolenPercent;
    load.throttles = m_throttles;
    load.thermalState = m_thermalState;
    return load;
  }

  /// Waits for all threads to have their memory, and lets them begin at once; false where one could not.
  bool begin(std::size_t started, bool isWhole) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_ready == started; });
    for (const auto& one : m_threads)
      if (one->error && !m_failure) m_failure = one->error;
    // A stop while memory was made is no failure.
    if (m_failure && m_failure->id == "stopped") m_failure.reset();
    const bool goes =
        isWhole && std::ranges::none_of(m_threads, [](const auto& one) { return one->error.has_value(); });
    m_signal = goes ? Signal::Go : Signal::Leave;
    lock.unlock();
    m_changed.notify_all();
    return goes;
  }

  void watch(const std::function<void(double elapsedS, std::vector<LiveFigure>)>& report) {
    const auto heat = m_host.makeHeatSensors();
    const auto throttlesBefore = heat->throttles();
    const auto stolenBefore = m_host.stolenSeconds(m_cpus);
    HeatReading reading;
    std::size_t nextReading = 0;
    const auto isDone = [&] { return m_ended == m_threads.size() || secondsOfAll() > m_seconds.size(); };
    for (std::unique_lock lock(m_mutex); m_seconds.size() < m_planned;) {
      const bool isNews = waitOrStop(m_changed, lock, m_stop, betweenProgress, isDone);
      if (m_stop.stop_requested()) break;
      if (isNews && secondsOfAll() <= m_seconds.size()) break;  // a thread has left
      if (!isNews) {
        lock.unlock();
        report(static_cast<double>(m_seconds.size()), {});
        lock.lock();
        continue;
      }
      SustainedSecond second = together(m_seconds.size());
      lock.unlock();
      if (m_seconds.size() >= nextReading) {
        const Clock::time_point began = Clock::now();
        reading = heat->read();
        const double tookS = std::chrono::duration<double>(Clock::now() - began).count();
        nextReading = m_seconds.size() + 1 + static_cast<std::size_t>(tookS / slowReadingS);
        m_thermalState = std::max(m_thermalState, reading.thermalState);
      }
      second.temperatureC = reading.temperatureC;
      second.powerW = reading.powerW;
      second.limitPercent = reading.limitPercent;
      m_seconds.push_back(second);
      const bool isShown = m_seconds.size() <= shownEachS || m_seconds.size() % betweenShownS == 0;
      report(static_cast<double>(m_seconds.size()), isShown ? figuresSoFar() : std::vector<LiveFigure>());
      m_end = endBy(reading);
      lock.lock();
      if (m_end) break;
    }
    const auto throttlesAfter = heat->throttles();
    if (throttlesBefore && throttlesAfter && *throttlesAfter >= *throttlesBefore)
      m_throttles = *throttlesAfter - *throttlesBefore;
    const auto stolenAfter = m_host.stolenSeconds(m_cpus);
    if (stolenBefore && stolenAfter && !m_seconds.empty() && !m_cpus.empty())
      m_stolenPercent =
          std::clamp(100 * (*stolenAfter - *stolenBefore) /
                         (static_cast<double>(m_seconds.size()) * static_cast<double>(m_cpus.size())),
                     0.0, 100.0);
  }

  static std::optional<Reason> endBy(const HeatReading& reading) {
    const bool isCritical =
        reading.temperatureC && reading.criticalC && *reading.temperatureC >= *reading.criticalC;
    if (isCritical || reading.thermalState == ThermalState::Critical) {
      Reason reason{"sustained-critical", {}};
      if (reading.temperatureC)
        reason.data = {{"temperature_c", std::int64_t{std::lround(*reading.temperatureC)}}};
      return reason;
    }
    if (reading.batteryPercent && *reading.batteryPercent <= leastBatteryPercent)
      return Reason{"sustained-battery", {{"battery_percent", *reading.batteryPercent}}};
    return std::nullopt;
  }

  /// The seconds that every thread has done; called with the lock held, or when they have ended.
  std::size_t secondsOfAll() const {
    std::size_t least = m_planned;
    for (const auto& one : m_threads) least = std::min(least, one->seconds.size());
    return least;
  }

  /// Sums that second over all threads; with the lock held, or when they have ended.
  SustainedSecond together(std::size_t index) const {
    SustainedSecond sum;
    double onCpu = 0;
    bool isTold = true;
    std::vector<double> clocks;
    for (const auto& one : m_threads) {
      const ThreadSecond& second = one->seconds[index];
      sum.rate += second.rate;
      isTold = isTold && second.onCpuShare.has_value();
      onCpu += second.onCpuShare.value_or(0);
      if (second.clockGhz) clocks.push_back(*second.clockGhz);
    }
    if (isTold) sum.onCpuShare = onCpu / static_cast<double>(m_threads.size());
    if (!clocks.empty()) sum.clockGhz = median(clocks);
    return sum;
  }

  std::vector<LiveFigure> figuresSoFar() const {
    auto measured = measuredSustained(m_seconds, load(), m_seed);
    if (!measured) return {};
    LiveFigure figure{m_cell,
                      measured->value,
                      measured->low.value_or(measured->value),
                      measured->high.value_or(measured->value),
                      {}};
    figure.ofTest = std::move(measured->ofTest());
    std::vector<LiveFigure> figures;
    figures.push_back(std::move(figure));
    return figures;
  }

  void work(LoadThread& thread, std::size_t index) {
    SampleWorker worker(index, thread.place.cpu);
    const Status prepared = prepare(thread, worker);
    if (!prepared) thread.error = prepared.error();
    {
      std::unique_lock lock(m_mutex);
      ++m_ready;
      m_changed.notify_all();
      m_changed.wait(lock, [&] { return m_signal != Signal::Wait; });
      if (m_signal == Signal::Leave) return;
    }
    doLoad(thread, worker);
    {
      const std::lock_guard lock(m_mutex);
      ++m_ended;
    }
    m_changed.notify_all();
  }

  Status prepare(LoadThread& thread, SampleWorker& worker) {
    if (!m_host.bind(thread.place))
      return Error{"cpu-not-bound", {{"cpu", std::int64_t{thread.place.cpu.value_or(0)}}}};
    if (auto made = worker.prepare(m_step, m_host, m_seed + worker.thread(), nullptr, m_stop); !made)
      return made;
    return worker.calibrate(m_step, chunkS, m_stop);
  }

  /// Slices of the cell's loop with a look at the clock after each, until the time is over.
  void doLoad(LoadThread& thread, SampleWorker& worker) {
    Workload& workload = worker.bench().workload(0);
    const std::uint64_t chunk = worker.unitsPerChunk().front();
    Sensors& sensors = worker.sensors();
    const std::uint64_t began = sensors.ticks();
    const auto secondsUntil = [&](std::uint64_t ticks) {
      return worker.seconds(static_cast<double>(ticks - began));
    };
    double fromS = 0;  // where the second began, and its probe
    double probedS = 0;
    std::optional<double> cpuFromS = sensors.readCounters().cpuSeconds;
    std::uint64_t units = 0;
    std::size_t done = 0;
    std::vector<double> clocks;
    while (done < m_planned && !m_isOver.load(std::memory_order_relaxed) && !m_stop.stop_requested()) {
      units += workload.run(chunk);
      double nowS = secondsUntil(sensors.ticks());
      if (nowS - probedS >= betweenProbesS) {
        if (const ClockReading clock = sensors.readClock(); clock.confirmed) clocks.push_back(clock.ghz);
        probedS = nowS;
      }
      if (nowS < static_cast<double>(done + 1)) continue;
      const auto cpuNowS = sensors.readCounters().cpuSeconds;
      ThreadSecond second;
      second.rate = static_cast<double>(units) / (nowS - fromS);
      if (cpuFromS && cpuNowS && *cpuNowS >= *cpuFromS)
        second.onCpuShare = std::min(1.0, (*cpuNowS - *cpuFromS) / (nowS - fromS));
      if (!clocks.empty()) second.clockGhz = median(clocks);
      {
        const std::lock_guard lock(m_mutex);
        // A thread that was held up for longer has that many seconds of the same rate.
        for (; done < m_planned && static_cast<double>(done + 1) <= nowS; ++done)
          thread.seconds.push_back(second);
      }
      m_changed.notify_all();
      fromS = nowS;
      cpuFromS = cpuNowS;
      units = 0;
      clocks.clear();
    }
    thread.affinityChanged = thread.place.cpu && sensors.affinityChanged(*thread.place.cpu);
  }

  Step m_step;         ///< with the one cell
  std::size_t m_cell;  ///< its index in the step that was given
  Host& m_host;
  std::uint64_t m_seed;
  const std::stop_token& m_stop;
  std::size_t m_planned = 1;  ///< seconds
  std::vector<int> m_cpus;    ///< that the threads are bound to, each once
  bool m_hasOwnCpus = false;
  std::vector<std::unique_ptr<LoadThread>> m_threads;
  std::optional<Error> m_failure;
  // The leader alone uses these.
  std::vector<SustainedSecond> m_seconds;
  std::optional<Reason> m_end;  ///< why the load ended by itself
  std::optional<std::uint64_t> m_throttles;
  std::optional<double> m_stolenPercent;
  std::optional<ThermalState> m_thermalState;  ///< the hottest so far

  std::atomic<bool> m_isOver{false};
  std::mutex m_mutex;  // protects all that follows, and LoadThread::seconds
  std::condition_variable m_changed;
  std::size_t m_ready = 0;
  std::size_t m_ended = 0;
  Signal m_signal = Signal::Wait;
};

}  // namespace

std::vector<CellResult> runSustainedStep(const Plan&, const Step& step, Host& host, std::uint64_t seed,
                                         const SustainedProgress& progress, const std::stop_token& stop) {
  std::vector<CellResult> results;
  double doneS = 0;
  for (std::size_t cell = 0; cell < step.cells.size(); ++cell) {
    std::optional<Outcome> outcome;
    if (step.cells[cell].skip) {
      outcome = Skipped{*step.cells[cell].skip};
    } else {
      LoadCrew crew(step, cell, host, seed + cell, stop);
      crew.run([&](double elapsedS, std::vector<LiveFigure> figures) {
        progress(doneS + elapsedS, std::max(step.expectedSeconds, doneS + elapsedS), std::move(figures));
      });
      outcome = crew.outcome();
      doneS += step.cells[cell].seconds;
    }
    if (!outcome) continue;  // not reached before a stop
    results.push_back(emptyResult(step.cells[cell]));
    results.back().outcome = *std::move(outcome);
  }
  return results;
}

}  // namespace strata
