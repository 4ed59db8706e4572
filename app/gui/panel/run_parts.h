// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <cstddef>
#include <optional>
#include <vector>

#include "app/gui/panel/panel_values.h"
#include "app/gui/results/result_row.h"
#include "core/engine/events.h"
#include "core/model/machine.h"
#include "core/plan/plan.h"

/// A run in progress as a person follows it, as plain values.
namespace strata::gui {

/// Steps that bear one name: "L2".
struct RunPart {
  QString name;
  std::vector<std::size_t> steps;  ///< indices into Plan::steps, ascending

  friend bool operator==(const RunPart&, const RunPart&) = default;
};

/// The parts of a run in the order in which they begin. Bandwidth is told by levels; latency, where nothing
/// else is measured, likewise; moves and copies by sizes, where nothing else is; all else by test.
std::vector<RunPart> partsOf(const Plan& plan, const Machine& machine);

enum class PartState { Done, Current, ToCome };
/// What is to be shown of each part while that step is measured; all are to come before the first.
std::vector<PartState> statesOf(const std::vector<RunPart>& parts, std::optional<std::size_t> step);

/// The parts that a row of `room` pixels shows: the current one, its neighbours, the first and the last,
/// then as many more as fit. In their order; what is left out stands between them.
std::vector<std::size_t> shownParts(const std::vector<int>& widths, int gap, int leftOutWidth, int room,
                                    std::size_t current);

/// The figure that stands for the step so far: the first with the widest operands; for disk and network, the
/// latest. Nothing where there is none.
std::optional<LiveFigure> figureToFollow(const Step& step, const std::vector<LiveFigure>& figures);

/// "L3 read", "Random, 8-byte"
QString followedName(const CellId& cell, const Machine& machine);
/// The same beside a panel of `rows` for `threads`: "L3 read · 2 threads · 4 MiB" has the threads, and the
/// working-set size of one, where those of the panel's figure of that level and operation are others.
QString followedName(const CellId& cell, const Machine& machine, const std::vector<ResultRow>& rows,
                     PanelThreads threads);

/// Others take less than that of the CPUs in a quiet moment, in percent: a system without programs takes 1.
inline constexpr double quietPercent = 3;
/// "others 3 % of a CPU", "clock 5.41 GHz steady", "no time stolen": as far as the system tells.
QString disturbanceText(const Disturbance& disturbance);
/// "firefox: 41 % of a CPU · 12 samples discarded"
QString busiestText(const BusyProgram& program, std::size_t leftOut);
/// The name of a program as text: it is foreign, may be cut within a letter, and may hold what turns a line
/// around.
QString programName(const std::string& name);

}  // namespace strata::gui
