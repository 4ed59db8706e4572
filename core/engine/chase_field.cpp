// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/chase_field.h"

#include <algorithm>
#include <cstdint>
#include <new>
#include <numeric>
#include <span>

namespace strata {

namespace {

/// Linking so many lines takes some tenths of a millisecond when each is a miss, and longer where each meets
/// a page that nobody has used yet.
constexpr std::size_t linesBetweenLooks = 1 << 12;

class Lines {
 public:
  Lines(std::byte* memory, ChaseCycle cycle, Bytes line)
      : m_first(memory + static_cast<std::size_t>(cycle) * sizeof(void*)), m_line(line) {}

  const void* at(std::uint32_t line) const { return m_first + line * m_line.count; }
  void link(std::uint32_t from, std::uint32_t to) {
    ::new (m_first + from * m_line.count) const void*(at(to));
  }

 private:
  std::byte* m_first;
  Bytes m_line;
};

/// A cycle that visits the lines in that order: linking each to the next is one cycle by construction, and
/// any cycle is as likely as any other when the order was shuffled.
bool linkInOrder(Lines lines, std::span<const std::uint32_t> order, const std::stop_token& stop) {
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i % linesBetweenLooks == 0 && stop.stop_requested()) return false;
    lines.link(order[i], order[i + 1 < order.size() ? i + 1 : 0]);
  }
  return true;
}

/// Places `chains` of the order's lines apart.
std::vector<const void*> headsAlong(const Lines& lines, std::span<const std::uint32_t> order,
                                    std::size_t chains) {
  std::vector<const void*> heads;
  for (std::size_t i = 0; i < chains; ++i) heads.push_back(lines.at(order[i * order.size() / chains]));
  return heads;
}

/// The numbers of the blocks that so many lines fill, the last perhaps in part.
std::vector<std::uint32_t> shuffledBlocks(std::uint32_t lines, std::uint32_t linesOfBlock,
                                          RandomWords& random) {
  std::vector<std::uint32_t> blocks((lines + linesOfBlock - 1) / linesOfBlock);
  std::iota(blocks.begin(), blocks.end(), 0u);
  shuffle(std::span(blocks), random);
  return blocks;
}

/// Blocks in random order, the lines of each in random order.
bool orderByPages(std::span<std::uint32_t> order, std::uint32_t linesOfBlock, RandomWords& random,
                  const std::stop_token& stop) {
  const auto lines = static_cast<std::uint32_t>(order.size());
  std::size_t at = 0;
  for (const std::uint32_t block : shuffledBlocks(lines, linesOfBlock, random)) {
    if (stop.stop_requested()) return false;
    const std::uint32_t first = block * linesOfBlock;
    const std::span<std::uint32_t> part = order.subspan(at, std::min(linesOfBlock, lines - first));
    std::iota(part.begin(), part.end(), first);
    shuffle(part, random);
    at += part.size();
  }
  return true;
}

/// Where the lines of each visit begin in the order: all blocks' first visits stand before all second ones.
/// Only the last block can end in an incomplete group, since a whole one has a multiple of `visits` lines.
std::vector<std::size_t> beginOfVisits(std::size_t lines, std::uint32_t visits) {
  std::vector<std::size_t> begin(visits);
  for (std::size_t visit = 1; visit < visits; ++visit)
    begin[visit] = begin[visit - 1] + (lines + visits - visit) / visits;
  return begin;
}

/// See LatencyWalk::Blocks. @pre linesOfBlock is a multiple of visits, or there is one block
bool orderByBlocks(std::span<std::uint32_t> order, std::uint32_t linesOfBlock, std::uint32_t visits,
                   RandomWords& random, const std::stop_token& stop) {
  const auto lines = static_cast<std::uint32_t>(order.size());
  auto at = beginOfVisits(lines, visits);
  for (const std::uint32_t block : shuffledBlocks(lines, linesOfBlock, random)) {
    if (stop.stop_requested()) return false;
    const std::uint32_t first = block * linesOfBlock;
    const auto linesOfVisit = visitsOf(std::min(linesOfBlock, lines - first), visits, random);
    for (std::size_t visit = 0; visit < visits; ++visit)
      for (const std::uint32_t line : linesOfVisit[visit]) order[at[visit]++] = first + line;
  }
  return true;
}

bool orderWhole(std::span<std::uint32_t> order, RandomWords& random, const std::stop_token& stop) {
  std::iota(order.begin(), order.end(), 0u);
  constexpr std::size_t piece = 1 << 18;  // shuffles of parts, with a look at the stop token between
  for (std::size_t i = order.size(); i > 1; --i) {
    if (i % piece == 0 && stop.stop_requested()) return false;
    const std::uint64_t partner = ((random.next() >> 32) * i) >> 32;
    std::swap(order[i - 1], order[partner]);
  }
  return true;
}

std::uint32_t linesIn(Bytes size, Bytes line) {
  return static_cast<std::uint32_t>(std::max(size.count / line.count, std::uint64_t{1}));
}

}  // namespace

std::optional<std::vector<const void*>> linkCycle(std::byte* memory, Bytes region, ChaseCycle cycle,
                                                  const LocalWalk& walk, std::size_t chains,
                                                  RandomWords& random, const std::stop_token& stop) {
  const bool inBlocks = walk.walk == LatencyWalk::Blocks;
  const Bytes line = inBlocks ? walk.line : chaseLine;
  std::vector<std::uint32_t> order(linesIn(region, line));
  const std::uint32_t linesOfBlock = linesIn(walk.block, line);
  const bool isOrdered = inBlocks ? orderByBlocks(order, linesOfBlock, walk.visits, random, stop)
                                  : orderByPages(order, linesOfBlock, random, stop);
  const Lines lines(memory, cycle, line);
  if (!isOrdered || !linkInOrder(lines, order, stop)) return std::nullopt;
  return headsAlong(lines, order, std::min(chains, order.size()));
}

std::optional<ChaseHeads> linkChase(std::byte* memory, Bytes region, const LocalWalk& localWalk,
                                    std::size_t chains, RandomWords& random, const std::stop_token& stop) {
  // Local first: its order touches the pages one after the other, as a program would.
  auto local = linkCycle(memory, region, ChaseCycle::Local, localWalk, chains, random, stop);
  if (!local) return std::nullopt;
  std::vector<std::uint32_t> order(linesIn(region, chaseLine));
  const Lines whole(memory, ChaseCycle::Whole, chaseLine);
  if (!orderWhole(order, random, stop) || !linkInOrder(whole, order, stop)) return std::nullopt;
  return ChaseHeads{*std::move(local), headsAlong(whole, order, chains)};
}

}  // namespace strata
