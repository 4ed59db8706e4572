// SPDX-License-Identifier: GPL-3.0-or-later
#include <io.h>

#include "app/cli/terminal.h"

namespace strata::cli {

bool isTerminal(std::FILE* stream) {
  return _isatty(_fileno(stream)) != 0;
}

}  // namespace strata::cli
