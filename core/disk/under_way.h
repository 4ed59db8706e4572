// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/disk/io_queue.h"
#include "core/disk/transfer.h"

namespace strata {

/// The requests that a queue has handed to the system, each in a slot, and how far each has come. A request
/// that comes back in part is made again for its rest; one that the system could not take yet, as it was.
/// Takes no memory after it was made.
class UnderWay {
 public:
  UnderWay(std::size_t depth, Bytes sector);

  std::size_t depth() const { return m_slots.size(); }
  std::size_t count() const { return m_slots.size() - m_free.size(); }

  /// The slot of a new request, of which there is one free.
  std::size_t begin(const IoRequest& request);
  /// What is left of the request in the slot, to be asked of the system; its tag is the slot.
  IoRequest rest(std::size_t slot) const;
  /// What came of asking for the rest. Absent: it is to be asked for again.
  std::optional<IoCompletion> cameBack(std::size_t slot, const Attempt& attempt);
  /// The rest is never asked for.
  IoCompletion giveUp(std::size_t slot, int error);

 private:
  struct Slot {
    IoRequest request;
    std::uint64_t doneBytes = 0;
    int interruptions = 0;  ///< in a row
  };

  Bytes m_sector;
  std::vector<Slot> m_slots;
  std::vector<std::size_t> m_free;
};

}  // namespace strata
