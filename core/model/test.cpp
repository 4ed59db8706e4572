// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/test.h"

#include <algorithm>

namespace strata {

const TestFacts& factsOf(Test test) {
  return *std::ranges::find(allTests, test, &TestFacts::test);
}

std::optional<Test> testOfId(std::string_view id) {
  const auto found = std::ranges::find(allTests, id, &TestFacts::id);
  if (found == allTests.end()) return std::nullopt;
  return found->test;
}

std::optional<TestGroup> testGroupOfId(std::string_view id) {
  const auto test = testOfId(id);
  if (!test) return std::nullopt;
  return factsOf(*test).group;
}

std::string_view testGroupId(TestGroup group) {
  if (group == TestGroup::Processor) return "processor";
  return std::ranges::find(allTests, group, &TestFacts::group)->id;
}

}  // namespace strata
