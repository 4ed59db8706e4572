// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// Transfers of one operand from register to register, and between a register and the stack.
///
/// What is measured is how many a cycle can start, not how long one takes: none waits for the one before.
/// Sources are never written within the loop, and targets are never read. So a move that a core makes by
/// giving its register another name (move elimination) counts as what it is there: one that needs no unit.
/// An insertion keeps the rest of its target and thus waits for the one before into the same; eight targets
/// in turn hide that.
namespace strata::kernels {

/// Transfers in one iteration. Measured on a core that starts eight instructions a cycle: moves between
/// general registers reach 7.85 a cycle by 56, 7.8 by 32, but 6.4 by 64 and 6.7 by 128, which fetching holds
/// up. What is slower than that is as fast by any of them: the loop's own instructions cost it nothing.
inline constexpr std::uint64_t registerUnroll = 56;

/// Moves from a general register to another, by the whole register: narrower moves merge with what was there.
std::uint64_t registerGeneral4(std::uint64_t transfers) noexcept;
std::uint64_t registerGeneral8(std::uint64_t transfers) noexcept;

/// Moves between a general register and eight slots of the stack, below all that is in use there.
std::uint64_t registerToStack8(std::uint64_t transfers) noexcept;
std::uint64_t registerFromStack8(std::uint64_t transfers) noexcept;
/// Moves the same by the instructions that change the stack pointer (x86-64), down or up by one iteration and
/// back.
std::uint64_t registerPush8(std::uint64_t transfers) noexcept;
std::uint64_t registerPop8(std::uint64_t transfers) noexcept;

/// Moves from a general register to the whole of a vector, the rest of which is cleared, and back from its
/// low end.
std::uint64_t registerToVector4(std::uint64_t transfers) noexcept;
std::uint64_t registerToVector8(std::uint64_t transfers) noexcept;
std::uint64_t registerFromVector4(std::uint64_t transfers) noexcept;
std::uint64_t registerFromVector8(std::uint64_t transfers) noexcept;

/// Moves from a general register into the second element of a vector, the rest of which stays.
std::uint64_t registerInsert1(std::uint64_t transfers) noexcept;
std::uint64_t registerInsert2(std::uint64_t transfers) noexcept;
std::uint64_t registerInsert4(std::uint64_t transfers) noexcept;
std::uint64_t registerInsert8(std::uint64_t transfers) noexcept;
/// Moves from the second element of a vector to a general register.
std::uint64_t registerExtract1(std::uint64_t transfers) noexcept;
std::uint64_t registerExtract2(std::uint64_t transfers) noexcept;
std::uint64_t registerExtract4(std::uint64_t transfers) noexcept;
std::uint64_t registerExtract8(std::uint64_t transfers) noexcept;

/// Moves from one vector to another.
std::uint64_t registerVector16(std::uint64_t transfers) noexcept;
std::uint64_t registerVector32(std::uint64_t transfers) noexcept;
std::uint64_t registerVector64(std::uint64_t transfers) noexcept;
/// Moves vectors of the machine's own length (arm64).
std::uint64_t registerScalable(std::uint64_t transfers) noexcept;

}  // namespace strata::kernels
