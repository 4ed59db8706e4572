// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/validity.h"

namespace strata {

/// A hundred clean samples at one clock, close together: nothing to doubt.
inline Evidence calmEvidence() {
  Evidence evidence;
  evidence.count = evidence.cleanCount = 100;
  evidence.lowestGhz = evidence.highestGhz = 4.0;
  evidence.halfWidthPercent = 0.1;
  return evidence;
}

}  // namespace strata
