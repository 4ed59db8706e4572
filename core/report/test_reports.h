// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/chart/chart.h"
#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/document.h"
#include "core/report/notes.h"

namespace strata {

/// Ids of what is said of a group of tests everywhere.
struct TestGroupWords {
  std::string_view heading;       ///< of its section in HTML, of its part in comparisons
  std::string_view step;          ///< a step of a plan; takes its size
  std::string_view chart;         ///< title of its usual chart
  std::string_view reading = {};  ///< what its figures mean; empty where TestReport::meaning says it
};

/// How the results of a group of tests are shown in all reports: a row of one table, so that each report
/// knows a new test by its row. A null function stands for the usual way.
struct TestReport {
  using Tables = Document (*)(const Run& run, const Words& words, Notes& notes);
  using ChartBuilder = Chart (*)(const ChartFigures& cells, const ChartChoices& choices,
                                 const ChartTexts& texts);

  TestGroup group;
  TestGroupWords words;
  /// The tables of text and Markdown, in their order; null: no more of them. A table is empty where the run
  /// holds nothing for it. Cells of a group that has none stand in a plain list, see otherTables.
  std::array<Tables, 2> tables = {};
  /// A chart of a side's cells, whatever sizes and threads they have.
  ChartBuilder chart = nullptr;
  /// A chart for one side only, with cells of all units: a heat map, shares of the best. The usual chart
  /// takes its place where it has no points, and where there are several sides.
  ChartBuilder chartOfOneSide = nullptr;
  /// A chart of cells that have several sizes; the usual one has a row for each cell.
  ChartBuilder chartBySize = nullptr;
  /// Name of a cell without its size; where empty, or null, that of its kernel.
  std::string (*cellName)(const CellId& cell, const Words& words) = nullptr;
  /// The name of a cell says what cells differ in, and the size of their buffers is nowhere shown.
  bool sizeIsHidden = false;
  /// How long it measures, where the settings of all tests do not say that.
  std::string (*time)(const Settings& settings, const Words& words) = nullptr;
  /// A sentence of HTML on what the figures mean; null: `words.reading`.
  std::string (*meaning)(const Cells& cells, const Words& words) = nullptr;
  /// Sentences of HTML, below the charts, on what these cells show.
  std::vector<std::string> (*findings)(const Cells& cells, const Machine& machine,
                                       const Words& words) = nullptr;
};

const TestReport& testReport(TestGroup group);

}  // namespace strata
