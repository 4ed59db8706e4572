// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of memory: what is asked for, planned and said, and what comes of it where the system refuses or
// lies.
#include "core/model/pages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/model/latency_walk.h"
#include "core/stats/pages_comparison.h"
#include "tests/support/play.h"

namespace strata {

namespace {

using test::FakeHost;
using test::measured;
using test::memoryOnly;
using test::plainMachine;
using test::regions;
using test::says;
using test::Scenario;

using Kinds = std::vector<PagePolicy>;

Selection moves(Kinds pages) {
  Selection selection = memoryOnly;
  selection.widths = {8};
  selection.patterns = {"serial"};
  selection.pages = std::move(pages);
  return selection;
}

Machine withLargePages(std::optional<Bytes> size = 2_MiB) {
  Machine machine = plainMachine(4);
  machine.hugePageSize = size;
  return machine;
}

Plan planOf(const Settings& settings, const Selection& selection, const Machine& machine = withLargePages()) {
  auto plan = makePlan({settings, selection}, machine, {});
  EXPECT_TRUE(plan) << (plan ? "" : plan.error().id);
  return plan ? *plan : Plan{};
}

strata::Run runOf(Scenario scenario, const Settings& settings, const Selection& selection,
                  const Machine& machine = withLargePages()) {
  FakeHost host(std::move(scenario));
  return execute(planOf(settings, selection, machine), machine, host, [](const Event&) {}, {});
}

/// All threads get the same.
Scenario obtaining(const PagesObtained& pages) {
  Scenario scenario;
  scenario.pages = [pages](std::optional<int>) { return pages; };
  return scenario;
}

Reason notReserved(std::int64_t free) {
  return {"large-pages-not-reserved", {{"free_pages", free}, {"page_bytes", std::int64_t{2} << 20}}};
}

TEST(Pages, HaveNamesThatReadBack) {
  for (const std::string& name : pagesNames()) EXPECT_EQ(pagesName(*pagesNamed(name)), name);
  EXPECT_EQ(pagesNames(), (std::vector<std::string>{"default", "transparent", "explicit", "huge"}));
  EXPECT_EQ(pagesName(PagePolicy::Small), "default");
  EXPECT_FALSE(pagesNamed("small"));
}

TEST(Pages, DefaultOnesAreSmallBesideOthers) {
  EXPECT_EQ(pagesToMeasure({}), Kinds{PagePolicy::Default});
  EXPECT_EQ(pagesToMeasure({PagePolicy::Default}), Kinds{PagePolicy::Default});
  EXPECT_EQ(pagesToMeasure({PagePolicy::Huge, PagePolicy::Huge}), Kinds{PagePolicy::Huge});
  EXPECT_EQ(pagesToMeasure({PagePolicy::Default, PagePolicy::Huge}),
            (Kinds{PagePolicy::Small, PagePolicy::Huge}));
}

TEST(Pages, TwoThreadsHaveWhatBothHave) {
  const PagesObtained small{"4K", false, notReserved(3)};
  const PagesObtained large{"2M", true};
  EXPECT_EQ(combined(large, large), large);
  EXPECT_EQ(combined(large, small), (PagesObtained{"mixed", false, notReserved(3)}));
  EXPECT_EQ(combined(PagesObtained{"2M"}, large).size, "mixed") << "of two kinds";
  EXPECT_EQ(combined(large, PagesObtained{}).size, "") << "one does not tell";
  EXPECT_EQ(obtainedText(large), "2M explicit");
  EXPECT_EQ(obtainedText(small), "4K");
}

TEST(Pages, NumberToReserveIsWorkedOutByHand) {
  // Threads × what one needs ÷ 2 MiB, a page begun being a page.
  EXPECT_EQ(largePagesFor(1, 64_MiB, 2_MiB), 32u);
  EXPECT_EQ(largePagesFor(4, 128_MiB, 2_MiB), 256u);
  EXPECT_EQ(largePagesFor(4, 128_MiB + 1_B, 2_MiB), 260u);
  EXPECT_EQ(largePagesFor(3, 1_B, 2_MiB), 3u);
  EXPECT_EQ(largePagesFor(2, 1_GiB, 512_MiB), 4u);
}

TEST(PagesPlan, ReservesForTheLargestStep) {
  // Two buffers of 3 MiB that lie directly behind each other, 1088 bytes apart: a bit more than three pages.
  EXPECT_EQ(largePagesToReserve(planOf(regions({3_MiB}), moves({PagePolicy::Explicit}))), 4u);
  EXPECT_EQ(largePagesToReserve(planOf(regions({3_MiB}, 4), moves({PagePolicy::Explicit}))), 16u);
  // In memory a third of a buffer lies between the two: 48 + 16 + 48 MiB and 1088 bytes, 57 pages.
  const Settings two = regions({3_MiB, 48_MiB}, 2);
  EXPECT_EQ(largePagesToReserve(planOf(two, moves({PagePolicy::Huge}))), 114u);
  EXPECT_EQ(largePagesToReserve(planOf(two, moves({PagePolicy::Default, PagePolicy::Explicit}))), 114u);
  for (const PagePolicy none : {PagePolicy::Default, PagePolicy::Transparent})
    EXPECT_EQ(largePagesToReserve(planOf(two, moves({none}))), 0u);
  Selection latency = moves({PagePolicy::Explicit});
  latency.tests = {TestGroup::Latency};
  latency.patterns.clear();
  EXPECT_EQ(largePagesToReserve(planOf(regions({64_MiB}, 4), latency)), 32u) << "by one thread alone";
}

TEST(PagesPlan, AreUsedFromTwiceTheirSizeUp) {
  const auto stepOf = [](Bytes region, const Machine& machine) {
    return planOf(regions({region}), moves({PagePolicy::Huge}), machine).steps.front();
  };
  const Step small = stepOf(2_MiB - 64_B, withLargePages());
  EXPECT_EQ(small.largePage, std::nullopt);
  EXPECT_EQ(small.largePagesUnused,
            (Reason{"region-below-large-pages", {{"page_bytes", std::int64_t{2} << 20}}}));
  EXPECT_EQ(pagesOfArena(small), PagePolicy::Default);
  EXPECT_EQ(small.cells.front().parameters.pages, "huge") << "as asked for";

  const Step large = stepOf(2_MiB, withLargePages());  // two buffers of it
  EXPECT_EQ(large.largePage, 2_MiB);
  EXPECT_EQ(large.largePagesUnused, std::nullopt);
  EXPECT_EQ(pagesOfArena(large), PagePolicy::Huge);

  const Step none = stepOf(64_MiB, withLargePages(std::nullopt));
  EXPECT_EQ(none.largePagesUnused, (Reason{"no-large-pages", {}}));
  EXPECT_EQ(pagesOfArena(none), PagePolicy::Default);
}

TEST(PagesPlan, MeasuresTheKindsOfARegionOneAfterTheOtherInTurns) {
  const Plan plan = planOf(regions({4_MiB, 8_MiB, 16_MiB}), moves({PagePolicy::Default, PagePolicy::Huge}));
  std::vector<std::pair<Bytes, PagePolicy>> order;
  for (const Step& step : plan.steps) order.emplace_back(step.region, step.pages);
  using enum PagePolicy;
  EXPECT_EQ(
      order,
      (std::vector<std::pair<Bytes, PagePolicy>>{
          {4_MiB, Small}, {4_MiB, Huge}, {8_MiB, Huge}, {8_MiB, Small}, {16_MiB, Small}, {16_MiB, Huge}}));
  EXPECT_EQ(plan.steps.front().cells.front().parameters.pages, "default");
}

TEST(PagesPlan, LeavesOutWhatHasNoPages) {
  Selection selection = moves({PagePolicy::Default, PagePolicy::Huge});
  selection.tests.add(TestGroup::Processor);
  const Plan plan = planOf(regions({4_MiB}), selection);
  EXPECT_EQ(std::ranges::count(plan.steps, TestGroup::Processor, &Step::group), 1);
  EXPECT_EQ(std::ranges::count(plan.steps, TestGroup::Memory, &Step::group), 2);
}

TEST(PagesPlan, WalksTheSameBlocksInBothKinds) {
  Selection selection = moves({PagePolicy::Default, PagePolicy::Huge});
  selection.tests.remove(TestGroup::Memory);
  selection.tests.add(TestGroup::Latency);
  selection.patterns.clear();
  const auto blocksOf = [&] {
    std::set<std::optional<std::uint64_t>> blocks;
    for (const Step& step : planOf(regions({64_MiB}), selection).steps)
      for (const PlannedCell& cell : step.cells) blocks.insert(cell.parameters.blockBytes);
    return blocks;
  };
  const std::set<std::optional<std::uint64_t>> both{std::nullopt, walkBlock.count};
  EXPECT_EQ(blocksOf(), both);
  selection.pages = {PagePolicy::Huge};
  EXPECT_EQ(blocksOf(), both);
}

TEST(PagesRun, SaysHowManyToReserveWhereTheSystemRefuses) {
  const PagesObtained refused{"4K", false, notReserved(7)};
  const Reason expected{"large-pages-not-reserved",
                        {{"reserve_pages", std::int64_t{57}},
                         {"free_pages", std::int64_t{7}},
                         {"page_bytes", std::int64_t{2} << 20},
                         {"obtained", std::string("4K")}}};
  for (const PagePolicy asked : {PagePolicy::Explicit, PagePolicy::Huge}) {
    const strata::Run run = runOf(obtaining(refused), regions({48_MiB}), moves({asked}));
    EXPECT_EQ(run.status, RunStatus::Complete);
    const Measured& figure = measured(run.results.front());
    EXPECT_EQ(figure.verdict.grade, Grade::Fair);
    EXPECT_EQ(std::ranges::count(figure.verdict.reasons, expected), 1);
    EXPECT_EQ(figure.pagesObtained, "4K");
    EXPECT_EQ(run.results.front().parameters.pages, std::string(pagesName(asked)));
  }
}

TEST(PagesRun, ExplicitOnesAreMissedWhereTransparentOnesCame) {
  const PagesObtained transparent{"2M", false, notReserved(0)};
  const strata::Run wanted = runOf(obtaining(transparent), regions({48_MiB}), moves({PagePolicy::Explicit}));
  EXPECT_TRUE(says(wanted.results.front(), "large-pages-not-reserved"));
  const strata::Run best = runOf(obtaining(transparent), regions({48_MiB}), moves({PagePolicy::Huge}));
  EXPECT_TRUE(measured(best.results.front()).verdict.reasons.empty()) << "the best that could be had";
}

TEST(PagesRun, NoticesASystemThatLies) {
  // It says yes, and small pages come.
  for (const PagePolicy asked : {PagePolicy::Transparent, PagePolicy::Explicit, PagePolicy::Huge})
    for (const char* obtained : {"4K", "mixed"}) {
      const strata::Run run = runOf(obtaining({obtained}), regions({48_MiB}), moves({asked}));
      const Verdict& verdict = measured(run.results.front()).verdict;
      EXPECT_EQ(verdict.grade, Grade::Fair);
      EXPECT_EQ(verdict.reasons,
                (std::vector<Reason>{{"pages-not-obtained", {{"obtained", std::string(obtained)}}}}));
    }
}

TEST(PagesRun, IsContentWithWhatWasAskedFor) {
  const auto reasons = [](const PagesObtained& obtained, PagePolicy asked) {
    const strata::Run run = runOf(obtaining(obtained), regions({48_MiB}), moves({asked}));
    return measured(run.results.front()).verdict.reasons.size();
  };
  EXPECT_EQ(reasons({"4K"}, PagePolicy::Default), 0u);
  EXPECT_EQ(reasons({"2M"}, PagePolicy::Default), 0u) << "unasked";
  EXPECT_EQ(reasons({"2M"}, PagePolicy::Transparent), 0u);
  EXPECT_EQ(reasons({"2M", true}, PagePolicy::Explicit), 0u);
  EXPECT_EQ(reasons({"2M", true}, PagePolicy::Huge), 0u);
  EXPECT_EQ(reasons({""}, PagePolicy::Huge), 0u) << "the system does not tell";
}

TEST(PagesRun, AsksOneOfTheThreadsThatFaredOtherwise) {
  Settings settings = regions({4_MiB}, 4);
  settings.memorySeconds = 1;  // the threads are real, and wait for one another at each sample
  // Enough was reserved for some of the threads.
  for (const int lucky : {1, 3}) {
    Scenario scenario;
    scenario.pages = [lucky](std::optional<int> cpu) {
      return cpu && *cpu < lucky ? PagesObtained{"2M", true} : PagesObtained{"4K", false, notReserved(0)};
    };
    const strata::Run run = runOf(scenario, settings, moves({PagePolicy::Explicit}));
    EXPECT_EQ(measured(run.results.front()).pagesObtained, "mixed");
    EXPECT_TRUE(says(run.results.front(), "large-pages-not-reserved"));
  }
  Scenario scenario;
  scenario.pages = [](std::optional<int> cpu) {
    return cpu && *cpu > 0 ? PagesObtained{"2M", true} : PagesObtained{"4K", false, notReserved(0)};
  };
  const strata::Run run = runOf(scenario, settings, moves({PagePolicy::Explicit}));
  EXPECT_EQ(measured(run.results.front()).pagesObtained, "mixed") << "the first was refused";
}

TEST(PagesRun, BlamesNoSmallRegionAndLosesNoRun) {
  const strata::Run small = runOf(obtaining({"4K"}), regions({64_KiB}), moves({PagePolicy::Explicit}));
  EXPECT_EQ(measured(small.results.front()).verdict.grade, Grade::Good);
  EXPECT_TRUE(says(small.results.front(), "region-below-large-pages"));

  const strata::Run none = runOf(obtaining({"16K"}), regions({64_MiB}), moves({PagePolicy::Explicit}),
                                 withLargePages(std::nullopt));
  EXPECT_EQ(none.status, RunStatus::Complete);
  EXPECT_EQ(measured(none.results.front()).verdict.grade, Grade::Fair);
  EXPECT_TRUE(says(none.results.front(), "no-large-pages"));
}

CellResult cell(const char* pages, double value, const char* obtained, bool isRate = true) {
  CellResult result;
  result.test = isRate ? strata::Test::Memory : strata::Test::Latency;
  result.kernel = "kernel";
  result.higherIsBetter = isRate;
  result.parameters.regionBytes = 1 << 20;
  result.parameters.pages = pages;
  Measured figure;
  figure.value = value;
  figure.pagesObtained = obtained;
  result.outcome = std::move(figure);
  return result;
}

TEST(PagesComparison, TellsSavingsOfTimesAndGainsOfRates) {
  EXPECT_DOUBLE_EQ(*betterPercent(cell("default", 100, "4K", false), cell("huge", 75, "2M", false)), 25);
  EXPECT_DOUBLE_EQ(*betterPercent(cell("default", 100, "4K"), cell("huge", 125, "2M")), 25);
  EXPECT_DOUBLE_EQ(*betterPercent(cell("default", 100, "4K"), cell("huge", 75, "2M")), -25);
  EXPECT_TRUE(betterPercent(cell("default", 100, "2M"), cell("explicit", 90, "2M explicit")));
  EXPECT_TRUE(betterPercent(cell("default", 100, ""), cell("huge", 90, ""))) << "nobody knows";
}

TEST(PagesComparison, SaysNothingOfTheSamePages) {
  EXPECT_FALSE(betterPercent(cell("default", 100, "4K"), cell("huge", 125, "4K")));
  EXPECT_TRUE(haveSamePages(cell("default", 100, "4K"), cell("huge", 125, "4K")));
  EXPECT_FALSE(haveSamePages(cell("default", 100, ""), cell("huge", 125, "")));
  CellResult failed = cell("huge", 1, "2M");
  failed.outcome = Failed{{"stopped", {}}};
  EXPECT_FALSE(betterPercent(cell("default", 100, "4K"), failed));
}

TEST(PagesComparison, PairsWhatDiffersInPagesAlone) {
  std::vector<CellResult> cells{cell("huge", 2, "2M"), cell("default", 1, "4K"), cell("default", 3, "4K")};
  cells[2].parameters.regionBytes = 4096;
  const auto comparison = comparePages(cells);
  ASSERT_TRUE(comparison);
  EXPECT_EQ(comparison->kinds, (std::vector<std::string>{"default", "huge"}));
  ASSERT_EQ(comparison->rows.size(), 1u) << "the other region has one kind only";
  EXPECT_EQ(comparison->rows[0].cells, (std::vector<const CellResult*>{&cells[1], &cells[0]}));
  EXPECT_FALSE(comparePages({cells[1], cells[2]}));
  EXPECT_FALSE(comparePages({}));

  strata::Run run;
  run.results = cells;
  const std::vector<CellResult> kept = inFirstPages(run).results;
  EXPECT_EQ(kept, (std::vector<CellResult>{cells[1], cells[2]}));
}

}  // namespace

}  // namespace strata
