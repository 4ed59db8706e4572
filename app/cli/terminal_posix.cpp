// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include "app/cli/terminal.h"

namespace strata::cli {

bool isTerminal(std::FILE* stream) {
  return isatty(fileno(stream)) == 1;
}

void printText(std::FILE* stream, std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stream);
}

}  // namespace strata::cli
