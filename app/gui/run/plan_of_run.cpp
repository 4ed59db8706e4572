// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/plan_of_run.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace strata::gui {

namespace {

bool belongsTo(const Step& step, const CellResult& result) {
  return result.test.group() == step.group &&
         result.parameters.regionBytes.value_or(0) == step.region.count &&
         result.parameters.threads == step.cells.front().parameters.threads;
}

}  // namespace

Plan planOf(const Run& run) {
  Plan plan;
  plan.settings = run.settings;
  std::int64_t threads = 1;
  for (const CellResult& result : run.results) {
    const auto group = result.test.group();
    if (!group) continue;
    if (plan.steps.empty() || !belongsTo(plan.steps.back(), result)) {
      Step step;
      step.group = *group;
      step.region = Bytes{result.parameters.regionBytes.value_or(0)};
      plan.steps.push_back(step);
    }
    PlannedCell cell;
    static_cast<CellId&>(cell) = result;
    plan.steps.back().cells.push_back(cell);
    plan.selection.tests.add(*group);
    threads = std::max(threads, result.parameters.threads.value_or(1));
    if (*group == TestGroup::Disk && result.parameters.fileBytes)
      plan.diskFile = Bytes{*result.parameters.fileBytes};
  }
  plan.threads.resize(static_cast<std::size_t>(threads));
  return plan;
}

}  // namespace strata::gui
