// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/result.h"

namespace strata {

/// The whole content of a file, or of what a pipe brings. Errors: `file-missing` (path), `cannot-read` (path,
/// system), the latter for a folder too.
Result<std::string> readFile(const std::string& path);

}  // namespace strata
