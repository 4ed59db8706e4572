// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/shown_names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "core/model/kernel_id.h"

namespace strata {

std::string testName(const TestId& test, const Words& words) {
  return test.known() ? words(factsOf(*test.known()).word, {}) : words("unknown-test", {test.text()});
}

std::string kernelWord(const std::string& kernel, const Words& words) {
  std::string name = words(kernel, {});
  return name.ends_with('.') ? kernel : name;
}

std::string unitName(const std::string& unit, const Words& words) {
  // The last is of other programs.
  constexpr std::array<std::string_view, 7> known{"", "MB/s", "MOPs/s", "ns", "%", "commits/s", "IOPS"};
  return std::ranges::find(known, unit) != known.end() ? unit : words("unknown-unit", {unit});
}

ReadValue asRead(const CellResult& result, double value, const Words& words) {
  if (const auto us = microsecondsOf(result, value)) return {*us, "us"};
  return {value, unitName(result.unit, words)};
}

std::string coreKindName(int kind, const std::vector<CoreKind>& kinds, const Words& words) {
  const auto index = static_cast<std::size_t>(kind);
  if (index < kinds.size() && !kinds[index].name.empty()) return kinds[index].name;
  return words("cores-kind", {std::to_string(kind + 1)});
}

// Words answer an id that they have no sentence for with the id. Those of reasons have names of their own, so
// that the reason of a file is no other sentence of the program.
std::string reasonSentence(const std::string& id, const std::vector<std::string>& arguments,
                           const Words& words) {
  const std::string known = "reason-" + id;
  return words(known, {}) == known ? words("unknown-reason-id", {id}) : words(known, arguments);
}

}  // namespace strata
