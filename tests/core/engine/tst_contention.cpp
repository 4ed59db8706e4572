// SPDX-License-Identifier: GPL-3.0-or-later
// Contention: which threads are planned where, whether their sum is exact, and what comes of it on the fake
// clock.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "core/engine/workloads.h"
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

/// Threads take turns on the fake clock, so that each sees its increments take longer by their number.
class ContendingHost : public FakeHost {
 public:
  explicit ContendingHost(Scenario scenario = {}) : FakeHost(std::move(scenario)) {}
  std::uint64_t lost = 0;  ///< increments of each cell

  Result<std::unique_ptr<ContendedWords>> makeContendedWords(const Step& step, std::size_t) override {
    return std::unique_ptr<ContendedWords>(std::make_unique<Words>(*this, step));
  }

 private:
  class Words : public ContendedWords {
   public:
    Words(ContendingHost& host, const Step& step) : m_host(host), m_step(step) {}
    std::unique_ptr<Bench> bench(std::size_t) override { return *m_host.makeBench(m_step, 0, {}); }
    Sum sum(std::size_t) const override { return {1000, 1000 - m_host.lost}; }

   private:
    ContendingHost& m_host;
    const Step& m_step;
  };
};

TEST(ContentionRun, GivesTheTimeOfOneThreadAtTheMeanRateOfAll) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"contention-add", 40}};  // 10 ns
  ContendingHost host(scenario);
  const strata::Run run = play(host, Settings{}, contentionOnly, 2).run;
  EXPECT_EQ(run.status, RunStatus::Complete);
  ASSERT_EQ(run.results.size(), 12U);
  for (const CellResult& cell : run.results) {
    if (cell.kernel != "contention-add") continue;
    const auto threads = static_cast<double>(*cell.parameters.threads);
    const Measured& figure = measured(cell);
    EXPECT_NEAR(figure.value, 10 * threads, 0.5 * threads);
    EXPECT_EQ(figure.perThread.size(), static_cast<std::size_t>(threads));
    EXPECT_EQ(figure.statistic, "p50");
    EXPECT_EQ(cell.unit, "ns");
    EXPECT_FALSE(cell.higherIsBetter);
  }
}

TEST(ContentionRun, RefusesATimeWhoseSumIsNotExact) {
  ContendingHost host;
  host.lost = 1;
  const strata::Run run = play(host, Settings{}, contentionOnly, 2).run;
  EXPECT_EQ(run.status, RunStatus::Failed);
  ASSERT_FALSE(run.results.empty());
  for (const CellResult& cell : run.results) EXPECT_EQ(test::failure(cell), "sum-not-exact");
}

TEST(ContentionRun, MeasuresMoreThreadsThanCpusInOneWindow) {
  Settings settings;
  settings.threads = 4;
  ContendingHost host;
  const strata::Run run = play(host, settings, contentionOnly, 2).run;
  EXPECT_EQ(run.status, RunStatus::Complete);
  const CellResult& last = run.results.back();
  EXPECT_EQ(last.parameters.threads, 4);
  EXPECT_EQ(measured(last).statistic, "mean");
  EXPECT_EQ(measured(last).count, 1U);
}

TEST(ContentionRun, KeepsWhatIsMeasuredWhenItIsStopped) {
  ContendingHost host;
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 2) stop.request_stop();
  };
  const strata::Run run = play(host, Settings{}, contentionOnly, 4, stop.get_token()).run;
  EXPECT_EQ(run.status, RunStatus::Stopped);
  EXPECT_GE(run.results.size(), 4U);
  EXPECT_LT(run.results.size(), 16U);
}

}  // namespace
}  // namespace strata
