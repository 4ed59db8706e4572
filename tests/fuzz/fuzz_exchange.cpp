// SPDX-License-Identifier: GPL-3.0-or-later
// A file of any bytes, as a person brings it: refused with a reason that can be told, or read to runs that
// are written and read back as they were, and that every form can be made of.
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/exchange/any_text.h"
#include "core/report/run_format.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/require_runs.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace strata;
  using fuzz::require;
  const std::string text(data, data + size);
  const auto runs = runsFromAnyText("fuzz", text);
  if (!fuzz::requireRuns(runs)) return 0;

  for (const RunFormatEntry& entry : runFormats()) {
    if (entry.ofRuns == nullptr) continue;
    const std::string form = inFormat(entry.format, *runs, words);
    require(cli::isUtf8(form), "every form is UTF-8", form);
  }
  if (!runs->front().origin) return 0;
  for (const Run& run : *runs)
    for (const CellResult& cell : run.results)
      if (const auto* measured = std::get_if<Measured>(&cell.outcome))
        require(measured->value > 0 && measured->verdict.grade != Grade::Good,
                "a figure is above zero, and not said to be checked");
  return 0;
}
