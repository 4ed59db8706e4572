// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// Paths of Windows that are longer than its calls take by default. Pure functions on UTF-16 text, which any
/// system can test. Source: Microsoft, "Maximum Path Length Limitation" and "File path formats on Windows
/// systems".
namespace strata {

/// What may be joined to a path once it is in the system's form: temporary names, and what SQLite and we put
/// behind the name of a file.
inline constexpr std::size_t roomForNames = 64;

/// From as many characters on a path counts as long. From 248 on a folder's name is too long for the system:
/// 260 with the zero at its end, less the 12 of a short name that must fit in it.
inline constexpr std::size_t longFrom = 248 - roomForNames;

/// An absolute path without "." and "..", as GetFullPathNameW gives it, in the form that may have 32767
/// characters:
/// "\\?\C:\folder", "\\?\UNC\server\share". A path that is not long, is in that form or names a device stays
/// as it is.
std::wstring extendedPath(const std::wstring& absolute);

/// What a person calls that path: without what extendedPath put before it. Other paths stay as they are.
std::wstring plainPath(const std::wstring& path);

}  // namespace strata
