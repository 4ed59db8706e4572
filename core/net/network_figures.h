// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/model/moment.h"
#include "core/model/run.h"
#include "core/net/line.h"
#include "core/plan/plan.h"

namespace strata {

/// What came of a cell on the way to one machine.
struct LineFigures {
  LineCount count;
  PeerFacts facts;
};

/// The result of a cell that was measured on these lines at once, at least one. Pure.
///
/// Streams: what receivers counted, all bytes over all time ("total"), with an interval by a moving block
/// bootstrap over the slices. Round trips: the median of all ("p50"), with one over the medians of slices.
/// Chunks: the chunk over the median time from the begin of its sending to the answer. Reasons beside those
/// of judgeByCount, fair: `network-loopback`, `network-same-host`, `network-processor-limit` (where: "here",
/// "peer"; cpu_percent) where a thread of that end, or all its CPUs, had 90 % of a CPU to do, and
/// `network-retransmissions` (retransmissions, percent) over 0.1 % of the segments; poor:
/// `network-above-link` (rate_mbs, link_mbs). Where nothing came, or no slice was counted: `no-figure`.
CellResult networkResult(const PlannedCell& cell, const std::vector<LineFigures>& lines, std::uint64_t seed);

/// The figure of a cell so far, by its latest moment; absent where that tells none.
std::optional<double> figureSoFar(const PlannedCell& cell, const Moment& moment);

/// A cell that was left out, or failed.
CellResult networkResult(const PlannedCell& cell, Outcome outcome);

}  // namespace strata
