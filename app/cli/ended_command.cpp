// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <cstdio>

#include "app/cli/commands.h"

namespace strata::cli {

int endedCommand(const Ended& ended) {
  fmt::print("{}", ended.answer);
  if (!ended.complaint.empty()) fmt::print(stderr, "strata-cli: {}\n", ended.complaint);
  return ended.exitCode;
}

}  // namespace strata::cli
