// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/series.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "core/history/history.h"
#include "core/history/history_floors.h"
#include "core/history/overview.h"
#include "core/stats/comparison.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

strata::Run namedRun(const std::string& id, const std::string& started) {
  strata::Run run = classicRun();
  run.id = run.series = id;
  run.started = started;
  return run;
}

}  // namespace

TEST(SeriesOrder, OfOneSideCounts) {
  EXPECT_EQ(repetitionsOf(3), (std::vector<SeriesMember>{{0, 0}, {0, 1}, {0, 2}}));
}

TEST(SeriesOrder, OfSeveralSidesGoesForthAndBack) {
  EXPECT_EQ(inTurn(3, 2), (std::vector<SeriesMember>{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}}));
}

TEST(SeriesOrder, ByTurnsHasPairsThatBeginWithEither) {
  for (const int pairs : {6, 13}) {
    const std::vector<SeriesMember> members = interleavedPairs(pairs, 1);
    ASSERT_EQ(members.size(), 2 * static_cast<std::size_t>(pairs));
    int withTheFirst = 0;
    for (int pair = 0; pair < pairs; ++pair) {
      const SeriesMember& one = members[2 * static_cast<std::size_t>(pair)];
      const SeriesMember& other = members[2 * static_cast<std::size_t>(pair) + 1];
      EXPECT_EQ(one.repetition, pair);
      EXPECT_EQ(other.repetition, pair);
      EXPECT_EQ(one.side + other.side, 1u);
      if (one.side == 0) ++withTheFirst;
    }
    EXPECT_GE(withTheFirst, pairs / 2);
    EXPECT_LE(withTheFirst, (pairs + 1) / 2);
    EXPECT_EQ(members, interleavedPairs(pairs, 1));
    EXPECT_NE(members, interleavedPairs(pairs, 2));
  }
}

TEST(Series, GivesEachSideItsOwnId) {
  int made = 0;
  std::vector<std::optional<std::string>> given;
  const auto sides = runSeries(interleavedPairs(6, 3),
                               [&](const SeriesMember& member, const std::optional<std::string>& series) {
                                 strata::Run run = namedRun("run-" + std::to_string(made++), "");
                                 run.repetition = member.repetition;
                                 if (series) run.series = *series;
                                 return EndedRun(std::move(run));
                               },
                               {});
  ASSERT_EQ(sides.size(), 2u);
  for (const std::vector<strata::Run>& side : sides) {
    ASSERT_EQ(side.size(), 6u);
    EXPECT_EQ(side.front().series, side.front().id);
    for (std::size_t i = 0; i < side.size(); ++i) {
      EXPECT_EQ(side[i].series, side.front().id);
      EXPECT_EQ(side[i].repetition, static_cast<int>(i));
    }
  }
  EXPECT_NE(sides[0].front().series, sides[1].front().series);
}

TEST(Series, EndsAtAStopAndKeepsWhatThereIs) {
  std::stop_source stop;
  const auto sides = runSeries(
      repetitionsOf(5),
      [&](const SeriesMember& member, const std::optional<std::string>&) {
        if (member.repetition == 1) stop.request_stop();
        return EndedRun(classicRun());
      },
      stop.get_token());
  ASSERT_EQ(sides.size(), 1u);
  EXPECT_EQ(sides.front().size(), 2u);
}

TEST(Series, EndsAtARunThatDoesNotBegin) {
  const auto series = [](int begun) {
    return runSeries(
        repetitionsOf(5),
        [&](const SeriesMember& member, const std::optional<std::string>&) -> std::optional<EndedRun> {
          if (member.repetition == begun) return std::nullopt;
          return EndedRun(classicRun());
        },
        {});
  };
  EXPECT_TRUE(series(0).empty());
  ASSERT_EQ(series(2).size(), 1u);
  EXPECT_EQ(series(2).front().size(), 2u);
}

TEST(Series, EndsWhereACodeMayHaveBeenGuessedAt) {
  for (const auto& [id, runs] : {std::pair{"network-wrong-code", 2u}, std::pair{"network-unproved", 2u},
                                 std::pair{"network-refused", 5u}}) {
    const auto sides = runSeries(repetitionsOf(5),
                                 [&](const SeriesMember& member, const std::optional<std::string>&) {
                                   strata::Run run = classicRun();
                                   if (member.repetition == 1) run.results.front().outcome = Failed{{id, {}}};
                                   return EndedRun(std::move(run));
                                 },
                                 {});
    ASSERT_EQ(sides.size(), 1u);
    EXPECT_EQ(sides.front().size(), runs) << id;
  }
}

TEST(Series, KeepsNoRunWhereThereIsNoHistory) {
  const EndedRun ended = keepRun(classicRun(), "");
  EXPECT_FALSE(ended.isKept);
  EXPECT_FALSE(ended.notKept) << "nobody wanted it to be kept";
}

TEST(Series, KeepsNothingOfAConnectionThatFailed) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  strata::Run failed = networkRun();
  for (CellResult& result : failed.results) result.outcome = Skipped{{"row-not-reached", {}}};
  failed.results.front().outcome = Failed{{"network-refused", {}}};
  const EndedRun ended = keepRun(failed, path);
  EXPECT_FALSE(ended.isKept);
  EXPECT_FALSE(ended.notKept) << "nothing went wrong";
  EXPECT_TRUE(keepRun(networkRun(), path).isKept);

  Plan plan;
  plan.peers = {{{"127.0.0.1", 1}, "123456"}};
  Step step{TestGroup::Network, BoundBy::Network, {}, {}, 0};
  PlannedCell roundTrip;
  roundTrip.test = strata::Test::Network;
  roundTrip.kernel = "network-round-trip";
  roundTrip.seconds = 0.1;
  step.cells = {roundTrip};
  step.peers = {0};
  plan.steps = {step};
  const EndedRun refused = runAndKeep(plan, failed.machine, {}, path, [](const Event&) {}, {});
  ASSERT_EQ(refused.run.results.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<Failed>(refused.run.results.front().outcome));
  EXPECT_FALSE(refused.isKept);
  auto history = History::open(path);
  ASSERT_TRUE(history);
  EXPECT_EQ(history->list()->size(), 1u) << "the run with figures";
}

TEST(HistoryFloors, AreOfUnchangedRunsOfThisMachine) {
  const test::TemporaryFolder folder;
  auto history = History::open(folder.path() + "/history.sqlite");
  ASSERT_TRUE(history);
  for (int hour = 0; hour < 7; ++hour)
    ASSERT_TRUE(history->add(
        namedRun("run-" + std::to_string(hour), "2026-01-01T1" + std::to_string(hour) + ":00:00Z")));
  strata::Run elsewhere = namedRun("elsewhere", "2026-01-02T10:00:00Z");
  elsewhere.machine.cpuModel = "another";
  ASSERT_TRUE(history->add(elsewhere));
  strata::Run otherwise = namedRun("otherwise", "2026-01-02T11:00:00Z");
  otherwise.settings.threads = 5;
  ASSERT_TRUE(history->add(otherwise));

  const strata::Run stranger = namedRun("stranger", "2026-02-01T10:00:00Z");
  const auto groupsFor = [&](const strata::Run& first, const strata::Run& second) {
    const auto floors = floorsFor(*history, {{"a", {first}}, {"b", {second}}});
    EXPECT_TRUE(floors);
    return (*floors)(stranger.results.front()).groups;
  };
  EXPECT_EQ(groupsFor(stranger, stranger), 7u);
  for (const std::vector<ComparedSide>& none : {std::vector<ComparedSide>{}, {{"a", {}}, {"b", {stranger}}}})
    EXPECT_EQ((*floorsFor(*history, none))(stranger.results.front()).source, FloorSource::Usual);
  EXPECT_EQ(groupsFor(stranger, namedRun("run-3", "")), 6u);
  EXPECT_EQ(groupsFor(elsewhere, stranger), 0u);
  EXPECT_EQ(groupsFor(otherwise, stranger), 0u);
  ASSERT_TRUE(history->remove("run-0"));
  EXPECT_EQ(groupsFor(stranger, stranger), 6u);
}

/// Only the results of one kernel are read, and the right one of its sizes is taken.
TEST(HistoryTrend, IsOfTheFigureThatStandsForTheRun) {
  const test::TemporaryFolder folder;
  auto history = History::open(folder.path() + "/history.sqlite");
  ASSERT_TRUE(history);
  for (int hour = 0; hour < 3; ++hour)
    ASSERT_TRUE(history->add(
        namedRun("run-" + std::to_string(hour), "2026-01-01T1" + std::to_string(hour) + ":00:00Z")));
  const strata::Run run = namedRun("stranger", "2026-02-01T10:00:00Z");

  const auto trend = trendFor(*history, run, std::nullopt);
  ASSERT_TRUE(trend && *trend);
  EXPECT_EQ((*trend)->points.size(), 4u);
  EXPECT_EQ((*trend)->points.back().run, "stranger");
  const CellResult& first = *headlineResults(run).front();
  EXPECT_EQ((*trend)->cell, first);
  for (const TrendPoint& point : (*trend)->points) EXPECT_EQ(point.value, measuredOf(&first)->value);

  const auto memory = trendFor(*history, run, TestId(strata::Test::Memory));
  ASSERT_TRUE(memory && *memory);
  EXPECT_EQ((*memory)->cell.kernel, "move-serial-8");
  EXPECT_EQ((*memory)->median, 14600);
  EXPECT_EQ((*memory)->points.size(), 4u);
  EXPECT_FALSE(*trendFor(*history, run, TestId(strata::Test::Network)));
}

}  // namespace strata
