// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/report/text.h"
#include "core/report/text_notes.h"

/// The cells of a test as a table of an HTML report.
namespace strata {

using CellList = std::vector<const CellResult*>;

struct HtmlColumn {
  std::string heading;
  std::vector<std::string> cells;  ///< markup, one a row
  bool figure = true;              ///< digits below digits
};

/// Rows with headings of their own; rows that follow each other in one group stand below the group's heading.
struct HtmlTable {
  std::string caption;              ///< for screen readers
  std::string corner;               ///< heading of the rows' names
  std::vector<std::string> groups;  ///< of each row; empty: none
  std::vector<std::string> rows;    ///< their names
  std::vector<HtmlColumn> columns;
};

/// Plain texts but for the cells. A table of many rows is folded under `summary`.
std::string htmlTable(const HtmlTable& table, const std::string& summary);

/// What a row is called below its group, and the group: kernels below their region or, in sweeps, regions
/// below their kernel.
std::string rowName(const CellResult& cell, const Words& words);
std::string groupName(const Run& run, const CellResult& cell, const Words& words);

/// Numbers of notes with links to them; empty where the cell has none.
std::string noteLinks(const CellResult& cell, const Notes& notes);

/// Figure, interval, share of the limit and verdict of each cell, and what its test has besides.
HtmlTable cellTable(const Run& run, std::string_view test, const CellList& cells, const Notes& notes,
                    const Words& words);

}  // namespace strata
