// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "core/model/result.h"
#include "core/units.h"

namespace strata {

/// Which pages an arena asks for.
enum class PagePolicy {
  Default,  ///< as the system gives them to any program
  Huge  ///< large ones, where the system gives them without special rights; what came of it: pagesObtained
};

/// Memory straight from the system, for measuring: nothing else lies in its pages, and pages before and after
/// it that cannot be touched end the program at once when a kernel runs over. Untouched pages belong to
/// nobody yet: the thread that will use them writes them first, so that they come from its own node, and are
/// not all one zero page. Owned by one thread at a time.
class Arena {
 public:
  /// At least `size` bytes, aligned to a page, and to a huge page from that size on. Error:
  /// `allocation-failed` (size_bytes).
  static Result<Arena> allocate(Bytes size, PagePolicy policy);

  Arena(Arena&& other) noexcept;
  Arena& operator=(Arena&& other) noexcept;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  /// Gives the memory back in pieces, so that no other thread of this program waits long for the system's
  /// lock.
  ~Arena();
  /// Gives the next piece back, some milliseconds of work; what data() leads to is gone from then on. True
  /// while there is more.
  bool releasePiece() noexcept;

  std::byte* data() const { return m_data; }
  Bytes size() const { return m_size; }

  /// The size of the pages touched so far: "4K", "16K", "2M", or "mixed"; empty when none was touched or the
  /// system does not tell. Asks the system, which may take milliseconds.
  std::string pagesObtained() const;

 private:
  Arena() = default;
  void release() noexcept {
    while (releasePiece()) {
    }
  }

  std::byte* m_data = nullptr;
  Bytes m_size;
  std::byte* m_mapping = nullptr;  ///< what the system gave: the data with what lies around it
  Bytes m_mappingSize;
  Bytes m_usable;  ///< from m_data on, whole pages
};

}  // namespace strata
