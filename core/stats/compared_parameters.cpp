// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/compared_parameters.h"

#include <map>
#include <optional>

#include "core/model/latency_walk.h"

namespace strata {

namespace {

/// The values of a parameter on one side, of each test; a cell that has no such parameter is the same on all.
template <typename Value>
std::map<TestId, std::set<Value>> valuesOf(const ComparedSide& side,
                                           std::optional<Value> Parameters::* parameter) {
  std::map<TestId, std::set<Value>> values;
  for (const Run& run : side.runs)
    for (const CellResult& result : run.results)
      if (const auto& value = result.parameters.*parameter) values[result.test].insert(*value);
  return values;
}

template <typename Value>
std::set<TestId> testsThatDifferIn(const std::vector<const ComparedSide*>& sides,
                                   std::optional<Value> Parameters::* parameter) {
  std::map<TestId, std::set<Value>> own;
  std::set<TestId> ambiguous;
  for (const ComparedSide* side : sides)
    for (const auto& [test, values] : valuesOf(*side, parameter)) {
      if (values.size() > 1) ambiguous.insert(test);
      if (!side->isPublished) own[test].insert(values.begin(), values.end());
    }
  std::set<TestId> tests;
  for (const auto& [test, values] : own)
    if (values.size() > 1 && !ambiguous.contains(test)) tests.insert(test);
  return tests;
}

}  // namespace

ComparedParameters::ComparedParameters(const std::vector<const ComparedSide*>& sides)
    : m_threads(testsThatDifferIn(sides, &Parameters::threads)),
      m_pages(testsThatDifferIn(sides, &Parameters::pages)) {}

CellResult ComparedParameters::keyOf(const CellResult& result) const {
  CellResult key{static_cast<const CellId&>(result)};
  key.revision = result.revision;
  key.metric = result.metric;
  key.unit = result.unit;
  key.higherIsBetter = result.higherIsBetter;
  // Walks that meet no TLB miss are of one cell, whatever their blocks: those of run files of earlier
  // versions too, whose revision tells them apart.
  if (result.test == Test::Latency && result.parameters.blockBytes)
    key.parameters.blockBytes = walkBlock.count;
  if (m_threads.contains(result.test)) key.parameters.threads.reset();
  if (m_pages.contains(result.test)) key.parameters.pages.reset();
  key.outcome = Skipped{};
  return key;
}

}  // namespace strata
