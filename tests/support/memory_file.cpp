// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memory_file.h"

#include <algorithm>
#include <cstring>

#include "core/disk/transfer.h"

namespace strata::test {

Status MemoryFile::write(const std::byte* data, Bytes size, Bytes offset) {
  const IoRequest request{0, true, const_cast<std::byte*>(data), size, offset};
  return completionOutcome(request, transfer(request), memoryFilePath);
}

Status MemoryFile::read(std::byte* data, Bytes size, Bytes offset) {
  const IoRequest request{0, false, data, size, offset};
  return completionOutcome(request, transfer(request), memoryFilePath);
}

IoCompletion MemoryFile::transfer(const IoRequest& request) {
  const Fault fault = m_faults ? m_faults(request) : Fault{};
  if (fault.error) return {request.tag, fault.movedOnly.value_or(0_B), *fault.error};
  const std::lock_guard lock(m_mutex);
  const Bytes offset = request.write ? fault.misplacedTo.value_or(request.offset) : request.offset;
  const std::uint64_t left = offset.count < m_content.size() ? m_content.size() - offset.count : 0;
  const std::uint64_t moved =
      std::min({request.size.count, left, fault.movedOnly.value_or(request.size).count});
  std::byte* const place = m_content.data() + std::min<std::uint64_t>(offset.count, m_content.size());
  if (request.write && !fault.lost) std::memcpy(place, request.data, moved);
  if (!request.write) std::memcpy(request.data, place, moved);
  if (fault.corruptAt && *fault.corruptAt >= offset && *fault.corruptAt < offset + Bytes{moved}) {
    std::byte* const moving = request.write ? place : request.data;
    moving[(*fault.corruptAt - offset).count] ^= std::byte{1};
  }
  return {request.tag, Bytes{moved}, 0};
}

}  // namespace strata::test
