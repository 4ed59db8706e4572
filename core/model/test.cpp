// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/test.h"

#include <algorithm>

namespace strata {

const TestFacts& factsOf(Test test) {
  return *std::ranges::find(allTests, test, &TestFacts::test);
}

std::string_view testGroupId(TestGroup group) {
  if (group == TestGroup::Processor) return "processor";
  return std::ranges::find(allTests, group, &TestFacts::group)->id;
}

std::optional<TestGroup> testGroupNamed(std::string_view id) {
  const auto found = std::ranges::find(allTestGroups, id, testGroupId);
  if (found == allTestGroups.end()) return std::nullopt;
  return *found;
}

TestId::TestId(Test test) : m_text(factsOf(test).id), m_known(test) {}

TestId::TestId(std::string_view id) : m_text(id) {
  const auto found = std::ranges::find(allTests, id, &TestFacts::id);
  if (found != allTests.end()) m_known = found->test;
}

std::optional<TestGroup> TestId::group() const {
  if (!m_known) return std::nullopt;
  return factsOf(*m_known).group;
}

std::string TestId::section() const {
  const auto known = group();
  return known ? std::string(testGroupId(*known)) : m_text;
}

}  // namespace strata
