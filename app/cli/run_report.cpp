// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_report.h"

#include <algorithm>

#include "app/words/words.h"
#include "core/base/json.h"
#include "core/base/json_text.h"
#include "core/model/this_program.h"
#include "core/report/comparison_format.h"
#include "core/report/json.h"
#include "core/report/run_format.h"

namespace strata::cli {

std::string comparedReport(const Comparison& comparison, const std::vector<ComparedSide>& sides,
                           const ReportForm& form) {
  if (form.format != Format::Json || !comparison.byTurns) {
    // Stopped in the first run, one side has none.
    const std::vector<Run>& any = sides[0].runs.empty() ? sides[1].runs : sides[0].runs;
    ComparisonReport report;
    report.machine = any.empty() ? nullptr : &any.front().machine;
    report.version = thisProgram().version;
    report.gate = form.gate;
    report.csvTexts = form.csvTexts;
    return inFormat(form.format, comparison, report, words);
  }
  std::vector<Run> runs;
  for (const ComparedSide& side : sides) runs.insert(runs.end(), side.runs.begin(), side.runs.end());
  std::stable_sort(runs.begin(), runs.end(),
                   [](const Run& a, const Run& b) { return a.started < b.started; });
  // A series file of which each run says which series it is of: import and compare read it as any other.
  auto json = parsedJson(seriesToJson(runs.front().series, runs));
  json["comparison"] = parsedJson(comparisonJson(comparison));
  return jsonText(json, 2) + '\n';
}

}  // namespace strata::cli
