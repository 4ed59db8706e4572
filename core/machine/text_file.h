// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace strata {

/// The whole text of a small file such as those of /proc and /sys; absent when it cannot be read.
std::optional<std::string> readTextFile(const std::string& path);

/// Its first line, without the end; empty when it cannot be read.
std::string firstLine(const std::string& path);

}  // namespace strata
