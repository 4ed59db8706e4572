// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qbytearray.h>
#include <QtCore/qsize.h>
#include <QtCore/qstring.h>
#include <QtGui/qfont.h>

#include <functional>

class QPainter;

namespace strata::gui {

/// The window's font at that size in pixels.
QFont pictureFont(int pixels, bool bold = false);

/// What `paint` draws, as SVG of that size in pixels: texts stay texts. Title and description are for those
/// who do not see the picture.
QByteArray svgPicture(QSize size, const QString& title, const QString& description,
                      const std::function<void(QPainter&)>& paint);

}  // namespace strata::gui
