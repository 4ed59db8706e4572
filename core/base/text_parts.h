// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

/// Lines of the system and of other programs in parts. Blanks are spaces, tabs and what ends lines or pages.
namespace strata {

/// Without the blanks around it.
std::string_view trimmed(std::string_view text);

/// The parts between blanks.
std::vector<std::string_view> wordsOf(std::string_view text);

}  // namespace strata
