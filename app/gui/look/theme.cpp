// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/theme.h"

#include <algorithm>
#include <cmath>

#include "app/gui/look/high_contrast.h"

namespace strata::gui {

namespace {

double linear(int channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
  return 0.2126 * linear(colour.red()) + 0.7152 * linear(colour.green()) + 0.0722 * linear(colour.blue());
}

decltype(Theme::series) coloursOf(const std::array<std::uint32_t, seriesOnLight.size()>& rgb) {
  decltype(Theme::series) colours;
  std::ranges::transform(rgb, colours.begin(), [](std::uint32_t colour) { return QColor(colour); });
  return colours;
}

/// White or nearly white text on black, of this program or of the system, or what the system calls so.
bool isHighContrast(const QPalette& palette) {
  constexpr double nearlyAll = 20;
  const QColor base = palette.color(QPalette::Active, QPalette::Base);
  const QColor text = palette.color(QPalette::Active, QPalette::Text);
  const bool isWhiteOnBlack = luminance(base) < luminance(text) && contrast(base, text) >= nearlyAll;
  return isWhiteOnBlack || systemHasHighContrast();
}

}  // namespace

QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto channel = [&](int x, int y) {
    return static_cast<int>(std::lround(x * share + y * (1 - share)));
  };
  return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

Theme themeFor(const QPalette& palette) {
  const QColor base = palette.color(QPalette::Active, QPalette::Base);
  const QColor text = palette.color(QPalette::Active, QPalette::Text);
  Theme theme;
  theme.dark = luminance(base) < luminance(text);
  const bool high = isHighContrast(palette);
  theme.muted = mixed(text, base, high ? 0.85 : 0.68);
  theme.hairline = mixed(text, base, high ? 0.5 : theme.dark ? 0.15 : 0.13);
  if (theme.dark) {
    theme.accent = QColor(0x56, 0xb4, 0xe9);
    theme.accentText = QColor(0x05, 0x1c, 0x2a);
    theme.series = coloursOf(seriesOnDark);
  } else {
    theme.accent = QColor(0x00, 0x72, 0xb2);
    theme.accentText = QColor(0xff, 0xff, 0xff);
    theme.series = coloursOf(seriesOnLight);
  }
  // A highlight that cannot be read as text is no accent.
  if (high && contrast(palette.color(QPalette::Active, QPalette::Highlight), base) >= 4.5) {
    theme.accent = palette.color(QPalette::Active, QPalette::Highlight);
    theme.accentText = palette.color(QPalette::Active, QPalette::HighlightedText);
  }
  const auto& grades = theme.dark ? gradesOnDark : gradesOnLight;
  theme.good = QColor(grades[0]);
  theme.fair = QColor(grades[1]);
  theme.poor = QColor(grades[2]);
  theme.accentTint =
      mixed(theme.accent, palette.color(QPalette::Active, QPalette::Window), theme.dark ? 0.2 : 0.12);
  return theme;
}

int widestPage(const QFontMetrics& metrics) {
  constexpr int usual = 1280;
  constexpr int linesWide = 70;
  return std::max(usual, linesWide * metrics.height());
}

QPalette withText(QPalette palette, const QColor& colour) {
  palette.setColor(QPalette::Text, colour);
  palette.setColor(QPalette::WindowText, colour);
  return palette;
}

}  // namespace strata::gui
