// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/palettes.h"

#include <QtGui/qcolor.h>

namespace strata::gui {

namespace {

struct Colours {
  QColor window;
  QColor base;
  QColor alternateBase;
  QColor button;
  QColor text;
  QColor disabled;
  QColor placeholder;
  QColor accent;
  QColor accentText;
  QColor link;
};

QPalette paletteOf(const Colours& colours) {
  // From button and window Qt derives the shades of bevels and frames.
  QPalette palette(colours.button, colours.window);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
    palette.setColor(role, colours.text);
  palette.setColor(QPalette::Base, colours.base);
  palette.setColor(QPalette::AlternateBase, colours.alternateBase);
  palette.setColor(QPalette::ToolTipBase, colours.base);
  palette.setColor(QPalette::PlaceholderText, colours.placeholder);
  palette.setColor(QPalette::Highlight, colours.accent);
  palette.setColor(QPalette::HighlightedText, colours.accentText);
  palette.setColor(QPalette::Link, colours.link);
  palette.setColor(QPalette::LinkVisited, colours.link);
  palette.setColor(QPalette::BrightText, colours.accentText);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, colours.disabled);
  palette.setColor(QPalette::Disabled, QPalette::Base, colours.window);
  palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.disabled);
  return palette;
}

}  // namespace

QPalette lightPalette() {
  return paletteOf({.window = QColor(0xf3, 0xf5, 0xf7),
                    .base = QColor(0xff, 0xff, 0xff),
                    .alternateBase = QColor(0xf7, 0xf9, 0xfa),
                    .button = QColor(0xf3, 0xf5, 0xf7),
                    .text = QColor(0x1a, 0x1c, 0x1f),
                    .disabled = QColor(0x6e, 0x74, 0x7c),
                    .placeholder = QColor(0x63, 0x69, 0x71),
                    .accent = QColor(0x00, 0x72, 0xb2),
                    .accentText = QColor(0xff, 0xff, 0xff),
                    .link = QColor(0x00, 0x66, 0xa1)});
}

QPalette darkPalette() {
  return paletteOf({.window = QColor(0x17, 0x19, 0x1d),
                    .base = QColor(0x1c, 0x1f, 0x24),
                    .alternateBase = QColor(0x22, 0x26, 0x2c),
                    .button = QColor(0x2b, 0x2e, 0x35),
                    .text = QColor(0xe8, 0xea, 0xed),
                    .disabled = QColor(0x8f, 0x96, 0xa0),
                    .placeholder = QColor(0x9a, 0xa1, 0xab),
                    .accent = QColor(0x56, 0xb4, 0xe9),
                    .accentText = QColor(0x05, 0x1c, 0x2a),
                    .link = QColor(0x7c, 0xc7, 0xf2)});
}

QPalette highContrastPalette() {
  return paletteOf({.window = QColor(0x00, 0x00, 0x00),
                    .base = QColor(0x00, 0x00, 0x00),
                    .alternateBase = QColor(0x12, 0x12, 0x12),
                    .button = QColor(0x1c, 0x1c, 0x1c),
                    .text = QColor(0xff, 0xff, 0xff),
                    .disabled = QColor(0xa6, 0xa6, 0xa6),
                    .placeholder = QColor(0xd0, 0xd0, 0xd0),
                    .accent = QColor(0xff, 0xd7, 0x00),
                    .accentText = QColor(0x00, 0x00, 0x00),
                    .link = QColor(0x7f, 0xd7, 0xff)});
}

}  // namespace strata::gui
