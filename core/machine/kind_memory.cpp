// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/kind_memory.h"

#include <utility>

#include "core/machine/arena.h"
#include "core/machine/release_arena.h"

namespace strata {

namespace {

class RegularMemory : public KindMemory {
 public:
  RegularMemory(Arena arena, std::stop_token stop) : m_arena(std::move(arena)), m_stop(std::move(stop)) {}
  ~RegularMemory() override { releaseArena(std::move(m_arena), m_stop); }

  std::byte* data() const override { return m_arena.data(); }
  Bytes size() const override { return m_arena.size(); }
  std::optional<MemoryKind> reported() const override { return MemoryKind::Regular; }
  PagesObtained pagesObtained() const override { return m_arena.pagesObtained(); }

 private:
  Arena m_arena;
  std::stop_token m_stop;
};

}  // namespace

Result<std::unique_ptr<KindMemory>> allocateKind(MemoryKind kind, Bytes size, const std::stop_token& stop) {
  if (kind != MemoryKind::Regular) return allocateSpecialKind(kind, size, stop);
  auto arena = Arena::allocate(size, PagePolicy::Default);
  if (!arena) return arena.error();
  return std::unique_ptr<KindMemory>(std::make_unique<RegularMemory>(*std::move(arena), stop));
}

Error kindNotProvided(MemoryKind kind) {
  return kindNotProvided(memoryKindName(kind));
}

Error kindNotProvided(std::string_view kind) {
  return {"memory-kind-not-provided", {{"memory_kind", std::string(kind)}}};
}

}  // namespace strata
