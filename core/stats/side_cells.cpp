// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/side_cells.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/model/memory_levels.h"

namespace strata {

SideCells::SideCells(const std::vector<const ComparedSide*>& sides, std::size_t first)
    : m_sideCount(sides.size()), m_compared(sides) {
  const auto add = [&](std::size_t side) {
    for (const Run& run : sides[side]->runs)
      for (const CellResult& result : run.results) {
        std::vector<Found>& had = m_found[indexOf(result)][side];
        // Of a run that has a cell twice, the first.
        if (had.empty() || had.back().run != &run) had.push_back({&run, &result});
      }
  };
  if (first < sides.size()) add(first);
  for (std::size_t side = 0; side < sides.size(); ++side)
    if (side != first) add(side);
  dropWhatDiffers();
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

SideFigures SideCells::figures(std::size_t side, std::size_t cell) const {
  SideFigures figures;
  double logarithms = 0;
  for (const Found& one : found(side, cell)) {
    const auto* measured = std::get_if<Measured>(&one.result->outcome);
    if (measured == nullptr || !(measured->value > 0)) continue;
    figures.figures.push_back(measured->value);
    figures.threads = one.result->parameters.threads;
    figures.pages = one.result->parameters.pages;
    figures.level = levelOfFootprint(footprintOf(one.result->parameters), one.run->machine,
                                     static_cast<int>(figures.threads.value_or(1)))
                        .level;
    logarithms += std::log(measured->value);
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
  // Of all repetitions that measured it: equal sets are alike.
  const auto differs = [&](auto value) {
    const auto all = [&](std::size_t side) {
      std::set<std::decay_t<decltype(value(Found{}, Measured{}))>> values;
      for (const Found& one : found(side, cell))
        if (const auto* measured = std::get_if<Measured>(&one.result->outcome))
          values.insert(value(one, *measured));
      return values;
    };
    return all(firstSide) != all(secondSide);
  };
  std::vector<Unlike> unlike;
  if (differs([](const Found& one, const Measured&) { return one.result->revision; }))
    unlike.push_back(Unlike::Kernel);
  if (differs([](const Found& one, const Measured&) { return one.run->program.method; }))
    unlike.push_back(Unlike::Method);
  if (differs([](const Found&, const Measured& measured) { return measured.pagesObtained; }))
    unlike.push_back(Unlike::Pages);
  const bool hasOtherThreads =
      differs([](const Found& one, const Measured&) { return one.result->parameters.threads; });
  if (hasOtherThreads) unlike.push_back(Unlike::Threads);
  const bool isOtherMachine =
      differs([](const Found& one, const Measured&) { return one.run->machine.cpuModel; });
  if (isOtherMachine) unlike.push_back(Unlike::Machine);
  // Another machine has other CPUs, and another number of threads takes others.
  if (!hasOtherThreads && !isOtherMachine &&
      differs([](const Found&, const Measured& measured) { return measured.placement; }))
    unlike.push_back(Unlike::Placement);
  if (first.worst == Grade::Poor || second.worst == Grade::Poor) unlike.push_back(Unlike::Doubtful);
  return unlike;
}

const CellResult* SideCells::measured(std::size_t side, std::size_t cell) const {
  for (const Found& one : found(side, cell))
    if (std::holds_alternative<Measured>(one.result->outcome)) return one.result;
  return nullptr;
}

}  // namespace strata
