// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace strata {

/// The C library that this process runs with: "glibc 2.36". Empty where the system does not tell.
std::string cLibraryName();

}  // namespace strata
