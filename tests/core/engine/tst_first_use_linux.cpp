// SPDX-License-Identifier: GPL-3.0-or-later
// Pages that nobody has used yet come slowly, large ones a millisecond or more each: a stop must not wait for
// all of those that a walk is laid through.
#include <gtest/gtest.h>
#include <sys/mman.h>

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/base/random_words.h"
#include "core/base/units.h"
#include "core/engine/chase_field.h"
#include "core/engine/page_cycles.h"
#include "core/engine/stride_bench.h"
#include "core/plan/plan.h"

namespace strata {
namespace {

/// Memory in which each page is a fault when it is used first, in place of a system that takes long for it.
/// At one of them a stop is requested. One at a time.
class SlowPages {
 public:
  static constexpr std::size_t page = 64 << 10;  // as long as the longest stride
  static constexpr std::size_t count = 256;

  explicit SlowPages(std::size_t stopAt) : m_stopAt(stopAt) {
    m_data = static_cast<std::byte*>(
        mmap(nullptr, page * count, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
    inUse = this;
    struct sigaction action = {};
    action.sa_sigaction = &onFault;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGSEGV, &action, &m_before);
  }
  SlowPages(const SlowPages&) = delete;
  SlowPages& operator=(const SlowPages&) = delete;
  ~SlowPages() {
    sigaction(SIGSEGV, &m_before, nullptr);
    inUse = nullptr;
    munmap(m_data, page * count);
  }

  std::byte* data() const { return m_data; }
  std::stop_token stop() const { return m_stop.get_token(); }
  std::size_t usedAfterStop() const { return m_used > m_stopAt ? m_used - m_stopAt : 0; }
  std::size_t used() const { return m_used; }

 private:
  static void onFault(int, siginfo_t* info, void*) {
    SlowPages& pages = *inUse;
    const auto offset = static_cast<std::size_t>(static_cast<std::byte*>(info->si_addr) - pages.m_data);
    if (offset >= page * count) {  // a fault of the program itself
      sigaction(SIGSEGV, &pages.m_before, nullptr);
      return;
    }
    mprotect(pages.m_data + offset / page * page, page, PROT_READ | PROT_WRITE);
    if (++pages.m_used == pages.m_stopAt) pages.m_stop.request_stop();
  }

  inline static SlowPages* inUse = nullptr;
  std::byte* m_data = nullptr;
  std::size_t m_stopAt;
  std::size_t m_used = 0;
  std::stop_source m_stop;
  struct sigaction m_before = {};
};

constexpr Bytes wholeMemory{SlowPages::page * SlowPages::count};
constexpr std::size_t stopAt = 20;

TEST(FirstUse, IsOfEachPageOfAWalk) {
  SlowPages pages(SlowPages::count + 1);
  RandomWords random(3);
  EXPECT_NE(linkStride(pages.data(), {wholeMemory, 64_KiB, 64_B}, random, pages.stop()), nullptr);
  EXPECT_EQ(pages.used(), SlowPages::count);
}

TEST(FirstUse, OfAStrideEndsWithAStop) {
  for (const Bytes stride : {64_B, 4_KiB, 64_KiB}) {
    SlowPages pages(stopAt);
    RandomWords random(3);
    EXPECT_EQ(linkStride(pages.data(), {wholeMemory, stride, 64_B}, random, pages.stop()), nullptr);
    EXPECT_LE(pages.usedAfterStop(), 16U) << "a mebibyte; stride " << stride.count;
  }
}

TEST(FirstUse, OfTheChasesThroughPagesEndsWithAStop) {
  Step step{TestGroup::Tlb, BoundBy::Core, wholeMemory, {}, 0};
  step.line = 64_B;
  PlannedCell& cell = step.cells.emplace_back();
  cell.test = strata::Test::Tlb;
  cell.parameters.regionBytes = wholeMemory.count;
  cell.parameters.strideBytes = SlowPages::page;
  SlowPages pages(stopAt);
  RandomWords random(3);
  EXPECT_FALSE(linkPageCycles(pages.data(), step, random, pages.stop()));
  EXPECT_LE(pages.usedAfterStop(), 1U);
}

TEST(FirstUse, OfAChaseEndsWithAStop) {
  for (const LatencyWalk kind : {LatencyWalk::Pages, LatencyWalk::Blocks}) {
    SlowPages pages(stopAt);
    RandomWords random(3);
    const LocalWalk walk{kind, 1_MiB, 64_B};
    EXPECT_FALSE(linkChase(pages.data(), wholeMemory, walk, 1, random, pages.stop()));
    EXPECT_LE(pages.usedAfterStop(), 32U) << "two blocks";
  }
}

}  // namespace
}  // namespace strata
