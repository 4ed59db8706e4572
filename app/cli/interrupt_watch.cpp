// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt_watch.h"

#include <chrono>
#include <system_error>

#include "app/cli/interrupt.h"

namespace strata::cli {

namespace {

constexpr auto interruptPoll = std::chrono::milliseconds(20);

}  // namespace

InterruptWatch::InterruptWatch() {
  try {
    m_thread = std::jthread([this](const std::stop_token& done) {
      while (!done.stop_requested() && !interrupted()) std::this_thread::sleep_for(interruptPoll);
      if (interrupted()) m_stop.request_stop();
    });
  } catch (const std::system_error&) {
    return;
  }
  catchInterrupts();
}

}  // namespace strata::cli
