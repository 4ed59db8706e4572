// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/expected_text.h"

#include <fmt/format.h>

#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata {

std::string expectedText(const ExpectedRange& range, const std::string& unit, const Words& words) {
  const char* id = range.value < range.low    ? "expected-below"
                   : range.value > range.high ? "expected-above"
                                              : "expected-inside";
  return words(id, {threeDigits(range.low), threeDigits(range.high), unitName(unit, words),
                    fmt::format("{}", range.groups)});
}

std::string expectedTextInBrief(const ExpectedRange& range, const Words& words) {
  if (!range.isOutside()) return {};
  return words(range.value < range.low ? "expected-below-brief" : "expected-above-brief", {});
}

}  // namespace strata
