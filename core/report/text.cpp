// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text.h"

#include "core/base/plain_text.h"
#include "core/report/reading.h"
#include "core/report/text_disk.h"
#include "core/report/text_heading.h"
#include "core/report/text_layout.h"
#include "core/report/text_network.h"
#include "core/report/text_notes.h"
#include "core/report/text_pages.h"
#include "core/report/text_scaling.h"
#include "core/report/text_tables.h"
#include "core/stats/pages_comparison.h"

namespace strata {

namespace {

std::string ownTables(const Run& run, const Run& inOne, const Run& rest, const Words& words, Notes& notes) {
  std::string text;
  if (const std::string section = scalingTables(run, words, notes); !section.empty()) text += '\n' + section;
  if (const std::string section = pagesTables(run, words, notes); !section.empty()) text += '\n' + section;
  for (const auto tables :
       {processorTables, memoryTables, bandwidthTables, latencyTables, levelTable, copyTables, libraryTables,
        registerTables, stringTables, kindTables, diskTables, diskRowTables, networkTables, otherTables})
    // Levels have rates of one thread too, which are among those of scaling.
    if (const std::string section = tables(tables == levelTable ? inOne : rest, words, notes);
        !section.empty())
      text += '\n' + section;
  return text;
}

}  // namespace

std::string toText(const Run& run, const Words& words) {
  std::string text = headingText(run, words);
  Notes notes;
  // Most tables have one figure a cell.
  const Run inOne = run.origin ? run : inFirstPages(run);
  const Run rest = run.origin ? run : withoutScaled(inOne);
  text += run.origin ? '\n' + foreignTables(run, words, notes) : ownTables(run, inOne, rest, words, notes);
  if (run.results.empty()) text += '\n' + wrapped("", words("report-empty", {}));
  if (!notes.empty()) text += '\n' + words("heading-notes", {}) + '\n' + notes.text(words);
  text += '\n' + words("heading-reading", {}) + '\n';
  for (const std::string& sentence : readingSentences(run, rest, "reading-marks", words))
    text += wrapped("", sentence);
  return withoutControls(text);
}

}  // namespace strata
