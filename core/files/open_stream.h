// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace strata {

/// Whether a path names what this program has open already, such as what a shell puts in the place of a file:
/// `/dev/stdout`, or an entry of the folder of open files, however that folder is reached. Other entries of
/// /proc, such as its "root", lead to any file. Any thread.
bool namesOpenStream(const std::filesystem::path& file);

}  // namespace strata
