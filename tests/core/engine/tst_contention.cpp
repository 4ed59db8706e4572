// SPDX-License-Identifier: GPL-3.0-or-later
// Contention: which threads are planned where, whether their sum is exact, and what comes of it on the fake
// clock.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/engine/cell_results.h"
#include "core/engine/workloads.h"
#include "core/stats/headline.h"
#include "kernels/catalog.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::play;
using test::Scenario;

const Selection contentionOnly{.tests = {TestGroup::Contention}};

std::vector<std::size_t> threadsOf(const Plan& plan) {
  std::vector<std::size_t> counts;
  for (const Step& step : plan.steps) counts.push_back(step.places.size());
  return counts;
}

TEST(ContentionSteps, GoThroughTheCpusWhateverTheThreadsOfOtherTests) {
  const Plan plan = planned(Settings{}, contentionOnly, plainMachine(6));
  EXPECT_EQ(threadsOf(plan), (std::vector<std::size_t>{1, 2, 4, 6}));
  for (const Step& step : plan.steps) {
    EXPECT_EQ(step.cells.size(), step.places.size() == 2 ? 8U : 4U) << "two threads tell how long a line is";
    for (std::size_t i = 0; i < step.places.size(); ++i) EXPECT_EQ(step.places[i].cpu, static_cast<int>(i));
    for (const PlannedCell& cell : step.cells)
      EXPECT_EQ(cell.parameters.threads, static_cast<std::int64_t>(step.places.size()));
  }
  EXPECT_TRUE(plan.spareCpus.empty()) << "each CPU is measured";
}

TEST(ContentionSteps, GoOnBeyondTheCpusWhereMoreThreadsAreAskedFor) {
  Settings settings;
  settings.threads = 5;
  EXPECT_EQ(threadsOf(planned(settings, contentionOnly, plainMachine(2))),
            (std::vector<std::size_t>{1, 2, 4, 5}));
}

TEST(ContentionSteps, StayOnTheCpusOfTheList) {
  Settings settings;
  settings.binding = Binding::List;
  settings.cpuList = {3, 1, 3};
  const Plan plan = planned(settings, contentionOnly, plainMachine(4));
  ASSERT_EQ(threadsOf(plan), (std::vector<std::size_t>{1, 2}));
  EXPECT_EQ(plan.steps[1].places[0].cpu, 3);
  EXPECT_EQ(plan.steps[1].places[1].cpu, 1);
}

TEST(ContentionSteps, AreLeftOutOnOneCpu) {
  const Plan plan = planned(Settings{}, contentionOnly, plainMachine(1));
  ASSERT_EQ(plan.steps.size(), 1U);
  for (const PlannedCell& cell : plan.steps[0].cells) EXPECT_EQ(cell.skip, (Reason{"needs-two-cpus", {}}));
}

Step stepOfAll() {
  Step step{TestGroup::Contention, BoundBy::Threads, {}, {}, 0};
  for (const kernels::Kernel& kernel : kernels::catalog())
    if (kernel.family == kernels::Family::Contention) step.cells.emplace_back().kernel = kernel.id;
  return step;
}

TEST(ContendedWords, HoldTheSumOfAllThreads) {
  const Step step = stepOfAll();
  constexpr std::size_t threads = 3;
  const auto words = makeContendedWords(step, threads);
  ASSERT_TRUE(words);
  {
    std::vector<std::jthread> team;
    for (std::size_t thread = 0; thread < threads; ++thread)
      team.emplace_back([&, thread] {
        const auto bench = (*words)->bench(thread);
        for (std::size_t cell = 0; cell < step.cells.size(); ++cell) bench->workload(cell).run(100 + cell);
      });
  }
  for (std::size_t cell = 0; cell < step.cells.size(); ++cell) {
    const auto [made, found] = (*words)->sum(cell);
    EXPECT_EQ(made, threads * (100 + cell)) << step.cells[cell].kernel;
    EXPECT_EQ(found, made) << step.cells[cell].kernel;
  }
}

/// Waits for another thread before each piece of work: the system may let one run through a whole window of
/// the fake clock, which goes on with the work of each.
class Turns : public Workload {
 public:
  Turns(Workload& work, std::atomic<std::size_t>& last, std::size_t thread, bool isAlone)
      : m_work(work), m_last(last), m_thread(thread), m_isAlone(isAlone) {}

  std::uint64_t run(std::uint64_t units) override {
    // The others may wait for this one elsewhere.
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(2);
    while (!m_isAlone && m_last == m_thread && std::chrono::steady_clock::now() < until)
      std::this_thread::yield();
    m_last = m_thread;
    return m_work.run(units);
  }

 private:
  Workload& m_work;
  std::atomic<std::size_t>& m_last;
  const std::size_t m_thread;
  const bool m_isAlone;
};

/// Threads take turns on the fake clock, so that each sees its increments take longer by their number.
class ContendingHost : public FakeHost {
 public:
  explicit ContendingHost(Scenario scenario = {}) : FakeHost(std::move(scenario)) {}
  std::uint64_t lost = 0;  ///< increments of each cell

  Result<std::unique_ptr<ContendedWords>> makeContendedWords(const Step& step, std::size_t threads) override {
    return std::unique_ptr<ContendedWords>(std::make_unique<Words>(*this, step, threads));
  }

 private:
  class Words : public ContendedWords {
   public:
    Words(ContendingHost& host, const Step& step, std::size_t threads)
        : m_host(host), m_step(step), m_threads(threads), m_last(threads) {}
    std::unique_ptr<Bench> bench(std::size_t thread) override {
      return std::make_unique<Part>(*m_host.makeBench(m_step, 0, {}), m_step.cells.size(), m_last, thread,
                                    m_threads == 1);
    }
    Sum sum(std::size_t) const override { return {1000, 1000 - m_host.lost}; }

   private:
    /// The work of one thread.
    class Part : public Bench {
     public:
      Part(std::unique_ptr<Bench> bench, std::size_t cells, std::atomic<std::size_t>& last,
           std::size_t thread, bool isAlone)
          : m_bench(std::move(bench)) {
        for (std::size_t cell = 0; cell < cells; ++cell)
          m_cells.emplace_back(m_bench->workload(cell), last, thread, isAlone);
      }
      Workload& workload(std::size_t cell) override { return m_cells[cell]; }

     private:
      std::unique_ptr<Bench> m_bench;
      std::vector<Turns> m_cells;
    };

    ContendingHost& m_host;
    const Step& m_step;
    const std::size_t m_threads;
    std::atomic<std::size_t> m_last;  ///< the thread that worked last
  };
};

/// One way alone, since threads that take turns on the fake clock are slow in earnest.
Selection addOnly() {
  Selection selection = contentionOnly;
  selection.kernels = {"contention-add"};
  return selection;
}

TEST(ContentionRun, HasATimeOfEachNumberOfThreads) {
  ContendingHost host;
  const strata::Run run = play(host, Settings{}, addOnly(), 2).run;
  EXPECT_EQ(run.status, RunStatus::Complete);
  ASSERT_EQ(run.results.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    const Measured& figure = measured(run.results[i]);
    EXPECT_EQ(run.results[i].parameters.threads, static_cast<std::int64_t>(i + 1));
    EXPECT_EQ(figure.perThread.size(), i + 1);
    EXPECT_GT(figure.value, 0);
    EXPECT_EQ(figure.statistic, "p50");
    EXPECT_EQ(run.results[i].unit, "ns");
    EXPECT_FALSE(run.results[i].higherIsBetter);
  }
}

/// Increments of each thread in a window of a microsecond.
Sample windowOf(const std::vector<double>& increments) {
  Sample sample;
  for (const double units : increments) {
    ThreadSample& thread = sample.threads.emplace_back();
    thread.units = units;
    thread.seconds = 1e-6;
  }
  return sample;
}

TEST(ContentionFigures, AreTheMedianTimeOfOneThreadAtTheMeanRateOfAll) {
  // 200, 100 and 80 increments of two threads in a microsecond: 10, 20 and 25 ns each.
  const std::vector<Sample> samples{windowOf({100, 100}), windowOf({60, 40}), windowOf({50, 30})};
  const auto figures = figuresOf(samples, sortOut(samples, {0, 1}), 0, BoundBy::Threads, {1e9, true});
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->statistic, "p50");
  ASSERT_EQ(figures->values.size(), 3U);
  EXPECT_NEAR(figures->values[0], 10, 1e-9);
  EXPECT_NEAR(figures->values[1], 20, 1e-9);
  EXPECT_NEAR(figures->values[2], 25, 1e-9);
  EXPECT_NEAR(figures->value, 20, 1e-9);
  EXPECT_NEAR(figures->perThread[1], 25, 1e-9) << "40 in a microsecond";
}

/// Threads that share CPUs have one window.
CellResult ofSharedWindow(const std::vector<double>& increments) {
  Step step = stepOfAll();
  step.cells.resize(1);
  StepSamples samples;
  samples.samples = {windowOf(increments)};
  samples.aloneRate.resize(1);
  samples.indexOnlyNs.resize(1);
  samples.brokenSamples.resize(1);
  samples.memoryElsewhere.resize(increments.size());
  StepCircumstances circumstances;
  circumstances.placement.resize(increments.size());
  circumstances.sharing = true;
  return cellResults(step, samples, circumstances).at(0);
}

TEST(ContentionFigures, OfMoreThreadsThanCpusAreTheMeanOfOneWindowThatHasAllOfThem) {
  const CellResult together = ofSharedWindow({100, 50, 30, 20});
  EXPECT_NEAR(measured(together).value, 20, 1e-9);
  EXPECT_EQ(measured(together).statistic, "mean");
  EXPECT_EQ(test::failure(ofSharedWindow({100, 50, 50, 0})), "threads-not-together");
}

TEST(ContentionRun, RefusesATimeWhoseSumIsNotExact) {
  ContendingHost host;
  host.lost = 1;
  const strata::Run run = play(host, Settings{}, addOnly(), 2).run;
  EXPECT_EQ(run.status, RunStatus::Failed);
  ASSERT_FALSE(run.results.empty());
  for (const CellResult& cell : run.results) EXPECT_EQ(test::failure(cell), "sum-not-exact");
}

TEST(ContentionRun, KeepsWhatIsMeasuredWhenItIsStopped) {
  ContendingHost host;
  std::stop_source stop;
  // One thread takes about half a second.
  host.onWork = [&](double now) {
    if (now > 0.6) stop.request_stop();
  };
  const strata::Run run = play(host, Settings{}, addOnly(), 4, stop.get_token()).run;
  EXPECT_EQ(run.status, RunStatus::Stopped);
  EXPECT_GE(run.results.size(), 1U);
  EXPECT_LT(run.results.size(), 3U);
}

}  // namespace
}  // namespace strata
