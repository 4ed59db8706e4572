// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/page_source.h"

namespace strata {

/// What Linux and macOS have in common.
class PosixPages : public PageSource {
 public:
  std::optional<Mapping> take(const ArenaLayout& layout) const override;
  bool releasePiece(Mapping& mapping) const noexcept override;

 protected:
  /// Address space for the layout, none of it to be touched yet.
  static std::optional<Mapping> reserve(const ArenaLayout& layout);
};

}  // namespace strata
