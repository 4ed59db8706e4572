// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/under_way.h"

namespace strata {

namespace {

/// A system that puts a request off more often will not take it: that is its answer then.
constexpr int mostInterruptions = 1000;

}  // namespace

UnderWay::UnderWay(std::size_t depth, Bytes sector) : m_sector(sector), m_slots(depth) {
  m_free.reserve(depth);
  for (std::size_t slot = depth; slot > 0; --slot) m_free.push_back(slot - 1);
}

std::size_t UnderWay::begin(const IoRequest& request) {
  const std::size_t slot = m_free.back();
  m_free.pop_back();
  m_slots[slot] = {request};
  return slot;
}

IoRequest UnderWay::rest(std::size_t slot) const {
  const auto& [request, doneBytes, interruptions] = m_slots[slot];
  const Bytes done{doneBytes};
  return {slot, request.write, request.data + doneBytes, request.size - done, request.offset + done};
}

std::optional<IoCompletion> UnderWay::cameBack(std::size_t slot, const Attempt& attempt) {
  auto& [request, doneBytes, interruptions] = m_slots[slot];
  if (attempt.interrupted && ++interruptions < mostInterruptions) return std::nullopt;
  if (attempt.error == 0) {
    interruptions = 0;
    doneBytes += attempt.movedBytes;
    if (canGoOn(attempt.movedBytes, doneBytes, request.size.count, m_sector.count)) return std::nullopt;
  }
  return giveUp(slot, attempt.error);
}

IoCompletion UnderWay::giveUp(std::size_t slot, int error) {
  m_free.push_back(slot);
  return {m_slots[slot].request.tag, Bytes{m_slots[slot].doneBytes}, error};
}

}  // namespace strata
