// SPDX-License-Identifier: GPL-3.0-or-later
// Copy: whole regions, from one buffer to another. Library: calls of the C library. String: string
// instructions.
#include <cstring>
#include <variant>

#include "core/base/pieces.h"
#include "core/engine/arena_bench.h"
#include "core/engine/fill_non_zero.h"
#include "core/plan/buffer_layout.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

/// Buffers lie equally far apart.
std::byte* bufferOf(const Arena& arena, const Step& step, std::uint64_t number) {
  return arena.data() + destinationOffset(step.region).count * number;
}

std::unique_ptr<Workload> workloadOf(const PlannedCell& cell, const Step& step, const Arena& arena) {
  if (cell.skip) return nullptr;  // another instruction set's, maybe
  const kernels::Kernel& kernel = *kernels::find(cell.kernel);
  if (const auto* function = std::get_if<kernels::LibraryFunction>(&kernel.function)) {
    const kernels::LibraryCall on{bufferOf(arena, step, 0), bufferOf(arena, step, 1),
                                  bufferOf(arena, step, 2), step.region.count};
    return kernelWorkload(*function, on);
  }
  if (const auto* function = std::get_if<kernels::WalkFunction>(&kernel.function)) {
    kernels::Walk walk;
    walk.source = bufferOf(arena, step, 0);
    walk.destination = bufferOf(arena, step, 1);
    walk.elements = step.region.count / kernel.widthBytes;
    return kernelWorkload(*function, walk);
  }
  kernels::RegionCopy copy;
  copy.source = bufferOf(arena, step, 0);
  copy.destination = bufferOf(arena, step, 1);
  copy.bytes = step.region.count;
  copy.blockBytes = cell.parameters.blockBytes.value_or(copy.bytes);
  return kernelWorkload(std::get<kernels::RegionCopyFunction>(kernel.function), copy);
}

}  // namespace

Result<std::unique_ptr<Bench>> makeRegionBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                               const PageSource& pages) {
  auto arena = Arena::allocate(buffersOfThread(step).reserved, pagesOfArena(step), pages, stop);
  if (!arena) return arena.error();
  RandomWords random(seed);
  const bool isLibrary = step.group == TestGroup::Library;
  const auto fill = [&](std::uint64_t number, Bytes bytes) {
    return inPieces(bytes, fillNonZeroPiece, stop, [&](Bytes offset, Bytes piece) {
      fillNonZero(bufferOf(*arena, step, number) + offset.count, piece.count, random);
    });
  };
  // The text and its copy are equal, and each ends in the one byte that is zero.
  const auto copyText = [&] {
    bufferOf(*arena, step, 0)[step.region.count - 1] = std::byte{0};
    return inPieces(step.region, fillNonZeroPiece, stop, [&](Bytes offset, Bytes piece) {
      std::memcpy(bufferOf(*arena, step, 1) + offset.count, bufferOf(*arena, step, 0) + offset.count,
                  piece.count);
    });
  };
  const bool filled = fill(0, step.region) && (isLibrary ? copyText() : fill(1, step.region)) &&
                      (!isLibrary || fill(2, step.region + Bytes{kernels::libraryShift}));
  if (!filled) {
    releaseArena(*std::move(arena), stop);
    return Error{"stopped", {}};
  }
  auto bench = std::make_unique<ArenaBench>(std::move(*arena), std::move(stop));
  for (const PlannedCell& cell : step.cells) bench->add(workloadOf(cell, step, bench->arena()));
  return std::unique_ptr<Bench>(std::move(bench));
}

}  // namespace strata
