// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/units.h"
#include "core/model/core_limits.h"
#include "core/model/machine.h"

namespace strata {

/// What all channels of memory together can transfer at most, in MB/s: transfers a second × 8 bytes ×
/// channels. Absent unless speed and channels are both known.
std::optional<double> memoryLimitMbs(const Machine& machine);

/// Whether what this many threads walk through lies in memory but for a quarter at most, so that its rate can
/// be held against the channels': the reported caches count, since a rate above the limit is called
/// impossible.
bool liesInMemory(Bytes footprint, const Machine& machine, int threads);

/// Elements of that width a second that all channels can carry at most, where liesInMemory(). A copy or move
/// crosses twice. That a plain store first loads its line is left out: some cores save that, so it is no
/// limit.
std::optional<double> elementsPerSecondOfMemory(const Machine& machine, ElementUse use, int widthBytes);

}  // namespace strata
