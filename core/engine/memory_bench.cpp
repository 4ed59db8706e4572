// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstring>
#include <variant>
#include <vector>

#include "core/engine/pieces.h"
#include "core/engine/random_words.h"
#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "core/machine/release_arena.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

constexpr std::size_t page = 4096;
constexpr std::size_t aliasOffset = 1088;  // 17 × 64
/// Small, since each of a thousand threads that share a CPU does one more after a stop.
constexpr Bytes fillPiece = 64_KiB;
constexpr std::size_t smallestBeyondCaches = std::size_t{4} << 20;

class MoveWorkload : public Workload {
 public:
  MoveWorkload(kernels::WalkFunction move, const kernels::Walk& walk) : m_move(move), m_walk(walk) {}
  std::uint64_t run(std::uint64_t units) override { return m_move(m_walk, units); }

 private:
  kernels::WalkFunction m_move;
  kernels::Walk m_walk;
};

/// No byte of the data is zero: some cores skip writing zeros over zeros, which would seem 23 to 40 % faster.
void fillNonZero(std::byte* data, std::size_t bytes, RandomWords& random) {
  constexpr std::uint64_t oneInEachByte = 0x0101010101010101u;
  for (std::size_t at = 0; at < bytes; at += sizeof(std::uint64_t)) {
    const std::uint64_t word = random.next() | oneInEachByte;
    std::memcpy(data + at, &word, std::min(sizeof word, bytes - at));
  }
}

class MemoryBench : public Bench {
 public:
  MemoryBench(Arena arena, const Step& step, std::byte* source, std::byte* destination, std::uint64_t seed,
              std::stop_token stop)
      : m_arena(std::move(arena)), m_stop(std::move(stop)) {
    RandomWords random(seed);
    const kernels::Kernel& index = *kernels::find("index-random");
    for (const PlannedCell& cell : step.cells) {
      const kernels::Kernel& kernel = *kernels::find(cell.kernel);
      kernels::Walk walk;
      walk.source = source;
      walk.destination = destination;
      walk.elements = step.region.count / kernel.widthBytes;
      for (std::uint64_t& state : walk.seeds) state = random.next();
      m_workloads.push_back(
          std::make_unique<MoveWorkload>(std::get<kernels::WalkFunction>(kernel.function), walk));
      m_indexOnly.push_back(
          kernel.pattern == kernels::Pattern::Random
              ? std::make_unique<MoveWorkload>(std::get<kernels::WalkFunction>(index.function), walk)
              : nullptr);
    }
  }

  ~MemoryBench() override { releaseArena(std::move(m_arena), m_stop); }

  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }
  Workload* indexOnly(std::size_t cell) override { return m_indexOnly[cell].get(); }
  std::string pagesObtained() const override { return m_arena.pagesObtained(); }

 private:
  Arena m_arena;
  std::stop_token m_stop;
  std::vector<std::unique_ptr<Workload>> m_workloads;
  std::vector<std::unique_ptr<Workload>> m_indexOnly;
};

/// Bytes from the source to the destination. In memory a distance of a power of two puts each pair of lines
/// into the same bank of the chips, in different rows: at 64 MiB, where the system's pages lie side by side,
/// that costs a serial move 18 % of its rate in about half of the runs. A third of the region more (pages
/// that are never touched, so not really there) has bits of all sizes, and no such pairs.
std::size_t distanceOf(std::size_t region) {
  const std::size_t pages = (region + page - 1) / page;
  const std::size_t apart = region < smallestBeyondCaches ? pages : pages + pages / 3;
  return apart * page + aliasOffset;
}

}  // namespace

Result<std::unique_ptr<Bench>> makeMemoryBench(const Step& step, std::uint64_t seed, std::stop_token stop) {
  const std::size_t region = step.region.count;
  const std::size_t destinationAt = distanceOf(region);
  auto arena = Arena::allocate(Bytes{destinationAt + region}, PagePolicy::Default);
  if (!arena) return arena.error();

  std::byte* const source = arena->data();
  std::byte* const destination = source + destinationAt;
  RandomWords random(seed);
  for (std::byte* buffer : {source, destination}) {
    const bool filled = inPieces(step.region, fillPiece, stop, [&](Bytes offset, Bytes piece) {
      fillNonZero(buffer + offset.count, piece.count, random);
    });
    if (filled) continue;
    releaseArena(*std::move(arena), stop);
    return Error{"stopped", {}};
  }
  return std::unique_ptr<Bench>(
      std::make_unique<MemoryBench>(std::move(*arena), step, source, destination, seed, std::move(stop)));
}

}  // namespace strata
