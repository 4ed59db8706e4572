// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/qimage.h>

#include <cstddef>

/// What tests that look at pictures use.
namespace strata::gui {

/// How many colours a picture has, shades within a sixteenth of each channel being one; every second pixel of
/// every second line is looked at.
std::size_t distinctColours(const QImage& image);

}  // namespace strata::gui
