// SPDX-License-Identifier: GPL-3.0-or-later
// Latency: chases through one region.
#include <algorithm>
#include <variant>

#include "core/engine/chase_field.h"
#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "core/machine/memory_nodes.h"
#include "core/machine/release_arena.h"
#include "core/model/buffer_layout.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

class ChaseWorkload : public Workload {
 public:
  ChaseWorkload(kernels::ChaseFunction function, const std::vector<const void*>& heads, std::uint32_t chains)
      : m_function(function) {
    // Evenly spaced ones of those that there are.
    for (std::uint32_t i = 0; i < chains; ++i) m_walk.at[i] = heads[i * heads.size() / chains];
  }
  std::uint64_t run(std::uint64_t units) override { return m_function(m_walk, units); }

 private:
  kernels::ChaseFunction m_function;
  kernels::ChaseWalk m_walk;
};

class ChaseBench : public Bench {
 public:
  ChaseBench(Arena arena, const Step& step, const ChaseHeads& heads, std::stop_token stop)
      : m_arena(std::move(arena)), m_stop(std::move(stop)) {
    for (const PlannedCell& cell : step.cells) {
      const kernels::Kernel& kernel = *kernels::find(cell.kernel);
      m_workloads.push_back(std::make_unique<ChaseWorkload>(
          std::get<kernels::ChaseFunction>(kernel.function),
          cell.parameters.blockBytes ? heads.local : heads.whole, kernel.chains));
    }
  }

  ~ChaseBench() override { releaseArena(std::move(m_arena), m_stop); }

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

Result<std::unique_ptr<Bench>> makeChaseBench(const Step& step, std::uint64_t seed, std::stop_token stop) {
  const Bytes region = buffersOfThread(step).touched;
  std::size_t chains = 1;
  Bytes block = region;
  for (const PlannedCell& cell : step.cells) {
    chains = std::max<std::size_t>(chains, kernels::find(cell.kernel)->chains);
    if (cell.parameters.blockBytes) block = Bytes{*cell.parameters.blockBytes};
  }
  auto arena = Arena::allocate(region, step.largePage ? PagePolicy::Huge : PagePolicy::Default);
  if (!arena) return arena.error();
  RandomWords random(seed);
  const auto heads = linkChase(arena->data(), region, block, chains, random, stop);
  if (!heads) {
    releaseArena(*std::move(arena), stop);
    return Error{"stopped", {}};
  }
  return std::unique_ptr<Bench>(
      std::make_unique<ChaseBench>(std::move(*arena), step, *heads, std::move(stop)));
}

}  // namespace strata
