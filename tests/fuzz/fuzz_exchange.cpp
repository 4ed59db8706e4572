// SPDX-License-Identifier: GPL-3.0-or-later
// A file of any bytes, as a person brings it: refused with a reason that can be told, or read to runs that
// are written and read back as they were, and that every form can be made of.
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/exchange/any_text.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_format.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace strata;
  using fuzz::require;
  const std::string text(data, data + size);
  const auto runs = runsFromAnyText("fuzz", text);
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
  for (const RunFormatEntry& entry : runFormats()) {
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
