// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <functional>
#include <utility>
#include <vector>

#include "core/disk/buffer.h"
#include "core/engine/row_loop.h"
#include "tests/core/disk/row_host.h"

namespace strata::test {
namespace {

/// Each millisecond half of its depth comes back. It refuses the n-th request, from 0; after that all that is
/// under way comes back at once.
class RefusingQueue : public IoQueue {
 public:
  RefusingQueue(RowDisk& disk, std::size_t depth, std::size_t refusedAt)
      : m_disk(disk), m_depth(depth), m_refusedAt(refusedAt) {}

  std::string_view engine() const override { return "fake"; }
  std::size_t depth() const override { return m_depth; }
  Status submit(std::span<const IoRequest> requests) override {
    for (const IoRequest& request : requests) {
      m_refuses = m_handedOver++ == m_refusedAt;
      if (m_refuses) break;
      m_underWay.push_back(request);
    }
    return m_refuses ? Status(Error{"queue-failed", {{"system", "no more"}}}) : success();
  }
  Result<std::span<IoCompletion>> wait(std::span<IoCompletion> into) override {
    if (m_underWay.empty()) {
      waitedForNothing = true;
      return Error{"queue-failed", {{"system", "nothing is under way"}}};
    }
    m_disk.nowNs += 1'000'000;
    const std::size_t came = m_refuses ? m_underWay.size() : m_depth / 2;
    for (std::size_t i = 0; i < came; ++i) into[i] = {m_underWay[i].tag, m_underWay[i].size, 0};
    m_underWay.erase(m_underWay.begin(), m_underWay.begin() + static_cast<std::ptrdiff_t>(came));
    return into.first(came);
  }

  bool waitedForNothing = false;

 private:
  RowDisk& m_disk;
  const std::size_t m_depth;
  const std::size_t m_refusedAt;
  std::size_t m_handedOver = 0;
  bool m_refuses = false;
  std::vector<IoRequest> m_underWay;
};

TEST(RowLoop, EndsWhenARequestIsRefused) {
  // Eight are asked for at first, and then four in each round.
  for (const auto& [refusedAt, rounds] : {std::pair{3U, 0U}, {8U, 1U}, {13U, 2U}}) {
    RowHost host;
    RefusingQueue queue(*host.disk, 8, refusedAt);
    const auto sensors = host.makeSensors();
    const Buffer reads = makeBuffer(4_KiB * 8);
    RowTally tally;
    tally.restart({0, 1'000'000});
    RowLive live;
    WaitMark waits;
    const std::atomic<bool> abandoned{false};
    const std::function<bool()> goesOn = [] { return true; };
    const RowJob job{{BlockOrder::Pattern::Serial, 256, 1, 0, 1}, 4_KiB, 8, 100, false, 1};
    const TickTime time(*sensors, sensors->ticks());
    RowLoop loop(job, {queue, time, reads.get(), nullptr, nullptr, tally, live, waits, abandoned, goesOn});
    const Status status = loop.run(64'000'000, "/x");
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error(), (Error{"queue-failed", {{"system", "no more"}}}));
    EXPECT_FALSE(queue.waitedForNothing) << refusedAt;
    EXPECT_EQ(tally.operations(), 4 * rounds);
    EXPECT_EQ(loop.cutNs(), rounds * 1'000'000);
  }
}

}  // namespace
}  // namespace strata::test
