// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace strata {

/// "2026-03-14T09:26:53Z" as run files have it, also with a part of a second, which is left out, or another
/// offset than Z; nothing for what is no such text.
std::optional<std::chrono::sys_seconds> parseUtc(std::string_view text);

/// The other way round.
std::string utcText(std::chrono::sys_seconds time);

}  // namespace strata
