// SPDX-License-Identifier: GPL-3.0-or-later
// What the loop of the disk rows costs itself, for ./dev bench disk: it runs on a file that is not there,
// whose requests are done as soon as they are made. Lines of a row and nanoseconds an operation, a tab
// between: clock, histograms, choice and stamping of blocks included.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>

#include "core/disk/buffer.h"
#include "core/disk/row_tally.h"
#include "core/disk/write_data.h"
#include "core/engine/host.h"
#include "core/engine/row_loop.h"
#include "tests/support/null_file.h"

namespace strata::test {

namespace {

constexpr std::uint64_t secondsOfRow = 1;
constexpr Bytes file = 1_GiB;

struct Row {
  const char* name;
  BlockOrder::Pattern pattern;
  Bytes block;
  std::size_t depth;
  bool reads;
};

constexpr Row rows[] = {
    {"RND4K Q32T1 read", BlockOrder::Pattern::Random, 4_KiB, 32, true},
    {"RND4K Q32T1 write", BlockOrder::Pattern::Random, 4_KiB, 32, false},
    {"RND4K Q1T1 read", BlockOrder::Pattern::Random, 4_KiB, 1, true},
    {"RND4K Q1T1 write", BlockOrder::Pattern::Random, 4_KiB, 1, false},
};

double costNs(const Row& row, Host& host) {
  const auto nowhere = nullFile(file);
  const auto queue = nowhere->openQueue(row.depth);
  const auto sensors = host.makeSensors();
  auto data = WriteData::create(64_MiB, 1, {});
  const Buffer reads = makeBuffer(row.block * row.depth);
  if (!queue || !data || !reads || !data->divide(row.block)) std::exit(1);
  RowTally tally;
  RowLive live;
  WaitMark waits;
  const std::atomic<bool> abandoned{false};
  const std::function<bool()> goesOn = [] { return true; };
  const RowJob job{{row.pattern, file.count / row.block.count, 1, 0, 1},
                   row.block,
                   row.depth,
                   row.reads ? 100U : 0U,
                   false,
                   1};
  RowLoop loop(job, {**queue, TickTime(*sensors, sensors->ticks()), reads.get(), &*data, nullptr, tally, live,
                     waits, abandoned, goesOn});
  RowWindow window;
  window.beginNs = 100'000'000;  // the ramp
  window.sliceNs = secondsOfRow * 1'000'000'000 / rowSlices;
  tally.restart(window);
  if (!loop.run(window.endNs(), "")) std::exit(1);
  return static_cast<double>(window.endNs() - window.beginNs) / static_cast<double>(tally.operations());
}

}  // namespace

}  // namespace strata::test

int main() {
  const auto host = strata::makeMachineHost();
  for (const strata::test::Row& row : strata::test::rows)
    std::printf("%s\t%.1f\n", row.name, strata::test::costNs(row, *host));
  return 0;
}
