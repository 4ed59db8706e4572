// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/host.h"

namespace strata::test {

enum class FileOp { Write, Read, Flush };

/// What happens on a made-up core, as functions of the fake time in seconds. The defaults are a calm core of
/// 4 GHz.
struct Scenario {
  std::function<double(double)> clockGhz = [](double) { return 4.0; };
  /// How long so many cycles take from a moment on, where the clock changes meanwhile. Absent: at `clockGhz`
  /// of that moment.
  std::function<double(double, double cycles)> secondsOfCycles = {};
  std::function<bool(double)> clockConfirmed = [](double) { return true; };
  std::function<double(double)> aluPerCycle = [](double) { return 5.0; };
  /// By which factor work takes longer than `cyclesPerUnit` says.
  std::function<double(double)> slowdown = [](double) { return 1.0; };
  /// The same on a thread that is bound to that CPU; both count.
  std::function<double(double, std::optional<int> cpu)> slowdownOn = [](double, auto) { return 1.0; };
  std::function<std::uint64_t(double)> involuntarySwitches = [](double) { return 0; };  ///< so far
  std::function<std::uint64_t(double)> majorFaults = [](double) { return 0; };          ///< so far
  std::function<double(double)> lostSeconds = [](double) { return 0.0; };               ///< so far
  std::function<std::optional<int>(double)> cpu = [](double) { return std::nullopt; };  ///< nothing: as bound
  std::function<bool(double, int cpu)> affinityChanged = [](double, int) { return false; };
  std::function<double(double)> suspendedSeconds = [](double) { return 0.0; };  ///< so far
  std::function<double(double)> wallStepS = [](double) { return 0.0; };  ///< by which it was set so far
  /// What the counter shows at so many nanoseconds of fake time.
  std::function<std::uint64_t(std::uint64_t)> shownTicks = [](std::uint64_t now) { return now; };
  /// Nanoseconds that reading the counter takes, as on real machines: a thread that waits for a moment reads
  /// it until then.
  std::uint64_t counterReadNs = 20;
  double ticksPerSecond = 1e9;
  double ticksPerStep = 1;
  std::map<std::string, double> cyclesPerUnit;  ///< by kernel; others take 1
  /// Figures of a cell, instead of those of its kernel.
  std::function<std::optional<double>(const CellId&)> cyclesOfCell = [](const CellId&) {
    return std::nullopt;
  };
  std::optional<Error> bindError;    ///< of every thread
  std::optional<int> unbindableCpu;  ///< binding to this one is refused
  std::optional<std::size_t>
      refusedThread;                ///< the n-th thread asked for, from 0, is not given, nor later ones
  std::optional<Error> benchError;  ///< of every thread
  /// Called on the thread (bound to that CPU) before its memory is made; may throw std::bad_alloc.
  std::function<std::optional<Error>(const Step&, std::optional<int> cpu)> onBench =
      [](const Step&, std::optional<int>) { return std::nullopt; };
  /// Of the n-th operation of that kind, from 0, over all files.
  std::function<std::optional<Error>(FileOp, std::size_t)> fileError = [](FileOp, std::size_t) {
    return std::nullopt;
  };
  std::optional<Error> createError;
  /// How much of the buffers of a thread on that CPU lies on another node.
  std::function<std::optional<double>(int cpu)> memoryElsewhere = [](int) { return std::nullopt; };
  /// The pages of a thread on that CPU.
  std::function<PagesObtained(std::optional<int> cpu)> pages = [](std::optional<int>) {
    return PagesObtained{"4K"};
  };
  /// Memory of a kind: whether it is refused, what the system says of it, by which factor the first use and
  /// later ones take longer than `cyclesPerUnit` says, and cycles for a read of it.
  std::function<std::optional<Error>(MemoryKind)> refusesKind = [](MemoryKind) { return std::nullopt; };
  std::function<std::optional<MemoryKind>(MemoryKind)> reportsKind = [](MemoryKind kind) { return kind; };
  std::function<double(MemoryKind, bool first)> kindSlowdown = [](MemoryKind, bool) { return 1.0; };
  std::function<double(MemoryKind)> readCycles = [](MemoryKind kind) {
    return kind == MemoryKind::Regular ? 1.0 : 100.0;
  };
  /// How long a line takes from the one CPU to the other.
  std::function<double(std::optional<int> cpuA, std::optional<int> cpuB)> handOverNs = [](auto, auto) {
    return 50.0;
  };
  /// What a watch of that CPU sees.
  std::function<std::vector<Pause>(int cpu)> pauses = [](int) { return std::vector<Pause>(); };
  /// A watch goes on until it is told to stop, and then has had a quarter of its time.
  bool watchesUntilStopped = false;
  /// How late a sleeping thread wakes up, the n-th time from 0.
  std::function<std::uint64_t(std::size_t)> wakeUpDelayNs = [](std::size_t) { return 50'000; };
  /// What the sensors of heat say, the n-th time from 0, and how often the processor throttled until then.
  std::function<HeatReading(std::size_t)> heat = [](std::size_t) { return HeatReading{}; };
  std::function<std::optional<std::uint64_t>(std::size_t)> throttles = [](std::size_t) {
    return std::nullopt;
  };
  std::optional<Priority> priority;     ///< what comes of raising it; absent: nothing can be raised
  std::optional<double> stolenSeconds;  ///< in all, growing evenly over the first ten seconds
  std::optional<double> othersCpus;     ///< CPUs that other programs keep busy all the time
};

/// A host on which time passes only by what the engine does. For one thread its figures are exact; several
/// threads advance the one clock together, as if they took turns on one CPU.
class FakeHost : public Host {
 public:
  explicit FakeHost(Scenario scenario) : m_scenario(std::move(scenario)) {}

  std::optional<std::jthread> startThread(std::function<void()> body) override;
  Status bind(const ThreadPlace& place) override;
  void keepOff(const Plan&) override {}
  std::unique_ptr<RaisedPriority> raisePriority() override;
  std::unique_ptr<Awake> stayAwake() override;
  std::unique_ptr<Sensors> makeSensors() override;
  Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t seed,
                                           std::stop_token stop) override;
  Result<std::unique_ptr<KindBench>> makeKindBench(const Step& step, std::uint64_t seed,
                                                   std::stop_token stop) override;
  Result<std::unique_ptr<PairLines>> makePairLines(const Step& step) override;
  void watchPauses(const PauseWatch& watch, PauseLog& log, const std::atomic<bool>& stop) override;
  std::unique_ptr<HeatSensors> makeHeatSensors() override;
  std::unique_ptr<WakeUpTimer> makeWakeUpTimer() override;
  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) override;
  std::optional<double> stolenSeconds(const std::vector<int>&) override;
  std::optional<double> othersBusySeconds() override;
  std::optional<double> loadAverage() override { return 0.25; }
  /// Begins at 2026-01-02T03:04:05Z.
  SystemClocks clocks() override;
  std::string uuid() override { return "00000000-0000-4000-8000-000000000000"; }

  double seconds() const { return static_cast<double>(m_ticks.load()) * 1e-9; }
  const Scenario& scenario() const { return m_scenario; }
  void advance(double seconds) { m_ticks += static_cast<std::uint64_t>(seconds * 1e9); }
  std::uint64_t ticks() { return m_scenario.shownTicks(m_ticks += m_scenario.counterReadNs); }
  /// Called with the fake time before each piece of work; may ask for a stop.
  std::function<void(double)> onWork = [](double) {};
  std::uint64_t workDone() const { return m_work.load(); }
  void countWork() { ++m_work; }

  std::atomic<int> raised{0};  ///< priorities that are, now
  std::atomic<int> awake{0};   ///< how often it is asked to stay so, now
  std::atomic<int> openFiles{0};
  std::atomic<int> benches{0};                         ///< that live
  std::atomic<std::size_t> operations[3] = {0, 0, 0};  ///< by FileOp

 private:
  Scenario m_scenario;
  std::atomic<std::uint64_t> m_ticks{1};  // nanoseconds
  std::atomic<std::uint64_t> m_work{0};
  std::atomic<std::size_t> m_threads{0};
};

/// A machine with so many single-threaded cores, 32 KiB of L1, 512 KiB of L2 and 16 MiB of L3.
Machine plainMachine(int cpus);

/// A folder on a disk of its own with room for anything.
FolderFacts plainFolder();

/// So many of them, "/folder0" on "device0" and so on.
std::vector<FolderFacts> plainFolders(std::size_t count);

}  // namespace strata::test
