// SPDX-License-Identifier: GPL-3.0-or-later
// Tlb: chases through one line of each page, and through as many lines side by side.
#include <algorithm>
#include <new>
#include <numeric>
#include <span>
#include <utility>
#include <variant>

#include "core/engine/arena_bench.h"
#include "core/engine/page_cycles.h"
#include "core/plan/buffer_layout.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

/// Lines side by side are gone through in blocks of so many of the smallest pages, which a first-level TLB
/// holds beside all else: a walk across all of a megabyte would meet misses of its own.
constexpr std::uint64_t pagesOfLineBlock = 24;

/// The word in which lines side by side have their pointers; lines of pages, which may be the same, have
/// theirs in the words before.
constexpr std::uint64_t wordOfDenseLines = 7;

/// Follows one chain around its cycle.
class CycleWorkload : public Workload {
 public:
  explicit CycleWorkload(PageCycle cycle) : m_lines(cycle.lines) { m_walk.at[0] = cycle.start; }

  std::uint64_t run(std::uint64_t units) override { return m_chase(m_walk, units); }
  /// The cells before have filled caches and TLB with lines and pages of their own.
  void renew(std::uint64_t) override { m_chase(m_walk, m_lines); }

 private:
  kernels::ChaseWalk m_walk;
  kernels::ChaseFunction m_chase = std::get<kernels::ChaseFunction>(kernels::find(oneChase)->function);
  std::uint64_t m_lines;
};

/// Blocks of so many lines in random order, the lines of each in random order.
std::vector<std::uint64_t> orderOfLines(std::uint64_t lines, std::uint64_t linesOfBlock,
                                        RandomWords& random) {
  std::vector<std::uint64_t> blocks((lines + linesOfBlock - 1) / linesOfBlock);
  std::iota(blocks.begin(), blocks.end(), std::uint64_t{0});
  shuffle(std::span(blocks), random);
  std::vector<std::uint64_t> order;
  for (const std::uint64_t block : blocks) {
    const std::size_t begin = order.size();
    const std::uint64_t end = std::min(lines, (block + 1) * linesOfBlock);
    for (std::uint64_t line = block * linesOfBlock; line < end; ++line) order.push_back(line);
    shuffle(std::span(order).subspan(begin), random);
  }
  return order;
}

/// The places of the pointers of one cell.
struct CycleLines {
  std::byte* first;
  std::uint64_t count;
  std::uint64_t stride;
  std::uint64_t line;   ///< bytes
  std::uint64_t shift;  ///< by so many lines those of pages are moved within their pages
  std::uint64_t word;

  /// The lines move by a small page and a line from page to page: where the host of a virtual machine divides
  /// large pages, the parts that are used differ in the bits by which a TLB chooses its set.
  std::byte* at(std::uint64_t index) const {
    const std::uint64_t further = leastPage.count / line + 1;
    const std::uint64_t within = (index * further + shift) % (stride / line) * line;
    return first + index * stride + within + word * sizeof(void*);
  }

  /// Returns null when stopped. Each line may be the first of a large page, which takes a millisecond or more
  /// to come.
  const void* link(std::uint64_t linesOfBlock, RandomWords& random, const std::stop_token& stop) const {
    const std::vector<std::uint64_t> order = orderOfLines(count, linesOfBlock, random);
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (stop.stop_requested()) return nullptr;
      ::new (at(order[i])) const void*(at(order[i + 1 < order.size() ? i + 1 : 0]));
    }
    return at(order.front());
  }
};

}  // namespace

std::optional<std::vector<PageCycle>> linkPageCycles(std::byte* memory, const Step& step, RandomWords& random,
                                                     const std::stop_token& stop) {
  const std::uint64_t line = step.line.count;
  std::byte* dense = memory;
  std::uint64_t pagedCells = 0;
  std::vector<PageCycle> cycles;
  for (const PlannedCell& cell : step.cells) {
    const std::uint64_t stride = *cell.parameters.strideBytes;
    const std::uint64_t count = *cell.parameters.regionBytes / stride;
    CycleLines lines{dense, count, stride, line, 0, wordOfDenseLines};
    std::uint64_t linesOfBlock = pagesOfLineBlock * leastPage.count / line;
    if (stride > line) {
      const std::uint64_t linesOfPage = stride / line;
      lines.first = memory;
      lines.shift = pagedCells % linesOfPage;
      lines.word = pagedCells / linesOfPage % wordOfDenseLines;
      linesOfBlock = count;
      ++pagedCells;
    } else {
      dense += count * line;
    }
    const void* start = lines.link(linesOfBlock, random, stop);
    if (start == nullptr) return std::nullopt;
    cycles.push_back({start, count});
  }
  return cycles;
}

Result<std::unique_ptr<Bench>> makeTlbBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                            const PageSource& pages) {
  auto arena = arenaFor(step, buffersOfThread(step).touched, pages, stop);
  if (!arena) return arena.error();
  RandomWords random(seed);
  const auto cycles = linkPageCycles(arena->data(), step, random, stop);
  if (!cycles) {
    releaseArena(*std::move(arena), stop);
    return Error{"stopped", {}};
  }
  auto bench = std::make_unique<ArenaBench>(*std::move(arena), std::move(stop));
  for (const PageCycle& cycle : *cycles) bench->add(std::make_unique<CycleWorkload>(cycle));
  return std::unique_ptr<Bench>(std::move(bench));
}

}  // namespace strata
