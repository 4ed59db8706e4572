// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "core/machine/memory_nodes.h"
#include "core/machine/release_arena.h"

/// What the benches that work on memory have in common.
namespace strata {

/// A kernel and what it goes on from: a walk, a chase, or the buffers of a call.
template <typename Function, typename State>
class KernelWorkload : public Workload {
 public:
  KernelWorkload(Function function, const State& state) : m_function(function), m_state(state) {}
  std::uint64_t run(std::uint64_t units) override { return m_function(m_state, units); }

 private:
  Function m_function;
  State m_state;
};

template <typename Function, typename State>
std::unique_ptr<Workload> kernelWorkload(Function function, const State& state) {
  return std::make_unique<KernelWorkload<Function, State>>(function, state);
}

/// The workloads of a step, a cell each, on one arena, which is released in pieces that a stop ends.
class ArenaBench : public Bench {
 public:
  ArenaBench(Arena arena, std::stop_token stop) : m_arena(std::move(arena)), m_stop(std::move(stop)) {}
  ~ArenaBench() override { releaseArena(std::move(m_arena), m_stop); }

  /// The next cell's.
  void add(std::unique_ptr<Workload> workload) { m_workloads.push_back(std::move(workload)); }
  const Arena& arena() const { return m_arena; }

  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }
  PagesObtained pagesObtained() const override { return m_arena.pagesObtained(); }
  bool pagesRefused() const override { return m_arena.pagesRefusal().has_value(); }
  std::optional<double> memoryElsewhere(int cpu) const override {
    return shareOnOtherNodes(m_arena.data(), m_arena.size(), cpu);
  }

 private:
  Arena m_arena;
  std::stop_token m_stop;
  std::vector<std::unique_ptr<Workload>> m_workloads;
};

}  // namespace strata
