// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// Reads, writes and copies, one after another (kernels/serial.h), by the vectors of arm64's scalable vector
/// extension. How long those are is the processor's choice and the system's, and the elements of a walk must
/// be as long: hence one row of the catalogue for each length, with one loop behind all of them.
namespace strata::kernels {

std::uint64_t readScalable(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t writeScalable(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t copyScalable(Walk& walk, std::uint64_t units) noexcept;

}  // namespace strata::kernels
