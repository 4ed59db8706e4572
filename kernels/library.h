// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// Functions of the system's C library, called as a program calls them that is linked with it: no compiler
/// puts code of its own in their place. A unit is a call.
namespace strata::kernels {

/// Copies `text` to `copy`.
std::uint64_t libraryMemcpy(const LibraryCall& on, std::uint64_t calls) noexcept;
/// Moves all bytes within `scratch` up by libraryShift: source and destination overlap in all but those.
std::uint64_t libraryMemmove(const LibraryCall& on, std::uint64_t calls) noexcept;
/// Sets `scratch` to a byte that is not zero.
std::uint64_t libraryMemset(const LibraryCall& on, std::uint64_t calls) noexcept;
/// Compares `text` with `copy`, which are equal.
std::uint64_t libraryMemcmp(const LibraryCall& on, std::uint64_t calls) noexcept;
/// Finds the byte that is at the very end of `text`.
std::uint64_t libraryMemchr(const LibraryCall& on, std::uint64_t calls) noexcept;
/// Takes the length of `text`; the bytes include its end.
std::uint64_t libraryStrlen(const LibraryCall& on, std::uint64_t calls) noexcept;
/// Copies `text` to `copy`, its end included.
std::uint64_t libraryStrcpy(const LibraryCall& on, std::uint64_t calls) noexcept;

}  // namespace strata::kernels
