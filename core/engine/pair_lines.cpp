// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <atomic>
#include <optional>
#include <variant>
#include <vector>

#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

/// A page a line, so that whoever touches one first has it on its node. Their places within the pages differ,
/// and with them slices and sets.
constexpr std::size_t pageBytes = 4096;
constexpr std::size_t placeBytes = 5 * 128;

using kernels::HandOver;

/// Additions to a variable that no other thread knows.
class Alone : public Workload {
 public:
  std::uint64_t run(std::uint64_t units) override {
    for (std::uint64_t i = 0; i < units; ++i) m_count.fetch_add(1, std::memory_order_relaxed);
    return units;
  }

 private:
  alignas(128) std::atomic<std::uint64_t> m_count{0};
};

class MemoryLines : public PairLines {
 public:
  MemoryLines(const Step& step, Arena arena) : m_arena(std::move(arena)), m_sides(step.cells.size()) {
    for (const PlannedCell& cell : step.cells) {
      const kernels::Kernel* kernel = kernels::find(cell.kernel);
      m_functions.push_back(std::get<kernels::HandOverFunction>(kernel->function));
    }
  }

  void touch(std::size_t cell, std::size_t line) override { *lineOf(cell, line) = 0; }

  std::uint64_t handOver(std::size_t cell, std::size_t line, std::size_t thread,
                         std::uint64_t turns) override {
    std::optional<HandOver>& side = m_sides[cell][line][thread].side;
    if (!side) side = HandOver{lineOf(cell, line), &m_stop, thread == line % 2 ? 0U : 1U};
    return m_functions[cell](*side, turns);
  }

  Workload& alone(std::size_t thread) override { return m_alone[thread]; }

  void end() override { std::atomic_ref(m_stop).store(1, std::memory_order_relaxed); }

 private:
  /// Each written by one of two threads: apart, as if they were lines themselves.
  struct alignas(128) Side {
    std::optional<HandOver> side;
  };
  using SidesOfLine = std::array<Side, 2>;

  std::uint64_t* lineOf(std::size_t cell, std::size_t line) const {
    const std::size_t number = cell * linesOfPair + line;
    // The arena is aligned to a page, and nothing but counts lies in it.
    return reinterpret_cast<std::uint64_t*>(m_arena.data() + number * pageBytes +
                                            number * placeBytes % pageBytes);
  }

  Arena m_arena;
  std::vector<kernels::HandOverFunction> m_functions;
  std::vector<std::array<SidesOfLine, linesOfPair>> m_sides;
  std::array<Alone, 2> m_alone;
  alignas(128) std::uint32_t m_stop = 0;
};

}  // namespace

Result<std::unique_ptr<PairLines>> makePairLines(const Step& step) {
  auto arena = Arena::allocate(Bytes{step.cells.size() * linesOfPair * pageBytes}, PagePolicy::Default);
  if (!arena) return arena.error();
  return std::unique_ptr<PairLines>(std::make_unique<MemoryLines>(step, *std::move(arena)));
}

}  // namespace strata
