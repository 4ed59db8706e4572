// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/model/result.h"

namespace strata {

/// Writes a file whole or not at all: into a new file beside it, which takes its place when the disk has it;
/// so also where the machine stops while it is written. Where the path is a link, the file that it leads to
/// is replaced and the link stays. Error: `cannot-write` (path, system); an older file of that name is then
/// as it was, and nothing else is left. Takes milliseconds, on a busy disk seconds.
Status writeFile(const std::string& path, std::string_view content);

}  // namespace strata
