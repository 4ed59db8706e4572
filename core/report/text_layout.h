// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Lines of at most 80 columns: wrapped text and tables. Text is UTF-8; a column is a code point.
namespace strata {

inline constexpr std::size_t reportWidth = 80;

/// Code points in a UTF-8 text.
std::size_t displayWidth(std::string_view text);

/// The text in lines of at most reportWidth columns, each ended by a newline. `first` stands before it, and
/// as many spaces before each further line. Breaks at spaces and newlines; a word that is too long for a line
/// is cut. Takes time in proportion to the text, of which `measuredBytes` gets a count: the bytes that were
/// looked at for their width.
std::string wrapped(std::string_view first, std::string_view text, std::size_t* measuredBytes = nullptr);

/// Left text and right text (may be empty) on one line, or on two where they do not fit.
std::string spread(std::string_view left, std::string_view right);

struct TextColumn {
  std::vector<std::string> headings;  ///< lines, the lowest last
  std::vector<std::string> cells;     ///< one a row
  bool rightAligned = true;
  std::size_t leastWidth = 0;  ///< so that tables below each other line up
};

/// Columns that belong together, under a heading of their own (or none).
struct ColumnGroup {
  std::string heading;
  std::vector<TextColumn> columns;
};

struct TextTable {
  TextColumn labels;
  std::vector<ColumnGroup> groups;
};

/// The table, indented by two. Where it is too wide, groups (and, where one is too wide, its columns) go on
/// in further blocks below, each with the labels. A group is torn apart only when it does not fit alone.
/// Where narrower gaps save a block, gaps are narrower.
std::string render(const TextTable& table);

}  // namespace strata
