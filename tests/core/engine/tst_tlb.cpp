// SPDX-License-Identifier: GPL-3.0-or-later
// Tlb: which sizes are measured, where the pointers lie, and what comes of it on cores whose TLB is known.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/random_words.h"
#include "core/engine/page_cycles.h"
#include "core/engine/runner.h"
#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "core/plan/plan_parts.h"
#include "core/report/tlb.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::Scenario;

const Selection translationOnly{.tests = {TestGroup::Tlb}};

Machine machineOfPages(std::optional<Bytes> large = 2_MiB) {
  Machine machine = plainMachine(2);
  machine.pageSize = 4_KiB;
  machine.hugePageSize = large;
  return machine;
}

std::uint64_t linesOfCell(const CellId& cell) {
  return *cell.parameters.regionBytes / *cell.parameters.strideBytes;
}

bool isInLargePages(const CellId& cell) {
  return cell.parameters.pages == "huge";
}

TEST(TlbSteps, HaveFourSizesInEachDoubling) {
  EXPECT_EQ(pageCounts(20), (std::vector<std::uint64_t>{4, 5, 6, 7, 8, 10, 12, 14, 16, 20}));
  EXPECT_EQ(pageCounts(mostPages).back(), mostPages);
  EXPECT_EQ(pageCounts(mostPages).size(), 12U * 4 + 1);
}

TEST(TlbSteps, HaveALineInEachPageAndAsManySideBySide) {
  const Plan plan = planned(Settings{}, translationOnly, machineOfPages());
  ASSERT_EQ(plan.steps.size(), 2U);
  const Step& small = plan.steps[0];
  ASSERT_EQ(small.cells.size(), 2U * 49);
  for (std::size_t i = 0; i < small.cells.size(); i += 2) {
    const std::uint64_t count = pageCounts(mostPages)[i / 2];
    EXPECT_EQ(small.cells[i].parameters.strideBytes, (4_KiB).count);
    EXPECT_EQ(small.cells[i + 1].parameters.strideBytes, 64U);
    for (const std::size_t cell : {i, i + 1}) EXPECT_EQ(linesOfCell(small.cells[cell]), count);
  }
  EXPECT_EQ(small.region, 64_MiB);
  EXPECT_EQ(pagesOfArena(small), PagePolicy::Small) << "also where the system gives large ones unasked";
  EXPECT_TRUE(small.alone);
  EXPECT_LT(plan.expectedSeconds, 20);
}

TEST(TlbSteps, TakeLargePagesUpToTwoGibibytes) {
  const Plan plan = planned(Settings{}, translationOnly, machineOfPages());
  const Step& large = plan.steps[1];
  EXPECT_EQ(large.largePage, 2_MiB);
  EXPECT_EQ(large.cells.front().parameters.strideBytes, (2_MiB).count);
  EXPECT_LE(large.region, 2_GiB);
  EXPECT_LE(large.region, plainMachine(2).memory / 8);
}

TEST(TlbSteps, TakeNoMoreThanAnEighthOfTheMemory) {
  Machine machine = machineOfPages();
  machine.memory = 128_MiB;
  machine.memoryAvailable = 100_MiB;
  const Plan plan = planned(Settings{}, translationOnly, machine);
  EXPECT_EQ(plan.steps[0].region, 16_MiB);
  EXPECT_EQ(plan.steps[1].region, 16_MiB);
}

TEST(TlbSteps, SayOnceThatThereAreNoLargePages) {
  const Plan plan = planned(Settings{}, translationOnly, machineOfPages(std::nullopt));
  ASSERT_EQ(plan.steps.size(), 2U);
  ASSERT_EQ(plan.steps[1].cells.size(), 1U);
  EXPECT_EQ(plan.steps[1].cells[0].skip, (Reason{"no-large-pages", {}}));
}

TEST(TlbSteps, AreOfTheChosenKernelAlone) {
  Selection selection = translationOnly;
  selection.kernels = {"chase-2"};
  const auto none = makePlan({Settings{}, selection}, machineOfPages(), {});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().id, "nothing-selected");
}

/// The place that a load goes to.
const void* next(const void* at) {
  return *static_cast<const void* const*>(at);
}

std::uintptr_t numberOf(const void* at) {
  return reinterpret_cast<std::uintptr_t>(at);
}

/// The addresses of one round.
std::vector<std::uintptr_t> roundOf(const void* start, std::uint64_t lines) {
  std::vector<std::uintptr_t> addresses;
  const void* at = start;
  for (std::uint64_t i = 0; i < lines; ++i, at = next(at)) addresses.push_back(numberOf(at));
  EXPECT_EQ(at, start) << "one cycle";
  return addresses;
}

TEST(TlbBench, UsesEachPageOnceAndTheSetsOfACacheEvenly) {
  Step step = planned(Settings{}, translationOnly, machineOfPages()).steps[0];
  std::erase_if(step.cells, [](const PlannedCell& cell) { return linesOfCell(cell) > 640; });
  const auto arena = Arena::allocate(4_KiB * 640, PagePolicy::Small);
  ASSERT_TRUE(arena);
  RandomWords random(7);
  const auto cycles = linkPageCycles(arena->data(), step, random, {});
  ASSERT_TRUE(cycles);
  ASSERT_EQ(cycles->size(), step.cells.size());
  std::set<std::uintptr_t> all;
  for (std::size_t cell = 0; cell < step.cells.size(); ++cell) {
    const std::uint64_t stride = *step.cells[cell].parameters.strideBytes;
    const auto& [start, lines] = (*cycles)[cell];
    EXPECT_EQ(lines, linesOfCell(step.cells[cell]));
    std::set<std::uintptr_t> places;
    std::map<std::uintptr_t, std::uint64_t> sets;
    for (const std::uintptr_t address : roundOf(start, lines)) {
      EXPECT_TRUE(all.insert(address).second) << "the pointer of another cell";
      places.insert(address / stride);
      ++sets[address / 64 % 64];
    }
    EXPECT_EQ(places.size(), lines) << "each page, or each line, once";
    EXPECT_EQ(*places.rbegin() - *places.begin() + 1, lines) << "side by side";
    for (const auto& [set, uses] : sets) EXPECT_LE(uses, (lines + 63) / 64);
  }
}

TEST(TlbBench, IsNotMadeWhenItIsStopped) {
  const Plan plan = planned(Settings{}, translationOnly, machineOfPages());
  std::stop_source source;
  source.request_stop();
  const auto bench = makeTlbBench(plan.steps[0], 7, source.get_token());
  ASSERT_FALSE(bench);
  EXPECT_EQ(bench.error().id, "stopped");
}

/// A TLB of 64 entries, behind which an access takes 7 cycles longer, and one of 1536, behind which it takes
/// 25; of large pages 32 and 768. A cache of 768 lines, behind which a load takes 14 cycles instead of 5.
std::optional<double> cyclesOfTwoLevels(const CellId& cell) {
  const std::uint64_t lines = linesOfCell(cell);
  const double cached = lines <= 768 ? 5 : 14;
  if (*cell.parameters.strideBytes == 64) return cached;
  const std::uint64_t entries = isInLargePages(cell) ? 32 : 64;
  return cached + (lines <= entries ? 0 : lines <= 24 * entries ? 7 : 25);
}

strata::Run runOfPages(const Scenario& scenario, const Machine& machine) {
  FakeHost host(scenario);
  return execute(planned(Settings{}, translationOnly, machine), machine, host, [](const Event&) {}, {});
}

/// The id of a sentence with what stands in it.
std::string idWithArguments(std::string_view id, const std::vector<std::string>& arguments) {
  std::string text(id);
  for (const std::string& argument : arguments) text += ' ' + argument;
  return text;
}

std::vector<std::string> findingsOfPages(const strata::Run& run) {
  return tlbFindings(cellsOf(run), run.machine, idWithArguments);
}

TEST(TlbRun, FindsBothLevels) {
  Scenario scenario;
  scenario.cyclesOfCell = cyclesOfTwoLevels;
  const auto pages = std::make_shared<int>(0);
  scenario.onBench = [pages](const Step& step, std::optional<int>) -> std::optional<Error> {
    *pages = step.largePage ? 1 : 0;
    return std::nullopt;
  };
  scenario.pages = [pages](std::optional<int>) { return PagesObtained{*pages == 1 ? "2M" : "4K"}; };
  const strata::Run run = runOfPages(scenario, machineOfPages());
  EXPECT_EQ(run.status, RunStatus::Complete);
  EXPECT_EQ(
      findingsOfPages(run),
      (std::vector<std::string>{
          "tlb-first tlb-pages 64 256 KiB 1.75 7", "tlb-second tlb-pages 1536 6 MiB 6.25 25",
          "tlb-first tlb-large-pages 32 64 MiB 1.75 7", "tlb-second tlb-large-pages 768 1.50 GiB 6.25 25"}));
}

TEST(TlbRun, FindsNoStepWhereThereIsNone) {
  Scenario scenario;
  scenario.cyclesOfCell = [](const CellId& cell) {
    return std::optional(linesOfCell(cell) <= 512 ? 4.0 : 13.0);
  };
  const strata::Run run = runOfPages(scenario, machineOfPages(std::nullopt));
  EXPECT_EQ(findingsOfPages(run), std::vector<std::string>{"tlb-no-step tlb-pages 16384 64 MiB"});
}

// Pages of 4 KiB in the place of large ones would show the levels of small ones as those of large ones.
TEST(TlbRun, LeavesLargePagesOutThatTheSystemDoesNotGive) {
  Scenario scenario;
  scenario.cyclesOfCell = cyclesOfTwoLevels;
  scenario.pages = [](std::optional<int>) {
    return PagesObtained{"4K", false, Reason{"transparent-pages-off", {}}};
  };
  const strata::Run run = runOfPages(scenario, machineOfPages());
  EXPECT_EQ(run.status, RunStatus::Complete);
  EXPECT_EQ(findingsOfPages(run).size(), 2U);
  for (const CellResult& cell : run.results) {
    if (!isInLargePages(cell)) continue;
    const auto* skipped = std::get_if<Skipped>(&cell.outcome);
    ASSERT_NE(skipped, nullptr);
    EXPECT_EQ(skipped->reason.id, "transparent-pages-off");
  }
}

}  // namespace
}  // namespace strata
