// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/disk_reasons.h"

#include <map>
#include <string>
#include <utility>

#include "core/base/digest.h"
#include "core/model/kernel_id.h"
#include "core/stats/judge.h"

namespace strata {

void addSharedDevices(Verdict& verdict, const std::vector<FolderFacts>& folders, std::int64_t threadsOfEach) {
  std::map<std::string, std::int64_t> count;
  for (const FolderFacts& folder : folders) ++count[folder.device.empty() ? folder.path : folder.device];
  for (const auto& [device, shared] : count)
    if (shared > 1)
      addReason(verdict, Grade::Fair,
                {"shared-device", {{"device", device}, {"threads", shared * threadsOfEach}}});
}

CellResult diskResult(const PlannedCell& cell, Outcome outcome) {
  CellResult result{cell};
  result.metric = isCommit(cell) ? "operations" : "rate";
  result.unit = unitOf(cell);
  result.outcome = std::move(outcome);
  return result;
}

std::uint64_t diskSeedOf(std::string_view uuid) {
  return digest(uuid);
}

}  // namespace strata
