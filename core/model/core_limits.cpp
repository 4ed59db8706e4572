// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/core_limits.h"

#include <algorithm>

namespace strata {

namespace {

std::optional<WideAccesses> accessesOf(const CoreClass& core, int widthBytes) {
  if (widthBytes == 1 || widthBytes == 2 || widthBytes == 4 || widthBytes == 8)
    return WideAccesses{widthBytes, core.loadsPerCycle, core.storesPerCycle, core.accessesPerCycle};
  const auto found = std::find_if(core.wide.begin(), core.wide.end(), [&](const WideAccesses& accesses) {
    return accesses.widthBytes == widthBytes;
  });
  return found == core.wide.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<double> elementsPerCycle(const CoreClass& core, ElementUse use, int widthBytes) {
  const std::optional<WideAccesses> accesses = accessesOf(core, widthBytes);
  if (!accesses) return std::nullopt;
  if (use == ElementUse::Read) return accesses->loadsPerCycle;
  if (use == ElementUse::Write) return accesses->storesPerCycle;
  if (!accesses->loadsPerCycle || !accesses->storesPerCycle || !accesses->accessesPerCycle)
    return std::nullopt;
  return std::min({*accesses->loadsPerCycle, *accesses->storesPerCycle, *accesses->accessesPerCycle / 2});
}

}  // namespace strata
