// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/pictures.h"

#include <QtGui/qcolor.h>

#include <set>

namespace strata::gui {

std::size_t distinctColours(const QImage& image) {
  std::set<QRgb> seen;
  for (int y = 0; y < image.height(); y += 2)
    for (int x = 0; x < image.width(); x += 2) {
      const QColor colour = image.pixelColor(x, y);
      seen.insert(qRgb(colour.red() / 16, colour.green() / 16, colour.blue() / 16));
    }
  return seen.size();
}

}  // namespace strata::gui
