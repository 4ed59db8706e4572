// SPDX-License-Identifier: GPL-3.0-or-later
// What hand-overs of a cache line must have to do with each other on any two cores, measured on this machine.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/cell_units.h"
#include "core/engine/core_step.h"
#include "core/engine/workloads.h"
#include "core/machine/binding.h"
#include "core/machine/topology.h"
#include "core/model/core_kinds.h"
#include "core/stats/headline.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::planned;

constexpr double leastToAddition = 3;
constexpr double mostApart = 0.1;
constexpr int tries = 20;

/// Nanoseconds one way between two CPUs, by one kind of hand-over.
struct PairRelations {
  double additionNs = 0;  ///< to a word that no other thread knows
  double firstNs = 0;
  double againNs = 0;
  double lowerBeginsNs = 0;  ///< over the lines that the one thread begins and times, of both repeats
  double upperBeginsNs = 0;  ///< over the others

  bool hold() const {
    return firstNs >= leastToAddition * additionNs && againNs >= leastToAddition * additionNs &&
           areNear(firstNs, againNs) && areNear(lowerBeginsNs, upperBeginsNs);
  }

 private:
  static bool areNear(double a, double b) { return std::abs(a - b) <= mostApart * std::min(a, b); }
};

std::ostream& operator<<(std::ostream& out, const PairRelations& of) {
  return out << "an addition " << of.additionNs << " ns, a hand-over " << of.firstNs << " and " << of.againNs
             << " ns, begun by the one " << of.lowerBeginsNs << " ns and by the other " << of.upperBeginsNs;
}

/// A machine with one usable CPU of each of two cores; with fewer CPUs where there are no two cores.
Machine twoCoresOf(Machine machine) {
  std::vector<LogicalCpu> cpus;
  for (const LogicalCpu& cpu : machine.cpus)
    if (cpus.size() < 2 && std::ranges::find(cpus, cpu.core, &LogicalCpu::core) == cpus.end())
      cpus.push_back(cpu);
  machine.cpus = std::move(cpus);
  return machine;
}

/// The least of some tries: what disturbs an addition only makes it longer.
double additionNs(const Step& step, int cpu) {
  constexpr std::uint64_t additions = 100'000;
  double least = 0;
  runOnCpu(cpu, [&] {
    const auto lines = makePairLines(step);
    if (!lines) return;
    for (int i = 0; i < 20; ++i) {
      const auto begin = std::chrono::steady_clock::now();
      (*lines)->alone(0).run(additions);
      const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - begin;
      const double ns = time.count() / static_cast<double>(additions);
      least = i == 0 ? ns : std::min(least, ns);
    }
  });
  return least;
}

/// The samples of the lines that one of the threads begins.
std::vector<Sample> begunBy(std::size_t thread, const std::vector<Sample>& samples) {
  std::vector<Sample> begun;
  std::ranges::copy_if(samples, std::back_inserter(begun),
                       [&](const Sample& sample) { return sample.group % 2 == thread; });
  return begun;
}

/// Measures a pair as core to core does, and looks at its samples line by line.
class PairTrial {
 public:
  PairTrial(const Machine& machine, std::string kernel)
      : m_plan(
            planned(Settings{}, {.tests = {TestGroup::CoreToCore}, .kernels = {std::move(kernel)}}, machine)),
        m_additionNs(additionNs(m_plan.steps.front(), machine.cpus.front().osIndex)) {}

  PairRelations measure() {
    const std::vector<Sample> first = samples();
    std::vector<Sample> both = samples();
    const double againNs = nsOf(both);
    for (const Sample& sample : first) {
      both.push_back(sample);
      both.back().group += linesOfPair;  // lines of their own
    }
    return {m_additionNs, nsOf(first), againNs, nsOf(begunBy(0, both)), nsOf(begunBy(1, both))};
  }

 private:
  std::vector<Sample> samples() {
    const Step& step = m_plan.steps.front();
    const Plan plan = planOfStep(m_plan, step);
    const auto team = Team::form(plan, *m_host);
    if (!team) return {};
    return sampleHandOvers(plan, step, **team, *m_host, 1, [](const StepProgress&) {}, {}).samples;
  }

  double nsOf(const std::vector<Sample>& samples) const {
    const Step& step = m_plan.steps.front();
    const SortedSamples sorted = sortOut(samples, {step.places[0].cpu, step.places[1].cpu});
    const auto figures = figuresOfLines(samples, sorted, 0, unitsOf(step.cells.front()).value);
    return figures ? figures->value : 0;
  }

  std::unique_ptr<Host> m_host = makeMachineHost();
  Plan m_plan;
  double m_additionNs;
};

// A machine may be as slow as it likes, and neighbours on the host can spoil a measurement; an error of the
// instrument spoils all of them.
TEST(PairRelations, HoldOnThisMachine) {
  const auto machine = readMachine();
  ASSERT_TRUE(machine);
  if (!machine->bindsThreads) GTEST_SKIP() << "this system keeps no thread on a CPU";
  const Machine two = twoCoresOf(*machine);
  if (two.cpus.size() < 2) GTEST_SKIP() << "there are no two cores that this process may use";
  for (const char* kernel : {"handover-cas", "handover-store"}) {
    PairTrial trial(two, kernel);
    PairRelations relations = trial.measure();
    for (int i = 1; i < tries && !relations.hold(); ++i) relations = trial.measure();
    EXPECT_GT(relations.additionNs, 0) << kernel;
    EXPECT_TRUE(relations.hold()) << kernel << ": " << relations;
  }
}

}  // namespace
}  // namespace strata
