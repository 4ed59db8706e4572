// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace strata {

/// A path as the system's calls want it. In all values paths are UTF-8. Windows takes UTF-16, and paths of
/// more than 260 characters in a form of their own, which it has from so few on that a name of roomForNames
/// characters may still be joined to it. Elsewhere the bytes stay as they are, valid or not.
std::filesystem::path pathOf(const std::string& utf8);

/// The other way; Windows' form of a long path is left out.
std::string utf8Of(const std::filesystem::path& path);

}  // namespace strata
