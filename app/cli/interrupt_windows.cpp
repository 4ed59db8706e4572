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
      [](DWORD) -> BOOL {
        // A second Ctrl+C ends the program at once: the way out if a device hangs.
        return caught.exchange(true) ? FALSE : TRUE;
      },
      TRUE);
}

bool interrupted() {
  return caught;
}

}  // namespace strata::cli
