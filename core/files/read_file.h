// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

#include "core/base/units.h"
#include "core/model/result.h"

namespace strata {

/// The whole content of a file, or of what a device or an open pipe (/dev/stdin, /dev/fd/63) brings, which
/// may be endless. Errors: `file-missing` (path), `cannot-read` (path, system), the latter for a folder too,
/// `pipe-by-name` (path) for a named pipe, which is not opened, `too-large` (most_bytes) for more than
/// `most`, of which no more is read, and `stopped` once a stop is requested.
Result<std::string> readFile(const std::string& path, Bytes most, const std::stop_token& stop = {});

/// Whether a path names what this program has open already, such as what a shell puts in the place of a file:
/// `/dev/stdout`, or an entry of the folder of open files, however that folder is reached. Other entries of
/// /proc, such as its "root", lead to any file. Any thread.
bool namesOpenStream(const std::filesystem::path& file);

}  // namespace strata
