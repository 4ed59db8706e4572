// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/overview.h"

#include <gtest/gtest.h>

#include "core/history/rows.h"
#include "tests/support/sample_run.h"

namespace strata {

TEST(Overview, TakesTheLargestRegionSeriallyByTheWidestOperand) {
  const Overview overview = overviewOf(classicRun());
  EXPECT_EQ(overview.tests, (std::vector<TestId>{strata::Test::Integer, strata::Test::Floating,
                                                 strata::Test::Memory, strata::Test::Disk}));
  EXPECT_EQ(overview.verdict, Grade::Fair);
  ASSERT_EQ(overview.headline.size(), 3u);
  EXPECT_EQ(overview.headline[0].test, strata::Test::Integer);
  EXPECT_EQ(overview.headline[1].test, strata::Test::Memory);
  EXPECT_EQ(overview.headline[1].kernel, "move-serial-8");
  EXPECT_DOUBLE_EQ(overview.headline[1].value, 14600);
  EXPECT_EQ(overview.headline[1].unit, "MB/s");
  EXPECT_EQ(overview.headline[2].test, strata::Test::Disk);
}

/// The most streams from the other machine, and of several machines from all of them.
TEST(Overview, TakesWhatComesFromOtherMachines) {
  const Overview one = overviewOf(networkRun());
  ASSERT_EQ(one.headline.size(), 1u);
  EXPECT_EQ(one.headline[0], (HeadlineFigure{strata::Test::Network, "network-stream", 117.5 - 4, "MB/s"}));
  strata::Run several = networkPeersRun();
  CellResult together = networkRun().results[13];
  together.parameters.peer = "*";
  std::get<Measured>(together.outcome).value = 222;
  several.results.insert(several.results.begin(), together);
  EXPECT_EQ(overviewOf(several).headline.at(0).value, 222);
}

TEST(Overview, HasNoVerdictWhereNothingWasMeasured) {
  strata::Run run;
  EXPECT_EQ(overviewOf(run), Overview());
  CellResult skipped;
  skipped.test = strata::Test::Memory;
  skipped.outcome = Skipped{{"stopped", {}}};
  run.results = {skipped};
  EXPECT_EQ(overviewOf(run), (Overview{{strata::Test::Memory}, std::nullopt, {}}));
}

TEST(Overview, IsReadBackFromItsText) {
  const std::vector<HeadlineFigure> headline = overviewOf(classicRun()).headline;
  EXPECT_EQ(headlineFromText(headlineText(headline)), headline);
  EXPECT_TRUE(headlineFromText("nonsense").empty());
  EXPECT_TRUE(headlineFromText(R"([["a","b","c","d"],[1],{}])").empty());
}

}  // namespace strata
