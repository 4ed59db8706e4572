// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// The writes: a store of one operand to the destination. Which of them a build has depends on the
/// instruction set.
namespace strata::kernels {

/// What is written, least byte first and over again: no two bytes alike, and none zero, since some cores skip
/// writing zeros over zeros. An operand of fewer bytes has the first of them.
inline constexpr std::uint64_t writePattern = 0x8796a5b4c3d2e1f0u;

/// Writes one after another (kernels/serial.h).
std::uint64_t writeSerial1(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeSerial2(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeSerial4(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeSerial8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeSerial16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeSerial32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeSerial64(Walk& walk, std::uint64_t units) noexcept;

/// Writes one after another by single stores of a pair of registers of 16 bytes (arm64).
std::uint64_t writePair32(Walk& walk, std::uint64_t units) noexcept;

/// Writes at random by element (kernels/random.h): uniform, with repetition.
std::uint64_t writeRandom1(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeRandom2(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeRandom4(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeRandom8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeRandom16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeRandom32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeRandom64(Walk& walk, std::uint64_t units) noexcept;

/// Writes by shuffled chunk of 256 bytes (kernels/chunks.h).
std::uint64_t writeChunks8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeChunks16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeChunks32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeChunks64(Walk& walk, std::uint64_t units) noexcept;

/// Writes one after another by streaming stores, which are to go to memory past the caches: no measure of a
/// cache whatever the region's size, though some cores (Zen 5) write lines in place that L1 already holds. A
/// store fence ends each call.
std::uint64_t writeStream8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeStream16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeStream32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeStream64(Walk& walk, std::uint64_t units) noexcept;

/// Non-temporal stores in shuffled chunks of 256 bytes: Zack Smith's bandwidth has such random writes. A
/// store fence ends each call.
std::uint64_t writeStreamChunks8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeStreamChunks16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeStreamChunks32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeStreamChunks64(Walk& walk, std::uint64_t units) noexcept;

/// Writes in four pages at once (kernels/interleaved.h).
std::uint64_t writeInterleave16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeInterleave32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeInterleave64(Walk& walk, std::uint64_t units) noexcept;

}  // namespace strata::kernels
