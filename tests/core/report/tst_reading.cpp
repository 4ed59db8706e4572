// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reading.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model/run.h"

namespace strata {
namespace {

using Sentences = std::vector<std::string>;

/// The ids of the sentences, with their arguments, for a run of these cells.
Sentences readingOf(const std::vector<CellResult>& cells) {
  strata::Run run;
  run.results = cells;
  return readingSentences(run, run, "grades",
                          [](std::string_view id, const std::vector<std::string>& arguments) {
                            std::string text(id);
                            for (const std::string& argument : arguments) text += ' ' + argument;
                            return text;
                          });
}

CellResult cell(const Measured& measured, strata::Test test = strata::Test::Memory) {
  CellResult result;
  result.test = test;
  result.outcome = measured;
  return result;
}

/// What is said of a run of these cells besides what is said of every measured one.
Sentences moreOf(const std::vector<CellResult>& cells) {
  Sentences sentences = readingOf(cells);
  EXPECT_GE(sentences.size(), 2u);
  EXPECT_EQ(sentences.at(0), "reading-units");
  EXPECT_EQ(sentences.at(1), "grades");
  return {sentences.begin() + 2, sentences.end()};
}

TEST(Reading, ExplainsUnitsAndTheGradesOfWhatWasMeasured) {
  EXPECT_EQ(readingOf({}), Sentences{"reading-units"});
  CellResult skipped;
  skipped.outcome = Skipped{{"stopped", {}}};
  EXPECT_EQ(readingOf({skipped}), Sentences{"reading-units"});
  EXPECT_EQ(moreOf({cell({}), skipped}), Sentences());
}

TEST(Reading, ExplainsSamplesWhereThereAreSome) {
  const auto ofClean = [](std::uint64_t count, std::vector<double> passes) {
    Measured measured;
    measured.cleanCount = count;
    measured.passSeconds = std::move(passes);
    return moreOf({cell(measured)});
  };
  EXPECT_EQ(ofClean(1, {}), Sentences());
  EXPECT_EQ(ofClean(2, {}), Sentences{"reading-samples"});
  EXPECT_EQ(ofClean(2, {0.5}), Sentences()) << "passes are no samples";
}

TEST(Reading, SaysHowSureAnIntervalIs) {
  const auto interval = [](std::optional<double> low, std::optional<double> high, double confidence) {
    Measured measured;
    measured.low = low;
    measured.high = high;
    measured.confidence = confidence;
    return cell(measured);
  };
  EXPECT_EQ(moreOf({interval({}, {}, 0.95)}), Sentences());
  EXPECT_EQ(moreOf({interval(1, {}, 0.95)}), Sentences());
  EXPECT_EQ(moreOf({interval({}, 2, 0.95)}), Sentences());
  EXPECT_EQ(moreOf({interval(1, 2, 0.95), interval({}, {}, 0.5)}), Sentences{"reading-interval 95 %"});
}

TEST(Reading, ExplainsLimitsByTheirKind) {
  Measured measured;
  measured.limit = 100;
  const CellResult here = cell(measured);
  const CellResult line = cell(measured, strata::Test::Network);
  measured.limitSource = LimitSource::Seen;
  const CellResult seen = cell(measured);
  EXPECT_EQ(moreOf({here}), Sentences{"reading-limit"});
  EXPECT_EQ(moreOf({line}), Sentences{"reading-network-limit"});
  EXPECT_EQ(moreOf({here, line}), (Sentences{"reading-limit", "reading-network-limit"}));
  EXPECT_EQ(moreOf({seen}), (Sentences{"reading-limit", "reading-limit-seen"}));
  EXPECT_EQ(moreOf({cell({}), cell({}, strata::Test::Network)}), Sentences());
}

TEST(Reading, ExplainsThreadsWhereThereAreSeveral) {
  const auto ofThreads = [](std::vector<double> figures, strata::Test test, bool higherIsBetter) {
    Measured measured;
    measured.perThread = std::move(figures);
    CellResult result = cell(measured, test);
    result.higherIsBetter = higherIsBetter;
    return moreOf({result});
  };
  EXPECT_EQ(ofThreads({5, 5}, strata::Test::Memory, true), Sentences{"reading-threads"});
  EXPECT_EQ(ofThreads({5}, strata::Test::Memory, true), Sentences());
  EXPECT_EQ(ofThreads({5, 5}, strata::Test::Memory, false), Sentences());
  EXPECT_EQ(ofThreads({5, 5}, strata::Test::Network, true), Sentences());
}

}  // namespace
}  // namespace strata
