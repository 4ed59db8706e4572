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

/// Grades are told by shape and colour: circle, diamond and triangle, in the order of Grade.
inline constexpr std::array gradeMarks{Mark::Circle, Mark::Diamond, Mark::Triangle};
inline constexpr std::array<std::uint32_t, 3> gradesOnLight{0x126d40, 0x8a5a00, 0xb3261e};
inline constexpr std::array<std::uint32_t, 3> gradesOnDark{0x4cc38a, 0xe6a832, 0xff8a7a};

}  // namespace strata
