// SPDX-License-Identifier: GPL-3.0-or-later
// Latency under load: which threads are planned where and with what, what is counted, and what comes of it
// where the latency follows a queue.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/cell_results.h"
#include "core/engine/memory_traffic.h"
#include "core/engine/workloads.h"
#include "core/plan/plan_parts.h"
#include "core/stats/load_curve.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::play;
using test::Scenario;

const Selection loadedOnly{.tests = {TestGroup::LoadedLatency}};

Selection readsOnly() {
  Selection selection = loadedOnly;
  selection.kernels = {"inject-1to0"};
  return selection;
}

std::vector<int> placesOf(const Plan& plan) {
  std::vector<int> bound;
  for (const ThreadPlace& place : plan.steps.at(0).places) bound.push_back(place.cpu.value_or(-1));
  return bound;
}

TEST(InjectionDelays, AreSixteenInAGeometricSeries) {
  EXPECT_EQ(injectionDelays(),
            (std::vector<std::int64_t>{1, 2, 3, 5, 8, 13, 23, 38, 64, 108, 181, 304, 512, 861, 1448, 2435}));
}

TEST(LoadedLatencyStep, HasTheIdleLatencyAndEachDelayOfEachMix) {
  const Plan plan = planned(Settings{}, loadedOnly, plainMachine(4));
  ASSERT_EQ(plan.steps.size(), 1U);
  const std::vector<PlannedCell>& cells = plan.steps[0].cells;
  ASSERT_EQ(cells.size(), 1U + 4 * 16);
  EXPECT_EQ(cells[0].kernel, "chase-1");
  EXPECT_FALSE(cells[0].parameters.delay);
  EXPECT_EQ(cells[1].kernel, "inject-1to0");
  EXPECT_EQ(cells[1].parameters.delay, 2435) << "the lightest load first";
  EXPECT_EQ(cells[16].parameters.delay, 1);
  EXPECT_EQ(cells[64].kernel, "inject-1to1");
  std::set<std::pair<std::string, std::int64_t>> seen;
  for (const PlannedCell& cell : cells) {
    EXPECT_TRUE(seen.emplace(cell.kernel, cell.parameters.delay.value_or(0)).second);
    EXPECT_EQ(cell.parameters.threads, 4);
    EXPECT_EQ(cell.parameters.regionBytes, (64_MiB).count) << "four times 16 MiB";
    EXPECT_EQ(cell.parameters.blockBytes, (1_MiB).count) << "the walk in blocks";
  }
  EXPECT_EQ(placesOf(plan), (std::vector<int>{0, 1, 2, 3}));
  EXPECT_EQ(pagesOfArena(plan.steps[0]), PagePolicy::Transparent);
  EXPECT_LT(plan.expectedSeconds, 60);
  EXPECT_EQ(plan.memoryNeeded, 256_MiB) << "each thread has a buffer of its own";
}

TEST(LoadedLatencyStep, HasReadsOnlyInAQuickSweep) {
  Selection quick = loadedOnly;
  quick.sweep.sizes = Sweep::Quick;
  const Plan plan = planned(Settings{}, quick, plainMachine(2));
  ASSERT_EQ(plan.steps[0].cells.size(), 17U);
  EXPECT_EQ(plan.steps[0].cells[16].kernel, "inject-1to0");
}

TEST(LoadedLatencyStep, HasWhatThereIsToCompareWithWhateverMixIsChosen) {
  Selection one = loadedOnly;
  one.kernels = {"inject-2to1"};
  const Plan plan = planned(Settings{}, one, plainMachine(2));
  ASSERT_EQ(plan.steps[0].cells.size(), 17U);
  EXPECT_EQ(plan.steps[0].cells[0].kernel, "chase-1");
  one.kernels = {"chase-1"};
  EXPECT_EQ(planned(Settings{}, one, plainMachine(2)).steps[0].cells.size(), 1U);
  one.kernels = {"read-serial-8"};
  const auto none = makePlan({Settings{}, one}, plainMachine(2), {});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().id, "nothing-selected");
}

/// A machine of that many cores with two hardware threads each: CPUs 0 and 1 are of the first core.
Machine twinCores(int cores) {
  Machine machine = plainMachine(2 * cores);
  machine.cores = cores;
  for (LogicalCpu& cpu : machine.cpus) {
    cpu.core = cpu.osIndex / 2;
    cpu.sibling = cpu.osIndex % 2;
  }
  return machine;
}

TEST(LoadedLatencyStep, HasNoInjectorOnTheSiblingOfTheChase) {
  EXPECT_EQ(placesOf(planned(Settings{}, loadedOnly, twinCores(3))), (std::vector<int>{0, 2, 4}));
  Settings settings;
  settings.binding = Binding::List;
  settings.cpuList = {5, 3, 2};
  EXPECT_EQ(placesOf(planned(settings, loadedOnly, twinCores(3))), (std::vector<int>{2, 5}))
      << "of a set of CPUs";
}

TEST(LoadedLatencyStep, HasNoMoreThreadsThanCoresWhateverTheThreadsOfOtherTests) {
  Settings settings;
  settings.threads = 9;
  EXPECT_EQ(placesOf(planned(settings, loadedOnly, plainMachine(2))), (std::vector<int>{0, 1}));
}

std::optional<Reason> skipOf(const Settings& settings, const Machine& machine) {
  const Plan plan = planned(settings, loadedOnly, machine);
  EXPECT_EQ(plan.steps.size(), 1U);
  EXPECT_EQ(plan.steps[0].cells.size(), 1U) << "said once";
  return plan.steps[0].cells[0].skip;
}

TEST(LoadedLatencyStep, IsLeftOutWhereNoThreadCanLoadMemoryBesideTheChase) {
  EXPECT_EQ(skipOf({}, plainMachine(1)), (Reason{"needs-two-cpus", {}}));
  EXPECT_EQ(skipOf({}, twinCores(1)), (Reason{"needs-two-cores", {}}));
  Machine unbinding = plainMachine(4);
  unbinding.bindsThreads = false;
  EXPECT_EQ(skipOf({}, unbinding), (Reason{"needs-binding", {}}));
  Settings unbound;
  unbound.binding = Binding::None;
  EXPECT_EQ(skipOf(unbound, plainMachine(4)), (Reason{"needs-binding", {}}));
}

TEST(LoadedLatencyStep, HasSmallerBuffersWhereMemoryIsScarce) {
  Machine machine = plainMachine(4);
  machine.memoryAvailable = 128_MiB;
  const Plan plan = planned(Settings{}, loadedOnly, machine);
  EXPECT_LT(plan.steps[0].region, 32_MiB);
  EXPECT_LE(plan.memoryNeeded, 128_MiB);
  EXPECT_GT(plan.steps[0].region, 0_B);
}

Step smallStep() {
  Step step = planned(Settings{}, loadedOnly, plainMachine(2)).steps[0];
  step.region = 2_MiB;
  return step;
}

TEST(LoadedBench, GoesOnAlongOneChaseInAllCells) {
  const Step step = smallStep();
  const auto bench = makeLoadedChaseBench(step, 1, {});
  ASSERT_TRUE(bench);
  for (std::size_t cell = 0; cell < step.cells.size(); ++cell) {
    EXPECT_EQ(&(*bench)->workload(cell), &(*bench)->workload(0));
    EXPECT_GE((*bench)->workload(cell).run(100), 100U);
  }
}

TEST(LoadedBench, InjectsAsTheCellSaysAndNothingInTheIdleOne) {
  const Step step = smallStep();
  const auto bench = makeInjectorBench(step, 1, {});
  ASSERT_TRUE(bench);
  EXPECT_EQ((*bench)->workload(0).unitsOfChunk(), 1U) << "no thread finds out how long nothing takes";
  for (std::size_t cell = 1; cell < step.cells.size(); ++cell) {
    EXPECT_FALSE((*bench)->workload(cell).unitsOfChunk());
    EXPECT_EQ((*bench)->workload(cell).run(100), 100U) << step.cells[cell].kernel;
  }
}

TEST(LoadedBench, IsNotMadeAfterAStop) {
  std::stop_source stop;
  stop.request_stop();
  for (const auto make : {makeLoadedChaseBench, makeInjectorBench}) {
    const auto bench = make(smallStep(), 1, stop.get_token(), systemPages());
    ASSERT_FALSE(bench);
    EXPECT_EQ(bench.error().id, "stopped");
  }
}

ThreadSample madeIn100us(double units) {
  ThreadSample sample;
  sample.units = units;
  sample.seconds = 100e-6;
  sample.clockBeforeGhz = sample.clockAfterGhz = 3;
  sample.clockConfirmed = true;
  sample.aluPerCycle = 5;
  return sample;
}

/// Windows of 100 microseconds, in which the chase and two injectors made so many units.
CellResult resultOf(const std::string& kernel, const std::vector<std::vector<double>>& windows,
                    Bytes line = 64_B) {
  Step step{TestGroup::LoadedLatency, BoundBy::Load, {}, {}, 0};
  step.line = line;
  step.cells.emplace_back();
  step.cells[0].test = Test::LoadedLatency;
  step.cells[0].kernel = kernel;
  StepSamples samples;
  for (const std::vector<double>& units : windows) {
    Sample& sample = samples.samples.emplace_back();
    for (const double made : units) sample.threads.push_back(madeIn100us(made));
  }
  samples.aloneRate.resize(1);
  samples.indexOnlyNs.resize(1);
  samples.brokenSamples.resize(1);
  samples.memoryElsewhere.resize(3);
  StepCircumstances circumstances;
  circumstances.placement = {0, 1, 2};
  return cellResults(step, samples, circumstances).at(0);
}

TEST(LoadedFigures, AreTheTimeOfALoadAndWhatAllThreadsMove) {
  // 1000 loads in 100 us: 100 ns each. 64 000 bytes, and of each of two injectors 500 x (192 read + 64
  // written).
  const CellResult result = resultOf("inject-3to1", {{1000, 500, 500}, {1000, 500, 500}, {800, 100, 100}});
  const Measured& figure = measured(result);
  EXPECT_NEAR(figure.value, 100, 1e-9);
  EXPECT_EQ(figure.statistic, "p50");
  EXPECT_EQ(figure.perThread.size(), 1U) << "the chase alone is timed";
  EXPECT_EQ(result.unit, "ns");
  EXPECT_FALSE(result.higherIsBetter);
  ASSERT_TRUE(figure.trafficRate);
  EXPECT_NEAR(*figure.trafficRate, (64'000 + 256'000) / 100.0, 1e-6) << "MB/s";
  EXPECT_EQ(figure.iterations, 2800U) << "loads of the chase";
  EXPECT_EQ(figure.bytes, 2 * 320'000U + 51'200 + 51'200);
}

TEST(LoadedFigures, CountEachStoreAsAReadAndAWrite) {
  EXPECT_NEAR(*measured(resultOf("inject-1to1", {{0, 1000, 0}})).trafficRate, 1280, 1e-9);
  EXPECT_NEAR(*measured(resultOf("inject-1to0", {{0, 1000, 0}})).trafficRate, 640, 1e-9);
  EXPECT_NEAR(*measured(resultOf("inject-2to1", {{0, 1000, 0}})).trafficRate, 1920, 1e-9);
}

TEST(LoadedFigures, CountTheLoadsOfTheChaseByTheMachinesLineAndNothingElseWithoutLoad) {
  EXPECT_NEAR(*measured(resultOf("chase-1", {{1000, 77'000, 88'000}}, 128_B)).trafficRate, 1280, 1e-9);
}

/// Fake time of the calling thread, in nanoseconds: each goes on by its own work, so that a rate is not that
/// of threads that take turns.
thread_local std::uint64_t ownTime = 0;

/// The latency of a load follows an M/D/1 queue in what one injector puts on memory.
class QueueHost : public FakeHost {
 public:
  QueueHost() : FakeHost(Scenario{}) {}

  static constexpr double serviceNs = 1000;
  static constexpr double served = 10'000;  ///< MB/s, at most

  /// The part of what is served that is asked for after such a delay: 0.95 after the shortest.
  static double loadAfter(std::int64_t delay) { return 0.95 / (1 + static_cast<double>(delay - 1) / 16); }
  static double loadOf(const CellId& cell) {
    return cell.parameters.delay ? loadAfter(*cell.parameters.delay) : 0;
  }
  /// Waiting and service together; see tst_load_curve.cpp.
  static double latencyAt(double load) { return serviceNs * (1 + load / (2 * (1 - load))); }

  std::unique_ptr<Sensors> makeSensors() override { return std::make_unique<OwnSensors>(*this); }
  Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t, std::stop_token) override {
    return std::unique_ptr<Bench>(std::make_unique<Part>(*this, step, true));
  }
  Result<std::unique_ptr<Bench>> makeInjectorBench(const Step& step, std::uint64_t,
                                                   std::stop_token) override {
    ++injectors;
    return std::unique_ptr<Bench>(std::make_unique<Part>(*this, step, false));
  }

  std::atomic<int> injectors{0};

 private:
  /// No thread falls behind the others for longer than from one reading of the clock to the next.
  void catchUp() {
    std::uint64_t latest = m_latest.load();
    while (latest < ownTime && !m_latest.compare_exchange_weak(latest, ownTime)) {
    }
    ownTime = std::max(ownTime, latest);
  }

  class OwnSensors : public Sensors {
   public:
    explicit OwnSensors(QueueHost& host) : m_host(host) { m_host.catchUp(); }
    std::uint64_t ticks() override { return ++ownTime; }
    double ticksPerSecond() override { return 1e9; }
    ClockReading readClock() override {
      ownTime += 20'000;
      m_host.catchUp();
      return {4, true};
    }
    double readAlu(double) override { return 5; }
    ThreadCounters readCounters() override { return {}; }

   private:
    QueueHost& m_host;
  };

  class Work : public Workload {
   public:
    Work(QueueHost& host, double nsOfUnit) : m_host(host), m_nsOfUnit(nsOfUnit) {}
    std::uint64_t run(std::uint64_t units) override {
      m_host.onWork(static_cast<double>(ownTime) * 1e-9);
      ownTime += static_cast<std::uint64_t>(static_cast<double>(units) * m_nsOfUnit);
      return units;
    }

   private:
    QueueHost& m_host;
    double m_nsOfUnit;
  };

  class Part : public Bench {
   public:
    Part(QueueHost& host, const Step& step, bool chases) {
      constexpr double lineBytes = 64;
      for (const PlannedCell& cell : step.cells) {
        const double load = loadOf(cell);
        // A line takes as long at 1 MB/s as 64 us; nothing is injected in the idle cell, whatever it counts.
        const double nsOfLine = load > 0 ? 1000 * lineBytes / (load * served) : 1000;
        m_cells.push_back(std::make_unique<Work>(host, chases ? latencyAt(load) : nsOfLine));
      }
    }
    Workload& workload(std::size_t cell) override { return *m_cells[cell]; }

   private:
    std::vector<std::unique_ptr<Work>> m_cells;
  };

  std::atomic<std::uint64_t> m_latest{0};
};

Settings shortTime() {
  Settings settings;
  settings.memorySeconds = 1;
  return settings;
}

TEST(LoadedRun, HasTheKneeOfAQueueAtTwoThirdsOfWhatIsServed) {
  QueueHost host;
  const strata::Run run = play(host, shortTime(), readsOnly(), 2).run;
  EXPECT_EQ(run.status, RunStatus::Complete);
  EXPECT_EQ(host.injectors, 1);
  ASSERT_EQ(run.results.size(), 17U);
  LoadCurve curve;
  for (const CellResult& result : run.results) {
    const Measured& figure = measured(result);
    const double load = QueueHost::loadOf(result);
    const double ns = QueueHost::latencyAt(load);
    EXPECT_NEAR(figure.value, ns, 0.02 * ns);
    const double rate = load * QueueHost::served + 1000 * 64 / ns;
    ASSERT_TRUE(figure.trafficRate);
    EXPECT_NEAR(*figure.trafficRate, rate, 0.02 * rate) << load;
    if (result.parameters.delay)
      curve.points.push_back({*figure.trafficRate, figure.value});
    else
      curve.idle = {*figure.trafficRate, figure.value};
  }
  const auto knee = kneeRate(curve);
  ASSERT_TRUE(knee);
  EXPECT_NEAR(*knee, QueueHost::served * 2 / 3, QueueHost::served * 2 / 30);
}

// The traffic of other programs is in no figure of these threads, and loads the same memory.
TEST(LoadedRun, SaysThatOtherProgramsWereBusy) {
  struct BusyHost : QueueHost {
    /// A hundred seconds more at each look: before the step and after it.
    std::optional<double> othersBusySeconds() override { return 100.0 * ++m_looks; }
    int m_looks = 0;
  } host;
  for (const CellResult& result : play(host, shortTime(), readsOnly(), 2).run.results)
    EXPECT_TRUE(test::says(result, "background-load")) << result.kernel;
}

TEST(LoadedRun, KeepsWhatIsMeasuredWhenItIsStopped) {
  QueueHost host;
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 0.5) stop.request_stop();
  };
  const strata::Run run = play(host, shortTime(), readsOnly(), 2, stop.get_token()).run;
  EXPECT_EQ(run.status, RunStatus::Stopped);
  EXPECT_FALSE(run.results.empty());
  for (const CellResult& result : run.results) EXPECT_GT(measured(result).value, 0);
}

TEST(LoadedRun, FailsWhereACpuIsNotToBeHad) {
  Scenario scenario;
  scenario.unbindableCpu = 1;
  FakeHost host(scenario);
  const strata::Run run = play(host, shortTime(), readsOnly(), 2).run;
  ASSERT_FALSE(run.results.empty());
  EXPECT_EQ(test::failure(run.results[0]), "cpu-not-bound");
}

}  // namespace
}  // namespace strata
