// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text.h"

#include <algorithm>
#include <array>

#include "core/report/number_text.h"
#include "core/report/text_heading.h"
#include "core/report/text_layout.h"
#include "core/report/text_notes.h"
#include "core/report/text_scaling.h"
#include "core/report/text_tables.h"

namespace strata {

namespace {

template <typename Predicate>
bool anyMeasured(const Run& run, Predicate predicate) {
  return std::any_of(run.results.begin(), run.results.end(), [&](const CellResult& cell) {
    const auto* measured = std::get_if<Measured>(&cell.outcome);
    return measured && predicate(*measured);
  });
}

/// How to read the figures, as far as the report shows them. `rest`: without the tables of scaling, which
/// have fewer columns.
std::string readingText(const Run& whole, const Run& rest, const Words& words) {
  std::string text = wrapped("", words("reading-units", {}));
  if (!anyMeasured(whole, [](const Measured&) { return true; })) return text;
  text += wrapped("", words("reading-verdicts", {}));
  if (anyMeasured(whole, [](const Measured& measured) {
        return measured.cleanCount > 1 && measured.passSeconds.empty();
      }))
    text += wrapped("", words("reading-samples", {}));
  const auto hasInterval = [](const Measured& measured) { return measured.low && measured.high; };
  if (anyMeasured(rest, hasInterval)) {
    double confidence = 0;
    for (const CellResult& cell : rest.results)
      if (const auto* measured = std::get_if<Measured>(&cell.outcome); measured && hasInterval(*measured))
        confidence = measured->confidence;
    text += wrapped("", words("reading-interval", {percentText(100 * confidence)}));
  }
  if (anyMeasured(rest, [](const Measured& measured) { return measured.limit.has_value(); }))
    text += wrapped("", words("reading-limit", {}));
  if (anyMeasured(rest, [](const Measured& measured) { return measured.perThread.size() > 1; }))
    text += wrapped("", words("reading-threads", {}));
  return text;
}

}  // namespace

std::string toText(const Run& run, const Words& words) {
  std::string text = headingText(run, words);
  Notes notes;
  if (const std::string section = scalingTables(run, words, notes); !section.empty()) text += '\n' + section;
  const Run rest = withoutScaled(run);
  for (const auto tables : {processorTables, memoryTables, bandwidthTables, latencyTables, levelTable,
                            copyTables, libraryTables, registerTables, stringTables, diskTables, otherTables})
    // Levels have rates of one thread too, which are among those of scaling.
    if (const std::string section = tables(tables == levelTable ? run : rest, words, notes); !section.empty())
      text += '\n' + section;
  if (run.results.empty()) text += '\n' + wrapped("", words("report-empty", {}));
  if (!notes.empty()) text += '\n' + words("heading-notes", {}) + '\n' + notes.text(words);
  text += '\n' + words("heading-reading", {}) + '\n' + readingText(run, rest, words);
  return withoutControls(text);
}

}  // namespace strata
