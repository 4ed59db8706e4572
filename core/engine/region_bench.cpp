// SPDX-License-Identifier: GPL-3.0-or-later
// Copy: whole regions, from one buffer to another.
#include <variant>
#include <vector>

#include "core/engine/fill_non_zero.h"
#include "core/engine/pieces.h"
#include "core/engine/workloads.h"
#include "core/machine/arena.h"
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

class RegionBench : public Bench {
 public:
  RegionBench(Arena arena, const Step& step, std::stop_token stop)
      : m_arena(std::move(arena)), m_stop(std::move(stop)) {
    for (const PlannedCell& cell : step.cells) {
      kernels::RegionCopy copy;
      copy.source = m_arena.data();
      copy.destination = m_arena.data() + destinationOffset(step.region).count;
      copy.bytes = step.region.count;
      copy.blockBytes = cell.parameters.blockBytes.value_or(copy.bytes);
      m_workloads.push_back(std::make_unique<RegionCopyWorkload>(
          std::get<kernels::RegionCopyFunction>(kernels::find(cell.kernel)->function), copy));
    }
  }

  ~RegionBench() override { releaseArena(std::move(m_arena), m_stop); }

  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }
  std::string pagesObtained() const override { return m_arena.pagesObtained(); }

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
  for (const Bytes begin : {0_B, destinationOffset(step.region)}) {
    std::byte* const data = arena->data() + begin.count;
    const bool filled = inPieces(step.region, fillNonZeroPiece, stop, [&](Bytes offset, Bytes piece) {
      fillNonZero(data + offset.count, piece.count, random);
    });
    if (filled) continue;
    releaseArena(*std::move(arena), stop);
    return Error{"stopped", {}};
  }
  return std::unique_ptr<Bench>(std::make_unique<RegionBench>(std::move(*arena), step, std::move(stop)));
}

}  // namespace strata
