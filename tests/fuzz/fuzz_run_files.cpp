// SPDX-License-Identifier: GPL-3.0-or-later
// A run file of any bytes: refused with a reason that can be told, or read to runs that are written and read
// back as they were, and that every report can be made of.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/text.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace strata;
  using fuzz::require;
  const std::string text(data, data + size);
  const auto runs = runsFromJson(text);
  if (!runs) {
    const std::string told = sentence(runs.error());
    require(!told.empty() && !told.starts_with(runs.error().id), "a reason has a sentence", told);
    require(cli::shownText(told, 1000) == told, "a reason is told in one printable line", told);
    return 0;
  }
  require(!runs->empty(), "a file that is read holds a run");

  const std::string series = seriesToJson("fuzz", *runs);
  const auto read = runsFromJson(series);
  require(static_cast<bool>(read), "what was written is read", series);
  require(*read == *runs, "what was written is read back equal", series);
  require(seriesToJson("fuzz", *read) == series, "what is written does not change any more", series);

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
