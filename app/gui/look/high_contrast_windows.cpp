// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "app/gui/look/high_contrast.h"

namespace strata::gui {

// Three of the four contrast themes of Windows 11 look like usual palettes: dark grey, or ivory.
bool systemHasHighContrast() {
  HIGHCONTRASTW told{};
  told.cbSize = sizeof told;
  return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof told, &told, 0) != 0 &&
         (told.dwFlags & HCF_HIGHCONTRASTON) != 0;
}

}  // namespace strata::gui
