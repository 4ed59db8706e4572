// SPDX-License-Identifier: GPL-3.0-or-later
// Latency under load: the chase through one region, and the injectors, each through its own.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/random_words.h"
#include "core/engine/arena_bench.h"
#include "core/engine/chase_field.h"
#include "core/engine/fill_non_zero.h"
#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "core/model/latency_walk.h"
#include "core/plan/buffer_layout.h"
#include "kernels/catalog.h"
#include "kernels/injection.h"

namespace strata {

namespace {

/// All cells go on along one chase: each by itself would come by lines that the cell before has just left in
/// a cache.
class OneChase : public ArenaBench {
 public:
  using ArenaBench::ArenaBench;
  Workload& workload(std::size_t) override { return ArenaBench::workload(0); }
};

/// The place at which the injections of all cells of a thread go on, for the same reason.
struct InjectionPlace {
  std::byte* buffer = nullptr;
  std::uint64_t lines = 0;
  std::uint64_t next = 0;  ///< line
};

class Injecting : public Workload {
 public:
  Injecting(const kernels::Kernel& kernel, std::uint64_t delay, InjectionPlace& place)
      : m_function(std::get<kernels::InjectFunction>(kernel.function)),
        m_linesOfUnit(kernel.bytesRead / kernels::injectionLine),
        m_delay(delay),
        m_place(place) {}

  std::uint64_t run(std::uint64_t units) override {
    kernels::Injection injection{m_place.buffer, m_place.lines, m_delay, m_place.next / m_linesOfUnit};
    const std::uint64_t made = m_function(injection, units);
    m_place.next = injection.position * m_linesOfUnit;
    return made;
  }

 private:
  kernels::InjectFunction m_function;
  std::uint64_t m_linesOfUnit;
  std::uint64_t m_delay;
  InjectionPlace& m_place;
};

/// Nothing is injected: whoever measures looks at the counter again and again.
class Resting : public Workload {
 public:
  // More of them take longer, as the warm-up of a thread expects; a measurement asks for one at a time.
  std::uint64_t run(std::uint64_t units) override {
    for (std::uint64_t done = 0; done < units; ++done) asm volatile("");
    return units;
  }
  std::optional<std::uint64_t> unitsOfChunk() const override { return 1; }
};

class InjectorBench : public ArenaBench {
 public:
  InjectorBench(Arena arena, const Step& step, std::stop_token stop)
      : ArenaBench(std::move(arena), std::move(stop)) {
    m_place.buffer = this->arena().data();
    m_place.lines = step.region.count / kernels::injectionLine;
    for (const PlannedCell& cell : step.cells) {
      const kernels::Kernel& kernel = *kernels::find(cell.kernel);
      if (kernel.family == kernels::Family::Injection)
        add(std::make_unique<Injecting>(
            kernel, static_cast<std::uint64_t>(std::max<std::int64_t>(1, cell.parameters.delay.value_or(1))),
            m_place));
      else
        add(std::make_unique<Resting>());
    }
  }

 private:
  InjectionPlace m_place;
};

}  // namespace

Result<std::unique_ptr<Bench>> makeLoadedChaseBench(const Step& step, std::uint64_t seed,
                                                    std::stop_token stop, const PageSource& pages) {
  auto arena = Arena::allocate(step.region, pagesOfArena(step), pages, stop);
  if (!arena) return arena.error();
  RandomWords random(seed);
  const LocalWalk walk{LatencyWalk::Blocks, walkBlock, step.line};
  const auto heads = linkChase(arena->data(), step.region, walk, 1, random, stop);
  if (!heads) {
    releaseArena(*std::move(arena), stop);
    return Error{"stopped", {}};
  }
  auto bench = std::make_unique<OneChase>(*std::move(arena), std::move(stop));
  kernels::ChaseWalk chase;
  chase.at[0] = heads->local.front();
  bench->add(kernelWorkload(std::get<kernels::ChaseFunction>(kernels::find("chase-1")->function), chase));
  return std::unique_ptr<Bench>(std::move(bench));
}

Result<std::unique_ptr<Bench>> makeInjectorBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                                 const PageSource& pages) {
  auto arena = Arena::allocate(step.region, pagesOfArena(step), pages, stop);
  if (!arena) return arena.error();
  RandomWords random(seed);
  for (std::uint64_t at = 0; at < step.region.count; at += fillNonZeroPiece.count) {
    if (stop.stop_requested()) {
      releaseArena(*std::move(arena), stop);
      return Error{"stopped", {}};
    }
    fillNonZero(arena->data() + at, std::min(fillNonZeroPiece.count, step.region.count - at), random);
  }
  return std::unique_ptr<Bench>(std::make_unique<InjectorBench>(*std::move(arena), step, std::move(stop)));
}

}  // namespace strata
