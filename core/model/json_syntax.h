// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"
#include "core/model/reason.h"

namespace strata {

/// The most bytes of a text or key in a file, and so of a label or comment of a run, in UTF-8.
inline constexpr Bytes mostText = 64_KiB;
/// The most values in a whole file, each list and object counted too. A run file of the greatest size that is
/// read has fewer.
inline constexpr std::size_t mostJsonValues = 3'000'000;

/// Nothing when the text is JSON that can be parsed without a further look: whole, in UTF-8 (with or without
/// a byte order mark), with numbers that a double holds, no key twice and at most 1000 keys in one object,
/// nested at most 64 deep, of at most mostJsonValues, and with no text or key beyond mostText (bounds on the
/// time, memory and stack that hostile files could otherwise take; nothing is built meanwhile). Else
/// `bad-json`, with the place as "line:column" and, in English, what the parser says.
std::optional<Error> findJsonError(std::string_view text);

/// The same limits for CBOR: absent where a parser may build a value from all the bytes, else `bad-cbor`.
std::optional<Error> findCborError(std::string_view bytes);
/// The values in CBOR, up to its first error; those of a file are mostJsonValues at most.
std::size_t valuesOfCbor(std::string_view bytes);

/// The same error of an object that stands at `path` ("settings.") of a file: the keys that it names are
/// those of the file.
Error underPath(Error error, const std::string& path);

/// The version that a file's "schema" names: 2 of "strata.run/2" with the family "strata.run/". Absent when
/// it is of another family, or names no whole number from 1.
std::optional<int> schemaVersion(std::string_view schema, std::string_view family);

}  // namespace strata
