// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/page_source_posix.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>

#include "core/machine/system_facts.h"

namespace strata {

namespace {

std::byte* alignedUp(std::byte* pointer, Bytes alignment) {
  const std::uintptr_t address = reinterpret_cast<std::uintptr_t>(pointer);
  const std::uintptr_t excess = address % alignment.count;
  return excess == 0 ? pointer : pointer + (alignment.count - excess);
}

}  // namespace

std::optional<Mapping> PosixPages::reserve(const ArenaLayout& layout) {
  void* const given = mmap(nullptr, layout.reserved.count, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (given == MAP_FAILED) return std::nullopt;
  Mapping mapping;
  mapping.begin = static_cast<std::byte*>(given);
  mapping.size = layout.reserved;
  mapping.data = alignedUp(mapping.begin + pageSize().count, layout.alignment);
  mapping.usable = layout.usable;
  return mapping;
}

std::optional<Mapping> PosixPages::take(const ArenaLayout& layout) const {
  std::optional<Mapping> mapping = reserve(layout);
  if (!mapping || mprotect(mapping->data, mapping->usable.count, PROT_READ | PROT_WRITE) == 0) return mapping;
  munmap(mapping->begin, mapping->size.count);
  return std::nullopt;
}

bool PosixPages::releasePiece(Mapping& mapping) const noexcept {
  mapping.data = nullptr;
  if (mapping.begin == nullptr) return false;
  // Pieces end where a large page may: the system gives back no part of an explicit one.
  const Bytes behind{reinterpret_cast<std::uintptr_t>(mapping.begin) % releaseChunk.count};
  const Bytes piece = std::min(mapping.size, releaseChunk - behind);
  // A large page that is larger than a piece goes only whole.
  if (munmap(mapping.begin, piece.count) != 0) {
    munmap(mapping.begin, mapping.size.count);
    mapping.size = {};
  } else {
    mapping.size = mapping.size - piece;
  }
  mapping.begin = mapping.size.count > 0 ? mapping.begin + piece.count : nullptr;
  return mapping.begin != nullptr;
}

}  // namespace strata
