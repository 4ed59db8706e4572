// SPDX-License-Identifier: GPL-3.0-or-later
// The help names thresholds and tolerances: in each language they are those of the code.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/source_text.h"

namespace strata {
namespace {

using test::sourceText;

/// What `constexpr … name = VALUE` says in that file. Most constants are local to their file, so the sources
/// are read.
double constantIn(const std::string& file, const std::string& name) {
  const std::string source = sourceText(file);
  std::smatch found;
  if (!std::regex_search(source, found, std::regex("\\b" + name + " = ([-0-9.e']+)(_[A-Za-z]+)?[;,)]"))) {
    ADD_FAILURE() << "no constant " << name << " in " << file;
    return 0;
  }
  std::string number = found[1];
  std::erase(number, '\'');
  return std::strtod(number.c_str(), nullptr);
}

/// The cells of the rows of the first table behind that anchor, without head and rule.
std::vector<std::vector<std::string>> tableOf(const std::string& page, const std::string& anchor) {
  std::istringstream lines(page.substr(std::min(page.size(), page.find("{#" + anchor + "}"))));
  std::vector<std::vector<std::string>> rows;
  bool inTable = false;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with('|')) {
      if (inTable) break;
      continue;
    }
    inTable = true;
    std::istringstream cells(line.substr(1));
    std::vector<std::string>& row = rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, '|');) row.push_back(cell);
  }
  EXPECT_GT(rows.size(), 2U) << anchor;
  if (rows.size() > 2) rows.erase(rows.begin(), rows.begin() + 2);
  return rows;
}

/// The first number in a text, with a point or a comma.
std::optional<double> numberIn(std::string text) {
  std::ranges::replace(text, ',', '.');
  std::smatch found;
  if (!std::regex_search(text, found, std::regex("[0-9]+(\\.[0-9]+)?"))) return std::nullopt;
  return std::strtod(found[0].str().c_str(), nullptr);
}

struct GradeRow {
  std::size_t row;
  std::size_t column;  ///< 0 names what is graded, 1 fair, 2 poor
  const char* file;
  const char* constant;
  double factor = 1;  ///< from the code's number to the page's
};

const std::vector<GradeRow>& gradeRows() {
  static const char* const validity = "core/stats/validity.cpp";
  static const char* const counts = "core/stats/validity.h";
  static const char* const judge = "core/stats/judge.cpp";
  static const char* const network = "core/net/network_figures.cpp";
  static const std::vector<GradeRow> rows{{0, 1, validity, "namedShare", 100},
                                          {0, 2, validity, "poorShare", 100},
                                          {1, 1, validity, "namedOfCore", 100},
                                          {2, 1, validity, "namedShare", 100},
                                          {2, 2, validity, "poorTurns", 100},
                                          {3, 1, validity, "namedOfCore", 100},
                                          {4, 1, validity, "namedTime", 100},
                                          {4, 2, validity, "poorTurns", 100},
                                          {5, 1, counts, "namedOthersCpus"},
                                          {6, 1, validity, "namedTime", 100},
                                          {6, 2, validity, "poorShare", 100},
                                          {7, 2, validity, "poorShare", 100},
                                          {9, 2, validity, "poorShare", 100},
                                          {11, 1, counts, "enoughSamples"},
                                          {11, 2, counts, "fewSamples"},
                                          {12, 1, counts, "wantedHalfWidthPercent"},
                                          {12, 2, validity, "poorHalfWidthPercent"},
                                          {13, 1, counts, "namedHalfWidthBeyondCorePercent"},
                                          {13, 2, validity, "poorHalfWidthPercent"},
                                          {14, 1, judge, "goodHalfWidthPercent"},
                                          {14, 2, judge, "fairHalfWidthPercent"},
                                          {15, 1, validity, "namedShare", 100},
                                          {15, 2, validity, "poorShare", 100},
                                          {16, 1, counts, "enoughSamples"},
                                          {16, 2, counts, "fewSamples"},
                                          {22, 0, counts, "leastPartOfLike", 100},
                                          {23, 0, validity, "impossibleShare", 100},
                                          {30, 0, "core/disk/target_reasons.cpp", "margin", 100},
                                          {32, 0, network, "manyRetransmissions"},
                                          {33, 0, network, "busyPercent"},
                                          {34, 0, network, "aboveLink", 100}};
  return rows;
}

class HelpConstants : public testing::TestWithParam<std::string> {
 protected:
  std::string page(const std::string& name) const {
    return sourceText("resources/help/" + GetParam() + "/" + name + ".md");
  }
};

TEST_P(HelpConstants, GradesHaveTheThresholdsOfTheCode) {
  const auto table = tableOf(page("numbers"), "verdict");
  ASSERT_EQ(table.size(), 35U);
  for (const GradeRow& row : gradeRows()) {
    const std::vector<std::string>& cells = table[row.row];
    ASSERT_GT(cells.size(), row.column) << row.constant;
    const auto number = numberIn(cells[row.column]);
    ASSERT_TRUE(number) << cells[row.column];
    EXPECT_NEAR(*number, row.factor * constantIn(row.file, row.constant), 1e-9) << cells[row.column];
  }
}

/// Where the constants of the page on methodology are.
const char* fileOf(const std::string& constant) {
  static const std::map<std::string, const char*> files{
      {"coreSampleS", "core/plan/step_time.h"},
      {"sharedSampleS", "core/plan/step_time.h"},
      {"steadyS", "core/engine/sample_worker.cpp"},
      {"mostWarmUpS", "core/engine/sample_worker.cpp"},
      {"clock", "core/stats/validity.h"},
      {"alu", "core/stats/validity.h"},
      {"gapShare", "core/stats/validity.h"},
      {"gapSeconds", "core/stats/validity.h"},
      {"gapChunkShare", "core/stats/validity.h"},
      {"suspendedSeconds", "core/stats/validity.h"},
      {"quantileOfRates", "core/stats/headline.h"},
      {"quantileOfTimes", "core/stats/headline.h"},
      {"enoughSamples", "core/stats/validity.h"},
      {"wantedHalfWidthPercent", "core/stats/validity.h"},
      {"namedHalfWidthBeyondCorePercent", "core/stats/validity.h"},
      {"namedOthersCpus", "core/stats/validity.h"},
      {"countedToOthers", "core/stats/validity.h"},
      {"confidence", "core/stats/bootstrap.h"},
      {"resamples", "core/stats/bootstrap.h"},
      {"visitsOfCore", "core/plan/plan_parts.h"},
      {"visitS", "core/plan/single_core_steps.cpp"},
      {"visitOfMemoryS", "core/plan/single_core_steps.cpp"},
      {"leastVisits", "core/stats/core_ranking.h"},
      {"countOfDelays", "core/plan/loaded_latency_steps.cpp"},
      {"shareOfTime", "core/plan/loaded_latency_steps.cpp"},
      {"loadLeadS", "core/engine/sampler.cpp"},
      {"kneeFactor", "core/stats/load_curve.cpp"},
      {"leastGroupsToResample", "core/stats/headline.cpp"},
      {"leastStepS", "core/plan/step_time.h"},
      {"usualExtension", "core/engine/schedule.h"},
      {"mostStoredSamples", "core/stats/distribution.h"},
      {"leastRepetitions", "core/stats/difference.h"},
      {"leastMargin", "core/stats/difference.h"},
      {"floorOfCore", "core/stats/comparison.cpp"},
      {"floorOfShared", "core/stats/comparison.cpp"},
      {"floorOfNetwork", "core/stats/comparison.cpp"},
      {"floorOfDisk", "core/stats/comparison.cpp"},
      {"leastFloorPairs", "core/stats/floors.h"},
      {"leastExpectedGroups", "core/stats/expected_range.h"},
      {"expectedErrorRate", "core/stats/expected_range.h"},
      {"leastPairs", "core/stats/sign_test.h"},
      {"usualPairs", "core/stats/sign_test.h"},
      {"likeLatency", "core/stats/distinct_levels.h"},
      {"likeRate", "core/stats/distinct_levels.h"},
      {"missesAtEdge", "core/stats/levels.cpp"},
      {"networkRampSeconds", "core/plan/network_plan.h"},
      {"chunkSeconds", "core/plan/network_plan.cpp"},
      {"pagesOfBlock", "core/plan/hierarchy_steps.cpp"},
      {"walkBlock", "core/model/latency_walk.h"},
      {"visitsOfBlock", "core/machine/block_walk.h"},
      {"fallenBelow", "core/disk/endurance_figures.cpp"},
      {"leastBeyond", "core/stats/enough_requests.h"},
      {"soonestFlashNs", "core/engine/row_outcomes.h"},
      {"leastPauseNs", "core/stats/pause_figures.h"},
      {"partsOfWatch", "core/stats/pause_figures.h"},
      {"mostStoredPauses", "core/model/test_figures.h"},
      {"watchPerMemorySecond", "core/plan/plan_parts.h"},
      {"longestWatchS", "core/plan/plan_parts.h"},
      {"wakeUpPeriodNs", "core/engine/pause_step.h"},
      {"shareOfWakeUps", "core/plan/pause_steps.cpp"},
      {"referenceBeginS", "core/stats/sustained_figures.h"},
      {"referenceEndS", "core/stats/sustained_figures.h"},
      {"medianOfS", "core/stats/sustained_figures.h"},
      {"leastFallPercent", "core/stats/sustained_figures.h"},
      {"leastOffCpuPercent", "core/stats/sustained_figures.h"},
      {"offCpuForCautionPercent", "core/stats/sustained_figures.h"},
      {"offCpuForUnreliablePercent", "core/stats/sustained_figures.h"},
      {"mostStoredPieces", "core/model/test_figures.h"},
      {"leastBatteryPercent", "core/engine/sustained_step.h"}};
  const auto found = files.find(constant);
  return found == files.end() ? nullptr : found->second;
}

/// What the unit behind a value makes of the number before it.
double factorOf(const std::string& cell, const std::string& constant) {
  if (cell.find('%') != std::string::npos) return constant.ends_with("Percent") ? 1 : 0.01;
  if (cell.find("ms") != std::string::npos) return 1e-3;
  if (cell.find("µs") != std::string::npos) return constant.ends_with("Ns") ? 1e3 : 1e-6;
  return 1;
}

TEST_P(HelpConstants, MethodologyHasTheConstantsOfTheCode) {
  const auto table = tableOf(page("methodology"), "constants");
  EXPECT_EQ(table.size(), 69U);
  for (const std::vector<std::string>& cells : table) {
    ASSERT_EQ(cells.size(), 3U) << cells.front();
    const std::size_t begin = cells[2].find('`') + 1;
    const std::string constant = cells[2].substr(begin, cells[2].find('`', begin) - begin);
    const char* const file = fileOf(constant);
    ASSERT_NE(file, nullptr) << constant;
    const auto number = numberIn(cells[1]);
    ASSERT_TRUE(number) << cells[1];
    EXPECT_NEAR(*number * factorOf(cells[1], constant), constantIn(file, constant), 1e-12) << constant;
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, HelpConstants, testing::ValuesIn(test::languages()));

}  // namespace
}  // namespace strata
