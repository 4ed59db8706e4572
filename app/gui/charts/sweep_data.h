// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/gui/results/result_row.h"
#include "app/gui/text/sweep_cell.h"
#include "core/base/units.h"
#include "core/model/machine.h"
#include "core/stats/levels.h"

/// What the staircases show, as plain values.
namespace strata::gui {

struct SweepFigure {
  Bytes footprint;   ///< of one thread
  double value = 0;  ///< MB/s of all threads together, or ns
  std::optional<double> low = {};
  std::optional<double> high = {};
  bool final = false;
  std::optional<double> clockGhz = {};
  std::optional<double> limit = {};  ///< as value
  std::optional<Grade> grade = {};

  friend bool operator==(const SweepFigure&, const SweepFigure&) = default;
};

/// One loop, or one chase, at every footprint.
struct SweepLine {
  SweepCell cell;                    ///< its footprint is 0
  std::vector<SweepFigure> figures;  ///< by footprint

  friend bool operator==(const SweepLine&, const SweepLine&) = default;
};

struct SweepChart {
  std::vector<Bytes> footprints;  ///< of all cells, measured or planned: the axis covers them from the start
  std::vector<SweepLine> lines;

  friend bool operator==(const SweepChart&, const SweepChart&) = default;
};

struct SweepData {
  SweepChart bandwidth;
  SweepChart latency;
  InferredLevels inferred;  ///< from the latency of a full sweep; no levels before there is one

  friend bool operator==(const SweepData&, const SweepData&) = default;
};

/// Without inferred levels.
SweepData sweepDataOf(const std::vector<ResultRow>& rows);

/// No levels where the measured cells among these show none. Takes milliseconds: not for every figure that
/// comes in.
InferredLevels inferredFrom(const std::vector<ResultRow>& rows);

}  // namespace strata::gui
