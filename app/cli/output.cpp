// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <cstdio>

#include "app/cli/terminal.h"
#include "app/words/words.h"

namespace strata::cli {

void sayAside(std::string_view text) {
  printText(stderr, text);
}

void sayLine(const std::string& text) {
  sayAside("strata-cli: " + text + '\n');
}

void sayLine(const Reason& reason) {
  sayLine(sentence(reason));
}

}  // namespace strata::cli
