// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/machine.h"

namespace strata {

/// The accesses of a loop to each element. A copy and a move both load it and store it; a triad loads two
/// elements and stores one.
enum class ElementUse { Read, Write, Copy, Move, Triad };

/// The paths of a core by width, of which 8 stands for all widths up to 8. Unknown widths are left out.
std::vector<WideAccesses> pathsByWidth(const CoreClass& core);

/// A core with measured paths, by width as pathsByWidth() has them; the name may be empty.
CoreClass seenCore(const std::string& name, const std::vector<WideAccesses>& widths);

/// The most elements of that width that such a core can go through in a cycle, from its first level and with
/// one instruction for each load and each store. Absent for widths that the design does not have (or that no
/// source tells about).
std::optional<double> elementsPerCycle(const CoreClass& core, ElementUse use, int widthBytes);

}  // namespace strata
