// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <atomic>

#include "app/cli/interrupt.h"

namespace strata::cli {

namespace {
std::atomic<bool> caught{false};
}

void catchInterrupts() {
  SetConsoleCtrlHandler(
      [](DWORD what) -> BOOL {
        const bool before = caught.exchange(true);
        // When the window is closed or the user logs off, Windows ends the program as soon as this returns,
        // and a few seconds later in any case: sleeping leaves that time to the run, whose end ends this
        // thread too.
        if (what != CTRL_C_EVENT && what != CTRL_BREAK_EVENT) Sleep(INFINITE);
        // A second Ctrl+C ends the program at once: the way out if a device hangs.
        return before ? FALSE : TRUE;
      },
      TRUE);
}

bool interrupted() {
  return caught;
}

}  // namespace strata::cli
