// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/model/cell.h"

namespace strata {

/// What becomes of a text that a spreadsheet would take for a formula, and carry out.
enum class CsvTexts {
  Shielded,  ///< an apostrophe in front of it makes it a text there
  AsTheyAre  ///< for programs that take a text for a text
};

/// A text as a field of CSV (RFC 4180): in quotes where it needs them, control characters but the newline
/// made spaces. For a formula is taken what begins with = + - @, a tab or a carriage return, and is no
/// number.
std::string csvField(std::string_view text, CsvTexts texts = CsvTexts::Shielded);

/// Heading of a parameter's column: its key in run files, but for "count", which is how many samples there
/// were.
inline std::string_view parameterHeading(std::string_view key) {
  return key == "count" ? "count_of" : key;
}

/// The parameter whose column has that heading, as CSV writes it: empty where the cell has none. Absent:
/// there is no such parameter.
std::optional<std::string> parameterText(const Parameters& parameters, std::string_view heading);

}  // namespace strata
