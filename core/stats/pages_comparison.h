// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/run.h"

/// What larger pages of memory save: cells that differ in the pages that were asked for alone.
namespace strata {

/// One cell in each kind of pages.
struct PagesRow {
  std::vector<const CellResult*> cells;  ///< in the order of the kinds; null where there is none of a kind
};

struct PagesComparison {
  std::vector<std::string> kinds;  ///< as Parameters::pages: "default" first where it is there
  std::vector<PagesRow> rows;      ///< in the order in which their first cells come
};

/// Whether the test compares kinds of pages itself, in tables of its own: tlb counts in pages, so what has
/// the same size in two kinds is not the same.
bool comparesPagesItself(const TestId& test);

/// Absent where no cell was measured in more than one kind.
std::optional<PagesComparison> comparePages(const std::vector<CellResult>& cells);

/// How much better `other` is, in percent of `base`: the time that it saves, or the rate that it gains;
/// negative where it is worse. Absent where one of them has no figure, or both got the same pages, so that
/// what lies between them is chance.
std::optional<double> betterPercent(const CellResult& base, const CellResult& other);

/// Both were measured, and in pages of one kind and size as far as the system tells.
bool haveSamePages(const CellResult& one, const CellResult& other);

/// The cells of the run, but of those that were measured in several kinds of pages those of the first alone:
/// for what shows one figure a cell.
Run inFirstPages(const Run& run);

}  // namespace strata
