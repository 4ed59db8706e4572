// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/distinct_levels.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>

#include "core/model/kernel_id.h"
#include "core/model/latency_walk.h"
#include "core/model/memory_levels.h"
#include "core/stats/judge.h"

namespace strata {

namespace {

constexpr Bytes anyFootprint{std::numeric_limits<std::uint64_t>::max()};

/// Figures that may be held against each other in two levels. The least is taken first: latency without TLB
/// misses, and rates of reads of the widest loop with the fewest threads.
struct FigureKey {
  bool isRate = false;
  int rank = 0;
  std::int64_t narrowness = 0;  ///< minus the width
  std::int64_t threads = 1;
  std::string kernel;
  std::string pages;

  auto operator<=>(const FigureKey&) const = default;
};

std::optional<FigureKey> keyOf(const CellResult& cell) {
  const Parameters& of = cell.parameters;
  FigureKey key{
      true, 0, -of.widthBytes.value_or(0), of.threads.value_or(1), cell.kernel, of.pages.value_or("default")};
  if (cell.test == Test::Latency && of.chains.value_or(1) == 1) {
    key.isRate = false;
    key.rank = walkOf(of) == LatencyWalk::Whole ? 1 : 0;
    return key;
  }
  if (cell.test == Test::Bandwidth && kernelIdOf(cell.kernel).loop == "read-serial") return key;
  key.rank = 1;
  return cell.test == Test::Memory && of.pattern == "serial" ? std::optional(key) : std::nullopt;
}

struct LevelFigure {
  double distance = 0;  ///< of its footprint from the one that shows the level, in octaves
  double value = 0;
};
using LevelFigures = std::map<FigureKey, LevelFigure>;

double octavesBetween(Bytes a, Bytes b) {
  return std::abs(std::log2(static_cast<double>(a.count)) - std::log2(static_cast<double>(b.count)));
}

std::map<int, LevelFigures> figuresOfLevels(const std::vector<const CellResult*>& cells,
                                            const Machine& machine) {
  std::map<int, LevelFigures> figures;
  for (const CellResult* cell : cells) {
    const auto* measured = measuredOf(cell);
    const auto key = keyOf(*cell);
    if (!key || measured == nullptr || !(measured->value > 0)) continue;
    const Bytes footprint = footprintOf(cell->parameters);
    const int threads = static_cast<int>(key->threads);
    const MemoryLevel level = levelOfFootprint(footprint, machine, threads);
    const double distance =
        octavesBetween(footprint, footprintOfLevel(level, machine, threads, anyFootprint));
    const auto [had, isNew] = figures[level.level].try_emplace(*key, LevelFigure{distance, measured->value});
    if (!isNew && distance < had->second.distance) had->second = {distance, measured->value};
  }
  return figures;
}

/// How many times the one is the other, at least 1: of the first figure of that sort that both levels have.
std::optional<double> ratioOf(const LevelFigures& a, const LevelFigures& b, bool isRate) {
  for (const auto& [key, figure] : a) {
    const auto other = b.find(key);
    if (key.isRate != isRate || other == b.end()) continue;
    return std::max(figure.value, other->second.value) / std::min(figure.value, other->second.value);
  }
  return std::nullopt;
}

bool areAlike(const LevelFigures& a, const LevelFigures& b, const Machine& machine) {
  const auto latency = ratioOf(a, b, false);
  const auto rate = ratioOf(a, b, true);
  const bool isKnown = machine.lastLevelProbe == LastLevelProbe::Confirmed || machine.hypervisor.empty();
  if (!latency && (isKnown || !rate)) return false;
  return (!latency || *latency <= likeLatency) && (!rate || *rate <= likeRate);
}

void addOnce(CellResult& cell, Grade grade, const Reason& reason) {
  auto* measured = measuredOf(&cell);
  if (measured == nullptr) return;
  if (std::ranges::find(measured->verdict.reasons, reason.id, &Reason::id) != measured->verdict.reasons.end())
    return;
  addReason(measured->verdict, grade, reason);
}

}  // namespace

std::vector<int> indistinctLevels(const std::vector<const CellResult*>& cells, const Machine& machine) {
  const std::map<int, LevelFigures> figures = figuresOfLevels(cells, machine);
  const std::vector<MemoryLevel> levels = memoryLevels(machine);
  std::vector<int> indistinct;
  for (std::size_t i = 1; i < levels.size(); ++i) {
    const auto before = figures.find(levels[i - 1].level);
    const auto own = figures.find(levels[i].level);
    if (before == figures.end() || own == figures.end()) continue;
    if (!areAlike(before->second, own->second, machine)) continue;
    // Memory is there; so is the cache before another that shows nothing of its own.
    const int doubtful = levels[i].level == levelOfMemory ? levels[i - 1].level : levels[i].level;
    if (std::ranges::find(indistinct, doubtful) == indistinct.end()) indistinct.push_back(doubtful);
  }
  return indistinct;
}

std::optional<bool> deniesLastLevel(const Run& run) {
  constexpr double calmStolenPercent = 2;
  if (run.machine.lastLevelProbe != LastLevelProbe::Confirmed) return std::nullopt;
  if (run.environment.stolenPercent.value_or(0) > calmStolenPercent) return std::nullopt;
  std::vector<const CellResult*> latencies;
  for (const CellResult& cell : run.results) {
    const auto* measured = measuredOf(&cell);
    if (cell.test != Test::Latency || measured == nullptr) continue;
    if (measured->verdict.grade == Grade::Good) latencies.push_back(&cell);
  }
  const std::map<int, LevelFigures> figures = figuresOfLevels(latencies, run.machine);
  const std::vector<MemoryLevel> levels = memoryLevels(run.machine);
  std::optional<bool> denies;
  // The last cache beside the level before and beside memory.
  for (std::size_t i = std::max<std::size_t>(levels.size(), 3) - 2; i < levels.size(); ++i) {
    const auto before = figures.find(levels[i - 1].level);
    const auto own = figures.find(levels[i].level);
    if (before == figures.end() || own == figures.end()) continue;
    if (const auto ratio = ratioOf(before->second, own->second, false))
      denies = denies.value_or(false) || *ratio <= likeLatency;
  }
  return denies;
}

void addRemarks(Run& run) {
  if (run.origin) return;
  std::vector<const CellResult*> cells;
  for (const CellResult& cell : run.results) cells.push_back(&cell);
  const std::vector<int> indistinct = indistinctLevels(cells, run.machine);
  for (CellResult& cell : run.results) {
    if (isFetchedAhead(cell, run.machine)) addOnce(cell, Grade::Poor, {"walk-fetched-ahead", {}});
    if (!cell.parameters.regionBytes) continue;
    if (cell.test != Test::Memory && cell.test != Test::Bandwidth && cell.test != Test::Latency) continue;
    const int threads = static_cast<int>(cell.parameters.threads.value_or(1));
    const int level = levelOfFootprint(footprintOf(cell.parameters), run.machine, threads).level;
    if (std::ranges::find(indistinct, level) != indistinct.end())
      addOnce(cell, Grade::Fair, {"level-not-distinguishable", {{"level", std::int64_t{level}}}});
  }
}

}  // namespace strata
