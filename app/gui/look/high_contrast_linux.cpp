// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/high_contrast.h"

namespace strata::gui {

// Desktops change the palette, and have no common way to ask.
bool systemHasHighContrast() {
  return false;
}

}  // namespace strata::gui
