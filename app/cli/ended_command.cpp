// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/output.h"

namespace strata::cli {

int endedCommand(const Ended& ended) {
  if (!ended.complaint.empty()) sayLine(ended.complaint);
  return printResult(ended.answer, ended.exitCode);
}

}  // namespace strata::cli
