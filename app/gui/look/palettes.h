// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/qpalette.h>

/// The palettes of the themes Light and Dark. All text on its ground has a contrast of 4.5:1 at least.
namespace strata::gui {

QPalette lightPalette();
QPalette darkPalette();

}  // namespace strata::gui
