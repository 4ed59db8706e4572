// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

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

}  // namespace strata
