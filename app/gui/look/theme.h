// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/qcolor.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpalette.h>

#include <array>

#include "core/chart/palette.h"

namespace strata::gui {

/// The few colours that the palette lacks, chosen to be read on its base colour (contrast 4.5:1 for text).
/// Widgets ask again when their palette changes, so light, dark and high contrast follow the system: in a
/// palette of white on black the accent is the palette's, and lines and second-rank text are brighter.
struct Theme {
  bool dark = false;
  QColor accent;      ///< the one accent: Run, progress, the chosen page
  QColor accentText;  ///< on the accent
  QColor accentTint;  ///< ground of the chosen page
  QColor muted;       ///< second-rank text
  QColor hairline;    ///< rules and grid lines
  QColor good;
  QColor fair;
  QColor poor;
  std::array<QColor, seriesOnLight.size()> series;
};

Theme themeFor(const QPalette& palette);

/// `share` of `a`, the rest of `b`.
QColor mixed(const QColor& a, const QColor& b, double share);

/// Contrast ratio as WCAG 2 defines it, 1 … 21.
double contrast(const QColor& a, const QColor& b);

/// The distance between the edges of the window and a page, its head and its strip, in pixels.
inline constexpr int pageSide = 20;

/// How wide a page of figures is at most, in pixels, with text of that size: beyond, the eye loses the line.
int widestPage(const QFontMetrics& metrics);

/// The palette with `colour` as the colour of text.
QPalette withText(QPalette palette, const QColor& colour);

}  // namespace strata::gui
