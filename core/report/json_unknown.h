// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/model/run.h"

namespace strata {

/// Keeps in a run and in its results what its file has and this version would not write again: it came from a
/// newer one. `file` is the JSON of a run file that `run` was read from. The settings keep their own.
void keepUnknownKeys(std::string_view file, Run& run);

}  // namespace strata
