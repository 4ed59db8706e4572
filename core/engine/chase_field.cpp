// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/chase_field.h"

#include <algorithm>
#include <cstdint>
#include <new>
#include <numeric>
#include <span>

namespace strata {

namespace {

/// About a millisecond of linking, when each line is a miss.
constexpr std::size_t linesBetweenLooks = 1 << 14;

class Lines {
 public:
  Lines(std::byte* memory, ChaseCycle cycle)
      : m_first(memory + static_cast<std::size_t>(cycle) * sizeof(void*)) {}

  const void* at(std::uint32_t line) const { return m_first + line * chaseLine.count; }
  void link(std::uint32_t from, std::uint32_t to) {
    ::new (m_first + from * chaseLine.count) const void*(at(to));
  }

 private:
  std::byte* m_first;
};

void shuffle(std::span<std::uint32_t> order, RandomWords& random) {
  for (std::size_t i = order.size(); i > 1; --i) {
    // The high bits of a product: each of 0 … i-1 is equally likely, up to 2^-32.
    const std::uint64_t partner = ((random.next() >> 32) * i) >> 32;
    std::swap(order[i - 1], order[partner]);
  }
}

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

/// Blocks in random order, the lines of each in random order.
bool orderByBlocks(std::vector<std::uint32_t>& order, std::uint32_t linesOfBlock, RandomWords& random,
                   const std::stop_token& stop) {
  const auto lines = static_cast<std::uint32_t>(order.size());
  std::vector<std::uint32_t> blocks((lines + linesOfBlock - 1) / linesOfBlock);
  std::iota(blocks.begin(), blocks.end(), 0u);
  shuffle(blocks, random);
  std::size_t at = 0;
  for (const std::uint32_t block : blocks) {
    if (stop.stop_requested()) return false;
    const std::uint32_t first = block * linesOfBlock;
    const std::size_t count = std::min(linesOfBlock, lines - first);
    const std::span<std::uint32_t> part(order.data() + at, count);
    std::iota(part.begin(), part.end(), first);
    shuffle(part, random);
    at += count;
  }
  return true;
}

}  // namespace

std::optional<ChaseHeads> linkChase(std::byte* memory, Bytes region, Bytes block, std::size_t chains,
                                    RandomWords& random, const std::stop_token& stop) {
  std::vector<std::uint32_t> order(region.count / chaseLine.count);
  const auto linesOfBlock =
      static_cast<std::uint32_t>(std::max(block.count / chaseLine.count, std::uint64_t{1}));
  ChaseHeads heads;

  // Local first: its order touches the pages one after the other, as a program would.
  const Lines local(memory, ChaseCycle::Local);
  if (!orderByBlocks(order, linesOfBlock, random, stop) || !linkInOrder(local, order, stop))
    return std::nullopt;
  heads.local = headsAlong(local, order, chains);

  const Lines whole(memory, ChaseCycle::Whole);
  constexpr std::size_t piece = 1 << 18;  // shuffles of parts, with a look at the stop token between
  for (std::size_t i = order.size(); i > 1; --i) {
    if (i % piece == 0 && stop.stop_requested()) return std::nullopt;
    const std::uint64_t partner = ((random.next() >> 32) * i) >> 32;
    std::swap(order[i - 1], order[partner]);
  }
  if (!linkInOrder(whole, order, stop)) return std::nullopt;
  heads.whole = headsAlong(whole, order, chains);
  return heads;
}

}  // namespace strata
