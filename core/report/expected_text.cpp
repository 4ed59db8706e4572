// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/expected_text.h"

#include <fmt/format.h>

#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata {

std::string expectedText(const ExpectedRange& range, const CellResult& result, const Words& words) {
  const char* id = range.value < range.low    ? "expected-below"
                   : range.value > range.high ? "expected-above"
                                              : "expected-inside";
  const ReadValue low = asRead(result, range.low, words);
  const ReadValue high = asRead(result, range.high, words);
  return words(id,
               {threeDigits(low.value), threeDigits(high.value), low.unit, fmt::format("{}", range.groups)});
}

std::string expectedTextInBrief(const ExpectedRange& range, const Words& words) {
  if (!range.isOutside()) return {};
  return words(range.value < range.low ? "expected-below-brief" : "expected-above-brief", {});
}

}  // namespace strata
