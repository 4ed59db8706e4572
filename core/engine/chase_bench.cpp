// SPDX-License-Identifier: GPL-3.0-or-later
// Latency: chases through one region.
#include <algorithm>
#include <variant>

#include "core/engine/arena_bench.h"
#include "core/engine/chase_field.h"
#include "core/plan/buffer_layout.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

/// Starts so many chains, from places spread evenly over those that there are.
kernels::ChaseWalk chaseFrom(const std::vector<const void*>& heads, std::uint32_t chains) {
  kernels::ChaseWalk walk;
  for (std::uint32_t i = 0; i < chains; ++i) walk.at[i] = heads[i * heads.size() / chains];
  return walk;
}

/// The chains of a number of walks, each from a place of its own. Cells that begin at the same places come by
/// lines that another cell has just left in the cache: twelve of 24 chains that have gone on for two
/// milliseconds find 15 MB there.
class ChasesApart {
 public:
  explicit ChasesApart(const std::vector<const void*>& heads) : m_heads(heads) {}

  kernels::ChaseWalk next(std::uint32_t chains) {
    kernels::ChaseWalk walk;
    for (std::uint32_t i = 0; i < chains; ++i) walk.at[i] = m_heads[m_next++];
    return walk;
  }

 private:
  const std::vector<const void*>& m_heads;
  std::size_t m_next = 0;
};

}  // namespace

Result<std::unique_ptr<Bench>> makeChaseBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                              const PageSource& pages) {
  const Bytes region = buffersOfThread(step).touched;
  const bool areApart = step.group == TestGroup::ParallelLoads;
  std::size_t chains = areApart ? 0 : 1;
  LocalWalk local{LatencyWalk::Pages, region, step.line};
  for (const PlannedCell& cell : step.cells) {
    const std::size_t ofCell = kernels::find(cell.kernel)->chains;
    chains = areApart ? chains + ofCell : std::max(chains, ofCell);
    if (!cell.parameters.blockBytes) continue;
    local.walk = walkOf(cell.parameters);
    local.block = Bytes{*cell.parameters.blockBytes};
  }
  auto arena = arenaFor(step, region, pages, stop);
  if (!arena) return arena.error();
  RandomWords random(seed);
  const auto heads = linkChase(arena->data(), region, local, chains, random, stop);
  if (!heads) {
    releaseArena(*std::move(arena), stop);
    return Error{"stopped", {}};
  }
  auto bench = std::make_unique<ArenaBench>(std::move(*arena), std::move(stop), nodeOfMemory(step));
  ChasesApart apart(heads->whole);
  for (const PlannedCell& cell : step.cells) {
    const kernels::Kernel& kernel = *kernels::find(cell.kernel);
    const auto& chosen = cell.parameters.blockBytes ? heads->local : heads->whole;
    bench->add(kernelWorkload(std::get<kernels::ChaseFunction>(kernel.function),
                              areApart ? apart.next(kernel.chains) : chaseFrom(chosen, kernel.chains)));
  }
  return std::unique_ptr<Bench>(std::move(bench));
}

}  // namespace strata
