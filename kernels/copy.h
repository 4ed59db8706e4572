// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// The copies: a load of one operand of the source, and its store at the same index of the destination. By
/// general registers that is a move: there are no loops of it here (kernels/move.h). Which of the others a
/// build has depends on the instruction set.
namespace strata::kernels {

/// Copies one after another (kernels/serial.h), loads and stores in turn.
std::uint64_t copySerial16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copySerial32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copySerial64(Walk& walk, std::uint64_t units) noexcept;

/// Copies one after another by single loads and stores of a pair of registers of 16 bytes (arm64).
std::uint64_t copyPair32(Walk& walk, std::uint64_t units) noexcept;

/// Copies at random by element (kernels/random.h): uniform, with repetition.
std::uint64_t copyRandom16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyRandom32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyRandom64(Walk& walk, std::uint64_t units) noexcept;

/// Copies one after another by ordinary loads and streaming stores in turn; on arm64 both are of pairs of
/// registers, as all streaming there is. A store fence ends each call.
std::uint64_t copyStream8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyStream16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyStream32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyStream64(Walk& walk, std::uint64_t units) noexcept;

/// Copies by shuffled chunk of 256 bytes (kernels/chunks.h), by ordinary loads and streaming stores in turn:
/// each chunk goes to the same place of the destination. A store fence ends each call.
std::uint64_t copyStreamChunks8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyStreamChunks16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyStreamChunks32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyStreamChunks64(Walk& walk, std::uint64_t units) noexcept;

/// Copies one after another by groups of loads and then as many streaming stores. A store fence ends each
/// call. On x86-64 the groups have four, and each line of the source is asked for copyPrefetchDistanceBytes
/// ahead (measured on Zen 5, 64 MiB, one thread: 1.09 and 1.17 times as fast as such groups without, where
/// groups of eight were 0.95 to 1.00 times); on arm64 they have eight.
inline constexpr std::uint64_t copyPrefetchDistanceBytes = 4096;
std::uint64_t copyBest16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyBest32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyBest64(Walk& walk, std::uint64_t units) noexcept;

}  // namespace strata::kernels
