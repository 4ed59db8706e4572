// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/model/machine.h"

namespace strata {

/// What all channels of memory together can transfer at most, in MB/s: transfers a second × 8 bytes ×
/// channels. Absent unless speed and channels are both known.
inline std::optional<double> memoryLimitMbs(const Machine& machine) {
  constexpr int bytesOfChannel = 8;
  if (!machine.memoryModules || !machine.memoryModules->speedMts || !machine.memoryModules->channels)
    return std::nullopt;
  return 1.0 * *machine.memoryModules->speedMts * bytesOfChannel * *machine.memoryModules->channels;
}

}  // namespace strata
