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
  const bool wanted = hugePage && asksForLargePages(policy);
  ArenaLayout layout;
  layout.alignment = wanted || (hugePage && size >= *hugePage) ? *hugePage : page;
  layout.usable = roundedUp(size, wanted ? *hugePage : page);
  if (wanted) layout.largePage = hugePage;
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
