// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <csignal>
#include <initializer_list>

#include "app/cli/interrupt.h"

namespace strata::cli {

namespace {
// Written in the handler and read by another thread.
std::atomic<bool> caught{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may use no lock");
}  // namespace

void catchInterrupts() {
  struct sigaction action{};
  action.sa_handler = [](int) { caught = true; };
  // A second Ctrl+C ends the program at once: the way out if a device hangs.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before{};
    // Who starts us under nohup, or behind others' backs in a script, wants that signal to be ignored.
    if (sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    sigaction(signal, &action, nullptr);
  }
}

bool interrupted() {
  return caught;
}

}  // namespace strata::cli
