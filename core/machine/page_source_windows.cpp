// SPDX-License-Identifier: GPL-3.0-or-later
#define PSAPI_VERSION 2  // QueryWorkingSetEx of kernel32, without another library
#include <windows.h>
// after windows.h
#include <psapi.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/machine/page_source.h"
#include "core/machine/system_facts.h"

namespace strata {

namespace {

std::byte* alignedUp(std::byte* pointer, Bytes alignment) {
  const std::uintptr_t address = reinterpret_cast<std::uintptr_t>(pointer);
  const std::uintptr_t excess = address % alignment.count;
  return excess == 0 ? pointer : pointer + (alignment.count - excess);
}

/// Switches on the right "lock pages in memory" for this program, where the account holds it: held rights
/// are off until a program asks ("Large-Page Support" in the documentation of Windows).
bool takeRightToLockPages() {
  HANDLE token = nullptr;
  if (OpenProcessToken(GetCurrentProcess(), TOKEN_ADJUST_PRIVILEGES | TOKEN_QUERY, &token) == 0) return false;
  TOKEN_PRIVILEGES wanted{};
  wanted.PrivilegeCount = 1;
  wanted.Privileges[0].Attributes = SE_PRIVILEGE_ENABLED;
  const bool known =
      LookupPrivilegeValueW(nullptr, L"SeLockMemoryPrivilege", &wanted.Privileges[0].Luid) != 0;
  // The call succeeds without the right too; only the error that it leaves tells.
  const bool called = known && AdjustTokenPrivileges(token, FALSE, &wanted, 0, nullptr, nullptr) != 0;
  const bool taken = called && GetLastError() == ERROR_SUCCESS;
  CloseHandle(token);
  return taken;
}

bool mayLockPages() {
  static const bool may = takeRightToLockPages();
  return may;
}

class WindowsPages final : public PageSource {
 public:
  std::optional<Mapping> take(const ArenaLayout& layout) const override {
    void* const reserved = VirtualAlloc(nullptr, layout.reserved.count, MEM_RESERVE, PAGE_NOACCESS);
    if (reserved == nullptr) return std::nullopt;
    Mapping mapping;
    mapping.begin = static_cast<std::byte*>(reserved);
    mapping.size = layout.reserved;
    mapping.data = alignedUp(mapping.begin + pageSize().count, layout.alignment);
    mapping.usable = layout.usable;
    if (VirtualAlloc(mapping.data, mapping.usable.count, MEM_COMMIT, PAGE_READWRITE) != nullptr)
      return mapping;
    VirtualFree(mapping.begin, 0, MEM_RELEASE);
    return std::nullopt;
  }

  // They come whole and locked, so there is no room for untouchable pages around them, and nothing that a
  // stop could interrupt.
  Result<Mapping> takeExplicit(const ArenaLayout& layout, const std::stop_token&) const override {
    if (!layout.largePage) return Error{"no-large-pages", {}};
    if (!mayLockPages()) return Error{"large-pages-need-right", {}};
    constexpr DWORD kind = MEM_RESERVE | MEM_COMMIT | MEM_LARGE_PAGES;
    void* const given = VirtualAlloc(nullptr, layout.usable.count, kind, PAGE_READWRITE);
    if (given == nullptr)
      return GetLastError() == ERROR_PRIVILEGE_NOT_HELD
                 ? Error{"large-pages-need-right", {}}
                 : Error{"large-pages-no-memory",
                         {{"page_bytes", static_cast<std::int64_t>(layout.largePage->count)}}};
    auto* const data = static_cast<std::byte*>(given);
    return Mapping{data, layout.usable, data, layout.usable};
  }

  // There are only explicit ones.
  Status adviseLarge(const Mapping&) const override { return Error{"no-large-pages", {}}; }
  void adviseSmall(const Mapping&) const override {}

  PagesObtained obtained(const Mapping& mapping) const override {
    // Evenly spread over the arena: a page size does not change from one page to the next.
    constexpr std::uint64_t most = 1024;
    const std::uint64_t pages = mapping.usable.count / pageSize().count;
    const std::uint64_t asked = std::min(pages, most);
    std::vector<PSAPI_WORKING_SET_EX_INFORMATION> facts(asked);
    for (std::uint64_t i = 0; i < asked; ++i) {
      facts[i].VirtualAddress = mapping.data + i * pages / asked * pageSize().count;
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
    if (inLarge == 0) return {exactSize(pageSize())};
    const std::optional<Bytes> large = hugePageSize();
    return inLarge == touched && large ? PagesObtained{exactSize(*large), true} : PagesObtained{"mixed"};
  }

  bool releasePiece(Mapping& mapping) const noexcept override {
    if (mapping.begin == nullptr) return false;
    // Only what is committed costs time to give back. Large pages refuse this, and go in one piece.
    const Bytes piece = mapping.data != nullptr ? std::min(mapping.usable, releaseChunk) : 0_B;
    if (piece.count > 0 && VirtualFree(mapping.data, piece.count, MEM_DECOMMIT) != 0) {
      mapping.data += piece.count;
      mapping.usable = mapping.usable - piece;
      return true;
    }
    VirtualFree(mapping.begin, 0, MEM_RELEASE);
    mapping = {};
    return false;
  }
};

}  // namespace

const PageSource& systemPages() {
  static const WindowsPages& pages = *new WindowsPages;
  return pages;
}

}  // namespace strata
