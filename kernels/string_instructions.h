// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// The string instructions of x86-64: lods loads an element of the source, stos stores one to the
/// destination, movs does both, and each moves its pointers on by itself. stos writes writePattern
/// (kernels/write.h). Calling conventions have the direction flag clear, so pointers go up.
namespace strata::kernels {

/// One instruction an element, one after another (kernels/serial.h), in blocks of serialUnrollFor(elements).
std::uint64_t stringLods1(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringLods2(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringLods4(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringLods8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringStos1(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringStos2(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringStos4(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringStos8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringMovs1(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringMovs2(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringMovs4(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringMovs8(Walk& walk, std::uint64_t units) noexcept;

/// Elements of one `rep lods`, and of a block.
inline constexpr std::uint64_t repLodsUnroll = 4096;
/// Elements of a block in a region of that many.
/// @pre elements ≥ 1
std::uint64_t repLodsUnrollFor(std::uint64_t elements) noexcept;

/// `rep lods` by blocks. It takes its time for each element however many there are: in pieces it is as fast
/// as in one, and a stop need not wait for seconds.
std::uint64_t stringRepLods1(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringRepLods2(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringRepLods4(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t stringRepLods8(Walk& walk, std::uint64_t units) noexcept;

/// `rep stos` fills all of the destination, `rep movs` copies all of the source to it, by one instruction a
/// pass. A unit is a pass: a core chooses by the count how it does this (by lines, or past the caches), so
/// one in pieces would be another. A rest of less than an element stays as it is.
std::uint64_t stringRepStos1(const RegionCopy& copy, std::uint64_t passes) noexcept;
std::uint64_t stringRepStos2(const RegionCopy& copy, std::uint64_t passes) noexcept;
std::uint64_t stringRepStos4(const RegionCopy& copy, std::uint64_t passes) noexcept;
std::uint64_t stringRepStos8(const RegionCopy& copy, std::uint64_t passes) noexcept;
std::uint64_t stringRepMovs1(const RegionCopy& copy, std::uint64_t passes) noexcept;
std::uint64_t stringRepMovs2(const RegionCopy& copy, std::uint64_t passes) noexcept;
std::uint64_t stringRepMovs4(const RegionCopy& copy, std::uint64_t passes) noexcept;
std::uint64_t stringRepMovs8(const RegionCopy& copy, std::uint64_t passes) noexcept;

}  // namespace strata::kernels
