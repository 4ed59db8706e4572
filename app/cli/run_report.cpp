// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/compare_text.h"
#include "app/words/words.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/membench.h"
#include "core/report/text.h"
#include "core/stats/sign_test.h"

namespace strata::cli {

std::string reportOf(const std::vector<Run>& runs, Format format) {
  switch (format) {
    case Format::Json:
      return runs.size() == 1 ? toJson(runs.front()) : seriesToJson(runs.front().series, runs);
    case Format::Csv:
      return toCsv(runs);
    case Format::MembenchCsv:
      return toMembenchCsv(runs);
    case Format::MembenchText:
    case Format::Text:
      break;
  }
  const auto asText = format == Format::MembenchText ? toMembenchText : toText;
  std::string text;
  for (const Run& run : runs) text += asText(run, words) + (&run == &runs.back() ? "" : "\n");
  return text;
}

std::string againstReport(const std::vector<ComparedSide>& sides, const FloorOf& floorOf, Format format) {
  const Comparison comparison = comparePairs(sides[0], sides[1], floorOf);
  if (format == Format::Csv) return comparisonCsv(comparison);
  if (format != Format::Json) return comparisonTable(comparison);
  std::vector<Run> runs;
  for (const ComparedSide& side : sides) runs.insert(runs.end(), side.runs.begin(), side.runs.end());
  std::stable_sort(runs.begin(), runs.end(),
                   [](const Run& a, const Run& b) { return a.started < b.started; });
  // A series file of which each run says which series it is of: import and compare read it as any other.
  auto json = nlohmann::ordered_json::parse(seriesToJson(runs.front().series, runs));
  json["comparison"] = nlohmann::ordered_json::parse(comparisonJson(comparison));
  return json.dump(2) + '\n';
}

}  // namespace strata::cli
