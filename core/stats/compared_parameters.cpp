// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/compared_parameters.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace strata {

namespace {

template <typename Value>
std::set<std::string> testsThatDifferIn(const std::vector<const ComparedSide*>& sides,
                                        std::optional<Value> Parameters::* parameter) {
  // Of each test the values on each side; a cell that has no such parameter is the same on all.
  std::map<std::string, std::vector<std::set<Value>>> values;
  for (const ComparedSide* side : sides) {
    std::map<std::string, std::set<Value>> ofSide;
    for (const Run& run : side->runs)
      for (const CellResult& result : run.results) {
        std::set<Value>& had = ofSide[result.test];
        if (const auto& value = result.parameters.*parameter) had.insert(*value);
      }
    for (auto& [test, had] : ofSide) values[test].push_back(std::move(had));
  }
  std::set<std::string> tests;
  for (const auto& [test, ofSides] : values)
    if (std::ranges::all_of(ofSides, [](const auto& side) { return side.size() == 1; }) &&
        std::ranges::any_of(ofSides, [&](const auto& side) { return side != ofSides.front(); }))
      tests.insert(test);
  return tests;
}

}  // namespace

ComparedParameters::ComparedParameters(const std::vector<const ComparedSide*>& sides)
    : m_threads(testsThatDifferIn(sides, &Parameters::threads)),
      m_pages(testsThatDifferIn(sides, &Parameters::pages)) {}

CellResult ComparedParameters::cellOf(const CellResult& result) const {
  CellResult cell;
  cell.test = result.test;
  cell.kernel = result.kernel;
  cell.revision = result.revision;
  cell.metric = result.metric;
  cell.unit = result.unit;
  cell.higherIsBetter = result.higherIsBetter;
  cell.parameters = result.parameters;
  if (m_threads.contains(result.test)) cell.parameters.threads.reset();
  if (m_pages.contains(result.test)) cell.parameters.pages.reset();
  cell.outcome = Skipped{};
  return cell;
}

}  // namespace strata
