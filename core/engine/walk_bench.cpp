// SPDX-License-Identifier: GPL-3.0-or-later
// Memory and bandwidth: walks through one buffer or two.
#include <algorithm>
#include <numeric>
#include <variant>
#include <vector>

#include "core/base/pieces.h"
#include "core/base/random_words.h"
#include "core/engine/arena_bench.h"
#include "core/engine/fastest_placement.h"
#include "core/engine/fill_non_zero.h"
#include "core/machine/system_facts.h"
#include "core/machine/ticks.h"
#include "core/model/memory_levels.h"
#include "core/plan/buffer_layout.h"
#include "kernels/catalog.h"
#include "kernels/chunks.h"

namespace strata {

namespace {

using kernels::Kernel;

Bytes regionOf(const PlannedCell& cell) {
  return Bytes{cell.parameters.regionBytes.value_or(0)};
}

/// The numbers of a region's chunks, shuffled (Fisher and Yates); a rest that is no whole chunk is left out.
std::vector<std::uint32_t> shuffledChunks(Bytes region, RandomWords& random) {
  std::vector<std::uint32_t> order(region.count / kernels::chunkBytes);
  std::iota(order.begin(), order.end(), 0u);
  for (std::size_t i = order.size(); i > 1; --i) {
    // The high bits of a product: each of 0 … i-1 is equally likely, up to 2^-32.
    const std::uint64_t partner = ((random.next() >> 32) * i) >> 32;
    std::swap(order[i - 1], order[partner]);
  }
  return order;
}

class WalkBench : public ArenaBench {
 public:
  /// The buffers begin `base` bytes into the arena.
  WalkBench(Arena arena, Bytes base, const Step& step, std::uint64_t seed, std::stop_token stop)
      : ArenaBench(std::move(arena), std::move(stop), nodeOfMemory(step)),
        m_base(base),
        m_reserved(buffersOfThread(step).reserved) {
    RandomWords random(seed);
    std::byte* const buffers = this->arena().data() + base.count;
    const Kernel& index = *kernels::find("index-random");
    for (const PlannedCell& cell : step.cells) {
      const Kernel& kernel = *kernels::find(cell.kernel);
      kernels::Walk walk;
      walk.source = buffers;
      // Source, destination and, for a triad, the second source lie at equal distances.
      const std::uint64_t apart = destinationOffset(regionOf(cell)).count;
      const std::uint64_t count = buffersOfOperation(cell.parameters);
      walk.destination = buffers + (count > 1 ? apart : 0);
      if (count > 2) walk.second = buffers + 2 * apart;
      walk.elements = regionOf(cell).count / kernel.widthBytes;
      for (std::uint64_t& state : walk.seeds) state = random.next();
      if (kernels::goesByChunks(kernel.variant) && !cell.skip) {
        const std::vector<std::uint32_t>& order =
            m_orders.emplace_back(shuffledChunks(regionOf(cell), random));
        walk.order = order.data();
        walk.chunks = order.size();
      }
      add(kernelWorkload(std::get<kernels::WalkFunction>(kernel.function), walk));
      const bool byElement =
          kernel.pattern == kernels::Pattern::Random && kernel.variant == kernels::Variant::Plain;
      m_indexOnly.push_back(byElement ? kernelWorkload(std::get<kernels::WalkFunction>(index.function), walk)
                                      : nullptr);
    }
  }

  Workload* indexOnly(std::size_t cell) override { return m_indexOnly[cell].get(); }
  std::optional<double> memoryElsewhere(int cpu) const override {
    return shareOff(arena().data() + m_base.count, m_reserved, cpu);
  }

 private:
  Bytes m_base;
  Bytes m_reserved;  // from there on; what lies between two buffers is nobody's
  std::vector<std::vector<std::uint32_t>> m_orders;  // of the cells that go by chunks
  std::vector<std::unique_ptr<Workload>> m_indexOnly;
};

/// A stretch of the arena that some cell uses.
struct Stretch {
  Bytes begin;
  Bytes end;
};

/// The stretches of memory that the step uses, in ascending order and apart from each other.
std::vector<Stretch> usedStretches(const Step& step) {
  std::vector<Stretch> all;
  for (const PlannedCell& cell : step.cells) {
    const Bytes region = regionOf(cell);
    for (std::uint64_t buffer = 0; buffer < buffersOfOperation(cell.parameters); ++buffer) {
      const Bytes begin = destinationOffset(region) * buffer;
      all.push_back({begin, begin + region});
    }
  }
  std::ranges::sort(all, {}, &Stretch::begin);
  std::vector<Stretch> merged;
  for (const Stretch& stretch : all) {
    if (!merged.empty() && stretch.begin <= merged.back().end)
      merged.back().end = std::max(merged.back().end, stretch.end);
    else
      merged.push_back(stretch);
  }
  return merged;
}

/// Where the buffers lie in the arena, `stride` apart for each placement. Their lines are read in random
/// order, each about once a round: that tells which of them the caches can not hold.
Bytes fastestBase(const Arena& arena, const Step& step, Bytes stride, const std::stop_token& stop) {
  const Kernel& reader = *kernels::find("read-random-8");
  const auto read = std::get<kernels::WalkFunction>(reader.function);
  const Bytes touched = buffersOfThread(step).touched;
  const int placement = fastestPlacement(step.placements, [&](int i) {
    if (stop.stop_requested()) return 0.0;
    kernels::Walk walk;
    walk.source = arena.data() + stride.count * static_cast<std::uint64_t>(i);
    walk.elements = touched.count / reader.widthBytes;
    walk.seeds = {1, 2, 3, 4};
    read(walk, walk.elements);  // brings it into the caches
    const std::uint64_t begin = readTicks();
    read(walk, walk.elements);
    return static_cast<double>(readTicks() - begin) / ticksPerSecond();
  });
  return stride * static_cast<std::uint64_t>(placement);
}

}  // namespace

Result<std::unique_ptr<Bench>> makeWalkBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                             const PageSource& pages) {
  const auto placements = static_cast<std::uint64_t>(step.placements);
  const Bytes page = pageSize();
  const Bytes stride = page * ((buffersOfThread(step).reserved.count + page.count - 1) / page.count);
  auto arena = arenaFor(step, stride * placements, pages, stop);
  if (!arena) return arena.error();
  RandomWords random(seed);
  for (std::uint64_t placement = 0; placement < placements; ++placement) {
    for (const Stretch& used : usedStretches(step)) {
      std::byte* const data = arena->data() + stride.count * placement + used.begin.count;
      const bool filled =
          inPieces(used.end - used.begin, fillNonZeroPiece, stop,
                   [&](Bytes offset, Bytes piece) { fillNonZero(data + offset.count, piece.count, random); });
      if (filled) continue;
      releaseArena(*std::move(arena), stop);
      return Error{"stopped", {}};
    }
  }
  const Bytes base = fastestBase(*arena, step, stride, stop);
  return std::unique_ptr<Bench>(
      std::make_unique<WalkBench>(std::move(*arena), base, step, seed, std::move(stop)));
}

}  // namespace strata
