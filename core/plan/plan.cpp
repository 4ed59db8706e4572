// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/model/core_kinds.h"
#include "core/model/memory_levels.h"
#include "core/plan/buffer_layout.h"
#include "core/plan/disk_plan.h"
#include "core/plan/endurance_plan.h"
#include "core/plan/network_plan.h"
#include "core/plan/plan_memory.h"
#include "core/plan/plan_parts.h"
#include "core/plan/planned_tests.h"
#include "core/plan/step_time.h"
#include "core/plan/whole_machine.h"

namespace strata {

namespace {

/// Four times the last level for each thread, whether they share it or not; more than is usual only where
/// plenty of memory is left.
Bytes regionOfMemory(const Machine& machine, int threads) {
  constexpr Bytes least = 64_MiB;
  constexpr Bytes usualMost = 512_MiB;
  const Bytes most =
      std::max(usualMost, machine.memoryAvailable / (std::uint64_t{8} * static_cast<unsigned>(threads)));
  return std::clamp(wholeLines(lastCacheSize(machine) * 4), least, most);
}

/// Rough, for the progress bar and for Setup: pages are made and filled at about 2 GB/s a thread.
double expectedSeconds(const Step& step, const Plan& plan) {
  constexpr double warmUp = 0.1;
  constexpr double fillRate = 2e9;  // of one CPU
  constexpr double linkRate = 4e8;
  if (isEndurance(step)) return expectedEnduranceSeconds(plan);
  if (step.group == TestGroup::Disk) return expectedDiskSeconds(step, plan);
  if (step.group == TestGroup::Network) return expectedNetworkSeconds(step);
  double seconds = 0;
  for (const PlannedCell& cell : step.cells) {
    if (cell.skip) continue;
    seconds += plan.shareCpus && !step.alone ? sharedWindowSeconds(plan, cell) : cell.seconds;
  }
  const double turns = threadsOnOneCpu(plan);
  // Linking a region into one random cycle takes as long as some walks through it.
  const double rate = step.cells.front().parameters.op == "latency" ? linkRate : fillRate;
  const double preparing = warmUp + turns * static_cast<double>(buffersOfThread(step).touched.count) / rate;
  return seconds + preparing * step.visits;
}

/// Puts in the place of the time that the cells may take the time that they do take on a calm machine. Shares
/// of a time are given out before, so that none of them is exceeded on one that is not calm.
void expectCalm(Plan& plan) {
  plan.expectedSeconds = 0;
  for (Step& step : plan.steps) {
    const double plannedS = plannedSeconds(step);
    if (isSampledByTurns(step) && (!plan.shareCpus || step.alone) && step.expectedSeconds >= plannedS)
      step.expectedSeconds +=
          sampledSeconds(step, plan.settings.stopWhenPrecise, plan.mostExtension) - plannedS;
    plan.expectedSeconds += step.expectedSeconds;
  }
}

/// CPUs of cores that no measured thread of any step runs on: a busy sibling would disturb as much as a busy
/// CPU.
std::vector<int> cpusToSpare(const Plan& plan, const Machine& machine) {
  std::set<std::optional<int>> measuredCpus;
  for (const ThreadPlace& place : plan.threads) measuredCpus.insert(place.cpu);
  for (const Step& step : plan.steps)
    for (const ThreadPlace& place : step.places) measuredCpus.insert(place.cpu);
  std::set<int> measuredCores;
  for (const LogicalCpu& cpu : machine.cpus)
    if (measuredCpus.contains(cpu.osIndex)) measuredCores.insert(cpu.core);
  std::vector<int> spare;
  for (const LogicalCpu& cpu : machine.cpus)
    if (!measuredCores.contains(cpu.core)) spare.push_back(cpu.osIndex);
  return spare;
}

bool cpusAreShared(const Plan& plan) {
  std::set<int> used;
  for (const ThreadPlace& place : plan.threads)
    if (!place.cpu || !used.insert(*place.cpu).second) return true;
  return false;
}

void askForPages(Step& step, PagePolicy pages, const Machine& machine) {
  step.pages = pages;
  if (!asksForLargePages(pages)) return;
  const std::optional<Bytes> large = machine.hugePageSize;
  if (!large)
    step.largePagesUnused = Reason{"no-large-pages", {}};
  else if (!usesLargePages(buffersOfThread(step).touched, *large))
    step.largePagesUnused =
        Reason{"region-below-large-pages", {{"page_bytes", static_cast<std::int64_t>(large->count)}}};
  else
    step.largePage = large;
}

/// The steps of each number of threads, brought together: those that differ in the threads alone are compared
/// with each other, and what a machine can do drifts.
class StepsByCount {
 public:
  StepsByCount(Plan& plan, const Request& request, const Machine& machine)
      : m_plan(plan), m_request(request), m_machine(machine) {
    const auto& [settings, selection] = request;
    const int all = static_cast<int>(plan.threads.size());
    m_counts = settings.threadMode == ThreadMode::Scale
                   ? scaleCounts(all, selection.sweep.sizes == Sweep::Full)
                   : std::vector{all};
    if (selection.wholeMachine && all > 1) m_counts = {1, all};
  }

  /// `make` gives the steps for a request, the same number of them for each number of threads. The kinds of
  /// pages of one region stand next to each other, so that little changes between them, and the other way
  /// round from region to region, so that what does favours none. They are no cells of one step: taken in
  /// turn, each would find the other's data in the caches.
  template <typename Make>
  void add(Make make, TestThreads threads, TestPages which) {
    const std::vector<int> counts =
        threads == TestThreads::EachCount ? m_counts : std::vector{static_cast<int>(m_plan.threads.size())};
    const std::vector<PagePolicy> kinds = kindsOf(which);
    std::vector<std::vector<Step>> variants;
    for (const int count : counts) {
      const std::vector<ThreadPlace> first(m_plan.threads.begin(), m_plan.threads.begin() + count);
      for (const PagePolicy pages : kinds) {
        variants.push_back(
            make(PlanRequest{m_request.settings, m_request.selection, m_machine, first, pages}));
        for (Step& step : variants.back()) {
          if (first.size() < m_plan.threads.size()) step.threads = first.size();
          askForPages(step, pages, m_machine);
        }
      }
    }
    for (std::size_t i = 0; i < variants.back().size(); ++i)
      for (std::size_t variant = 0; variant < variants.size(); ++variant) {
        const std::size_t kind = variant % kinds.size();
        const std::size_t at = variant - kind + (i % 2 == 0 ? kind : kinds.size() - 1 - kind);
        if (i < variants[at].size()) m_plan.steps.push_back(std::move(variants[at][i]));
      }
  }

 private:
  std::vector<PagePolicy> kindsOf(TestPages which) const {
    switch (which) {
      case TestPages::Chosen:
        return pagesToMeasure(m_request.selection.pages);
      case TestPages::Large:
        return {PagePolicy::Transparent};
      case TestPages::SmallAndLarge:
        return {PagePolicy::Small, PagePolicy::Huge};
      case TestPages::Default:
        break;
    }
    return {PagePolicy::Default};
  }

  Plan& m_plan;
  const Request& m_request;
  const Machine& m_machine;
  std::vector<int> m_counts;
};

/// Puts all operations of one size together, the smallest size first, as sc-membench goes through them. A
/// time limit then costs the largest sizes, and not one of the operations.
void goSizeBySize(std::vector<Step>& steps) {
  const auto isSwept = [](const Step& step) {
    return step.group == TestGroup::Bandwidth || step.group == TestGroup::Latency;
  };
  const auto first = std::ranges::find_if(steps, isSwept);
  const auto last = std::ranges::find_if_not(first, steps.end(), isSwept);
  std::ranges::stable_sort(first, last, {},
                           [](const Step& step) { return step.cells.front().parameters.regionBytes; });
}

/// The disk step of a whole machine without space for a file: all workloads are skipped, and nothing is
/// written.
Step diskStepLeftOut(Plan& plan, const Selection& selection, const Error& refusal) {
  plan.folders.clear();
  Step step = diskRowStep(plan, selection);
  for (PlannedCell& cell : step.cells) cell.skip = refusal;
  plan.diskNeeded = 0_B;
  plan.diskWritten = 0_B;
  return step;
}

}  // namespace

int threadCount(const Settings& settings, const Machine& machine) {
  switch (settings.threadMode) {
    case ThreadMode::Count:
      return settings.threads;
    case ThreadMode::Auto:
      return std::max(1, static_cast<int>(machine.cpus.size()));
    case ThreadMode::Cores:
      return std::max(1, usableCores(machine));
    case ThreadMode::Scale:
      break;
  }
  if (settings.binding == Binding::Cores) return std::max(1, usableCores(machine));
  if (settings.binding == Binding::List) {
    const std::set<int> places(settings.cpuList.begin(), settings.cpuList.end());
    return std::max(1, static_cast<int>(places.size()));
  }
  return std::max(1, static_cast<int>(machine.cpus.size()));
}

std::vector<int> scaleCounts(int all, bool every) {
  std::vector<int> counts;
  for (int count = 1; count < all; count = every ? count + 1 : count * 2) counts.push_back(count);
  counts.push_back(all);
  return counts;
}

void keepOnly(const std::vector<CellId>& cells, Plan& plan) {
  if (cells.empty()) return;
  for (Step& step : plan.steps)
    std::erase_if(step.cells, [&](const PlannedCell& cell) {
      if (std::ranges::find(cells, static_cast<const CellId&>(cell)) != cells.end()) return false;
      // All cells of pauses are measured at once, in the time that one of them takes.
      if (!cell.skip && step.group != TestGroup::Pauses)
        step.expectedSeconds -= std::min(step.expectedSeconds, cell.seconds);
      return true;
    });
  std::erase_if(plan.steps, [](const Step& step) { return step.cells.empty(); });
  plan.expectedSeconds = 0;
  for (const Step& step : plan.steps) plan.expectedSeconds += step.expectedSeconds;
}

bool goesThroughThreads(const Plan& plan) {
  return plan.settings.threadMode == ThreadMode::Scale ||
         std::ranges::any_of(plan.steps, [](const Step& step) { return step.threads.has_value(); });
}

std::size_t threadsOf(const Step& step, std::size_t all) {
  if (!step.places.empty()) return step.places.size();
  return step.alone ? 1 : std::min(step.threads.value_or(all), all);
}

Plan planOfStep(const Plan& plan, const Step& step) {
  Plan own = plan;
  if (step.places.empty())
    own.threads.resize(threadsOf(step, plan.threads.size()));
  else
    own.threads = step.places;
  if (!plan.diskInRows()) {
    own.folders.resize(std::min(own.folders.size(), own.threads.size()));
    own.diskNeeded = plan.diskFile * own.folders.size();
  }
  own.shareCpus = cpusAreShared(own);
  return own;
}

PagePolicy pagesOfArena(const Step& step) {
  if (plannedTest(step.group).buffersInLargePages) return PagePolicy::Transparent;
  return step.largePagesUnused ? PagePolicy::Default : step.pages;
}

std::uint64_t largePagesToReserve(const Plan& plan) {
  std::uint64_t most = 0;
  for (const Step& step : plan.steps)
    if (step.largePage && asksForReservedPages(step.pages))
      most = std::max(most, largePagesFor(threadsOf(step, plan.threads.size()),
                                          buffersOfThread(step).reserved, *step.largePage));
  return most;
}

double threadsOnOneCpu(const Plan& plan) {
  std::set<std::optional<int>> cpus;
  for (const ThreadPlace& place : plan.threads) cpus.insert(place.cpu);
  const bool unbound = cpus.contains(std::nullopt);
  const double count = static_cast<double>(unbound ? std::max<std::size_t>(1, plan.usableCpus) : cpus.size());
  return std::max(1.0, static_cast<double>(plan.threads.size()) / count);
}

double turnSeconds(double threads) {
  constexpr double longWindowS = 4;
  return std::clamp(longWindowS / threads, shortestTurnS, usualTurnS);
}

double sharedWindowSeconds(const Plan& plan, const PlannedCell& cell) {
  return std::max(cell.seconds, plan.leastTurnS * threadsOnOneCpu(plan));
}

std::vector<Bytes> defaultRegions(const Machine& machine, int threads) {
  std::vector<MemoryLevel> caches = memoryLevels(machine);
  caches.pop_back();  // memory
  const auto quarterOf = [&](const MemoryLevel& level) {
    return wholeLines(partOfLevel(level, machine, threads) / 4);
  };
  std::vector<Bytes> regions{quarterOf(caches[0]), quarterOf(caches[1])};
  // Never so small that it lies in L2, where most of the last level is taken or shared by many.
  if (caches.size() > 2) regions.push_back(std::max(quarterOf(caches.back()), caches[1].size));
  regions.push_back(regionOfMemory(machine, threads));
  std::sort(regions.begin(), regions.end());
  regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
  return regions;
}

Result<Plan> makePlan(const Request& request, const Machine& given, const std::vector<FolderFacts>& folders) {
  const auto& [settings, selection] = request;
  if (auto error = checkRanges(settings)) return *error;
  const bool staysOnCores = settings.binding != Binding::None && given.bindsThreads;
  if (settings.cores != CoreChoice::All && !staysOnCores) return Error{"core-kind-needs-affinity", {}};
  const auto chosen = onlyCores(given, settings.cores);
  if (!chosen) return chosen.error();
  const int threads = threadCount(settings, *chosen);
  auto places = placeThreads(settings, *chosen, threads);
  if (!places) return places.error();
  const Machine machine = machineFor(*places, *chosen);

  Plan plan;
  plan.settings = settings;
  plan.selection = selection;
  plan.usableCpus = machine.cpus.size();
  if (selection.wholeMachine) {
    plan.mostExtension = 1;
    plan.layingSeconds = wholeMachineLayingSeconds;
  }
  for (const std::optional<int>& cpu : *places) plan.threads.push_back({cpu, {}});
  plan.shareCpus = cpusAreShared(plan);
  plan.leastTurnS = turnSeconds(threadsOnOneCpu(plan));
  if (settings.binding == Binding::List)
    plan.allowedCpus = settings.cpuList;
  else
    for (const LogicalCpu& cpu : machine.cpus) plan.allowedCpus.push_back(cpu.osIndex);

  plan.diskEndurance = selection.disk.endurance.value_or(0_B);
  // It measures as rows do, whatever else was chosen.
  if (selection.disk.endurance && !plan.diskInRows()) plan.settings.diskProfile = DiskProfile::Default;
  std::optional<Error> diskRefusal;
  if (selection.tests.contains(TestGroup::Disk) && !folders.empty())
    diskRefusal = planDisk(plan, selection, folders);
  // The other parts of a whole machine can still be measured.
  if (diskRefusal && !selection.wholeMachine) return *diskRefusal;

  StepsByCount steps(plan, request, machine);
  for (const PlannedTest& test : plannedTests())
    if (test.steps != nullptr && selection.tests.contains(test.group))
      steps.add(test.steps, test.threads, test.pages);
  if (selection.tests.contains(TestGroup::Disk) && !folders.empty()) {
    if (diskRefusal)
      plan.steps.push_back(diskStepLeftOut(plan, selection, *diskRefusal));
    else if (selection.disk.endurance)
      plan.steps.push_back(enduranceStep(plan));
    else if (plan.diskInRows())
      plan.steps.push_back(diskRowStep(plan, selection));
    else
      steps.add(
          [&](const PlanRequest& of) {
            return std::vector{diskStep(plan, request.selection, of.threadCount())};
          },
          TestThreads::EachCount, TestPages::Default);
  }
  if (selection.tests.contains(TestGroup::Network))
    if (auto error = planNetwork(plan, selection)) return *error;
  std::erase_if(plan.steps, [](const Step& step) { return step.cells.empty(); });
  if (plan.steps.empty()) return Error{"nothing-selected", {}};
  if (auto error = refuseFullMembench({settings, selection, machine, plan.threads})) return *error;
  if (selection.sweep.asMembench) goSizeBySize(plan.steps);

  // Threads that take turns on a CPU find other data in its caches each time.
  if (!plan.shareCpus)
    for (Step& step : plan.steps) step.placements = placementsToTry(step, machine);
  if (auto error = refuseMemory(plan, machine)) return *error;
  // Aside, since hundreds of them would be copied for each.
  std::vector<Step> planned = std::exchange(plan.steps, {});
  for (Step& step : planned) {
    step.expectedSeconds = expectedSeconds(step, planOfStep(plan, step));
    plan.expectedSeconds += step.expectedSeconds;
  }
  plan.steps = std::move(planned);
  if (selection.wholeMachine) fitWholeMachine(plan, budgetOf(*selection.wholeMachine));
  // Now and not before, so that each of them has the time that it has among all.
  keepOnly(selection.cells, plan);
  if (plan.steps.empty()) return Error{"nothing-selected", {}};
  expectCalm(plan);
  plan.spareCpus = cpusToSpare(plan, machine);
  return plan;
}

}  // namespace strata
