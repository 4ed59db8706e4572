// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/units.h"
#include "core/model/pages.h"
#include "core/model/reason.h"

namespace strata {

/// How an arena lies in the address space that is reserved for it.
struct ArenaLayout {
  Bytes usable;     ///< the size asked for, in whole pages
  Bytes alignment;  ///< of its first byte
  Bytes reserved;   ///< enough for it at any alignment, with an untouchable page on either side
  std::optional<Bytes> largePage;  ///< set: it consists of whole pages of that size
};
/// Nothing when the sizes exceed the address space. With large pages asked for, the end is rounded up to one,
/// since a last part of one would be made of small ones.
std::optional<ArenaLayout> layOutArena(Bytes size, PagePolicy policy, Bytes page,
                                       std::optional<Bytes> hugePage);

/// How a page size is written in results: "4K", "2M".
std::string pageSizeName(Bytes size);

Error allocationFailed(Bytes size);

/// Memory goes back in pieces of this size: a single piece of a gigabyte holds the system's lock for a tenth
/// of a second, and with it every thread of this program that touches a new page.
inline constexpr Bytes releaseChunk = 16_MiB;

}  // namespace strata
