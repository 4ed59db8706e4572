// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata {

/// Keeps hwloc from printing to standard error that it misses something of the system, such as /sys: Strata
/// says itself what that means (heldBack). To be called before the first thread starts, since it sets an
/// environment variable, HWLOC_HIDE_ERRORS; one that the user has set stays.
void hideTopologyMessages();

}  // namespace strata
