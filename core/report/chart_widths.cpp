// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/chart_widths.h"

#include <array>

namespace strata {

namespace {

struct NamedWidths {
  std::string_view name;
  ChartWidths widths;
};

const std::array<NamedWidths, 9>& table() {
  static const std::array<NamedWidths, 9> named{{
      {"1", {{1}}},
      {"2", {{2}}},
      {"4", {{4}}},
      {"8", {{8}}},
      {"16", {{16}}},
      {"32", {{32}}},
      {"64", {{64}}},
      {"vectors", {{16, 32, 64}}},
      {"widest", widestOfEachLoop},
  }};
  return named;
}

}  // namespace

std::vector<std::string> chartWidthNames() {
  std::vector<std::string> names;
  for (const NamedWidths& named : table()) names.emplace_back(named.name);
  return names;
}

std::optional<ChartWidths> chartWidthsNamed(const std::vector<std::string>& names) {
  ChartWidths all;
  for (const std::string& name : names) {
    bool isKnown = false;
    for (const NamedWidths& named : table()) {
      if (named.name != name) continue;
      isKnown = true;
      all.bytes.insert(named.widths.bytes.begin(), named.widths.bytes.end());
      all.widest = all.widest || named.widths.widest;
    }
    if (!isKnown) return std::nullopt;
  }
  return all;
}

}  // namespace strata
