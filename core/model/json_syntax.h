// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/model/reason.h"

namespace strata {

/// Nothing when the text is JSON that can be parsed without a further look: whole, in UTF-8 (with or without
/// a byte order mark), with numbers that a double holds, no key twice and at most 1000 keys in one object,
/// nested at most 64 deep (bounds on the time and the stack that hostile files could otherwise take). Else
/// `bad-json`, with the place as "line:column" and, in English, what the parser says.
std::optional<Error> findJsonError(std::string_view text);

/// The same error of an object that stands at `path` ("settings.") of a file: the keys that it names are
/// those of the file.
Error underPath(Error error, const std::string& path);

}  // namespace strata
