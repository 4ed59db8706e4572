// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/chart/chart.h"

/// The colours of series and grades, as 0xRRGGBB; those of series in the order in which series get them.
namespace strata {

/// Four colours of Okabe and Ito's palette, and four as far from these and from one another, so that people
/// with any kind of colour vision can distinguish them.
inline constexpr std::array<std::uint32_t, 8> seriesOnLight{0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7,
                                                            0x1a1c1f, 0x8b2be2, 0x6b3a00, 0x3c0096};
inline constexpr std::array<std::uint32_t, 8> seriesOnDark{0x56b4e9, 0xe69f00, 0x00b987, 0xcc79a7,
                                                           0xf2f4f7, 0xa24dff, 0xe6365a, 0x5b78d6};

/// The colour of a heat map at 0 … 1, from little to much, on either background.
constexpr std::uint32_t heatColour(double share) {
  constexpr std::array<std::array<double, 3>, 3> stops{
      {{0xde, 0xee, 0xf7}, {0x4f, 0x9f, 0xcf}, {0x08, 0x30, 0x6b}}};
  const double at = (share < 0 ? 0 : share > 1 ? 1 : share) * (stops.size() - 1);
  const std::size_t first = at < 1 ? 0 : 1;
  std::uint32_t colour = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const double part =
        stops[first][i] + (at - static_cast<double>(first)) * (stops[first + 1][i] - stops[first][i]);
    constexpr double half = 0.5;  // the parts are not negative, and lround() is no constant expression
    colour = colour << 8U | static_cast<std::uint32_t>(part + half);
  }
  return colour;
}
/// The colour of text on it, with a contrast of 4.5 or more.
constexpr std::uint32_t inkOnHeat(double share) {
  return share > 0.665 ? 0xffffff : 0x000000;
}

/// Grades are told by shape and colour: circle, diamond and triangle, in the order of Grade.
inline constexpr std::array gradeMarks{Mark::Circle, Mark::Diamond, Mark::Triangle};
inline constexpr std::array<std::uint32_t, 3> gradesOnLight{0x126d40, 0x8a5a00, 0xb3261e};
inline constexpr std::array<std::uint32_t, 3> gradesOnDark{0x4cc38a, 0xe6a832, 0xff8a7a};

}  // namespace strata
