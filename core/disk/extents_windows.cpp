// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/extents_windows.h"

#include <windows.h>
#include <winioctl.h>

#include <cstddef>
#include <vector>

#include "core/disk/extents.h"
#include "core/disk/file_handle_windows.h"

namespace strata {

std::optional<std::uint64_t> extentsOf(void* file) {
  constexpr std::size_t atOnce = 512;
  std::vector<std::uint64_t> room(sizeof(RETRIEVAL_POINTERS_BUFFER) / sizeof(std::uint64_t) + 2 * atOnce);
  const auto* const found = reinterpret_cast<const RETRIEVAL_POINTERS_BUFFER*>(room.data());
  std::vector<Extent> extents;
  // A list that never ends must not keep us.
  constexpr std::size_t most = 1u << 20;
  STARTING_VCN_INPUT_BUFFER start{};
  for (bool more = true; more && extents.size() < most;) {
    DWORD returned = 0;
    const int error = controlAndWait(file, FSCTL_GET_RETRIEVAL_POINTERS, &start, sizeof(start), room.data(),
                                     static_cast<DWORD>(room.size() * sizeof(std::uint64_t)), returned);
    if (error != 0 && error != ERROR_MORE_DATA) return std::nullopt;
    more = error == ERROR_MORE_DATA;
    LONGLONG begin = found->StartingVcn.QuadPart;
    for (DWORD i = 0; i < found->ExtentCount; ++i) {
      const LONGLONG end = found->Extents[i].NextVcn.QuadPart;
      const LONGLONG place = found->Extents[i].Lcn.QuadPart;
      // -1 is a hole.
      if (place >= 0)
        extents.push_back({static_cast<std::uint64_t>(begin), static_cast<std::uint64_t>(place),
                           static_cast<std::uint64_t>(end - begin)});
      begin = end;
    }
    if (begin <= start.StartingVcn.QuadPart) break;
    start.StartingVcn.QuadPart = begin;
  }
  if (extents.empty()) return std::nullopt;
  return piecesOf(extents);
}

}  // namespace strata
