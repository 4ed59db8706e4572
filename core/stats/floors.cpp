// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/floors.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "core/stats/comparison.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

constexpr double inside95Percent = 1.96;
constexpr double deviationsOfMedian = 1.4826;
constexpr double widening = 2;

/// The runs of a series, or a run that was made by itself.
struct Group {
  std::string started;  ///< of its first run
  std::string label;
  std::vector<Run> runs;
};

std::vector<Group> groupsOf(std::vector<Run> history, const Run& like, std::span<const Run> compared) {
  std::set<std::string> judged;
  for (const Run& run : compared) judged.insert({run.id, run.series});
  std::map<std::string, Group> bySeries;
  for (Run& run : history) {
    if (judged.contains(run.id) || judged.contains(run.series) || !isUnchanged(run, like)) continue;
    Group& group = bySeries[run.series];
    if (group.runs.empty() || run.started < group.started) {
      group.started = run.started;
      group.label = run.label;
    }
    group.runs.push_back(std::move(run));
  }
  std::vector<Group> groups;
  for (auto& [series, group] : bySeries) groups.push_back(std::move(group));
  std::stable_sort(groups.begin(), groups.end(),
                   [](const Group& a, const Group& b) { return a.started < b.started; });
  return groups;
}

/// The mean of the logarithms; absent where no run of the group has the cell.
std::optional<double> centreOf(const Group& group, const CellResult& cell) {
  double sum = 0;
  int count = 0;
  for (const Run& run : group.runs)
    for (const CellResult& result : run.results) {
      const auto* measured = measuredOf(&result);
      if (measured == nullptr || !(measured->value > 0) || !isMadeAlike(result, cell)) continue;
      sum += std::log(measured->value);
      ++count;
    }
  if (count == 0) return std::nullopt;
  return sum / count;
}

Floor floorIn(const std::vector<Group>& groups, const CellResult& cell) {
  std::map<std::string, double> lastOfLabel;
  std::vector<double> ratios;
  std::size_t used = 0;
  for (const Group& group : groups) {
    const auto centre = centreOf(group, cell);
    if (!centre) continue;
    ++used;
    if (const auto last = lastOfLabel.find(group.label); last != lastOfLabel.end())
      ratios.push_back(*centre - last->second);
    lastOfLabel[group.label] = *centre;
  }
  if (const auto share = floorOfRatios(ratios)) return {*share, FloorSource::History, used};
  return {usualFloor(cell), FloorSource::Usual, 0};
}

/// What of the settings bears upon figures.
Settings measuring(Settings settings) {
  settings.keepRuns = true;
  settings.unknownJson.clear();
  return settings;
}

/// What is not known of one of them differs from nothing.
template <typename T>
bool agree(const std::optional<T>& a, const std::optional<T>& b) {
  return !a || !b || *a == *b;
}

/// Sizes agree within 1 %: what firmware and kernel leave of the same modules may differ after each start.
bool sameSize(Bytes a, Bytes b) {
  constexpr std::uint64_t parts = 100;
  const Bytes larger = std::max(a, b);
  return larger.count - std::min(a, b).count <= larger.count / parts;
}

/// XMP, EXPO or another module is a change, even where the size of memory stays.
bool sameModules(const Machine& a, const Machine& b) {
  return !a.memoryModules || !b.memoryModules ||
         (agree(a.memoryModules->speedMts, b.memoryModules->speedMts) &&
          agree(a.memoryModules->channels, b.memoryModules->channels));
}

bool wasRaised(const Run& run) {
  return run.environment.priority && run.environment.priority->raised;
}

}  // namespace

std::optional<double> floorOfRatios(std::span<const double> logarithms) {
  if (logarithms.size() < leastFloorPairs) return std::nullopt;
  std::vector<double> sizes;
  for (const double logarithm : logarithms) sizes.push_back(std::abs(logarithm));
  const double deviation = deviationsOfMedian * quantile(sizes, 0.5);
  return std::expm1(inside95Percent * deviation * (1 + widening / static_cast<double>(sizes.size())));
}

bool isMadeAlike(const CellResult& a, const CellResult& b) {
  if (!sameCell(a, b) || a.revision != b.revision) return false;
  const Measured* one = measuredOf(&a);
  const Measured* other = measuredOf(&b);
  return one == nullptr || other == nullptr || one->pagesObtained == other->pagesObtained;
}

bool isUnchanged(const Run& run, const Run& other) {
  const Machine& a = run.machine;
  const Machine& b = other.machine;
  // What others have measured or sent tells nothing of this machine.
  return !a.cpuModel.empty() && !run.origin && !other.origin && a.cpuModel == b.cpuModel &&
         a.packages == b.packages && a.cores == b.cores && a.cpus.size() == b.cpus.size() &&
         sameSize(a.memory, b.memory) && sameModules(a, b) && a.system == b.system &&
         run.program.method == other.program.method && measuring(run.settings) == measuring(other.settings) &&
         wasRaised(run) == wasRaised(other);
}

FloorOf floorsFromHistory(std::vector<Run> history, const Run& like, std::span<const Run> compared) {
  const auto groups =
      std::make_shared<const std::vector<Group>>(groupsOf(std::move(history), like, compared));
  return [groups](const CellResult& cell) { return floorIn(*groups, cell); };
}

}  // namespace strata
