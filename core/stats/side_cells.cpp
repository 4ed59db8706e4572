// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/side_cells.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/model/memory_levels.h"

namespace strata {

namespace {

/// The largest factor between two sizes that count as alike.
constexpr double mostFactor = 2;
constexpr double anyFactor = std::numeric_limits<double>::infinity();
/// The number of cells examined on each side of a size, so that a file with very many cells costs little.
constexpr int mostLookedAt = 64;

bool isOfAnotherProgram(const ComparedSide* side) {
  return std::ranges::any_of(side->runs, [](const Run& run) { return run.origin.has_value(); });
}

bool namesCaches(const Run& run) {
  return !run.origin || !run.machine.caches.empty();
}

int levelOn(const Machine& machine, const Parameters& of) {
  return levelOfFootprint(footprintOf(of), machine, static_cast<int>(of.threads.value_or(1))).level;
}

/// The level that a publication names instead of a size.
std::optional<int> namedLevelOf(const CellResult& result, const Run& run) {
  const auto likeness = run.origin ? likenessOf(result) : std::nullopt;
  return likeness ? likeness->level : std::nullopt;
}

/// The level of memory that contains the data; absent where another program reports no caches.
std::optional<int> levelOf(const CellResult& result, const Run& run) {
  if (const auto named = namedLevelOf(result, run)) return named;
  if (!namesCaches(run)) return std::nullopt;
  return levelOn(run.machine, result.parameters);
}

/// The properties that like cells share, without the width, which may be missing.
using LikenessKey = std::tuple<std::string, std::int64_t, std::optional<std::uint64_t>>;

LikenessKey keyOf(const Likeness& likeness) {
  return {likeness.measured, likeness.threads, likeness.blockBytes};
}

/// Cells of one likeness and width, by size; cells without a size are at 0.
using BySize = std::multimap<std::uint64_t, std::size_t>;
/// Cells by width, the widest first; -1 where the width is not reported.
using ByWidth = std::map<std::int64_t, BySize, std::greater<>>;

std::uint64_t sizeOf(const Likeness& likeness) {
  return likeness.size.value_or(0_B).count;
}

double factorBetween(std::uint64_t a, std::uint64_t b) {
  if (a == b) return 1;
  return static_cast<double>(std::max(a, b)) /
         static_cast<double>(std::max<std::uint64_t>(1, std::min(a, b)));
}

/// A cell, and the factor between its size and the one wanted.
struct Near {
  std::size_t cell = 0;
  double factor = 1;
};

/// The cell nearest in size for which `fits` holds, by a factor of `most` at most.
template <typename Fits>
std::optional<Near> nearest(const BySize& cells, std::uint64_t size, double most, const Fits& fits) {
  std::optional<Near> found;
  const auto look = [&](const BySize::value_type& at) {
    const double away = factorBetween(at.first, size);
    if (away > most) return false;
    if (fits(at.second)) found = Near{at.second, away};
    return !found;
  };
  const auto start = cells.lower_bound(size);
  auto up = start;
  for (int i = 0; i < mostLookedAt && up != cells.end() && look(*up); ++i) ++up;
  const std::optional<Near> above = std::exchange(found, std::nullopt);
  auto down = start;
  for (int i = 0; i < mostLookedAt && down != cells.begin() && look(*std::prev(down)); ++i) --down;
  return found && (!above || found->factor < above->factor) ? found : above;
}

/// A cell that looks for a partner, and the least factor between their sizes that it can have.
struct Wanting {
  double factor = 1;
  std::size_t cell = 0;
  friend auto operator<=>(const Wanting&, const Wanting&) = default;
};

/// The size that shows a level which has a name and no size.
std::uint64_t sizeOfLevel(int level, const Machine& machine, int threads) {
  for (const MemoryLevel& one : memoryLevels(machine))
    if (one.level == level)
      return footprintOfLevel(one, machine, threads, Bytes{std::numeric_limits<std::uint64_t>::max()}).count;
  return 0;
}

}  // namespace

SideCells::SideCells(const std::vector<const ComparedSide*>& sides, std::size_t first)
    : m_sideCount(sides.size()), m_compared(sides) {
  const auto add = [&](std::size_t side) {
    for (const Run& run : sides[side]->runs)
      for (const CellResult& result : run.results) {
        std::vector<Found>& had = m_found[indexOf(result)][side];
        // If a run has a cell twice, the first counts.
        if (had.empty() || had.back().run != &run) had.push_back({&run, &result});
      }
  };
  if (first < sides.size()) add(first);
  for (std::size_t side = 0; side < sides.size(); ++side)
    if (side != first) add(side);
  dropWhatDiffers();
  if (std::ranges::any_of(sides, isOfAnotherProgram)) meetOtherPrograms();
}

std::size_t SideCells::indexOf(const CellResult& result) {
  CellResult key = m_compared.keyOf(result);
  const auto [place, isNew] = m_places.try_emplace(key, m_cells.size());
  if (!isNew) return place->second;
  m_cells.push_back(key);
  m_cells.back().parameters = result.parameters;
  m_keys.push_back(std::move(key));
  m_found.emplace_back(m_sideCount);
  return place->second;
}

// Where sides differ as a whole, cells that only one of them has are of the same test as those that both
// have.
void SideCells::dropWhatDiffers() {
  for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
    Parameters& shared = m_cells[cell].parameters;
    if (!m_keys[cell].parameters.threads && !shared.queueDepth) shared.threads.reset();
    if (!m_keys[cell].parameters.pages) shared.pages.reset();
  }
}

// A machine that names no caches has those of the others, so that what is in two levels there never meets.
bool SideCells::areInOneLevel(std::size_t a, std::size_t b) const {
  std::set<int> levels;
  std::vector<const Machine*> naming;
  std::map<std::uint64_t, const Parameters*> unplaced;
  for (const std::size_t cell : {a, b})
    for (const std::vector<Found>& ofSide : m_found[cell])
      for (const Found& one : ofSide) {
        if (const auto level = levelOf(*one.result, *one.run))
          levels.insert(*level);
        else
          unplaced.emplace(footprintOf(one.result->parameters).count, &one.result->parameters);
        if (namesCaches(*one.run)) naming.push_back(&one.run->machine);
      }
  for (const auto& [footprint, of] : unplaced)
    for (const Machine* machine : naming) levels.insert(levelOn(*machine, *of));
  return levels.size() <= 1;
}

bool SideCells::hasWalkWithoutBlocks(std::size_t cell) const {
  if (m_cells[cell].test != Test::Latency || !m_keys[cell].parameters.blockBytes) return false;
  CellResult key = m_keys[cell];
  key.parameters.blockBytes.reset();
  const auto whole = m_places.find(key);
  return whole != m_places.end() && shareASide(cell, whole->second);
}

bool SideCells::shareASide(std::size_t a, std::size_t b) const {
  for (std::size_t side = 0; side < m_sideCount; ++side)
    if (!m_found[a][side].empty() && !m_found[b][side].empty()) return true;
  return false;
}

/// The merged row takes the earlier place of the two, and the name that Strata uses; that of the walk over
/// the whole region, of which another program's latency is, where one block of Strata's was the whole region.
void SideCells::merge(std::size_t other, std::size_t with) {
  for (std::size_t side = 0; side < m_sideCount; ++side)
    if (m_found[with][side].empty()) m_found[with][side] = std::exchange(m_found[other][side], {});
  if (m_cells[with].test == Test::Latency) m_cells[with].parameters.blockBytes.reset();
  if (other > with) return;
  std::swap(m_found[other], m_found[with]);
  std::swap(m_cells[other], m_cells[with]);
  std::swap(m_keys[other], m_keys[with]);
}

// Cells of the same size are matched first, and then the nearest, so that none takes the place of another,
// and with loops of Strata before those of a third program.
void SideCells::meetOtherPrograms() {
  std::vector<std::optional<Likeness>> likeness(m_cells.size());
  std::map<LikenessKey, ByWidth> own;
  std::map<LikenessKey, ByWidth> peers;
  std::vector<std::size_t> order;
  std::vector<std::size_t> at(m_cells.size());
  for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
    at[cell] = cell;
    for (const std::vector<Found>& ofSide : m_found[cell])
      if (!likeness[cell] && !ofSide.empty()) likeness[cell] = likenessOf(*ofSide.front().result);
    if (hasWalkWithoutBlocks(cell)) likeness[cell].reset();
    if (!likeness[cell]) continue;
    const Likeness& of = *likeness[cell];
    (of.isOwn ? own : peers)[keyOf(of)][of.widthBytes.value_or(-1)].emplace(sizeOf(of), cell);
    if (!of.isOwn) order.push_back(cell);
  }
  std::set<std::size_t> met;
  const auto find = [&](std::size_t cell, const std::map<LikenessKey, ByWidth>& among,
                        double most) -> std::optional<Near> {
    const Likeness& of = *likeness[cell];
    const auto group = among.find(keyOf(of));
    if (group == among.end()) return std::nullopt;
    const auto fits = [&](std::size_t candidate) {
      return candidate != cell && !met.contains(candidate) && !shareASide(at[cell], at[candidate]) &&
             areInOneLevel(at[cell], at[candidate]);
    };
    const auto wanted = [&](const BySize& cells) -> std::uint64_t {
      for (const std::vector<Found>& ofSide : m_found[at[cells.begin()->second]])
        if (!ofSide.empty())
          return sizeOfLevel(*of.level, ofSide.front().run->machine, static_cast<int>(of.threads));
      return 0;
    };
    for (const auto& [width, cells] : group->second) {
      if (of.widthBytes && width != *of.widthBytes) continue;
      const auto found =
          of.level ? nearest(cells, wanted(cells), anyFactor, fits) : nearest(cells, sizeOf(of), most, fits);
      if (found) return found;
    }
    return std::nullopt;
  };
  // What was the nearest may have met another meanwhile: then the next one is further away.
  for (const double most : {1.0, mostFactor}) {
    std::set<Wanting> wanting;
    for (const std::size_t cell : order)
      if (!met.contains(cell)) wanting.insert({1, cell});
    while (!wanting.empty()) {
      const Wanting first = wanting.extract(wanting.begin()).value();
      const std::size_t cell = first.cell;
      // Direct I/O passes the caches, so that a request's size decides, and not that of the file.
      const bool isOfDisk = m_cells[at[cell]].test == Test::Disk;
      const double mostHere = isOfDisk && most > 1 ? anyFactor : most;
      auto with = find(cell, own, mostHere);
      if (!with) with = find(cell, peers, mostHere);
      if (!with) continue;
      if (with->factor > first.factor) {
        wanting.insert({with->factor, cell});
        continue;
      }
      met.insert(cell);
      const std::size_t row = std::min(at[cell], at[with->cell]);
      merge(at[cell], at[with->cell]);
      at[with->cell] = row;
    }
  }
}

bool SideCells::isMedianElsewhere(std::size_t cell) const {
  return std::ranges::any_of(m_found[cell], [](const std::vector<Found>& ofSide) {
    return std::ranges::any_of(ofSide, [](const Found& one) {
      const auto* measured = measuredOf(one.result);
      return one.run->origin && measured != nullptr && measured->statistic == "p50";
    });
  });
}

SideFigures SideCells::figures(std::size_t side, std::size_t cell) const {
  SideFigures figures;
  const bool byMedian = isMedianElsewhere(cell);
  double logarithms = 0;
  for (const Found& one : found(side, cell)) {
    const auto* measured = measuredOf(one.result);
    if (measured == nullptr || !(measured->value > 0)) continue;
    const double value =
        byMedian && !one.run->origin ? measured->median.value_or(measured->value) : measured->value;
    figures.figures.push_back(value);
    figures.threads = one.result->parameters.threads;
    figures.pages = one.result->parameters.pages;
    figures.level = levelOf(*one.result, *one.run);
    if (one.result->parameters.regionBytes != m_cells[cell].parameters.regionBytes)
      figures.regionBytes = one.result->parameters.regionBytes;
    logarithms += std::log(value);
    figures.worst = std::max(figures.worst.value_or(Grade::Good), measured->verdict.grade);
  }
  if (figures.figures.size() == 1)
    figures.centre = figures.figures.front();
  else if (!figures.figures.empty())
    figures.centre = std::exp(logarithms / static_cast<double>(figures.figures.size()));
  return figures;
}

std::vector<Unlike> SideCells::unlike(std::size_t firstSide, const SideFigures& first, std::size_t secondSide,
                                      const SideFigures& second, std::size_t cell) const {
  // The values of all repetitions that measured the cell are compared: equal sets are alike.
  const auto differs = [&](auto value) {
    const auto all = [&](std::size_t side) {
      std::set<std::decay_t<decltype(value(Found{}, Measured{}))>> values;
      for (const Found& one : found(side, cell))
        if (const auto* measured = measuredOf(one.result)) values.insert(value(one, *measured));
      return values;
    };
    return all(firstSide) != all(secondSide);
  };
  std::vector<Unlike> unlike;
  // Revision and method of another program's loop cannot be the same, and no more is known of it. A
  // publication may leave out the program's name: that it has an origin tells it from Strata.
  const bool isOtherProgram = differs([](const Found& one, const Measured&) {
    return std::pair(one.run->origin.has_value(), one.run->origin ? one.run->origin->program : std::string());
  });
  if (!isOtherProgram) {
    if (differs([](const Found& one, const Measured&) { return one.result->revision; }))
      unlike.push_back(Unlike::Kernel);
    if (differs([](const Found& one, const Measured&) { return one.run->program.method; }))
      unlike.push_back(Unlike::Method);
    if (differs([](const Found&, const Measured& measured) { return measured.pagesObtained; }))
      unlike.push_back(Unlike::Pages);
  }
  const bool hasOtherThreads = differs([&](const Found& one, const Measured&) {
    // A program that does not report threads has one.
    const auto& threads = one.result->parameters.threads;
    return isOtherProgram || one.run->origin ? std::optional(threads.value_or(1)) : threads;
  });
  if (hasOtherThreads) unlike.push_back(Unlike::Threads);
  const bool isOtherMachine =
      differs([](const Found& one, const Measured&) { return one.run->machine.cpuModel; });
  if (isOtherMachine) unlike.push_back(Unlike::Machine);
  const bool isOtherKind = differs([](const Found& one, const Measured&) { return one.run->settings.cores; });
  // Another machine has other CPUs, and another number of threads or kind of cores takes others.
  if (!hasOtherThreads && !isOtherMachine && !isOtherProgram && !isOtherKind &&
      differs([](const Found&, const Measured& measured) { return measured.placement; }))
    unlike.push_back(Unlike::Placement);
  if (first.worst == Grade::Poor || second.worst == Grade::Poor) unlike.push_back(Unlike::Doubtful);
  if (isOtherProgram) unlike.push_back(Unlike::Program);
  if (isOtherProgram && isMedianElsewhere(cell) &&
      differs([](const Found&, const Measured& measured) { return measured.statistic; }))
    unlike.push_back(Unlike::Median);
  // Cells of Strata are of one size and width already.
  const auto isForeign = [](const Found& one) { return one.run->origin.has_value(); };
  if (std::ranges::none_of(found(firstSide, cell), isForeign) &&
      std::ranges::none_of(found(secondSide, cell), isForeign))
    return unlike;
  const auto likeness = [](const Found& one) { return likenessOf(*one.result).value_or(Likeness{}); };
  const bool namesLevel =
      differs([&](const Found& one, const Measured&) { return likeness(one).level.has_value(); });
  // Files meet in any size, see meetOtherPrograms, and are in no level of memory.
  const bool hasOtherSize = m_cells[cell].test != Test::Disk &&
                            differs([&](const Found& one, const Measured&) { return sizeOf(likeness(one)); });
  if (namesLevel)
    unlike.push_back(Unlike::Level);
  else if (hasOtherSize)
    unlike.push_back(Unlike::Size);
  if (differs([&](const Found& one, const Measured&) { return likeness(one).widthBytes.value_or(0); }))
    unlike.push_back(Unlike::Width);
  return unlike;
}

const CellResult* SideCells::measured(std::size_t side, std::size_t cell) const {
  for (const Found& one : found(side, cell))
    if (std::holds_alternative<Measured>(one.result->outcome)) return one.result;
  return nullptr;
}

}  // namespace strata
