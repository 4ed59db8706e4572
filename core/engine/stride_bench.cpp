// SPDX-License-Identifier: GPL-3.0-or-later
// Stride: a chase that goes on by the same distance each time.
#include "core/engine/stride_bench.h"

#include <algorithm>
#include <cstdint>
#include <new>
#include <numeric>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "core/engine/arena_bench.h"
#include "core/plan/buffer_layout.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

/// A walk goes this far between two looks at the stop token: the longer the stride, the fewer the lines. The
/// first pass meets pages that nobody has used yet, and a large one takes a millisecond or more to come.
constexpr Bytes strideBytesBetweenLooks = 1_MiB;

}  // namespace

const void* linkStride(std::byte* memory, const StrideWalk& walk, RandomWords& random,
                       const std::stop_token& stop) {
  const std::uint64_t lines = walk.region.count / walk.line.count;
  const std::uint64_t apart = walk.stride.count / walk.line.count;
  std::vector<std::uint64_t> passes(std::min(apart, lines));
  std::iota(passes.begin(), passes.end(), std::uint64_t{0});
  shuffle(std::span(passes), random);
  const auto at = [&](std::uint64_t line) { return memory + line * walk.line.count; };
  std::byte* last = at(passes.front());
  const std::uint64_t linesBetweenLooks =
      std::max<std::uint64_t>(1, strideBytesBetweenLooks.count / walk.stride.count);
  std::uint64_t linked = 0;
  for (const std::uint64_t pass : passes)
    for (std::uint64_t line = pass; line < lines; line += apart) {
      if (linked++ % linesBetweenLooks == 0 && stop.stop_requested()) return nullptr;
      ::new (last) const void*(at(line));
      last = at(line);
    }
  ::new (last) const void*(at(passes.front()));
  return at(passes.front());
}

Result<std::unique_ptr<Bench>> makeStrideBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                               const PageSource& pages) {
  const PlannedCell& cell = step.cells.front();
  if (!cell.parameters.strideBytes) return makeChaseBench(step, seed, std::move(stop), pages);
  const Bytes region = buffersOfThread(step).touched;
  auto arena = arenaFor(step, region, pages, stop);
  if (!arena) return arena.error();
  RandomWords random(seed);
  const void* start =
      linkStride(arena->data(), {region, Bytes{*cell.parameters.strideBytes}, step.line}, random, stop);
  if (start == nullptr) {
    releaseArena(*std::move(arena), stop);
    return Error{"stopped", {}};
  }
  auto bench = std::make_unique<ArenaBench>(*std::move(arena), std::move(stop));
  kernels::ChaseWalk walk;
  walk.at[0] = start;
  bench->add(kernelWorkload(std::get<kernels::ChaseFunction>(kernels::find(cell.kernel)->function), walk));
  return std::unique_ptr<Bench>(std::move(bench));
}

}  // namespace strata
