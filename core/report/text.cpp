// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text.h"

#include "core/report/reading.h"
#include "core/report/text_heading.h"
#include "core/report/text_layout.h"
#include "core/report/text_notes.h"
#include "core/report/text_pages.h"
#include "core/report/text_scaling.h"
#include "core/report/text_tables.h"
#include "core/stats/pages_comparison.h"

namespace strata {

std::string toText(const Run& run, const Words& words) {
  std::string text = headingText(run, words);
  Notes notes;
  if (const std::string section = scalingTables(run, words, notes); !section.empty()) text += '\n' + section;
  if (const std::string section = pagesTables(run, words, notes); !section.empty()) text += '\n' + section;
  // The other tables have one figure a cell.
  const Run inOne = inFirstPages(run);
  const Run rest = withoutScaled(inOne);
  for (const auto tables :
       {processorTables, memoryTables, bandwidthTables, latencyTables, levelTable, copyTables, libraryTables,
        registerTables, stringTables, kindTables, diskTables, otherTables})
    // Levels have rates of one thread too, which are among those of scaling.
    if (const std::string section = tables(tables == levelTable ? inOne : rest, words, notes);
        !section.empty())
      text += '\n' + section;
  if (run.results.empty()) text += '\n' + wrapped("", words("report-empty", {}));
  if (!notes.empty()) text += '\n' + words("heading-notes", {}) + '\n' + notes.text(words);
  text += '\n' + words("heading-reading", {}) + '\n';
  for (const std::string& sentence : readingSentences(run, rest, words)) text += wrapped("", sentence);
  return withoutControls(text);
}

}  // namespace strata
