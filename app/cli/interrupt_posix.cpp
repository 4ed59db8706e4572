// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <initializer_list>

#include "app/cli/interrupt.h"

namespace strata::cli {

namespace {
volatile std::sig_atomic_t caught = 0;
}

void catchInterrupts() {
  struct sigaction action{};
  action.sa_handler = [](int) { caught = 1; };
  // A second Ctrl+C ends the program at once: the way out if a device hangs.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

bool interrupted() {
  return caught != 0;
}

}  // namespace strata::cli
