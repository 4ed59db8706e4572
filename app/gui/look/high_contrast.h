// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata::gui {

/// Whether the person has asked the system for high contrast. False where only the palette tells.
bool systemHasHighContrast();

}  // namespace strata::gui
