// SPDX-License-Identifier: GPL-3.0-or-later
// Stride: which walks are measured, where their pointers lie, and what comes of them.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/random_words.h"
#include "core/engine/runner.h"
#include "core/engine/stride_bench.h"
#include "core/machine/arena.h"
#include "core/plan/plan_parts.h"
#include "core/report/stride.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::FakeHost;
using test::plainMachine;
using test::planned;
using test::Scenario;

const Selection stridesOnly{.tests = {TestGroup::Stride}};

TEST(StrideSteps, AreWholeLinesUpTo64KiB) {
  const std::vector<Bytes> strides = stridesOf(64_B);
  ASSERT_EQ(strides.size(), 20U);
  EXPECT_EQ(std::vector(strides.begin(), strides.begin() + 6),
            (std::vector{64_B, 128_B, 192_B, 256_B, 384_B, 512_B}));
  EXPECT_EQ(strides.back(), 64_KiB);
  EXPECT_EQ(stridesOf(128_B).front(), 128_B);
}

TEST(StrideSteps, GoThroughFourLastLevelsEachByItself) {
  const Plan plan = planned(Settings{}, stridesOnly, plainMachine(2));
  ASSERT_EQ(plan.steps.size(), 21U);
  EXPECT_EQ(plan.steps[0].cells[0].parameters.pattern, "random");
  EXPECT_FALSE(plan.steps[0].cells[0].parameters.strideBytes);
  for (const Step& step : plan.steps) {
    EXPECT_EQ(step.cells.size(), 1U);
    EXPECT_EQ(step.region, 64_MiB) << "four times 16 MiB";
    EXPECT_TRUE(step.alone);
    EXPECT_EQ(pagesOfArena(step), PagePolicy::Transparent);
  }
  EXPECT_EQ(plan.steps[1].cells[0].parameters.strideBytes, 64U);
}

TEST(StrideSteps, AreOfTheChosenKernelAlone) {
  Selection selection = stridesOnly;
  selection.kernels = {"chase-2"};
  const auto none = makePlan({Settings{}, selection}, plainMachine(2), {});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().id, "nothing-selected");
}

// 1024 lines, 24 apart: 16 passes have 43 lines and 8 have 42.
TEST(StrideBench, ComesByEachLineOnceAndGoesOnByTheStride) {
  constexpr std::uint64_t lines = 1024;
  constexpr std::uint64_t apart = 24;
  const auto arena = Arena::allocate(64_KiB, PagePolicy::Default);
  ASSERT_TRUE(arena);
  RandomWords random(3);
  const void* start = linkStride(arena->data(), {64_KiB, Bytes{64 * apart}, 64_B}, random, {});
  ASSERT_NE(start, nullptr);
  std::set<std::ptrdiff_t> seen;
  std::uint64_t jumps = 0;
  const void* at = start;
  for (std::uint64_t i = 0; i < lines; ++i) {
    const void* next = *static_cast<const void* const*>(at);
    seen.insert(static_cast<const std::byte*>(at) - arena->data());
    if (static_cast<const std::byte*>(next) - static_cast<const std::byte*>(at) != 64 * apart) ++jumps;
    at = next;
  }
  EXPECT_EQ(at, start) << "one cycle";
  EXPECT_EQ(seen.size(), lines);
  EXPECT_EQ(*seen.rbegin(), 64 * (lines - 1));
  EXPECT_EQ(jumps, apart) << "one from each pass to the next";
}

TEST(StrideBench, IsNotLaidWhenItIsStopped) {
  const auto arena = Arena::allocate(64_KiB, PagePolicy::Default);
  ASSERT_TRUE(arena);
  RandomWords random(3);
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(linkStride(arena->data(), {64_KiB, 128_B, 64_B}, random, source.get_token()), nullptr);
}

std::string idAndArguments(std::string_view id, const std::vector<std::string>& arguments) {
  std::string text(id);
  for (const std::string& argument : arguments) text += ' ' + argument;
  return text;
}

// 4 GHz: 3 ns up to 512 bytes, then more; 92 ns at random, and 83 ns from 2 KiB on.
TEST(StrideRun, FindsTheStrideUpToWhichPrefetchingHelps) {
  Scenario scenario;
  scenario.cyclesOfCell = [](const CellId& cell) -> std::optional<double> {
    const auto& stride = cell.parameters.strideBytes;
    return !stride ? 368 : *stride <= 512 ? 12 : *stride < 2048 ? 160 : 332;
  };
  FakeHost host(scenario);
  const Machine machine = plainMachine(2);
  const strata::Run run =
      execute(planned(Settings{}, stridesOnly, machine), machine, host, [](const Event&) {}, {});
  EXPECT_EQ(run.status, RunStatus::Complete);
  EXPECT_EQ(strideFindings(cellsOf(run), machine, idAndArguments),
            std::vector<std::string>{"stride-helps 1.50 KiB 40.0 3.00 64 B 92.0"});
}

}  // namespace
}  // namespace strata
