// SPDX-License-Identifier: GPL-3.0-or-later
#define PSAPI_VERSION 2  // QueryWorkingSetEx of kernel32, without another library
#include <windows.h>
// after windows.h
#include <psapi.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/machine/arena.h"
#include "core/machine/arena_layout.h"
#include "core/machine/system_facts.h"

namespace strata {

namespace {

std::byte* alignedUp(std::byte* pointer, Bytes alignment) {
  const std::uintptr_t address = reinterpret_cast<std::uintptr_t>(pointer);
  const std::uintptr_t excess = address % alignment.count;
  return excess == 0 ? pointer : pointer + (alignment.count - excess);
}

/// Zero where the processor has no large pages.
Bytes largePage() {
  return Bytes{GetLargePageMinimum()};
}

}  // namespace

// Large pages are given only to who holds the right "lock pages in memory"; without it the call fails at
// once, and the arena is made of small ones. They come whole and locked, so there is no room for untouchable
// pages around them.
Result<Arena> Arena::allocate(Bytes size, PagePolicy policy) {
  const Bytes large = largePage();
  const std::optional<Bytes> hugePage = large.count > 0 ? std::optional(large) : std::nullopt;
  const std::optional<ArenaLayout> layout = layOutArena(size, policy, pageSize(), hugePage);
  if (!layout) return allocationFailed(size);
  Arena arena;
  arena.m_size = size;
  arena.m_usable = layout->usable;
  if (policy == PagePolicy::Huge && hugePage && size >= *hugePage) {
    constexpr DWORD kind = MEM_RESERVE | MEM_COMMIT | MEM_LARGE_PAGES;
    void* const given = VirtualAlloc(nullptr, layout->usable.count, kind, PAGE_READWRITE);
    if (given != nullptr) {
      arena.m_mapping = static_cast<std::byte*>(given);
      arena.m_mappingSize = layout->usable;
      arena.m_data = arena.m_mapping;
      return arena;
    }
  }
  void* const reserved = VirtualAlloc(nullptr, layout->reserved.count, MEM_RESERVE, PAGE_NOACCESS);
  if (reserved == nullptr) return allocationFailed(size);
  arena.m_mapping = static_cast<std::byte*>(reserved);
  arena.m_mappingSize = layout->reserved;
  std::byte* const data = alignedUp(arena.m_mapping + pageSize().count, layout->alignment);
  if (VirtualAlloc(data, layout->usable.count, MEM_COMMIT, PAGE_READWRITE) == nullptr) {
    return allocationFailed(size);
  }
  arena.m_data = data;
  return arena;
}

bool Arena::releasePiece() noexcept {
  if (m_mapping == nullptr) return false;
  // Only what is committed costs time to give back. Large pages refuse this, and go in one piece.
  const Bytes piece = m_data != nullptr ? std::min(m_usable, releaseChunk) : 0_B;
  if (piece.count > 0 && VirtualFree(m_data, piece.count, MEM_DECOMMIT) != 0) {
    m_data += piece.count;
    m_usable = m_usable - piece;
    return true;
  }
  VirtualFree(m_mapping, 0, MEM_RELEASE);
  m_mapping = nullptr;
  m_mappingSize = {};
  m_data = nullptr;
  return false;
}

std::string Arena::pagesObtained() const {
  if (m_data == nullptr) return {};
  // Evenly spread over the arena: a page size does not change from one page to the next.
  constexpr std::uint64_t most = 1024;
  const std::uint64_t pages = m_usable.count / pageSize().count;
  const std::uint64_t asked = std::min(pages, most);
  std::vector<PSAPI_WORKING_SET_EX_INFORMATION> facts(asked);
  for (std::uint64_t i = 0; i < asked; ++i) {
    facts[i].VirtualAddress = m_data + i * pages / asked * pageSize().count;
  }
  const DWORD length = static_cast<DWORD>(facts.size() * sizeof facts.front());
  if (QueryWorkingSetEx(GetCurrentProcess(), facts.data(), length) == 0) return {};
  std::uint64_t touched = 0;
  std::uint64_t inLarge = 0;
  for (const PSAPI_WORKING_SET_EX_INFORMATION& fact : facts) {
    if (fact.VirtualAttributes.Valid == 0) continue;
    ++touched;
    if (fact.VirtualAttributes.LargePage != 0) ++inLarge;
  }
  if (touched == 0) return {};
  if (inLarge == 0) return pageSizeName(pageSize());
  return inLarge == touched ? pageSizeName(largePage()) : "mixed";
}

}  // namespace strata
