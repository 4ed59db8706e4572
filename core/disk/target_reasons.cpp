// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/target_reasons.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/stats/judge.h"

namespace strata {

namespace {

/// Smaller pieces than this cost a drive more time in finding them than in reading them.
constexpr Bytes tellingPiece = 1_MiB;

std::string_view howBuffered(CacheBypass bypass) {
  switch (bypass) {
    case CacheBypass::Refused:
      return "refused";
    case CacheBypass::NotReal:
      return "not-real";
    case CacheBypass::InMemory:
      return "in-memory";
    case CacheBypass::ThroughProgram:
      return "program";
    case CacheBypass::DeviceInMemory:
      return "device-in-memory";
    case CacheBypass::Direct:
    case CacheBypass::Untold:
      break;
  }
  return {};
}

/// Adds reasons, equal ones once.
class Adder {
 public:
  explicit Adder(Verdict& verdict) : m_verdict(verdict) {}

  /// `key`: reasons of one id and key are equal, whatever their numbers.
  void add(Grade atMost, std::string_view key, Reason reason) {
    if (m_said.emplace(reason.id, key).second) addReason(m_verdict, atMost, std::move(reason));
  }

 private:
  Verdict& m_verdict;
  std::set<std::pair<std::string, std::string>> m_said;
};

void addCache(Adder& adder, const Target& target) {
  if (!target.state) return;
  const FolderFacts& folder = target.folder;
  if (target.state->bypass == CacheBypass::Untold)
    adder.add(Grade::Fair, folder.path,
              {"bypass-unknown", {{"folder", folder.path}, {"file_system", folder.fileSystem}}});
  const std::string how(howBuffered(target.state->bypass));
  if (how.empty()) return;
  Reason reason{"buffered", {{"folder", folder.path}, {"how", how}, {"file_system", folder.fileSystem}}};
  if (target.state->bypass == CacheBypass::NotReal && target.state->residentShare)
    reason.data.push_back({"resident_percent", *target.state->residentShare * 100});
  adder.add(Grade::Poor, folder.path + '\n' + how, std::move(reason));
}

void addNature(Adder& adder, const Target& target) {
  const FolderFacts& folder = target.folder;
  const std::vector<Datum> data{{"folder", folder.path}, {"file_system", folder.fileSystem}};
  if (folder.compresses) adder.add(Grade::Fair, folder.path, {"compressing", data});
  if (folder.copyOnWrite) adder.add(Grade::Good, folder.path, {"copy-on-write", data});
}

void addFragmented(Adder& adder, const Target& target) {
  if (!target.state || !target.state->extents) return;
  const std::uint64_t pieces = *target.state->extents;
  if (pieces < 2 || target.file.count / pieces >= tellingPiece.count) return;
  adder.add(target.folder.rotates.value_or(false) ? Grade::Fair : Grade::Good, target.folder.path,
            {"fragmented",
             {{"folder", target.folder.path},
              {"extents", static_cast<std::int64_t>(pieces)},
              {"file_bytes", static_cast<std::int64_t>(target.file.count)}}});
}

void addBeyondLink(Adder& adder, std::span<const Target> targets) {
  std::map<std::string, double> rates;  // of each device
  for (const Target& target : targets)
    if (target.rateMbs) rates[target.folder.device] += *target.rateMbs;
  for (const Target& target : targets) {
    const FolderFacts& folder = target.folder;
    const auto rate = rates.find(folder.device);
    if (!folder.linkRate || rate == rates.end() || !isBeyondLink(rate->second, *folder.linkRate)) continue;
    adder.add(Grade::Poor, folder.device,
              {"beyond-link",
               {{"device", folder.device},
                {"rate_mbs", rate->second},
                {"link", folder.link},
                {"link_rate_mbs", *folder.linkRate}}});
  }
}

}  // namespace

TargetState targetStateOf(DirectFile& file) {
  return {file.bypass(), file.residentShare(), file.extents()};
}

bool isBeyondLink(double rateMbs, double linkRateMbs) {
  constexpr double margin = 1.05;
  return rateMbs > margin * linkRateMbs;
}

void addTargetReasons(Verdict& verdict, std::span<const Target> targets) {
  Adder adder(verdict);
  for (const Target& target : targets) addCache(adder, target);
  addBeyondLink(adder, targets);
  for (const Target& target : targets) addNature(adder, target);
  for (const Target& target : targets) addFragmented(adder, target);
}

}  // namespace strata
