// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/references.h"

#include <utility>

#include "core/report/json_read.h"

namespace strata {

std::vector<ReferenceRun> referenceRuns() {
  std::vector<ReferenceRun> references;
  for (const ReferenceFile& file : referenceFiles())
    if (auto run = referenceRun(file.name)) references.push_back({std::string(file.name), *std::move(run)});
  return references;
}

Result<Run> referenceRun(std::string_view name) {
  for (const ReferenceFile& file : referenceFiles()) {
    if (file.name != name) continue;
    auto runs = runsFromJson(file.content);
    if (!runs) return runs.error();
    return std::move(runs->front());
  }
  return Error{"no-such-reference", {{"name", std::string(name)}}};
}

}  // namespace strata
