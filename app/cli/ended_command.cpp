// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"

namespace strata::cli {

int endedCommand(const Ended& ended) {
  fmt::print("{}", ended.answer);
  if (!ended.complaint.empty()) sayLine(ended.complaint);
  return ended.exitCode;
}

}  // namespace strata::cli
