// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>

namespace strata {

/// Makes the folder with those above it, each new one for this user only, as the XDG specification asks. No
/// error when it is there already.
std::error_code makePrivateFolder(const std::filesystem::path& folder);

}  // namespace strata
