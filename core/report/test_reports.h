// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/chart/chart.h"
#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/document.h"
#include "core/report/notes.h"

namespace strata {

/// How the results of a group of tests are shown in all reports: a row of one table, so that a new test is
/// known to each of them by its row. Null where the usual way does.
struct TestReport {
  using Tables = Document (*)(const Run& run, const Words& words, Notes& notes);
  using ChartBuilder = Chart (*)(const ChartFigures& cells, const ChartChoices& choices,
                                 const ChartTexts& texts);

  TestGroup group;
  /// Of reports in text and Markdown, in their order. Each is empty where the run holds nothing for it.
  std::vector<Tables> tables;
  /// Of the cells of a side, whatever sizes and threads they have.
  ChartBuilder chart = nullptr;
  /// The same where there is one side only, of cells of all units: a heat map, shares of the best. Where it
  /// has no points, and of several sides, the usual chart takes its place.
  ChartBuilder chartOfOneSide = nullptr;
  /// Where the cells have several sizes; else and usually a row for each cell.
  ChartBuilder chartBySize = nullptr;
  /// What the figures of these cells mean, in HTML; usually the sentence `reading-` and the id of the group.
  std::string (*meaning)(const Cells& cells, const Words& words) = nullptr;
  /// What these cells say, a sentence each, in HTML below the charts.
  std::vector<std::string> (*findings)(const Cells& cells, const Machine& machine,
                                       const Words& words) = nullptr;
};

/// Every group once, in the order in which reports show them.
const std::vector<TestReport>& testReports();
const TestReport& testReport(TestGroup group);

}  // namespace strata
