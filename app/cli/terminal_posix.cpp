// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include "app/cli/terminal.h"

namespace strata::cli {

bool isTerminal(std::FILE* stream) {
  return isatty(fileno(stream)) == 1;
}

}  // namespace strata::cli
