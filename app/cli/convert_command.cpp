// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "app/cli/anonymous_text.h"
#include "app/cli/commands.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/files/write_file.h"

namespace strata::cli {

int convertCommand(const ConvertArguments& arguments) {
  if (arguments.output)
    if (const auto refusal = refusalOfOutput(*arguments.output, {arguments.file})) return refused(*refusal);
  const auto runs = runsOfFile(arguments.file);
  if (!runs) return refused(runs.error());
  const auto shared = arguments.anonymous ? toldAnonymised(*runs) : runs;
  if (!shared) return refused(shared.error());
  const std::string report = inFormat(arguments.format, *shared, words, arguments.form);
  if (arguments.output) {
    const Status written = writeFile(*arguments.output, report);
    return written ? int{exitDone} : refused(written.error());
  }
  return printResult(report, exitDone);
}

}  // namespace strata::cli
