// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/results/result_row.h"
#include "core/model/machine.h"
#include "core/model/memory_levels.h"

/// The panel as a plain value: which figure stands in which cell.
namespace strata::gui {

enum class PanelColumn { Read, Write, Copy, Latency };
inline constexpr std::array allPanelColumns{PanelColumn::Read, PanelColumn::Write, PanelColumn::Copy,
                                            PanelColumn::Latency};

/// Whether the panel shows and measures one thread or all. Latency always has one thread.
enum class PanelThreads { One, All };

/// "read", "write", "copy"; "latency"
std::string operationOf(PanelColumn column);

/// A cell's figure, with the one to set beside it. Both may be absent.
struct PanelFigure {
  std::optional<ResultRow> row;
  /// The rate of one thread beside that of all; the latency over the whole region beside a TLB-local one.
  std::optional<ResultRow> beside;
  bool besideIsOfRow = false;  ///< of the same result: no row has it by itself
};

/// Where the size of a level comes from.
enum class LevelSource { Reported, Seen, Assumed };

struct PanelRow {
  MemoryLevel level;
  LevelSource source = LevelSource::Reported;
  std::array<PanelFigure, allPanelColumns.size()> figures;  ///< by PanelColumn
  bool isDistinct = true;                                   ///< see indistinctLevels()

  const PanelFigure& operator[](PanelColumn column) const {
    return figures[static_cast<std::size_t>(column)];
  }
};

/// Whether any of its figures was measured, or is being measured.
bool isMeasuredRow(const PanelRow& row);

/// The level of the network's row. It is the last row, measured or not, so that a person learns of the test.
inline constexpr int levelOfNetwork = -2;

/// What is measured beside the levels: a row of four figures.
struct PanelOthers {
  std::optional<ResultRow> integer;
  std::optional<ResultRow> floating;
  std::optional<ResultRow> diskWrite;
  std::optional<ResultRow> diskRead;
  /// The latency of random reads of 4 KiB, one request at a time: how long the disk makes a program wait.
  std::optional<ResultRow> diskWait;
};

struct Panel {
  PanelThreads threads = PanelThreads::One;
  int allThreads = 1;  ///< how many PanelThreads::All is
  std::vector<PanelRow> rows;
  PanelOthers others;
  Bytes memory;  ///< installed
};

/// indistinctLevels() of what was measured, this time or before.
std::vector<int> indistinctAmong(const std::vector<ResultRow>& rows, const Machine& machine);

/// The figures of each level and operation. Bandwidth shows the widest plain serial loop, latency one chain
/// that stays TLB-local or else goes over the whole region, at the footprint nearest to the one that shows
/// that level; a figure beats a cell that waits for its first. For all threads, a run with fewer than there
/// are CPUs (but more than one) stands in until all were measured. The last row is the line to another
/// machine: what the most streams carry from it and to it, and the round-trip time. Figures of the processor
/// at other numbers of threads are not shown.
Panel panelOf(const std::vector<ResultRow>& rows, const Machine& machine, PanelThreads threads);

}  // namespace strata::gui
