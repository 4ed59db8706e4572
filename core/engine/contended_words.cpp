// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "core/engine/workloads.h"
#include "core/machine/arena.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

constexpr std::size_t pageBytes = 4096;
/// Long against reading the counter where nobody waits; with a hundred threads at one word a millisecond or
/// so, as each of them waits for all others.
constexpr std::uint64_t incrementsOfChunk = 512;

/// What a thread has made of a cell: apart from what others write.
struct alignas(128) Made {
  std::uint64_t increments = 0;
};

class Increments : public Workload {
 public:
  Increments(kernels::ContendFunction function, std::uint64_t& word, Made& made, bool isAlone)
      : m_function(function), m_word(word), m_made(made), m_isAlone(isAlone) {}

  std::uint64_t run(std::uint64_t units) override {
    const std::uint64_t now = m_function(m_word, units);
    m_made.increments += now;
    return now;
  }
  std::optional<std::uint64_t> unitsOfChunk() const override {
    return m_isAlone ? std::nullopt : std::optional(incrementsOfChunk);
  }

 private:
  kernels::ContendFunction m_function;
  std::uint64_t& m_word;
  Made& m_made;
  bool m_isAlone;
};

class IncrementsBench : public Bench {
 public:
  explicit IncrementsBench(std::vector<Increments> cells) : m_cells(std::move(cells)) {}
  Workload& workload(std::size_t cell) override { return m_cells[cell]; }

 private:
  std::vector<Increments> m_cells;
};

/// Each cell has pages of its own.
std::size_t bytesOf(const kernels::Kernel& kernel, std::size_t threads) {
  const std::size_t bytes = std::max<std::size_t>(1, threads * kernel.apartBytes);
  return (bytes + pageBytes - 1) / pageBytes * pageBytes;
}

std::size_t bytesOf(const Step& step, std::size_t threads) {
  std::size_t bytes = 0;
  for (const PlannedCell& cell : step.cells) bytes += bytesOf(*kernels::find(cell.kernel), threads);
  return bytes;
}

class WordsInMemory : public ContendedWords {
 public:
  WordsInMemory(const Step& step, std::size_t threads, Arena arena)
      : m_threads(threads), m_arena(std::move(arena)) {
    std::byte* at = m_arena.data();
    for (const PlannedCell& cell : step.cells) {
      const kernels::Kernel& kernel = *kernels::find(cell.kernel);
      m_cells.push_back({&kernel, at, std::vector<Made>(threads)});
      at += bytesOf(kernel, threads);
    }
  }

  std::unique_ptr<Bench> bench(std::size_t thread) override {
    std::vector<Increments> increments;
    for (Cell& cell : m_cells)
      increments.emplace_back(std::get<kernels::ContendFunction>(cell.kernel->function), wordOf(cell, thread),
                              cell.made[thread], m_threads == 1);
    return std::make_unique<IncrementsBench>(std::move(increments));
  }

  Sum sum(std::size_t index) const override {
    const Cell& cell = m_cells[index];
    Sum sum;
    for (std::size_t thread = 0; thread < m_threads; ++thread) {
      sum.made += cell.made[thread].increments;
      if (thread == 0 || cell.kernel->apartBytes > 0) sum.found += wordOf(cell, thread);
    }
    return sum;
  }

 private:
  struct Cell {
    const kernels::Kernel* kernel;
    std::byte* words;
    std::vector<Made> made;  ///< by each thread
  };

  /// The arena is aligned to a page and zeroed, and nothing but words lies in it.
  static std::uint64_t& wordOf(const Cell& cell, std::size_t thread) {
    return *reinterpret_cast<std::uint64_t*>(cell.words + thread * cell.kernel->apartBytes);
  }

  std::size_t m_threads;
  Arena m_arena;
  std::vector<Cell> m_cells;
};

}  // namespace

Result<std::unique_ptr<ContendedWords>> makeContendedWords(const Step& step, std::size_t threads) {
  auto arena = Arena::allocate(Bytes{bytesOf(step, threads)}, PagePolicy::Default);
  if (!arena) return arena.error();
  return std::unique_ptr<ContendedWords>(std::make_unique<WordsInMemory>(step, threads, *std::move(arena)));
}

}  // namespace strata
