// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/memory_kind.h"

#include <algorithm>
#include <cmath>

namespace strata {

namespace {

// The names in the order of the enumeration.
constexpr std::array<std::string_view, memoryKinds.size()> names{"regular", "write-combined", "uncached"};

}  // namespace

std::string_view memoryKindName(MemoryKind kind) {
  return names[static_cast<std::size_t>(kind)];
}

std::optional<MemoryKind> memoryKindFromName(std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return memoryKinds[static_cast<std::size_t>(found - names.begin())];
}

ObtainedKind obtainedKind(MemoryKind asked, std::optional<MemoryKind> reported,
                          std::optional<double> readRatio) {
  if (asked == MemoryKind::Regular) return {reported.value_or(asked), reported.value_or(asked) == asked};
  if (reported == MemoryKind::Regular) return {reported, false};
  if (!readRatio || !std::isfinite(*readRatio)) return {std::nullopt, true};
  if (*readRatio > mostReadRatio) return {MemoryKind::Regular, false};
  const MemoryKind kind = reported.value_or(asked);
  return {kind, kind == asked};
}

}  // namespace strata
