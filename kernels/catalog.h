// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "kernels/kernel.h"

namespace strata::kernels {

/// Every kernel that this build has, in the order in which reports list them.
std::span<const Kernel> catalog() noexcept;

/// The kernel with that id, or null.
const Kernel* find(std::string_view id) noexcept;

}  // namespace strata::kernels
