// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// The three ways of mbw to copy a region, each of which copies every byte of it, the rest behind the last
/// whole block or element too. A unit is one pass: how a memory copy is made depends on how much it is told
/// to copy, so one in pieces would be another.
namespace strata::kernels {

/// One call of memcpy for the region.
std::uint64_t copyMemcpy(const RegionCopy& copy, std::uint64_t passes) noexcept;

/// A load and a store of eight bytes at a time, in a loop that no compiler turns into something else. Bytes
/// behind the last whole element go one by one.
std::uint64_t copyElements(const RegionCopy& copy, std::uint64_t passes) noexcept;
/// One pass of it: the loop by itself, so that its instructions can be checked.
void copyElementsOnce(const RegionCopy& copy) noexcept;

/// Calls of memcpy for a block each, both pointers going on from block to block, and one for the rest.
std::uint64_t copyBlocks(const RegionCopy& copy, std::uint64_t passes) noexcept;

/// Bytes of an element.
inline constexpr std::uint64_t elementBytes = 8;

}  // namespace strata::kernels
