// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// Short loops that tell how the core is running right now; the sampler brackets every sample with them.
namespace strata::kernels {

/// Dependent register-register additions in one call of addChain per block.
inline constexpr std::uint64_t addsPerBlock = 100;
/// A chain of dependent additions: one a cycle on every core of the targets, so time ÷ additions is the
/// length of a cycle. Operands are registers: recent cores fold additions of an immediate and would seem to
/// run at 20 GHz.
void addChain(std::uint64_t blocks) noexcept;

/// Dependent multiplications in one block of mulChain.
inline constexpr std::uint64_t mulsPerBlock = 32;
/// Cycles of one multiplication in mulChain. On x86-64, 32 bits take 3 cycles on Intel's cores, large and
/// small, and on AMD's from Zen on, where 64 bits take 4 or 5 on Zen 1 and the small ones. On arm64 it is 3
/// on Apple's cores, Cortex-A57, A72 and A510, Oryon and Ampere One, but 2 on Neoverse N1, N2, V1, V2 and 5
/// on A64FX (LLVM's scheduling models, Apple's
/// measured by Dougall Johnson; 64 bits differ more): there only that the ratio of mulChain to
/// addChain is a whole number speaks for the clock.
inline constexpr double mulLatencyCycles = 3.0;
/// A chain of dependent 32-bit multiplications of registers, to cross-check addChain: where they disagree,
/// the clock is unknown.
void mulChain(std::uint64_t blocks) noexcept;

/// Additions in one block of aluThroughput.
inline constexpr std::uint64_t aluAddsPerBlock = 120;
/// Six independent chains of additions: as many a cycle as the core has integer units, fewer when the sibling
/// hardware thread is busy.
void aluThroughput(std::uint64_t blocks) noexcept;

/// Loads in one block of chase.
inline constexpr std::uint64_t loadsPerBlock = 32;
/// Follows `blocks` × loadsPerBlock pointers, each load's address being the value of the one before; returns
/// where it stands.
const void* chase(const void* start, std::uint64_t blocks) noexcept;

}  // namespace strata::kernels
