// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/selection_like.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/model/kernel_id.h"
#include "core/plan/plan.h"
#include "core/plan/whole_machine.h"

namespace strata {

namespace {

template <typename T>
void addOnce(std::vector<T>& all, const T& one) {
  if (std::ranges::find(all, one) == all.end()) all.push_back(one);
}

bool contains(const std::vector<CellId>& cells, const CellId& cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

/// The cells of all runs, each once.
struct Recorded {
  std::vector<CellId> all;
  std::vector<CellId> measured;
};

Recorded recordedIn(std::span<const Run> runs) {
  Recorded recorded;
  for (const Run& run : runs)
    for (const CellResult& result : run.results) {
      addOnce<CellId>(recorded.all, result);
      if (measuredOf(&result) != nullptr) addOnce<CellId>(recorded.measured, result);
    }
  return recorded;
}

/// The block that was chosen; nothing where the usual one gives the same in a region of that size.
std::optional<Bytes> blockToldBy(const Parameters& copy) {
  if (!copy.blockBytes || !copy.regionBytes) return std::nullopt;
  const Bytes block{*copy.blockBytes};
  return block == std::min(usualBlock, Bytes{*copy.regionBytes}) ? std::nullopt : std::optional(block);
}

/// What the results tell, whatever sizes they are of.
Selection toldBy(std::span<const Run> runs) {
  Selection told;
  told.tests = testsOf(runs);
  for (const Run& run : runs)
    for (const CellResult& result : run.results) {
      const Parameters& of = result.parameters;
      if (const auto pages = pagesNamed(of.pages.value_or(""))) addOnce(told.pages, *pages);
      if (of.count == "traffic") told.sweep.traffic = true;
      if (result.test == Test::Sustained) {
        addOnce(told.sustained.loads, std::string(sustainedLoadOf(result)));
        told.sustained.oneThread = of.threads == 1;
      }
      if (result.test != Test::Copy) continue;
      if (const auto block = blockToldBy(of)) told.block = std::max(told.block.value_or(0_B), *block);
      // A file may hold more of them than a run makes; then no plan is the same.
      if (const auto* measured = measuredOf(&result); measured != nullptr && !measured->passSeconds.empty())
        told.passes = static_cast<int>(measured->passSeconds.size());
    }
  // Default pages alone are what is chosen by choosing none.
  if (told.pages == std::vector{PagePolicy::Default}) told.pages.clear();
  told.raisedPriority = runs.front().environment.priority.has_value();
  return told;
}

Selection withOps(Selection selection, const std::vector<CellId>& cells) {
  for (const CellId& cell : cells)
    if (cell.parameters.op)
      addOnce(cell.test == Test::Disk ? selection.disk.ops : selection.ops, *cell.parameters.op);
  return selection;
}

/// Selections from all of the tests to what the cells have; those with fewer choices come first.
std::vector<Selection> narrowed(const Selection& told, const std::vector<CellId>& cells) {
  Selection kinds = withOps(told, cells);
  for (const CellId& cell : cells) {
    if (cell.parameters.widthBytes) addOnce(kinds.widths, static_cast<int>(*cell.parameters.widthBytes));
    if (cell.parameters.pattern) addOnce(kinds.patterns, *cell.parameters.pattern);
  }
  Selection kernels = told;
  for (const CellId& cell : cells) addOnce(kernels.kernels, cell.kernel);
  return {told, kinds, kernels, withOps(kernels, cells)};
}

/// The selection in each range of sizes that there is.
std::vector<Selection> inSizes(const Selection& selection, const Settings& settings) {
  std::vector<Selection> all;
  // Settings of such a run are no preset's, and some of its parts have the cells of a plain run. The usual
  // one stands first: neither results nor settings tell it from a quick one.
  for (const WholeMachinePace pace :
       {WholeMachinePace::Default, WholeMachinePace::Quick, WholeMachinePace::Thorough}) {
    if (wholeMachineSettings(settings, pace) != settings) continue;
    all.push_back(selection);
    all.back().sweep = wholeMachineSelection(true).sweep;
    all.back().wholeMachine = pace;
  }
  all.push_back(selection);
  for (const Sweep sweep : {Sweep::Levels, Sweep::Quick, Sweep::Full}) {
    all.push_back(selection);
    all.back().sweep.sizes = sweep;
  }
  for (const std::optional<Sweep> sweep : {std::optional<Sweep>(), std::optional(Sweep::Full)}) {
    all.push_back(selection);
    all.back().sweep.asMembench = true;
    all.back().sweep.sizes = sweep;
  }
  return all;
}

/// The folders as they were then, with room for any file: whether that is there is asked before a run.
std::vector<FolderFacts> foldersOf(const Run& run) {
  std::vector<FolderFacts> folders = run.disks;
  folders.resize(std::max<std::size_t>(1, run.settings.diskFolders.size()));
  for (FolderFacts& folder : folders) folder.free = Bytes{std::uint64_t{1} << 60};
  return folders;
}

std::vector<CellId> cellsOf(const Plan& plan) {
  std::vector<CellId> cells;
  for (const Step& step : plan.steps) cells.insert(cells.end(), step.cells.begin(), step.cells.end());
  return cells;
}

}  // namespace

TestSet testsOf(std::span<const Run> runs) {
  TestSet tests;
  for (const Run& run : runs)
    for (const CellResult& result : run.results)
      if (const auto group = result.test.group()) tests.add(*group);
  return tests;
}

Machine withSizesOf(const Run& run, Machine machine) {
  machine.usableLastLevel = run.machine.usableLastLevel;
  machine.lastLevelProbe = run.machine.lastLevelProbe;
  return machine;
}

std::optional<Selection> selectionLike(std::span<const Run> runs, const Machine& machine) {
  const Recorded recorded = recordedIn(runs);
  const Selection told = toldBy(runs);
  if (recorded.measured.empty() || told.tests.contains(TestGroup::Network)) return std::nullopt;
  const std::vector<FolderFacts> roomy = foldersOf(runs.front());
  // The file of a whole machine is as large as there was room for.
  const std::vector<FolderFacts>& asThen = runs.front().disks.empty() ? roomy : runs.front().disks;
  std::optional<Selection> best;
  std::size_t fewest = 0;
  for (const Selection& narrow : narrowed(told, recorded.all))
    for (Selection& selection : inSizes(narrow, runs.front().settings)) {
      const auto plan =
          makePlan({runs.front().settings, selection}, machine, selection.wholeMachine ? asThen : roomy);
      if (!plan) continue;
      const std::vector<CellId> planned = cellsOf(*plan);
      if (planned.size() < recorded.measured.size() || (best && planned.size() >= fewest)) continue;
      const auto isPlanned = [&](const CellId& cell) { return contains(planned, cell); };
      if (!std::ranges::all_of(recorded.measured, isPlanned)) continue;
      selection.cells = recorded.measured;
      const bool isSame =
          std::ranges::all_of(planned, [&](const CellId& cell) { return contains(recorded.all, cell); });
      if (isSame) return selection;
      fewest = planned.size();
      best = std::move(selection);
    }
  return best;
}

}  // namespace strata
