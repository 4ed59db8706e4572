// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/start_thread.h"
#include "core/model/machine.h"
#include "core/model/moment.h"
#include "core/model/run.h"
#include "core/net/task.h"
#include "core/plan/plan.h"
#include "core/stats/latency_histogram.h"

namespace strata {

/// What came of a task at the end that leads.
struct LineCount {
  EndCount own;
  EndCount others;
  LatencyHistogram latency;            ///< of round trips or chunks
  std::vector<double> latencySamples;  ///< ns, see Traffic::latencySamples()
};

/// The way to one machine that responds, from the end that leads. One thread at a time. All errors carry the
/// peer's name in front of their data.
class Line {
 public:
  /// Connects, shows that it knows the code, and introduces this machine. `startThread` starts the threads
  /// that carry, for as long as the line lives. Errors: those of Connection::open, of introduceLeader and
  /// `stopped`.
  static Result<std::unique_ptr<Line>> open(const PlannedPeer& peer, const Machine& machine,
                                            StartThread startThread, std::stop_token stop);
  ~Line();
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  const PeerFacts& facts() const;
  /// Whether the other end can send chunks: earlier programs only answer them.
  bool sendsChunks() const;

  /// Offers the task and makes its connections. The threads that carry are this machine's; `no-thread` where
  /// the system has none left.
  Status prepare(NetworkTask task);
  /// Carries out what was prepared. `show` gets what was received at both ends together, and at the other
  /// end alone of what this one sends.
  Result<LineCount> carryOut(const std::function<void(const Moment&)>& show);
  /// Tells the other end what came of the cell, for its own history.
  Status tell(const CellResult& result);
  /// Says that it is done, or why it goes, and waits until the other end lets go of this one: ten seconds at
  /// most, and not after a stop. Nothing is possible afterwards.
  void leave(const std::optional<Reason>& reason);

 private:
  struct Parts;
  explicit Line(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> m_parts;
};

}  // namespace strata
