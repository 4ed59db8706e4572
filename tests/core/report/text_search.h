// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// To find in a report what a test looks for.
namespace strata {

bool contains(const std::string& text, std::string_view part);

/// The words of a line.
using TextRow = std::vector<std::string>;

/// Of the first line that begins with that word, after the first place where `behind` stands; empty where
/// there is none.
TextRow rowOf(const std::string& text, const std::string& behind, const std::string& first);

}  // namespace strata
