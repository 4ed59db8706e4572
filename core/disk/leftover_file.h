// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/model/result.h"

/// What the systems do differently with a file that may be a leftover.
namespace strata {

/// A disk test has it open, in this or another process.
bool isInUse(const std::filesystem::path& file);

/// Removes a file that is in nobody's use. Errors: `file-in-use` (path), `cannot-remove` (path, system).
Status removeUnused(const std::filesystem::path& file);

}  // namespace strata
