// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/cli/arguments.h"
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

int printResult(std::string_view result, int status) {
  errno = 0;
  if (printText(stdout, result)) return status;
  const std::string why = std::strerror(errno);
  sayLine({"cannot-write", {{"path", english("cli-standard-output")}, {"system", why}}});
  return exitDevice;
}

}  // namespace strata::cli
