// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>

#include "core/base/units.h"
#include "core/machine/arena_layout.h"
#include "core/model/pages.h"
#include "core/model/result.h"

namespace strata {

/// Memory that the system gave, and how an arena lies in it.
struct Mapping {
  std::byte* begin = nullptr;  ///< null: nothing left
  Bytes size;
  std::byte* data = nullptr;  ///< the first byte to use
  Bytes usable;               ///< from data on, whole pages
};

/// What arenas ask of the system; tests put one in its place that refuses or lies. One file a system. Called
/// from several threads at once; outlives the arenas that come from it.
class PageSource {
 public:
  virtual ~PageSource() = default;

  /// Memory in default pages, with untouchable ones around; absent when the system gives none.
  virtual std::optional<Mapping> take(const ArenaLayout& layout) const = 0;
  /// Memory in large pages of the explicit kind, all of them there from the start, so that none can be
  /// missing later. Errors: `large-pages-not-reserved` (free_pages, page_bytes), `large-pages-need-right`,
  /// `large-pages-no-memory` (page_bytes), `no-large-pages`; `stopped`.
  virtual Result<Mapping> takeExplicit(const ArenaLayout& layout, const std::stop_token& stop) const = 0;
  /// Asks for large pages in memory that was taken; the system need not comply. Errors: `no-large-pages`,
  /// `transparent-pages-off`.
  virtual Status adviseLarge(const Mapping& mapping) const = 0;
  /// Asks for none.
  virtual void adviseSmall(const Mapping& mapping) const = 0;
  /// What the touched pages of the mapping are, as the system says; the refusal is left to the arena.
  virtual PagesObtained obtained(const Mapping& mapping) const = 0;
  /// Gives the next piece back, some milliseconds of work; the data is gone from then on. True while there is
  /// more.
  virtual bool releasePiece(Mapping& mapping) const noexcept = 0;
};

/// This system. Never destroyed: a thread may give memory back while the program ends.
const PageSource& systemPages();

}  // namespace strata
