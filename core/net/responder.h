// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "core/model/machine.h"
#include "core/model/moment.h"
#include "core/model/network_address.h"
#include "core/model/result.h"
#include "core/model/run.h"
#include "core/net/task.h"
#include "core/plan/plan.h"

/// The far end of a network test: waits for a leader who knows the code, and does what it asks.
namespace strata {

/// What one leader may ask for from when it comes until it goes; a test of the largest kind has some hundreds
/// of tasks, with a figure of some kilobytes for each. Beyond that it is told `network-too-much`, and is
/// gone.
struct LeaderLimits {
  std::size_t tasks = 1000;
  std::size_t figures = 1000;
  std::size_t figureBytes = 4 * 1024 * 1024;  ///< of the text of all figures
  double toAgreeS = secondsToAgree;           ///< on a task, beside what it takes; then `network-too-long`
};

struct ResponderOptions {
  std::string bind;                 ///< an address of this machine; empty: all of them
  std::uint16_t port = usualPort;   ///< 0: one that is free
  std::optional<std::string> code;  ///< six digits; absent: drawn anew
  /// Ends when nobody has led for so long.
  double idleS = 900;
  LeaderLimits limits;
};

/// It listens.
struct ResponderListens {
  std::vector<std::string> addresses;  ///< where it can be reached, the most likely first; no brackets
  std::uint16_t port = 0;
  std::string code;
};
/// A leader has shown that it knows the code.
struct LeaderCame {
  PeerFacts leader;
};
/// A cell has begun: what it measures, seen from here (the leader's "to" is "from" here).
struct LeaderBegan {
  PlannedCell cell;
};
/// How the cell goes on; its index is always 0.
struct LeaderMoved {
  Moment moment;
};
/// A figure that the leader told, seen from here.
struct LeaderMeasured {
  CellResult result;
};
/// The leader has gone; what it told is a run of this machine. Absent where it had measured nothing.
struct LeaderGone {
  std::optional<Run> run;
  std::optional<Reason> reason;  ///< absent: it was done
};
/// Somebody did not know the code, or could have tried one and went without a word.
struct WrongCode {
  std::string address;
  std::optional<double> pauseS;  ///< set: so many were wrong that nobody is let in for so long; once a pause
  bool brokeOff = false;         ///< the exchange ended before it had shown any code
};

using ResponderEvent = std::variant<ResponderListens, LeaderCame, LeaderBegan, LeaderMoved, LeaderMeasured,
                                    LeaderGone, WrongCode>;
/// Called on one thread at a time, never after respond() has returned; must not block for long.
using ResponderSink = std::function<void(const ResponderEvent&)>;

/// Listens until a stop is requested (then success), nobody came for ResponderOptions::idleS (error
/// `responder-idle`, idle_s) or it cannot listen (`cannot-listen`: address, port, why; `port-taken`: port).
/// Blocks the calling thread; threads of its own are all joined before it returns. One leader at a time: a
/// second is told so. After five wrong codes nobody is let in for a while. Takes at most some 80 MiB.
Status respond(const ResponderOptions& options, const Machine& machine, const ResponderSink& sink,
               const std::stop_token& stop);

}  // namespace strata
