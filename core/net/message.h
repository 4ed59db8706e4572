// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/model/moment.h"
#include "core/model/reason.h"
#include "core/model/result.h"
#include "core/net/task.h"

/// What the two ends of a network test say to each other: JSON objects, whose key `say` names the kind. Pure.
namespace strata {

/// Each end introduces itself, the leader first.
struct About {
  std::string version;
  std::string cpu;
  std::string system;
  std::string host;                ///< see hostMark(); empty: unknown
  std::optional<double> linkRate;  ///< of the interface that the connection goes through, MB/s
  bool sendsChunks = false;        ///< it can send chunks when it is asked for them; absent: no

  friend bool operator==(const About&, const About&) = default;
};
/// Leader: this is next. The answer is Ready; then come its connections, and when all are there, Attached.
struct TaskOffer {
  NetworkTask task;
  friend bool operator==(const TaskOffer&, const TaskOffer&) = default;
};
struct Ready {
  friend bool operator==(const Ready&, const Ready&) = default;
};
struct Attached {
  friend bool operator==(const Attached&, const Attached&) = default;
};
/// Leader: begins. Both then say TaskMoment from time to time, and TaskCount when it is over.
struct Go {
  friend bool operator==(const Go&, const Go&) = default;
};
/// What the speaker has received, or of round trips and chunks what the leader sees.
struct TaskMoment {
  Moment moment;
  friend bool operator==(const TaskMoment&, const TaskMoment&) = default;
};
struct TaskCount {
  EndCount count;
  friend bool operator==(const TaskCount&, const TaskCount&) = default;
};
/// Leader: what came of the cell: a result as a run file has it.
struct Figure {
  std::string resultJson;
  friend bool operator==(const Figure&, const Figure&) = default;
};
/// The speaker goes: done (no reason), or why. The only thing that is also said without a key, as a refusal.
struct Bye {
  std::optional<Reason> reason;
  friend bool operator==(const Bye&, const Bye&) = default;
};

using Message = std::variant<About, TaskOffer, Ready, Attached, Go, TaskMoment, TaskCount, Figure, Bye>;

std::string messageText(const Message& message);

/// Whatever bytes come in. Error: `network-bad-frame`; numbers outside what a task may ask for are one too
/// (networkStreamsRange, networkChunkRange, ten minutes) or that no end can come to (less than none, beyond
/// all lines, or nearer to none than any figure), texts longer than a kilobyte (but for a figure), and those
/// with control characters. A reason comes as peerReason() takes it over.
Result<Message> readMessage(std::string_view text);

}  // namespace strata
