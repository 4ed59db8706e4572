// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// A store, and a load that takes the bytes it has just stored, round after round: how soon a core hands on
/// what still waits in its store buffer (store-to-load forwarding), and what it costs where it cannot.
///
/// The next store takes the loaded value, so that no round begins before the one before has ended, unless the
/// load takes no byte of the store. Store and load have a base register each: some cores know by the form of
/// the address alone that a load takes what a store has just written (memory renaming), and would show no
/// store buffer.
///
/// Operands of up to eight bytes are general registers, and where one of the two has sixteen bytes both are
/// vectors: nothing crosses from one register file to the other. On x86-64 a vector of one or two bytes
/// takes an instruction that inserts or extracts an element, which adds a cycle or so.
namespace strata::kernels {

/// Rounds in one iteration. The one addition beside them, which tells how many iterations were made, costs a
/// cycle in so many rounds: under half a percent where a forwarded load takes four or more.
inline constexpr std::uint64_t forwardingUnroll = 64;

/// The numbers in the names are the bytes of the store, and of the load.
std::uint64_t forwardStore1Load1(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore1Load2(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore1Load4(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore1Load8(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore1Load16(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore2Load1(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore2Load2(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore2Load4(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore2Load8(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore2Load16(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore4Load1(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore4Load2(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore4Load4(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore4Load8(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore4Load16(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore8Load1(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore8Load2(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore8Load4(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore8Load8(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore8Load16(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore16Load1(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore16Load2(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore16Load4(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore16Load8(Forwarding& on, std::uint64_t rounds) noexcept;
std::uint64_t forwardStore16Load16(Forwarding& on, std::uint64_t rounds) noexcept;

}  // namespace strata::kernels
