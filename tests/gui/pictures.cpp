// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/pictures.h"

#include <bitset>

namespace strata::gui {

std::size_t distinctColours(const QImage& image) {
  // A colour is told by the upper four bits of red, green and blue.
  std::bitset<0x1000> seen;
  const QImage pixels = image.convertToFormat(QImage::Format_RGB32);
  for (int y = 0; y < pixels.height(); y += 2) {
    const auto* const line = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
    for (int x = 0; x < pixels.width(); x += 2)
      seen.set(
          static_cast<std::size_t>((line[x] >> 12 & 0xF00) | (line[x] >> 8 & 0xF0) | (line[x] >> 4 & 0xF)));
  }
  return seen.count();
}

}  // namespace strata::gui
