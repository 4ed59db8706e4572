// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// The reads: a load of one operand of the source into a register. Which of them a build has depends on the
/// instruction set.
namespace strata::kernels {

/// Reads one after another (kernels/serial.h).
std::uint64_t readSerial1(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readSerial2(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readSerial4(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readSerial8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readSerial16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readSerial32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readSerial64(Walk& walk, std::uint64_t units) noexcept;

/// Reads one after another by single loads of a pair of registers of 16 bytes (arm64).
std::uint64_t readPair32(Walk& walk, std::uint64_t units) noexcept;

/// Reads at random by element (kernels/random.h): uniform, with repetition.
std::uint64_t readRandom1(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readRandom2(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readRandom4(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readRandom8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readRandom16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readRandom32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readRandom64(Walk& walk, std::uint64_t units) noexcept;

/// Reads by shuffled chunk of 256 bytes (kernels/chunks.h).
std::uint64_t readChunks8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readChunks16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readChunks32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readChunks64(Walk& walk, std::uint64_t units) noexcept;

/// Reads one after another by streaming loads. In memory that is cached as usual, processors are free to take
/// them for ordinary ones, and most do.
std::uint64_t readStream16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readStream32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readStream64(Walk& walk, std::uint64_t units) noexcept;

/// Reads one after another and asks for each line prefetchDistance ahead. The last of a pass are asked for
/// behind the region's end, which loads and faults nothing.
inline constexpr std::uint64_t prefetchDistanceBytes = 1024;
std::uint64_t readPrefetch16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readPrefetch32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readPrefetch64(Walk& walk, std::uint64_t units) noexcept;

/// Reads one after another, a whole page in each turn of the loop. Each load instruction comes around once a
/// page, so prefetchers that go by instruction find no stride to follow, and leave the place for requests
/// that are on their way to memory to the others. x86-64 only: measured on Zen 5, a walk through 128 MiB by
/// one thread was 1.19 to 1.23 times as fast as four loads a turn, in the second-level cache 0.77 times. A
/// region of less than a page is read as by readSerial.
constexpr std::uint64_t pageUnroll(std::uint64_t widthBytes) noexcept {
  return 4096 / widthBytes;
}
std::uint64_t readPage16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readPage32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readPage64(Walk& walk, std::uint64_t units) noexcept;

/// Reads in four pages at once (kernels/interleaved.h).
std::uint64_t readInterleave16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readInterleave32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t readInterleave64(Walk& walk, std::uint64_t units) noexcept;

}  // namespace strata::kernels
