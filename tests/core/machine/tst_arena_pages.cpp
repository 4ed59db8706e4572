// SPDX-License-Identifier: GPL-3.0-or-later
// Arenas on a system that refuses pages or lies about them.
#include <gtest/gtest.h>

#include <cstring>

#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "core/machine/arena_layout.h"
#include "core/machine/system_facts.h"
#include "core/plan/plan.h"

namespace strata {
namespace {

/// The system, but for what a test takes from it.
class FakePages : public PageSource {
 public:
  std::optional<Error> explicitError;
  std::optional<Error> adviceError;
  bool lies = false;  ///< says that it gives explicit pages, and gives others

  mutable int taken = 0;
  mutable int advisedLarge = 0;
  mutable int advisedSmall = 0;

  std::optional<Mapping> take(const ArenaLayout& layout) const override {
    ++taken;
    return systemPages().take(layout);
  }
  Result<Mapping> takeExplicit(const ArenaLayout& layout, const std::stop_token& stop) const override {
    if (explicitError) return *explicitError;
    if (lies) {
      const auto mapping = systemPages().take(layout);
      systemPages().adviseSmall(*mapping);
      return *mapping;
    }
    return systemPages().takeExplicit(layout, stop);
  }
  Status adviseLarge(const Mapping&) const override {
    ++advisedLarge;
    if (adviceError) return *adviceError;
    return success();
  }
  void adviseSmall(const Mapping& mapping) const override {
    ++advisedSmall;
    systemPages().adviseSmall(mapping);
  }
  PagesObtained obtained(const Mapping& mapping) const override { return systemPages().obtained(mapping); }
  bool releasePiece(Mapping& mapping) const noexcept override { return systemPages().releasePiece(mapping); }
};

const Error refused{"large-pages-not-reserved", {{"free_pages", std::int64_t{3}}}};

Arena make(PagePolicy policy, const FakePages& pages) {
  auto arena = Arena::allocate(8_MiB, policy, pages);
  EXPECT_TRUE(arena);
  std::memset(arena->data(), 1, arena->size().count);
  return *std::move(arena);
}

TEST(ArenaPages, TakeOthersWhereExplicitOnesAreRefused) {
  for (const PagePolicy policy : {PagePolicy::Explicit, PagePolicy::Huge}) {
    FakePages pages;
    pages.explicitError = refused;
    const Arena arena = make(policy, pages);
    EXPECT_EQ(arena.pagesRefusal(), refused);
    EXPECT_EQ(arena.pagesObtained().refusal, refused);
    EXPECT_FALSE(arena.pagesObtained().areExplicit);
    EXPECT_EQ(pages.taken, 1);
    EXPECT_EQ(pages.advisedLarge, 1) << "transparent ones are second best";
  }
}

TEST(ArenaPages, KeepTheFirstRefusalWhereAllAreRefused) {
  FakePages pages;
  pages.explicitError = refused;
  pages.adviceError = Error{"transparent-pages-off", {}};
  const Arena arena = make(PagePolicy::Huge, pages);
  EXPECT_EQ(arena.pagesRefusal(), refused);
  EXPECT_EQ(make(PagePolicy::Transparent, pages).pagesRefusal(), pages.adviceError);
}

TEST(ArenaPages, AreAskedForWhenTheSystemLies) {
  FakePages pages;
  pages.lies = true;
  const PagesObtained obtained = make(PagePolicy::Explicit, pages).pagesObtained();
  EXPECT_FALSE(obtained.areExplicit);
  EXPECT_EQ(obtained.refusal, std::nullopt) << "it said yes";
  EXPECT_TRUE(obtained.size == pageSizeName(pageSize()) || obtained.size.empty()) << obtained.size;
}

TEST(ArenaPages, OfTheDefaultKindAskForNothing) {
  FakePages pages;
  pages.explicitError = refused;
  EXPECT_EQ(make(PagePolicy::Default, pages).pagesRefusal(), std::nullopt);
  EXPECT_EQ(pages.advisedLarge + pages.advisedSmall, 0);
  const PagesObtained small = make(PagePolicy::Small, pages).pagesObtained();
  EXPECT_EQ(pages.advisedSmall, 1);
  EXPECT_TRUE(small.size == pageSizeName(pageSize()) || small.size.empty()) << small.size;
}

TEST(ArenaPages, OfAnArenaThatMovesGoWithIt) {
  FakePages pages;
  pages.explicitError = refused;
  Arena first = make(PagePolicy::Explicit, pages);
  const Arena second = std::move(first);
  EXPECT_EQ(second.pagesRefusal(), refused);
}

TEST(ArenaPages, StoppedWhileTheyAreMadeIsAnError) {
  FakePages pages;
  pages.explicitError = Error{"stopped", {}};
  const auto arena = Arena::allocate(8_MiB, PagePolicy::Explicit, pages);
  ASSERT_FALSE(arena);
  EXPECT_EQ(arena.error().id, "stopped");
}

TEST(ArenaPages, ExplicitOnesAreExplicitOrSaidWhyNot) {
  // Whatever this system has reserved.
  auto arena = Arena::allocate(8_MiB, PagePolicy::Explicit);
  ASSERT_TRUE(arena);
  std::memset(arena->data(), 1, arena->size().count);
  const PagesObtained obtained = arena->pagesObtained();
  EXPECT_FALSE(obtained.areExplicit && obtained.refusal);
  // Wine says yes to all, and gives small ones.
  if (!obtained.areExplicit && !obtained.refusal) {
    EXPECT_TRUE(obtained.size == pageSizeName(pageSize()) || obtained.size.empty()) << obtained.size;
  }
  if (obtained.areExplicit && hugePageSize()) {
    EXPECT_EQ(obtained.size, pageSizeName(*hugePageSize()));
  }
}

TEST(ArenaPages, RefusalsReachTheBench) {
  FakePages pages;
  pages.explicitError = refused;
  for (const bool isLatency : {false, true}) {
    Step step;
    step.group = isLatency ? TestGroup::Latency : TestGroup::Memory;
    step.region = 4_MiB;
    step.pages = PagePolicy::Explicit;
    step.largePage = 2_MiB;
    PlannedCell cell;
    cell.kernel = isLatency ? "chase-1" : "move-serial-8";
    cell.parameters.regionBytes = step.region.count;
    cell.parameters.op = isLatency ? "latency" : "move";
    step.cells.push_back(cell);
    const auto bench = isLatency ? makeChaseBench(step, 1, {}, pages) : makeWalkBench(step, 1, {}, pages);
    ASSERT_TRUE(bench);
    EXPECT_TRUE((*bench)->pagesRefused());
    EXPECT_EQ((*bench)->pagesObtained().refusal, refused);
  }
}

TEST(ArenaLayoutOfPages, RoundsToLargeOnesWhereTheyAreAskedFor) {
  for (const PagePolicy policy : {PagePolicy::Transparent, PagePolicy::Explicit, PagePolicy::Huge}) {
    const auto layout = layOutArena(5_MiB, policy, 4_KiB, 2_MiB);
    EXPECT_EQ(layout->usable, 6_MiB);
    EXPECT_EQ(layout->largePage, 2_MiB);
  }
  for (const PagePolicy policy : {PagePolicy::Default, PagePolicy::Small}) {
    const auto layout = layOutArena(5_MiB, policy, 4_KiB, 2_MiB);
    EXPECT_EQ(layout->usable, 5_MiB);
    EXPECT_EQ(layout->largePage, std::nullopt);
  }
}

}  // namespace
}  // namespace strata
