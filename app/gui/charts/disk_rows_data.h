// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/gui/charts/moments.h"
#include "app/gui/text/disk_cell.h"
#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

/// What the charts of the disk test in rows show.
namespace strata::gui {

/// One cell: a row of a profile and what is done in it, or the endurance test.
struct DiskRowLine {
  DiskCell cell;
  std::vector<LineMoment> moments;
  std::vector<LatencyQuantile> latency;     ///< of the result
  std::vector<EnduranceStretch> stretches;  ///< likewise
  std::optional<Grade> grade = {};
  bool isOfEarlierRun = false;  ///< what the run in progress tells first takes its place

  friend bool operator==(const DiskRowLine&, const DiskRowLine&) = default;
};

struct DiskRowsData {
  std::vector<DiskRowLine> lines;        ///< in the order in which they were first planned
  std::vector<DiskRowLine> before = {};  ///< of earlier runs, while that in progress measures them anew
  std::optional<DiskRow> latest = {};    ///< the row that told a moment last
  double seconds = 2;                    ///< that a cell is measured for
  std::optional<Bytes> endurance = {};   ///< that are to be written in all folders together

  friend bool operator==(const DiskRowsData&, const DiskRowsData&) = default;
};

/// The lines that the plan measures anew keep what they show until there is something newer.
void beginDiskRows(DiskRowsData& data, const Plan& plan, const Step& step);
void addMoment(DiskRowsData& data, const PlannedCell& cell, const Moment& moment);
void applyDiskResult(DiskRowsData& data, const CellResult& result);
/// Where a run that was stopped came to no result, or to one of a part of the time, lines are as they were
/// before it.
void endDiskRows(DiskRowsData& data);

/// Only the rows of that profile, and the endurance test.
DiskRowsData ofProfile(DiskRowsData data, const Settings& settings);

}  // namespace strata::gui
