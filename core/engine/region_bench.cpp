// SPDX-License-Identifier: GPL-3.0-or-later
// Copy: whole regions, from one buffer to another. Library: calls of the C library.
#include <cstring>
#include <variant>
#include <vector>

#include "core/engine/fill_non_zero.h"
#include "core/engine/pieces.h"
#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "core/machine/memory_nodes.h"
#include "core/machine/release_arena.h"
#include "core/model/buffer_layout.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

class RegionCopyWorkload : public Workload {
 public:
  RegionCopyWorkload(kernels::RegionCopyFunction function, const kernels::RegionCopy& copy)
      : m_function(function), m_copy(copy) {}
  std::uint64_t run(std::uint64_t units) override { return m_function(m_copy, units); }

 private:
  kernels::RegionCopyFunction m_function;
  kernels::RegionCopy m_copy;
};

class LibraryWorkload : public Workload {
 public:
  LibraryWorkload(kernels::LibraryFunction function, const kernels::LibraryCall& on)
      : m_function(function), m_on(on) {}
  std::uint64_t run(std::uint64_t units) override { return m_function(m_on, units); }

 private:
  kernels::LibraryFunction m_function;
  kernels::LibraryCall m_on;
};

/// Buffers lie equally far apart.
std::byte* bufferOf(const Arena& arena, const Step& step, std::uint64_t number) {
  return arena.data() + destinationOffset(step.region).count * number;
}

std::unique_ptr<Workload> workloadOf(const PlannedCell& cell, const Step& step, const Arena& arena) {
  const kernels::Kernel& kernel = *kernels::find(cell.kernel);
  if (const auto* function = std::get_if<kernels::LibraryFunction>(&kernel.function)) {
    const kernels::LibraryCall on{bufferOf(arena, step, 0), bufferOf(arena, step, 1),
                                  bufferOf(arena, step, 2), step.region.count};
    return std::make_unique<LibraryWorkload>(*function, on);
  }
  kernels::RegionCopy copy;
  copy.source = bufferOf(arena, step, 0);
  copy.destination = bufferOf(arena, step, 1);
  copy.bytes = step.region.count;
  copy.blockBytes = cell.parameters.blockBytes.value_or(copy.bytes);
  return std::make_unique<RegionCopyWorkload>(std::get<kernels::RegionCopyFunction>(kernel.function), copy);
}

class RegionBench : public Bench {
 public:
  RegionBench(Arena arena, const Step& step, std::stop_token stop)
      : m_arena(std::move(arena)), m_stop(std::move(stop)) {
    for (const PlannedCell& cell : step.cells) m_workloads.push_back(workloadOf(cell, step, m_arena));
  }

  ~RegionBench() override { releaseArena(std::move(m_arena), m_stop); }

  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }
  std::string pagesObtained() const override { return m_arena.pagesObtained(); }
  std::optional<double> memoryElsewhere(int cpu) const override {
    return shareOnOtherNodes(m_arena.data(), m_arena.size(), cpu);
  }

 private:
  Arena m_arena;
  std::stop_token m_stop;
  std::vector<std::unique_ptr<Workload>> m_workloads;
};

}  // namespace

Result<std::unique_ptr<Bench>> makeRegionBench(const Step& step, std::uint64_t seed, std::stop_token stop) {
  auto arena = Arena::allocate(buffersOfThread(step).reserved,
                               step.largePage ? PagePolicy::Huge : PagePolicy::Default);
  if (!arena) return arena.error();
  RandomWords random(seed);
  const bool isLibrary = step.kind == StepKind::Library;
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
  return std::unique_ptr<Bench>(std::make_unique<RegionBench>(std::move(*arena), step, std::move(stop)));
}

}  // namespace strata
