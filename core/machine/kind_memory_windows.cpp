// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <system_error>

#include "core/base/system_message.h"
#include "core/machine/kind_memory.h"

namespace strata {

namespace {

DWORD flagOf(MemoryKind kind) {
  return kind == MemoryKind::WriteCombined ? PAGE_WRITECOMBINE : PAGE_NOCACHE;
}

class VirtualMemory : public KindMemory {
 public:
  VirtualMemory(std::byte* data, Bytes size) : m_data(data), m_size(size) {}
  ~VirtualMemory() override { VirtualFree(m_data, 0, MEM_RELEASE); }
  VirtualMemory(const VirtualMemory&) = delete;
  VirtualMemory& operator=(const VirtualMemory&) = delete;

  std::byte* data() const override { return m_data; }
  Bytes size() const override { return m_size; }

  std::optional<MemoryKind> reported() const override {
    MEMORY_BASIC_INFORMATION facts{};
    if (VirtualQuery(m_data, &facts, sizeof facts) == 0) return std::nullopt;
    if ((facts.Protect & PAGE_WRITECOMBINE) != 0) return MemoryKind::WriteCombined;
    if ((facts.Protect & PAGE_NOCACHE) != 0) return MemoryKind::Uncached;
    return MemoryKind::Regular;
  }

 private:
  std::byte* m_data;
  Bytes m_size;
};

}  // namespace

Result<std::unique_ptr<KindMemory>> allocateSpecialKind(MemoryKind kind, Bytes size, const std::stop_token&) {
  void* const given =
      VirtualAlloc(nullptr, size.count, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE | flagOf(kind));
  if (given == nullptr) {
    const auto refused = static_cast<int>(GetLastError());
    return Error{"memory-kind-refused",
                 {{"memory_kind", std::string(memoryKindName(kind))}, {"system", systemMessage(refused)}}};
  }
  return std::unique_ptr<KindMemory>(std::make_unique<VirtualMemory>(static_cast<std::byte*>(given), size));
}

Result<std::unique_ptr<KindMemory>> allocatePicture(std::string_view kind, Bytes, const std::stop_token&) {
  return kindNotProvided(kind);
}

bool isPictureInUse() {
  return false;
}

}  // namespace strata
