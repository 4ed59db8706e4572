// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_host.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <thread>

#include "kernels/catalog.h"

namespace strata::test {

namespace {

thread_local std::optional<int> boundTo;

class FakeSensors : public Sensors {
 public:
  explicit FakeSensors(FakeHost& host) : m_host(host) {}

  std::uint64_t ticks() override { return m_host.ticks(); }
  double ticksPerSecond() override { return m_host.scenario().ticksPerSecond; }
  double secondsPerStep() override { return m_host.scenario().ticksPerStep / ticksPerSecond(); }
  ClockReading readClock() override {
    const double now = m_host.seconds();
    m_host.advance(20e-6);
    return {m_host.scenario().clockGhz(now), m_host.scenario().clockConfirmed(now)};
  }
  double readAlu(double) override {
    const double now = m_host.seconds();
    m_host.advance(2e-6);
    return m_host.scenario().aluPerCycle(now);
  }
  ThreadCounters readCounters() override {
    const double now = m_host.seconds();
    const Scenario& scenario = m_host.scenario();
    const auto elsewhere = scenario.cpu(now);
    return {scenario.involuntarySwitches(now), scenario.majorFaults(now), now - scenario.lostSeconds(now),
            elsewhere ? elsewhere : boundTo};
  }
  bool affinityChanged(int cpu) override { return m_host.scenario().affinityChanged(m_host.seconds(), cpu); }
  double suspendedSeconds() override { return m_host.scenario().suspendedSeconds(m_host.seconds()); }

 private:
  FakeHost& m_host;
};

class FakeWorkload : public Workload {
 public:
  FakeWorkload(FakeHost& host, double cyclesPerUnit) : m_host(host), m_cyclesPerUnit(cyclesPerUnit) {}
  std::uint64_t run(std::uint64_t units) override {
    const double now = m_host.seconds();
    m_host.onWork(now);
    m_host.countWork();
    const Scenario& scenario = m_host.scenario();
    const double cycles = static_cast<double>(units) * m_cyclesPerUnit * scenario.slowdown(now) *
                          scenario.slowdownOn(now, boundTo);
    m_host.advance(scenario.secondsOfCycles ? scenario.secondsOfCycles(now, cycles)
                                            : cycles / (scenario.clockGhz(now) * 1e9));
    return units;
  }

 private:
  FakeHost& m_host;
  double m_cyclesPerUnit;
};

/// Has a clock of its own, which goes on by sleeping alone.
class FakeTimer : public WakeUpTimer {
 public:
  explicit FakeTimer(const Scenario& scenario) : m_scenario(scenario) {}
  std::uint64_t nowNs() override { return m_nowNs; }
  void sleepUntil(std::uint64_t ns) override { m_nowNs = ns + m_scenario.wakeUpDelayNs(m_woken++); }

 private:
  const Scenario& m_scenario;
  std::uint64_t m_nowNs = 0;
  std::size_t m_woken = 0;
};

class FakeHeat : public HeatSensors {
 public:
  explicit FakeHeat(const Scenario& scenario) : m_scenario(scenario) {}
  HeatReading read() override { return m_scenario.heat(m_readings++); }
  std::optional<std::uint64_t> throttles() override { return m_scenario.throttles(m_readings); }

 private:
  const Scenario& m_scenario;
  std::size_t m_readings = 0;
};

class FakeBench : public Bench {
 public:
  FakeBench(FakeHost& host, const Step& step) : m_host(host) {
    ++m_host.benches;
    for (const PlannedCell& cell : step.cells) {
      const auto& costs = host.scenario().cyclesPerUnit;
      const auto found = costs.find(cell.kernel);
      const double ofKernel = found == costs.end() ? 1.0 : found->second;
      m_workloads.push_back(
          std::make_unique<FakeWorkload>(host, host.scenario().cyclesOfCell(cell).value_or(ofKernel)));
      m_index.push_back(cell.parameters.pattern == "random" ? std::make_unique<FakeWorkload>(host, 0.5)
                                                            : nullptr);
    }
  }
  ~FakeBench() override { --m_host.benches; }
  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }
  Workload* indexOnly(std::size_t cell) override { return m_index[cell].get(); }
  PagesObtained pagesObtained() const override { return m_host.scenario().pages(m_cpu); }
  bool pagesRefused() const override { return pagesObtained().refusal.has_value(); }
  std::optional<double> memoryElsewhere(int cpu) const override {
    return m_host.scenario().memoryElsewhere(cpu);
  }

 private:
  FakeHost& m_host;
  std::optional<int> m_cpu = boundTo;
  std::vector<std::unique_ptr<Workload>> m_workloads;
  std::vector<std::unique_ptr<Workload>> m_index;
};

class FakeKindBench : public KindBench {
 public:
  FakeKindBench(FakeHost& host, const Step& step)
      : m_host(host), m_step(step), m_readRegular(host, host.scenario().readCycles(MemoryKind::Regular)) {
    ++m_host.benches;
  }
  ~FakeKindBench() override { --m_host.benches; }

  Status renew(std::size_t cell) override {
    const PlannedCell& planned = m_step.cells[cell];
    m_kind = *memoryKindFromName(planned.parameters.memoryKind.value_or(""));
    if (const auto refused = m_host.scenario().refusesKind(m_kind)) return *refused;
    const auto found = m_host.scenario().cyclesPerUnit.find(planned.kernel);
    m_cycles = found == m_host.scenario().cyclesPerUnit.end() ? 1.0 : found->second;
    m_left = m_step.region.count / kernels::find(planned.kernel)->widthBytes;
    m_use = std::make_unique<Use>(*this);
    m_read = std::make_unique<FakeWorkload>(m_host, m_host.scenario().readCycles(m_kind));
    return success();
  }
  std::optional<MemoryKind> reported() const override { return m_host.scenario().reportsKind(m_kind); }
  PagesObtained pagesObtained() const override { return {"4K"}; }
  Workload& use() override { return *m_use; }
  Workload& read() override { return *m_read; }
  Workload& readRegular() override { return m_readRegular; }

 private:
  /// What of the first use is left is slower.
  class Use : public Workload {
   public:
    explicit Use(FakeKindBench& bench) : m_bench(bench) {}
    std::uint64_t run(std::uint64_t units) override {
      const bool first = m_bench.m_left > 0;
      m_bench.m_left -= std::min(m_bench.m_left, units);
      const double factor = m_bench.m_host.scenario().kindSlowdown(m_bench.m_kind, first);
      return FakeWorkload(m_bench.m_host, m_bench.m_cycles * factor).run(units);
    }

   private:
    FakeKindBench& m_bench;
  };

  FakeHost& m_host;
  Step m_step;
  MemoryKind m_kind = MemoryKind::Regular;
  double m_cycles = 1;
  std::uint64_t m_left = 0;
  std::unique_ptr<Workload> m_use;
  std::unique_ptr<Workload> m_read;
  FakeWorkload m_readRegular;
};

/// Who times a line has all of its time pass; the other waits until as many hand-overs are made.
class FakePairLines : public PairLines {
 public:
  FakePairLines(FakeHost& host, const Step& step)
      : m_host(host),
        m_ns(host.scenario().handOverNs(step.places[0].cpu, step.places[1].cpu)),
        m_made(step.cells.size()),
        m_alone{FakeWorkload(host, 1), FakeWorkload(host, 1)} {}

  void touch(std::size_t, std::size_t) override {}
  std::uint64_t handOver(std::size_t cell, std::size_t line, std::size_t thread,
                         std::uint64_t turns) override {
    auto& made = m_made[cell][line];
    if (thread == line % 2) {
      m_host.onWork(m_host.seconds());
      if (m_ended) return 0;
      m_host.advance(2 * m_ns * 1e-9 * static_cast<double>(turns));
      made.first += turns;
      return turns;
    }
    made.second += turns;
    while (made.first < made.second && !m_ended) std::this_thread::yield();
    return made.first < made.second ? 0 : turns;
  }
  Workload& alone(std::size_t thread) override { return m_alone[thread]; }
  void end() override { m_ended = true; }

 private:
  struct Made {
    std::atomic<std::uint64_t> first{0};
    std::uint64_t second = 0;
  };

  FakeHost& m_host;
  const double m_ns;
  std::vector<std::array<Made, linesOfPair>> m_made;
  std::array<FakeWorkload, 2> m_alone;
  std::atomic<bool> m_ended{false};
};

class FakeRaised : public RaisedPriority {
 public:
  explicit FakeRaised(FakeHost& host) : m_host(host) { ++m_host.raised; }
  ~FakeRaised() override { --m_host.raised; }
  Priority obtained() const override { return *m_host.scenario().priority; }

 private:
  FakeHost& m_host;
};

class FakeAwake : public Awake {
 public:
  explicit FakeAwake(FakeHost& host) : m_host(host) { ++m_host.awake; }
  ~FakeAwake() override { --m_host.awake; }

 private:
  FakeHost& m_host;
};

/// A millisecond an operation; keeps what is written.
class FakeFile : public DirectFile {
 public:
  FakeFile(FakeHost& host, Bytes size) : m_host(host), m_content(size.count) { ++m_host.openFiles; }
  ~FakeFile() override { --m_host.openFiles; }

  Bytes size() const override { return {m_content.size()}; }
  Status write(const std::byte* data, Bytes size, Bytes offset) override {
    if (auto status = operate(FileOp::Write); !status) return status;
    std::memcpy(m_content.data() + offset.count, data, size.count);
    return success();
  }
  Status read(std::byte* data, Bytes size, Bytes offset) override {
    if (auto status = operate(FileOp::Read); !status) return status;
    std::memcpy(data, m_content.data() + offset.count, size.count);
    return success();
  }
  Status flush() override { return operate(FileOp::Flush); }
  CacheBypass bypass() override { return CacheBypass::Direct; }

 private:
  Status operate(FileOp op) {
    m_host.advance(1e-3);
    const std::size_t index = m_host.operations[static_cast<std::size_t>(op)]++;
    if (const auto error = m_host.scenario().fileError(op, index)) return *error;
    return success();
  }

  FakeHost& m_host;
  std::vector<std::byte> m_content;
};

}  // namespace

std::optional<std::jthread> FakeHost::startThread(std::function<void()> body) {
  if (m_scenario.refusedThread && m_threads++ >= *m_scenario.refusedThread) return std::nullopt;
  return Host::startThread(std::move(body));
}

Status FakeHost::bind(const ThreadPlace& place) {
  if (m_scenario.bindError) return *m_scenario.bindError;
  if (place.cpu && place.cpu == m_scenario.unbindableCpu) {
    boundTo.reset();
    return Error{"not-bound", {{"cpu", std::int64_t{*place.cpu}}}};
  }
  boundTo = place.cpu;
  return success();
}

std::unique_ptr<RaisedPriority> FakeHost::raisePriority() {
  if (!m_scenario.priority) return nullptr;
  return std::make_unique<FakeRaised>(*this);
}

std::unique_ptr<Awake> FakeHost::stayAwake() {
  return std::make_unique<FakeAwake>(*this);
}

std::unique_ptr<Sensors> FakeHost::makeSensors() {
  return std::make_unique<FakeSensors>(*this);
}

Result<std::unique_ptr<Bench>> FakeHost::makeBench(const Step& step, std::uint64_t, std::stop_token) {
  if (m_scenario.benchError) return *m_scenario.benchError;
  if (const auto error = m_scenario.onBench(step, boundTo)) return *error;
  return std::unique_ptr<Bench>(std::make_unique<FakeBench>(*this, step));
}

Result<std::unique_ptr<KindBench>> FakeHost::makeKindBench(const Step& step, std::uint64_t, std::stop_token) {
  if (m_scenario.benchError) return *m_scenario.benchError;
  return std::unique_ptr<KindBench>(std::make_unique<FakeKindBench>(*this, step));
}

Result<std::unique_ptr<PairLines>> FakeHost::makePairLines(const Step& step) {
  return std::unique_ptr<PairLines>(std::make_unique<FakePairLines>(*this, step));
}

void FakeHost::watchPauses(const PauseWatch& watch, PauseLog& log, const std::atomic<bool>& stop) {
  constexpr std::uint64_t begin = 1000;
  const auto ticksOf = [&](std::uint64_t ns) {
    return static_cast<std::uint64_t>(static_cast<double>(ns) * 1e-9 * m_scenario.ticksPerSecond);
  };
  log.begin(begin);
  for (const Pause& pause : m_scenario.pauses(boundTo.value_or(0)))
    log.add({begin + ticksOf(pause.beginNs), ticksOf(pause.ns)});
  onWork(seconds());
  while (m_scenario.watchesUntilStopped && !stop) std::this_thread::yield();
  log.end(begin + watch.ticks / (m_scenario.watchesUntilStopped ? 4 : 1));
}

std::unique_ptr<HeatSensors> FakeHost::makeHeatSensors() {
  return std::make_unique<FakeHeat>(m_scenario);
}

std::unique_ptr<WakeUpTimer> FakeHost::makeWakeUpTimer() {
  return std::make_unique<FakeTimer>(m_scenario);
}

Result<std::unique_ptr<DirectFile>> FakeHost::createFile(const FolderFacts&, Bytes size) {
  if (m_scenario.createError) return *m_scenario.createError;
  return Result<std::unique_ptr<DirectFile>>(std::make_unique<FakeFile>(*this, size));
}

SystemClocks FakeHost::clocks() {
  constexpr double start = 1'767'323'045;
  const double now = seconds();
  const double suspendedS = m_scenario.suspendedSeconds(now);
  return {start + now + suspendedS + m_scenario.wallStepS(now), now, suspendedS};
}

std::optional<double> FakeHost::othersBusySeconds() {
  if (!m_scenario.othersCpus) return std::nullopt;
  return *m_scenario.othersCpus * seconds();
}

std::optional<double> FakeHost::stolenSeconds(const std::vector<int>&) {
  if (!m_scenario.stolenSeconds) return std::nullopt;
  return *m_scenario.stolenSeconds * std::min(1.0, seconds() / 10);
}

Machine plainMachine(int cpus) {
  Machine machine;
  machine.cpuModel = "Made-up processor";
  machine.architecture = "x86-64";
  machine.cores = cpus;
  for (int i = 0; i < cpus; ++i) machine.cpus.push_back({i, i, 0, 0, 0, 0});
  machine.coreKinds = {{"", 0, cpus}};
  machine.caches = {{1, 32_KiB, 1}, {2, 512_KiB, 1}, {3, 16_MiB, cpus}};
  machine.memory = 16_GiB;
  machine.memoryAvailable = 12_GiB;
  machine.pageSize = 4_KiB;
  machine.coreClass = CoreClass{"made-up", 3, 2, 4};
  machine.system = "Made-up system 1.0";
  return machine;
}

FolderFacts plainFolder() {
  FolderFacts folder;
  folder.path = "/data";
  folder.free = 1024_GiB;
  folder.device = "disk0";
  folder.fileSystem = "ext4";
  folder.sector = 4_KiB;
  return folder;
}

std::vector<FolderFacts> plainFolders(std::size_t count) {
  std::vector<FolderFacts> folders(count, plainFolder());
  for (std::size_t i = 0; i < count; ++i) {
    folders[i].path = "/folder" + std::to_string(i);
    folders[i].device = "device" + std::to_string(i);
  }
  return folders;
}

}  // namespace strata::test
