// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/qpalette.h>

/// The palettes of the themes. All text on its ground has a contrast of 4.5:1 at least.
namespace strata::gui {

QPalette lightPalette();
QPalette darkPalette();
/// White, yellow and light blue on black: 7:1 at least, as WCAG 2 asks for enhanced contrast.
QPalette highContrastPalette();

}  // namespace strata::gui
