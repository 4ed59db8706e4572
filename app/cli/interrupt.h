// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <stop_token>
#include <thread>

namespace strata::cli {

/// From now on Ctrl+C (and a polite request to end) does not end the program but sets a mark. A signal that
/// whoever started the program has it ignore stays ignored.
void catchInterrupts();
/// Whether Ctrl+C was pressed since.
bool interrupted();

/// Turns the mark that a signal handler sets into a stop request, which a handler itself may not make. From
/// its making on Ctrl+C does not end the program. Where the system has no thread left nobody would look:
/// the signal ends the program as ever, and no time limit is kept.
class InterruptWatch {
 public:
  /// With `limit`, the watch also asks for a stop once that time is over.
  explicit InterruptWatch(std::optional<std::chrono::seconds> limit = std::nullopt);
  bool isWatching() const { return m_thread.joinable(); }
  std::stop_token token() const { return m_stop.get_token(); }
  /// Whether the time limit asked for the stop, and no interruption did before.
  bool isTimeUp() const { return m_isTimeUp; }

 private:
  std::stop_source m_stop;
  std::atomic<bool> m_isTimeUp = false;
  std::jthread m_thread;
};

}  // namespace strata::cli
