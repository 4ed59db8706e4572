// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/gui/panel/panel_values.h"
#include "core/model/machine.h"
#include "core/model/settings.h"

/// What a button asks the engine to measure.
namespace strata::gui {

/// A request less what Setup says.
struct RunRequest {
  Selection selection;
  /// The threads to measure with; absent: as Setup says.
  std::optional<PanelThreads> threads = {};
  /// Measures with 1, 2, 4 … and all threads of the machine in turn, in place of what Setup says.
  bool scalesThreads = false;
  std::optional<DiskProfile> diskProfile = {};  ///< likewise
  /// The peers of the network test, in the order of NetworkOptions::codes; absent: those of Setup.
  std::optional<std::vector<NetworkAddress>> networkPeers = {};
  std::optional<int> sustainedMinutes = {};  ///< likewise

  friend bool operator==(const RunRequest&, const RunRequest&) = default;
};

/// The settings, with what the request has in their place, and its selection.
Request requestFor(Settings settings, const RunRequest& request);

/// All parts of the machine by one thread and by all, in about 40 seconds.
RunRequest wholeMachineRequest(bool withDisk, WholeMachinePace pace);
/// All levels and all columns.
RunRequest panelRequest(PanelThreads threads);
/// One level of one column; all columns of a level; all levels of a column.
RunRequest cellRequest(int level, PanelColumn column, PanelThreads threads);
RunRequest levelRequest(int level, PanelThreads threads);
RunRequest columnRequest(PanelColumn column, PanelThreads threads);
/// The tests of that kind, as the settings say.
RunRequest otherRequest(TestGroup kind);

/// The loops of a sweep. For bandwidth these are the widest plain serial loops that the machine can run,
/// those of all widths, or every loop that there is; for latency one chain, or each number of chains.
enum class SweepLoops { Widest, Widths, All };

/// Default pages, the best large ones, or both side by side.
enum class SweepPages { Default, Large, Both };

/// A sweep of Bandwidth or Latency. Latency has one thread whatever `threads` says.
RunRequest sweepRequestOf(TestGroup kind, Sweep extent, SweepLoops loops, const Machine& machine,
                          std::optional<PanelThreads> threads, SweepPages pages = SweepPages::Default);

}  // namespace strata::gui
