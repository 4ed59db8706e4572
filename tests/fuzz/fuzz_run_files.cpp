// SPDX-License-Identifier: GPL-3.0-or-later
// A run file of any bytes: refused with a reason that can be told, or read to runs that are written and read
// back as they were, and that every report can be made of.
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/text.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/require_runs.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace strata;
  using fuzz::require;
  const std::string text(data, data + size);
  const auto runs = runsFromJson(text);
  if (!fuzz::requireRuns(runs)) return 0;

  require(cli::isUtf8(toCsv(*runs)), "the table is UTF-8");
  for (const Run& run : *runs) {
    const auto alone = runsFromJson(toJson(run));
    require(alone && alone->size() == 1 && alone->front() == run, "a run alone is read back equal",
            toJson(run));
    const std::string report = toText(run, words);
    require(report.find('\x1b') == std::string::npos, "a report has no control characters", report);
  }
  return 0;
}
