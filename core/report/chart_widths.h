// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace strata {

/// The widths of operands that charts of moves and bandwidth show; without a choice all, as the graph of Zack
/// Smith's bandwidth has them.
struct ChartWidths {
  std::set<std::int64_t> bytes = {};  ///< those widths
  bool widest = false;                ///< of each loop of bandwidth the widest, besides `bytes`

  bool areAll() const { return bytes.empty() && !widest; }
};

/// The widest line of each loop: a page with text has no room for more.
inline const ChartWidths widestOfEachLoop{{}, true};

/// Names of the choices: each width in bytes, "vectors" for 16, 32 and 64, and "widest".
std::vector<std::string> chartWidthNames();
/// All that are named; nullopt where a name is none of chartWidthNames().
std::optional<ChartWidths> chartWidthsNamed(const std::vector<std::string>& names);

}  // namespace strata
