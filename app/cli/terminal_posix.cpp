// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <initializer_list>

#include "app/cli/terminal.h"

namespace strata::cli {

bool isTerminal(std::FILE* stream) {
  return isatty(fileno(stream)) == 1;
}

bool printText(std::FILE* stream, std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), stream) == text.size() && std::fflush(stream) == 0;
}

void holdStandardStreams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
    // Takes the lowest number that is free, which is this one; for the wrong direction, so that it stays
    // unusable.
    if (open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) == -1) return;
  }
}

void outliveReaders() {
  std::signal(SIGPIPE, SIG_IGN);
}

}  // namespace strata::cli
