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

constexpr int widestGeneral = 8;

}  // namespace

std::vector<WideAccesses> pathsByWidth(const CoreClass& core) {
  std::vector<WideAccesses> widths = core.wide;
  widths.insert(widths.begin(),
                {widestGeneral, core.loadsPerCycle, core.storesPerCycle, core.accessesPerCycle});
  std::erase_if(widths, [](const WideAccesses& accesses) {
    return !accesses.loadsPerCycle && !accesses.storesPerCycle && !accesses.accessesPerCycle;
  });
  return widths;
}

CoreClass seenCore(const std::string& name, const std::vector<WideAccesses>& widths) {
  CoreClass core{name};
  core.source = LimitSource::Seen;
  for (const WideAccesses& accesses : widths) {
    if (accesses.widthBytes != widestGeneral) {
      core.wide.push_back(accesses);
      continue;
    }
    core.loadsPerCycle = accesses.loadsPerCycle;
    core.storesPerCycle = accesses.storesPerCycle;
    core.accessesPerCycle = accesses.accessesPerCycle;
  }
  return core;
}

std::optional<double> elementsPerCycle(const CoreClass& core, ElementUse use, int widthBytes) {
  const std::optional<WideAccesses> accesses = accessesOf(core, widthBytes);
  if (!accesses) return std::nullopt;
  if (use == ElementUse::Read) return accesses->loadsPerCycle;
  if (use == ElementUse::Write) return accesses->storesPerCycle;
  if (!accesses->loadsPerCycle || !accesses->storesPerCycle || !accesses->accessesPerCycle)
    return std::nullopt;
  if (use == ElementUse::Triad)
    return std::min(
        {*accesses->loadsPerCycle / 2, *accesses->storesPerCycle, *accesses->accessesPerCycle / 3});
  return std::min({*accesses->loadsPerCycle, *accesses->storesPerCycle, *accesses->accessesPerCycle / 2});
}

}  // namespace strata
