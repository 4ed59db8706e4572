// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mman.h>

#include <algorithm>
#include <cstdint>

#include "core/machine/arena.h"
#include "core/machine/arena_layout.h"
#include "core/machine/arena_pages.h"
#include "core/machine/system_facts.h"

namespace strata {

namespace {

std::byte* alignedUp(std::byte* pointer, Bytes alignment) {
  const std::uintptr_t address = reinterpret_cast<std::uintptr_t>(pointer);
  const std::uintptr_t excess = address % alignment.count;
  return excess == 0 ? pointer : pointer + (alignment.count - excess);
}

}  // namespace

Result<Arena> Arena::allocate(Bytes size, PagePolicy policy) {
  const Bytes page = pageSize();
  const std::optional<ArenaLayout> layout = layOutArena(size, policy, page, hugePageSize());
  if (!layout) return allocationFailed(size);
  void* const mapping = mmap(nullptr, layout->reserved.count, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (mapping == MAP_FAILED) return allocationFailed(size);
  Arena arena;
  arena.m_mapping = static_cast<std::byte*>(mapping);
  arena.m_mappingSize = layout->reserved;
  std::byte* const data = alignedUp(arena.m_mapping + page.count, layout->alignment);
  if (mprotect(data, layout->usable.count, PROT_READ | PROT_WRITE) != 0) return allocationFailed(size);
  arena.m_data = data;
  arena.m_size = size;
  arena.m_usable = layout->usable;
  if (policy == PagePolicy::Huge) adviseHugePages(data, layout->usable);
  return arena;
}

bool Arena::releasePiece() noexcept {
  m_data = nullptr;
  if (m_mappingSize.count == 0) return false;
  const Bytes piece = std::min(m_mappingSize, releaseChunk);
  munmap(m_mapping, piece.count);
  m_mapping += piece.count;
  m_mappingSize = m_mappingSize - piece;
  return m_mappingSize.count > 0;
}

std::string Arena::pagesObtained() const {
  return m_data != nullptr ? obtainedPages(m_data, m_usable) : "";
}

}  // namespace strata
