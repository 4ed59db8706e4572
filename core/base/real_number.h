// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace strata {

/// The number that the whole text is, correctly rounded whatever the locale: a minus sign if need be, digits
/// with a point before, among or after them, and an exponent if need be ("-1.5", ".5", "2.", "1e-3"). Absent
/// for all else: no digit, a plus sign in front, blanks, hexadecimal, infinity, no number, what exceeds the
/// range of double, and what is not zero but nearer to it than any double.
///
/// In place of std::from_chars, which Apple's library has for whole numbers only.
std::optional<double> parseReal(std::string_view text);

/// Whether a number can be a figure of a run, in any unit: 0, or of a size from 1e-30 to 1e30. What lies
/// beyond measures nothing, and sums, squares and logarithms of what is within stay finite. Readers of files
/// and of messages refuse other numbers, and writers keep them out.
bool isFigure(double number);

}  // namespace strata
