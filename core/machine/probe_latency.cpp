// SPDX-License-Identifier: GPL-3.0-or-later
// The measuring part of the probe.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <new>
#include <numeric>
#include <span>
#include <utility>

#include "core/machine/arena.h"
#include "core/machine/block_walk.h"
#include "core/machine/counters.h"
#include "core/machine/probe.h"
#include "core/machine/ticks.h"
#include "core/model/latency_walk.h"
#include "kernels/probes.h"

namespace strata {

namespace {

using Clock = std::chrono::steady_clock;
using Ended = std::function<bool()>;

/// The time for one footprint, beside the pass that brings the cache to its steady state.
constexpr std::chrono::milliseconds timePerFootprint{30};
constexpr int mostPasses = 6;
/// At least so many visits are timed in that time …
constexpr std::size_t leastTimed = 12;
/// … and where a pass has many, every such one: a timed visit takes about as long as ten others.
constexpr std::size_t longestStride = 16;

/// A step shows in so many at the least.
constexpr std::size_t leastFootprints = 3;

/// The least share of a curve's time for which the thread must have had its CPU; another virtual machine may
/// have had it for no more than the rest.
constexpr double leastOwnTime = 0.98;

struct Node {
  const Node* next;
};

double lowerQuartile(std::vector<double> values) {
  const auto quarter = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 4);
  std::nth_element(values.begin(), quarter, values.end());
  return *quarter;
}

/// Whether the calling thread had its CPU for itself since this was made.
class OwnTime {
 public:
  OwnTime() : m_before(readThreadCounters()), m_stolen(stolen(m_before)) {}

  bool sinceThen() const {
    const double elapsed = std::chrono::duration<double>(Clock::now() - m_begin).count();
    const ThreadCounters after = readThreadCounters();
    if (m_before.cpuSeconds && after.cpuSeconds &&
        *after.cpuSeconds - *m_before.cpuSeconds < leastOwnTime * elapsed)
      return false;
    const std::optional<double> stolenAfter = stolen(m_before);
    return !m_stolen || !stolenAfter || *stolenAfter - *m_stolen <= (1 - leastOwnTime) * elapsed;
  }

 private:
  static std::optional<double> stolen(const ThreadCounters& counters) {
    return counters.cpu ? stolenSeconds({*counters.cpu}) : std::nullopt;
  }

  Clock::time_point m_begin = Clock::now();
  ThreadCounters m_before;
  std::optional<double> m_stolen;
};

/// A visit of a block.
struct Visit {
  std::size_t block = 0;
  std::size_t number = 0;  ///< 0 … visitsOfBlock-1
};

class ArenaField : public LatencyField {
 public:
  ArenaField(Arena arena, std::vector<Bytes> footprints, Bytes block, Bytes line)
      : m_arena(std::move(arena)),
        m_footprints(std::move(footprints)),
        m_block(block),
        m_line(line),
        m_visits(visitsOf(static_cast<std::uint32_t>(block.count / line.count), visitsOfBlock, m_random)) {}

  /// Links the lines of each visit of each block into one cycle. Writes the pages for the first time, so on
  /// the node of this thread.
  bool link(const Ended& isEnough, const Ended& ended) {
    for (std::size_t block = 0; block < blocksIn(m_footprints.back()); ++block) {
      if (ended()) return false;
      if (isEnough() && block >= blocksIn(m_footprints[std::min(leastFootprints, m_footprints.size()) - 1]))
        return cutTo(block);
      for (const std::vector<std::uint32_t>& lines : m_visits)
        for (std::size_t i = 0; i < lines.size(); ++i)
          ::new (at(block, lines[i])) Node{nodeAt(block, lines[i + 1 < lines.size() ? i + 1 : 0])};
    }
    return true;
  }

  LatencyCurve measure(const Ended& ended) override {
    LatencyCurve curve;
    const OwnTime ownTime;
    // Footprints are measured from the largest on: where memory has just been written, its first pass finds
    // nothing in the caches.
    for (auto footprint = m_footprints.rbegin(); footprint != m_footprints.rend(); ++footprint) {
      const std::optional<double> latency = latencyOf(*footprint, ended);
      if (!latency) return {};
      curve.points.push_back({*footprint, *latency});
    }
    std::reverse(curve.points.begin(), curve.points.end());
    curve.isCalm = ownTime.sinceThen();
    curve.isCut = m_isCut;
    return curve;
  }

 private:
  bool cutTo(std::size_t blocks) {
    std::erase_if(m_footprints, [&](Bytes footprint) { return blocksIn(footprint) > blocks; });
    m_isCut = true;
    return true;
  }

  std::size_t blocksIn(Bytes footprint) const { return footprint.count / m_block.count; }

  std::byte* at(std::size_t block, std::uint64_t line) const {
    return m_arena.data() + block * m_block.count + line * m_line.count;
  }
  const Node* nodeAt(std::size_t block, std::uint64_t line) const {
    return reinterpret_cast<const Node*>(at(block, line));
  }
  static void keep(const void* value) { asm volatile("" : : "r"(value)); }

  /// Nanoseconds of a load, in a chase through the lines of the visit.
  double chase(Visit visit) const {
    const std::vector<std::uint32_t>& lines = m_visits[visit.number];
    const std::uint64_t rounds = lines.size() / kernels::loadsPerBlock;
    const std::uint64_t begin = readTicks();
    const void* const end = kernels::chase(at(visit.block, lines.front()), rounds);
    const std::uint64_t ticks = readTicks() - begin;
    keep(end);
    const double loads = static_cast<double>(rounds * kernels::loadsPerBlock);
    return static_cast<double>(ticks) / ticksPerSecond() * 1e9 / loads;
  }

  /// Loads the lines of the visit as fast as it goes, in the same random order: in ascending order the
  /// hardware would fetch ahead lines of the next visits as well.
  void touch(Visit visit) const {
    for (const std::uint32_t line : m_visits[visit.number])
      keep(*reinterpret_cast<const void* const volatile*>(at(visit.block, line)));
  }

  std::vector<Visit> passThrough(Bytes footprint) {
    std::vector<std::size_t> blocks(blocksIn(footprint));
    std::iota(blocks.begin(), blocks.end(), std::size_t{0});
    shuffle(std::span(blocks), m_random);
    std::vector<Visit> visits;
    for (std::size_t number = 0; number < visitsOfBlock; ++number)
      for (const std::size_t block : blocks) visits.push_back({block, number});
    return visits;
  }

  /// Nothing when told to end.
  std::optional<double> latencyOf(Bytes footprint, const Ended& ended) {
    const std::vector<Visit> pass = passThrough(footprint);
    for (const Visit visit : pass) {
      if (ended()) return std::nullopt;
      touch(visit);
    }
    const std::size_t stride = std::clamp<std::size_t>(pass.size() / leastTimed, 1, longestStride);
    const Clock::time_point begin = Clock::now();
    std::vector<double> latencies;
    const std::size_t most = mostPasses * pass.size();
    for (std::size_t i = 0; i < most; ++i) {
      if (ended()) return std::nullopt;
      const Visit visit = pass[i % pass.size()];
      // Each pass times other visits.
      if ((i + i / pass.size()) % stride == 0)
        latencies.push_back(chase(visit));
      else
        touch(visit);
      if (latencies.size() >= leastTimed && Clock::now() - begin > timePerFootprint) break;
    }
    return lowerQuartile(std::move(latencies));
  }

  Arena m_arena;
  std::vector<Bytes> m_footprints;
  Bytes m_block;
  Bytes m_line;
  bool m_isCut = false;
  RandomWords m_random{1};
  std::vector<std::vector<std::uint32_t>> m_visits;
};

/// The largest block of which each visit is whole calls of the chase; 0 where the footprint is too small.
Bytes blockWithin(Bytes smallestFootprint, Bytes line) {
  const Bytes within = std::min(walkBlock, smallestFootprint);
  const Bytes step = line * kernels::loadsPerBlock * visitsOfBlock;
  return step * (within.count / step.count);
}

}  // namespace

std::unique_ptr<LatencyField> LatencyField::make(std::vector<Bytes> footprints, Bytes line,
                                                 const std::function<bool()>& isEnough,
                                                 const std::function<bool()>& ended) {
  if (footprints.empty()) return nullptr;
  const Bytes block = blockWithin(footprints.front(), line);
  if (block.count == 0) return nullptr;
  ticksPerSecond();  // may take 30 ms the first time
  Result<Arena> arena = Arena::allocate(footprints.back(), PagePolicy::Transparent);
  if (!arena) return nullptr;
  auto field = std::make_unique<ArenaField>(*std::move(arena), std::move(footprints), block, line);
  return field->link(isEnough, ended) ? std::move(field) : nullptr;
}

}  // namespace strata
