// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/latency_relations.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <optional>
#include <variant>
#include <vector>

#include "core/base/random_words.h"
#include "core/engine/chase_field.h"
#include "core/machine/arena.h"
#include "core/machine/binding.h"
#include "core/machine/block_walk.h"
#include "core/machine/release_arena.h"
#include "core/model/core_kinds.h"
#include "core/model/memory_levels.h"
#include "core/stats/summary.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

constexpr double leastDenseToSparse = 0.8;
constexpr std::uint32_t sparseVisits = 4 * visitsOfBlock;
constexpr double mostBetweenTenths = 0.15;
constexpr Bytes mostFootprint = 256_MiB;
constexpr int tries = 3;
constexpr int visitsOfTry = 150;

/// A chain that goes on where it stopped.
class Chain {
 public:
  explicit Chain(const void* head) { m_walk.at[0] = head; }

  /// Nanoseconds of a load, over so many.
  double nsOfLoad(std::uint64_t loads) {
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t done = m_chase(m_walk, loads);
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - begin;
    return done > 0 ? time.count() / static_cast<double>(done) : 0;
  }

 private:
  kernels::ChaseWalk m_walk;
  kernels::ChaseFunction m_chase = std::get<kernels::ChaseFunction>(kernels::find("chase-1")->function);
};

/// The loads of a visit to a block, in whole turns of the kernel's loop: up to the third tenth, that one, up
/// to the last, and that one.
std::array<std::uint64_t, 4> partsOfVisit(std::uint64_t loads) {
  const std::uint64_t turn = kernels::find("chase-1")->unroll;
  const auto whole = [&](std::uint64_t tenths) { return loads * tenths / 10 / turn * turn; };
  return {whole(2), whole(3) - whole(2), whole(9) - whole(3), loads - whole(9)};
}

LatencyRelations measured(Chain& dense, Chain& sparse, std::uint64_t loadsOfVisit) {
  const auto parts = partsOfVisit(loadsOfVisit);
  std::array<std::vector<double>, 4> nsOfPart;
  std::vector<double> nsOfDense;
  std::vector<double> nsOfSparse;
  for (int visit = 0; visit < visitsOfTry; ++visit) {
    double sum = 0;
    for (std::size_t part = 0; part < parts.size(); ++part) {
      nsOfPart[part].push_back(dense.nsOfLoad(parts[part]));
      sum += nsOfPart[part].back() * static_cast<double>(parts[part]);
    }
    nsOfDense.push_back(sum / static_cast<double>(loadsOfVisit));
    nsOfSparse.push_back(sparse.nsOfLoad(loadsOfVisit));
  }
  return {median(nsOfDense) / median(nsOfSparse), median(nsOfPart[3]) / median(nsOfPart[1])};
}

Result<LatencyRelations> onThisThread(const Machine& machine) {
  const MemoryLevel memory;
  const Bytes footprint =
      footprintOfLevel(memory, machine, 1, std::min(mostFootprint, machine.memoryAvailable / 4));
  if (!machine.hugePageSize || !usesLargePages(footprint, *machine.hugePageSize))
    return Error{"no-large-pages", {}};
  auto arena = Arena::allocate(footprint, PagePolicy::Huge);
  if (!arena) return arena.error();
  RandomWords random(1);
  const auto headOf = [&](ChaseCycle cycle, std::uint32_t visits) {
    const LocalWalk walk{LatencyWalk::Blocks, walkBlock, machine.lineSize, visits};
    return linkCycle(arena->data(), footprint, cycle, walk, 1, random, {});
  };
  const auto denseHeads = headOf(ChaseCycle::Local, visitsOfBlock);
  const auto sparseHeads = headOf(ChaseCycle::Other, sparseVisits);
  const bool areLarge = arena->pagesObtained().size == exactSize(*machine.hugePageSize);
  Result<LatencyRelations> result = Error{"no-large-pages", {}};
  if (denseHeads && sparseHeads && areLarge) {
    Chain dense(denseHeads->front());
    Chain sparse(sparseHeads->front());
    const std::uint64_t loads = walkBlock.count / machine.lineSize.count / visitsOfBlock;
    for (int i = 0; i < tries; ++i) {
      result = measured(dense, sparse, loads);
      if (hold(*result)) break;
    }
  }
  releaseArena(*std::move(arena), {});
  return result;
}

}  // namespace

bool hold(const LatencyRelations& relations) {
  return relations.denseToSparse >= leastDenseToSparse &&
         std::abs(relations.lastToThird - 1) <= mostBetweenTenths;
}

Result<LatencyRelations> latencyRelations(const Machine& machine) {
  std::optional<Result<LatencyRelations>> result;
  const bool ran = runOnCpu(cpuOfFastestKind(machine), [&] { result = onThisThread(machine); });
  if (!ran || !result)
    return Error{"thread-failed", {{"started", std::int64_t{0}}, {"wanted", std::int64_t{1}}}};
  return *std::move(result);
}

}  // namespace strata
