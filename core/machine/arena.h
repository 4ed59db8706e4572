// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>

#include "core/base/units.h"
#include "core/machine/page_source.h"
#include "core/model/pages.h"
#include "core/model/reason.h"
#include "core/model/result.h"

namespace strata {

/// Memory straight from the system, for measuring: nothing else lies in its pages, and pages before and after
/// it that cannot be touched end the program at once when a kernel runs over. Untouched pages belong to
/// nobody yet: the thread that will use them writes them first, so that they come from its own node, and are
/// not all one zero page. (Explicit large pages are there at once, so the thread that allocates must be that
/// one.) Owned by one thread at a time.
class Arena {
 public:
  /// At least `size` bytes, aligned to a page, and to a huge page from that size on. Where the system refuses
  /// pages that the policy asks for, others take their place; see pagesObtained(). `stop` ends the making of
  /// explicit pages. Errors: `allocation-failed` (size_bytes), `stopped`.
  static Result<Arena> allocate(Bytes size, PagePolicy policy, const PageSource& source = systemPages(),
                                const std::stop_token& stop = {});

  Arena(Arena&& other) noexcept;
  Arena& operator=(Arena&& other) noexcept;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  /// Gives the memory back in pieces, so that no other thread of this program waits long for the system's
  /// lock.
  ~Arena();
  /// Gives the next piece back, some milliseconds of work; what data() leads to is gone from then on. True
  /// while there is more.
  bool releasePiece() noexcept { return m_mapping.begin != nullptr && m_source->releasePiece(m_mapping); }

  std::byte* data() const { return m_mapping.data; }
  Bytes size() const { return m_size; }

  /// The pages touched so far, and why they are not those that were asked for. Asks the system, which may
  /// take milliseconds.
  PagesObtained pagesObtained() const;
  /// Set: the system did not give pages that were asked for, and why. Asks nobody.
  const std::optional<Reason>& pagesRefusal() const { return m_refusal; }

 private:
  Arena(Bytes size, const PageSource& source) : m_size(size), m_source(&source) {}
  void release() noexcept {
    while (releasePiece()) {
    }
  }

  Mapping m_mapping;
  Bytes m_size;
  const PageSource* m_source;
  std::optional<Reason> m_refusal;
};

}  // namespace strata
