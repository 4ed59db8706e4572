// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/model/settings.h"

namespace strata {

/// The name on the command line and in files: "levels", "quick", "full".
const char* sweepName(Sweep sweep);
std::optional<Sweep> sweepNamed(std::string_view name);

/// "quick", "default", "thorough": as the presets of settings.
std::string_view paceName(WholeMachinePace pace);
std::optional<WholeMachinePace> paceNamed(std::string_view name);

}  // namespace strata
