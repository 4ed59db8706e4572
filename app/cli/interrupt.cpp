// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <chrono>
#include <system_error>

namespace strata::cli {

namespace {

constexpr auto interruptPoll = std::chrono::milliseconds(20);

}  // namespace

InterruptWatch::InterruptWatch(std::optional<std::chrono::seconds> limit) {
  try {
    m_thread = std::jthread([this, limit](const std::stop_token& done) {
      const auto start = std::chrono::steady_clock::now();
      const auto isUp = [&] { return limit && std::chrono::steady_clock::now() - start >= *limit; };
      while (!done.stop_requested() && !interrupted() && !isUp()) std::this_thread::sleep_for(interruptPoll);
      m_isTimeUp = !done.stop_requested() && !interrupted();
      if (interrupted() || m_isTimeUp) m_stop.request_stop();
    });
  } catch (const std::system_error&) {
    return;
  }
  catchInterrupts();
}

}  // namespace strata::cli
