// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/events.h"
#include "core/history/run_keeper.h"
#include "core/model/machine.h"
#include "core/model/reason.h"
#include "core/model/run.h"
#include "core/model/series.h"
#include "core/plan/plan.h"

/// Runs that are kept in the history, one or several: what window and command line share.
namespace strata {

/// A run, and what is to be told of the history.
struct EndedRun {
  EndedRun(Run ended, std::optional<Reason> why = std::nullopt)
      : run(std::move(ended)), notKept(std::move(why)) {}

  Run run;
  std::optional<Reason> notKept;  ///< why it is not in the history, where it should be
  std::optional<Reason> notice;   ///< that the history was mended
  bool isKept = false;
};

/// Runs the plan on this machine and keeps it as it goes on in the history of that path; an empty one:
/// nowhere. A run of the network alone is kept only once there is a figure: a connection that failed leaves
/// nothing. The sink is called on the thread of runPlan().
EndedRun runAndKeep(const Plan& plan, const Machine& machine, const RunKeeper::Given& given,
                    const std::string& historyPath, const EventSink& sink, const std::stop_token& stop);

/// Keeps a run that has ended and was made elsewhere in the history of that path; an empty one: nowhere. A
/// run of the network alone without a figure is not kept.
EndedRun keepRun(Run run, const std::string& historyPath);

/// Makes one run of a series. `series` is that of its side's earlier runs; absent for the first, whose own
/// series then counts. Returns no run where a stop came before the run began.
using RunMember = std::function<std::optional<EndedRun>(const SeriesMember& member,
                                                        const std::optional<std::string>& series)>;

/// The runs of each side, in that order, up to a stop request: the run in progress is then the last. So is
/// one in which a code of the network test was spent: somebody in between has one guess, however many runs
/// follow.
std::vector<std::vector<Run>> runSeries(std::span<const SeriesMember> members, const RunMember& runMember,
                                        const std::stop_token& stop);

}  // namespace strata
