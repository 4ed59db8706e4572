// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// What the processor's caches do for a stretch of memory.
namespace strata {

enum class MemoryKind : std::uint8_t {
  Regular,        ///< cached, written back when its line is given up
  WriteCombined,  ///< not cached: stores are gathered and go to memory as whole lines
  Uncached        ///< not cached: each load and each store goes to memory by itself
};
inline constexpr std::array memoryKinds{MemoryKind::Regular, MemoryKind::WriteCombined, MemoryKind::Uncached};

/// "regular", "write-combined", "uncached": as run files name it.
std::string_view memoryKindName(MemoryKind kind);
std::optional<MemoryKind> memoryKindFromName(std::string_view name);

/// Memory of a graphics device, as Parameters::memoryKind names it: what is on the screen, or a picture that
/// no screen shows.
inline constexpr std::string_view framebufferMemory = "framebuffer";
inline constexpr std::string_view dumbBufferMemory = "dumb-buffer";
inline constexpr std::array pictureMemories{framebufferMemory, dumbBufferMemory};

/// Memory that is not cached reads at no more than this part of the rate of regular memory. In the published
/// figures of a 2013 laptop, and on newer ones, it is a hundredth or less, since each load waits for memory.
inline constexpr double mostReadRatio = 0.1;

/// What memory turned out to be: what the system says and what reading it shows must agree.
struct ObtainedKind {
  std::optional<MemoryKind> kind;  ///< absent: nothing was read, so nothing is known
  bool effective = true;           ///< it is what was asked for, as far as is known
};
/// `reported`: the system's word; absent where it has none. `readRatio`: of reads of this memory, to those of
/// regular memory; absent where none were made.
ObtainedKind obtainedKind(MemoryKind asked, std::optional<MemoryKind> reported,
                          std::optional<double> readRatio);

}  // namespace strata
