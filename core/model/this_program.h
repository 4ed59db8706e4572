// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/run.h"

namespace strata {

/// What this build calls itself, with the compiler that made it. Any thread.
Program thisProgram();

/// The libraries that it was built with, each with its version where CMake knows it, between commas. Any
/// thread.
std::string builtInLibraries();
/// The kind of processor that it was built for, as the system's tools write it. Any thread.
std::string builtForProcessor();

}  // namespace strata
