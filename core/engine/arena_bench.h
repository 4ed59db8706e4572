// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "core/machine/memory_nodes.h"
#include "core/machine/page_source.h"
#include "core/machine/release_arena.h"
#include "core/model/result.h"
#include "core/plan/plan.h"

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

/// Numa: the node that all memory of the step is to lie on, by the system's number. Absent for other steps,
/// whose memory comes from the node of the thread that touches it first.
inline std::optional<int> nodeOfMemory(const Step& step) {
  if (step.cells.empty() || !step.cells.front().parameters.nodeTo) return std::nullopt;
  return static_cast<int>(*step.cells.front().parameters.nodeTo);
}

/// Memory for a thread of the step, untouched, on the node that the step names. Errors: those of
/// Arena::allocate, and of bindToNode.
inline Result<Arena> arenaFor(const Step& step, Bytes size, const PageSource& pages,
                              const std::stop_token& stop) {
  auto arena = Arena::allocate(size, pagesOfArena(step), pages, stop);
  if (const auto node = nodeOfMemory(step); arena && node)
    if (const Status bound = bindToNode(arena->data(), arena->size(), *node); !bound) return bound.error();
  return arena;
}

/// The workloads of a step, a cell each, on one arena, which is released in pieces that a stop ends.
class ArenaBench : public Bench {
 public:
  /// `node`: that its memory is to lie on; absent: that of the CPU which uses it.
  ArenaBench(Arena arena, std::stop_token stop, std::optional<int> node = std::nullopt)
      : m_arena(std::move(arena)), m_stop(std::move(stop)), m_node(node) {}
  ~ArenaBench() override { releaseArena(std::move(m_arena), m_stop); }

  /// The next cell's.
  void add(std::unique_ptr<Workload> workload) { m_workloads.push_back(std::move(workload)); }
  const Arena& arena() const { return m_arena; }

  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }
  PagesObtained pagesObtained() const override { return m_arena.pagesObtained(); }
  bool pagesRefused() const override { return m_arena.pagesRefusal().has_value(); }
  std::optional<double> memoryElsewhere(int cpu) const override {
    return shareOff(m_arena.data(), m_arena.size(), cpu);
  }

 protected:
  /// The share of a part of the arena that lies on other nodes.
  std::optional<double> shareOff(const std::byte* data, Bytes size, int cpu) const {
    return m_node ? shareOffNode(data, size, *m_node) : shareOnOtherNodes(data, size, cpu);
  }

 private:
  Arena m_arena;
  std::stop_token m_stop;
  std::optional<int> m_node;
  std::vector<std::unique_ptr<Workload>> m_workloads;
};

}  // namespace strata
