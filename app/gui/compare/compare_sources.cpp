// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_sources.h"

#include <filesystem>
#include <utility>

#include "core/base/utf8_path.h"
#include "core/exchange/any_text.h"
#include "core/exchange/references.h"
#include "core/files/read_file.h"
#include "core/report/json_read.h"

namespace strata::gui {

SharedSides shared(std::vector<ComparedSide> sides) {
  SharedSides all;
  for (ComparedSide& side : sides) all.push_back(std::make_shared<const ComparedSide>(std::move(side)));
  return all;
}

std::vector<ComparedSide> sidesOf(std::vector<Run> runs, const std::string& name) {
  std::vector<ComparedSide> sides;
  for (std::vector<Run>& series : bySeries(std::move(runs))) {
    const Run& first = series.front();
    const bool isPublished = first.origin && first.origin->published;
    sides.push_back({first.label.empty() ? name : first.label, std::move(series), isPublished});
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
  for (ReferenceRun& reference : referenceRuns()) {
    std::vector<Run> runs;
    runs.push_back(std::move(reference.run));
    for (ComparedSide& side : sidesOf(std::move(runs), reference.name)) sides.push_back(std::move(side));
  }
  return sides;
}

}  // namespace strata::gui
