// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qbytearray.h>
#include <QtCore/qsize.h>
#include <QtCore/qstring.h>
#include <QtGui/qimage.h>

#include "core/chart/chart.h"

namespace strata::gui {

/// What a picture says besides the chart, so that it can be understood on its own. Any may be empty.
struct PictureHead {
  QString title;     ///< empty: that of the chart heads the picture
  QString machine;   ///< one line
  QString settings;  ///< one line or two
};

inline constexpr QSize pictureSize{1280, 720};

/// Title, machine, chart with legend, settings, and the program's version. `plot` without hidden lines, whose
/// entries are left out of the legend too. The layout is that of 1280 × 720, as large as fits `size`,
/// whatever the window's size, zoom and theme: on a light ground, since pictures are pasted into documents.
QImage imageOf(const Chart& plot, const PictureHead& head, QSize size);
/// The chart as SVG, drawn as in reports: texts stay texts, and colours follow the viewer's theme.
QByteArray svgOf(const Chart& plot, const PictureHead& head);

}  // namespace strata::gui
