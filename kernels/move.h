// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"
#include "kernels/random.h"
#include "kernels/serial.h"

/// The moves: a load and a store of one operand, at the same index of two buffers.
namespace strata::kernels {

/// Serial moves (kernels/serial.h), in blocks of serialUnrollFor(elements).
std::uint64_t moveSerial1(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveSerial2(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveSerial4(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveSerial8(Walk& walk, std::uint64_t moves) noexcept;

/// Random moves (kernels/random.h): uniform over the elements, with repetition. Seeds that differ little give
/// generators that run in step: the caller takes them from a mixing generator such as SplitMix64.
std::uint64_t moveRandom1(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveRandom2(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveRandom4(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveRandom8(Walk& walk, std::uint64_t moves) noexcept;

/// The random loop without its load and store: what making the index costs. Reads and writes no buffer.
std::uint64_t indexRandom(Walk& walk, std::uint64_t moves) noexcept;

}  // namespace strata::kernels
