// SPDX-License-Identifier: GPL-3.0-or-later
// The measuring part of the probe.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <new>
#include <numeric>
#include <random>
#include <utility>

#include "core/machine/arena.h"
#include "core/machine/arena_layout.h"
#include "core/machine/probe.h"
#include "core/machine/system_facts.h"
#include "core/machine/ticks.h"
#include "kernels/probes.h"

namespace strata {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds mostTime{420};
/// For one footprint, so that the small ones get many passes and the large ones at least one.
constexpr std::chrono::milliseconds timePerFootprint{30};
constexpr int mostPasses = 6;
/// Chased in each pass: enough to find a quiet moment, few enough that a pass through 256 MiB takes 40 ms.
constexpr std::size_t timedPerPass = 12;

constexpr Bytes hugeBlock = 512_KiB;
constexpr std::uint64_t smallPagesInBlock = 48;

struct Node {
  const Node* next;
};

/// The lines of all blocks, each block's linked into one cycle.
class ChaseField {
 public:
  ChaseField(Arena arena, Bytes block, Bytes line)
      : m_arena(std::move(arena)), m_block(block), m_line(line) {}

  std::size_t blocksIn(Bytes footprint) const { return footprint.count / m_block.count; }

  /// Writes the pages for the first time, so on the node of this thread. False when told to end.
  template <typename Ended>
  bool link(Ended ended) {
    const std::uint32_t lines = static_cast<std::uint32_t>(m_block.count / m_line.count);
    const std::vector<std::uint32_t> cycle = singleCycle(lines, 1);
    for (std::size_t block = 0; block < blocksIn(m_arena.size()); ++block) {
      if (ended()) return false;
      for (std::uint32_t i = 0; i < lines; ++i) ::new (at(block, i)) Node{nodeAt(block, cycle[i])};
    }
    return true;
  }

  /// Nanoseconds of a load, chasing through all lines of the block once.
  double chase(std::size_t block) const {
    const std::uint64_t lines = m_block.count / m_line.count;
    const std::uint64_t rounds = lines / kernels::loadsPerBlock;
    const std::uint64_t begin = readTicks();
    const void* const end = kernels::chase(at(block, 0), rounds);
    const std::uint64_t ticks = readTicks() - begin;
    keep(end);
    const double loads = static_cast<double>(rounds * kernels::loadsPerBlock);
    return static_cast<double>(ticks) / ticksPerSecond() * 1e9 / loads;
  }

  /// Loads every line of the block, in order and as fast as it goes.
  void touch(std::size_t block) const {
    for (std::uint64_t offset = 0; offset < m_block.count; offset += m_line.count) {
      keep(*reinterpret_cast<const void* const volatile*>(m_arena.data() + block * m_block.count + offset));
    }
  }

 private:
  std::byte* at(std::size_t block, std::uint64_t line) const {
    return m_arena.data() + block * m_block.count + line * m_line.count;
  }
  const Node* nodeAt(std::size_t block, std::uint64_t line) const {
    return reinterpret_cast<const Node*>(at(block, line));
  }
  static void keep(const void* value) { asm volatile("" : : "r"(value)); }

  Arena m_arena;
  Bytes m_block;
  Bytes m_line;
};

/// The arena's first page has been touched.
Bytes blockSize(const Arena& arena, Bytes smallestFootprint, Bytes line) {
  const std::optional<Bytes> huge = hugePageSize();
  const bool isHuge = huge && arena.pagesObtained().size == pageSizeName(*huge);
  const Bytes within = std::min(isHuge ? hugeBlock : pageSize() * smallPagesInBlock, smallestFootprint);
  const Bytes step = line * kernels::loadsPerBlock;
  return step * (within.count / step.count);
}

double lowerQuartile(std::vector<double> values) {
  const auto quarter = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 4);
  std::nth_element(values.begin(), quarter, values.end());
  return *quarter;
}

/// Latency of one footprint; nothing when it ended before a pass was done.
template <typename Ended>
std::optional<double> measure(const ChaseField& field, Bytes footprint, Ended ended) {
  std::vector<std::size_t> order(field.blocksIn(footprint));
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::shuffle(order.begin(), order.end(), std::mt19937_64(footprint.count));
  const std::size_t stride = std::max<std::size_t>(order.size() / timedPerPass, 1);
  const Clock::time_point begin = Clock::now();
  // The first pass brings the cache to its steady state.
  for (const std::size_t block : order) {
    if (ended()) return std::nullopt;
    field.touch(block);
  }
  std::vector<double> latencies;
  for (int pass = 0; pass < mostPasses; ++pass) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (ended()) return std::nullopt;
      // Each pass times other blocks.
      if ((i + static_cast<std::size_t>(pass)) % stride == 0) {
        latencies.push_back(field.chase(order[i]));
      } else {
        field.touch(order[i]);
      }
    }
    if (Clock::now() - begin > timePerFootprint) break;
  }
  if (latencies.empty()) return std::nullopt;
  return lowerQuartile(std::move(latencies));
}

}  // namespace

std::vector<std::uint32_t> singleCycle(std::uint32_t count, std::uint64_t seed) {
  std::vector<std::uint32_t> cycle(count);
  std::iota(cycle.begin(), cycle.end(), 0u);
  std::mt19937_64 random(seed);
  for (std::uint32_t i = count; i > 1; --i) {
    // The high bits of a product: each of 0 … i-2 is equally likely, up to 2^-32.
    const std::uint64_t partner = ((random() >> 32) * (i - 1)) >> 32;
    std::swap(cycle[i - 1], cycle[partner]);
  }
  return cycle;
}

std::vector<LatencyPoint> measureLatencies(const std::vector<Bytes>& footprints, std::stop_token stop) {
  std::vector<LatencyPoint> curve;
  if (footprints.empty()) return curve;
  ticksPerSecond();  // may take 30 ms the first time
  const Clock::time_point end = Clock::now() + mostTime;
  const auto ended = [&] { return stop.stop_requested() || Clock::now() >= end; };
  Result<Arena> arena = Arena::allocate(footprints.back(), PagePolicy::Transparent);
  if (!arena) return curve;
  *arena->data() = std::byte{1};
  const Bytes line = cacheLineSize();
  const Bytes block = blockSize(*arena, footprints.front(), line);
  if (block.count == 0) return curve;
  ChaseField field(*std::move(arena), block, line);
  if (!field.link(ended)) return curve;
  for (const Bytes footprint : footprints) {
    const std::optional<double> latency = measure(field, footprint, ended);
    if (!latency) break;
    curve.push_back({footprint, *latency});
  }
  return curve;
}

}  // namespace strata
