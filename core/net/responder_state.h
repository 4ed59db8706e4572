// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/model/result.h"
#include "core/net/frame.h"
#include "core/net/guess_gate.h"
#include "core/net/traffic.h"

namespace strata {

/// What the connections of a responder have in common: who leads, how often codes were tried, and the task
/// that data are carried for. Any thread.
class ResponderState {
 public:
  explicit ResponderState(std::string code) : m_code(std::move(code)) {}

  const std::string& code() const { return m_code; }

  /// Whether somebody could lead now: `network-busy`, `network-paused` (pause_s) otherwise.
  Status mayLead();
  /// The same, and a guess begins.
  Status beginGuess();
  /// The guess that has begun was right; the client leads from now on, until leave().
  /// `network-busy` where another was faster.
  Status lead();
  void leave();
  /// The guess was wrong, or came to nothing; how long nobody is let in now, if so. Each pause is told once:
  /// several guesses may be under way as it begins.
  std::optional<double> wasWrong();
  bool isLed();

  /// Connections with the task's token find it from now on; nullptr: none do.
  void setTask(std::shared_ptr<Traffic> task);
  std::shared_ptr<Traffic> taskOf(const TaskToken& token);

 private:
  Status allowed() const;

  const std::string m_code;
  std::mutex m_mutex;
  GuessGate m_gate;
  bool m_led = false;
  bool m_pauseTold = false;
  std::shared_ptr<Traffic> m_task;
};

}  // namespace strata
