// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/arena_layout.h"

namespace strata {

namespace {

constexpr Bytes largestArena{std::uint64_t{1} << 62};

Bytes roundedUp(Bytes size, Bytes multiple) {
  return Bytes{(size.count + multiple.count - 1) / multiple.count * multiple.count};
}

}  // namespace

std::optional<ArenaLayout> layOutArena(Bytes size, PagePolicy policy, Bytes page,
                                       std::optional<Bytes> hugePage) {
  if (size.count == 0 || size > largestArena) return std::nullopt;
  const bool spansHugePage = hugePage && (size >= *hugePage || policy == PagePolicy::Huge);
  ArenaLayout layout;
  layout.alignment = spansHugePage ? *hugePage : page;
  layout.usable = roundedUp(size, spansHugePage && policy == PagePolicy::Huge ? *hugePage : page);
  layout.reserved = layout.usable + layout.alignment + page * 2;
  return layout;
}

std::string pageSizeName(Bytes size) {
  return exactSize(size);
}

Error allocationFailed(Bytes size) {
  return {"allocation-failed", {{"size_bytes", static_cast<std::int64_t>(size.count)}}};
}

}  // namespace strata
