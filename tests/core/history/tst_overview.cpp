// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/overview.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "core/history/rows.h"
#include "core/model/memory_levels.h"
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

/// Whichever of two cells of one test comes first, the more significant one is the headline.
TEST(Overview, TakesWhatSaysMoreWhateverComesFirst) {
  const auto cell = [](const char* kernel, double value) {
    CellResult result;
    result.test = strata::Test::Network;
    result.kernel = kernel;
    Measured measured;
    measured.value = value;
    result.outcome = measured;
    return result;
  };
  const auto more = [&](auto change, const char* kernel = "any") {
    CellResult less = cell(kernel, 1);
    CellResult greater = cell(kernel, 2);
    change(less, greater);
    for (const auto& results : {std::vector{less, greater}, std::vector{greater, less}}) {
      strata::Run run;
      run.results = results;
      EXPECT_EQ(overviewOf(run).headline.at(0).value, 2);
    }
  };
  const char* const stream = "network-stream";
  more([&](CellResult& less, CellResult& greater) {
    greater.kernel = stream;
    less.parameters.regionBytes = 9;
  });
  more(
      [](CellResult& less, CellResult& greater) {
        greater.parameters.direction = "from";
        less.parameters.streams = 8;
      },
      stream);
  more([](CellResult& less, CellResult& greater) {
    less.parameters.direction = "from";  // it counts for streams alone
    greater.parameters.streams = 8;
  });
  more([](CellResult& less, CellResult& greater) {
    greater.parameters.peer = "*";
    less.parameters.peer = "desk";
    less.parameters.streams = 8;
  });
  more([](CellResult& less, CellResult& greater) {
    less.parameters.streams = 1;
    greater.parameters.streams = 2;
    less.parameters.regionBytes = 9;
  });
  more([](CellResult& less, CellResult& greater) {
    less.parameters.regionBytes = 1;
    greater.parameters.regionBytes = 2;
    greater.parameters.pattern = "random";
  });
  more([](CellResult& less, CellResult& greater) {
    less.parameters.pattern = "random";
    less.parameters.widthBytes = 64;
    greater.parameters.widthBytes = 8;
  });
  more([](CellResult& less, CellResult& greater) {
    less.parameters.widthBytes = 8;
    greater.parameters.widthBytes = 16;
  });
  // An absent value counts as 0.
  for (const auto member : {&Parameters::streams, &Parameters::widthBytes})
    more([&](CellResult&, CellResult& greater) { greater.parameters.*member = 1; });
  more([](CellResult&, CellResult& greater) { greater.parameters.regionBytes = 1; });
}

/// The first of several equally significant cells is taken.
TEST(Overview, HasThreeFiguresAtMostTheBestKnownFirst) {
  strata::Run run;
  for (const strata::Test test : {strata::Test::String, strata::Test::Disk, strata::Test::Latency,
                                  strata::Test::Network, strata::Test::Integer, strata::Test::Integer}) {
    CellResult& cell = run.results.emplace_back();
    cell.test = test;
    Measured measured;
    measured.value = static_cast<double>(run.results.size());
    measured.verdict.grade = run.results.size() == 2 ? Grade::Poor : Grade::Good;
    cell.outcome = measured;
  }
  const Overview overview = overviewOf(run);
  EXPECT_EQ(overview.tests.size(), 5u);
  EXPECT_EQ(overview.verdict, Grade::Poor);
  ASSERT_EQ(overview.headline.size(), 3u);
  EXPECT_EQ(overview.headline[0].value, 5);
  EXPECT_EQ(overview.headline[1].test, strata::Test::Disk);
  EXPECT_EQ(overview.headline[2].test, strata::Test::Network);
  // The list has all of them, with their cells.
  const auto figures = headlineResults(run);
  ASSERT_EQ(figures.size(), 5u);
  EXPECT_EQ(figures[0], &run.results[4]);
  EXPECT_EQ(figures[4], &run.results[2]);
  run.results = {run.results[0], run.results[2]};
  const Overview others = overviewOf(run);
  ASSERT_EQ(others.headline.size(), 2u);
  EXPECT_EQ(others.headline[0].test, strata::Test::String) << "as they come";
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

/// 1 MiB is no memory: a run that ended there has a rate of the second cache.
TEST(Overview, SaysOfWhichMemoryARateIs) {
  strata::Run run;
  run.machine.caches = {{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 32_MiB, 8}};
  CellResult cell;
  cell.test = strata::Test::Bandwidth;
  cell.kernel = "read-serial-64";
  cell.unit = "MB/s";
  cell.parameters.op = "read";
  Measured measured;
  measured.value = 143000;
  cell.outcome = measured;
  const auto levelAt = [&](Bytes size, strata::Test test) {
    cell.test = test;
    cell.parameters.regionBytes = size.count;
    run.results = {cell};
    return overviewOf(run).headline.at(0).level;
  };
  EXPECT_EQ(levelAt(24_KiB, strata::Test::Bandwidth), 1);
  EXPECT_EQ(levelAt(1_MiB, strata::Test::Bandwidth), 2);
  EXPECT_EQ(levelAt(512_MiB, strata::Test::Latency), levelOfMemory);
  // Data of the last two levels evict each other here.
  EXPECT_EQ(levelAt(40_MiB, strata::Test::Bandwidth), std::nullopt);
  EXPECT_EQ(levelAt(1_MiB, strata::Test::Memory), std::nullopt);
  levelAt(1_MiB, strata::Test::Latency);
  EXPECT_EQ(headlineFromText(headlineText(overviewOf(run).headline)), overviewOf(run).headline);
}

TEST(Overview, IsReadBackFromItsText) {
  const std::vector<HeadlineFigure> headline = overviewOf(classicRun()).headline;
  EXPECT_EQ(headlineFromText(headlineText(headline)), headline);
  EXPECT_TRUE(headlineFromText("nonsense").empty());
  EXPECT_EQ(headlineFromText(R"([["a","b",1.5,"d"]])"),
            (std::vector<HeadlineFigure>{{TestId(std::string_view("a")), "b", 1.5, "d"}}));
  EXPECT_EQ(headlineFromText(R"([["a","b",1.5,"d",2],["a","b",1.5,"d",-1]])"),
            (std::vector<HeadlineFigure>{{TestId(std::string_view("a")), "b", 1.5, "d", 2},
                                         {TestId(std::string_view("a")), "b", 1.5, "d"}}));
  for (const char* none :
       {R"([["a","b","c","d"],[1],{}])", R"([["a","b",1.5]])", R"([["a","b",1.5,"d","e"]])",
        R"([["a","b",1.5,"d",1.5]])", R"([["a","b",1.5,"d",1,1]])", R"([[1,"b",1.5,"d"]])",
        R"([["a",1,1.5,"d"]])", R"([["a","b",1.5,1]])", R"({"a":1})"})
    EXPECT_TRUE(headlineFromText(none).empty()) << none;
}

}  // namespace strata
