// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/cli/anonymous_text.h"
#include "app/cli/commands.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/files/write_file.h"
#include "core/report/run_format.h"

namespace strata::cli {

namespace {

void tellOfLost(RunFormat format, const std::vector<Run>& runs) {
  const std::size_t lost = resultsWithoutPlace(format, runs);
  if (lost == 0) return;
  std::size_t all = 0;
  for (const Run& run : runs)
    all += static_cast<std::size_t>(std::ranges::count_if(
        run.results, [](const CellResult& cell) { return measuredOf(&cell) != nullptr; }));
  sayLine(words("cli-without-place",
                {fmt::format("{}", lost), fmt::format("{}", all), std::string(runFormatName(format))}));
}

}  // namespace

int convertCommand(const ConvertArguments& arguments) {
  if (arguments.output)
    if (const auto refusal = refusalOfOutput(*arguments.output, {arguments.file})) return refused(*refusal);
  const auto runs = runsOfFile(arguments.file);
  if (!runs) return refused(runs.error());
  const auto shared = arguments.anonymous ? toldAnonymised(*runs) : runs;
  if (!shared) return refused(shared.error());
  tellOfLost(arguments.format, *shared);
  const std::string report = inFormat(arguments.format, *shared, words, arguments.form);
  if (arguments.output) {
    const Status written = writeFile(*arguments.output, report);
    return written ? int{exitDone} : refused(written.error());
  }
  return printResult(report, exitDone);
}

}  // namespace strata::cli
