// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a run: who measured what and where, the tables of each test, the reasons as numbered notes,
// how to read the values.

#include <utility>

#include "core/report/document.h"
#include "core/report/heading_facts.h"
#include "core/report/notes.h"
#include "core/report/reading.h"
#include "core/report/run_tables.h"
#include "core/report/test_reports.h"
#include "core/report/text.h"
#include "core/stats/pages_comparison.h"

namespace strata {

namespace {

Document headingOf(const Run& run, const Words& words) {
  Document document{Title{titleText(run, words), dateText(run.started)}, Paragraph{methodText(run, words)},
                    originFacts(run, words)};
  if (run.status == RunStatus::Stopped)
    document.emplace_back(Paragraph{words(isUnfinished(run) ? "report-unfinished" : "report-stopped", {})});
  if (run.status == RunStatus::Failed) document.emplace_back(Paragraph{words("report-failed", {})});
  if (Facts own = ownFacts(run, words); !own.empty()) append(document, {Gap{}, std::move(own)});
  for (const auto& [heading, facts] : {std::pair{"heading-machine", machineFacts(run, words)},
                                       {"heading-settings", settingsFacts(run, words)}})
    if (!facts.empty() || !run.origin) append(document, {Gap{}, Heading{words(heading, {})}, facts});
  return document;
}

/// Most tables have one value a cell: cells of other pages and of other numbers of threads have tables of
/// their own.
Document ownTables(const Run& inOne, const Run& rest, const Run& run, const Words& words, Notes& notes) {
  Document document;
  const auto add = [&](Document tables) {
    if (tables.empty()) return;
    document.emplace_back(Gap{});
    append(document, std::move(tables));
  };
  add(scalingTables(run, words, notes));
  add(pagesTables(run, words, notes));
  for (const TestGroup group : reportedTestGroups) {
    for (const auto tables : testReport(group).tables)
      if (tables != nullptr) add(tables(rest, words, notes));
    // Levels have rates of one thread too, which are among those of scaling.
    if (group == TestGroup::Latency) add(levelTable(inOne, words, notes));
  }
  add(otherTables(rest, words, notes));
  return document;
}

}  // namespace

Document documentOf(const Run& run, const Words& words) {
  Document document = headingOf(run, words);
  Notes notes;
  const Run inOne = run.origin ? run : inFirstPages(run);
  const Run rest = run.origin ? run : withoutScaled(inOne);
  if (run.origin) document.emplace_back(Gap{});
  append(document, run.origin ? foreignTables(run, words, notes) : ownTables(inOne, rest, run, words, notes));
  if (run.results.empty()) append(document, {Gap{}, Paragraph{words("report-empty", {})}});
  if (!notes.empty()) append(document, {Gap{}, Heading{words("heading-notes", {})}, notes.notices(words)});
  append(document, {Gap{}, Heading{words("heading-reading", {})}});
  for (const std::string& sentence : readingSentences(run, rest, "reading-marks", words))
    document.emplace_back(Paragraph{sentence});
  return document;
}

std::string toText(const Run& run, const Words& words) {
  return documentText(documentOf(run, words));
}

}  // namespace strata
