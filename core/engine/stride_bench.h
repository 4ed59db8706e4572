// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>

#include "core/base/random_words.h"
#include "core/base/units.h"

namespace strata {

/// How a chase with a constant stride goes through memory; stride and region are whole lines.
struct StrideWalk {
  Bytes region;
  Bytes stride;
  Bytes line;
};

/// Links one cycle through all lines of the region: from one end to the other by the stride, again and again,
/// each time from another of the first lines, in random order. So each line is loaded once a cycle, and what
/// was fetched beside a line is not what the next pass begins with. Where it begins; null when stopped.
/// @pre `memory` is aligned to a line
const void* linkStride(std::byte* memory, const StrideWalk& walk, RandomWords& random,
                       const std::stop_token& stop);

}  // namespace strata
