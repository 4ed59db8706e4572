// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/advice.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace strata {

namespace {

bool has(const Plan& plan, TestGroup kind) {
  return std::any_of(plan.steps.begin(), plan.steps.end(),
                     [&](const Step& step) { return step.group == kind; });
}

void adviseOnFile(const Plan& plan, std::vector<Reason>& advice) {
  if (plan.diskFile >= advisedDiskFile) return;
  const char* id = plan.diskFile < leastTellingDiskFile ? "small-disk-file" : "cached-disk-file";
  advice.push_back({id,
                    {{"file_bytes", static_cast<std::int64_t>(plan.diskFile.count)},
                     {"advised_bytes", static_cast<std::int64_t>(advisedDiskFile.count)}}});
}

void adviseOnFolders(const Plan& plan, std::vector<Reason>& advice) {
  std::map<std::string, std::string> firstOn;  // by device
  std::set<std::string> said;
  for (const FolderFacts& folder : plan.folders) {
    const auto [first, isFirst] = firstOn.emplace(folder.device, folder.path);
    if (isFirst || first->second == folder.path || !said.insert(folder.device).second) continue;
    advice.push_back({"folders-share-device",
                      {{"folder", first->second}, {"other_folder", folder.path}, {"device", folder.device}}});
  }
}

}  // namespace

bool sharesCpus(const Plan& plan) {
  const bool computes = std::ranges::any_of(plan.steps, [](const Step& step) {
    return step.boundBy != BoundBy::Disk && step.boundBy != BoundBy::Network;
  });
  return computes && plan.threads.size() > plan.usableCpus;
}

std::vector<Reason> adviceOnFileSystems(const Plan& plan) {
  std::vector<Reason> advice;
  std::set<std::string> seen;
  for (const FolderFacts& folder : plan.folders) {
    if (!seen.insert(folder.path).second) continue;
    const std::vector<Datum> data{{"folder", folder.path}, {"file_system", folder.fileSystem}};
    if (folder.inMemory)
      advice.push_back({"folder-in-memory", data});
    else if (folder.throughProgram)
      advice.push_back({"folder-through-program", data});
    else if (folder.deviceInMemory)
      advice.push_back({"folder-on-memory-device", {{"folder", folder.path}, {"device", folder.device}}});
    if (folder.compresses) advice.push_back({"compressing", data});
  }
  return advice;
}

std::vector<Reason> adviceFor(const Plan& plan) {
  std::vector<Reason> advice;
  if (has(plan, TestGroup::Disk)) {
    adviseOnFile(plan, advice);
    adviseOnFolders(plan, advice);
    for (Reason& reason : adviceOnFileSystems(plan)) advice.push_back(std::move(reason));
  }
  if (sharesCpus(plan))
    advice.push_back({"more-threads-than-cpus",
                      {{"threads", static_cast<std::int64_t>(plan.threads.size())},
                       {"cpus", static_cast<std::int64_t>(plan.usableCpus)}}});
  return advice;
}

}  // namespace strata
