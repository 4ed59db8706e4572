// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_sources.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/exchange/any_text.h"
#include "core/exchange/references.h"
#include "core/files/read_file.h"
#include "core/files/utf8_path.h"
#include "core/report/json_read.h"

namespace strata::gui {

SharedSides shared(std::vector<ComparedSide> sides) {
  SharedSides all;
  for (ComparedSide& side : sides) all.push_back(std::make_shared<const ComparedSide>(std::move(side)));
  return all;
}

std::vector<ComparedSide> sidesOf(std::vector<Run> runs, const std::string& name) {
  std::vector<ComparedSide> sides;
  for (Run& run : runs) {
    const auto ofSeries = std::ranges::find_if(sides, [&](const ComparedSide& side) {
      return !run.series.empty() && side.runs.front().series == run.series;
    });
    if (ofSeries != sides.end()) {
      ofSeries->runs.push_back(std::move(run));
      continue;
    }
    ComparedSide side;
    side.name = run.label.empty() ? name : run.label;
    side.isPublished = run.origin && run.origin->published;
    side.runs.push_back(std::move(run));
    sides.push_back(std::move(side));
  }
  return sides;
}

Result<std::vector<ComparedSide>> sidesOfFile(const std::string& path) {
  const auto text = readFile(path, mostRunFile);
  if (!text) return text.error();
  auto runs = runsFromAnyText(path, *text);
  if (!runs) return runs.error();
  return sidesOf(*std::move(runs), utf8Of(pathOf(path).stem()));
}

std::vector<ComparedSide> referenceSides() {
  std::vector<ComparedSide> sides;
  for (Reference& reference : referenceRuns()) {
    std::vector<Run> runs;
    runs.push_back(std::move(reference.run));
    for (ComparedSide& side : sidesOf(std::move(runs), reference.name)) sides.push_back(std::move(side));
  }
  return sides;
}

}  // namespace strata::gui
