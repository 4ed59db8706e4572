// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata::gui {

/// Makes the boxes of every TopologyView known to screen readers, as its children. Once is enough.
void provideTopologyAccessibility();

}  // namespace strata::gui
