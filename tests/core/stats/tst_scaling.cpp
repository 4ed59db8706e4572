// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that scale: which numbers of them, where they go, what a run has of them, and which is the best.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/machine/topology.h"
#include "core/stats/scaling.h"
#include "tests/support/odd_topologies.h"
#include "tests/support/play.h"
#include "tests/support/topologies.h"

namespace strata {

namespace {

using test::cpusOf;
using test::FakeHost;
using test::measured;
using test::memoryOnly;
using test::plainFolder;
using test::plainMachine;
using test::play;
using test::Played;
using test::regions;
using test::says;
using test::Scenario;
using test::syntheticMachine;

using Numbers = std::vector<int>;

Settings scaling(Binding binding = Binding::Spread) {
  Settings settings = regions({8_KiB});
  settings.threadMode = ThreadMode::Scale;
  settings.binding = binding;
  settings.memorySeconds = 1;
  return settings;
}

Selection serialWidthOf8() {
  Selection selection = memoryOnly;
  selection.widths = {8};
  selection.patterns = {"serial"};
  return selection;
}

Machine fromXml(const char* xml) {
  auto machine = machineFromXml(xml);
  EXPECT_TRUE(machine);
  return machine ? *std::move(machine) : Machine{};
}

Plan planOf(const Settings& settings, const Selection& selection, const Machine& machine) {
  auto plan = makePlan({settings, selection}, machine, {plainFolder()});
  EXPECT_TRUE(plan) << plan.error().id;
  return plan ? *std::move(plan) : Plan{};
}

Numbers countsOf(const Plan& plan) {
  Numbers counts;
  for (const Step& step : plan.steps)
    counts.push_back(static_cast<int>(threadsOf(step, plan.threads.size())));
  return counts;
}

CellResult figure(std::int64_t threads, double value, double halfWidth = 0) {
  CellResult cell;
  cell.test = strata::Test::Memory;
  cell.kernel = "move-serial-8";
  cell.unit = "MB/s";
  cell.parameters.threads = threads;
  cell.parameters.regionBytes = 4096;
  Measured measured;
  measured.value = value;
  if (halfWidth > 0) {
    measured.low = value - halfWidth;
    measured.high = value + halfWidth;
  }
  cell.outcome = measured;
  return cell;
}

std::optional<std::int64_t> bestOf(const std::vector<CellResult>& cells) {
  const auto curves = scalingCurves(cells);
  if (curves.size() != 1 || !curves.front().best) return std::nullopt;
  return curves.front().points[*curves.front().best].threads;
}

}  // namespace

TEST(ScaleCounts, AreDoubledUpToAll) {
  EXPECT_EQ(scaleCounts(1, false), Numbers{1});
  EXPECT_EQ(scaleCounts(2, false), (Numbers{1, 2}));
  EXPECT_EQ(scaleCounts(6, false), (Numbers{1, 2, 4, 6}));
  EXPECT_EQ(scaleCounts(8, false), (Numbers{1, 2, 4, 8}));
  EXPECT_EQ(scaleCounts(5, true), (Numbers{1, 2, 3, 4, 5}));
}

TEST(ScalingPlan, HasAStepForEachNumberOfThreadsOfARegion) {
  Settings settings = scaling();
  settings.regions = std::vector<Bytes>{8_KiB, 128_KiB};
  const Plan plan = planOf(settings, serialWidthOf8(), plainMachine(6));
  EXPECT_EQ(countsOf(plan), (Numbers{1, 2, 4, 6, 1, 2, 4, 6}));
  for (const Step& step : plan.steps) {
    ASSERT_EQ(step.cells.size(), 1U);
    EXPECT_EQ(step.cells.front().parameters.threads,
              static_cast<std::int64_t>(threadsOf(step, plan.threads.size())));
  }
  EXPECT_EQ(plan.steps[3].region, 8_KiB);
  EXPECT_EQ(plan.steps[4].region, 128_KiB);
}

TEST(ScalingPlan, TakesEachNumberWithAFullSweep) {
  Selection selection = serialWidthOf8();
  selection.sweep.sizes = Sweep::Full;
  EXPECT_EQ(countsOf(planOf(scaling(), selection, plainMachine(5))), (Numbers{1, 2, 3, 4, 5}));
}

TEST(ScalingPlan, ComparesTheSameRegions) {
  Settings settings = scaling();
  settings.regions.reset();
  const Machine machine = plainMachine(4);
  const Plan plan = planOf(settings, serialWidthOf8(), machine);
  std::map<std::size_t, std::set<std::uint64_t>> sizes;
  for (const Step& step : plan.steps) sizes[threadsOf(step, 4)].insert(step.region.count);
  ASSERT_EQ(sizes.size(), 3U);
  for (const auto& [threads, regionsOfThese] : sizes) {
    EXPECT_EQ(regionsOfThese, sizes[4]) << threads;
    EXPECT_TRUE(regionsOfThese.contains((1_MiB).count))
        << "a quarter of what each of four has of the L3 cache";
  }
}

TEST(ScalingPlan, LeavesLatencyToOneThread) {
  Selection selection{.tests = {}};
  selection.tests.add(TestGroup::Latency);
  selection.tests.add(TestGroup::Bandwidth);
  selection.widths = {8};
  const Plan plan = planOf(scaling(), selection, plainMachine(4));
  std::map<TestGroup, Numbers> counts;
  for (const Step& step : plan.steps)
    counts[step.group].push_back(static_cast<int>(threadsOf(step, plan.threads.size())));
  EXPECT_EQ(counts[TestGroup::Latency], Numbers{1});
  EXPECT_EQ(counts[TestGroup::Bandwidth], (Numbers{1, 2, 4}));
}

// Nodes with different numbers of CPUs were one curve over them.
TEST(ScalingCurves, AreNotMadeOfNodes) {
  std::vector<CellResult> cells(2);
  for (CellResult& cell : cells) {
    cell.test = strata::Test::Numa;
    cell.kernel = "read-serial-64";
    cell.higherIsBetter = true;
    cell.parameters.nodeTo = 0;
    cell.outcome = Measured();
  }
  cells[0].parameters.nodeFrom = 0;
  cells[0].parameters.threads = 8;
  cells[1].parameters.nodeFrom = 1;
  cells[1].parameters.threads = 4;
  const std::vector<const CellResult*> pointers{&cells[0], &cells[1]};
  EXPECT_TRUE(scalingCurves(pointers).empty());
}

TEST(ScalingPlan, NeedsMemoryForTheMostThreadsOnly) {
  Settings settings = scaling();
  settings.regions = std::vector<Bytes>{64_MiB};
  EXPECT_EQ(planOf(settings, serialWidthOf8(), plainMachine(4)).memoryNeeded, 64_MiB * 2 * 4);
}

TEST(ScalingPlan, TakesLongerTheMoreNumbersThereAre) {
  const double of4 = planOf(scaling(), serialWidthOf8(), plainMachine(4)).expectedSeconds;
  const double of64 = planOf(scaling(), serialWidthOf8(), plainMachine(64)).expectedSeconds;
  EXPECT_NEAR(of64 / of4, 7.0 / 3.0, 0.01);  // 1, 2, 4 against 1, 2, 4, 8, 16, 32, 64
}

TEST(ScalingPlaces, TwoThreadsAreOnTwoCores) {
  const Machine machine = syntheticMachine("pack:1 core:4 pu:2");
  const Plan plan = planOf(scaling(), serialWidthOf8(), machine);
  EXPECT_EQ(cpusOf(plan), (Numbers{0, 2, 4, 6, 1, 3, 5, 7}));
  EXPECT_EQ(countsOf(plan), (Numbers{1, 2, 4, 8}));
  EXPECT_EQ(cpusOf(planOfStep(plan, plan.steps[1])), (Numbers{0, 2}));
  EXPECT_EQ(cpusOf(planOf(scaling(Binding::Close), serialWidthOf8(), machine)),
            (Numbers{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(ScalingPlaces, AreAsManyAsTheBindingHas) {
  const Machine machine = syntheticMachine("pack:1 core:4 pu:2");
  EXPECT_EQ(cpusOf(planOf(scaling(Binding::Cores), serialWidthOf8(), machine)), (Numbers{0, 2, 4, 6}));
  Settings settings = scaling(Binding::List);
  settings.cpuList = {5, 5, 1, 3};
  const Plan plan = planOf(settings, serialWidthOf8(), machine);
  EXPECT_EQ(cpusOf(plan), (Numbers{5, 1, 3}));
  EXPECT_EQ(countsOf(plan), (Numbers{1, 2, 3}));
  EXPECT_FALSE(plan.shareCpus);
  const Plan unbound = planOf(scaling(Binding::None), serialWidthOf8(), machine);
  EXPECT_EQ(countsOf(unbound), (Numbers{1, 2, 4, 8}));
  EXPECT_TRUE(unbound.shareCpus);
}

TEST(ScalingPlaces, AlternateBetweenNodesAndLeaveOutWhatIsOfflineOrNotAllowed) {
  const Machine machine = fromXml(test::twoNodes);
  EXPECT_EQ(machine.nodes, 3);
  EXPECT_EQ(machine.cpus.size(), 7U);  // CPU 7 is not allowed, 8 and 9 are offline
  const Plan plan = planOf(scaling(), serialWidthOf8(), machine);
  EXPECT_EQ(cpusOf(plan), (Numbers{0, 4, 2, 6, 1, 5, 3}));
  EXPECT_EQ(countsOf(plan), (Numbers{1, 2, 4, 7}));
  EXPECT_EQ(cpusOf(planOf(scaling(Binding::Close), serialWidthOf8(), machine)),
            (Numbers{0, 1, 2, 3, 4, 5, 6}));
}

TEST(ScalingPlaces, BeginWithTheFastestCores) {
  const Machine machine = fromXml(test::mixedCores);
  EXPECT_EQ(cpusOf(planOf(scaling(), serialWidthOf8(), machine)), (Numbers{0, 2, 3, 1}));
  EXPECT_EQ(countsOf(planOf(scaling(Binding::Cores), serialWidthOf8(), machine)), (Numbers{1, 2, 3}));
}

TEST(ScalingPlaces, OfRestrictedMixedCoresAreThoseThatCanBeUsed) {
  const Machine machine = fromXml(test::restrictedMixedCores);
  // The fast cores first, each once, then the small ones, and the second threads at the end.
  EXPECT_EQ(cpusOf(planOf(scaling(), serialWidthOf8(), machine)),
            (Numbers{0, 2, 4, 6, 8, 10, 11, 12, 13, 1, 5, 7}));
  EXPECT_EQ(cpusOf(planOf(scaling(Binding::Cores), serialWidthOf8(), machine)),
            (Numbers{0, 2, 4, 6, 8, 10, 11, 12, 13}));
  Settings list = scaling(Binding::List);
  list.cpuList = {4, 9};
  const auto refused = placeThreads(list, machine, 2);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "no-such-cpu") << "9 is not allowed";
  list.cpuList = {13, 4};
  const auto placed = placeThreads(list, machine, 2);
  ASSERT_TRUE(placed);
  EXPECT_EQ(*placed, (std::vector<std::optional<int>>{13, 4}));
}

TEST(ScalingPlaces, AlternateBetweenPackagesWithMemoryOfSeveralSorts) {
  const Machine machine = fromXml(test::memoryOfThreeSorts);
  EXPECT_EQ(cpusOf(planOf(scaling(), serialWidthOf8(), machine)), (Numbers{0, 2, 1, 3}));
  EXPECT_EQ(cpusOf(planOf(scaling(Binding::Close), serialWidthOf8(), machine)), (Numbers{0, 1, 2, 3}));
}

TEST(ScalingRun, HasACellForEachNumberOfThreads) {
  const Played played = play(Scenario{}, scaling(), serialWidthOf8(), 3);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  ASSERT_EQ(played.run.results.size(), 3U);
  const std::map<std::int64_t, Numbers> places{{1, {0}}, {2, {0, 1}}, {3, {0, 1, 2}}};
  for (const CellResult& cell : played.run.results) {
    const std::int64_t threads = *cell.parameters.threads;
    EXPECT_EQ(measured(cell).perThread.size(), static_cast<std::size_t>(threads));
    EXPECT_EQ(measured(cell).placement, places.at(threads));
  }
  const auto curves = scalingCurves(played.run.results);
  ASSERT_EQ(curves.size(), 1U);
  EXPECT_EQ(curves.front().points.size(), 3U);
  EXPECT_TRUE(curves.front().best);
}

TEST(ScalingRun, WritesAFileForEachOfTheThreadsThatWork) {
  Selection selection{.tests = {TestGroup::Disk}};
  Settings settings = scaling();
  settings.diskProfile = DiskProfile::Classic;
  settings.diskFile = 1_MiB;
  const Played played = play(Scenario{}, settings, selection, 2);
  ASSERT_EQ(played.run.results.size(), 4U);
  for (const CellResult& cell : played.run.results)
    EXPECT_EQ(measured(cell).perThread.size(), static_cast<std::size_t>(*cell.parameters.threads));
}

TEST(ScalingRun, EndsAtAStopAndKeepsWhatItHas) {
  FakeHost host{Scenario{}};
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 0.7) stop.request_stop();  // three steps take half a second each at least
  };
  const Played played = play(host, scaling(), serialWidthOf8(), 4, stop.get_token());
  EXPECT_EQ(played.run.status, RunStatus::Stopped);
  EXPECT_LT(played.run.results.size(), 3U);
  EXPECT_EQ(host.benches, 0);
}

TEST(MemoryElsewhere, IsSaidWithHowManyThreadsItConcerns) {
  Scenario scenario;
  scenario.memoryElsewhere = [](int cpu) { return cpu == 1 ? 0.5 : 0.0; };
  const Played played = play(scenario, scaling(), serialWidthOf8(), 2);
  ASSERT_EQ(played.run.results.size(), 2U);
  EXPECT_FALSE(says(played.run.results[0], "memory-on-other-node"));
  ASSERT_TRUE(says(played.run.results[1], "memory-on-other-node"));
  for (const Reason& reason : measured(played.run.results[1]).verdict.reasons) {
    if (reason.id != "memory-on-other-node") continue;
    EXPECT_EQ(reason.data, (std::vector<Datum>{{"threads", std::int64_t{1}}, {"elsewhere_percent", 50.0}}));
  }
  EXPECT_NE(measured(played.run.results[1]).verdict.grade, Grade::Good);
}

TEST(MemoryElsewhere, IsNotAskedOfThreadsThatAreNotBound) {
  Scenario scenario;
  scenario.memoryElsewhere = [](int) { return 1.0; };
  scenario.bindError = Error{"not-bound", {}};
  const Played played = play(scenario, regions({8_KiB}), serialWidthOf8(), 2);
  ASSERT_EQ(played.run.results.size(), 1U);
  EXPECT_FALSE(says(played.run.results[0], "memory-on-other-node"));
}

TEST(ScalingCurve, TellsTheSumTheMeanAndTheShare) {
  const std::vector<CellResult> cells{figure(4, 300), figure(1, 100), figure(2, 190)};
  const auto curves = scalingCurves(cells);
  ASSERT_EQ(curves.size(), 1U);
  const auto& points = curves.front().points;
  ASSERT_EQ(points.size(), 3U);
  EXPECT_EQ(points[1].threads, 2);
  EXPECT_DOUBLE_EQ(*points[0].efficiency, 1);
  EXPECT_DOUBLE_EQ(*points[1].perThread, 95);
  EXPECT_DOUBLE_EQ(*points[1].efficiency, 0.95);
  EXPECT_DOUBLE_EQ(*points[2].efficiency, 0.75);
}

TEST(ScalingCurve, TakesTheHighestSumForTheBest) {
  EXPECT_EQ(bestOf({figure(1, 100), figure(2, 190), figure(4, 150)}), 2);
  EXPECT_EQ(bestOf({figure(1, 100), figure(2, 100)}), 1) << "no more for more";
}

TEST(ScalingCurve, TakesTheFewestThreadsWithinTheIntervalOfTheBest) {
  EXPECT_EQ(bestOf({figure(1, 100), figure(2, 190), figure(4, 195, 4), figure(8, 193)}), 4);
  EXPECT_EQ(bestOf({figure(1, 100), figure(2, 190), figure(4, 195, 5), figure(8, 193)}), 2);
  // It is the interval of the best that counts.
  EXPECT_EQ(bestOf({figure(1, 100, 60), figure(2, 150)}), 2);
}

TEST(ScalingCurve, DoesWithoutTheFigureOfOneThread) {
  std::vector<CellResult> cells{figure(1, 100), figure(2, 190), figure(4, 300)};
  cells[0].outcome = Failed{{"allocation-failed", {}}};
  const auto curves = scalingCurves(cells);
  ASSERT_EQ(curves.size(), 1U);
  EXPECT_FALSE(curves.front().points[1].efficiency);
  EXPECT_EQ(bestOf(cells), 4);
}

TEST(ScalingCurve, HasSharesOfWhatIsMoreThanNothing) {
  EXPECT_FALSE(scalingCurves(std::vector{figure(1, 0), figure(2, 190)}).front().points[1].efficiency);
  EXPECT_DOUBLE_EQ(*scalingCurves(std::vector{figure(1, 0.5), figure(2, 0.75)}).front().points[1].efficiency,
                   0.75);
}

// The first of two equal maxima counts, with its interval: six lies within that of the first alone.
TEST(ScalingCurve, GoesByTheFirstOfTheHighest) {
  EXPECT_EQ(bestOf({figure(1, 6), figure(2, 10, 5), figure(4, 10, 1)}), 1);
}

TEST(ScalingCurve, TakesWhatTellsNoThreadsForOne) {
  std::vector<CellResult> cells{figure(1, 100), figure(2, 190)};
  cells[0].parameters.threads.reset();
  const auto curves = scalingCurves(cells);
  ASSERT_EQ(curves.size(), 1U);
  EXPECT_EQ(curves.front().points[0].threads, 1);
  cells[0].parameters.threads = 0;
  EXPECT_TRUE(scalingCurves(cells).empty());
}

TEST(ScalingCurve, IsOfCellsThatDifferInTheirThreadsAlone) {
  std::vector<CellResult> cells{figure(1, 100), figure(2, 190)};
  cells[1].parameters.regionBytes = 8192;
  EXPECT_TRUE(scalingCurves(cells).empty());
  cells[1] = figure(1, 190);
  EXPECT_TRUE(scalingCurves(cells).empty());
  cells = {figure(1, 100), figure(2, 190)};
  for (CellResult& cell : cells) cell.higherIsBetter = false;
  EXPECT_TRUE(scalingCurves(cells).empty()) << "a latency";
}

}  // namespace strata
