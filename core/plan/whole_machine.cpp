// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/whole_machine.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/plan/step_time.h"

namespace strata {

namespace {

bool isOfLevels(const Step& step) {
  return step.group == TestGroup::Bandwidth || step.group == TestGroup::Latency;
}

double secondsOf(const std::vector<Step*>& part) {
  return std::accumulate(part.begin(), part.end(), 0.0,
                         [](double sum, const Step* step) { return sum + step->expectedSeconds; });
}

void leaveOut(Step& step, double budgetS) {
  for (PlannedCell& cell : step.cells)
    if (!cell.skip) cell.skip = Reason{"no-time-left", {{"part_s", budgetS}}};
  step.expectedSeconds = 0;
}

/// The step that is missed least: a level between the first and the last, the larger of them before the
/// smaller; of the rest the one that takes longest.
Step* leastMissed(const std::vector<Step*>& part) {
  const auto [least, most] = std::ranges::minmax(part, {}, [](const Step* step) { return step->region; });
  Step* missed = nullptr;
  for (Step* step : part) {
    const bool between = isOfLevels(*step) && step->region > least->region && step->region < most->region;
    if (between && (missed == nullptr || missed->region <= step->region)) missed = step;
  }
  return missed != nullptr ? missed : std::ranges::max(part, {}, &Step::expectedSeconds);
}

void fitPart(std::vector<Step*> part, double budgetS, double leastShareOfTime) {
  while (!part.empty()) {
    const double wholeS = secondsOf(part);
    if (wholeS <= budgetS) return;
    double cellsS = 0;
    for (const Step* step : part) cellsS += plannedSeconds(*step);
    // What goes before the cells, such as making pages, takes as long as it does.
    const double share = cellsS > 0 ? (budgetS - (wholeS - cellsS)) / cellsS : 0;
    if (share >= leastShareOfTime) {
      for (Step* step : part) {
        const double before = plannedSeconds(*step);
        for (PlannedCell& cell : step->cells) cell.seconds *= share;
        step->expectedSeconds -= before * (1 - share);
      }
      return;
    }
    Step* const missed = leastMissed(part);
    leaveOut(*missed, budgetS);
    std::erase(part, missed);
  }
}

double scaleOf(WholeMachinePace pace) {
  switch (pace) {
    case WholeMachinePace::Quick:
      return 0.5;
    case WholeMachinePace::Default:
      return 1;
    case WholeMachinePace::Thorough:
      return 3;
  }
  return 1;
}

}  // namespace

WholeMachineBudget budgetOf(WholeMachinePace pace) {
  WholeMachineBudget budget;
  const double scale = scaleOf(pace);
  for (double* part : {&budget.processor, &budget.levelsOfOne, &budget.levelsOfAll, &budget.disk})
    *part *= scale;
  // Settings have whole seconds, so that a quick run is planned with as long cells as the usual one.
  budget.leastShareOfTime *= std::min(1.0, scale);
  return budget;
}

double wholeMachineSeconds(WholeMachinePace pace) {
  constexpr double usual = 40;
  return usual * scaleOf(pace);
}

Settings wholeMachineSettings(Settings settings, WholeMachinePace pace) {
  const int seconds = static_cast<int>(std::max(1.0, scaleOf(pace)));
  settings.integerSeconds = seconds;
  settings.floatingSeconds = seconds;
  settings.memorySeconds = seconds;
  settings.diskSeconds = seconds;
  settings.regions.reset();
  settings.diskProfile = DiskProfile::Default;
  settings.diskZeros = false;
  settings.diskFile = mostWholeMachineFile;
  settings.threadMode = ThreadMode::Auto;
  settings.stopWhenPrecise = true;
  return settings;
}

Selection wholeMachineSelection(bool withDisk, WholeMachinePace pace) {
  Selection selection{.tests = {TestGroup::Processor, TestGroup::Bandwidth, TestGroup::Latency}};
  if (withDisk) selection.tests.add(TestGroup::Disk);
  selection.sweep.sizes = Sweep::Levels;
  selection.wholeMachine = pace;
  return selection;
}

void fitWholeMachine(Plan& plan, const WholeMachineBudget& budget) {
  std::vector<Step*> processor;
  std::vector<Step*> levelsOfOne;
  std::vector<Step*> levelsOfAll;
  std::vector<Step*> disk;
  for (Step& step : plan.steps) {
    if (step.group == TestGroup::Processor) processor.push_back(&step);
    if (step.group == TestGroup::Disk) disk.push_back(&step);
    if (isOfLevels(step))
      (threadsOf(step, plan.threads.size()) == 1 ? levelsOfOne : levelsOfAll).push_back(&step);
  }
  fitPart(std::move(processor), budget.processor, budget.leastShareOfTime);
  fitPart(std::move(levelsOfOne), budget.levelsOfOne, budget.leastShareOfTime);
  fitPart(std::move(levelsOfAll), budget.levelsOfAll, budget.leastShareOfTime);
  fitPart(std::move(disk), budget.disk, budget.leastShareOfTime);
  plan.expectedSeconds = 0;
  for (const Step& step : plan.steps) plan.expectedSeconds += step.expectedSeconds;
}

}  // namespace strata
