// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/classic_series.h"
#include "tests/support/sample_run.h"

namespace strata {

namespace {

template <typename Change>
ComparedSide changed(ComparedSide side, Change change) {
  for (Run& run : side.runs) change(run);
  return side;
}

bool all(const Comparison& comparison, Finding finding) {
  return std::all_of(comparison.rows.begin(), comparison.rows.end(), [&](const ComparisonRow& row) {
    return std::all_of(row.differences.begin() + 1, row.differences.end(),
                       [&](const auto& one) { return one.value().finding == finding; });
  });
}

/// Each side with the baseline by itself.
Comparison inPairs(const std::vector<const ComparedSide*>& sides, std::size_t baseline = 0) {
  return compare(sides, {.baseline = baseline, .rows = ComparedRows::InPairs});
}

}  // namespace

TEST(Comparison, HasARowForEachCellOfBoth) {
  const Comparison comparison = compare({classicSeries("a", 1, 4), classicSeries("b", 1, 4)});
  EXPECT_EQ(comparison.rows.size(), classicRun().results.size());
  EXPECT_TRUE(comparison.unmatched.empty());
  EXPECT_EQ(comparison.sides, (std::vector<std::string>{"a", "b"}));
  EXPECT_TRUE(all(comparison, Finding::NoDifference));
  for (const ComparisonRow& row : comparison.rows) EXPECT_TRUE(row.unlike[1].empty());
}

TEST(Comparison, FindsWhatIsFasterAndSlower) {
  EXPECT_TRUE(all(compare({classicSeries("a", 1, 4), classicSeries("b", 1.2, 4)}), Finding::Faster));
  EXPECT_TRUE(all(compare({classicSeries("a", 1.2, 4), classicSeries("b", 1, 4)}), Finding::Slower));
}

TEST(Comparison, OfTwoRunsMakesNoFinding) {
  const Comparison comparison = compare({classicSeries("a", 1, 1), classicSeries("b", 1.2, 1)});
  EXPECT_TRUE(all(comparison, Finding::SingleRuns));
  EXPECT_NEAR(comparison.rows.front().differences[1]->ratio, 1.2, 1e-9);
  EXPECT_EQ(comparison.rows.front().differences[1]->repetitionsMissing, 3u);
}

TEST(Comparison, IsOfNoMoreThanThereIsRoomFor) {
  // Each side has cells of its own, so that the table has a column for each side and a row for each cell.
  const auto whyOf = [](std::size_t sides, std::size_t cells) {
    std::vector<ComparedSide> all(sides);
    for (std::size_t side = 0; side < sides; ++side) {
      std::vector<CellResult>& results = all[side].runs.emplace_back().results;
      results.resize(cells);
      for (std::size_t cell = 0; cell < cells; ++cell)
        results[cell].parameters.regionBytes = side * cells + cell;
    }
    return whyTooMany(pointersTo(all));
  };
  const Error tooMany{"too-many-compared",
                      {{"most_sides", std::int64_t{1000}}, {"most", std::int64_t{1'000'000}}}};
  EXPECT_EQ(whyOf(1000, 1), std::nullopt);
  EXPECT_EQ(whyOf(1001, 1), tooMany);
  EXPECT_EQ(whyOf(100, 100), std::nullopt) << "10,000 cells on 100 sides";
  EXPECT_EQ(whyOf(100, 101), tooMany);
  EXPECT_EQ(whyOf(1, 20000), std::nullopt);
  // The same cells on all sides have a row each.
  std::vector<const ComparedSide*> same(500);
  const ComparedSide side = classicSeries("a", 1, 4);
  std::ranges::fill(same, &side);
  EXPECT_EQ(whyTooMany(same), std::nullopt);
}

TEST(Comparison, IsOfPairsOnlyWhereItIsSaid) {
  EXPECT_FALSE(compare({classicSeries("a", 1, 1), classicSeries("b", 1, 1)}).byTurns);
}

TEST(Comparison, AsksForTheFloorOfWhatTheFirstSideHasMeasured) {
  std::vector<int> asked;
  const ComparedSide other = changed(classicSeries("b", 1, 1), [](strata::Run& run) {
    for (CellResult& cell : run.results) cell.revision = 7;
  });
  compare({classicSeries("a", 1, 1), other}, [&](const CellResult& cell) {
    asked.push_back(cell.revision);
    return Floor{};
  });
  EXPECT_EQ(asked, std::vector<int>(classicRun().results.size(), classicRun().results.front().revision));
}

namespace {

/// The results of the first cell; each run has one.
SideFigures figuresOfFirst(const std::vector<double>& figures) {
  ComparedSide side{"a", {}};
  for (const double figure : figures) {
    strata::Run run = classicRun();
    run.results.resize(1);
    run.results.front().parameters.threads.reset();
    std::get<Measured>(run.results.front().outcome).value = figure;
    side.runs.push_back(std::move(run));
  }
  const Comparison comparison = compare({side, {"b", {side.runs.back()}}});
  return comparison.rows.empty() ? SideFigures() : comparison.rows.front().sides.front();
}

}  // namespace

TEST(Comparison, HasTheGeometricMeanOfRepetitions) {
  EXPECT_DOUBLE_EQ(*figuresOfFirst({100, 400}).centre, 200);
  EXPECT_DOUBLE_EQ(*figuresOfFirst({1, 10, 100}).centre, 10);
  for (const double figure : {14600.1, 0.3, 7.7})
    EXPECT_EQ(figuresOfFirst({figure}).centre, figure) << "as it is";
  EXPECT_EQ(figuresOfFirst({0, 0.5}).figures, std::vector<double>{0.5}) << "what is more than nothing";
  EXPECT_EQ(figuresOfFirst({5}).threads, std::nullopt);
}

// For one thread, a buffer of 20 MiB fits in the third level; for two threads it exceeds its 32 MiB.
TEST(Comparison, TakesWhatTellsNoThreadsForOne) {
  strata::Run run = classicRun();
  run.results.resize(1);
  run.results.front().test = strata::Test::Bandwidth;
  run.results.front().parameters.regionBytes = (20_MiB).count;
  run.results.front().parameters.threads.reset();
  const Comparison comparison = compare({{"a", {run}}, {"b", {run}}});
  EXPECT_EQ(comparison.rows.at(0).sides.at(0).level, 3);
}

// The walk of a version with other blocks is the same cell; in other tests, blocks distinguish cells.
TEST(Comparison, TellsCellsApartByTheirBlocks) {
  const auto rows = [](strata::Test test, std::optional<std::uint64_t> first,
                       std::optional<std::uint64_t> second) {
    strata::Run run = classicRun();
    run.results.resize(1);
    run.results.front().test = test;
    strata::Run other = run;
    run.results.front().parameters.blockBytes = first;
    other.results.front().parameters.blockBytes = second;
    return compare({{"a", {run}}, {"b", {other}}}).rows.size();
  };
  EXPECT_EQ(rows(strata::Test::Latency, 4096, 8192), 1u);
  EXPECT_EQ(rows(strata::Test::Latency, 4096, std::nullopt), 0u) << "through the whole region";
  EXPECT_EQ(rows(strata::Test::Disk, 4096, 8192), 0u);
}

// Equal cells have no order; of different ones, one comes first.
TEST(Comparison, HasAnOrderOfCells) {
  CellResult cell = classicRun().results.back();
  const auto isOrdered = [&](auto change) {
    CellResult other = cell;
    change(other);
    return orderOfCells(cell, other) != orderOfCells(other, cell);
  };
  EXPECT_FALSE(isOrdered([](CellResult&) {}));
  EXPECT_FALSE(isOrdered([](CellResult& other) { other.revision = 9; }));
  EXPECT_TRUE(isOrdered([](CellResult& other) { other.kernel += "x"; }));
  EXPECT_TRUE(isOrdered([](CellResult& other) { other.test = strata::Test::Copy; }));
  EXPECT_TRUE(isOrdered([](CellResult& other) { other.metric += "x"; }));
  EXPECT_TRUE(isOrdered([](CellResult& other) { other.unit += "x"; }));
  EXPECT_TRUE(isOrdered([](CellResult& other) { other.parameters.peer = "x"; }));
  EXPECT_TRUE(isOrdered([](CellResult& other) { other.parameters.regionBytes = 7; }));
}

TEST(Comparison, HasTheRunsOfEachSeriesTogether) {
  std::vector<strata::Run> runs(6);
  const std::vector<std::string> series{"a", "", "b", "a", "", "b"};
  for (std::size_t i = 0; i < runs.size(); ++i) {
    runs[i].id = std::to_string(i);
    runs[i].series = series[i];
    runs[i].label = "run " + runs[i].id;
  }
  std::vector<std::string> ids;
  std::vector<std::string> names;
  for (const ComparedSide& side : sidesOf(runs)) {
    names.push_back(side.name);
    ids.emplace_back();
    for (const strata::Run& run : side.runs) ids.back() += run.id;
  }
  EXPECT_EQ(ids, (std::vector<std::string>{"03", "1", "25", "4"}));
  EXPECT_EQ(names, (std::vector<std::string>{"run 0", "run 1", "run 2", "run 4"}));
}

TEST(Comparison, TakesOnlyWhatWasPublishedForPublished) {
  std::vector<strata::Run> runs(3);
  runs[1].origin = Origin{};
  runs[2].origin = Origin{};
  runs[2].origin->published = true;
  const std::vector<ComparedSide> sides = sidesOf(runs);
  ASSERT_EQ(sides.size(), 3u);
  EXPECT_FALSE(sides[0].isPublished);
  EXPECT_FALSE(sides[1].isPublished) << "measured here by another program";
  EXPECT_TRUE(sides[2].isPublished);
}

TEST(Comparison, OfSomeSidesKnowsWhichIsTheBaseline) {
  const Comparison whole =
      compare({classicSeries("a", 1, 4), classicSeries("b", 1.2, 4), classicSeries("c", 0.8, 4)});
  const Comparison part = withSides(whole, {2, 0, 1});
  EXPECT_EQ(part.sides, (std::vector<std::string>{"c", "a", "b"}));
  EXPECT_EQ(part.baseline, 1u);
  EXPECT_EQ(part.rows.front().differences[0].value().finding, Finding::Slower);
  EXPECT_FALSE(part.rows.front().differences[1]);
}

TEST(Comparison, NeverTestsAPublishedSide) {
  ComparedSide reference = classicSeries("reference", 1.2, 4);
  reference.isPublished = true;
  EXPECT_TRUE(all(compare({classicSeries("a", 1, 4), reference}), Finding::Published));
  EXPECT_TRUE(all(compare({reference, classicSeries("a", 1, 4)}), Finding::Published));
}

TEST(Comparison, TakesAnyNumberOfSides) {
  const Comparison comparison =
      compare({classicSeries("a", 1, 4), classicSeries("b", 1.2, 4), classicSeries("c", 0.8, 4)});
  for (const ComparisonRow& row : comparison.rows) {
    ASSERT_EQ(row.differences.size(), 3u);
    EXPECT_EQ(row.differences[1].value().finding, Finding::Faster);
    EXPECT_EQ(row.differences[2].value().finding, Finding::Slower);
  }
}

// The walk through blocks of pages, which earlier versions took beyond L2 too, and the one in blocks of 1
// MiB.
TEST(Comparison, SetsAnOldWalkOfLatencyBesideTheNewOneAndMarksIt) {
  const auto latencies = [](Bytes block, int revision) {
    return changed(classicSeries("a", 1, 4), [=](strata::Run& run) {
      run.results.resize(1);
      CellResult& cell = run.results.front();
      cell.test = strata::Test::Latency;
      cell.kernel = "chase-1";
      cell.revision = revision;
      cell.parameters.regionBytes = (64_MiB).count;
      cell.parameters.blockBytes = block.count;
    });
  };
  const Comparison comparison = compare({latencies(192_KiB, 1), latencies(1_MiB, 2)});
  EXPECT_TRUE(comparison.unmatched.empty());
  ASSERT_EQ(comparison.rows.size(), 1u);
  EXPECT_EQ(comparison.rows.front().unlike[1], std::vector{Unlike::Kernel});
}

TEST(Comparison, ListsCellsWithoutPartner) {
  const auto other = changed(classicSeries("b", 1, 4), [](strata::Run& run) {
    run.results.erase(run.results.begin());
    run.results.back().parameters.threads = 3;
  });
  const Comparison comparison = compare({classicSeries("a", 1, 4), other});
  EXPECT_EQ(comparison.rows.size(), classicRun().results.size() - 2);
  // The first is missing in the second; the last is another cell in each.
  ASSERT_EQ(comparison.unmatched.size(), 3u);
  EXPECT_TRUE(comparison.unmatched[0].sides[0].centre);
  EXPECT_FALSE(comparison.unmatched[0].sides[1].centre);
  EXPECT_FALSE(comparison.unmatched[2].sides[0].centre);
}

TEST(Comparison, MarksWhatIsUnlike) {
  const ComparedSide first = classicSeries("a", 1, 4);
  const auto marks = [&](const auto& change) {
    return compare({first, changed(classicSeries("b", 1, 4), change)}).rows[4].unlike[1];
  };
  using Marks = std::vector<Unlike>;
  EXPECT_EQ(marks([](strata::Run& run) { run.results[4].revision = 9; }), Marks{Unlike::Kernel});
  EXPECT_EQ(marks([](strata::Run& run) { run.program.method = 9; }), Marks{Unlike::Method});
  EXPECT_EQ(marks([](strata::Run& run) { std::get<Measured>(run.results[4].outcome).pagesObtained = "2M"; }),
            Marks{Unlike::Pages});
  EXPECT_EQ(marks([](strata::Run& run) { std::get<Measured>(run.results[4].outcome).placement = {3}; }),
            Marks{Unlike::Placement});
  // Another kind of cores was asked for: it has other CPUs.
  EXPECT_EQ(marks([](strata::Run& run) {
              run.settings.cores = CoreChoice::Efficient;
              std::get<Measured>(run.results[4].outcome).placement = {3};
            }),
            Marks{});
  EXPECT_EQ(marks([](strata::Run& run) { run.machine.cpuModel = "another"; }), Marks{Unlike::Machine});
  EXPECT_EQ(
      marks([](strata::Run& run) { std::get<Measured>(run.results[4].outcome).verdict.grade = Grade::Poor; }),
      Marks{Unlike::Doubtful});
}

TEST(Comparison, PairsWhatDiffersInPagesAsAWhole) {
  // Processor tests have none, and pair all the same.
  const auto inPages = [](const char* name, const char* pages) {
    return changed(classicSeries(name, 1, 4), [pages](strata::Run& run) {
      for (CellResult& cell : run.results)
        if (cell.test == strata::Test::Memory) cell.parameters.pages = pages;
    });
  };
  const Comparison comparison = compare({inPages("a", "default"), inPages("b", "huge")});
  EXPECT_EQ(comparison.rows.size(), classicRun().results.size());
  EXPECT_TRUE(comparison.unmatched.empty());
  for (const ComparisonRow& row : comparison.rows) {
    EXPECT_FALSE(row.cell.parameters.pages) << "what is compared is no part of the cell";
    // Both lay in the same pages after all.
    EXPECT_TRUE(row.unlike[1].empty());
  }
  for (const ComparisonRow& row : compare({inPages("a", "huge"), inPages("b", "huge")}).rows)
    EXPECT_EQ(row.cell.parameters.pages.has_value(), row.cell.test == strata::Test::Memory);
}

TEST(Comparison, PairsAndMarksAnotherNumberOfThreads) {
  const auto withThreads = [](const char* name, int threads) {
    return changed(classicSeries(name, 1, 4), [threads](strata::Run& run) {
      for (CellResult& cell : run.results) {
        cell.parameters.threads = threads;
        if (auto* measured = std::get_if<Measured>(&cell.outcome))
          measured->placement.assign(static_cast<std::size_t>(threads), 0);
      }
    });
  };
  const Comparison comparison = compare({withThreads("a", 1), withThreads("b", 4), withThreads("c", 1)});
  EXPECT_EQ(comparison.rows.size(), classicRun().results.size());
  for (const ComparisonRow& row : comparison.rows) {
    EXPECT_EQ(row.unlike[1], std::vector<Unlike>{Unlike::Threads});
    EXPECT_TRUE(row.unlike[2].empty());
  }
}

/// Runs of one disk row with that many threads.
ComparedSide diskSide(const char* name, int threads) {
  return changed(classicSeries(name, 1, 4), [threads](strata::Run& run) {
    std::erase_if(run.results, [](const CellResult& cell) { return cell.test != strata::Test::Disk; });
    run.results.resize(1);
    run.results.front().parameters.queueDepth = 32;
    run.results.front().parameters.threads = threads;
  });
}

TEST(Comparison, LeavesDiskRowsTheirNames) {
  const Comparison pairs = compare({diskSide("a", 2), diskSide("b", 8)});
  ASSERT_EQ(pairs.rows.size(), 1u);
  EXPECT_EQ(pairs.rows[0].cell.parameters.threads, 2) << "the first's";
  EXPECT_EQ(pairs.rows[0].sides[1].threads, 8);
  EXPECT_EQ(pairs.rows[0].unlike[1].front(), Unlike::Threads);
  // What has no partner keeps all.
  ComparedSide other = diskSide("b", 8);
  for (strata::Run& run : other.runs) run.results.front().parameters.queueDepth = 1;
  const Comparison apart = compare({diskSide("a", 2), other});
  ASSERT_EQ(apart.unmatched.size(), 2u);
  EXPECT_EQ(apart.unmatched[0].cell.parameters.threads, 2);
  EXPECT_EQ(apart.unmatched[1].cell.parameters.threads, 8);
}

TEST(Comparison, TellsOfEachSideWhatItWasMeasuredWith) {
  const auto with = [](const char* name, int threads) {
    return changed(classicSeries(name, 1, 4), [threads](strata::Run& run) {
      for (CellResult& cell : run.results) cell.parameters.threads = threads;
    });
  };
  const Comparison comparison = compare({with("a", 1), with("b", 4)});
  EXPECT_FALSE(comparison.rows.front().cell.parameters.threads);
  EXPECT_EQ(comparison.rows.front().sides[0].threads, 1);
  EXPECT_EQ(comparison.rows.front().sides[1].threads, 4);
}

TEST(Comparison, LetsPublishedFiguresHaveNoSayInWhatDiffers) {
  const auto with = [](const char* name, std::optional<int> threads) {
    return changed(classicSeries(name, 1, 4), [threads](strata::Run& run) {
      for (CellResult& cell : run.results) cell.parameters.threads = threads;
    });
  };
  const auto published = [&](std::optional<int> threads) {
    ComparedSide side = with("reference", threads);
    side.isPublished = true;
    return side;
  };
  // Beside two of eight threads one of a single thread changes nothing: they pair as they did.
  const Comparison same = compare({with("a", 8), with("b", 8), published(1)});
  EXPECT_TRUE(same.rows.empty());
  ASSERT_EQ(same.unmatched.size(), 2 * classicRun().results.size());
  EXPECT_EQ(same.unmatched.front().cell.parameters.threads, 8);
  // Nor does one of which nobody knows.
  const Comparison differ = compare({with("a", 1), with("b", 8), published(std::nullopt)});
  EXPECT_EQ(differ.rows.size(), classicRun().results.size());
}

TEST(Comparison, PairsNoSideOfSeveralThreads) {
  const ComparedSide scaled = changed(classicSeries("b", 1, 4), [](strata::Run& run) {
    const std::vector<CellResult> single = run.results;
    for (CellResult cell : single) {
      cell.parameters.threads = 4;
      run.results.push_back(cell);
    }
  });
  const Comparison comparison = compare({classicSeries("a", 1, 4), scaled});
  // Those with one thread have their partners; those with four do not.
  EXPECT_EQ(comparison.rows.size(), classicRun().results.size());
  EXPECT_EQ(comparison.unmatched.size(), classicRun().results.size());
}

TEST(Comparison, KnowsHowFarUnchangedCellsLieApart) {
  CellResult cell;
  Measured measured;
  measured.statistic = "p90-per-clock";
  cell.test = strata::Test::Memory;
  cell.outcome = measured;
  EXPECT_DOUBLE_EQ(usualFloor(cell), 0.01);
  measured.statistic = "p10-per-clock";
  cell.outcome = measured;
  EXPECT_DOUBLE_EQ(usualFloor(cell), 0.01);
  measured.statistic = "p90";
  cell.outcome = measured;
  EXPECT_DOUBLE_EQ(usualFloor(cell), 0.03);
  cell.test = strata::Test::Disk;
  EXPECT_DOUBLE_EQ(usualFloor(cell), 0.10);
  cell.test = strata::Test::Network;
  EXPECT_DOUBLE_EQ(usualFloor(cell), 0.05);
}

TEST(ComparisonInPairs, FindsInEachPairWhatTheComparisonOfTwoFinds) {
  const std::vector<ComparedSide> sides{classicSeries("a", 1, 4), classicSeries("b", 1.2, 5),
                                        classicSeries("c", 0.9, 4)};
  const Comparison pairs = inPairs(pointersTo(sides));
  ASSERT_EQ(pairs.rows.size(), classicRun().results.size());
  for (const std::size_t other : {std::size_t{1}, std::size_t{2}}) {
    const Comparison two = compare({sides[0], sides[other]});
    for (std::size_t row = 0; row < two.rows.size(); ++row) {
      ASSERT_TRUE(pairs.rows[row].differences[other]);
      EXPECT_EQ(pairs.rows[row].cell.kernel, two.rows[row].cell.kernel);
      EXPECT_EQ(pairs.rows[row].differences[other]->finding, two.rows[row].differences[1]->finding);
      EXPECT_EQ(pairs.rows[row].differences[other]->low, two.rows[row].differences[1]->low);
    }
  }
}

TEST(ComparisonInPairs, TurnsRoundWithItsBaseline) {
  const std::vector<ComparedSide> sides{classicSeries("a", 1, 4), classicSeries("b", 1.2, 4)};
  const ComparisonRow row = inPairs(pointersTo(sides), 1).rows.front();
  EXPECT_FALSE(row.differences[1]);
  ASSERT_TRUE(row.differences[0]);
  EXPECT_EQ(row.differences[0]->finding, Finding::Slower);
  EXPECT_NEAR(row.differences[0]->ratio, 1 / 1.2, 1e-3);
}

// A reference run has a few cells only: that must not empty the table of the others.
TEST(ComparisonInPairs, ShowsWhatOneOfTheOthersLacks) {
  std::vector<ComparedSide> sides{classicSeries("a", 1, 4), classicSeries("b", 1, 4),
                                  classicSeries("reference", 1, 1)};
  sides[2].isPublished = true;
  sides[2].runs.front().results.resize(1);
  const Comparison pairs = inPairs(pointersTo(sides));
  EXPECT_EQ(pairs.rows.size(), classicRun().results.size());
  EXPECT_EQ(pairs.rows[0].differences[2]->finding, Finding::Published);
  EXPECT_FALSE(pairs.rows[1].differences[2]);
  EXPECT_TRUE(std::ranges::all_of(pairs.rows,
                                  [](const ComparisonRow& row) { return row.differences[1].has_value(); }));
}

TEST(ComparisonInPairs, HasCellsOfTheBaselineFirst) {
  std::vector<ComparedSide> sides{classicSeries("a", 1, 1), classicSeries("b", 1, 1)};
  sides[0].runs.front().results.erase(sides[0].runs.front().results.begin());
  const Comparison pairs = inPairs(pointersTo(sides));
  EXPECT_EQ(pairs.rows.back().cell.kernel, sides[1].runs.front().results.front().kernel);
  EXPECT_FALSE(pairs.rows.back().sides[0].centre);
  EXPECT_FALSE(pairs.rows.back().differences[1]);
}

TEST(ComparisonInPairs, OfNothingIsNothing) {
  EXPECT_TRUE(inPairs({}).rows.empty());
  const ComparedSide one = classicSeries("a", 1, 1);
  EXPECT_EQ(inPairs({&one}).rows.size(), classicRun().results.size());
}

}  // namespace strata
