// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>

namespace strata {

/// Waits until a file's content has left the system's memory, so that a machine which stops a moment later
/// leaves no empty file. An error where the disk did not take it; none where the system cannot be asked.
/// Takes milliseconds, on a busy disk seconds.
std::error_code flushFile(const std::filesystem::path& file);

/// The same for the names in a folder, where the system knows of such a wait.
void flushFolder(const std::filesystem::path& folder);

}  // namespace strata
