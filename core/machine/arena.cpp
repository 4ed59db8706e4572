// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/arena.h"

#include <utility>

#include "core/machine/arena_layout.h"
#include "core/machine/system_facts.h"

namespace strata {

Result<Arena> Arena::allocate(Bytes size, PagePolicy policy, const PageSource& source,
                              const std::stop_token& stop) {
  const std::optional<ArenaLayout> layout = layOutArena(size, policy, pageSize(), hugePageSize());
  if (!layout) return allocationFailed(size);
  Arena arena(size, source);
  if (asksForReservedPages(policy)) {
    auto given = source.takeExplicit(*layout, stop);
    if (given) {
      arena.m_mapping = *given;
      return arena;
    }
    if (given.error().id == "stopped") return given.error();
    arena.m_refusal = given.error();
  }
  const auto given = source.take(*layout);
  if (!given) return allocationFailed(size);
  arena.m_mapping = *given;
  if (policy == PagePolicy::Small) source.adviseSmall(arena.m_mapping);
  if (!asksForLargePages(policy)) return arena;
  const Status advised = source.adviseLarge(arena.m_mapping);
  if (!advised && !arena.m_refusal) arena.m_refusal = advised.error();
  return arena;
}

Arena::Arena(Arena&& other) noexcept
    : m_mapping(std::exchange(other.m_mapping, {})),
      m_size(std::exchange(other.m_size, {})),
      m_source(other.m_source),
      m_refusal(std::move(other.m_refusal)) {}

Arena& Arena::operator=(Arena&& other) noexcept {
  if (this == &other) return *this;
  release();
  m_mapping = std::exchange(other.m_mapping, {});
  m_size = std::exchange(other.m_size, {});
  m_source = other.m_source;
  m_refusal = std::move(other.m_refusal);
  return *this;
}

Arena::~Arena() {
  release();
}

PagesObtained Arena::pagesObtained() const {
  PagesObtained pages;
  if (m_mapping.data != nullptr) pages = m_source->obtained(m_mapping);
  pages.refusal = m_refusal;
  return pages;
}

}  // namespace strata
