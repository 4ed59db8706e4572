// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Lines of at most 80 columns. Text is UTF-8; a character of Chinese or Japanese takes two columns, any
/// other one.
namespace strata {

inline constexpr std::size_t reportWidth = 80;

/// Columns that a UTF-8 text takes where all letters are as wide, as in a terminal.
std::size_t displayWidth(std::string_view text);

/// Bytes of what the first `width` columns hold; all of a text that has no more.
std::size_t bytesOf(std::string_view text, std::size_t width);

/// The text in lines of at most reportWidth columns, each ended by a newline. `first` stands before it, and
/// as many spaces before each further line. Breaks at spaces and newlines, and
/// beside characters of two columns but before a mark that closes or behind one that opens; a word that is
/// too long for a line is cut. Takes time in proportion to the text, of which `measuredBytes` gets a count:
/// the bytes that were looked at for their width.
std::string wrapped(std::string_view first, std::string_view text, std::size_t* measuredBytes = nullptr);

/// The text, which has no newlines, in lines of at most `width` columns, broken and ended as by wrapped().
std::string wrappedTo(std::size_t width, std::string_view text);

/// Left text and right text (may be empty) on one line, or on two where they do not fit.
std::string spread(std::string_view left, std::string_view right);

}  // namespace strata
