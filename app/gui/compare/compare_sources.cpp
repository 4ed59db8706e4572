// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_sources.h"

#include <utility>

#include "core/exchange/references.h"

namespace strata::gui {

SharedSides shared(std::vector<ComparedSide> sides) {
  SharedSides all;
  for (ComparedSide& side : sides) all.push_back(std::make_shared<const ComparedSide>(std::move(side)));
  return all;
}

std::vector<ComparedSide> sidesOf(std::vector<Run> runs, const std::string& name) {
  std::vector<ComparedSide> sides = strata::sidesOf(std::move(runs));
  for (ComparedSide& side : sides)
    if (side.name.empty()) side.name = name;
  return sides;
}

std::vector<ComparedSide> referenceSides() {
  std::vector<ComparedSide> sides;
  for (ReferenceRun& reference : referenceRuns()) {
    std::vector<Run> runs;
    runs.push_back(std::move(reference.run));
    for (ComparedSide& side : sidesOf(std::move(runs), reference.name)) sides.push_back(std::move(side));
  }
  return sides;
}

}  // namespace strata::gui
